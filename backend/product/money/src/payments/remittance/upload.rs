//! The upload of a remittance.

use chrono::TimeDelta;
use haul_api::{ApiError, AppContext, Invalid, authz::Actor};
use haul_ports::{BlobError, UploadGrant, UploadPurpose};

use super::super::{error::PaymentError, views::RemittanceUpload};
use crate::ledger::require_everything;

/// Time to choose a file and send it over a slow line.
const LIFETIME: TimeDelta = TimeDelta::hours(1);
/// A remittance has some hundred rows.
const MAX_BYTES: u64 = 5 << 20;
/// CSV, XLSX, and workbooks whose parts are ordered so that they look like any other archive.
const MEDIA_TYPES: [&str; 3] =
    ["text/csv", "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "application/zip"];

/// A ticket for one upload. The file expires within a day, for nothing claims it.
pub fn begin(ctx: &AppContext, actor: &Actor) -> Result<RemittanceUpload, PaymentError> {
    require_everything(actor)?;
    let expires_at = ctx.now() + LIFETIME;
    let grant = UploadGrant {
        company_id: actor.company_id,
        purpose: UploadPurpose::ImportFile,
        max_bytes: MAX_BYTES,
        media_types: MEDIA_TYPES.map(str::to_owned).to_vec(),
        expires_at: expires_at.utc(),
    };
    let ticket = ctx.blobs.mint_upload(&grant).map_err(refused)?;
    Ok(RemittanceUpload { upload_url: ticket.url, expires_at, max_bytes: MAX_BYTES })
}

pub fn refused(error: BlobError) -> PaymentError {
    match error {
        BlobError::InvalidReceipt => {
            Invalid::field("receipt", "This upload has expired or is not yours. Upload the file again.").into()
        }
        BlobError::Unavailable(cause) => {
            tracing::warn!(cause, "the blob store is unavailable");
            ApiError::unavailable().into()
        }
    }
}
