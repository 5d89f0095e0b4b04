//! The jobs of imports: who runs them, and how a chunk tells that it is done.

use std::pin::Pin;

use haul_db::Scope;
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::{
    check, commit,
    kind::{Kind, permission_to_write},
    kinds::{Customers, Drivers, Facilities, Loads, Trailers, Trucks},
    undo,
};
use crate::{
    api::{ApiError, Write, auth::user_behind},
    authz::Actor,
    context::AppContext,
    entity::{
        Owned,
        import::{Entity, Model},
    },
    notices::{NewNotice, notify},
    types::{ImportKind, ImportState, NoticeKind},
};

/// Reads a file and tries its rows.
pub const CHECK_IMPORT: &str = "check_import";
/// Imports the next rows.
pub const COMMIT_IMPORT: &str = "commit_import";
/// Undoes the next rows.
pub const UNDO_IMPORT: &str = "undo_import";

/// Records of one transaction: about a second's work of the slowest database, so that others hardly wait for it.
pub const CHUNK: u64 = 100;

#[derive(Clone, Copy, Serialize, Deserialize)]
pub struct Payload {
    pub import_id: Uuid,
    /// As whom it runs.
    pub user_id: Uuid,
}

pub async fn run_job(ctx: &AppContext, kind: &str, company_id: Uuid, payload: Value) -> Result<(), ApiError> {
    let payload: Payload = serde_json::from_value(payload).map_err(ApiError::internal)?;
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(import) = Entity::find_owned(company_id, payload.import_id).one(&db).await? else { return Ok(()) };
    let actor = user_behind(ctx, company_id, payload.user_id).await?;
    let Some(actor) = actor.filter(|actor| actor.may(permission_to_write(import.kind))) else {
        return stop(ctx, import).await;
    };
    match import.kind {
        ImportKind::Loads => run::<Loads>(ctx, kind, &actor, import, payload).await,
        ImportKind::Customers => run::<Customers>(ctx, kind, &actor, import, payload).await,
        ImportKind::Facilities => run::<Facilities>(ctx, kind, &actor, import, payload).await,
        ImportKind::Drivers => run::<Drivers>(ctx, kind, &actor, import, payload).await,
        ImportKind::Trucks => run::<Trucks>(ctx, kind, &actor, import, payload).await,
        ImportKind::Trailers => run::<Trailers>(ctx, kind, &actor, import, payload).await,
    }
}

/// Boxed: in one future the work of all kinds would lie side by side on the stack.
fn run<'a, K: Kind + 'a>(
    ctx: &'a AppContext,
    job: &str,
    actor: &'a Actor,
    import: Model,
    payload: Payload,
) -> Pin<Box<dyn Future<Output = Result<(), ApiError>> + Send + 'a>> {
    match (job, import.state) {
        (CHECK_IMPORT, ImportState::Checking) => Box::pin(check::run::<K>(ctx, actor, import)),
        (COMMIT_IMPORT, ImportState::Importing) => Box::pin(commit::run::<K>(ctx, actor, import, payload)),
        (UNDO_IMPORT, ImportState::Undoing) => Box::pin(undo::run::<K>(ctx, actor, import, payload)),
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

/// Writes the import's row and commits. Progress is shown; what is over is an event of the history.
pub async fn save(mut write: Write, import: Model, action: Option<&str>) -> Result<(), ApiError> {
    let import = Model { version: import.version + 1, updated_at: write.now, ..import };
    let import = import.into_active_model().reset_all().update(write.tx()).await?;
    match action {
        Some(action) => write.record(action, "import", import.id, &import.file_name, Vec::new()),
        None => write.show("import", import.id),
    }
    write.commit(true).await?;
    Ok(())
}

/// Tells whoever started it that it is over.
pub async fn tell(write: &mut Write, import: &Model, title: String, body: String) -> Result<(), ApiError> {
    let Some(user_id) = write.actor.id else { return Ok(()) };
    let path = Some(format!("/apps/imports?import={}", import.id));
    notify(write, user_id, NewNotice { kind: NoticeKind::Table, title, body: Some(body), path }).await
}

/// `1 row`, `4,900 rows`.
pub fn rows(count: i32) -> String {
    let noun = if count == 1 { "row" } else { "rows" };
    format!("{count} {noun}")
}
