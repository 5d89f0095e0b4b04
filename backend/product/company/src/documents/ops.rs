//! The verbs of the company's documents.

use chrono::TimeDelta;
use haul_api::{Change, Invalid, Write, changes_between, differs, jobs::keep_blob, patch, same_version};
use haul_db::{Connection, Fetch, unique_violation};
use haul_entity::{
    Owned,
    company::company_document::{ActiveModel, Column, Entity, Model},
};
use haul_ports::{DownloadGrant, UploadPurpose};
use haul_types::{CompanyDocumentKind, Permission};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};
use std::collections::BTreeSet;
use uuid::Uuid;

use crate::company::require_fresh;

use super::{
    error::CompanyDocumentError,
    views::{
        CompanyDocument, CompanyDocumentCreate, CompanyDocumentLink, CompanyDocumentList, CompanyDocumentOrder,
        CompanyDocumentUpdate,
    },
};

/// Active ones; a carrier has a dozen.
const MAX_DOCUMENTS: usize = 200;
/// Time to follow a link that was just requested.
const DOWNLOAD_LIFETIME: TimeDelta = TimeDelta::minutes(5);

pub async fn list(db: &impl Connection, company_id: Uuid) -> Result<CompanyDocumentList, CompanyDocumentError> {
    let rows = in_order(db, company_id).await?;
    Ok(CompanyDocumentList { items: rows.into_iter().map(CompanyDocument::from).collect() })
}

/// What goes out with the packet, in its order.
pub async fn of_packet(db: &impl Connection, company_id: Uuid) -> Result<Vec<Model>, DbErr> {
    let rows = in_order(db, company_id).await?;
    Ok(rows.into_iter().filter(|row| row.is_in_packet && row.archived_at.is_none()).collect())
}

async fn in_order(db: &impl Connection, company_id: Uuid) -> Result<Vec<Model>, DbErr> {
    Entity::owned_by(company_id).order_by_asc(Column::Position).order_by_asc(Column::Id).fetch_all(db).await
}

/// Papers that tell customers where to pay are guarded like the account itself.
async fn guard(write: &mut Write, kind: CompanyDocumentKind) -> Result<(), CompanyDocumentError> {
    if !matches!(kind, CompanyDocumentKind::BankLetter | CompanyDocumentKind::NoticeOfAssignment) {
        return Ok(());
    }
    if !write.actor.may(Permission::BankingWrite) {
        return Err(CompanyDocumentError::PaymentPaperClosed);
    }
    let title = format!("The company's {} was changed", phrase(kind));
    Ok(require_fresh(write, "a bank letter or notice of assignment", &title).await?)
}

fn phrase(kind: CompanyDocumentKind) -> String {
    kind.as_str().replace('_', " ")
}

/// Adds an uploaded file; returns the blob to claim after the commit.
pub async fn create(
    write: &mut Write,
    input: CompanyDocumentCreate,
) -> Result<(CompanyDocument, Uuid), CompanyDocumentError> {
    guard(write, input.kind).await?;
    let rows = locked(write).await?;
    if rows.iter().filter(|row| row.archived_at.is_none()).count() >= MAX_DOCUMENTS {
        return Err(CompanyDocumentError::Full);
    }
    let receipt = write.ctx.blobs.verify_receipt(&input.receipt, write.company_id(), UploadPurpose::CompanyFile)?;
    let mut invalid = Invalid::default();
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        kind: input.kind,
        file_name: invalid.text("file_name", &input.file_name, 200),
        media_type: receipt.media_type,
        byte_size: i64::try_from(receipt.byte_size).unwrap_or(i64::MAX),
        sha256: receipt.sha256,
        blob_id: receipt.blob_id,
        expires_on: input.expires_on,
        is_in_packet: input.is_in_packet.unwrap_or(true),
        position: place_of(input.kind, &rows),
        uploaded_by: write.actor.name.clone(),
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    invalid.finish()?;
    make_room(write, &rows, row.position).await?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await.map_err(|error| {
        if unique_violation(&error).is_some() { CompanyDocumentError::ReceiptUsed } else { error.into() }
    })?;
    keep_blob(write, receipt.blob_id).await?;
    let after = CompanyDocument::from(row);
    let changes = changes_between(None, &after);
    write.record("company_document.created", "company_document", after.id, &after.file_name, changes);
    Ok((after, receipt.blob_id))
}

/// After the last one of its kind, or where brokers expect it.
fn place_of(kind: CompanyDocumentKind, rows: &[Model]) -> i32 {
    let rank = |kind: CompanyDocumentKind| CompanyDocumentKind::ALL.iter().position(|one| *one == kind);
    let before = rows.iter().filter(|row| rank(row.kind) <= rank(kind));
    before.map(|row| row.position).max().unwrap_or(0).saturating_add(1)
}

async fn make_room(write: &Write, rows: &[Model], from: i32) -> Result<(), DbErr> {
    for row in rows.iter().filter(|row| row.position >= from) {
        set_position(write, row.id, row.position.saturating_add(1)).await?;
    }
    Ok(())
}

async fn set_position(write: &Write, id: Uuid, position: i32) -> Result<(), DbErr> {
    let change = ActiveModel { position: Set(position), ..Default::default() };
    Entity::update_many()
        .set(change)
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::Id.eq(id))
        .exec(write.tx())
        .await?;
    Ok(())
}

pub async fn reorder(
    write: &mut Write,
    input: CompanyDocumentOrder,
) -> Result<CompanyDocumentList, CompanyDocumentError> {
    let rows = locked(write).await?;
    let known: BTreeSet<Uuid> = rows.iter().filter(|row| row.archived_at.is_none()).map(|row| row.id).collect();
    let named: BTreeSet<Uuid> = input.ids.iter().copied().collect();
    let mut invalid = Invalid::default();
    let is_whole = known == named && named.len() == input.ids.len();
    invalid.require(is_whole, "ids", "List each document exactly once. Reload the list if someone has added one.");
    invalid.finish()?;
    let archived = rows.iter().filter(|row| row.archived_at.is_some()).map(|row| row.id);
    let order: Vec<Uuid> = input.ids.iter().copied().chain(archived).collect();
    if rows.iter().map(|row| row.id).eq(order.iter().copied()) {
        return list(write.tx(), write.company_id()).await;
    }
    for (id, position) in order.into_iter().zip(1..) {
        set_position(write, id, position).await?;
    }
    let first = input.ids.first().copied().unwrap_or_default();
    write.record("company_document.reordered", "company_document", first, "the carrier packet", Vec::new());
    list(write.tx(), write.company_id()).await
}

pub async fn update(
    write: &mut Write,
    id: Uuid,
    input: CompanyDocumentUpdate,
) -> Result<CompanyDocument, CompanyDocumentError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(CompanyDocumentError::NotFound)?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = input.file_name {
        row.file_name = Set(invalid.text("file_name", &name, 200));
    }
    if let Some(kind) = input.kind.filter(|kind| *kind != before.kind) {
        // Otherwise anyone could open a bank letter by changing its kind first.
        let is_letter = before.kind == CompanyDocumentKind::BankLetter;
        if is_letter && !write.actor.may(Permission::BankingReveal) {
            return Err(CompanyDocumentError::BankLetterClosed);
        }
        row.kind = Set(kind);
    }
    patch(&mut row.expires_on, input.expires_on, Some);
    if let Some(is_in_packet) = input.is_in_packet {
        row.is_in_packet = Set(is_in_packet);
    }
    invalid.finish()?;
    if !differs(&row, &before) {
        return Ok(before.into());
    }
    guard(write, before.kind).await?;
    if let Some(kind) = input.kind.filter(|kind| *kind != before.kind) {
        guard(write, kind).await?;
    }
    save(write, before, row, "company_document.updated").await
}

/// Archiving twice changes nothing; neither does restoring twice.
pub async fn set_archived(
    write: &mut Write,
    id: Uuid,
    is_archived: bool,
) -> Result<CompanyDocument, CompanyDocumentError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(CompanyDocumentError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return Ok(before.into());
    }
    guard(write, before.kind).await?;
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    let action = if is_archived { "company_document.archived" } else { "company_document.restored" };
    save(write, before, row, action).await
}

async fn save(
    write: &mut Write,
    before: Model,
    mut row: ActiveModel,
    action: &str,
) -> Result<CompanyDocument, CompanyDocumentError> {
    row.version = Set(before.version.saturating_add(1));
    row.updated_at = Set(write.now);
    let (before, after) = (CompanyDocument::from(before), CompanyDocument::from(row.update(write.tx()).await?));
    write.record(action, "company_document", after.id, &after.file_name, changes_between(Some(&before), &after));
    Ok(after)
}

/// A link to the file. Who opened a bank letter is in the audit log.
pub async fn open(write: &mut Write, id: Uuid, is_inline: bool) -> Result<CompanyDocumentLink, CompanyDocumentError> {
    let found = Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let row = found.ok_or(CompanyDocumentError::NotFound)?;
    if row.kind == CompanyDocumentKind::BankLetter && !write.actor.may(Permission::BankingReveal) {
        return Err(CompanyDocumentError::BankLetterClosed);
    }
    note_opened(write, &row);
    let expires_at = write.now + DOWNLOAD_LIFETIME;
    let url = write.ctx.blobs.mint_download(&DownloadGrant {
        company_id: row.company_id,
        blob_id: row.blob_id,
        file_name: row.file_name,
        media_type: row.media_type,
        inline: is_inline,
        expires_at: expires_at.utc(),
    })?;
    Ok(CompanyDocumentLink { url, expires_at })
}

/// Puts into the audit log who opened a bank letter, alone or in the packet.
pub fn note_opened(write: &mut Write, row: &Model) {
    if row.kind == CompanyDocumentKind::BankLetter {
        let kind = Change { field: "kind".to_owned(), from: None, to: Some(row.kind.as_str().to_owned()) };
        write.note("company_document.opened", "company_document", row.id, &row.file_name, vec![kind]);
    }
}

/// All documents in order, once no one else is adding or moving one.
async fn locked(write: &Write) -> Result<Vec<Model>, DbErr> {
    write.lock_company().await?;
    in_order(write.tx(), write.company_id()).await
}
