//! Facilities from a file.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    from_json_column,
    imports::{Cells, Column, Complaints, Key, Kind, Made, Taken, Undone, simple},
};
use haul_db::Fetch;
use haul_entity::{Owned, insight::import_row, loads::load, partners::facility};
use haul_ports::Cell;
use haul_types::{Address, ImportKind, folded};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter};
use uuid::Uuid;

use super::views::{Facility, FacilityCreate};

pub struct Facilities;

impl Kind for Facilities {
    const KIND: ImportKind = ImportKind::Facilities;
    const READ: Permission = Permission::FacilitiesRead;
    const WRITE: Permission = Permission::FacilitiesWrite;
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[
        ("address.line1", "street"),
        ("address.city", "city"),
        ("address.state", "state"),
        ("address.postal_code", "zip"),
        ("address.country", "country"),
    ];
    const NOUN: &'static str = "facility";
    const NOUNS: &'static str = "facilities";

    type Names = ();
    type Draft = FacilityCreate;
    type Table = facility::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("name", "Name", "Lakeside Cold Storage"),
            Column::optional("street", "Street", "1200 Dock St"),
            Column::needed("city", "City", "Chicago"),
            Column::needed("state", "State", "IL"),
            Column::optional("zip", "ZIP", "60601"),
            Column::optional("country", "Country", "US"),
            Column::optional("time_zone", "Time zone", "America/Chicago"),
            Column::optional("latitude", "Latitude", Cell::Decimal("41.8781".to_owned())),
            Column::optional("longitude", "Longitude", Cell::Decimal("-87.6298".to_owned())),
            Column::optional("geofence_radius_meters", "Geofence radius (m)", Cell::Integer(500)),
            Column::optional("phone", "Phone", "(312) 555-0160"),
            Column::optional("hours", "Hours", "Mon-Fri 06:00-18:00"),
            Column::optional("instructions", "Instructions", "Check in at gate 2"),
        ]
    }

    fn label(cells: &Cells) -> String {
        let part = |key: &str| cells.text(key).unwrap_or("?");
        let label = format!("{}, {}, {}", part("name"), part("city"), part("state"));
        label.chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<((), Taken), ApiError> {
        let mut taken = Taken::default();
        let known = facility::Entity::owned_by(write.company_id())
            .filter(facility::Column::ArchivedAt.is_null())
            .filter(facility::Column::NameFolded.is_in(simple::named(rows, "name")))
            .fetch_all(write.tx())
            .await?;
        for row in known {
            let address: Address = from_json_column(row.address)?;
            taken.add("name", place(&row.name, &address), &row.name, None);
        }
        Ok(((), taken))
    }

    async fn read(
        _write: &mut Write,
        _names: &mut (),
        cells: &Cells,
    ) -> Result<Result<FacilityCreate, Complaints>, ApiError> {
        Ok(read(cells))
    }

    fn keys(_names: &(), cells: &Cells) -> Vec<Key> {
        let address = cells.address("").unwrap_or_default();
        Key::of(cells, "name", "name and address", |name| place(name, &address)).into_iter().collect()
    }

    async fn check(write: &mut Write, draft: &FacilityCreate) -> Result<Complaints, ApiError> {
        simple::check::<Facility>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn create(write: &mut Write, draft: &FacilityCreate) -> Result<Result<Made, Complaints>, ApiError> {
        simple::create::<Facility>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let goes_there =
            Condition::any().add(load::Column::OriginFacilityId.eq(id)).add(load::Column::DestinationFacilityId.eq(id));
        if let Some(kept) = simple::on_a_load(write, goes_there).await? {
            return Ok(kept);
        }
        let answer = facility::Entity::delete_by_id(id).exec(write.tx()).await;
        simple::removed(write, "facility", id, row, answer)
    }
}

/// Name and address as one text; only the first five digits of the ZIP, because not everyone enters more.
fn place(name: &str, address: &Address) -> String {
    let zip: String = address.postal_code.chars().take(5).collect();
    [name, &address.line1, &address.city, &address.state, &zip].map(folded).join("\n")
}

fn read(cells: &Cells) -> Result<FacilityCreate, Complaints> {
    let mut complaints = Complaints::default();
    let name = cells.needed("name", &mut complaints);
    for column in ["city", "state"] {
        cells.needed(column, &mut complaints);
    }
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let input = FacilityCreate {
        name: name.unwrap_or_default(),
        address: cells.address("").unwrap_or_default(),
        time_zone: owned("time_zone"),
        latitude: cells.degrees("latitude", &mut complaints),
        longitude: cells.degrees("longitude", &mut complaints),
        geofence_radius_meters: cells.whole("geofence_radius_meters", &mut complaints),
        phone: owned("phone"),
        hours: owned("hours"),
        instructions: owned("instructions"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}
