//! The verbs of drivers.

use chrono::{DateTime, TimeDelta, Utc};
use haul_api::{
    ApiError, Invalid, Write, changes_between, contains, json_column, one_of,
    paging::{PageParams, page},
    patch, today_at_company,
};
use haul_company::terminals::terminal_refs;
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::{
        driver::{ActiveModel, Column, Entity, Model},
        fleet_owner,
    },
};
use haul_types::{DriverKind, DriverState, folded};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, ConnectionTrait, IntoActiveModel, QueryFilter, Set, sea_query::ExprTrait,
};
use uuid::Uuid;

use super::{
    error::DriverError,
    present::present,
    views::{Driver, DriverCreate, DriverPage, DriverUpdate, EmergencyContact},
};

/// Which drivers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub state: Option<String>,
    pub kind: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub expiring_within_days: Option<u32>,
    pub archived: bool,
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams,
    now: DateTime<Utc>,
) -> Result<DriverPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let by_code = contains(Column::Code, &q.to_uppercase());
        let by_contact = contains(Column::Email, &q).or(contains(Column::Phone, &q));
        select = select.filter(contains(Column::FullNameFolded, &q).or(by_code).or(by_contact));
    }
    let states = one_of("state", filter.state.as_deref(), DriverState::parse)?;
    if !states.is_empty() {
        select = select.filter(Column::State.is_in(states));
    }
    let kinds = one_of("kind", filter.kind.as_deref(), DriverKind::parse)?;
    if !kinds.is_empty() {
        select = select.filter(Column::Kind.is_in(kinds));
    }
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }
    if let Some(days) = filter.expiring_within_days {
        let day = today_at_company(db, company_id, now).await?
            + TimeDelta::days(i64::from(Ord::min(days, MAX_EXPIRING_DAYS)));
        let expiring = Condition::any().add(Column::LicenseExpiresOn.lte(day)).add(Column::MedicalExpiresOn.lte(day));
        select = select.filter(expiring);
    }

    let sortable = [
        ("last_name", Column::LastNameFolded),
        ("hired_on", Column::HiredOn),
        ("license_expires_on", Column::LicenseExpiresOn),
        ("medical_expires_on", Column::MedicalExpiresOn),
    ];
    let page = page(db, select, params, &sortable, "last_name", Column::Id).await?;
    let items = present(db, company_id, page.rows, now).await?;
    Ok(DriverPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid, now: DateTime<Utc>) -> Result<Driver, DriverError> {
    let row = find(db, company_id, id).await?;
    one(db, row, now).await
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, DriverError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(DriverError::NotFound)
}

async fn one(db: &impl ConnectionTrait, row: Model, now: DateTime<Utc>) -> Result<Driver, DriverError> {
    let shown = present(db, row.company_id, vec![row], now).await?;
    shown.into_iter().next().ok_or(DriverError::NotFound)
}

pub async fn create(write: &mut Write, input: DriverCreate) -> Result<Driver, DriverError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        state: Set(DriverState::Active),
        endorsements: Set(serde_json::json!([])),
        restrictions: Set(serde_json::json!([])),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(write, &mut row, input.into()).await?;
    let row = row.insert(write.tx()).await?;
    let after = one(write.tx(), row, write.now).await?;
    write.record("driver.created", "driver", after.id, &after.full_name, changes_between(None, &after));
    Ok(after)
}

/// Everything that adding a driver asks for but what only one may have, without adding it: an import tries its rows this way.
pub async fn check_new(write: &Write, input: DriverCreate) -> Result<(), DriverError> {
    apply(write, &mut Default::default(), input.into()).await
}

pub async fn update(write: &mut Write, id: Uuid, input: DriverUpdate) -> Result<Driver, DriverError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(DriverError::NotFound)?;
    if before.version != input.version {
        return Err(DriverError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(write, &mut row, input).await?;
    save(write, before, row, "driver.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Driver, DriverError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(DriverError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return one(write.tx(), before, write.now).await;
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "driver.archived" } else { "driver.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Driver, DriverError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let before = one(write.tx(), before, write.now).await?;
    let after = one(write.tx(), after, write.now).await?;
    write.record(action, "driver", after.id, &after.full_name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Ten years: licenses last eight at most.
const MAX_EXPIRING_DAYS: u32 = 3650;

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
async fn apply(write: &Write, row: &mut ActiveModel, input: DriverUpdate) -> Result<(), DriverError> {
    let mut invalid = Invalid::default();
    patch(&mut row.code, input.code, |text| invalid.optional_text("code", &text.to_uppercase(), 20));
    if let Some(name) = input.first_name {
        row.first_name = Set(invalid.text("first_name", &name, 60));
    }
    if let Some(name) = input.last_name {
        let name = invalid.text("last_name", &name, 60);
        row.last_name_folded = Set(folded(&name));
        row.last_name = Set(name);
    }
    if let (Some(first), Some(last)) = (row.first_name.try_as_ref(), row.last_name.try_as_ref()) {
        row.full_name_folded = Set(folded(&format!("{first} {last}")));
    }
    patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
    patch(&mut row.email, input.email, |text| invalid.email("email", &text));
    if let Some(kind) = input.kind {
        row.kind = Set(kind);
    }
    if let Some(state) = input.state {
        row.state = Set(state);
    }
    patch(&mut row.hired_on, input.hired_on, Some);
    patch(&mut row.terminated_on, input.terminated_on, Some);
    if let (Some(Some(hired)), Some(Some(terminated))) = (row.hired_on.try_as_ref(), row.terminated_on.try_as_ref()) {
        invalid.require(hired <= terminated, "terminated_on", "This is before the day they were hired.");
    }
    patch(&mut row.license_number, input.license_number, |text| {
        invalid.optional_text("license_number", &text.to_uppercase(), 30)
    });
    patch(&mut row.license_state, input.license_state, |text| invalid.state_code("license_state", &text));
    patch(&mut row.license_class, input.license_class, Some);
    patch(&mut row.license_expires_on, input.license_expires_on, Some);
    if let Some(endorsements) = input.endorsements {
        row.endorsements = Set(json_column(&endorsements));
    }
    if let Some(restrictions) = input.restrictions {
        row.restrictions = Set(json_column(&restrictions));
    }
    patch(&mut row.medical_expires_on, input.medical_expires_on, Some);
    patch(&mut row.emergency_contact, input.emergency_contact, |contact| {
        Some(json_column(&EmergencyContact {
            name: invalid.text("emergency_contact.name", &contact.name, 120),
            phone: invalid.phone("emergency_contact.phone", &contact.phone).unwrap_or_default(),
            relation: contact.relation,
        }))
    });
    patch(&mut row.address, input.address, |address| {
        invalid.check_address("address", &address);
        Some(json_column(&address))
    });
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
    patch(&mut row.terminal_id, input.terminal_id, Some);
    patch(&mut row.fleet_owner_id, input.fleet_owner_id, Some);
    check_references(write, row, &mut invalid).await?;
    Ok(invalid.finish()?)
}

/// The database refuses a foreign id as well, but cannot say which field it was.
async fn check_references(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<(), DriverError> {
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    if let Some(Some(id)) = row.fleet_owner_id.try_as_ref() {
        let found = fleet_owner::Entity::find_owned(write.company_id(), *id).one(write.tx()).await?;
        invalid.require(found.is_some(), "fleet_owner_id", "There is no such fleet owner.");
    }
    Ok(())
}
