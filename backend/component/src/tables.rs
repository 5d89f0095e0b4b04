//! The port of tables, answered by the host.

use async_trait::async_trait;
use chrono::NaiveDate;
use haul_ports::{
    Cell, TableFormat, TableOrder, TablePage, TableRange, TableRow, TableWriter, Tables, TablesError, WrittenTable,
};
use send_wrapper::SendWrapper;

use crate::bindings::haul::host::tables as wit;
use crate::ports::Host;
use crate::values::{timestamp, wit_uuid};

#[async_trait]
impl Tables for Host {
    async fn write(&self, order: &TableOrder) -> Result<Box<dyn TableWriter>, TablesError> {
        let order = wit::Order {
            company_id: wit_uuid(order.company_id),
            blob_id: wit_uuid(order.blob_id),
            format: wit_format(order.format),
            title: order.title.clone(),
            header: order.header.clone(),
            created_at: order.created_at.timestamp_micros(),
        };
        Ok(Box::new(HostWriter(SendWrapper::new(wit::write(order)).await?)))
    }

    async fn read(&self, range: &TableRange) -> Result<TablePage, TablesError> {
        let range = wit::Range {
            company_id: wit_uuid(range.company_id),
            blob_id: wit_uuid(range.blob_id),
            skip: range.skip,
            take: range.take,
        };
        let page = SendWrapper::new(wit::read(range)).await?;
        let rows = page
            .rows
            .into_iter()
            .map(|row| TableRow { number: row.number, cells: row.cells.into_iter().map(native_cell).collect() });
        Ok(TablePage {
            format: native_format(page.format),
            header: page.header,
            rows: rows.collect(),
            total_rows: page.total_rows,
        })
    }
}

/// A table that the host keeps until it is finished.
struct HostWriter(wit::Writer);

#[async_trait]
impl TableWriter for HostWriter {
    async fn append(&mut self, rows: Vec<Vec<Cell>>) -> Result<(), TablesError> {
        let rows = rows.into_iter().map(|row| row.into_iter().map(wit_cell).collect()).collect();
        SendWrapper::new(self.0.append(rows)).await?;
        Ok(())
    }

    async fn finish(self: Box<Self>) -> Result<WrittenTable, TablesError> {
        let table = SendWrapper::new(wit::Writer::finish(self.0)).await?;
        Ok(WrittenTable { sha256: table.sha256, byte_size: table.byte_size, rows: table.rows })
    }
}

fn wit_cell(cell: Cell) -> wit::Cell {
    match cell {
        Cell::Empty => wit::Cell::Empty,
        Cell::Text(text) => wit::Cell::Text(text),
        Cell::Integer(number) => wit::Cell::Integer(number),
        Cell::Decimal(text) => wit::Cell::Decimal(text),
        Cell::Money(cents) => wit::Cell::Money(cents),
        Cell::Date(day) => wit::Cell::Date(day.to_epoch_days()),
        Cell::DateTime(at) => wit::Cell::DateTime(at.and_utc().timestamp_micros()),
    }
}

fn native_cell(cell: wit::Cell) -> Cell {
    match cell {
        wit::Cell::Empty => Cell::Empty,
        wit::Cell::Text(text) => Cell::Text(text),
        wit::Cell::Integer(number) => Cell::Integer(number),
        wit::Cell::Decimal(text) => Cell::Decimal(text),
        wit::Cell::Money(cents) => Cell::Money(cents),
        wit::Cell::Date(days) => NaiveDate::from_epoch_days(days).map_or(Cell::Empty, Cell::Date),
        wit::Cell::DateTime(at) => Cell::DateTime(timestamp(at).naive_utc()),
    }
}

fn wit_format(format: TableFormat) -> wit::Format {
    match format {
        TableFormat::Csv => wit::Format::Csv,
        TableFormat::Xlsx => wit::Format::Xlsx,
    }
}

fn native_format(format: wit::Format) -> TableFormat {
    match format {
        wit::Format::Csv => TableFormat::Csv,
        wit::Format::Xlsx => TableFormat::Xlsx,
    }
}

impl From<wit::Error> for TablesError {
    fn from(error: wit::Error) -> Self {
        match error {
            wit::Error::Missing => Self::Missing,
            wit::Error::NotATable => Self::NotATable,
            wit::Error::Encrypted => Self::Encrypted,
            wit::Error::Empty => Self::Empty,
            wit::Error::TooManyRows(max) => Self::TooManyRows { max },
            wit::Error::TooManyColumns(max) => Self::TooManyColumns { max },
            wit::Error::CellTooLong(place) => {
                Self::CellTooLong { row: place.row, column: place.column, max: place.max }
            }
            wit::Error::TooLarge => Self::TooLarge,
            wit::Error::Timeout => Self::Timeout,
            wit::Error::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
