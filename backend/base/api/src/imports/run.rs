//! The jobs of imports, and the user they run as.

use haul_db::Scope;
use haul_entity::{
    Owned,
    insight::import::{Entity, Model},
};
use haul_types::ImportStatus;
use uuid::Uuid;

use super::{
    imported::Step,
    job::{CheckImport, CommitImport, Payload, UndoImport},
    progress::save,
};
use crate::{
    ApiError, AppContext, Write,
    auth::user_behind,
    authz::Actor,
    jobs::{Job, JobError},
};

/// The three jobs differ in their step.
macro_rules! import_job {
    ($job:ident, $kind:literal, $title:literal, $step:ident) => {
        impl Job for $job {
            const KIND: &'static str = $kind;
            const TITLE: &'static str = $title;
            const IS_NEEDED: bool = true;
            const IS_AWAITED: bool = true;
            type Payload = Payload;

            async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
                Ok(run_step(ctx, Step::$step, company_id, payload).await?)
            }
        }
    };
}

import_job!(CheckImport, "check_import", "Check an import", Check);
import_job!(CommitImport, "commit_import", "Import records", Commit);
import_job!(UndoImport, "undo_import", "Undo an import", Undo);

async fn run_step(ctx: &AppContext, step: Step, company_id: Uuid, payload: Payload) -> Result<(), ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(import) = Entity::find_owned(company_id, payload.import_id).fetch_optional(&db).await? else {
        return Ok(());
    };
    let kind = ctx.product.imported(import.kind)?;
    let actor = user_behind(ctx, company_id, payload.user_id).await?;
    match actor.filter(|actor| actor.may(kind.write)) {
        Some(actor) => (kind.run)(ctx, step, &actor, import, payload).await,
        None => stop(ctx, import).await,
    }
}

/// The user who requested it has lost the permission. What is imported stays, and a colleague can undo or continue it.
async fn stop(ctx: &AppContext, import: Model) -> Result<(), ApiError> {
    let write = Write::begin(ctx, &Actor::system(import.company_id)).await?;
    let status = match import.status {
        ImportStatus::Checking => ImportStatus::Failed,
        ImportStatus::Importing if import.imported_rows > 0 => ImportStatus::Imported,
        ImportStatus::Importing => ImportStatus::Checked,
        ImportStatus::Undoing => ImportStatus::Imported,
        status => status,
    };
    let problem = Some("The user who started this no longer has permission.".to_owned());
    save(write, Model { status, problem, ..import }, Some("import.stopped")).await
}
