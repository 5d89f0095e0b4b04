//! What differs between the kinds of import: an area says it of its records. The machine around it (`check`, `commit`, `undo`) is one.

use std::collections::HashMap;

use crate::{ApiError, Write, authz::Permission};
use haul_entity::{Versioned, insight::import_row};
use haul_types::{ImportKind, Timestamp};
use sea_orm::DbErr;
use uuid::Uuid;

use super::{
    cells::{Cells, Complaints},
    columns::Column,
};

/// From a row to a record and back.
pub trait Kind: Sized + 'static {
    const KIND: ImportKind;
    /// The permission to see such imports.
    const READ: Permission;
    /// The permission to make such records.
    const WRITE: Permission;
    /// What it makes, for sentences.
    const NOUN: &'static str;
    const NOUNS: &'static str;
    /// What undoing did to them.
    const UNDONE: &'static str = "removed";

    /// Fields of the record whose column has another key.
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[];

    /// What the cells of some rows name, looked up at once.
    type Names: Send;
    /// A row that could be read.
    type Draft: Send + Sync;
    /// Where its records are.
    type Table: Versioned;

    /// Every column, in the order of the template.
    fn columns() -> Vec<Column>;

    /// The row in short.
    fn label(cells: &Cells) -> String;

    /// Looks up what the rows name, and who has what no two records may share.
    fn look_up(write: &Write, rows: &[Cells]) -> impl Future<Output = Result<(Self::Names, Taken), ApiError>> + Send;

    /// Reads a row. What it needs beside its own record is made on the way, in the write's transaction.
    fn read(
        write: &mut Write,
        names: &mut Self::Names,
        cells: &Cells,
    ) -> impl Future<Output = Result<Result<Self::Draft, Complaints>, ApiError>> + Send;

    /// What no two rows of a file may share.
    fn keys(names: &Self::Names, cells: &Cells) -> Vec<Key>;

    /// Asks everything that the verb asks, without doing it.
    fn check(write: &mut Write, draft: &Self::Draft) -> impl Future<Output = Result<Complaints, ApiError>> + Send;

    /// Makes the record with the verb that people use.
    fn create(
        write: &mut Write,
        draft: &Self::Draft,
    ) -> impl Future<Output = Result<Result<Made, Complaints>, ApiError>> + Send;

    /// Facilities that reading the row made.
    fn facility_ids(_draft: &Self::Draft) -> Vec<Uuid> {
        Vec::new()
    }

    /// The record's version and time of change, locked until the write ends; none when it is gone.
    fn stamp(write: &Write, id: Uuid) -> impl Future<Output = Result<Option<Stamp>, DbErr>> + Send {
        async move {
            let found = write.find_for_update::<Self::Table>(id).await?;
            Ok(found
                .map(|row| Stamp { version: Self::Table::version(&row), updated_at: Self::Table::updated_at(&row) }))
        }
    }

    /// Takes an untouched record back.
    fn undo(
        write: &mut Write,
        id: Uuid,
        row: &import_row::Model,
        file_name: &str,
    ) -> impl Future<Output = Result<Undone, ApiError>> + Send;
}

/// What an import made of a row.
pub struct Made {
    pub id: Uuid,
    pub label: String,
    pub stamp: Stamp,
}

/// How a record is; another stamp says that somebody changed it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stamp {
    pub version: i32,
    pub updated_at: Timestamp,
}

/// What undoing did to one record.
pub enum Undone {
    Done,
    /// Left as it is, for the reason given.
    Kept(String),
    /// The database refused, because something points at it; the transaction is over.
    Referred,
}

/// Something that only one record may have.
pub struct Key {
    pub column: &'static str,
    /// What a sentence calls it: `code`, `VIN`.
    pub word: &'static str,
    /// Folded, so that two spellings of one thing are equal.
    pub text: String,
}

impl Key {
    /// None where the cell is empty.
    pub fn of(
        cells: &Cells,
        column: &'static str,
        word: &'static str,
        normal: impl Fn(&str) -> String,
    ) -> Option<Self> {
        Some(Self { column, word, text: normal(cells.text(column)?) }).filter(|key| !key.text.is_empty())
    }
}

/// Which records have what only one may have, by column and text.
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
