//! The jobs of imports: who runs them, and which kind of record they make.

use haul_api::{
    ApiError, AppContext, BoxFuture, Write,
    auth::user_behind,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    insight::import::{Entity, Model},
};
use haul_types::{ImportKind, ImportState};
use uuid::Uuid;

use super::{
    check, commit,
    job::{CheckImport, CommitImport, Payload, UndoImport},
    kind::{Kind, permission_to_write},
    kinds::{Customers, Drivers, Facilities, Loads, Trailers, Trucks},
    progress::save,
    undo,
};

/// What a job does, whatever kind of record the import makes.
#[derive(Clone, Copy)]
enum Step {
    Check,
    Commit,
    Undo,
}

/// The three jobs differ in their step.
macro_rules! import_job {
    ($job:ident, $kind:literal, $step:ident) => {
        impl Job for $job {
            const KIND: &'static str = $kind;
            type Payload = Payload;

            async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
                Ok(run_step(ctx, Step::$step, company_id, payload).await?)
            }
        }
    };
}

import_job!(CheckImport, "check_import", Check);
import_job!(CommitImport, "commit_import", Commit);
import_job!(UndoImport, "undo_import", Undo);

async fn run_step(ctx: &AppContext, step: Step, company_id: Uuid, payload: Payload) -> Result<(), ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(import) = Entity::find_owned(company_id, payload.import_id).one(&db).await? else { return Ok(()) };
    let actor = user_behind(ctx, company_id, payload.user_id).await?;
    let Some(actor) = actor.filter(|actor| actor.may(permission_to_write(import.kind))) else {
        return stop(ctx, import).await;
    };
    match import.kind {
        ImportKind::Loads => run::<Loads>(ctx, step, &actor, import, payload).await,
        ImportKind::Customers => run::<Customers>(ctx, step, &actor, import, payload).await,
        ImportKind::Facilities => run::<Facilities>(ctx, step, &actor, import, payload).await,
        ImportKind::Drivers => run::<Drivers>(ctx, step, &actor, import, payload).await,
        ImportKind::Trucks => run::<Trucks>(ctx, step, &actor, import, payload).await,
        ImportKind::Trailers => run::<Trailers>(ctx, step, &actor, import, payload).await,
    }
}

/// Boxed: in one future the work of all kinds would lie side by side on the stack.
fn run<'a, K: Kind + 'a>(
    ctx: &'a AppContext,
    step: Step,
    actor: &'a Actor,
    import: Model,
    payload: Payload,
) -> BoxFuture<'a, Result<(), ApiError>> {
    match (step, import.state) {
        (Step::Check, ImportState::Checking) => Box::pin(check::run::<K>(ctx, actor, import)),
        (Step::Commit, ImportState::Importing) => Box::pin(commit::run::<K>(ctx, actor, import, payload)),
        (Step::Undo, ImportState::Undoing) => Box::pin(undo::run::<K>(ctx, actor, import, payload)),
        // Done before, by a job that did not live to say so.
        _ => Box::pin(async { Ok(()) }),
    }
}

/// Whoever asked for it may not do it any more. What is imported stays, and a colleague can undo it or go on.
async fn stop(ctx: &AppContext, import: Model) -> Result<(), ApiError> {
    let write = Write::begin(ctx, &Actor::system(import.company_id)).await?;
    let state = match import.state {
        ImportState::Checking => ImportState::Failed,
        ImportState::Importing if import.imported_rows > 0 => ImportState::Imported,
        ImportState::Importing => ImportState::Checked,
        ImportState::Undoing => ImportState::Imported,
        state => state,
    };
    let problem = Some("Whoever started this may not do it any more.".to_owned());
    save(write, Model { state, problem, ..import }, Some("import.stopped")).await
}
