//! Papers from a file: each row names a driver, truck, trailer or carrier, and the type of its paper.
//!
//! A row renews what is on file, as adding a paper does. Undoing it removes the paper and puts back what it renewed.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    imports::{
        Cells, Column, Complaints, Key, Kind, Made, Stamp, Taken, Undone,
        simple::{self, ByName},
    },
};
use haul_db::{Fetch, foreign_key_violation};
use haul_entity::{
    Archivable, Owned, Versioned,
    annotations::record_file,
    compliance::compliance_item::{Column as OfItem, Entity, Model},
    fleet::{driver, motor_carrier, trailer, truck},
    insight::import_row,
};
use haul_types::{ComplianceSubject, ImportKind, ImportNames, folded};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Set,
    sea_query::ExprTrait,
};
use uuid::Uuid;

use super::{ops, views::ComplianceItemCreate};
use crate::{
    subject,
    types::{ITEM_TYPES, ItemType, types_of},
};

pub struct ComplianceItems;

/// The columns of which a row fills one.
static SUBJECTS: [(ComplianceSubject, &str, &str); 4] = [
    (ComplianceSubject::Driver, "driver", "driver"),
    (ComplianceSubject::Truck, "truck", "truck"),
    (ComplianceSubject::Trailer, "trailer", "trailer"),
    (ComplianceSubject::MotorCarrier, "motor_carrier", "carrier"),
];

/// Records that the rows name, in the order of [`SUBJECTS`].
pub struct Names([ByName; 4]);

/// A parsed row.
pub struct Row {
    kind: ComplianceSubject,
    record_id: Uuid,
    paper: ComplianceItemCreate,
}

impl Kind for ComplianceItems {
    const KIND: ImportKind = ImportKind::ComplianceItems;
    /// A row about a truck, trailer or carrier needs the permission to change these, too.
    const READ: Permission = Permission::DriversRead;
    const WRITE: Permission = Permission::DriversWrite;
    const NOUN: &'static str = "paper";
    const NOUNS: &'static str = "papers";

    type Names = Names;
    type Draft = Row;
    type Table = Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::optional("driver", "Driver", "Ann Lee").naming(ImportNames::Drivers),
            Column::optional("truck", "Truck", "").naming(ImportNames::Trucks),
            Column::optional("trailer", "Trailer", "").naming(ImportNames::Trailers),
            Column::optional("motor_carrier", "Carrier", ""),
            Column::needed("item_type", "Paper", "Medical certificate").one_of(ITEM_TYPES.iter().map(|of| of.name)),
            Column::optional("number", "Number", "1042-7781"),
            Column::optional("issuer", "Issued by", "Dr. Elena Marsh"),
            Column::optional("issued_on", "Issued on", "2026-05-04"),
            Column::optional("expires_on", "Valid through", "2028-05-04"),
            Column::optional("waived_reason", "Not required because", ""),
            Column::optional("note", "Note", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        let named = SUBJECTS.iter().filter_map(|(_, column, _)| cells.text(column));
        let parts: Vec<&str> = named.chain(cells.text("item_type")).collect();
        if parts.is_empty() { "?".to_owned() } else { parts.join(": ").chars().take(120).collect() }
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(Names, Taken), ApiError> {
        let names = Names([
            drivers(write, rows).await?,
            trucks(write, rows).await?,
            trailers(write, rows).await?,
            carriers(write, rows).await?,
        ]);
        Ok((names, Taken::default()))
    }

    async fn read(write: &mut Write, names: &mut Names, cells: &Cells) -> Result<Result<Row, Complaints>, ApiError> {
        let may = |permission| write.actor.may(permission);
        Ok(read(names, cells, may))
    }

    /// A record has one current paper of a type.
    fn keys(names: &Names, cells: &Cells) -> Vec<Key> {
        let mut complaints = Complaints::default();
        let found = find(names, cells, &mut complaints);
        let item_type = found.and_then(|(kind, id)| Some((id, type_of(kind, cells.text("item_type")?)?)));
        let key = item_type.map(|(id, of)| Key {
            column: "item_type",
            word: "paper of this record",
            text: format!("{id} {}", of.code),
        });
        key.into_iter().collect()
    }

    /// On record until the trial is rolled back.
    async fn check(write: &mut Write, draft: &Row) -> Result<Complaints, ApiError> {
        Ok(Self::create(write, draft).await?.err().unwrap_or_default())
    }

    async fn create(write: &mut Write, draft: &Row) -> Result<Result<Made, Complaints>, ApiError> {
        let added = ops::add(write, draft.kind, draft.record_id, draft.paper.clone()).await;
        let made = added.map(|item| Made {
            id: item.id,
            label: format!("{}: {}", item.record_name, item.name),
            stamp: Stamp { version: item.version, updated_at: item.updated_at },
        });
        simple::complaints_of(made, &[])
    }

    async fn undo(write: &mut Write, id: Uuid, _: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let Some(item) = write.find_for_update::<Entity>(id).await? else {
            return Ok(Undone::Kept("The paper no longer exists.".to_owned()));
        };
        let files =
            record_file::Entity::owned_by(write.company_id()).filter(record_file::Column::ComplianceItemId.eq(id));
        if files.fetch_optional(write.tx()).await?.is_some() {
            return Ok(Undone::Kept("A file was added to it since.".to_owned()));
        }
        let subject = subject::find(write.tx(), write.company_id(), item.record_kind, item.record_id).await?;
        match Entity::delete_by_id(id).exec(write.tx()).await {
            Ok(_) => {}
            Err(error) if foreign_key_violation(&error).is_some() => return Ok(Undone::Referred),
            Err(error) => return Err(error.into()),
        }
        put_back(write, &item).await?;
        let told = haul_api::Change { field: "item_type".to_owned(), from: Some(item.item_type), to: None };
        subject.record(write, "item_removed", vec![told]);
        Ok(Undone::Done)
    }
}

/// Makes the paper current again that the import renewed.
async fn put_back(write: &Write, item: &Model) -> Result<(), ApiError> {
    let renewed = Entity::owned_by(write.company_id())
        .filter(OfItem::RecordId.eq(item.record_id))
        .filter(OfItem::ItemType.eq(&item.item_type))
        .filter(OfItem::SupersededAt.eq(item.created_at))
        // The latest, if several were renewed at that moment.
        .order_by_desc(OfItem::Id)
        .fetch_optional(write.tx())
        .await?;
    let Some(before) = renewed else { return Ok(()) };
    let mut row = before.clone().into_active_model();
    row.superseded_at = Set(None);
    Entity::count_change(&mut row, &before, write.now);
    row.update(write.tx()).await?;
    Ok(())
}

fn read(names: &Names, cells: &Cells, may: impl Fn(Permission) -> bool) -> Result<Row, Complaints> {
    let mut complaints = Complaints::default();
    let found = find(names, cells, &mut complaints);
    if let Some((kind, _)) = found.filter(|(kind, _)| !may(kind.write_permission())) {
        let column = SUBJECTS.iter().find(|(of, _, _)| *of == kind).map_or("driver", |(_, column, _)| *column);
        complaints.push(column, "You may not add papers to this record.");
    }
    let name = cells.needed("item_type", &mut complaints);
    let item_type = found.zip(name.as_deref()).and_then(|((kind, _), name)| {
        let found = type_of(kind, name);
        if found.is_none() {
            complaints.push("item_type", format!("There is no paper called “{name}” for it."));
        }
        found
    });
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let paper = ComplianceItemCreate {
        item_type: item_type.map(|of| of.code.to_owned()).unwrap_or_default(),
        number: owned("number"),
        issuer: owned("issuer"),
        issued_on: cells.day("issued_on", &mut complaints),
        expires_on: cells.day("expires_on", &mut complaints),
        waived_reason: owned("waived_reason"),
        note: owned("note"),
    };
    match found {
        Some((kind, record_id)) if complaints.0.is_empty() => Ok(Row { kind, record_id, paper }),
        _ => Err(complaints),
    }
}

/// The one record that a row names.
fn find(names: &Names, cells: &Cells, complaints: &mut Complaints) -> Option<(ComplianceSubject, Uuid)> {
    let mut named = SUBJECTS.iter().zip(&names.0).filter(|((_, column, _), _)| cells.text(column).is_some());
    match (named.next(), named.next()) {
        (Some(((kind, column, what), names)), None) => {
            names.find(cells, column, what, complaints).map(|id| (*kind, id))
        }
        (None, _) => {
            complaints.push("driver", "Name a driver, truck, trailer or carrier.");
            None
        }
        (Some(_), Some(((_, column, _), _))) => {
            complaints.push(*column, "Name only one driver, truck, trailer or carrier.");
            None
        }
    }
}

/// By its name or code.
fn type_of(kind: ComplianceSubject, name: &str) -> Option<&'static ItemType> {
    let wanted = folded(name);
    types_of(kind).find(|of| folded(of.name) == wanted || of.code == wanted || of.code.replace('_', " ") == wanted)
}

/// By code or full name.
async fn drivers(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let names = simple::named(rows, "driver");
    if names.is_empty() {
        return Ok(found);
    }
    let has_code = driver::Column::Code.is_in(simple::codes(rows, "driver"));
    let rows = driver::Entity::archived_or_not(write.company_id(), false)
        .filter(driver::Column::FullNameFolded.is_in(names).or(has_code))
        .fetch_all(&write.seen())
        .await?;
    for row in rows {
        found.add(&row.full_name_folded, row.id);
        if let Some(code) = &row.code {
            found.add(code, row.id);
        }
    }
    Ok(found)
}

/// By unit number.
macro_rules! by_unit {
    ($name:ident, $table:ident, $column:literal) => {
        async fn $name(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
            let mut found = ByName::default();
            let names = simple::named(rows, $column);
            if names.is_empty() {
                return Ok(found);
            }
            let rows = $table::Entity::archived_or_not(write.company_id(), false)
                .filter($table::Column::UnitNumberFolded.is_in(names))
                .fetch_all(&write.seen())
                .await?;
            for row in rows {
                found.add(&row.unit_number, row.id);
            }
            Ok(found)
        }
    };
}

by_unit!(trucks, truck, "truck");
by_unit!(trailers, trailer, "trailer");

/// By legal name or USDOT number. A company has a few.
async fn carriers(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    if simple::named(rows, "motor_carrier").is_empty() {
        return Ok(found);
    }
    let rows = motor_carrier::Entity::archived_or_not(write.company_id(), false).fetch_all(write.tx()).await?;
    for row in rows {
        found.add(&row.legal_name, row.id);
        found.add(&row.dot_number, row.id);
    }
    Ok(found)
}
