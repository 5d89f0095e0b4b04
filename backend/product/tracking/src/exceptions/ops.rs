//! Users' actions on exceptions; `keeper.rs` opens and resolves the automatic ones.

use haul_api::{
    AnyOf, ApiError, Invalid, SortBy, Write, changes_between, differs,
    paging::{PageParams, page},
    patch, same_version,
};
use haul_db::{Db, Fetch, unique_violation};
use haul_entity::{
    Owned,
    company::user_account,
    loads::{load, stop},
    tracking::tracking_exception::{ActiveModel, Column, Entity, Model},
};
use haul_types::{ExceptionKind, ExceptionStatus, Timestamp, UserStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, IntoActiveModel, QueryFilter, QuerySelect, QueryTrait, Set};
use uuid::Uuid;

use super::notices;
use crate::{
    record::{
        around::{Around, Rows},
        error::TrackingError,
        exception_views::{
            TrackingException, TrackingExceptionAcknowledge, TrackingExceptionCreate, TrackingExceptionPage,
            TrackingExceptionResolve, TrackingExceptionUpdate,
        },
    },
    standing::{
        detect::key_by_hand,
        keeper::{ENTITY, label},
    },
};

/// Which exceptions a list shows.
#[derive(Clone, Debug, Default)]
pub struct Filter {
    pub q: Option<String>,
    pub status: AnyOf<ExceptionStatus>,
    pub kind: AnyOf<ExceptionKind>,
    pub load_id: Option<Uuid>,
    pub owner_id: Option<Uuid>,
}

impl SortBy for TrackingException {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("opened_at", Column::OpenedAt)];
    const DEFAULT: &'static str = "-opened_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams<TrackingException>,
    now: Timestamp,
) -> Result<TrackingExceptionPage, ApiError> {
    let of_loads = match filter.q {
        None => None,
        q => {
            let found =
                haul_loads::filtered(company_id, &haul_loads::Filter { q, ..haul_loads::Filter::default() }, now);
            Some(Column::LoadId.in_subquery(found.select_only().column(load::Column::Id).into_query()))
        }
    };
    let all = Condition::all()
        .add(filter.status.on(Column::Status))
        .add(filter.kind.on(Column::Kind))
        .add_option(filter.load_id.map(|id| Column::LoadId.eq(id)))
        .add_option(filter.owner_id.map(|id| Column::OwnerId.eq(id)))
        .add_option(of_loads);
    let select = Entity::owned_by(company_id).filter(all);
    let page = page(db, select, params, Column::Id).await?;
    let around = Around::of(db, company_id, Rows { exceptions: &page.rows, ..Rows::default() }).await?;
    let items = page.rows.into_iter().map(|row| around.exception(row)).collect::<Result<_, _>>()?;
    Ok(TrackingExceptionPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<TrackingException, TrackingError> {
    let row = Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(TrackingError::NotFound)?;
    let rows = [row];
    let around = Around::of(db, company_id, Rows { exceptions: &rows, ..Rows::default() }).await?;
    let [row] = rows;
    Ok(around.exception(row)?)
}

pub async fn create(
    write: &mut Write,
    load_id: Uuid,
    input: TrackingExceptionCreate,
) -> Result<TrackingException, TrackingError> {
    let now = write.now;
    create_at(write, load_id, input, now).await
}

/// Adds to the note of an open exception that was reported before; none if there is no such exception.
pub async fn add_note(
    write: &mut Write,
    load_id: Uuid,
    input: &TrackingExceptionCreate,
) -> Result<Option<TrackingException>, TrackingError> {
    write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    let same = Entity::owned_by(write.company_id())
        .filter(Column::LoadId.eq(load_id))
        .filter(Column::DedupeKey.eq(key_by_hand(input.kind, input.stop_id)))
        .filter(Column::ResolvedAt.is_null());
    let Some(before) = same.fetch_optional(write.tx()).await? else { return Ok(None) };
    let said = [before.note.as_deref(), input.note.as_deref()];
    let said: Vec<&str> = said.into_iter().flatten().map(str::trim).filter(|text| !text.is_empty()).collect();
    // The end is what is new.
    let text = said.join("\n");
    let cut = text.chars().count().saturating_sub(1000);
    let note = (!text.is_empty()).then(|| text.chars().skip(cut).collect::<String>());
    let mut change = before.clone().into_active_model();
    change.note = Set(note);
    if !differs(&change, &before) {
        return shown(write, before).await.map(Some);
    }
    save(write, before, change, "tracking_exception.updated").await.map(Some)
}

/// Like [`create`], for something that began earlier.
pub async fn create_at(
    write: &mut Write,
    load_id: Uuid,
    input: TrackingExceptionCreate,
    opened_at: Timestamp,
) -> Result<TrackingException, TrackingError> {
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    let mut invalid = Invalid::default();
    invalid.require(!input.kind.is_automatic_only(), "kind", "This is detected automatically.");
    if let Some(id) = input.stop_id {
        let mine = stop::Entity::find_owned(write.company_id(), id).select().filter(stop::Column::LoadId.eq(load_id));
        let found = mine.fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "stop_id", "This load has no such stop.");
    }
    check_owner(write, &mut invalid, input.owner_id).await?;
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id,
        stop_id: input.stop_id,
        kind: input.kind,
        status: ExceptionStatus::Open,
        dedupe_key: key_by_hand(input.kind, input.stop_id),
        detail: note.clone().unwrap_or_else(|| "Reported manually.".to_owned()),
        is_automatic: false,
        opened_at,
        opened_by: write.actor.name.clone(),
        owner_id: input.owner_id,
        reason_code: input.reason_code,
        note,
        acknowledged_at: None,
        acknowledged_by: None,
        resolved_at: None,
        resolved_by: None,
        is_resolved_by_itself: false,
        resolution: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let made = row.into_active_model().reset_all().insert(write.tx()).await;
    let row = made.map_err(|error| match unique_violation(&error) {
        Some("tracking_exception_open_key") => TrackingError::AlreadyOpen,
        _ => error.into(),
    })?;
    write.record("tracking_exception.reported", ENTITY, row.id, label(row.kind, &load.number), Vec::new());
    notices::opened(write, &load, &row).await?;
    finish(write, row).await
}

pub async fn update(
    write: &mut Write,
    id: Uuid,
    input: TrackingExceptionUpdate,
) -> Result<TrackingException, TrackingError> {
    let before = find(write, id, input.version).await?;
    let mut invalid = Invalid::default();
    let mut change = before.clone().into_active_model();
    patch(&mut change.owner_id, input.owner_id, Some);
    patch(&mut change.reason_code, input.reason_code, Some);
    patch(&mut change.note, input.note, |text| invalid.optional_text("note", &text, 1000));
    let owner_id = change.owner_id.try_as_ref().copied().flatten();
    check_owner(write, &mut invalid, owner_id.filter(|_| owner_id != before.owner_id)).await?;
    invalid.finish()?;
    if !differs(&change, &before) {
        return shown(write, before).await;
    }
    save(write, before, change, "tracking_exception.updated").await
}

/// The user becomes the owner, unless there is one already.
pub async fn acknowledge(
    write: &mut Write,
    id: Uuid,
    input: TrackingExceptionAcknowledge,
) -> Result<TrackingException, TrackingError> {
    let before = find(write, id, input.version).await?;
    match before.status {
        ExceptionStatus::Open => {}
        ExceptionStatus::Acknowledged => return Err(TrackingError::AlreadyAcknowledged),
        ExceptionStatus::Resolved => return Err(TrackingError::AlreadyResolved),
    }
    let mut invalid = Invalid::default();
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    let mut change = before.clone().into_active_model();
    change.status = Set(ExceptionStatus::Acknowledged);
    change.acknowledged_at = Set(Some(write.now));
    change.acknowledged_by = Set(Some(write.actor.name.clone()));
    change.owner_id = Set(before.owner_id.or(person(write)));
    change.note = Set(note.or(before.note.clone()));
    save(write, before, change, "tracking_exception.acknowledged").await
}

pub async fn resolve(
    write: &mut Write,
    id: Uuid,
    input: TrackingExceptionResolve,
) -> Result<TrackingException, TrackingError> {
    let before = find(write, id, input.version).await?;
    if before.status == ExceptionStatus::Resolved {
        return Err(TrackingError::AlreadyResolved);
    }
    let mut invalid = Invalid::default();
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    let mut change = before.clone().into_active_model();
    change.status = Set(ExceptionStatus::Resolved);
    change.resolved_at = Set(Some(write.now));
    change.resolved_by = Set(Some(write.actor.name.clone()));
    change.reason_code = Set(Some(input.reason_code));
    change.note = Set(note.or(before.note.clone()));
    save(write, before, change, "tracking_exception.resolved").await
}

/// Only people can be owners; an API key has no name in the list.
fn person(write: &Write) -> Option<Uuid> {
    write.actor.id.filter(|_| write.actor.kind == haul_api::authz::ActorKind::User)
}

/// Locks the load before its exception, as everywhere, so that two writers never deadlock.
async fn find(write: &Write, id: Uuid, version: i32) -> Result<Model, TrackingError> {
    let mine = || Entity::find_owned(write.company_id(), id).select();
    let load_id = mine().fetch_optional(write.tx()).await?.ok_or(TrackingError::NotFound)?.load_id;
    write.find_for_update::<load::Entity>(load_id).await?;
    let row = mine().fetch_optional(write.tx()).await?.ok_or(TrackingError::NotFound)?;
    same_version(row.version, version)?;
    Ok(row)
}

async fn check_owner(write: &Write, invalid: &mut Invalid, id: Option<Uuid>) -> Result<(), TrackingError> {
    let Some(id) = id else { return Ok(()) };
    let found = user_account::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let is_active = found.is_some_and(|user| user.status == UserStatus::Active);
    invalid.require(is_active, "owner_id", "Choose an active user.");
    Ok(())
}

async fn save(
    write: &mut Write,
    before: Model,
    mut change: ActiveModel,
    action: &str,
) -> Result<TrackingException, TrackingError> {
    change.version = Set(before.version + 1);
    change.updated_at = Set(write.now);
    let row = change.update(write.tx()).await?;
    notices::changed(write, &before, &row).await?;
    let before = shown(write, before).await?;
    let after = finish(write, row).await?;
    let changes = changes_between(Some(&before), &after);
    write.record(action, ENTITY, after.id, label(after.kind, &after.load.number), changes);
    Ok(after)
}

/// The load's row counts open exceptions.
async fn finish(write: &mut Write, row: Model) -> Result<TrackingException, TrackingError> {
    haul_loads::resettle(write, row.load_id).await?;
    shown(write, row).await
}

async fn shown(write: &Write, row: Model) -> Result<TrackingException, TrackingError> {
    let rows = [row];
    let around = Around::of(write.tx(), write.company_id(), Rows { exceptions: &rows, ..Rows::default() }).await?;
    let [row] = rows;
    Ok(around.exception(row)?)
}
