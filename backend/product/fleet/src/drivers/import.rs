//! Drivers from a file.

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
    fleet::{driver, truck},
    insight::import_row,
    loads::load,
};
use haul_types::{DriverEmployment, DriverKind, DriverStatus, Endorsement, ImportKind, ImportNames, LicenseClass};
use sea_orm::{ColumnTrait, Condition, EntityTrait, Iterable, QueryFilter};
use uuid::Uuid;

use super::views::{Driver, DriverCreate, EmergencyContact};
use crate::import_names::{fleet_owners, terminals};

pub struct Drivers;

/// Names that a file of drivers refers to.
pub struct Names {
    terminals: ByName,
    fleet_owners: ByName,
}

/// Prefix of the address columns, so that `state` is not taken for the home state.
const HOME: &str = "home_";

impl Kind for Drivers {
    const KIND: ImportKind = ImportKind::Drivers;
    const READ: Permission = Permission::DriversRead;
    const WRITE: Permission = Permission::DriversWrite;
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[
        ("terminal_id", "terminal"),
        ("fleet_owner_id", "fleet_owner"),
        ("address.line1", "home_street"),
        ("address.city", "home_city"),
        ("address.state", "home_state"),
        ("address.postal_code", "home_zip"),
        ("emergency_contact.name", "emergency_name"),
        ("emergency_contact.phone", "emergency_phone"),
    ];
    const NOUN: &'static str = "driver";
    const NOUNS: &'static str = "drivers";

    type Names = Names;
    type Draft = DriverCreate;
    type Table = driver::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::optional("code", "Code", "DC1"),
            Column::needed("first_name", "First name", "Dana"),
            Column::needed("last_name", "Last name", "Cole"),
            Column::needed("kind", "Kind", "company").one_of(DriverKind::iter().map(DriverKind::as_str)),
            Column::optional("status", "Status", "active").one_of(DriverStatus::iter().map(DriverStatus::as_str)),
            Column::optional("phone", "Phone", "(312) 555-0123"),
            Column::optional("email", "Email", "dana.cole@example.com"),
            Column::optional("hired_on", "Hired", "2023-04-03"),
            Column::optional("terminated_on", "Terminated", ""),
            Column::optional("rehired_on", "Rehired", ""),
            Column::optional("employment", "Employment", "regular")
                .one_of(DriverEmployment::iter().map(DriverEmployment::as_str)),
            Column::optional("license_number", "License number", "C400-1234-5678"),
            Column::optional("license_state", "License state", "IL"),
            Column::optional("has_cdl", "CDL", "yes"),
            Column::optional("license_class", "License class", "A")
                .one_of(LicenseClass::iter().map(LicenseClass::as_str)),
            Column::optional("license_expires_on", "License expires", "2028-06-30"),
            Column::optional("endorsements", "Endorsements", "H, N"),
            Column::optional("restrictions", "Restrictions", ""),
            Column::optional("medical_expires_on", "Medical card expires", "2027-05-31"),
            Column::optional("twic_expires_on", "TWIC expires", ""),
            Column::optional("home_by_on", "Home by", ""),
            Column::optional("home_note", "Home time", ""),
            Column::optional("terminal", "Terminal", "").naming(ImportNames::Terminals),
            Column::optional("fleet_owner", "Fleet owner", "").naming(ImportNames::FleetOwners),
            Column::optional("home_street", "Home street", "88 Oak Ave"),
            Column::optional("home_city", "Home city", "Joliet"),
            Column::optional("home_state", "Home state", "IL"),
            Column::optional("home_zip", "Home ZIP", "60435"),
            Column::optional("emergency_name", "Emergency contact", "Robin Cole"),
            Column::optional("emergency_phone", "Emergency phone", "(312) 555-0188"),
            Column::optional("emergency_relation", "Emergency relation", "wife"),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        let name = format!("{} {}", cells.text("first_name").unwrap_or("?"), cells.text("last_name").unwrap_or("?"));
        name.chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(Names, Taken), ApiError> {
        let names = Names { terminals: terminals(write, rows).await?, fleet_owners: fleet_owners(write, rows).await? };
        let mut taken = Taken::default();
        let known = driver::Entity::owned_by(write.company_id())
            .filter(driver::Column::Code.is_in(simple::codes(rows, "code")))
            .fetch_all(write.tx())
            .await?;
        for row in known {
            let name = format!("{} {}", row.first_name, row.last_name);
            taken.add("code", row.code.unwrap_or_default(), &name, row.archived_at);
        }
        Ok((names, taken))
    }

    async fn read(
        _write: &mut Write,
        names: &mut Names,
        cells: &Cells,
    ) -> Result<Result<DriverCreate, Complaints>, ApiError> {
        Ok(read(names, cells))
    }

    fn keys(_names: &Names, cells: &Cells) -> Vec<Key> {
        Key::of(cells, "code", "code", upper).into_iter().collect()
    }

    async fn check(write: &mut Write, draft: &DriverCreate) -> Result<Complaints, ApiError> {
        simple::check::<Driver>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn create(write: &mut Write, draft: &DriverCreate) -> Result<Result<Made, Complaints>, ApiError> {
        simple::create::<Driver>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let drives = Condition::any().add(load::Column::DriverId.eq(id)).add(load::Column::CoDriverId.eq(id));
        if let Some(kept) = simple::on_a_load(write, drives).await? {
            return Ok(kept);
        }
        let usual = truck::Entity::owned_by(write.company_id()).filter(truck::Column::UsualDriverId.eq(id));
        if let Some(truck) = usual.fetch_optional(write.tx()).await? {
            return Ok(Undone::Kept(format!("This is the usual driver of truck {}.", truck.unit_number)));
        }
        if !haul_compliance::forget(write, id, row.record_updated_at).await? {
            return Ok(Undone::Kept("Papers were added to it since.".to_owned()));
        }
        let answer = driver::Entity::delete_by_id(id).exec(write.tx()).await;
        simple::removed(write, "driver", id, row, answer)
    }
}

fn read(names: &Names, cells: &Cells) -> Result<DriverCreate, Complaints> {
    let mut complaints = Complaints::default();
    let first_name = cells.needed("first_name", &mut complaints);
    let last_name = cells.needed("last_name", &mut complaints);
    cells.needed("kind", &mut complaints);
    // Many people write `company driver`.
    let kind_of = |word: &str| DriverKind::parse(word.strip_suffix("_driver").unwrap_or(word));
    let kind = cells.word("kind", kind_of, "company, owner operator, lease or team", &mut complaints);
    let status = cells.word("status", DriverStatus::parse, "active, inactive or terminated", &mut complaints);
    let class_of = |word: &str| LicenseClass::parse(&word.strip_prefix("class_").unwrap_or(word).to_uppercase());
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let input = DriverCreate {
        code: owned("code"),
        first_name: first_name.unwrap_or_default(),
        last_name: last_name.unwrap_or_default(),
        phone: owned("phone"),
        email: owned("email"),
        kind: kind.unwrap_or(DriverKind::Company),
        status,
        hired_on: cells.day("hired_on", &mut complaints),
        terminated_on: cells.day("terminated_on", &mut complaints),
        rehired_on: cells.day("rehired_on", &mut complaints),
        employment: cells.word(
            "employment",
            DriverEmployment::parse,
            "regular, multiple employer or furnished",
            &mut complaints,
        ),
        license_number: owned("license_number"),
        license_state: owned("license_state"),
        has_cdl: cells.flag("has_cdl", &mut complaints),
        license_class: cells.word("license_class", class_of, "A, B or C", &mut complaints),
        license_expires_on: cells.day("license_expires_on", &mut complaints),
        endorsements: endorsements(cells, &mut complaints),
        restrictions: restrictions(cells),
        medical_expires_on: cells.day("medical_expires_on", &mut complaints),
        twic_expires_on: cells.day("twic_expires_on", &mut complaints),
        home_by_on: cells.day("home_by_on", &mut complaints),
        home_note: owned("home_note"),
        terminal_id: names.terminals.find(cells, "terminal", "terminal", &mut complaints),
        fleet_owner_id: names.fleet_owners.find(cells, "fleet_owner", "fleet owner", &mut complaints),
        emergency_contact: emergency_contact(cells),
        address: cells.address(HOME),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}

/// Letters with any separator: `H, N`, `HN`.
fn endorsements(cells: &Cells, complaints: &mut Complaints) -> Option<Vec<Endorsement>> {
    let text = cells.text("endorsements")?;
    let letters = text.chars().filter(|c| c.is_alphanumeric()).map(|letter| letter.to_uppercase().to_string());
    let read: Option<Vec<_>> = letters.map(|letter| Endorsement::parse(&letter)).collect();
    if read.is_none() {
        complaints.push("endorsements", format!("“{text}” is not letters of H, N, T, P, S and X."));
    }
    read
}

fn restrictions(cells: &Cells) -> Option<Vec<String>> {
    let letters = cells.text("restrictions")?.split(|c: char| !c.is_alphanumeric()).filter(|part| !part.is_empty());
    Some(letters.map(str::to_uppercase).collect())
}

fn emergency_contact(cells: &Cells) -> Option<EmergencyContact> {
    let part = |key: &str| cells.text(key).map(str::to_owned);
    let (name, phone) = (part("emergency_name"), part("emergency_phone"));
    (name.is_some() || phone.is_some()).then(|| EmergencyContact {
        name: name.unwrap_or_default(),
        phone: phone.unwrap_or_default(),
        relation: part("emergency_relation"),
    })
}
