//! Shared by kinds that create one simple record per row.

use std::collections::{BTreeSet, HashMap};

use crate::{ApiError, Write, records::SimpleRecord};
use haul_db::{Fetch, foreign_key_violation};
use haul_entity::{Owned, insight::import_row, loads::load};
use haul_types::folded;
use sea_orm::{Condition, DbErr, DeleteResult, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::{
    cells::{Cells, Complaints},
    kind::{Made, Stamp, Undone},
};

/// The verb's field errors by column; `columns_of_fields` maps fields with a different key. Anything else stays an
/// error: the rows are known to be unique, so a conflict is a race, and the job checks again when it reruns.
pub fn complaints_of<T>(
    answer: Result<T, ApiError>,
    columns_of_fields: &[(&str, &str)],
) -> Result<Result<T, Complaints>, ApiError> {
    let error = match answer {
        Ok(made) => return Ok(Ok(made)),
        Err(error @ ApiError::Unprocessable(_)) => error,
        Err(error) => return Err(error),
    };
    let mut complaints = Complaints::default();
    let problem = error.problem();
    for field in &problem.fields {
        let known = columns_of_fields.iter().find(|(path, _)| *path == field.path);
        complaints.push(known.map_or(field.path.as_str(), |(_, column)| column), field.message.clone());
    }
    if problem.fields.is_empty() {
        complaints.push("", problem.message.clone());
    }
    Ok(Err(complaints))
}

/// Runs all checks of adding the record.
pub async fn check<R: SimpleRecord>(
    write: &Write,
    draft: R::Create,
    columns_of_fields: &[(&str, &str)],
) -> Result<Complaints, ApiError> {
    Ok(complaints_of(write.check_new::<R>(draft).await, columns_of_fields)?.err().unwrap_or_default())
}

/// Adds the record.
pub async fn create<R: SimpleRecord>(
    write: &mut Write,
    draft: R::Create,
    columns_of_fields: &[(&str, &str)],
) -> Result<Result<Made, Complaints>, ApiError> {
    let stamp = Stamp { version: 1, updated_at: write.now };
    let made = |record: R| Made { id: record.id(), label: record.label().to_owned(), stamp };
    complaints_of(write.add::<R>(draft).await.map(made), columns_of_fields)
}

/// Removes a record completely, unless something refers to it. The audit log keeps both events.
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

/// Finds a load that needs the record.
pub async fn on_a_load(write: &Write, names_it: Condition) -> Result<Option<Undone>, DbErr> {
    let load = load::Entity::owned_by(write.company_id())
        .filter(names_it)
        .order_by_desc(load::Column::CreatedAt)
        .fetch_optional(write.tx())
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

    /// The one record that a cell names; `what` is its noun in a sentence.
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

/// The same in uppercase, as codes are stored.
pub fn codes(rows: &[Cells], column: &str) -> BTreeSet<String> {
    rows.iter().filter_map(|cells| cells.text(column)).map(upper).collect()
}

pub fn upper(text: &str) -> String {
    text.trim().to_uppercase()
}
