//! The verbs of archives.

use chrono::TimeDelta;
use haul_api::{
    ApiError, SortBy, Write,
    notices::{NewNotice, notify_admins},
    paging::{PageParams, page},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    insight::company_archive::{Column, Entity, Model},
};
use haul_loads::documents::DocumentLink;
use haul_ports::DownloadGrant;
use haul_types::{ArchiveStatus, NoticeKind, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter};
use uuid::Uuid;

use super::{
    error::ArchiveError,
    job::{PackArchive, Payload},
    progress::PAGE,
    sources::Source,
    views::{CompanyArchive, CompanyArchivePage},
};

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);
/// Longer than a job is retried: an archive without any progress since then was given up.
const GIVEN_UP_AFTER: TimeDelta = TimeDelta::hours(6);
/// Files have expired long before; the audit log still records that they were made.
const KEPT_IN_LIST_FOR: TimeDelta = TimeDelta::days(30);

impl SortBy for CompanyArchive {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    params: &PageParams<CompanyArchive>,
) -> Result<CompanyArchivePage, ApiError> {
    let page = page(db, Entity::owned_by(company_id), params, Column::Id).await?;
    let items = page.rows.into_iter().map(CompanyArchive::from).collect();
    Ok(CompanyArchivePage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, ArchiveError> {
    Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(ArchiveError::NotFound)
}

pub async fn create(write: &mut Write) -> Result<CompanyArchive, ArchiveError> {
    require_everything(write)?;
    // Two orders at once wait for each other here.
    write.lock_company().await?;
    refuse_second(write).await?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        // The policy admits people and keys, and a key has no sign-in.
        requested_by_id: write.actor.id.unwrap_or_default(),
        requested_by: write.actor.name.clone(),
        status: ArchiveStatus::Queued,
        lists: serde_json::Value::Array(Vec::new()),
        done_lists: 0,
        total_lists: i32::try_from(Source::all(write.ctx.product)?.len()).unwrap_or(i32::MAX),
        done_files: 0,
        total_files: 0,
        left_out_files: 0,
        blob_id: None,
        sha256: None,
        byte_size: None,
        problem: None,
        expires_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.enqueue::<PackArchive>(&Payload { company_archive_id: row.id }).await?;
    let archive = CompanyArchive::from(row);
    write.record("company_archive.requested", "company_archive", archive.id, &archive.file_name, Vec::new());
    let notice = NewNotice {
        kind: NoticeKind::Access,
        matter: archive.id.to_string(),
        title: "An archive of the whole company was ordered".to_owned(),
        body: Some(format!("{} ordered it. If you didn't expect this, review it now.", write.actor.name)),
        path: Some(PAGE.to_owned()),
    };
    notify_admins(write, notice).await?;
    Ok(archive)
}

/// A link to the finished file.
pub async fn open(write: &mut Write, id: Uuid) -> Result<DocumentLink, ArchiveError> {
    let row = Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let row = row.ok_or(ArchiveError::NotFound)?;
    require_everything(write)?;
    let (Some(blob_id), Some(until)) = (row.blob_id, row.expires_at) else { return Err(ArchiveError::NotDone) };
    if until <= write.now {
        return Err(ArchiveError::Expired);
    }
    let archive = CompanyArchive::from(row);
    let expires_at = write.now + LINK_LIFETIME;
    let url = write.ctx.blobs.mint_download(&DownloadGrant {
        company_id: write.company_id(),
        blob_id,
        media_type: "application/zip".to_owned(),
        file_name: archive.file_name.clone(),
        inline: false,
        expires_at: expires_at.utc(),
    })?;
    write.note("company_archive.opened", "company_archive", id, &archive.file_name, Vec::new());
    Ok(DocumentLink { url, expires_at })
}

/// It contains all terminals' records and what only Admins see, so an unattended session must not get it, nor one that
/// sees a part.
fn require_everything(write: &Write) -> Result<(), ArchiveError> {
    if write.actor.terminals.is_some() {
        return Err(ArchiveError::AllTerminalsNeeded);
    }
    if !write.actor.has_signed_in_recently(write.now) {
        return Err(ArchiveError::RecentSignInNeeded);
    }
    Ok(())
}

/// One at a time: an archive takes as much storage as everything else, and one of the same day has little that is new.
async fn refuse_second(write: &Write) -> Result<(), ArchiveError> {
    let since = write.now - GIVEN_UP_AFTER;
    let unfinished = [ArchiveStatus::Queued, ArchiveStatus::WritingLists, ArchiveStatus::Packing];
    let running = Entity::owned_by(write.company_id()).filter(Column::Status.is_in(unfinished)).fetch_all(write.tx());
    for row in running.await? {
        if row.updated_at > since {
            return Err(ArchiveError::Running);
        }
        let given_up = Model {
            status: ArchiveStatus::Failed,
            problem: Some("The server could not finish it.".to_owned()),
            version: row.version.saturating_add(1),
            updated_at: write.now,
            ..row
        };
        given_up.into_active_model().reset_all().update(write.tx()).await?;
    }
    let kept = Entity::owned_by(write.company_id())
        .filter(Column::Status.eq(ArchiveStatus::Done))
        .filter(Column::ExpiresAt.gt(write.now))
        .fetch_optional(write.tx())
        .await?;
    if kept.is_some() { Err(ArchiveError::Kept) } else { Ok(()) }
}

/// Deletes old archives from the list.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::CreatedAt.lt(now - KEPT_IN_LIST_FOR)).exec(db).await?;
    Ok(())
}
