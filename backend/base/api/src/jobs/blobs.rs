//! Claims uploads that committed rows refer to.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{Job, JobError};
use crate::{ApiError, AppContext, Write};

/// Claims an uploaded blob that a committed row refers to.
pub struct KeepBlob;

/// An upload that a row now refers to.
#[derive(Serialize, Deserialize)]
pub struct NamedBlob {
    company_id: Uuid,
    blob_id: Uuid,
}

impl Job for KeepBlob {
    const KIND: &'static str = "keep_blob";
    type Payload = NamedBlob;

    async fn run(ctx: &AppContext, _: Uuid, blob: NamedBlob) -> Result<(), JobError> {
        ctx.blobs.claim(blob.company_id, blob.blob_id).await.map_err(JobError::passing)
    }
}

/// Claims an upload once the write is committed, even if the process ends in between.
pub async fn keep_blob(write: &Write, blob_id: Uuid) -> Result<(), ApiError> {
    write.enqueue::<KeepBlob>(&NamedBlob { company_id: write.company_id(), blob_id }).await?;
    Ok(())
}
