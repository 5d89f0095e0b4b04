//! Uploaded XLSX files: the first sheet with its values, within limits.

use std::io::{self, Cursor, Read};

use calamine::{DataRef, Reader, Xlsx, XlsxError};
use haul_ports::{Cell, TableRow, TablesError};
use zip::ZipArchive;

use super::TablesLimits;
use super::read::text_cell;

/// Parts of a workbook: a sheet and its styles are a dozen, a book of many sheets has hundreds.
const MAX_PARTS: usize = 1_000;

/// The rows of the first sheet, in order; rows without a cell are left out.
pub(super) fn rows(bytes: &[u8], limits: &TablesLimits) -> Result<Vec<TableRow>, TablesError> {
    check_unfolded(bytes, limits)?;
    let mut book: Xlsx<_> = Xlsx::new(Cursor::new(bytes)).map_err(refused)?;
    let name = book.sheet_names().first().cloned().ok_or(TablesError::NotATable)?;
    // Cell by cell: a range would be as large as the distance between the sheet's outermost cells.
    let mut cells = book.worksheet_cells_reader(&name).map_err(refused)?;
    let mut rows: Vec<TableRow> = Vec::new();
    let mut room = limits.text_bytes;
    while let Some(cell) = cells.next_cell().map_err(refused)? {
        let (row, column) = cell.get_position();
        let (number, column) = (row + 1, column as usize);
        let value = typed(cell.get_value(), number, column, limits)?;
        if value == Cell::Empty {
            continue;
        }
        if let Cell::Text(text) = &value {
            room = room.checked_sub(text.len() as u64).ok_or(TablesError::TooLarge)?;
        }
        if column >= limits.columns as usize {
            return Err(TablesError::TooManyColumns { max: limits.columns });
        }
        if rows.last().is_none_or(|last| last.number != number) {
            if rows.len() > limits.read_rows as usize {
                return Err(TablesError::TooManyRows { max: limits.read_rows });
            }
            rows.push(TableRow { number, cells: Vec::new() });
        }
        if let Some(last) = rows.last_mut() {
            if last.cells.len() <= column {
                last.cells.resize(column + 1, Cell::Empty);
            }
            last.cells[column] = value;
        }
    }
    Ok(rows)
}

/// Unpacks the archive without storing it, so that its claimed sizes don't matter.
fn check_unfolded(bytes: &[u8], limits: &TablesLimits) -> Result<(), TablesError> {
    let mut archive = ZipArchive::new(Cursor::new(bytes)).map_err(|_| TablesError::NotATable)?;
    if archive.len() > MAX_PARTS {
        return Err(TablesError::TooLarge);
    }
    let mut left = limits.unfolded_bytes;
    for index in 0..archive.len() {
        let part = archive.by_index(index).map_err(|_| TablesError::NotATable)?;
        let size = io::copy(&mut part.take(left + 1), &mut io::sink()).map_err(|_| TablesError::NotATable)?;
        left = left.checked_sub(size).ok_or(TablesError::TooLarge)?;
    }
    Ok(())
}

fn typed(value: &DataRef<'_>, row: u32, column: usize, limits: &TablesLimits) -> Result<Cell, TablesError> {
    Ok(match value {
        DataRef::Empty | DataRef::Error(_) => Cell::Empty,
        DataRef::String(text) | DataRef::DateTimeIso(text) | DataRef::DurationIso(text) => {
            text_cell(text, row, column, limits)?
        }
        DataRef::SharedString(text) => text_cell(text, row, column, limits)?,
        DataRef::Bool(is_true) => Cell::Text(if *is_true { "yes" } else { "no" }.to_owned()),
        DataRef::Int(number) => Cell::Integer(*number),
        DataRef::Float(number) => number_cell(*number),
        DataRef::DateTime(at) => match at.as_datetime() {
            // A time of day alone.
            Some(time) if at.as_f64() < 1.0 => Cell::Text(time.format("%H:%M").to_string()),
            Some(at) if at.time() == chrono::NaiveTime::MIN => Cell::Date(at.date()),
            Some(at) => Cell::DateTime(at),
            None => Cell::Empty,
        },
    })
}

/// Excel shows 15 digits and computes with a few more that no one typed.
fn number_cell(number: f64) -> Cell {
    let shown: f64 = format!("{number:.14e}").parse().unwrap_or(number);
    // Beyond this not every integer is a double.
    if shown.fract() == 0.0 && shown.abs() < 9e15 {
        return Cell::Integer(shown as i64);
    }
    Cell::Decimal(shown.to_string())
}

/// A compound file is an encrypted workbook, or one of Excel 97, which is not supported.
pub(super) fn refusal_of_compound(bytes: &[u8]) -> TablesError {
    match Xlsx::new(Cursor::new(bytes)) {
        Err(XlsxError::Password) => TablesError::Encrypted,
        _ => TablesError::NotATable,
    }
}

fn refused(error: XlsxError) -> TablesError {
    match error {
        XlsxError::Password => TablesError::Encrypted,
        _ => TablesError::NotATable,
    }
}
