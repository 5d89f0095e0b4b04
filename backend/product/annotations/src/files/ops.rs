//! The verbs of files.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Change, Invalid, Write, authz::Actor, changes_between, differs, jobs::keep_blob, patch,
    same_version,
};
use haul_db::{Db, Fetch, unique_violation};
use haul_entity::{
    Owned, Versioned,
    annotations::record_file::{ActiveModel, Column, Entity, Model},
    compliance::compliance_item,
    safety::driver_event,
};
use haul_ports::{BlobError, DownloadGrant, UploadGrant, UploadPurpose};
use haul_types::{ErrorCode, Permission, RecordKind};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, DbErr, IntoActiveModel, QueryFilter, QueryOrder, Select, Set};
use uuid::Uuid;

use super::views::{
    RecordFile, RecordFileCreate, RecordFileLink, RecordFileList, RecordFileUpdate, RecordFileUpload,
    RecordFileUploadCreate,
};
use crate::subject;

/// The same as for a load's documents.
const MAX_BYTES: u64 = 25 * 1024 * 1024;
/// Formats that scanners and phones produce.
const MEDIA_TYPES: [&str; 5] = ["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"];
/// Time to send 25 MB over a phone's connection.
const UPLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(15);
/// Time to follow a link that was just requested.
const DOWNLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(5);

/// A ticket for one upload. Nothing is stored until its receipt is claimed.
pub fn begin_upload(
    ctx: &AppContext,
    company_id: Uuid,
    input: &RecordFileUploadCreate,
) -> Result<RecordFileUpload, ApiError> {
    let mut invalid = Invalid::default();
    invalid.text("file_name", &input.file_name, 200);
    invalid.require((1..=MAX_BYTES).contains(&input.byte_size), "byte_size", "A file can have at most 25 MB.");
    let is_taken = MEDIA_TYPES.contains(&input.media_type.as_str());
    invalid.require(is_taken, "media_type", "Upload a PDF, JPEG, PNG, TIFF or HEIC file.");
    invalid.finish()?;
    let expires_at = ctx.now() + UPLOAD_LIFETIME;
    let grant = UploadGrant {
        company_id,
        purpose: UploadPurpose::RecordFile,
        max_bytes: MAX_BYTES,
        media_types: MEDIA_TYPES.map(str::to_owned).to_vec(),
        expires_at: expires_at.utc(),
    };
    let ticket = ctx.blobs.mint_upload(&grant).map_err(blob_error)?;
    Ok(RecordFileUpload { upload_url: ticket.url, expires_at, max_bytes: MAX_BYTES })
}

pub async fn list(db: &Db, actor: &Actor, kind: RecordKind, id: Uuid) -> Result<RecordFileList, ApiError> {
    subject::find(db, actor.company_id, kind, id).await?;
    let rows = seen(actor)
        .filter(Column::RecordId.eq(id))
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await?;
    Ok(RecordFileList { items: rows.into_iter().map(RecordFile::try_from).collect::<Result<_, _>>()? })
}

/// Adds an uploaded file to a record, or one that a driver sent; returns the blob to claim after the commit.
pub async fn create(
    write: &mut Write,
    kind: RecordKind,
    id: Uuid,
    input: RecordFileCreate,
    document_submission_id: Option<Uuid>,
) -> Result<(RecordFile, Uuid), ApiError> {
    if matches!(kind, RecordKind::Load | RecordKind::Quote) {
        let message =
            "Files are for customers, facilities, drivers, trucks, trailers and carriers. A load has documents.";
        return Err(ApiError::new(ErrorCode::BadRequest, message));
    }
    let subject = subject::find_for_update(write, kind, id).await?;
    let receipt = write.ctx.blobs.verify_receipt(&input.receipt, write.company_id(), UploadPurpose::RecordFile);
    let receipt = receipt.map_err(blob_error)?;
    let mut invalid = Invalid::default();
    check_item(write, id, input.compliance_item_id, &mut invalid).await?;
    check_event(write, id, input.driver_event_id, &mut invalid).await?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        record_kind: kind,
        record_id: id,
        customer_id: subject.id_if(RecordKind::Customer),
        facility_id: subject.id_if(RecordKind::Facility),
        driver_id: subject.id_if(RecordKind::Driver),
        truck_id: subject.id_if(RecordKind::Truck),
        trailer_id: subject.id_if(RecordKind::Trailer),
        motor_carrier_id: subject.id_if(RecordKind::MotorCarrier),
        compliance_item_id: input.compliance_item_id,
        driver_event_id: input.driver_event_id,
        document_submission_id,
        kind: input.kind,
        file_name: invalid.text("file_name", &input.file_name, 200),
        media_type: receipt.media_type,
        byte_size: i64::try_from(receipt.byte_size).unwrap_or(i64::MAX),
        sha256: receipt.sha256,
        blob_id: receipt.blob_id,
        note: input.note.and_then(|text| invalid.optional_text("note", &text, 1000)),
        uploaded_by: write.actor.name.clone(),
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    invalid.finish()?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await.map_err(used_receipt)?;
    keep_blob(write, receipt.blob_id).await?;
    let named = Change { field: "file_name".to_owned(), from: None, to: Some(row.file_name.clone()) };
    subject.record(write, "file_added", vec![named]);
    Ok((row.try_into()?, receipt.blob_id))
}

pub async fn update(write: &mut Write, before: Model, input: RecordFileUpdate) -> Result<RecordFile, ApiError> {
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = input.file_name {
        row.file_name = Set(invalid.text("file_name", &name, 200));
    }
    if let Some(kind) = input.kind {
        row.kind = Set(kind);
    }
    patch(&mut row.compliance_item_id, input.compliance_item_id, Some);
    let item_id = row.compliance_item_id.try_as_ref().copied().flatten();
    check_item(write, before.record_id, item_id, &mut invalid).await?;
    patch(&mut row.driver_event_id, input.driver_event_id, Some);
    let event_id = row.driver_event_id.try_as_ref().copied().flatten();
    check_event(write, before.record_id, event_id, &mut invalid).await?;
    patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    if !differs(&row, &before) {
        return before.try_into();
    }
    save(write, before, row, "file_changed").await
}

/// A file belongs to a paper of the same record.
async fn check_item(
    write: &Write,
    record_id: Uuid,
    item_id: Option<Uuid>,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    let Some(id) = item_id else { return Ok(()) };
    let item = compliance_item::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let is_of_record = item.is_some_and(|item| item.record_id == record_id);
    invalid.require(is_of_record, "compliance_item_id", "This record has no such paper.");
    Ok(())
}

/// A file belongs to an event of the same driver.
async fn check_event(
    write: &Write,
    driver_id: Uuid,
    event_id: Option<Uuid>,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    let Some(id) = event_id else { return Ok(()) };
    let event = driver_event::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let is_of_driver = event.is_some_and(|event| event.driver_id == driver_id);
    invalid.require(is_of_driver, "driver_event_id", "This driver has no such event.");
    Ok(())
}

/// Archiving twice changes nothing; neither does restoring twice.
pub async fn set_archived(write: &mut Write, before: Model, is_archived: bool) -> Result<RecordFile, ApiError> {
    if before.archived_at.is_some() == is_archived {
        return before.try_into();
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "file_archived" } else { "file_restored" }).await
}

/// A link to the file.
pub fn open(ctx: &AppContext, row: Model, is_inline: bool) -> Result<RecordFileLink, ApiError> {
    let expires_at = ctx.now() + DOWNLOAD_LIFETIME;
    let grant = DownloadGrant {
        company_id: row.company_id,
        blob_id: row.blob_id,
        file_name: row.file_name,
        media_type: row.media_type,
        inline: is_inline,
        expires_at: expires_at.utc(),
    };
    Ok(RecordFileLink { url: ctx.blobs.mint_download(&grant).map_err(blob_error)?, expires_at })
}

pub async fn find(db: &Db, actor: &Actor, id: Uuid) -> Result<Model, ApiError> {
    seen(actor).filter(Column::Id.eq(id)).fetch_optional(db).await?.ok_or_else(ApiError::not_found)
}

/// Files of drivers' events are seen with them.
fn seen(actor: &Actor) -> Select<Entity> {
    let sees_events = actor.may(Permission::DriverEventsRead);
    let others = (!sees_events).then(|| Column::DriverEventId.is_null());
    Entity::owned_by(actor.company_id).filter(Condition::all().add_option(others))
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, verb: &str) -> Result<RecordFile, ApiError> {
    let subject = subject::find(write.tx(), write.company_id(), before.record_kind, before.record_id).await?;
    Entity::count_change(&mut row, &before, write.now);
    let after: RecordFile = row.update(write.tx()).await?.try_into()?;
    let before: RecordFile = before.try_into()?;
    let mut changes = changes_between(Some(&before), &after);
    if changes.iter().all(|change| change.field != "file_name") {
        let name = Some(after.file_name.clone());
        changes.push(Change { field: "file_name".to_owned(), from: name.clone(), to: name });
    }
    subject.record(write, verb, changes);
    Ok(after)
}

/// The database decides which uploads are used.
fn used_receipt(error: DbErr) -> ApiError {
    match unique_violation(&error) {
        Some("record_file_blob_id_key") => {
            ApiError::new(ErrorCode::ReceiptAlreadyUsed, "This upload already belongs to a file.")
        }
        _ => error.into(),
    }
}

fn blob_error(error: BlobError) -> ApiError {
    match error {
        BlobError::InvalidReceipt => {
            ApiError::new(ErrorCode::ReceiptInvalid, "This upload is no longer valid. Upload the file again.")
        }
        BlobError::Unavailable(cause) => {
            tracing::warn!(cause, "blob store unavailable");
            ApiError::unavailable()
        }
    }
}
