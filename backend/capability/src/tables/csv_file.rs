//! CSV: written as RFC 4180 with a byte order mark, read as real spreadsheets write it.

use std::borrow::Cow;

use encoding_rs::{UTF_8, WINDOWS_1252};
use haul_ports::{Cell, TableRow, TablesError};

use super::read::text_cell;
use super::{TablesLimits, unavailable};

/// Characters that a spreadsheet takes for the start of a formula, or for a separator before one (OWASP, "CSV
/// Injection").
const FORMULA_STARTS: [char; 6] = ['=', '+', '-', '@', '\t', '\r'];
const BYTE_ORDER_MARK: &[u8] = b"\xEF\xBB\xBF";

/// A CSV file in memory.
pub(crate) struct CsvText(csv::Writer<Vec<u8>>);

impl CsvText {
    pub(crate) fn new(header: &[String]) -> Result<Self, TablesError> {
        let writer = csv::WriterBuilder::new()
            .terminator(csv::Terminator::CRLF)
            .flexible(true)
            .from_writer(BYTE_ORDER_MARK.to_vec());
        let mut text = Self(writer);
        let header: Vec<Cell> = header.iter().cloned().map(Cell::Text).collect();
        text.append(&header)?;
        Ok(text)
    }

    pub(crate) fn append(&mut self, row: &[Cell]) -> Result<(), TablesError> {
        self.0.write_record(row.iter().map(|cell| field(cell).into_owned())).map_err(unavailable)
    }

    pub(crate) fn finish(self) -> Result<Vec<u8>, TablesError> {
        self.0.into_inner().map_err(unavailable)
    }
}

/// A cell as written to the file.
fn field(cell: &Cell) -> Cow<'_, str> {
    match cell {
        Cell::Empty => Cow::Borrowed(""),
        Cell::Text(text) if text.starts_with(FORMULA_STARTS) => Cow::Owned(format!("'{text}")),
        Cell::Text(text) | Cell::Decimal(text) => Cow::Borrowed(text),
        Cell::Integer(number) => Cow::Owned(number.to_string()),
        Cell::Money(cents) => {
            let sign = if *cents < 0 { "-" } else { "" };
            let cents = cents.unsigned_abs();
            Cow::Owned(format!("{sign}{}.{:02}", cents / 100, cents % 100))
        }
        Cell::Date(day) => Cow::Owned(day.format("%Y-%m-%d").to_string()),
        Cell::DateTime(at) => Cow::Owned(at.format("%Y-%m-%d %H:%M").to_string()),
    }
}

/// Every row of the file, empty ones included.
pub(super) fn rows(bytes: &[u8], limits: &TablesLimits) -> Result<Vec<TableRow>, TablesError> {
    let text = decode(bytes)?;
    let mut reader = csv::ReaderBuilder::new()
        .has_headers(false)
        .flexible(true)
        .delimiter(delimiter(&text))
        .from_reader(text.as_bytes());
    let mut rows = Vec::new();
    let mut record = csv::StringRecord::new();
    let mut number = 0;
    while reader.read_record(&mut record).map_err(|_| TablesError::NotATable)? {
        let start = record.position().and_then(|at| usize::try_from(at.byte()).ok()).unwrap_or_default();
        number += 1 + empty_lines_at(text.as_bytes(), start);
        if record.len() > limits.columns as usize {
            return Err(TablesError::TooManyColumns { max: limits.columns });
        }
        // One more for the header.
        if rows.len() > limits.read_rows as usize {
            return Err(TablesError::TooManyRows { max: limits.read_rows });
        }
        let cell = |(column, text): (usize, &str)| text_cell(unescaped(text), number, column, limits);
        let cells = record.iter().enumerate().map(cell).collect::<Result<_, _>>()?;
        rows.push(TableRow { number, cells });
    }
    Ok(rows)
}

/// Empty lines at this position: the reader skips them, a spreadsheet counts them.
fn empty_lines_at(text: &[u8], start: usize) -> u32 {
    let rest = text.get(start..).unwrap_or_default();
    let ends = rest.iter().take_while(|byte| matches!(byte, b'\r' | b'\n')).filter(|byte| **byte == b'\n').count();
    // The second half of the line end before.
    let is_half = start > 0 && text.get(start - 1) == Some(&b'\r') && rest.first() == Some(&b'\n');
    u32::try_from(ends - usize::from(is_half)).unwrap_or(u32::MAX)
}

/// UTF-8 with or without a mark, else the encoding of older Windows programs. Files with zero bytes are not text.
fn decode(bytes: &[u8]) -> Result<Cow<'_, str>, TablesError> {
    let bytes = bytes.strip_prefix(BYTE_ORDER_MARK).unwrap_or(bytes);
    if bytes.contains(&0) {
        return Err(TablesError::NotATable);
    }
    Ok(match UTF_8.decode_without_bom_handling_and_without_replacement(bytes) {
        Some(text) => text,
        None => WINDOWS_1252.decode_without_bom_handling(bytes).0,
    })
}

/// The most frequent separator in the first row, outside of quotes.
fn delimiter(text: &str) -> u8 {
    let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
    let mut is_quoted = false;
    let mut counts = [(b',', 0), (b';', 0), (b'\t', 0)];
    for byte in first.bytes() {
        is_quoted ^= byte == b'"';
        for (delimiter, count) in &mut counts {
            *count += usize::from(!is_quoted && byte == *delimiter);
        }
    }
    // If equal, the first, so that a single column counts as comma-separated.
    let mut best = counts[0];
    for candidate in counts {
        if candidate.1 > best.1 {
            best = candidate;
        }
    }
    best.0
}

/// Removes the apostrophe that kept a spreadsheet from running the text.
fn unescaped(text: &str) -> &str {
    match text.strip_prefix('\'') {
        Some(rest) if rest.starts_with(FORMULA_STARTS) => rest,
        _ => text,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_never_a_formula_and_comes_back_as_it_was() {
        for (text, written) in [
            ("=1+1", "'=1+1"),
            ("+49 30", "'+49 30"),
            ("-2", "'-2"),
            ("@SUM(A1)", "'@SUM(A1)"),
            ("\t=1", "'\t=1"),
            ("\r=1", "'\r=1"),
            ("plain", "plain"),
            ("'quoted'", "'quoted'"),
        ] {
            let cell = Cell::Text(text.to_owned());
            assert_eq!(field(&cell), written);
            assert_eq!(unescaped(written), text);
        }
        assert_eq!(field(&Cell::Money(-123_405)), "-1234.05", "a number is no text");
        assert_eq!(field(&Cell::Integer(-3)), "-3");
    }

    #[test]
    fn separators_are_found_outside_of_quotes() {
        for (line, delimiter_found) in
            [("a,b", b','), ("a;b;c", b';'), ("a\tb", b'\t'), ("\"a,b,c\";d", b';'), ("alone", b','), ("\n\na;b", b';')]
        {
            assert_eq!(delimiter(line), delimiter_found, "{line}");
        }
    }
}
