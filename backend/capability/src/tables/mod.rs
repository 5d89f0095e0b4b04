//! Tables as CSV and XLSX, beside the blob store that they are read from and written to.
//!
//! CSV is written in UTF-8 with a byte order mark, because Excel takes a file without one for Windows-1252 and spoils every
//! letter beyond ASCII; RFC 4180's commas, quotes and line ends. Text that a spreadsheet would run as a formula is written with
//! an apostrophe before it (OWASP, "CSV Injection"), which reading takes off again. XLSX needs neither: its cells say what they are.

mod csv_file;
mod limits;
mod sheet_read;
mod sheet_write;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use bytes::Bytes;
use haul_ports::{
    Cell, TableFormat, TableOrder, TablePage, TableRange, TableRow, TableWriter, Tables, TablesError, WrittenTable,
};
use sha2::{Digest, Sha256};
use tokio::sync::Semaphore;
use uuid::Uuid;

pub use limits::TablesLimits;

use crate::blobs::{BlobStore, ReadError};
use csv_file::CsvText;
use sheet_write::Sheet;

/// Reads and writes tables, as many at once as its limits say, and never on a thread that answers requests.
pub struct TableFiles {
    shared: Arc<Shared>,
    /// What was read last: blobs never change, and a file is asked for page by page.
    read: Mutex<VecDeque<(Uuid, Uuid, Arc<Table>)>>,
}

/// Tables kept between two pages: one for each person who is likely to import at the same time.
const KEPT_TABLES: usize = 2;

struct Shared {
    blobs: BlobStore,
    limits: TablesLimits,
    places: Semaphore,
}

/// A whole file's rows.
struct Table {
    format: TableFormat,
    header: Vec<String>,
    rows: Vec<TableRow>,
}

impl TableFiles {
    pub fn new(blobs: BlobStore, limits: TablesLimits) -> Self {
        let places = Semaphore::new(limits.at_once);
        Self { shared: Arc::new(Shared { blobs, limits, places }), read: Mutex::default() }
    }

    async fn table(&self, range: &TableRange) -> Result<Arc<Table>, TablesError> {
        if let Some(table) = self.kept(range) {
            return Ok(table);
        }
        let limits = &self.shared.limits;
        let bytes = match self.shared.blobs.read_whole(range.company_id, range.blob_id, limits.read_bytes).await {
            Ok(Some(bytes)) => bytes,
            Ok(None) => return Err(TablesError::Missing),
            Err(ReadError::TooLarge) => return Err(TablesError::TooLarge),
            Err(ReadError::Store(error)) => return Err(unavailable(error)),
        };
        let table = self.shared.work(move |limits| parse(&bytes, limits)).await?;
        let table = Arc::new(table);
        self.keep(range, table.clone());
        Ok(table)
    }

    fn kept(&self, range: &TableRange) -> Option<Arc<Table>> {
        let kept = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        let is_it = |(company_id, blob_id, _): &&(Uuid, Uuid, Arc<Table>)| {
            (*company_id, *blob_id) == (range.company_id, range.blob_id)
        };
        kept.iter().find(is_it).map(|(_, _, table)| table.clone())
    }

    fn keep(&self, range: &TableRange, table: Arc<Table>) {
        let mut kept = self.read.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_front((range.company_id, range.blob_id, table));
        kept.truncate(KEPT_TABLES);
    }
}

impl Shared {
    /// Runs `work` on a thread of its own, in its turn and in time.
    async fn work<T: Send + 'static>(
        self: &Arc<Self>,
        work: impl FnOnce(&TablesLimits) -> Result<T, TablesError> + Send + 'static,
    ) -> Result<T, TablesError> {
        let shared = Arc::clone(self);
        let done = async {
            let _place = self.places.acquire().await.map_err(unavailable)?;
            tokio::task::spawn_blocking(move || work(&shared.limits)).await.map_err(unavailable)?
        };
        tokio::time::timeout(self.limits.time, done).await.map_err(|_| TablesError::Timeout)?
    }
}

#[async_trait]
impl Tables for TableFiles {
    async fn write(&self, order: &TableOrder) -> Result<Box<dyn TableWriter>, TablesError> {
        if order.header.len() > self.shared.limits.columns as usize {
            return Err(TablesError::TooManyColumns { max: self.shared.limits.columns });
        }
        let content = match order.format {
            TableFormat::Csv => Content::Csv(Box::new(CsvText::new(&order.header)?)),
            TableFormat::Xlsx => Content::Xlsx(Box::new(Sheet::new(order)?)),
        };
        let (company_id, blob_id) = (order.company_id, order.blob_id);
        Ok(Box::new(Writing { shared: self.shared.clone(), company_id, blob_id, content, rows: 0 }))
    }

    async fn read(&self, range: &TableRange) -> Result<TablePage, TablesError> {
        let table = self.table(range).await?;
        let take = range.take.min(self.shared.limits.page_rows) as usize;
        Ok(TablePage {
            format: table.format,
            header: table.header.clone(),
            rows: table.rows.iter().skip(range.skip as usize).take(take).cloned().collect(),
            total_rows: u32::try_from(table.rows.len()).map_err(unavailable)?,
        })
    }
}

enum Content {
    Csv(Box<CsvText>),
    Xlsx(Box<Sheet>),
}

/// A table that is being written.
struct Writing {
    shared: Arc<Shared>,
    company_id: Uuid,
    blob_id: Uuid,
    content: Content,
    rows: u32,
}

#[async_trait]
impl TableWriter for Writing {
    async fn append(&mut self, rows: Vec<Vec<Cell>>) -> Result<(), TablesError> {
        let max = self.shared.limits.written_rows;
        for row in rows {
            if self.rows == max {
                return Err(TablesError::TooManyRows { max });
            }
            self.rows += 1;
            match &mut self.content {
                Content::Csv(text) => text.append(&row)?,
                Content::Xlsx(sheet) => sheet.append(self.rows, row)?,
            }
        }
        Ok(())
    }

    async fn finish(self: Box<Self>) -> Result<WrittenTable, TablesError> {
        let Self { shared, company_id, blob_id, content, rows } = *self;
        let bytes = match content {
            Content::Csv(text) => text.finish()?,
            Content::Xlsx(sheet) => shared.work(move |_| sheet.finish()).await?,
        };
        let sha256 = hex::encode(Sha256::digest(&bytes));
        let byte_size = bytes.len() as u64;
        shared.blobs.write_whole(company_id, blob_id, Bytes::from(bytes)).await.map_err(unavailable)?;
        tracing::debug!(byte_size, rows, "a table was written");
        Ok(WrittenTable { sha256, byte_size, rows })
    }
}

/// Takes bytes for what they are: an XLSX file is a ZIP archive, everything else is read as text.
fn parse(bytes: &[u8], limits: &TablesLimits) -> Result<Table, TablesError> {
    let is_archive = bytes.starts_with(b"PK\x03\x04");
    // The container of older and of encrypted workbooks.
    let is_compound = bytes.starts_with(&[0xD0, 0xCF, 0x11, 0xE0]);
    let (format, rows) = match (is_archive, is_compound) {
        (true, _) => (TableFormat::Xlsx, sheet_read::rows(bytes, limits)?),
        (_, true) => return Err(sheet_read::refusal_of_compound(bytes)),
        _ => (TableFormat::Csv, csv_file::rows(bytes, limits)?),
    };
    let mut rows = rows.into_iter().filter(|row| row.cells.iter().any(|cell| *cell != Cell::Empty));
    let first = rows.next().ok_or(TablesError::Empty)?;
    let header: Vec<String> = first.cells.iter().map(title).collect();
    // What stands right of the last title belongs to no column.
    let width = header.iter().rposition(|title| !title.is_empty()).map_or(0, |at| at + 1);
    let header = header.into_iter().take(width).collect();
    let rows = rows
        .map(|mut row| {
            row.cells.resize(width, Cell::Empty);
            row
        })
        .filter(|row| row.cells.iter().any(|cell| *cell != Cell::Empty))
        .collect();
    Ok(Table { format, header, rows })
}

fn title(cell: &Cell) -> String {
    match cell {
        Cell::Text(text) => text.trim().to_owned(),
        Cell::Integer(number) => number.to_string(),
        Cell::Decimal(text) => text.clone(),
        Cell::Date(day) => day.to_string(),
        Cell::Empty | Cell::Money(_) | Cell::DateTime(_) => String::new(),
    }
}

/// A text of a file as a cell, if it is no longer than the limits say.
fn text_cell(text: &str, row: u32, column: usize, limits: &TablesLimits) -> Result<Cell, TablesError> {
    if text.len() > limits.cell_chars as usize && text.chars().count() > limits.cell_chars as usize {
        let column = u32::try_from(column + 1).unwrap_or(u32::MAX);
        return Err(TablesError::CellTooLong { row, column, max: limits.cell_chars });
    }
    let text = text.trim();
    Ok(if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) })
}

fn unavailable(error: impl std::fmt::Display) -> TablesError {
    TablesError::Unavailable(error.to_string())
}
