//! Trucks from a file.

use haul_api::{ApiError, Write};
use haul_entity::{
    Owned,
    fleet::{driver, truck},
    insight::import_row,
    loads::load,
};
use haul_fleet::trucks::{self, TruckCreate};
use haul_types::{TruckOwnershipKind, VehicleStatus, folded};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

use crate::imports::{
    cells::{Cells, Complaints},
    columns::Column,
    kind::{Key, Kind, Made, Stamp, Taken, Undone},
    records::{self, ByName, upper},
};

pub struct Trucks;

/// What a file of trucks names.
pub struct Names {
    terminals: ByName,
    drivers: ByName,
}

impl Kind for Trucks {
    const NOUN: &'static str = "truck";
    const NOUNS: &'static str = "trucks";

    type Names = Names;
    type Draft = TruckCreate;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("unit_number", "Unit", "101"),
            Column::optional("vin", "VIN", "1M8GDM9AXKP042788"),
            Column::optional("year", "Year", 2021),
            Column::optional("make", "Make", "Freightliner"),
            Column::optional("model", "Model", "Cascadia"),
            Column::optional("plate", "Plate", "P123456"),
            Column::optional("plate_state", "Plate state", "IL"),
            Column::optional("ownership", "Ownership", "company"),
            Column::optional("status", "Status", "available"),
            Column::optional("status_reason", "Reason", ""),
            Column::optional("registration_expires_on", "Registration expires", "2027-03-31"),
            Column::optional("annual_inspection_expires_on", "Annual inspection expires", "2027-02-28"),
            Column::optional("insurance_expires_on", "Insurance expires", "2027-07-01"),
            Column::optional("odometer_miles", "Odometer (mi)", 412_300),
            Column::optional("terminal", "Terminal", ""),
            Column::optional("usual_driver", "Usual driver", ""),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("unit_number").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(Names, Taken), ApiError> {
        let names =
            Names { terminals: records::terminals(write, rows).await?, drivers: usual_drivers(write, rows).await? };
        let mut taken = Taken::default();
        let has_unit = truck::Column::UnitNumberFolded.is_in(records::named(rows, "unit_number"));
        let known = truck::Entity::owned_by(write.company_id())
            .filter(has_unit.or(truck::Column::Vin.is_in(records::codes(rows, "vin"))))
            .all(write.tx())
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
    ) -> Result<Result<TruckCreate, Complaints>, ApiError> {
        Ok(read(names, cells))
    }

    fn keys(_names: &Names, cells: &Cells) -> Vec<Key> {
        let unit = Key::of(cells, "unit_number", "unit number", folded);
        unit.into_iter().chain(Key::of(cells, "vin", "VIN", upper)).collect()
    }

    async fn check(write: &mut Write, draft: &TruckCreate) -> Result<Complaints, ApiError> {
        let answer = trucks::check_new(write, draft.clone()).await;
        records::checked(answer.map_err(ApiError::from), "")
    }

    async fn create(write: &mut Write, draft: &TruckCreate) -> Result<Result<Made, Complaints>, ApiError> {
        let answer = trucks::create(write, draft.clone()).await.map(|truck| {
            let stamp = Stamp { version: truck.version, updated_at: truck.updated_at };
            records::made(truck.id, &truck.unit_number, stamp)
        });
        records::complaints_of(answer.map_err(ApiError::from), "")
    }

    async fn stamp(write: &Write, id: Uuid) -> Result<Option<Stamp>, DbErr> {
        let found = write.find_for_update::<truck::Entity>(id).await?;
        Ok(found.map(|row| Stamp { version: row.version, updated_at: row.updated_at }))
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let pulls = Condition::all().add(load::Column::TruckId.eq(id));
        if let Some(kept) = records::on_a_load(write, pulls).await? {
            return Ok(kept);
        }
        let answer = truck::Entity::delete_by_id(id).exec(write.tx()).await;
        records::removed(write, "truck", id, row, answer)
    }
}

/// The drivers in use that the rows name by code or full name.
async fn usual_drivers(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let names = records::named(rows, "usual_driver");
    if names.is_empty() {
        return Ok(found);
    }
    let has_code = driver::Column::Code.is_in(records::codes(rows, "usual_driver"));
    let drivers = driver::Entity::owned_by(write.company_id())
        .filter(driver::Column::ArchivedAt.is_null())
        .filter(driver::Column::FullNameFolded.is_in(names).or(has_code))
        .all(write.tx())
        .await?;
    for driver in drivers {
        found.add(&driver.full_name_folded, driver.id);
        if let Some(code) = &driver.code {
            found.add(code, driver.id);
        }
    }
    Ok(found)
}

fn read(names: &Names, cells: &Cells) -> Result<TruckCreate, Complaints> {
    let mut complaints = Complaints::default();
    let unit_number = cells.needed("unit_number", &mut complaints);
    let ownerships = "company, owner operator, leased or rented";
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let input = TruckCreate {
        unit_number: unit_number.unwrap_or_default(),
        vin: owned("vin"),
        year: cells.whole("year", &mut complaints),
        make: owned("make"),
        model: owned("model"),
        plate: owned("plate"),
        plate_state: owned("plate_state"),
        ownership: cells.word("ownership", TruckOwnershipKind::parse, ownerships, &mut complaints),
        status: cells.word("status", VehicleStatus::parse, records::STATUSES, &mut complaints),
        status_reason: owned("status_reason"),
        registration_expires_on: cells.day("registration_expires_on", &mut complaints),
        annual_inspection_expires_on: cells.day("annual_inspection_expires_on", &mut complaints),
        insurance_expires_on: cells.day("insurance_expires_on", &mut complaints),
        odometer_miles: cells.whole("odometer_miles", &mut complaints),
        terminal_id: names.terminals.find(cells, "terminal", "terminal", &mut complaints),
        usual_driver_id: names.drivers.find(cells, "usual_driver", "driver", &mut complaints),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}
