//! Reads a table, in a separate process.

use std::io;

use haul_ports::{Cell, TableFormat, TableRow, TablesError};
use serde::{Deserialize, Serialize};

use super::{TablesLimits, csv_file, sheet_read, unavailable};
use crate::confined::Work;

/// A whole file's rows.
#[derive(Debug, Serialize, Deserialize)]
pub struct Table {
    pub format: TableFormat,
    pub header: Vec<String>,
    pub rows: Vec<TableRow>,
}

pub(super) type Answer = Result<Table, TablesError>;

/// Runs the order of this process: its particulars are the limits, its one file is the table.
pub fn work(order: &mut Work) -> io::Result<()> {
    let limits: TablesLimits = order.task()?;
    let answer: Answer = match order.files.first() {
        Some(bytes) => parse(bytes, &limits),
        None => Err(unavailable("an order without a file")),
    };
    order.answer(&answer)
}

/// Detects the format: an XLSX file is a ZIP archive, everything else is read as text.
pub fn parse(bytes: &[u8], limits: &TablesLimits) -> Result<Table, TablesError> {
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
    // Cells to the right of the last title belong to no column.
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

/// A text of a file as a cell, if it is within the limits.
pub(super) fn text_cell(text: &str, row: u32, column: usize, limits: &TablesLimits) -> Result<Cell, TablesError> {
    if text.len() > limits.cell_chars as usize && text.chars().count() > limits.cell_chars as usize {
        let column = u32::try_from(column + 1).unwrap_or(u32::MAX);
        return Err(TablesError::CellTooLong { row, column, max: limits.cell_chars });
    }
    let text = text.trim();
    Ok(if text.is_empty() { Cell::Empty } else { Cell::Text(text.to_owned()) })
}
