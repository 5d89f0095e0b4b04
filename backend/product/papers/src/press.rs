//! Renders facts to a PDF and returns a link to it.

use chrono::TimeDelta;
use haul_api::{AppContext, picture_format, settings_of_company};
use haul_db::Scope;
use haul_entity::company::company_settings;
use haul_loads::documents::DocumentLink;
use haul_ports::{DownloadGrant, RenderOrder, RenderPicture, TypesettingError};
use haul_types::Timestamp;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{error::PaperError, packet::Enclosure, templates::words_of};

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);

/// A paper that was rendered.
pub struct Printed {
    pub blob_id: Uuid,
    pub pages: u32,
    /// The file's name, without its ending.
    pub title: String,
}

/// Renders facts with a template. An unclaimed blob expires within a day.
pub async fn render(ctx: &AppContext, company_id: Uuid, template: &str, data: &Value) -> Result<Uuid, PaperError> {
    rendered(ctx, company_id, template, data).await.map(|(blob_id, _)| blob_id)
}

/// The same, with the number of pages.
pub async fn rendered(
    ctx: &AppContext,
    company_id: Uuid,
    template: &str,
    data: &Value,
) -> Result<(Uuid, u32), PaperError> {
    let settings = settings_of_company(&ctx.db.scoped(Scope::Company(company_id)), company_id).await?;
    let picture = settings.logo_blob_id.zip(settings.logo_media_type.clone());
    let picture = picture.map(|(blob_id, media_type)| RenderPicture { blob_id, media_type });
    let mut data = data.clone();
    if let Some(words) = words_of(ctx, company_id, template, &data).await?
        && let Some(data) = data.as_object_mut()
    {
        data.insert("words".to_owned(), words);
    }
    let order = RenderOrder {
        company_id,
        blob_id: ctx.ids.next(),
        template: template.to_owned(),
        data_json: branded(&data, &settings).to_string(),
        created_at: ctx.now().utc(),
        picture,
    };
    match ctx.typesetting.render(&order).await {
        Ok(typeset) => Ok((order.blob_id, typeset.pages)),
        // An invoice without its logo is better than none.
        Err(TypesettingError::Part { failure, .. }) => {
            tracing::error!(company = %company_id, ?failure, "the logo can't be printed");
            let plain = company_settings::Model { logo_blob_id: None, logo_media_type: None, ..settings };
            let data_json = branded(&data, &plain).to_string();
            let order = RenderOrder { blob_id: ctx.ids.next(), picture: None, data_json, ..order };
            let typeset = ctx.typesetting.render(&order).await?;
            Ok((order.blob_id, typeset.pages))
        }
        Err(error) => Err(error.into()),
    }
}

/// With the company's color and the format of its logo.
fn branded(data: &Value, settings: &company_settings::Model) -> Value {
    let mut data = data.clone();
    let logo = settings.logo_media_type.as_deref().map(picture_format);
    if let (Some(data), true) = (data.as_object_mut(), logo.is_some() || settings.brand_color.is_some()) {
        data.insert("brand".to_owned(), json!({ "color": settings.brand_color, "logo": logo }));
    }
    data
}

/// A link to a paper that was just rendered.
pub fn link(
    ctx: &AppContext,
    company_id: Uuid,
    blob_id: Uuid,
    file_name: String,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let media_type = "application/pdf".to_owned();
    let until = until(ctx);
    let expires_at = until.utc();
    minted(ctx, &DownloadGrant { company_id, blob_id, file_name, media_type, inline: is_inline, expires_at }, until)
}

/// A link to save another file.
pub fn link_to(
    ctx: &AppContext,
    company_id: Uuid,
    blob_id: Uuid,
    file_name: &str,
    media_type: &str,
) -> Result<DocumentLink, PaperError> {
    let (file_name, media_type) = (file_name.to_owned(), media_type.to_owned());
    let until = until(ctx);
    let expires_at = until.utc();
    minted(ctx, &DownloadGrant { company_id, blob_id, file_name, media_type, inline: false, expires_at }, until)
}

fn until(ctx: &AppContext) -> Timestamp {
    ctx.now() + LINK_LIFETIME
}

fn minted(ctx: &AppContext, grant: &DownloadGrant, expires_at: Timestamp) -> Result<DocumentLink, PaperError> {
    Ok(DocumentLink { url: ctx.blobs.mint_download(grant)?, expires_at })
}

/// Why a packet can't be bound, with the document that caused it if one did. The cover comes before the enclosures.
pub fn unbound(error: TypesettingError, enclosures: &[Enclosure]) -> PaperError {
    let TypesettingError::Part { index, failure } = error else { return error.into() };
    match index.checked_sub(1).and_then(|at| enclosures.get(at)) {
        Some(Enclosure::Document(row)) => {
            PaperError::DocumentUnusable { id: row.id, file_name: row.file_name.clone(), failure }
        }
        _ => TypesettingError::Part { index, failure }.into(),
    }
}
