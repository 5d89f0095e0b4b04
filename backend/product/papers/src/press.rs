//! Renders facts to a PDF and returns a link to it.

use chrono::TimeDelta;
use haul_api::AppContext;
use haul_loads::documents::DocumentLink;
use haul_ports::{DownloadGrant, RenderOrder};
use serde_json::Value;
use uuid::Uuid;

use crate::error::PaperError;

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);

/// Renders facts with a template. An unclaimed blob expires within a day.
pub async fn render(ctx: &AppContext, company_id: Uuid, template: &str, data: &Value) -> Result<Uuid, PaperError> {
    let blob_id = ctx.ids.next();
    let order = RenderOrder {
        company_id,
        blob_id,
        template: template.to_owned(),
        data_json: data.to_string(),
        created_at: ctx.now().utc(),
    };
    ctx.typesetting.render(&order).await?;
    Ok(blob_id)
}

/// A link to a paper that was just rendered.
pub fn link(
    ctx: &AppContext,
    company_id: Uuid,
    blob_id: Uuid,
    file_name: String,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let expires_at = ctx.now() + LINK_LIFETIME;
    let url = ctx.blobs.mint_download(&DownloadGrant {
        company_id,
        blob_id,
        file_name,
        media_type: "application/pdf".to_owned(),
        inline: is_inline,
        expires_at: expires_at.utc(),
    })?;
    Ok(DocumentLink { url, expires_at })
}
