//! Tables as CSV and XLSX; a table being written is a resource.

use std::sync::Arc;

use chrono::NaiveDate;
use haul_ports::{Cell, TableFormat, TableOrder, TablePage, TableRange, TableWriter, TablesError};
use tokio::sync::Mutex;
use wasmtime::component::{Accessor, HasSelf, Resource};

use super::values::{timestamp, uuid};
use crate::engine::bindings::haul::host::tables as wit;
use crate::engine::instance::State;

/// A table that the guest is writing. Empty once finished.
pub struct OpenWriter(SharedWriter);

type SharedWriter = Arc<Mutex<Option<Box<dyn TableWriter>>>>;

type Answer<T> = wasmtime::Result<Result<T, wit::Error>>;

impl wit::Host for State {}

impl wit::HostWithStore<State> for HasSelf<State> {
    async fn write(accessor: &Accessor<State, Self>, order: wit::Order) -> Answer<Resource<OpenWriter>> {
        let tables = accessor.with(|mut store| store.get().capabilities.tables.clone());
        let order = TableOrder {
            company_id: uuid(order.company_id),
            blob_id: uuid(order.blob_id),
            format: order.format.into(),
            title: order.title,
            header: order.header,
            created_at: timestamp(order.created_at)?,
        };
        match tables.write(&order).await {
            Ok(writer) => {
                let open = OpenWriter(Arc::new(Mutex::new(Some(writer))));
                Ok(Ok(accessor.with(|mut store| store.get().table.push(open))?))
            }
            Err(error) => Ok(Err(error.into())),
        }
    }

    async fn read(accessor: &Accessor<State, Self>, range: wit::Range) -> Answer<wit::Page> {
        let tables = accessor.with(|mut store| store.get().capabilities.tables.clone());
        let range = TableRange {
            company_id: uuid(range.company_id),
            blob_id: uuid(range.blob_id),
            skip: range.skip,
            take: range.take,
        };
        Ok(tables.read(&range).await.map(wit::Page::from).map_err(wit::Error::from))
    }
}

impl wit::HostWriter for State {
    fn drop(&mut self, writer: Resource<OpenWriter>) -> wasmtime::Result<()> {
        self.table.delete(writer)?;
        Ok(())
    }
}

impl wit::HostWriterWithStore<State> for HasSelf<State> {
    async fn append(
        accessor: &Accessor<State, Self>,
        writer: Resource<OpenWriter>,
        rows: Vec<Vec<wit::Cell>>,
    ) -> Answer<()> {
        let writer = open_writer(accessor, &writer)?;
        let rows = rows
            .into_iter()
            .map(|row| row.into_iter().map(native_cell).collect::<wasmtime::Result<Vec<_>>>())
            .collect::<wasmtime::Result<Vec<_>>>()?;
        let mut writer = writer.lock().await;
        match writer.as_mut() {
            Some(writer) => Ok(writer.append(rows).await.map_err(wit::Error::from)),
            None => Ok(Err(finished())),
        }
    }

    async fn finish(accessor: &Accessor<State, Self>, writer: Resource<OpenWriter>) -> Answer<wit::Written> {
        let writer = accessor.with(|mut store| store.get().table.delete(writer))?;
        let writer = writer.0.lock().await.take();
        match writer {
            Some(writer) => Ok(writer
                .finish()
                .await
                .map(|table| wit::Written { sha256: table.sha256, byte_size: table.byte_size, rows: table.rows })
                .map_err(wit::Error::from)),
            None => Ok(Err(finished())),
        }
    }
}

fn open_writer(
    accessor: &Accessor<State, HasSelf<State>>,
    writer: &Resource<OpenWriter>,
) -> wasmtime::Result<SharedWriter> {
    accessor.with(|mut store| Ok(store.get().table.get(writer)?.0.clone()))
}

fn finished() -> wit::Error {
    wit::Error::Unavailable("the table is finished".to_owned())
}

fn native_cell(cell: wit::Cell) -> wasmtime::Result<Cell> {
    Ok(match cell {
        wit::Cell::Empty => Cell::Empty,
        wit::Cell::Text(text) => Cell::Text(text),
        wit::Cell::Integer(number) => Cell::Integer(number),
        wit::Cell::Decimal(text) => Cell::Decimal(text),
        wit::Cell::Money(cents) => Cell::Money(cents),
        wit::Cell::Date(days) => NaiveDate::from_epoch_days(days).map_or(Cell::Empty, Cell::Date),
        wit::Cell::DateTime(at) => Cell::DateTime(timestamp(at)?.naive_utc()),
    })
}

impl From<Cell> for wit::Cell {
    fn from(cell: Cell) -> Self {
        match cell {
            Cell::Empty => Self::Empty,
            Cell::Text(text) => Self::Text(text),
            Cell::Integer(number) => Self::Integer(number),
            Cell::Decimal(text) => Self::Decimal(text),
            Cell::Money(cents) => Self::Money(cents),
            Cell::Date(day) => Self::Date(day.to_epoch_days()),
            Cell::DateTime(at) => Self::DateTime(at.and_utc().timestamp_micros()),
        }
    }
}

impl From<TablePage> for wit::Page {
    fn from(page: TablePage) -> Self {
        let rows = page
            .rows
            .into_iter()
            .map(|row| wit::Row { number: row.number, cells: row.cells.into_iter().map(wit::Cell::from).collect() });
        Self { format: page.format.into(), header: page.header, rows: rows.collect(), total_rows: page.total_rows }
    }
}

impl From<wit::Format> for TableFormat {
    fn from(format: wit::Format) -> Self {
        match format {
            wit::Format::Csv => Self::Csv,
            wit::Format::Xlsx => Self::Xlsx,
        }
    }
}

impl From<TableFormat> for wit::Format {
    fn from(format: TableFormat) -> Self {
        match format {
            TableFormat::Csv => Self::Csv,
            TableFormat::Xlsx => Self::Xlsx,
        }
    }
}

impl From<TablesError> for wit::Error {
    fn from(error: TablesError) -> Self {
        match error {
            TablesError::Missing => Self::Missing,
            TablesError::NotATable => Self::NotATable,
            TablesError::Encrypted => Self::Encrypted,
            TablesError::Empty => Self::Empty,
            TablesError::TooManyRows { max } => Self::TooManyRows(max),
            TablesError::TooManyColumns { max } => Self::TooManyColumns(max),
            TablesError::CellTooLong { row, column, max } => Self::CellTooLong(wit::Place { row, column, max }),
            TablesError::TooLarge => Self::TooLarge,
            TablesError::Timeout => Self::Timeout,
            TablesError::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
