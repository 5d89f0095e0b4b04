//! What a driver sees and sends with a link, without an account.

use chrono::TimeDelta;
use haul_annotations::files::{self, RecordFileCreate, RecordFileUpload, RecordFileUploadCreate};
use haul_api::{
    ApiError, AppContext, Invalid, LinkCarrier, Write, checked_key,
    notices::{NewNotice, notify_section},
    today_at_company,
};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned, Versioned,
    compliance::{
        document_request,
        document_submission::{Column, Entity, Model},
    },
    fleet::driver,
};
use haul_types::{Date, DocumentSubmissionStatus, ErrorCode, NoticeKind, RecordFileKind, RecordKind, Section};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    link, ops, present,
    public_views::{PublicDocumentLine, PublicDocumentRequest, PublicDocumentSubmit, PublicDocumentUpload},
    views::DocumentRequestState,
};
use crate::{
    subject::Subject,
    types::{Expiry, ItemType},
};

/// An open page looks often; the carrier needs to know only roughly when it was open.
const USED_EVERY: TimeDelta = TimeDelta::minutes(5);
/// Each paper of a file with both sides, sent a few times; a leaked link must not fill the company's storage.
const MOST_UPLOADS: i32 = 200;

/// Shows the request. Looking changes nothing but, now and then, when the link was last used.
pub async fn see(ctx: &AppContext, token: &str) -> Result<PublicDocumentRequest, ApiError> {
    let (row, driver) = link::find(ctx, token).await?;
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    if row.last_used_at.is_none_or(|at| at + USED_EVERY <= ctx.now()) {
        let (mut write, row, driver) = link::follow(ctx, token).await?;
        let change =
            document_request::ActiveModel { id: Set(row.id), last_used_at: Set(Some(write.now)), ..Default::default() };
        change.update(write.tx()).await?;
        write.show("driver", driver.id);
        write.commit(true).await?;
    }
    shown(ctx, &db, &row, &driver).await
}

async fn shown(
    ctx: &AppContext,
    db: &impl Connection,
    row: &document_request::Model,
    driver: &driver::Model,
) -> Result<PublicDocumentRequest, ApiError> {
    let submissions = present::submissions_of(db, row.company_id, [row.id]).await?;
    let lines = present::types_asked(row)?.into_iter().map(|item_type| {
        let latest = present::latest(&submissions, row.id, item_type);
        PublicDocumentLine {
            item_type: item_type.code.to_owned(),
            name: item_type.name.to_owned(),
            must_expire: item_type.expiry == Expiry::Always,
            can_expire: item_type.expiry != Expiry::Never,
            state: present::state(latest),
            submitted_at: latest.map(|sent| sent.created_at),
            rejection_reason: latest.and_then(|sent| sent.rejection_reason.clone()),
        }
    });
    Ok(PublicDocumentRequest {
        lines: lines.collect(),
        carrier: LinkCarrier::read(ctx, db, row.company_id).await?,
        first_name: driver.first_name.clone(),
        message: row.message.clone(),
        due_on: row.due_on,
        expires_at: row.expires_at,
        today: today_at_company(db, row.company_id, ctx.now()).await?,
    })
}

/// A ticket for one upload.
pub async fn begin_upload(ctx: &AppContext, input: PublicDocumentUpload) -> Result<RecordFileUpload, ApiError> {
    let (write, row, _) = link::follow(ctx, &input.token).await?;
    let file =
        RecordFileUploadCreate { file_name: input.file_name, byte_size: input.byte_size, media_type: input.media_type };
    let upload = files::begin_upload(ctx, row.company_id, &file)?;
    if row.upload_count >= MOST_UPLOADS {
        return Err(full());
    }
    let count = document_request::ActiveModel {
        id: Set(row.id),
        upload_count: Set(row.upload_count.saturating_add(1)),
        ..Default::default()
    };
    count.update(write.tx()).await?;
    write.commit(upload).await
}

fn full() -> ApiError {
    let message = "This link has sent as many pictures as it can. Ask the carrier for a new one.";
    ApiError::new(ErrorCode::DriverDocumentsFull, message)
}

/// Takes a paper, once for each key; returns the request as it is then.
pub async fn submit(
    ctx: &AppContext,
    key: Option<String>,
    input: PublicDocumentSubmit,
) -> Result<PublicDocumentRequest, ApiError> {
    checked_key(key.as_deref())?;
    let (mut write, row, driver) = link::follow(ctx, &input.token).await?;
    let mut blobs = Vec::new();
    if !is_known(&write, &row, key.as_deref()).await? {
        blobs = take(&mut write, &row, &driver, key, input).await?;
    }
    let shown = shown(ctx, write.tx(), &row, &driver).await?;
    let shown = write.commit(shown).await?;
    for blob_id in blobs {
        // The write's deferred job does this too; doing it now lets the carrier open the file right away.
        if let Err(error) = ctx.blobs.claim(row.company_id, blob_id).await {
            tracing::warn!(cause = %error, "an upload is kept later");
        }
    }
    Ok(shown)
}

async fn is_known(write: &Write, row: &document_request::Model, key: Option<&str>) -> Result<bool, ApiError> {
    let Some(key) = key else { return Ok(false) };
    let mine =
        Entity::owned_by(row.company_id).filter(Column::DocumentRequestId.eq(row.id)).filter(Column::Key.eq(key));
    Ok(mine.fetch_optional(write.tx()).await?.is_some())
}

/// Stores the paper with its files; returns the blobs to claim after the commit.
async fn take(
    write: &mut Write,
    row: &document_request::Model,
    driver: &driver::Model,
    key: Option<String>,
    input: PublicDocumentSubmit,
) -> Result<Vec<Uuid>, ApiError> {
    let asked = present::types_asked(row)?;
    let Some(item_type) = asked.iter().find(|item_type| item_type.code == input.item_type) else {
        return Err(Invalid::field("item_type", "You were not asked for this.").into());
    };
    let submissions = present::submissions_of(write.tx(), row.company_id, [row.id]).await?;
    let before = present::latest(&submissions, row.id, item_type);
    if present::state(before) == DocumentRequestState::Accepted {
        let message = "The carrier has accepted this already.";
        return Err(ApiError::new(ErrorCode::DocumentReviewed, message));
    }
    let paper = checked(write, row, item_type, key, &input).await?;
    if let Some(before) = before.filter(|row| row.status == DocumentSubmissionStatus::Submitted) {
        replace(write, before).await?;
    }
    let paper = paper.into_active_model().reset_all().insert(write.tx()).await?;
    let mut blobs = Vec::new();
    for file in input.files {
        let file = RecordFileCreate {
            receipt: file.receipt,
            file_name: file.file_name,
            kind: file_kind(item_type),
            compliance_item_id: None,
            driver_event_id: None,
            note: None,
        };
        let (_, blob_id) = files::create(write, RecordKind::Driver, driver.id, file, Some(paper.id)).await?;
        blobs.push(blob_id);
    }
    ops::note(write, driver, "document_submitted", item_type.name);
    tell(write, driver, item_type).await?;
    Ok(blobs)
}

async fn checked(
    write: &Write,
    row: &document_request::Model,
    item_type: &ItemType,
    key: Option<String>,
    input: &PublicDocumentSubmit,
) -> Result<Model, ApiError> {
    let today = today_at_company(write.tx(), row.company_id, write.now).await?;
    let mut invalid = Invalid::default();
    let text = |invalid: &mut Invalid, path: &str, text: &Option<String>, max| {
        text.as_deref().and_then(|text| invalid.optional_text(path, text, max))
    };
    let paper = Model {
        id: write.new_id(),
        company_id: row.company_id,
        document_request_id: row.id,
        driver_id: row.driver_id,
        item_type: item_type.code.to_owned(),
        status: DocumentSubmissionStatus::Submitted,
        number: text(&mut invalid, "number", &input.number, 60),
        issuer: text(&mut invalid, "issuer", &input.issuer, 120),
        issued_on: input.issued_on,
        expires_on: input.expires_on,
        note: text(&mut invalid, "note", &input.note, 500),
        key,
        reviewed_by: None,
        reviewed_at: None,
        rejection_reason: None,
        compliance_item_id: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    check_dates(&paper, item_type, today, &mut invalid);
    invalid.finish()?;
    Ok(paper)
}

fn check_dates(paper: &Model, item_type: &ItemType, today: Date, invalid: &mut Invalid) {
    let is_past = paper.issued_on.is_none_or(|day| day <= today);
    invalid.require(is_past, "issued_on", "This day is in the future.");
    match (item_type.expiry, paper.expires_on) {
        (Expiry::Always, None) => invalid.push("expires_on", "Enter the day on which it expires."),
        (Expiry::Never, Some(_)) => invalid.push("expires_on", format!("{} does not expire.", item_type.name)),
        (_, Some(day)) if day < today => invalid.push("expires_on", "This has expired. Send one that is valid."),
        (_, Some(day)) if paper.issued_on.is_some_and(|issued_on| issued_on > day) => {
            invalid.push("expires_on", "This is before the day it was issued.");
        }
        _ => {}
    }
}

/// The driver sent it again before anyone looked.
async fn replace(write: &Write, before: &Model) -> Result<(), ApiError> {
    let mut change = before.clone().into_active_model();
    change.status = Set(DocumentSubmissionStatus::Replaced);
    Entity::count_change(&mut change, before, write.now);
    change.update(write.tx()).await?;
    Ok(())
}

fn file_kind(item_type: &ItemType) -> RecordFileKind {
    match item_type.code {
        "license" => RecordFileKind::License,
        "medical" => RecordFileKind::MedicalCard,
        _ => RecordFileKind::Other,
    }
}

/// One notice for all that a driver sends until someone looks.
async fn tell(write: &mut Write, driver: &driver::Model, item_type: &ItemType) -> Result<(), ApiError> {
    let owner = Subject::from(driver.clone());
    let notice = NewNotice {
        kind: NoticeKind::DocumentSubmitted,
        matter: driver.id.to_string(),
        title: format!("{} sent a document to review", owner.name),
        body: Some(format!("{}.", item_type.name)),
        path: Some("/apps/safety/drivers?tab=review".to_owned()),
    };
    notify_section(write, Section::Safety, owner.terminal_id, notice).await
}
