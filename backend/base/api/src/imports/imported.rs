//! A kind of import as its area registers it, without its type.

use haul_db::Db;
use haul_entity::insight::import::Model;
use haul_types::{ImportKind, ImportStatus};
use uuid::Uuid;

use super::{
    amounts::Reconciliation, check, columns::Column, commit, job::Payload, kind::Kind, reconcile::reconcile, undo,
};
use crate::{
    ApiError, AppContext,
    authz::{Actor, Permission},
    future::BoxFuture,
};

/// A kind of import that an area registers, without its type.
pub struct ImportedKind {
    pub kind: ImportKind,
    /// The records' plural noun, for sentences.
    pub nouns: &'static str,
    /// The permission to see such imports.
    pub read: Permission,
    /// The permission to create such records.
    pub write: Permission,
    /// Fields whose column has a different key.
    pub columns_of_fields: &'static [(&'static str, &'static str)],
    /// Every column, in the order of the template.
    pub columns: fn() -> Vec<Column>,
    pub(super) run: Run,
    reconcile: Reconcile,
}

type Reconcile = for<'a> fn(&'a Db, Uuid, Uuid) -> BoxFuture<'a, Result<Reconciliation, ApiError>>;
type Run = for<'a> fn(&'a AppContext, Step, &'a Actor, Model, Payload) -> BoxFuture<'a, Result<(), ApiError>>;

impl ImportedKind {
    pub const fn of<K: Kind>() -> Self {
        Self {
            kind: K::KIND,
            nouns: K::NOUNS,
            read: K::READ,
            write: K::WRITE,
            columns_of_fields: K::COLUMNS_OF_FIELDS,
            columns: K::columns,
            run: run::<K>,
            reconcile: |db, company_id, import_id| Box::pin(reconcile::<K>(db, company_id, import_id)),
        }
    }

    /// Compares an import's file with the records made from it.
    pub async fn reconcile(&self, db: &Db, company_id: Uuid, import_id: Uuid) -> Result<Reconciliation, ApiError> {
        (self.reconcile)(db, company_id, import_id).await
    }
}

/// The step that a job runs, for any kind of record.
#[derive(Clone, Copy)]
pub enum Step {
    Check,
    Commit,
    Undo,
}

/// Boxed: in one future the work of all kinds would lie side by side on the stack.
fn run<'a, K: Kind>(
    ctx: &'a AppContext,
    step: Step,
    actor: &'a Actor,
    import: Model,
    payload: Payload,
) -> BoxFuture<'a, Result<(), ApiError>> {
    match (step, import.status) {
        (Step::Check, ImportStatus::Checking) => Box::pin(check::run::<K>(ctx, actor, import)),
        (Step::Commit, ImportStatus::Importing) => Box::pin(commit::run::<K>(ctx, actor, import, payload)),
        (Step::Undo, ImportStatus::Undoing) => Box::pin(undo::run::<K>(ctx, actor, import, payload)),
        // Already done by a job that died before it could say so.
        _ => Box::pin(async { Ok(()) }),
    }
}
