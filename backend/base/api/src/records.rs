//! Records that people add, change, archive and restore, all in the same way.
//!
//! An area implements only the specifics of a record in a [`SimpleRecord`]: field checks, presentation, unique
//! values. Locks, versions, history and idempotency are shared and live here.

pub use haul_db::Connection;
use haul_db::{Db, unique_violation};
use haul_entity::{Archivable, Owned, Versioned};
use haul_types::{Timestamp, WriteJson};
use poem_openapi::types::{ParseFromJSON, ToJSON};
use sea_orm::{ActiveModelTrait, DbErr, EntityTrait, IntoActiveModel, Select};
use uuid::Uuid;

use crate::{
    ApiError, AppContext, Begun, Created, Invalid, Write,
    authz::Actor,
    changes_between, differs,
    paging::{Page, PageParams, page},
    sort::SortBy,
};

/// A row of the record's table.
pub type Row<R> = <<R as SimpleRecord>::Entity as EntityTrait>::Model;
/// A row of the record's table with the columns to write.
pub type RowChange<R> = <<R as SimpleRecord>::Entity as EntityTrait>::ActiveModel;

/// The specifics of a record, implemented for the type that the API shows.
pub trait SimpleRecord: ToJSON + ParseFromJSON + WriteJson + Send + Sync {
    type Entity: Archivable;
    /// The create body; checked as a change to an empty record.
    type Create: ToJSON + Clone + Send + Sync + Into<Self::Update>;
    /// The update body.
    type Update: Send;

    /// Its name in history, on live screens and in the registry.
    const TOPIC: &'static str;

    fn id(&self) -> Uuid;

    /// Its label in history.
    fn label(&self) -> &str;

    /// The version that a change was based on.
    fn version_of(update: &Self::Update) -> i32;

    /// Sets a new record's initial values before its body is read.
    fn begin(_row: &mut RowChange<Self>) {}

    /// Sets the terminal of a new record whose body names none.
    fn place(_row: &mut RowChange<Self>, _terminal_id: Uuid) {}

    /// Checks the given fields and writes them to the row; the same for creating and changing.
    fn apply(
        write: &Write,
        row: &mut RowChange<Self>,
        update: Self::Update,
        invalid: &mut Invalid,
    ) -> impl Future<Output = Result<(), ApiError>> + Send;

    /// The rows as the API shows them.
    fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Row<Self>>,
        now: Timestamp,
    ) -> impl Future<Output = Result<Vec<Self>, ApiError>> + Send;

    /// The error when this unique key refuses the row.
    fn taken(_key: &str, _row: &RowChange<Self>) -> Option<ApiError> {
        None
    }

    /// Adds what other tables keep of a new record, in the same transaction.
    fn added(
        _write: &Write,
        _row: &Row<Self>,
        _body: &Self::Create,
    ) -> impl Future<Output = Result<(), ApiError>> + Send {
        async { Ok(()) }
    }

    /// Follow-up work in the same transaction, once it is added.
    fn follow_new(_write: &mut Write, _after: &Self) -> impl Future<Output = Result<(), ApiError>> + Send {
        async { Ok(()) }
    }

    /// Whether it may be archived or restored.
    fn check_archiving(_row: &Row<Self>) -> Result<(), ApiError> {
        Ok(())
    }

    /// Follow-up work in the same transaction.
    fn changed(_write: &mut Write, _before: &Self, _after: &Self) -> impl Future<Output = Result<(), ApiError>> + Send {
        async { Ok(()) }
    }
}

/// The parts of a [`SimpleRecord`] that differ only in names: topic, table, create and update bodies, the field
/// used as its label. With `plain` the row alone determines what is shown.
#[macro_export]
macro_rules! simple_record {
    ($topic:literal, $entity:ty, $create:ty, $update:ty, $label:ident) => {
        type Entity = $entity;
        type Create = $create;
        type Update = $update;

        const TOPIC: &'static str = $topic;

        fn id(&self) -> Uuid {
            self.id
        }

        fn label(&self) -> &str {
            &self.$label
        }

        fn version_of(update: &$update) -> i32 {
            update.version
        }
    };
    ($topic:literal, $entity:ty, $create:ty, $update:ty, $label:ident, plain) => {
        $crate::simple_record!($topic, $entity, $create, $update, $label);

        async fn present(
            _db: &impl $crate::records::Connection,
            _company_id: Uuid,
            rows: Vec<$crate::records::Row<Self>>,
            _now: haul_types::Timestamp,
        ) -> Result<Vec<Self>, ApiError> {
            rows.into_iter().map(Self::try_from).collect()
        }
    };
}

/// A page of the selected records.
pub async fn list<R>(
    ctx: &AppContext,
    actor: &Actor,
    select: Select<R::Entity>,
    params: &PageParams<R>,
    id: <R::Entity as EntityTrait>::Column,
) -> Result<Page<R>, ApiError>
where
    R: SimpleRecord + SortBy<Column = <<R as SimpleRecord>::Entity as EntityTrait>::Column>,
{
    let db = ctx.db_of(actor);
    let page = page(&db, select, params, id).await?;
    let rows = R::present(&db, actor.company_id, page.rows, ctx.now()).await?;
    Ok(Page { rows, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read<R: SimpleRecord>(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<R, ApiError> {
    let db = ctx.db_of(actor);
    let row = find::<R>(&db, actor.company_id, id).await?;
    shown(&db, row, actor.company_id, ctx.now()).await
}

/// Adds a record; repeated under the same key it returns the first response.
pub async fn create<R: SimpleRecord>(
    ctx: &AppContext,
    actor: &Actor,
    key: Option<String>,
    body: R::Create,
) -> Result<Created<R>, ApiError> {
    let mut write = match Write::begin_create(ctx, actor, key, format!("create_{}", R::TOPIC), &body).await? {
        Begun::New(write) => write,
        Begun::Done(record) => return Ok(Created::replayed(record)),
    };
    let record = write.add::<R>(body).await?;
    Ok(Created::new(write.commit(record).await?))
}

pub async fn update<R: SimpleRecord>(
    ctx: &AppContext,
    actor: &Actor,
    id: Uuid,
    body: R::Update,
) -> Result<R, ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let before = write.find_version::<R::Entity>(id, R::version_of(&body)).await?;
    let mut row = before.clone().into_active_model();
    let mut invalid = Invalid::default();
    R::apply(&write, &mut row, body, &mut invalid).await?;
    invalid.finish()?;
    let record = write.save::<R>(before, row, format!("{}.updated", R::TOPIC)).await?;
    write.commit(record).await
}

/// Archiving twice changes nothing.
pub async fn archive<R: SimpleRecord>(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<R, ApiError> {
    set_archived(ctx, actor, id, true).await
}

/// Restoring twice changes nothing.
pub async fn restore<R: SimpleRecord>(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<R, ApiError> {
    set_archived(ctx, actor, id, false).await
}

async fn set_archived<R: SimpleRecord>(
    ctx: &AppContext,
    actor: &Actor,
    id: Uuid,
    is_archived: bool,
) -> Result<R, ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let before = write.find_for_update::<R::Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    let record = write.set_archived::<R>(before, is_archived).await?;
    write.commit(record).await
}

pub(crate) async fn find<R: SimpleRecord>(db: &Db, company_id: Uuid, id: Uuid) -> Result<Row<R>, ApiError> {
    R::Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or_else(ApiError::not_found)
}

async fn shown<R: SimpleRecord>(
    db: &impl Connection,
    row: Row<R>,
    company_id: Uuid,
    now: Timestamp,
) -> Result<R, ApiError> {
    R::present(db, company_id, vec![row], now).await?.pop().ok_or_else(ApiError::not_found)
}

/// The database decides what is unique; the record turns its error into business terms.
fn refused<R: SimpleRecord>(error: DbErr, row: &RowChange<R>) -> ApiError {
    unique_violation(&error).and_then(|key| R::taken(key, row)).unwrap_or_else(|| error.into())
}

/// Fails unless the caller has seen the current version.
pub fn same_version<T: PartialEq>(now: T, seen: T) -> Result<(), ApiError> {
    if now == seen { Ok(()) } else { Err(ApiError::version_stale()) }
}

impl Write {
    /// The company's row at the version that the caller has seen, locked until the write ends.
    pub async fn find_version<E: Versioned>(&self, id: Uuid, version: i32) -> Result<E::Model, ApiError> {
        let row = self.find_for_update::<E>(id).await?.ok_or_else(ApiError::not_found)?;
        same_version(E::version(&row), version)?;
        Ok(row)
    }

    /// Adds a record.
    pub async fn add<R: SimpleRecord>(&mut self, body: R::Create) -> Result<R, ApiError> {
        let row = self.checked::<R>(body.clone()).await?;
        let tried = row.clone();
        let row = row.insert(self.tx()).await.map_err(|error| refused::<R>(error, &tried))?;
        R::added(self, &row, &body).await?;
        let after: R = shown(self.tx(), row, self.company_id(), self.now).await?;
        R::follow_new(self, &after).await?;
        self.record(
            format!("{}.created", R::TOPIC),
            R::TOPIC,
            after.id(),
            after.label(),
            changes_between(None, &after),
        );
        Ok(after)
    }

    /// Runs every check of adding a record except uniqueness, without adding it: an import tries its rows
    /// this way.
    pub async fn check_new<R: SimpleRecord>(&self, body: R::Create) -> Result<(), ApiError> {
        self.checked::<R>(body).await.map(drop)
    }

    async fn checked<R: SimpleRecord>(&self, body: R::Create) -> Result<RowChange<R>, ApiError> {
        let mut row = R::Entity::begin(self.new_id(), self.company_id(), self.now);
        R::begin(&mut row);
        if let Some(terminal_id) = self.actor.home_terminal() {
            R::place(&mut row, terminal_id);
        }
        let mut invalid = Invalid::default();
        R::apply(self, &mut row, body.into(), &mut invalid).await?;
        invalid.finish()?;
        Ok(row)
    }

    /// Archives or restores a record; nothing happens if it is already in that state.
    pub async fn set_archived<R: SimpleRecord>(&mut self, before: Row<R>, is_archived: bool) -> Result<R, ApiError> {
        if R::Entity::is_archived(&before) == is_archived {
            return shown(self.tx(), before, self.company_id(), self.now).await;
        }
        R::check_archiving(&before)?;
        let mut row = before.clone().into_active_model();
        R::Entity::set_archived_at(&mut row, is_archived.then_some(self.now));
        let verb = if is_archived { "archived" } else { "restored" };
        self.save::<R>(before, row, format!("{}.{verb}", R::TOPIC)).await
    }

    /// Writes the changed columns as the next version, and the changes to the record's history. Without a change
    /// nothing is written.
    pub async fn save<R: SimpleRecord>(
        &mut self,
        before: Row<R>,
        mut row: RowChange<R>,
        action: impl Into<String>,
    ) -> Result<R, ApiError> {
        if !differs(&row, &before) {
            return shown(self.tx(), before, self.company_id(), self.now).await;
        }
        R::Entity::count_change(&mut row, &before, self.now);
        let tried = row.clone();
        let after = row.update(self.tx()).await.map_err(|error| refused::<R>(error, &tried))?;
        let before: R = shown(self.tx(), before, self.company_id(), self.now).await?;
        let after: R = shown(self.tx(), after, self.company_id(), self.now).await?;
        R::changed(self, &before, &after).await?;
        self.record(action, R::TOPIC, after.id(), after.label(), changes_between(Some(&before), &after));
        Ok(after)
    }
}
