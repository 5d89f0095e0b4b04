//! Trailers from a file.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    imports::{
        Cells, Column, Complaints, Key, Kind, Made, Taken, Undone,
        simple::{self, ByName, upper},
    },
};
use haul_db::Fetch;
use haul_entity::{Owned, fleet::trailer, insight::import_row, loads::load};
use haul_types::{Equipment, ImportKind, ImportNames, VehicleStatus, folded};
use sea_orm::{ColumnTrait, Condition, EntityTrait, Iterable, QueryFilter, sea_query::ExprTrait};
use uuid::Uuid;

use super::views::{Trailer, TrailerCreate};
use crate::import_names::{STATUSES, terminals};

pub struct Trailers;

impl Kind for Trailers {
    const KIND: ImportKind = ImportKind::Trailers;
    const READ: Permission = Permission::TrailersRead;
    const WRITE: Permission = Permission::TrailersWrite;
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[("terminal_id", "terminal")];
    const NOUN: &'static str = "trailer";
    const NOUNS: &'static str = "trailers";

    /// Terminals.
    type Names = ByName;
    type Draft = TrailerCreate;
    type Table = trailer::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("unit_number", "Unit", "T-501"),
            Column::needed("kind", "Equipment", "dry van").one_of(Equipment::iter().map(Equipment::as_str)),
            Column::optional("length_feet", "Length (ft)", 53),
            Column::optional("vin", "VIN", "1M8GDM9AXKP042788"),
            Column::optional("year", "Year", 2020),
            Column::optional("make", "Make", "Wabash"),
            Column::optional("model", "Model", "DuraPlate"),
            Column::optional("tire_size", "Tire size", "295/75R22.5"),
            Column::optional("plate", "Plate", "T123456"),
            Column::optional("plate_state", "Plate state", "IL"),
            Column::optional("status", "Status", "available").one_of(VehicleStatus::iter().map(VehicleStatus::as_str)),
            Column::optional("status_reason", "Reason", ""),
            Column::optional("registration_expires_on", "Registration expires", "2027-03-31"),
            Column::optional("annual_inspection_expires_on", "Annual inspection expires", "2027-02-28"),
            Column::optional("terminal", "Terminal", "").naming(ImportNames::Terminals),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("unit_number").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(ByName, Taken), ApiError> {
        let terminals = terminals(write, rows).await?;
        let mut taken = Taken::default();
        let has_unit = trailer::Column::UnitNumberFolded.is_in(simple::named(rows, "unit_number"));
        let known = trailer::Entity::owned_by(write.company_id())
            .filter(has_unit.or(trailer::Column::Vin.is_in(simple::codes(rows, "vin"))))
            .fetch_all(write.tx())
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
        simple::check::<Trailer>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn create(write: &mut Write, draft: &TrailerCreate) -> Result<Result<Made, Complaints>, ApiError> {
        simple::create::<Trailer>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let is_pulled = Condition::all().add(load::Column::TrailerId.eq(id));
        if let Some(kept) = simple::on_a_load(write, is_pulled).await? {
            return Ok(kept);
        }
        if !haul_compliance::forget(write, id, row.record_updated_at).await? {
            return Ok(Undone::Kept("Papers were added to it since.".to_owned()));
        }
        let answer = trailer::Entity::delete_by_id(id).exec(write.tx()).await;
        simple::removed(write, "trailer", id, row, answer)
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
        tire_size: owned("tire_size"),
        plate: owned("plate"),
        plate_state: owned("plate_state"),
        status: cells.word("status", VehicleStatus::parse, STATUSES, &mut complaints),
        status_reason: owned("status_reason"),
        registration_expires_on: cells.day("registration_expires_on", &mut complaints),
        annual_inspection_expires_on: cells.day("annual_inspection_expires_on", &mut complaints),
        terminal_id: terminals.find(cells, "terminal", "terminal", &mut complaints),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}
