//! The job that writes an archive, a little at a time.

use haul_api::{
    AppContext,
    auth::user_behind,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    insight::company_archive::{Entity, Model},
};
use haul_types::{ArchiveStatus, Permission};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    lists, pack,
    progress::{Next, Stop, settle},
};

/// Writes an archive's file.
pub struct PackArchive;

#[derive(Serialize, Deserialize)]
pub struct Payload {
    pub company_archive_id: Uuid,
}

impl Job for PackArchive {
    const KIND: &'static str = "pack_archive";
    const TITLE: &'static str = "Create an archive of the company";
    const IS_AWAITED: bool = true;
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

async fn fail(ctx: &AppContext, actor: &Actor, row: Model, problem: String) -> Result<(), JobError> {
    let row = Model { status: ArchiveStatus::Failed, blob_id: None, problem: Some(problem), ..row };
    Ok(settle(ctx, actor, row).await?)
}
