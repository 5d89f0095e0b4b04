//! What the kinds share that make one record of each row.

use std::collections::{BTreeSet, HashMap};

use haul_api::{ApiError, Write};
use haul_db::foreign_key_violation;
use haul_entity::{Owned, company::terminal, fleet::fleet_owner, insight::import_row, loads::load};
use haul_types::folded;
use sea_orm::{ColumnTrait, Condition, DbErr, DeleteResult, QueryFilter, QueryOrder, sea_query::ExprTrait};
use uuid::Uuid;

use super::{
    cells::{Cells, Complaints},
    kind::{Made, Stamp, Undone},
};

/// What a sentence calls the states of trucks and trailers.
pub const STATUSES: &str = "available, in shop, out of service, inactive or sold";

/// Fields whose column has another key.
const COLUMNS_OF_FIELDS: [(&str, &str); 15] = [
    ("terminal_id", "terminal"),
    ("fleet_owner_id", "fleet_owner"),
    ("usual_driver_id", "usual_driver"),
    ("address.line1", "street"),
    ("address.city", "city"),
    ("address.state", "state"),
    ("address.postal_code", "zip"),
    ("address.country", "country"),
    ("emergency_contact.name", "emergency_name"),
    ("emergency_contact.phone", "emergency_phone"),
    ("contacts.0.name", "contact_name"),
    ("contacts.0.function", "contact_function"),
    ("contacts.0.phone", "contact_phone"),
    ("contacts.0.email", "contact_email"),
    ("credit_limit_cents", "credit_limit"),
];

/// What the verb said of a row's fields, by its columns; the address's columns have `prefix`. What else went wrong stays an error:
/// the rows are known to be unique, so a conflict is a race, and the job looks again when it runs anew.
pub fn complaints_of<T>(answer: Result<T, ApiError>, prefix: &str) -> Result<Result<T, Complaints>, ApiError> {
    let error = match answer {
        Ok(made) => return Ok(Ok(made)),
        Err(error @ ApiError::Unprocessable(_)) => error,
        Err(error) => return Err(error),
    };
    let mut complaints = Complaints::default();
    let problem = error.problem();
    for field in &problem.fields {
        let known = COLUMNS_OF_FIELDS.iter().find(|(path, _)| *path == field.path);
        let column = known.map_or(field.path.as_str(), |(_, column)| column);
        let prefix = if field.path.starts_with("address.") { prefix } else { "" };
        complaints.push(format!("{prefix}{column}"), field.message.clone());
    }
    if problem.fields.is_empty() {
        complaints.push("", problem.message.clone());
    }
    Ok(Err(complaints))
}

/// As [`complaints_of`], for a check that makes nothing.
pub fn checked(answer: Result<(), ApiError>, prefix: &str) -> Result<Complaints, ApiError> {
    Ok(complaints_of(answer, prefix)?.err().unwrap_or_default())
}

/// Says of a made record what the import keeps of it.
pub fn made(id: Uuid, label: &str, stamp: Stamp) -> Made {
    Made { id, label: label.to_owned(), stamp }
}

/// Removes a record as if it had never been made, unless something points at it. The audit log keeps both.
pub fn removed(
    write: &mut Write,
    topic: &'static str,
    id: Uuid,
    row: &import_row::Model,
    answer: Result<DeleteResult, DbErr>,
) -> Result<Undone, ApiError> {
    match answer {
        Ok(_) => {
            let label = row.record_label.clone().unwrap_or_default();
            write.record(format!("{topic}.removed"), topic, id, label, Vec::new());
            Ok(Undone::Done)
        }
        Err(error) if foreign_key_violation(&error).is_some() => Ok(Undone::Referred),
        Err(error) => Err(error.into()),
    }
}

/// Names a load that needs the record.
pub async fn on_a_load(write: &Write, names_it: Condition) -> Result<Option<Undone>, DbErr> {
    let load = load::Entity::owned_by(write.company_id())
        .filter(names_it)
        .order_by_desc(load::Column::CreatedAt)
        .one(write.tx())
        .await?;
    Ok(load.map(|load| Undone::Kept(format!("It is on load {}.", load.number))))
}

/// Records by the names that people use for them.
#[derive(Default)]
pub struct ByName(HashMap<String, BTreeSet<Uuid>>);

impl ByName {
    pub fn add(&mut self, name: &str, id: Uuid) {
        self.0.entry(folded(name)).or_default().insert(id);
    }

    /// The one record that a cell names; `what` is what a sentence calls it.
    pub fn find(&self, cells: &Cells, column: &str, what: &str, complaints: &mut Complaints) -> Option<Uuid> {
        let name = cells.text(column)?;
        let mut ids = self.0.get(&folded(name)).into_iter().flatten();
        match (ids.next(), ids.next()) {
            (Some(id), None) => return Some(*id),
            (None, _) => complaints.push(column, format!("There is no {what} called “{name}”.")),
            _ => complaints.push(column, format!("Several {what}s are called “{name}”.")),
        }
        None
    }
}

/// The texts of a column, folded.
pub fn named(rows: &[Cells], column: &str) -> BTreeSet<String> {
    rows.iter().filter_map(|cells| cells.text(column)).map(folded).collect()
}

/// The same in upper case, as codes are kept.
pub fn codes(rows: &[Cells], column: &str) -> BTreeSet<String> {
    rows.iter().filter_map(|cells| cells.text(column)).map(upper).collect()
}

pub fn upper(text: &str) -> String {
    text.trim().to_uppercase()
}

/// The terminals in use that the rows name by code or name.
pub async fn terminals(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let (names, codes) = (named(rows, "terminal"), codes(rows, "terminal"));
    if names.is_empty() {
        return Ok(found);
    }
    let terminals = terminal::Entity::owned_by(write.company_id())
        .filter(terminal::Column::ArchivedAt.is_null())
        .filter(terminal::Column::NameFolded.is_in(names).or(terminal::Column::Code.is_in(codes)))
        .all(write.tx())
        .await?;
    for terminal in terminals {
        found.add(&terminal.name, terminal.id);
        found.add(&terminal.code, terminal.id);
    }
    Ok(found)
}

/// The fleet owners in use that the rows name by name or email address.
pub async fn fleet_owners(write: &Write, rows: &[Cells]) -> Result<ByName, DbErr> {
    let mut found = ByName::default();
    let names = named(rows, "fleet_owner");
    if names.is_empty() {
        return Ok(found);
    }
    let owners = fleet_owner::Entity::owned_by(write.company_id())
        .filter(fleet_owner::Column::ArchivedAt.is_null())
        .filter(fleet_owner::Column::NameFolded.is_in(names.clone()).or(fleet_owner::Column::Email.is_in(names)))
        .all(write.tx())
        .await?;
    for owner in owners {
        found.add(&owner.name, owner.id);
        found.add(&owner.email, owner.id);
    }
    Ok(found)
}
