//! XLSX files with typed cells.

use haul_ports::{Cell, TableOrder, TablesError};
use rust_xlsxwriter::{DocProperties, Format, Workbook, XlsxError};

use super::unavailable;

/// Characters that a sheet's name may not contain, and its maximum length (Excel's own limits).
const REFUSED_IN_NAMES: [char; 7] = ['[', ']', ':', '*', '?', '/', '\\'];
const LONGEST_NAME: usize = 31;
/// Wide enough for a date with its time; readers can widen columns themselves.
const WIDTH: f64 = 18.0;

/// A workbook of one sheet.
pub(super) struct Sheet {
    book: Workbook,
    money: Format,
    date: Format,
    date_time: Format,
}

impl Sheet {
    pub(super) fn new(order: &TableOrder) -> Result<Self, TablesError> {
        let mut book = Workbook::new();
        book.set_properties(&DocProperties::new().set_title(&order.title).set_creation_datetime(&order.created_at));
        let sheet = book.add_worksheet();
        let name: String = order.title.chars().filter(|c| !REFUSED_IN_NAMES.contains(c)).take(LONGEST_NAME).collect();
        sheet.set_name(name).map_err(failed)?;
        sheet.set_freeze_panes(1, 0).map_err(failed)?;
        let bold = Format::new().set_bold();
        for (column, title) in (0..).zip(&order.header) {
            sheet.write_string_with_format(0, column, title, &bold).map_err(failed)?;
            sheet.set_column_width(column, WIDTH).map_err(failed)?;
        }
        Ok(Self {
            book,
            money: Format::new().set_num_format("#,##0.00"),
            date: Format::new().set_num_format("yyyy-mm-dd"),
            date_time: Format::new().set_num_format("yyyy-mm-dd hh:mm"),
        })
    }

    /// Writes a row below the header, counted from 1.
    pub(super) fn append(&mut self, row: u32, cells: Vec<Cell>) -> Result<(), TablesError> {
        let Self { book, money, date, date_time } = self;
        let sheet = book.worksheet_from_index(0).map_err(failed)?;
        for (column, cell) in (0..).zip(cells) {
            match cell {
                Cell::Empty => continue,
                // A string cell is never a formula, even if it looks like one.
                Cell::Text(text) => sheet.write_string(row, column, text),
                // The format knows no numbers but doubles; integers and cents of any business fit.
                Cell::Integer(number) => sheet.write_number(row, column, number as f64),
                Cell::Money(cents) => sheet.write_number_with_format(row, column, cents as f64 / 100.0, money),
                Cell::Decimal(text) => match text.parse::<f64>() {
                    Ok(number) => sheet.write_number(row, column, number),
                    Err(_) => sheet.write_string(row, column, text),
                },
                Cell::Date(day) => sheet.write_date_with_format(row, column, day, date),
                Cell::DateTime(at) => sheet.write_datetime_with_format(row, column, at, date_time),
            }
            .map_err(failed)?;
        }
        Ok(())
    }

    pub(super) fn finish(mut self: Box<Self>) -> Result<Vec<u8>, TablesError> {
        self.book.save_to_buffer().map_err(failed)
    }
}

fn failed(error: XlsxError) -> TablesError {
    unavailable(error)
}
