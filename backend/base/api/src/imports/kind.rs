//! The specifics of each kind of import, implemented by its area. The rest (`check`, `commit`, `undo`) is shared.

use std::collections::HashMap;

use crate::{ApiError, Write, authz::Permission};
use haul_db::Db;
use haul_entity::{Versioned, insight::import_row};
use haul_types::{ImportKind, Timestamp};
use sea_orm::DbErr;
use uuid::Uuid;

use super::{
    amounts::Reconciliation,
    cells::{Cells, Complaints},
    columns::Column,
};

/// From a row to a record and back.
pub trait Kind: Sized + 'static {
    const KIND: ImportKind;
    /// The permission to see such imports.
    const READ: Permission;
    /// The permission to create such records.
    const WRITE: Permission;
    /// The records' noun, for sentences.
    const NOUN: &'static str;
    const NOUNS: &'static str;
    /// What undoing does to them.
    const UNDONE: &'static str = "removed";

    /// Fields whose column has a different key.
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[];

    /// Records named in the cells of some rows, looked up together.
    type Names: Send;
    /// A parsed row.
    type Draft: Send + Sync;
    /// The table of its records.
    type Table: Versioned;

    /// Every column, in the order of the template.
    fn columns() -> Vec<Column>;

    /// A short label for the row.
    fn label(cells: &Cells) -> String;

    /// Looks up the records that the rows name, and the owners of unique values.
    fn look_up(write: &Write, rows: &[Cells]) -> impl Future<Output = Result<(Self::Names, Taken), ApiError>> + Send;

    /// Reads a row. Related records are created in the write's transaction.
    fn read(
        write: &mut Write,
        names: &mut Self::Names,
        cells: &Cells,
    ) -> impl Future<Output = Result<Result<Self::Draft, Complaints>, ApiError>> + Send;

    /// Values that must be unique within a file.
    fn keys(names: &Self::Names, cells: &Cells) -> Vec<Key>;

    /// Runs all checks of the verb, without doing it.
    fn check(write: &mut Write, draft: &Self::Draft) -> impl Future<Output = Result<Complaints, ApiError>> + Send;

    /// Creates the record with the verb that people use.
    fn create(
        write: &mut Write,
        draft: &Self::Draft,
    ) -> impl Future<Output = Result<Result<Made, Complaints>, ApiError>> + Send;

    /// Facilities created while reading the row.
    fn facility_ids(_draft: &Self::Draft) -> Vec<Uuid> {
        Vec::new()
    }

    /// Adds what the rows state in money and what their records hold of it, for records with money.
    fn add_amounts(
        _db: &Db,
        _company_id: Uuid,
        _rows: &[import_row::Model],
        _found: &mut Reconciliation,
    ) -> impl Future<Output = Result<(), ApiError>> + Send {
        async { Ok(()) }
    }

    /// The record's version and time of change, locked until the write ends; none if it is gone.
    fn stamp(write: &Write, id: Uuid) -> impl Future<Output = Result<Option<Stamp>, DbErr>> + Send {
        async move {
            let found = write.find_for_update::<Self::Table>(id).await?;
            Ok(found
                .map(|row| Stamp { version: Self::Table::version(&row), updated_at: Self::Table::updated_at(&row) }))
        }
    }

    /// Undoes an untouched record.
    fn undo(
        write: &mut Write,
        id: Uuid,
        row: &import_row::Model,
        file_name: &str,
    ) -> impl Future<Output = Result<Undone, ApiError>> + Send;
}

/// The record created from a row.
pub struct Made {
    pub id: Uuid,
    pub label: String,
    pub stamp: Stamp,
}

/// A record's state; a different stamp means that it was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub version: i32,
    pub updated_at: Timestamp,
}

/// The result of undoing one record.
pub enum Undone {
    Done,
    /// Left as it is, for the reason given.
    Kept(String),
    /// The database refused because something refers to it; the transaction has ended.
    Referred,
}

/// A value that must be unique.
pub struct Key {
    pub column: &'static str,
    /// Its name in a sentence: `code`, `VIN`.
    pub word: &'static str,
    /// Folded, so that two spellings are equal.
    pub text: String,
}

impl Key {
    /// None if the cell is empty.
    pub fn of(
        cells: &Cells,
        column: &'static str,
        word: &'static str,
        normal: impl Fn(&str) -> String,
    ) -> Option<Self> {
        Some(Self { column, word, text: normal(cells.text(column)?) }).filter(|key| !key.text.is_empty())
    }
}

/// Owners of unique values, by column and text.
#[derive(Default)]
pub struct Taken(HashMap<(&'static str, String), String>);

impl Taken {
    pub fn add(&mut self, column: &'static str, text: String, label: &str, archived_at: Option<Timestamp>) {
        let who = if archived_at.is_some() { format!("{label} in the archive") } else { label.to_owned() };
        self.0.insert((column, text), who);
    }

    pub fn complain(&self, keys: &[Key], complaints: &mut Complaints) {
        for key in keys {
            if let Some(who) = self.0.get(&(key.column, key.text.clone())) {
                complaints.push(key.column, format!("{who} has this {} already.", key.word));
            }
        }
    }
}
