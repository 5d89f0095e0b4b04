//! The job that writes a binder, a little at a time, because mail waits behind it.

use haul_api::{
    ApiError, AppContext, Write,
    auth::requester_behind,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, notify},
    packing::{self, KEPT_FOR, PAUSE, Packing},
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    safety::audit_binder::{Entity, Model},
};
use haul_ports::{ArchiveContent, ArchiveEntry, ArchiveOrder, ArchivesError, PackedArchive};
use haul_types::{BinderStatus, NoticeKind, Permission};
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    contents::folder,
    plan::{BinderFile, plan},
    print::{file_name, index, numbered, print},
    views::AuditBinder,
};

/// Where binders are shown.
const PAGE: &str = "/apps/safety/carriers?tab=audits";
/// Files printed by one run.
const FILES_AT_ONCE: i32 = 4;

/// Writes a binder's file.
pub struct PackBinder;

#[derive(Serialize, Deserialize)]
pub struct Payload {
    pub audit_binder_id: Uuid,
}

impl Job for PackBinder {
    const KIND: &'static str = "pack_audit_binder";
    const TITLE: &'static str = "Create an audit binder";
    const IS_AWAITED: bool = true;
    type Payload = Payload;

    /// Goes on where the last run ended; a finished binder stays as it is.
    async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
        let db = ctx.db.scoped(Scope::Company(company_id));
        let found = Entity::find_owned(company_id, payload.audit_binder_id).fetch_optional(&db).await;
        let Some(row) = found.map_err(JobError::passing)? else { return Ok(()) };
        if matches!(row.status, BinderStatus::Done | BinderStatus::Failed) {
            return Ok(());
        }
        let requester = requester_behind(ctx, company_id, row.is_requested_by_key, row.requested_by_id).await?;
        let Some(actor) = requester.filter(|actor| actor.may(Permission::AuditBindersWrite)) else {
            let nobody = Actor { id: Some(row.requested_by_id), ..Actor::system(company_id) };
            return fail(ctx, &nobody, row, "You no longer have access to audit binders.").await;
        };
        match row.status {
            BinderStatus::Queued => begin(ctx, &actor, row).await,
            BinderStatus::Packing => follow(ctx, &actor, row).await,
            _ => go_on(ctx, &actor, row).await,
        }
    }
}

/// Plans the files.
async fn begin(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<(), JobError> {
    let files = plan(&ctx.db_of(actor), actor, row.kind, row.as_of).await?;
    row.total_count = count(files.iter().filter(|file| file.is_open()).count());
    put(&mut row, &files)?;
    row.status = BinderStatus::Printing;
    save(ctx, actor, &mut row).await?;
    Err(JobError::NotBefore(ctx.now()))
}

/// Prints the next files; packs them when none is left.
async fn go_on(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<(), JobError> {
    let mut files: Vec<BinderFile> = serde_json::from_value(row.files.clone()).map_err(JobError::passing)?;
    let mut printed = 0;
    for file in &mut files {
        if printed < FILES_AT_ONCE && file.is_open() {
            print(ctx, actor, file, row.as_of_at).await.map_err(ApiError::from)?;
            printed += 1;
        }
    }
    if printed == 0 {
        return pack(ctx, actor, row, &files).await;
    }
    row.done_count = row.done_count.saturating_add(printed);
    put(&mut row, &files)?;
    save(ctx, actor, &mut row).await?;
    Err(JobError::NotBefore(ctx.now()))
}

async fn pack(ctx: &AppContext, actor: &Actor, mut row: Model, files: &[BinderFile]) -> Result<(), JobError> {
    let index = index(ctx, actor, &row, files).await.map_err(ApiError::from)?;
    let blob_id = ctx.ids.next();
    let order = ArchiveOrder {
        company_id: row.company_id,
        blob_id,
        created_at: row.created_at.utc(),
        readme: format!("Open “0 Index.pdf” first. The files are as of {}.\n", row.as_of),
    };
    let mut packer = match ctx.archives.open(&order).await {
        Ok(packer) => packer,
        Err(ArchivesError::Busy) => return Err(JobError::NotBefore(ctx.now() + PAUSE)),
        Err(error) => return refuse(ctx, actor, row, error).await,
    };
    let first = ArchiveContent::Blobs(vec![index]);
    let mut entries = vec![ArchiveEntry::new(&[], "0 Index.pdf".to_owned(), first, "Index".to_owned(), "audit_binder")];
    for (number, file) in numbered(files) {
        let Some(paper) = &file.printed else { continue };
        let content = ArchiveContent::Blobs(vec![paper.blob_id]);
        let name = file_name(number, file);
        entries.push(ArchiveEntry::new(&[folder(file.factor)], name, content, file.name.clone(), "audit_binder"));
    }
    if let Err(error) = packer.add(entries).await {
        return refuse(ctx, actor, row, error).await;
    }
    if let Err(error) = packer.start().await {
        return refuse(ctx, actor, row, error).await;
    }
    row.status = BinderStatus::Packing;
    row.blob_id = Some(blob_id);
    save(ctx, actor, &mut row).await?;
    follow(ctx, actor, row).await
}

/// Limits hold at the next attempt, too.
async fn refuse(ctx: &AppContext, actor: &Actor, row: Model, error: ArchivesError) -> Result<(), JobError> {
    match error {
        ArchivesError::TooManyFiles { .. } | ArchivesError::TooLarge { .. } => {
            fail(ctx, actor, row, "The binder would be too large. Order parts of it.").await
        }
        error => Err(JobError::passing(error)),
    }
}

async fn follow(ctx: &AppContext, actor: &Actor, row: Model) -> Result<(), JobError> {
    let Some(blob_id) = row.blob_id else { return start_over(ctx, actor, row).await };
    match packing::follow(ctx, row.company_id, blob_id, row.updated_at).await {
        Packing::Going { again_at, .. } | Packing::Unheard { again_at } => Err(JobError::NotBefore(again_at)),
        // A binder that lacks a file of its index is none.
        Packing::Packed(packed) if packed.left_out > 0 => {
            fail(ctx, actor, row, "Some files were gone before they were packed. Order it again.").await
        }
        Packing::Packed(packed) => finish(ctx, actor, row, packed).await,
        Packing::Lost => start_over(ctx, actor, row).await,
        Packing::Failed(error) => refuse(ctx, actor, row, error).await,
    }
}

/// Unclaimed files expire within a day, so they are printed anew.
async fn start_over(ctx: &AppContext, actor: &Actor, row: Model) -> Result<(), JobError> {
    let mut row = Model { status: BinderStatus::Queued, blob_id: None, done_count: 0, ..row };
    save(ctx, actor, &mut row).await?;
    Err(JobError::NotBefore(ctx.now()))
}

async fn finish(ctx: &AppContext, actor: &Actor, row: Model, packed: PackedArchive) -> Result<(), JobError> {
    let row = Model {
        status: BinderStatus::Done,
        // The papers are in the file.
        files: serde_json::json!([]),
        sha256: Some(packed.sha256),
        byte_size: i64::try_from(packed.byte_size).ok(),
        expires_at: Some(ctx.now() + KEPT_FOR),
        ..row
    };
    settle(ctx, actor, row).await
}

async fn fail(ctx: &AppContext, actor: &Actor, row: Model, problem: &str) -> Result<(), JobError> {
    let row = Model { status: BinderStatus::Failed, blob_id: None, problem: Some(problem.to_owned()), ..row };
    settle(ctx, actor, row).await
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}

fn put(row: &mut Model, files: &[BinderFile]) -> Result<(), JobError> {
    row.files = serde_json::to_value(files).map_err(JobError::passing)?;
    Ok(())
}

/// Stores how far the binder is and tells those who see it.
async fn save(ctx: &AppContext, actor: &Actor, row: &mut Model) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, row).await?;
    if let Some(reader) = write.actor.id {
        write.tell(reader, "audit_binder", row.id);
    }
    write.commit(true).await?;
    Ok(())
}

/// The same, once nothing will change anymore.
async fn settle(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<(), JobError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, &mut row).await?;
    let binder = AuditBinder::from(row.clone());
    let (verb, title) = match row.status {
        BinderStatus::Failed => ("audit_binder.failed", "The audit binder could not be written"),
        _ => ("audit_binder.finished", "The audit binder is ready"),
    };
    let notice = NewNotice {
        kind: NoticeKind::Table,
        matter: row.id.to_string(),
        title: title.to_owned(),
        body: row.problem.or_else(|| Some("Download it within a day.".to_owned())),
        path: Some(PAGE.to_owned()),
    };
    if !row.is_requested_by_key {
        notify(&mut write, row.requested_by_id, notice).await?;
    }
    write.record(verb, "audit_binder", row.id, &binder.file_name, Vec::new());
    write.commit(true).await?;
    Ok(())
}

async fn update(write: &Write, row: &mut Model) -> Result<(), ApiError> {
    let Some(before) = write.find_for_update::<Entity>(row.id).await? else { return Err(ApiError::not_found()) };
    row.version = before.version.saturating_add(1);
    row.updated_at = write.now;
    row.clone().into_active_model().reset_all().update(write.tx()).await?;
    Ok(())
}
