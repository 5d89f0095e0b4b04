//! The verbs of documents.

use chrono::TimeDelta;
use haul_api::{AppContext, Invalid, Write, changes_between, differs, jobs::keep_blob, patch, same_version};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{
        document::{ActiveModel, Column, Entity, Model},
        load, stop,
    },
};
use haul_ports::{DownloadGrant, UploadGrant, UploadPurpose};
use haul_types::DocumentKind;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    error::DocumentError,
    pages::{About, CountPages, known_at_once},
    revisions::{self, current_revision},
    views::{
        Document, DocumentCreate, DocumentLink, DocumentList, DocumentUpdate, DocumentUpload, DocumentUploadCreate,
    },
};

/// NMFTA's document exchange accepts no larger ones.
const MAX_BYTES: u64 = 25 * 1024 * 1024;
/// Formats that scanners and phones produce and customers' billing portals accept.
const MEDIA_TYPES: [&str; 5] = ["application/pdf", "image/jpeg", "image/png", "image/tiff", "image/heic"];
/// Time to send 25 MB over a phone's connection.
const UPLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(15);
/// Time to follow a link that was just requested.
const DOWNLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(5);

/// A ticket for one upload. Nothing is stored until its receipt is claimed.
pub fn begin_upload(
    ctx: &AppContext,
    company_id: Uuid,
    input: &DocumentUploadCreate,
) -> Result<DocumentUpload, DocumentError> {
    let mut invalid = Invalid::default();
    invalid.text("file_name", &input.file_name, 200);
    invalid.require((1..=MAX_BYTES).contains(&input.byte_size), "byte_size", "A file can have at most 25 MB.");
    let is_taken = MEDIA_TYPES.contains(&input.media_type.as_str());
    invalid.require(is_taken, "media_type", "Upload a PDF, JPEG, PNG, TIFF or HEIC file.");
    invalid.finish()?;
    mint_upload(ctx, company_id, MAX_BYTES, &MEDIA_TYPES)
}

/// A ticket for one upload of at most so many bytes, of these formats.
pub fn mint_upload(
    ctx: &AppContext,
    company_id: Uuid,
    max_bytes: u64,
    media_types: &[&str],
) -> Result<DocumentUpload, DocumentError> {
    let expires_at = ctx.now() + UPLOAD_LIFETIME;
    let ticket = ctx.blobs.mint_upload(&UploadGrant {
        company_id,
        purpose: UploadPurpose::LoadDocument,
        max_bytes,
        media_types: media_types.iter().map(|name| (*name).to_owned()).collect(),
        expires_at: expires_at.utc(),
    })?;
    Ok(DocumentUpload { upload_url: ticket.url, expires_at, max_bytes })
}

pub async fn list(db: &Db, company_id: Uuid, load_id: Uuid) -> Result<DocumentList, DocumentError> {
    let load = load::Entity::find_owned(company_id, load_id).fetch_optional(db).await?;
    load.ok_or(DocumentError::NotFound)?;
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await?;
    let current = current_revision(&rows);
    Ok(DocumentList { items: rows.into_iter().map(|row| Document::of(row, current)).collect() })
}

/// Adds an uploaded file to a load; returns the blob to claim after the commit.
pub async fn create(
    write: &mut Write,
    load_id: Uuid,
    input: DocumentCreate,
) -> Result<(Document, Uuid), DocumentError> {
    let load = crate::lock(write, load_id).await?;
    let blobs = &write.ctx.blobs;
    let receipt = blobs.verify_receipt(&input.receipt, write.company_id(), UploadPurpose::LoadDocument)?;
    let known = revisions::of_load(write, load.id).await?;
    let mut invalid = Invalid::default();
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id: load.id,
        stop_id: checked_stop(write, load.id, input.stop_id, &mut invalid).await?,
        kind: input.kind,
        file_name: invalid.text("file_name", &input.file_name, 200),
        page_count: known_at_once(&receipt.media_type),
        revision: revisions::of_new(input.kind, input.revision, &known, &mut invalid),
        media_type: receipt.media_type,
        byte_size: i64::try_from(receipt.byte_size).unwrap_or(i64::MAX),
        sha256: receipt.sha256,
        blob_id: receipt.blob_id,
        is_signed: input.is_signed,
        is_in_invoice_packet: input.is_in_invoice_packet.unwrap_or(goes_with_invoice(input.kind)),
        note: input.note.and_then(|text| invalid.optional_text("note", &text, 1000)),
        uploaded_by: write.actor.name.clone(),
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    invalid.finish()?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    crate::resettle(write, load.id).await?;
    keep_blob(write, receipt.blob_id).await?;
    if row.page_count.is_none() {
        write.enqueue::<CountPages>(&About { document_id: row.id }).await?;
    }
    let current = current_revision(&known).max(row.revision);
    let after = Document::of(row, current);
    write.record("document.created", "document", after.id, &after.file_name, changes_between(None, &after));
    Ok((after, receipt.blob_id))
}

pub async fn update(write: &mut Write, id: Uuid, input: DocumentUpdate) -> Result<Document, DocumentError> {
    let before = find_for_update(write, id).await?;
    same_version(before.version, input.version)?;
    let known = revisions::of_load(write, before.load_id).await?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = input.file_name {
        row.file_name = Set(invalid.text("file_name", &name, 200));
    }
    if let Some(kind) = input.kind.filter(|kind| *kind != before.kind) {
        row.kind = Set(kind);
        row.revision = Set((kind == DocumentKind::RateConfirmation).then(|| revisions::next(&known)));
    }
    patch(&mut row.stop_id, input.stop_id, Some);
    let stop_id = row.stop_id.try_as_ref().copied().flatten();
    checked_stop(write, before.load_id, stop_id, &mut invalid).await?;
    patch(&mut row.is_signed, input.is_signed, Some);
    if let Some(is_in_packet) = input.is_in_invoice_packet {
        row.is_in_invoice_packet = Set(is_in_packet);
    }
    patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    if !differs(&row, &before) {
        return Ok(Document::of(before, current_revision(&known)));
    }
    save(write, (before, known), row, "document.updated").await
}

/// Archiving twice changes nothing; neither does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Document, DocumentError> {
    let before = find_for_update(write, id).await?;
    let known = revisions::of_load(write, before.load_id).await?;
    if before.archived_at.is_some() == is_archived {
        return Ok(Document::of(before, current_revision(&known)));
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, (before, known), row, if is_archived { "document.archived" } else { "document.restored" }).await
}

/// A link to the file.
pub async fn open(
    ctx: &AppContext,
    db: &Db,
    company_id: Uuid,
    id: Uuid,
    is_inline: bool,
) -> Result<DocumentLink, DocumentError> {
    let row = Entity::find_owned(company_id, id).fetch_optional(db).await?;
    let row = row.ok_or(DocumentError::NotFound)?;
    let expires_at = ctx.now() + DOWNLOAD_LIFETIME;
    let url = ctx.blobs.mint_download(&DownloadGrant {
        company_id,
        blob_id: row.blob_id,
        file_name: row.file_name,
        media_type: row.media_type,
        inline: is_inline,
        expires_at: expires_at.utc(),
    })?;
    Ok(DocumentLink { url, expires_at })
}

/// Locks the load before its document, as everywhere, so that two writers never deadlock.
async fn find_for_update(write: &Write, id: Uuid) -> Result<Model, DocumentError> {
    let mine = Entity::find_owned(write.company_id(), id);
    let load_id = mine.fetch_optional(write.tx()).await?.ok_or(DocumentError::NotFound)?.load_id;
    let load = crate::lock(write, load_id).await?;
    // Documents can be added; those that the approval was based on stay as they are.
    if load.billing_status.is_financially_locked() {
        return Err(DocumentError::FinanciallyLocked);
    }
    mine.fetch_optional(write.tx()).await?.ok_or(DocumentError::NotFound)
}

/// `known` are the load's rate confirmations before the change.
async fn save(
    write: &mut Write,
    (before, known): (Model, Vec<Model>),
    mut row: ActiveModel,
    action: &str,
) -> Result<Document, DocumentError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    crate::resettle(write, before.load_id).await?;
    let current = current_revision(&revisions::of_load(write, after.load_id).await?);
    let (before, after) = (Document::of(before, current_revision(&known)), Document::of(after, current));
    write.record(action, "document", after.id, &after.file_name, changes_between(Some(&before), &after));
    Ok(after)
}

async fn checked_stop(
    write: &Write,
    load_id: Uuid,
    stop_id: Option<Uuid>,
    invalid: &mut Invalid,
) -> Result<Option<Uuid>, DocumentError> {
    if let Some(id) = stop_id {
        let found = stop::Entity::find_owned(write.company_id(), id)
            .select()
            .filter(stop::Column::LoadId.eq(load_id))
            .fetch_optional(write.tx())
            .await?;
        invalid.require(found.is_some(), "stop_id", "This load has no such stop.");
    }
    Ok(stop_id)
}

/// Kinds that customers usually want with an invoice.
fn goes_with_invoice(kind: DocumentKind) -> bool {
    matches!(
        kind,
        DocumentKind::RateConfirmation
            | DocumentKind::BillOfLading
            | DocumentKind::ProofOfDelivery
            | DocumentKind::LumperReceipt
            | DocumentKind::ScaleTicket
    )
}
