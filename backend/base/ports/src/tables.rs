//! Tables as CSV and XLSX: typed rows in pages. The bytes stay in the host.

use async_trait::async_trait;
use chrono::{DateTime, NaiveDate, NaiveDateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A kind of file that holds a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum TableFormat {
    Csv,
    Xlsx,
}

/// One value of a table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Cell {
    Empty,
    Text(String),
    Integer(i64),
    /// A decimal number as text, such as `967.5`, so that it is never rounded in transit.
    Decimal(String),
    /// Cents of the company's currency.
    Money(i64),
    Date(NaiveDate),
    /// Local time; the column's title says where.
    DateTime(NaiveDateTime),
}

/// A table to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableOrder {
    pub company_id: Uuid,
    /// The blob to write, with a new id. Like an upload it expires unless it is claimed.
    pub blob_id: Uuid,
    pub format: TableFormat,
    /// Names the sheet of an XLSX file.
    pub title: String,
    pub header: Vec<String>,
    /// The creation date stored in an XLSX file.
    pub created_at: DateTime<Utc>,
}

/// A table written to the blob store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct WrittenTable {
    /// Lowercase hex SHA-256 of the bytes.
    pub sha256: String,
    pub byte_size: u64,
    /// Without the header.
    pub rows: u32,
}

/// Which rows of an uploaded table to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableRange {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    /// Rows with content to skip, not counting the header.
    pub skip: u32,
    /// At most as many as the host's limits allow at once.
    pub take: u32,
}

/// Some rows of a table. CSV has only text; XLSX has typed cells.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TablePage {
    pub format: TableFormat,
    /// The first row with content.
    pub header: Vec<String>,
    pub rows: Vec<TableRow>,
    /// All rows with content, not counting the header.
    pub total_rows: u32,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TableRow {
    /// As in a spreadsheet: the header is usually 1. Empty rows count but are left out.
    pub number: u32,
    /// As many as the header has titles.
    pub cells: Vec<Cell>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum TablesError {
    /// The blob is not there.
    #[error("the file is missing")]
    Missing,
    /// Neither CSV nor XLSX, or damaged.
    #[error("the file is not a table")]
    NotATable,
    /// A password-protected XLSX file.
    #[error("the file is encrypted")]
    Encrypted,
    /// No row has content.
    #[error("the file is empty")]
    Empty,
    #[error("more than {max} rows")]
    TooManyRows { max: u32 },
    #[error("more than {max} columns")]
    TooManyColumns { max: u32 },
    /// The row is numbered as a spreadsheet does, the column counted from 1.
    #[error("row {row}, column {column}: more than {max} characters")]
    CellTooLong { row: u32, column: u32, max: u32 },
    /// More bytes than a table may have, compressed or not.
    #[error("the file is too large")]
    TooLarge,
    #[error("the table took too long")]
    Timeout,
    #[error("tables are unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Tables: Send + Sync {
    /// Begins a table. Nothing is stored until it is finished.
    async fn write(&self, order: &TableOrder) -> Result<Box<dyn TableWriter>, TablesError>;

    /// Reads some rows of a file; its kind is detected from its bytes.
    async fn read(&self, range: &TableRange) -> Result<TablePage, TablesError>;
}

/// A table being written.
#[async_trait]
pub trait TableWriter: Send {
    async fn append(&mut self, rows: Vec<Vec<Cell>>) -> Result<(), TablesError>;

    async fn finish(self: Box<Self>) -> Result<WrittenTable, TablesError>;
}
