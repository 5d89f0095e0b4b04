//! The job that writes an archive, a little at a time.

use haul_api::{
    ApiError, AppContext, Write,
    auth::user_behind,
    authz::Actor,
    jobs::{Job, JobError},
    notices::{NewNotice, notify},
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    insight::company_archive::{Entity, Model},
};
use haul_ports::{ArchivesError, TablesError};
use haul_types::{ArchiveStatus, NoticeKind, Permission, Timestamp};
use sea_orm::{ActiveModelTrait, DbErr, IntoActiveModel};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{lists, ops::PAGE, pack, views::CompanyArchive};

/// Writes an archive's file.
pub struct PackArchive;

#[derive(Serialize, Deserialize)]
pub struct Payload {
    pub company_archive_id: Uuid,
}

/// What is left to do.
pub(super) enum Next {
    Nothing,
    /// More, not before this time.
    At(Timestamp),
}

/// What ends a step before its work is done.
pub(super) enum Stop {
    /// The archive fails; shown to people.
    Because(String),
    /// The job is retried.
    Passing(JobError),
}

impl Job for PackArchive {
    const KIND: &'static str = "pack_archive";
    const TITLE: &'static str = "Create an archive of the company";
    type Payload = Payload;

    /// Goes on where the last run ended; a finished archive stays as it is.
    async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
        let db = ctx.db.scoped(Scope::Company(company_id));
        let found = Entity::find_owned(company_id, payload.company_archive_id).fetch_optional(&db).await;
        let Some(row) = found.map_err(JobError::passing)? else { return Ok(()) };
        if matches!(row.status, ArchiveStatus::Done | ArchiveStatus::Failed) {
            return Ok(());
        }
        let requester = user_behind(ctx, company_id, row.requested_by_id).await?;
        let Some(actor) = requester.filter(sees_everything) else {
            let nobody = Actor { id: Some(row.requested_by_id), ..Actor::system(company_id) };
            return fail(ctx, &nobody, row, "You no longer have access to everything of the company.".to_owned()).await;
        };
        match step(ctx, &actor, row.clone()).await {
            Ok(Next::Nothing) => Ok(()),
            Ok(Next::At(at)) => Err(JobError::NotBefore(at)),
            Err(Stop::Because(problem)) => fail(ctx, &actor, row, problem).await,
            Err(Stop::Passing(error)) => Err(error),
        }
    }
}

fn sees_everything(actor: &Actor) -> bool {
    actor.may(Permission::CompanyArchive) && actor.terminals.is_none()
}

async fn step(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<Next, Stop> {
    if row.status != ArchiveStatus::Packing && !lists::write(ctx, actor, &mut row).await? {
        return Ok(Next::At(ctx.now()));
    }
    pack::pack(ctx, actor, row).await
}

/// Stores how far the archive is and tells those who see it.
pub(super) async fn save(ctx: &AppContext, actor: &Actor, row: &mut Model) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, row).await?;
    write.show("company_archive", row.id);
    write.commit(true).await?;
    Ok(())
}

/// The same, once nothing will change anymore.
pub(super) async fn settle(ctx: &AppContext, actor: &Actor, mut row: Model) -> Result<(), ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    update(&write, &mut row).await?;
    let archive = CompanyArchive::from(row.clone());
    let (verb, title) = match row.status {
        ArchiveStatus::Failed => ("company_archive.failed", "The archive of the company could not be written"),
        _ => ("company_archive.finished", "The archive of the company is ready"),
    };
    let body = row.problem.or_else(|| Some("Download it within a day.".to_owned()));
    let notice = NewNotice {
        kind: NoticeKind::Table,
        matter: row.id.to_string(),
        title: title.to_owned(),
        body,
        path: Some(PAGE.to_owned()),
    };
    notify(&mut write, row.requested_by_id, notice).await?;
    write.record(verb, "company_archive", row.id, &archive.file_name, Vec::new());
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

async fn fail(ctx: &AppContext, actor: &Actor, row: Model, problem: String) -> Result<(), JobError> {
    let row = Model { status: ArchiveStatus::Failed, blob_id: None, problem: Some(problem), ..row };
    Ok(settle(ctx, actor, row).await?)
}

impl From<ApiError> for Stop {
    fn from(error: ApiError) -> Self {
        Self::Passing(error.into())
    }
}

impl From<DbErr> for Stop {
    fn from(error: DbErr) -> Self {
        Self::Passing(JobError::passing(error))
    }
}

impl From<TablesError> for Stop {
    fn from(error: TablesError) -> Self {
        Self::Passing(JobError::passing(error))
    }
}

impl From<ArchivesError> for Stop {
    /// Limits hold at the next attempt, too.
    fn from(error: ArchivesError) -> Self {
        match error {
            ArchivesError::TooManyFiles { max } => {
                Self::Because(format!("The company has more files than an archive can have, which is {max}."))
            }
            ArchivesError::TooLarge { max } => {
                let gigabytes = max >> 30;
                Self::Because(format!("The archive would be larger than {gigabytes} GB, the most it can be."))
            }
            error @ (ArchivesError::Busy | ArchivesError::Timeout | ArchivesError::Unavailable(_)) => {
                Self::Passing(JobError::passing(error))
            }
        }
    }
}
