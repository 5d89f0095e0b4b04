//! Documents that a driver photographs: the upload, and the document of the load.

use haul_api::{AppContext, Invalid};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    tracking::{driver_link, driver_report},
};
use haul_loads::documents::{self, DocumentCreate, DocumentUpload};
use haul_types::DriverReportKind;
use sea_orm::{ActiveModelTrait, ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    driver_bodies::{DriverDocumentAdd, DriverUpload},
    driver_trip::{Trip, follow, of_leg},
};
use crate::record::error::TrackingError;

/// A phone's picture at full size has about 5 MB; the page sends smaller ones.
const MAX_BYTES: u64 = 10 * 1024 * 1024;
const MEDIA_TYPES: [&str; 4] = ["image/jpeg", "image/png", "image/heic", "application/pdf"];
/// A trip of many stops has a few papers at each; a leaked link must not fill the company's storage.
const MOST_DOCUMENTS: usize = 60;
/// Some uploads are lost on the way.
const MOST_UPLOADS: i32 = 200;

/// A ticket for one upload.
pub async fn begin_upload(ctx: &AppContext, input: &DriverUpload) -> Result<DocumentUpload, TrackingError> {
    let mut invalid = Invalid::default();
    invalid.require((1..=MAX_BYTES).contains(&input.byte_size), "byte_size", "A file can have at most 10 MB.");
    let is_taken = MEDIA_TYPES.contains(&input.media_type.as_str());
    invalid.require(is_taken, "media_type", "Upload a JPEG, PNG, HEIC or PDF file.");
    let trip = follow(ctx, &input.token).await?;
    invalid.finish()?;
    if trip.link.upload_count >= MOST_UPLOADS {
        return Err(TrackingError::TooManyDocuments);
    }
    let count = driver_link::ActiveModel {
        id: Set(trip.link.id),
        upload_count: Set(trip.link.upload_count.saturating_add(1)),
        ..Default::default()
    };
    count.update(trip.write.tx()).await?;
    let upload = documents::mint_upload(ctx, trip.link.company_id, MAX_BYTES, &MEDIA_TYPES)?;
    Ok(trip.write.commit(upload).await?)
}

/// Adds an uploaded file to the load; returns the document's id and the blob to claim after the commit.
pub async fn add(trip: &mut Trip, input: &DriverDocumentAdd) -> Result<(Uuid, Uuid), TrackingError> {
    let (leg, _) = trip.leg()?;
    if let Some(id) = input.stop_id
        && !of_leg(&trip.aggregate, leg).iter().any(|stop| stop.id == id)
    {
        return Err(Invalid::field("stop_id", "This stop is not part of the trip.").into());
    }
    let added = driver_report::Entity::owned_by(trip.link.company_id)
        .filter(driver_report::Column::DriverLinkId.eq(trip.link.id))
        .filter(driver_report::Column::Kind.eq(DriverReportKind::Document))
        .filter(driver_report::Column::DocumentId.is_not_null())
        .fetch_all(trip.write.tx())
        .await?;
    if added.len() >= MOST_DOCUMENTS {
        return Err(TrackingError::TooManyDocuments);
    }
    let document = DocumentCreate {
        receipt: input.receipt.clone(),
        file_name: input.file_name.clone(),
        kind: input.kind.into(),
        stop_id: input.stop_id,
        is_signed: input.is_signed,
        is_in_invoice_packet: None,
        revision: None,
        note: input.note.clone(),
    };
    let (document, blob_id) = documents::create(&mut trip.write, trip.link.load_id, document).await?;
    Ok((document.id, blob_id))
}
