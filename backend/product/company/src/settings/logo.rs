//! An uploaded logo, tried before it is used.

use haul_api::{AppContext, Invalid, picture_format};
use haul_ports::{BlobReceipt, RenderOrder, RenderPicture, TypesettingError, UploadPurpose};
use serde_json::json;
use uuid::Uuid;

use super::error::SettingsError;

/// A logo is shown an inch high; more bytes only slow public pages down.
pub const MAX_BYTES: u64 = 512 * 1024;
/// No SVG: it can contain scripts.
pub const MEDIA_TYPES: [&str; 2] = ["image/png", "image/jpeg"];

/// Prints an uploaded picture once, so that a broken one never keeps an invoice from being printed.
pub async fn tried(ctx: &AppContext, company_id: Uuid, receipt: &str) -> Result<BlobReceipt, SettingsError> {
    let found = ctx.blobs.verify_receipt(receipt, company_id, UploadPurpose::CompanyFile)?;
    let mut invalid = Invalid::default();
    invalid.require(MEDIA_TYPES.contains(&found.media_type.as_str()), "logo_receipt", "Upload a PNG or JPEG picture.");
    invalid.require(found.byte_size <= MAX_BYTES, "logo_receipt", "A logo can have at most 512 KB.");
    invalid.finish()?;
    let order = RenderOrder {
        company_id,
        blob_id: ctx.ids.next(),
        template: "logo".to_owned(),
        data_json: json!({ "format": picture_format(&found.media_type) }).to_string(),
        created_at: ctx.now().utc(),
        picture: Some(RenderPicture { blob_id: found.blob_id, media_type: found.media_type.clone() }),
    };
    match ctx.typesetting.render(&order).await {
        Ok(_) => Ok(found),
        Err(TypesettingError::Template(_) | TypesettingError::Part { .. } | TypesettingError::TooLarge) => {
            let mut invalid = Invalid::default();
            invalid.push(
                "logo_receipt",
                "This picture can't be printed. Save it again as PNG, at most 2,000 pixels wide.",
            );
            Err(invalid.into())
        }
        Err(error) => Err(error.into()),
    }
}
