//! Trucks from a file.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    imports::{
        Cells, Column, Complaints, Key, Kind, Made, Taken, Undone,
        simple::{self, ByName, upper},
    },
};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::{driver, truck, truck_ownership},
    insight::import_row,
    loads::load,
};
use haul_types::{ImportKind, ImportNames, TruckOwnershipKind, VehicleStatus, folded};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, Iterable, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

use super::{
    ownership_views::TruckOwnershipCreate,
    ownerships,
    views::{Truck, TruckCreate},
};
use crate::import_names::{STATUSES, fleet_owners, motor_carriers, terminals};

pub struct Trucks;

/// Names that a file of trucks refers to.
pub struct Names {
    terminals: ByName,
    drivers: ByName,
    carriers: ByName,
    owners: ByName,
}

/// A parsed row: the truck, and its owner from a day on.
pub struct TruckRow {
    truck: TruckCreate,
    ownership: Option<TruckOwnershipCreate>,
}

impl Kind for Trucks {
    const KIND: ImportKind = ImportKind::Trucks;
    const READ: Permission = Permission::TrucksRead;
    const WRITE: Permission = Permission::TrucksWrite;
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] =
        &[("terminal_id", "terminal"), ("usual_driver_id", "usual_driver"), ("motor_carrier_id", "motor_carrier")];
    const NOUN: &'static str = "truck";
    const NOUNS: &'static str = "trucks";

    type Names = Names;
    type Draft = TruckRow;
    type Table = truck::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("unit_number", "Unit", "101"),
            Column::optional("vin", "VIN", "1M8GDM9AXKP042788"),
            Column::optional("year", "Year", 2021),
            Column::optional("make", "Make", "Freightliner"),
            Column::optional("model", "Model", "Cascadia"),
            Column::optional("tire_size", "Tire size", "295/75R22.5"),
            Column::optional("plate", "Plate", "P123456"),
            Column::optional("plate_state", "Plate state", "IL"),
            Column::optional("ownership", "Ownership", "company")
                .one_of(TruckOwnershipKind::iter().map(TruckOwnershipKind::as_str)),
            Column::optional("fleet_owner", "Owner", "").naming(ImportNames::FleetOwners),
            Column::optional("owned_from", "Owned from", ""),
            Column::optional("status", "Status", "available").one_of(VehicleStatus::iter().map(VehicleStatus::as_str)),
            Column::optional("status_reason", "Reason", ""),
            Column::optional("registration_expires_on", "Registration expires", "2027-03-31"),
            Column::optional("annual_inspection_expires_on", "Annual inspection expires", "2027-02-28"),
            Column::optional("insurance_expires_on", "Insurance expires", "2027-07-01"),
            Column::optional("odometer_miles", "Odometer (mi)", 412_300),
            Column::optional("terminal", "Terminal", "").naming(ImportNames::Terminals),
            Column::optional("usual_driver", "Usual driver", "").naming(ImportNames::Drivers),
            Column::optional("motor_carrier", "Runs under", ""),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("unit_number").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(Names, Taken), ApiError> {
        let names = Names {
            terminals: terminals(write, rows).await?,
            drivers: usual_drivers(write, rows).await?,
            carriers: motor_carriers(write, rows).await?,
            owners: fleet_owners(write, rows).await?,
        };
        let mut taken = Taken::default();
        let has_unit = truck::Column::UnitNumberFolded.is_in(simple::named(rows, "unit_number"));
        let known = truck::Entity::owned_by(write.company_id())
            .filter(has_unit.or(truck::Column::Vin.is_in(simple::codes(rows, "vin"))))
            .fetch_all(write.tx())
            .await?;
        for row in known {
            let label = format!("Truck {}", row.unit_number);
            taken.add("unit_number", row.unit_number_folded, &label, row.archived_at);
            taken.add("vin", row.vin.unwrap_or_default(), &label, row.archived_at);
        }
        Ok((names, taken))
    }

    async fn read(
        _write: &mut Write,
        names: &mut Names,
        cells: &Cells,
    ) -> Result<Result<TruckRow, Complaints>, ApiError> {
        Ok(read(names, cells))
    }

    fn keys(_names: &Names, cells: &Cells) -> Vec<Key> {
        let unit = Key::of(cells, "unit_number", "unit number", folded);
        unit.into_iter().chain(Key::of(cells, "vin", "VIN", upper)).collect()
    }

    async fn check(write: &mut Write, draft: &TruckRow) -> Result<Complaints, ApiError> {
        simple::check::<Truck>(write, draft.truck.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    /// Nothing speaks against the first owner of a new truck.
    async fn create(write: &mut Write, draft: &TruckRow) -> Result<Result<Made, Complaints>, ApiError> {
        let made = simple::create::<Truck>(write, draft.truck.clone(), Self::COLUMNS_OF_FIELDS).await?;
        if let (Ok(made), Some(ownership)) = (&made, &draft.ownership) {
            ownerships::create(write, made.id, ownership.clone()).await?;
        }
        Ok(made)
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let pulls = Condition::all().add(load::Column::TruckId.eq(id));
        if let Some(kept) = simple::on_a_load(write, pulls).await? {
            return Ok(kept);
        }
        // Its owner as the file named them; another that was added later keeps the truck.
        truck_ownership::Entity::delete_many()
            .filter(truck_ownership::Column::CompanyId.eq(write.company_id()))
            .filter(truck_ownership::Column::TruckId.eq(id))
            .filter(truck_ownership::Column::Version.eq(1))
            .filter(truck_ownership::Column::CreatedAt.eq(row.record_updated_at))
            .exec(write.tx())
            .await?;
        if !haul_compliance::forget(write, id, row.record_updated_at).await? {
            return Ok(Undone::Kept("Papers were added to it since.".to_owned()));
        }
        let answer = truck::Entity::delete_by_id(id).exec(write.tx()).await;
        simple::removed(write, "truck", id, row, answer)
    }
}

/// Active drivers that the rows name by code or full name.
async fn usual_drivers(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let names = simple::named(rows, "usual_driver");
    if names.is_empty() {
        return Ok(found);
    }
    let has_code = driver::Column::Code.is_in(simple::codes(rows, "usual_driver"));
    let drivers = driver::Entity::owned_by(write.company_id())
        .filter(driver::Column::ArchivedAt.is_null())
        .filter(driver::Column::FullNameFolded.is_in(names).or(has_code))
        .fetch_all(&write.seen())
        .await?;
    for driver in drivers {
        found.add(&driver.full_name_folded, driver.id);
        if let Some(code) = &driver.code {
            found.add(code, driver.id);
        }
    }
    Ok(found)
}

fn read(names: &Names, cells: &Cells) -> Result<TruckRow, Complaints> {
    let mut complaints = Complaints::default();
    let unit_number = cells.needed("unit_number", &mut complaints);
    let ownerships = "company, owner operator, leased or rented";
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let ownership = ownership(names, cells, &mut complaints);
    let truck = TruckCreate {
        unit_number: unit_number.unwrap_or_default(),
        vin: owned("vin"),
        year: cells.whole("year", &mut complaints),
        make: owned("make"),
        model: owned("model"),
        tire_size: owned("tire_size"),
        plate: owned("plate"),
        plate_state: owned("plate_state"),
        ownership: cells.word("ownership", TruckOwnershipKind::parse, ownerships, &mut complaints),
        status: cells.word("status", VehicleStatus::parse, STATUSES, &mut complaints),
        status_reason: owned("status_reason"),
        registration_expires_on: cells.day("registration_expires_on", &mut complaints),
        annual_inspection_expires_on: cells.day("annual_inspection_expires_on", &mut complaints),
        insurance_expires_on: cells.day("insurance_expires_on", &mut complaints),
        odometer_miles: cells.whole("odometer_miles", &mut complaints),
        terminal_id: names.terminals.find(cells, "terminal", "terminal", &mut complaints),
        usual_driver_id: names.drivers.find(cells, "usual_driver", "driver", &mut complaints),
        motor_carrier_id: names.carriers.find(cells, "motor_carrier", "carrier", &mut complaints),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(TruckRow { truck, ownership }) } else { Err(complaints) }
}

/// The owner and the first day; the one is nothing without the other.
fn ownership(names: &Names, cells: &Cells, complaints: &mut Complaints) -> Option<TruckOwnershipCreate> {
    let is_given = ["fleet_owner", "owned_from"].iter().any(|column| cells.text(column).is_some());
    if !is_given {
        return None;
    }
    cells.needed("fleet_owner", complaints);
    cells.needed("owned_from", complaints);
    let owner = names.owners.find(cells, "fleet_owner", "fleet owner", complaints);
    let starts_on = cells.day("owned_from", complaints);
    Some(TruckOwnershipCreate { fleet_owner_id: owner?, starts_on: starts_on?, ends_on: None })
}
