//! Lets the host pack the lists and files, and follows it.

use chrono::TimeDelta;
use haul_api::{
    AppContext,
    authz::Actor,
    jobs::JobError,
    packing::{self, KEPT_FOR, Packing},
};
use haul_entity::insight::company_archive::Model;
use haul_ports::{ArchiveOrder, ArchivePacker, ArchivesError, PackedArchive};
use haul_types::ArchiveStatus;
use uuid::Uuid;

use super::{
    lists,
    papers::Papers,
    progress::{Next, Stop, save, settle},
    readme::readme,
};

/// Until the host is asked again whether it has room.
const TURN: TimeDelta = TimeDelta::seconds(30);

pub(super) async fn pack(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<Next, Stop> {
    if let Some(blob_id) = row.blob_id {
        return follow(ctx, actor, row, blob_id).await;
    }
    let blob_id = ctx.ids.next();
    let order = ArchiveOrder {
        company_id: row.company_id,
        blob_id,
        created_at: row.created_at.utc(),
        readme: readme(ctx, &row).await?,
    };
    let mut packer = match ctx.archives.open(&order).await {
        Ok(packer) => packer,
        Err(ArchivesError::Busy) => return Ok(Next::At(ctx.now() + TURN)),
        Err(error) => return Err(error.into()),
    };
    let files = plan(ctx, actor, &row, packer.as_mut()).await?;
    packer.start().await?;
    row.status = ArchiveStatus::Packing;
    row.blob_id = Some(blob_id);
    row.done_files = 0;
    row.total_files = i32::try_from(files).unwrap_or(i32::MAX);
    save(ctx, actor, &mut row).await?;
    follow(ctx, actor, row, blob_id).await
}

/// Names everything to the host; returns how many files that are.
async fn plan(ctx: &AppContext, actor: &Actor, row: &Model, packer: &mut dyn ArchivePacker) -> Result<usize, Stop> {
    let lists = lists::entries(row)?;
    let mut files = lists.len();
    packer.add(lists).await?;
    let mut papers = Papers::new(ctx, actor);
    while let Some(entries) = papers.next().await? {
        files = files.saturating_add(entries.len());
        packer.add(entries).await?;
    }
    Ok(files)
}

async fn follow(ctx: &AppContext, actor: &Actor, mut row: Model, blob_id: Uuid) -> Result<Next, Stop> {
    match packing::follow(ctx, row.company_id, blob_id, row.updated_at).await {
        Packing::Going { files, again_at } => {
            row.done_files = i32::try_from(files).unwrap_or(i32::MAX);
            save(ctx, actor, &mut row).await?;
            Ok(Next::At(again_at))
        }
        Packing::Unheard { again_at } => Ok(Next::At(again_at)),
        Packing::Packed(packed) => {
            finish(ctx, actor, row, packed).await?;
            Ok(Next::Nothing)
        }
        Packing::Failed(error) => {
            start_over(ctx, actor, row).await?;
            Err(error.into())
        }
        Packing::Lost => {
            start_over(ctx, actor, row).await?;
            Err(Stop::Passing(JobError::passing("the host that packed it was restarted")))
        }
    }
}

/// The next run names the files anew: what is there by then goes in.
async fn start_over(ctx: &AppContext, actor: &Actor, row: Model) -> Result<(), Stop> {
    let mut row = Model { blob_id: None, done_files: 0, ..row };
    Ok(save(ctx, actor, &mut row).await?)
}

async fn finish(ctx: &AppContext, actor: &Actor, row: Model, packed: PackedArchive) -> Result<(), Stop> {
    let row = Model {
        status: ArchiveStatus::Done,
        done_files: i32::try_from(packed.files).unwrap_or(i32::MAX),
        left_out_files: i32::try_from(packed.left_out).unwrap_or(i32::MAX),
        sha256: Some(packed.sha256),
        byte_size: i64::try_from(packed.byte_size).ok(),
        expires_at: Some(ctx.now() + KEPT_FOR),
        ..row
    };
    Ok(settle(ctx, actor, row).await?)
}
