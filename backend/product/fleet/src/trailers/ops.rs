//! The verbs of trailers.

use chrono::{DateTime, Utc};
use haul_api::{
    ApiError, Invalid, Write, changes_between, contains, one_of,
    paging::{PageParams, page},
    patch,
};
use haul_company::terminals::terminal_refs;
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::trailer::{ActiveModel, Column, Entity, Model},
};
use haul_types::{Equipment, VehicleStatus, Vin, folded};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, IntoActiveModel, QueryFilter, Set, sea_query::ExprTrait,
};
use uuid::Uuid;

use super::{
    error::TrailerError,
    present::present,
    views::{Trailer, TrailerCreate, TrailerPage, TrailerUpdate},
};

/// Which trailers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub status: Option<String>,
    pub kind: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub archived: bool,
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams,
    now: DateTime<Utc>,
) -> Result<TrailerPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let upper = q.to_uppercase();
        let by_paper = contains(Column::Vin, &upper).or(contains(Column::Plate, &upper));
        select = select.filter(contains(Column::UnitNumberFolded, &q).or(by_paper));
    }
    let statuses = one_of("status", filter.status.as_deref(), VehicleStatus::parse)?;
    if !statuses.is_empty() {
        select = select.filter(Column::Status.is_in(statuses));
    }
    let kinds = one_of("kind", filter.kind.as_deref(), Equipment::parse)?;
    if !kinds.is_empty() {
        select = select.filter(Column::Kind.is_in(kinds));
    }
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }

    let sortable = [
        ("unit_number", Column::UnitNumberFolded),
        ("year", Column::Year),
        ("annual_inspection_expires_on", Column::AnnualInspectionExpiresOn),
    ];
    let page = page(db, select, params, &sortable, "unit_number", Column::Id).await?;
    let items = present(db, company_id, page.rows, now).await?;
    Ok(TrailerPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid, now: DateTime<Utc>) -> Result<Trailer, TrailerError> {
    let row = find(db, company_id, id).await?;
    one(db, row, now).await
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, TrailerError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(TrailerError::NotFound)
}

async fn one(db: &impl ConnectionTrait, row: Model, now: DateTime<Utc>) -> Result<Trailer, TrailerError> {
    let shown = present(db, row.company_id, vec![row], now).await?;
    shown.into_iter().next().ok_or(TrailerError::NotFound)
}

pub async fn create(write: &mut Write, input: TrailerCreate) -> Result<Trailer, TrailerError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        status: Set(VehicleStatus::Available),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(write, &mut row, input.into()).await?;
    let row = row.insert(write.tx()).await?;
    let after = one(write.tx(), row, write.now).await?;
    write.record("trailer.created", "trailer", after.id, &after.unit_number, changes_between(None, &after));
    Ok(after)
}

/// Everything that adding a trailer asks for but what only one may have, without adding it: an import tries its rows this way.
pub async fn check_new(write: &Write, input: TrailerCreate) -> Result<(), TrailerError> {
    apply(write, &mut Default::default(), input.into()).await
}

pub async fn update(write: &mut Write, id: Uuid, input: TrailerUpdate) -> Result<Trailer, TrailerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TrailerError::NotFound)?;
    if before.version != input.version {
        return Err(TrailerError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(write, &mut row, input).await?;
    save(write, before, row, "trailer.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Trailer, TrailerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(TrailerError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return one(write.tx(), before, write.now).await;
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "trailer.archived" } else { "trailer.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Trailer, TrailerError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let before = one(write.tx(), before, write.now).await?;
    let after = one(write.tx(), after, write.now).await?;
    write.record(action, "trailer", after.id, &after.unit_number, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
async fn apply(write: &Write, row: &mut ActiveModel, input: TrailerUpdate) -> Result<(), TrailerError> {
    let mut invalid = Invalid::default();
    if let Some(number) = input.unit_number {
        let number = invalid.text("unit_number", &number, 20);
        row.unit_number_folded = Set(folded(&number));
        row.unit_number = Set(number);
    }
    patch(&mut row.vin, input.vin, |text| invalid.parse("vin", Vin::parse(&text)).map(String::from));
    patch(&mut row.year, input.year, |year| Some(invalid.between("year", year, 1950, 2100)));
    patch(&mut row.make, input.make, |text| invalid.optional_text("make", &text, 40));
    patch(&mut row.model, input.model, |text| invalid.optional_text("model", &text, 40));
    patch(&mut row.plate, input.plate, |text| invalid.optional_text("plate", &text.to_uppercase(), 12));
    patch(&mut row.plate_state, input.plate_state, |text| invalid.state_code("plate_state", &text));
    if let Some(kind) = input.kind {
        row.kind = Set(kind);
    }
    patch(&mut row.length_feet, input.length_feet, |feet| Some(invalid.between("length_feet", feet, 1, 100)));
    if let Some(status) = input.status {
        row.status = Set(status);
    }
    patch(&mut row.status_reason, input.status_reason, |text| invalid.optional_text("status_reason", &text, 200));
    patch(&mut row.registration_expires_on, input.registration_expires_on, Some);
    patch(&mut row.annual_inspection_expires_on, input.annual_inspection_expires_on, Some);
    patch(&mut row.terminal_id, input.terminal_id, Some);
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    Ok(invalid.finish()?)
}
