//! Maps rows to models by position: columns are matched to fields at compile time, not looked up by name for each row.

use std::any::type_name;

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, Utc};
use sea_orm::{ConnectionTrait, DbErr, EntityTrait, IdenStatic, Iterable, QuerySelect, QueryTrait, Select};
use uuid::Uuid;

use crate::cells::{Cell, CellReader};
use crate::port::{Rows, SqlStatement};
use crate::value::to_statement;

/// A sea-orm connection whose rows can also be read by position.
#[async_trait]
pub trait Connection: ConnectionTrait {
    /// A statement's result rows.
    async fn rows(&self, statement: SqlStatement) -> Result<Rows, DbErr>;

    /// The same over all rows of the scope, for a connection that shows a part of them. Use [`crate::Whole`].
    async fn whole_rows(&self, statement: SqlStatement) -> Result<Rows, DbErr>;
}

/// A target type for a cell. A closed vocabulary implements it where it is defined.
pub trait FromCell: Sized {
    /// None if the cell holds something else.
    fn from_cell(cell: Cell<'_>) -> Option<Self>;
}

/// A target type for a row. Derive it.
pub trait FromRow: Sized {
    /// The columns in order.
    const COLUMNS: &'static [&'static str];

    fn from_row(row: &mut RowReader<'_>) -> Result<Self, ReadError>;
}

/// A cell of the wrong type for its column: the table does not match the model.
#[derive(Debug)]
pub struct ReadError {
    column: &'static str,
    wanted: &'static str,
}

impl From<ReadError> for DbErr {
    fn from(ReadError { column, wanted }: ReadError) -> Self {
        // Without the value, which may be personal data.
        Self::Type(format!("column {column} does not hold a value of type {wanted}"))
    }
}

/// Reads the cells of a row, each once and in the order of the columns.
#[derive(Debug)]
pub struct RowReader<'a> {
    cells: CellReader<'a>,
}

impl RowReader<'_> {
    /// The next cell, which belongs to `column`.
    pub fn read<T: FromCell>(&mut self, column: &'static str) -> Result<T, ReadError> {
        let cell = self.cells.next().and_then(Result::ok);
        cell.and_then(T::from_cell).ok_or_else(|| ReadError { column, wanted: type_name::<T>() })
    }
}

impl Rows {
    /// Every row as `T`.
    pub fn read<T: FromRow>(&self) -> Result<Vec<T>, DbErr> {
        if self.width != T::COLUMNS.len() {
            let (found, wanted) = (self.width, T::COLUMNS.len());
            return Err(DbErr::Type(format!(
                "rows of {found} columns are read as {}, which has {wanted}",
                type_name::<T>()
            )));
        }
        let mut row = RowReader { cells: self.cells.reader() };
        let mut all = Vec::new();
        while !row.cells.is_at_end() {
            all.push(T::from_row(&mut row)?);
        }
        Ok(all)
    }
}

/// Runs a query whose rows are models.
pub trait Fetch: Sized {
    type Model;

    /// All rows.
    fn fetch_all(self, db: &impl Connection) -> impl Future<Output = Result<Vec<Self::Model>, DbErr>> + Send;

    /// The first row.
    fn fetch_optional(self, db: &impl Connection) -> impl Future<Output = Result<Option<Self::Model>, DbErr>> + Send;

    /// The cells of all rows, for a query of some columns.
    fn fetch_cells(self, db: &impl Connection) -> impl Future<Output = Result<Rows, DbErr>> + Send;
}

impl<E: EntityTrait<Model: FromRow>> Fetch for Select<E> {
    type Model = E::Model;

    async fn fetch_all(self, db: &impl Connection) -> Result<Vec<E::Model>, DbErr> {
        debug_assert!(
            E::Column::iter().map(|column| column.as_str()).eq(E::Model::COLUMNS.iter().copied()),
            "sea-orm selects the columns in the order of the model's fields"
        );
        let statement = to_statement(self.build(db.get_database_backend()))?;
        db.rows(statement).await?.read()
    }

    async fn fetch_optional(self, db: &impl Connection) -> Result<Option<E::Model>, DbErr> {
        Ok(self.limit(1).fetch_all(db).await?.pop())
    }

    async fn fetch_cells(self, db: &impl Connection) -> Result<Rows, DbErr> {
        db.rows(to_statement(self.build(db.get_database_backend()))?).await
    }
}

impl<T: FromCell> FromCell for Option<T> {
    fn from_cell(cell: Cell<'_>) -> Option<Self> {
        match cell {
            Cell::Null => Some(None),
            cell => T::from_cell(cell).map(Some),
        }
    }
}

/// How one kind of cell is converted.
macro_rules! from_cell {
    ($($kind:ident($value:ident) => $type:ty = $read:expr;)*) => {
        $(impl FromCell for $type {
            fn from_cell(cell: Cell<'_>) -> Option<Self> {
                match cell {
                    Cell::$kind($value) => $read,
                    _ => None,
                }
            }
        })*
    };
}

from_cell! {
    Bool(value) => bool = Some(value);
    Int(value) => i32 = value.try_into().ok();
    Int(value) => i64 = Some(value);
    Real(value) => f64 = Some(value);
    Text(value) => String = Some(value.to_owned());
    Bytes(value) => Vec<u8> = Some(value.to_vec());
    Uuid(value) => Uuid = Some(value);
    Timestamp(value) => DateTime<Utc> = Some(value);
    Date(value) => NaiveDate = Some(value);
    Json(value) => serde_json::Value = serde_json::from_str(value).ok();
}
