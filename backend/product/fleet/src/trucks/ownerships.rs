//! A truck's owners over time. No two ownerships of a truck share a day.

use std::collections::HashMap;

use haul_api::{Invalid, Write, by_ids, changes_between, differs, patch, same_version};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    fleet::{
        fleet_owner, truck,
        truck_ownership::{Column, Entity, Model},
    },
};
use haul_types::{Date, NamedRef};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, DbErr, IntoActiveModel, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    error::TruckError,
    ownership_views::{TruckOwnership, TruckOwnershipCreate, TruckOwnershipList, TruckOwnershipUpdate},
};

pub async fn list(db: &Db, company_id: Uuid, truck_id: Uuid) -> Result<TruckOwnershipList, TruckError> {
    let truck = truck::Entity::find_owned(company_id, truck_id).fetch_optional(db).await?;
    truck.ok_or(TruckError::NotFound)?;
    let rows = of_truck(db, company_id, truck_id).await?;
    Ok(TruckOwnershipList { items: present(db, company_id, rows).await? })
}

pub async fn create(
    write: &mut Write,
    truck_id: Uuid,
    input: TruckOwnershipCreate,
) -> Result<TruckOwnership, TruckError> {
    let truck = lock_truck(write, truck_id).await?;
    let owner =
        fleet_owner::Entity::find_owned(write.company_id(), input.fleet_owner_id).fetch_optional(write.tx()).await?;
    if owner.is_none() {
        return Err(Invalid::field("fleet_owner_id", "There is no such fleet owner.").into());
    }
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        truck_id,
        fleet_owner_id: input.fleet_owner_id,
        starts_on: input.starts_on,
        ends_on: input.ends_on,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    check_days(write, &row).await?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    let after = present_one(write.tx(), row).await?;
    let changes = changes_between(None, &after);
    write.record("truck.ownership_added", "truck", truck_id, truck.unit_number, changes);
    Ok(after)
}

pub async fn update(
    write: &mut Write,
    truck_id: Uuid,
    id: Uuid,
    input: TruckOwnershipUpdate,
) -> Result<TruckOwnership, TruckError> {
    let truck = lock_truck(write, truck_id).await?;
    let before = Entity::find_owned(write.company_id(), id)
        .select()
        .filter(Column::TruckId.eq(truck_id))
        .fetch_optional(write.tx())
        .await?
        .ok_or(TruckError::NotFound)?;
    same_version(before.version, input.version)?;
    let mut row = before.clone().into_active_model();
    if let Some(starts_on) = input.starts_on {
        row.starts_on = Set(starts_on);
    }
    patch(&mut row.ends_on, input.ends_on, Some);
    if !differs(&row, &before) {
        return present_one(write.tx(), before).await;
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    check_days(write, &after).await?;
    let (before, after) = (present_one(write.tx(), before).await?, present_one(write.tx(), after).await?);
    let changes = changes_between(Some(&before), &after);
    write.record("truck.ownership_changed", "truck", truck_id, truck.unit_number, changes);
    Ok(after)
}

/// The owner's trucks on a given day.
pub async fn trucks_owned_on(
    db: &impl Connection,
    company_id: Uuid,
    fleet_owner_id: Uuid,
    day: Date,
) -> Result<Vec<Uuid>, DbErr> {
    let rows = on_day(company_id, day).filter(Column::FleetOwnerId.eq(fleet_owner_id)).fetch_all(db).await?;
    Ok(rows.into_iter().map(|row| row.truck_id).collect())
}

/// A truck's owner on a given day; none for the carrier.
pub async fn owner_of_truck_on(
    db: &impl Connection,
    company_id: Uuid,
    truck_id: Uuid,
    day: Date,
) -> Result<Option<NamedRef>, DbErr> {
    Ok(owners_of_trucks_on(db, company_id, vec![truck_id], day).await?.remove(&truck_id))
}

pub(super) async fn owners_of_trucks_on(
    db: &impl Connection,
    company_id: Uuid,
    truck_ids: Vec<Uuid>,
    day: Date,
) -> Result<HashMap<Uuid, NamedRef>, DbErr> {
    let rows = on_day(company_id, day).filter(Column::TruckId.is_in(truck_ids)).fetch_all(db).await?;
    let owners = owners(db, company_id, &rows).await?;
    let named = rows.into_iter().filter_map(|row| Some((row.truck_id, owners.get(&row.fleet_owner_id)?.clone())));
    Ok(named.collect())
}

fn on_day(company_id: Uuid, day: Date) -> sea_orm::Select<Entity> {
    let not_over = Condition::any().add(Column::EndsOn.is_null()).add(Column::EndsOn.gte(day));
    Entity::owned_by(company_id).filter(Column::StartsOn.lte(day)).filter(not_over)
}

async fn of_truck(db: &impl Connection, company_id: Uuid, truck_id: Uuid) -> Result<Vec<Model>, DbErr> {
    Entity::owned_by(company_id)
        .filter(Column::TruckId.eq(truck_id))
        .order_by_desc(Column::StartsOn)
        .fetch_all(db)
        .await
}

/// Writers of one truck's ownerships take turns here, so that each sees every other row.
async fn lock_truck(write: &Write, truck_id: Uuid) -> Result<truck::Model, TruckError> {
    write.find_for_update::<truck::Entity>(truck_id).await?.ok_or(TruckError::NotFound)
}

async fn check_days(write: &Write, row: &Model) -> Result<(), TruckError> {
    if row.ends_on.is_some_and(|ends_on| ends_on < row.starts_on) {
        return Err(Invalid::field("ends_on", "The last day is before the first.").into());
    }
    let others = of_truck(write.tx(), row.company_id, row.truck_id).await?;
    if others.iter().any(|other| other.id != row.id && share_a_day(row, other)) {
        return Err(TruckError::OwnershipOverlaps);
    }
    Ok(())
}

fn share_a_day(a: &Model, b: &Model) -> bool {
    let starts_within = |one: &Model, other: &Model| other.ends_on.is_none_or(|last| one.starts_on <= last);
    starts_within(a, b) && starts_within(b, a)
}

async fn present_one(db: &impl Connection, row: Model) -> Result<TruckOwnership, TruckError> {
    present(db, row.company_id, vec![row]).await?.into_iter().next().ok_or(TruckError::NotFound)
}

async fn present(db: &impl Connection, company_id: Uuid, rows: Vec<Model>) -> Result<Vec<TruckOwnership>, TruckError> {
    let owners = owners(db, company_id, &rows).await?;
    let shown = rows.into_iter().filter_map(|row| {
        Some(TruckOwnership {
            id: row.id,
            truck_id: row.truck_id,
            fleet_owner: owners.get(&row.fleet_owner_id)?.clone(),
            starts_on: row.starts_on,
            ends_on: row.ends_on,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    });
    Ok(shown.collect())
}

async fn owners(db: &impl Connection, company_id: Uuid, rows: &[Model]) -> Result<HashMap<Uuid, NamedRef>, DbErr> {
    let select = fleet_owner::Entity::owned_by(company_id);
    let ids: Vec<Uuid> = rows.iter().map(|row| row.fleet_owner_id).collect();
    let found = by_ids(db, select, fleet_owner::Column::Id, ids).await?;
    Ok(found.into_iter().map(|(id, owner)| (id, NamedRef { id, name: owner.name })).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ownerships_that_meet_share_a_day_only_if_both_cover_it() {
        let row = |starts: &str, ends: Option<&str>| Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            truck_id: Uuid::nil(),
            fleet_owner_id: Uuid::nil(),
            starts_on: starts.parse().unwrap(),
            ends_on: ends.map(|day| day.parse().unwrap()),
            version: 1,
            created_at: haul_types::Timestamp::EPOCH,
            updated_at: haul_types::Timestamp::EPOCH,
        };
        for (a, b, expected) in [
            (row("2026-01-01", Some("2026-01-31")), row("2026-02-01", None), false),
            (row("2026-01-01", Some("2026-02-01")), row("2026-02-01", None), true),
            (row("2026-01-01", None), row("2030-01-01", None), true),
            (row("2026-03-01", None), row("2026-01-01", Some("2026-02-28")), false),
        ] {
            assert_eq!(share_a_day(&a, &b), expected);
            assert_eq!(share_a_day(&b, &a), expected);
        }
    }
}
