//! The verbs of fleet owners.

use chrono::{DateTime, Utc};
use haul_api::{
    ApiError, Invalid, Write, changes_between, contains, json_column,
    paging::{PageParams, page},
    patch,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    fleet::fleet_owner::{ActiveModel, Column, Entity, Model},
};
use haul_types::{EmailAddress, folded};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, ConnectionTrait, IntoActiveModel, QueryFilter, Set, sea_query::ExprTrait,
};
use uuid::Uuid;

use super::{
    error::FleetOwnerError,
    present::present,
    views::{FleetOwner, FleetOwnerCreate, FleetOwnerPage, FleetOwnerUpdate},
};

/// Which fleet owners a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub archived: bool,
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams,
    now: DateTime<Utc>,
) -> Result<FleetOwnerPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        select = select.filter(contains(Column::NameFolded, &q).or(contains(Column::Email, &q)));
    }

    let sortable = [("name", Column::NameFolded), ("created_at", Column::CreatedAt)];
    let page = page(db, select, params, &sortable, "name", Column::Id).await?;
    let items = present(db, company_id, page.rows, now).await?;
    Ok(FleetOwnerPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid, now: DateTime<Utc>) -> Result<FleetOwner, FleetOwnerError> {
    let row = find(db, company_id, id).await?;
    one(db, row, now).await
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, FleetOwnerError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(FleetOwnerError::NotFound)
}

async fn one(db: &impl ConnectionTrait, row: Model, now: DateTime<Utc>) -> Result<FleetOwner, FleetOwnerError> {
    let shown = present(db, row.company_id, vec![row], now).await?;
    shown.into_iter().next().ok_or(FleetOwnerError::NotFound)
}

pub async fn create(write: &mut Write, input: FleetOwnerCreate) -> Result<FleetOwner, FleetOwnerError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(&mut row, input.into())?;
    let row = row.insert(write.tx()).await?;
    let after = one(write.tx(), row, write.now).await?;
    write.record("fleet_owner.created", "fleet_owner", after.id, &after.name, changes_between(None, &after));
    Ok(after)
}

pub async fn update(write: &mut Write, id: Uuid, input: FleetOwnerUpdate) -> Result<FleetOwner, FleetOwnerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(FleetOwnerError::NotFound)?;
    if before.version != input.version {
        return Err(FleetOwnerError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(&mut row, input)?;
    save(write, before, row, "fleet_owner.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<FleetOwner, FleetOwnerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(FleetOwnerError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return one(write.tx(), before, write.now).await;
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "fleet_owner.archived" } else { "fleet_owner.restored" }).await
}

async fn save(
    write: &mut Write,
    before: Model,
    mut row: ActiveModel,
    action: &str,
) -> Result<FleetOwner, FleetOwnerError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let before = one(write.tx(), before, write.now).await?;
    let after = one(write.tx(), after, write.now).await?;
    write.record(action, "fleet_owner", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
fn apply(row: &mut ActiveModel, input: FleetOwnerUpdate) -> Result<(), FleetOwnerError> {
    let mut invalid = Invalid::default();
    if let Some(name) = input.name {
        let name = invalid.text("name", &name, 120);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    patch(&mut row.company_name, input.company_name, |text| invalid.optional_text("company_name", &text, 120));
    if let Some(email) = input.email
        && let Some(email) = invalid.parse("email", EmailAddress::parse(&email))
    {
        row.email = Set(email.into());
    }
    patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
    patch(&mut row.address, input.address, |address| {
        invalid.check_address("address", &address);
        Some(json_column(&address))
    });
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
    Ok(invalid.finish()?)
}
