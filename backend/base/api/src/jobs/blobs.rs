//! Claims uploads that committed rows refer to, and releases those whose rows were deleted.

use haul_db::Fetch;
use haul_entity::base::job;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{Job, JobError};
use crate::{ApiError, AppContext, Write};

/// Claims an uploaded blob that a committed row refers to.
pub struct KeepBlob;

/// Releases a blob whose last row was deleted.
pub struct ReleaseBlob;

/// An upload that a row now refers to, or no longer.
#[derive(PartialEq, Eq, Serialize, Deserialize)]
pub struct NamedBlob {
    company_id: Uuid,
    blob_id: Uuid,
}

impl Job for KeepBlob {
    const KIND: &'static str = "keep_blob";
    const TITLE: &'static str = "Store an uploaded file";
    const IS_NEEDED: bool = true;
    type Payload = NamedBlob;

    async fn run(ctx: &AppContext, _: Uuid, blob: NamedBlob) -> Result<(), JobError> {
        ctx.blobs.claim(blob.company_id, blob.blob_id).await.map_err(JobError::passing)
    }
}

impl Job for ReleaseBlob {
    const KIND: &'static str = "release_blob";
    const TITLE: &'static str = "Delete a file";
    type Payload = NamedBlob;

    async fn run(ctx: &AppContext, _: Uuid, blob: NamedBlob) -> Result<(), JobError> {
        ctx.blobs.release(blob.company_id, blob.blob_id).await.map_err(JobError::passing)
    }
}

/// Claims an upload once the write is committed, even if the process ends in between.
pub async fn keep_blob(write: &Write, blob_id: Uuid) -> Result<(), ApiError> {
    write.enqueue::<KeepBlob>(&NamedBlob { company_id: write.company_id(), blob_id }).await?;
    Ok(())
}

/// Releases a blob once the write is committed. A claim that is still waiting would keep it after all.
pub async fn release_blob(write: &Write, blob_id: Uuid) -> Result<(), ApiError> {
    let blob = NamedBlob { company_id: write.company_id(), blob_id };
    let claims = job::Entity::find()
        .filter(job::Column::CompanyId.eq(blob.company_id))
        .filter(job::Column::Kind.eq(KeepBlob::KIND))
        .filter(job::Column::FinishedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    let is_of_blob =
        |job: &job::Model| serde_json::from_value(job.payload.clone()).is_ok_and(|of: NamedBlob| of == blob);
    let ids: Vec<Uuid> = claims.iter().filter(|job| is_of_blob(job)).map(|job| job.id).collect();
    job::Entity::delete_many().filter(job::Column::Id.is_in(ids)).exec(write.tx()).await?;
    write.enqueue::<ReleaseBlob>(&blob).await?;
    Ok(())
}
