//! The company's logo and color, as papers, mails and public pages show them.

use chrono::TimeDelta;
use haul_db::Connection;
use haul_entity::company::company_settings::Model;
use haul_ports::DownloadGrant;
use haul_types::{Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use crate::{ApiError, AppContext, settings_of_company};

/// Links change once a day, so that browsers keep the picture.
const LINK_DAYS: i64 = 2;
const DAY_SECONDS: i64 = 24 * 60 * 60;

/// How a company looks.
#[derive(Clone, Debug, Default, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Brand {
    /// Such as `#0f766e`; dark enough to be read on white. The product's own color if omitted.
    pub color: Option<String>,
    /// The address of the logo on this server, which works for a day; omitted without a logo.
    pub logo_url: Option<String>,
}

/// How the company looks to others.
pub async fn brand_of(ctx: &AppContext, db: &impl Connection, company_id: Uuid) -> Result<Brand, ApiError> {
    brand_of_settings(ctx, settings_of_company(db, company_id).await?)
}

/// Like [`brand_of`], of settings that were read before.
pub fn brand_of_settings(ctx: &AppContext, settings: Model) -> Result<Brand, ApiError> {
    let logo_url = logo_url(ctx, &settings)?;
    Ok(Brand { color: settings.brand_color, logo_url })
}

fn logo_url(ctx: &AppContext, settings: &Model) -> Result<Option<String>, ApiError> {
    let (Some(blob_id), Some(media_type)) = (settings.logo_blob_id, settings.logo_media_type.clone()) else {
        return Ok(None);
    };
    let grant = DownloadGrant {
        company_id: settings.company_id,
        blob_id,
        file_name: "logo".to_owned(),
        media_type,
        inline: true,
        expires_at: end_of_link(ctx.now()).utc(),
    };
    ctx.blobs.mint_download(&grant).map(Some).map_err(ApiError::internal)
}

/// The same all day.
fn end_of_link(now: Timestamp) -> Timestamp {
    let day = now.micros() / 1_000_000 / DAY_SECONDS;
    Timestamp::from_seconds(day.saturating_add(LINK_DAYS).saturating_mul(DAY_SECONDS))
        .unwrap_or(now + TimeDelta::days(1))
}

/// As templates name it.
pub fn picture_format(media_type: &str) -> &'static str {
    if media_type == "image/jpeg" { "jpg" } else { "png" }
}
