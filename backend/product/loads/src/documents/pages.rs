//! Counts the pages of an uploaded file after the commit, because reading a file takes longer than a write should.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::Scope;
use haul_entity::{Owned, loads::document};
use haul_ports::{CountOrder, TypesettingError};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// Counts the pages of a document's file.
pub struct CountPages;

/// The document that a job is for.
#[derive(Serialize, Deserialize)]
pub struct About {
    pub document_id: Uuid,
}

impl Job for CountPages {
    const KIND: &'static str = "count_pages";
    const TITLE: &'static str = "Count a document's pages";
    type Payload = About;

    async fn run(ctx: &AppContext, company_id: Uuid, About { document_id }: About) -> Result<(), JobError> {
        count(ctx, company_id, document_id).await
    }
}

/// A picture is one page; the pages of a PDF or TIFF are counted by a job.
pub fn known_at_once(media_type: &str) -> Option<i32> {
    matches!(media_type, "image/jpeg" | "image/png" | "image/heic").then_some(1)
}

async fn count(ctx: &AppContext, company_id: Uuid, document_id: Uuid) -> Result<(), JobError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let found = document::Entity::find_owned(company_id, document_id).fetch_optional(&db).await;
    let Some(row) = found.map_err(ApiError::from)?.filter(|row| row.page_count.is_none()) else { return Ok(()) };
    let order = CountOrder { company_id, blob_id: row.blob_id, media_type: row.media_type };
    let pages = match ctx.typesetting.count_pages(&order).await {
        Ok(pages) => pages,
        // A file that can't be read has no page count; the packet names it when it needs it.
        Err(TypesettingError::Part { failure, .. }) => {
            tracing::info!(%document_id, ?failure, "the pages of a document can't be counted");
            return Ok(());
        }
        Err(error) => return Err(JobError::passing(error)),
    };
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let found = write.find_for_update::<document::Entity>(document_id).await.map_err(ApiError::from)?;
    let Some(row) = found.filter(|row| row.page_count.is_none()) else { return Ok(()) };
    let mut row = row.into_active_model();
    row.page_count = Set(i32::try_from(pages).ok());
    row.update(write.tx()).await.map_err(ApiError::from)?;
    write.show("document", document_id);
    write.commit(true).await?;
    Ok(())
}
