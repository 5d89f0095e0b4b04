//! Trailers from a file.

use haul_api::{ApiError, Write};
use haul_entity::{Owned, fleet::trailer, insight::import_row, loads::load};
use haul_fleet::trailers::{self, TrailerCreate};
use haul_types::{Equipment, VehicleStatus, folded};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

use crate::imports::{
    cells::{Cells, Complaints},
    columns::Column,
    kind::{Key, Kind, Made, Stamp, Taken, Undone},
    records::{self, ByName, upper},
};

pub struct Trailers;

impl Kind for Trailers {
    const NOUN: &'static str = "trailer";
    const NOUNS: &'static str = "trailers";

    /// Terminals.
    type Names = ByName;
    type Draft = TrailerCreate;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("unit_number", "Unit", "T-501"),
            Column::needed("kind", "Equipment", "dry van"),
            Column::optional("length_feet", "Length (ft)", 53),
            Column::optional("vin", "VIN", "1M8GDM9AXKP042788"),
            Column::optional("year", "Year", 2020),
            Column::optional("make", "Make", "Wabash"),
            Column::optional("model", "Model", "DuraPlate"),
            Column::optional("plate", "Plate", "T123456"),
            Column::optional("plate_state", "Plate state", "IL"),
            Column::optional("status", "Status", "available"),
            Column::optional("status_reason", "Reason", ""),
            Column::optional("registration_expires_on", "Registration expires", "2027-03-31"),
            Column::optional("annual_inspection_expires_on", "Annual inspection expires", "2027-02-28"),
            Column::optional("terminal", "Terminal", ""),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("unit_number").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(ByName, Taken), ApiError> {
        let terminals = records::terminals(write, rows).await?;
        let mut taken = Taken::default();
        let has_unit = trailer::Column::UnitNumberFolded.is_in(records::named(rows, "unit_number"));
        let known = trailer::Entity::owned_by(write.company_id())
            .filter(has_unit.or(trailer::Column::Vin.is_in(records::codes(rows, "vin"))))
            .all(write.tx())
            .await?;
        for row in known {
            let label = format!("Trailer {}", row.unit_number);
            taken.add("unit_number", row.unit_number_folded, &label, row.archived_at);
            taken.add("vin", row.vin.unwrap_or_default(), &label, row.archived_at);
        }
        Ok((terminals, taken))
    }

    async fn read(
        _write: &mut Write,
        terminals: &mut ByName,
        cells: &Cells,
    ) -> Result<Result<TrailerCreate, Complaints>, ApiError> {
        Ok(read(terminals, cells))
    }

    fn keys(_terminals: &ByName, cells: &Cells) -> Vec<Key> {
        let unit = Key::of(cells, "unit_number", "unit number", folded);
        unit.into_iter().chain(Key::of(cells, "vin", "VIN", upper)).collect()
    }

    async fn check(write: &mut Write, draft: &TrailerCreate) -> Result<Complaints, ApiError> {
        let answer = trailers::check_new(write, draft.clone()).await;
        records::checked(answer.map_err(ApiError::from), "")
    }

    async fn create(write: &mut Write, draft: &TrailerCreate) -> Result<Result<Made, Complaints>, ApiError> {
        let answer = trailers::create(write, draft.clone()).await.map(|trailer| {
            let stamp = Stamp { version: trailer.version, updated_at: trailer.updated_at };
            records::made(trailer.id, &trailer.unit_number, stamp)
        });
        records::complaints_of(answer.map_err(ApiError::from), "")
    }

    async fn stamp(write: &Write, id: Uuid) -> Result<Option<Stamp>, DbErr> {
        let found = write.find_for_update::<trailer::Entity>(id).await?;
        Ok(found.map(|row| Stamp { version: row.version, updated_at: row.updated_at }))
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let is_pulled = Condition::all().add(load::Column::TrailerId.eq(id));
        if let Some(kept) = records::on_a_load(write, is_pulled).await? {
            return Ok(kept);
        }
        let answer = trailer::Entity::delete_by_id(id).exec(write.tx()).await;
        records::removed(write, "trailer", id, row, answer)
    }
}

fn read(terminals: &ByName, cells: &Cells) -> Result<TrailerCreate, Complaints> {
    let mut complaints = Complaints::default();
    let unit_number = cells.needed("unit_number", &mut complaints);
    cells.needed("kind", &mut complaints);
    let kind = cells.word("kind", Equipment::parse, "equipment such as dry van, reefer or flatbed", &mut complaints);
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let input = TrailerCreate {
        unit_number: unit_number.unwrap_or_default(),
        vin: owned("vin"),
        kind: kind.unwrap_or(Equipment::DryVan),
        length_feet: cells.whole("length_feet", &mut complaints),
        year: cells.whole("year", &mut complaints),
        make: owned("make"),
        model: owned("model"),
        plate: owned("plate"),
        plate_state: owned("plate_state"),
        status: cells.word("status", VehicleStatus::parse, records::STATUSES, &mut complaints),
        status_reason: owned("status_reason"),
        registration_expires_on: cells.day("registration_expires_on", &mut complaints),
        annual_inspection_expires_on: cells.day("annual_inspection_expires_on", &mut complaints),
        terminal_id: terminals.find(cells, "terminal", "terminal", &mut complaints),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}
