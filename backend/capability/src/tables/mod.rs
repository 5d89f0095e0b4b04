//! Tables as CSV and XLSX, next to the blob store that they are read from and written to.
//!
//! CSV is written in UTF-8 with a byte order mark, because Excel takes a file without one for Windows-1252 and garbles
//! every non-ASCII letter; with RFC 4180's commas, quotes and line ends. Text that a spreadsheet would run as a formula
//! gets an apostrophe in front (OWASP, "CSV Injection"), which reading removes. XLSX needs neither: its cells are
//! typed.

mod csv_file;
mod limits;
mod read;
mod sheet_read;
mod sheet_write;

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, PoisonError};

use async_trait::async_trait;
use bytes::Bytes;
use haul_ports::{
    Cell, TableFormat, TableOrder, TablePage, TableRange, TableWriter, Tables, TablesError, WrittenTable,
};
use sha2::{Digest, Sha256};
use uuid::Uuid;

pub use limits::TablesLimits;
pub use read::{Table, parse, work};

use crate::blobs::{BlobStore, ReadError};
use crate::confined::{Cause, Errand, Failure, Outcome, Parsers};
pub(crate) use csv_file::CsvText;
use sheet_write::Sheet;

/// Reads tables in separate processes (`confined`), and writes the product's own.
pub struct TableFiles {
    shared: Arc<Shared>,
    /// The latest reads: blobs never change, and a file is requested page by page.
    read: Mutex<VecDeque<(Uuid, Uuid, Arc<Table>)>>,
}

/// Tables cached between two pages: one for each person likely to import at the same time.
const KEPT_TABLES: usize = 2;

struct Shared {
    blobs: BlobStore,
    parsers: Parsers,
    limits: TablesLimits,
}

impl TableFiles {
    pub fn new(blobs: BlobStore, parsers: Parsers, limits: TablesLimits) -> Self {
        Self { shared: Arc::new(Shared { blobs, parsers, limits }), read: Mutex::default() }
    }

    async fn table(&self, range: &TableRange) -> Result<Arc<Table>, TablesError> {
        if let Some(table) = self.kept(range) {
            return Ok(table);
        }
        let Shared { blobs, parsers, limits } = self.shared.as_ref();
        let reading = async {
            // Before the file, so that files of waiting callers use no memory.
            let place = parsers.place(range.company_id).await.map_err(unavailable)?;
            let bytes = match blobs.read_whole(range.company_id, range.blob_id, limits.read_bytes).await {
                Ok(Some(bytes)) => bytes,
                Ok(None) => return Err(TablesError::Missing),
                Err(ReadError::TooLarge) => return Err(TablesError::TooLarge),
                Err(ReadError::Store(error)) => return Err(unavailable(error)),
            };
            let read: Outcome<read::Answer> =
                parsers.run(place, Errand::Table, limits, vec![bytes]).await.map_err(refused)?;
            read.answer
        };
        let table = tokio::time::timeout(limits.time, reading).await.map_err(|_| TablesError::Timeout)??;
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
    /// Creates the file of a sheet, in the company's turn and in time. The place is held for as long as the work runs:
    /// nothing can stop it, but its rows are limited, and the product's own.
    async fn packed(&self, company_id: Uuid, sheet: Box<Sheet>) -> Result<Vec<u8>, TablesError> {
        let packing = async {
            let place = self.parsers.place(company_id).await.map_err(unavailable)?;
            let task = tokio::task::spawn_blocking(move || {
                let _place = place;
                sheet.finish()
            });
            task.await.map_err(unavailable)?
        };
        tokio::time::timeout(self.limits.time, packing).await.map_err(|_| TablesError::Timeout)?
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
            Content::Xlsx(sheet) => shared.packed(company_id, sheet).await?,
        };
        let sha256 = hex::encode(Sha256::digest(&bytes));
        let byte_size = bytes.len() as u64;
        shared.blobs.write_whole(company_id, blob_id, Bytes::from(bytes)).await.map_err(unavailable)?;
        tracing::debug!(byte_size, rows, "a table was written");
        Ok(WrittenTable { sha256, byte_size, rows })
    }
}

/// What a process's end without an answer means to the caller waiting for the table.
fn refused(failure: Failure) -> TablesError {
    match failure.cause {
        Cause::OutOfMemory | Cause::TooLong => TablesError::TooLarge,
        Cause::OutOfTime => TablesError::Timeout,
        Cause::Died => TablesError::NotATable,
        Cause::Unavailable(cause) => TablesError::Unavailable(cause),
    }
}

fn unavailable(error: impl std::fmt::Display) -> TablesError {
    TablesError::Unavailable(error.to_string())
}
