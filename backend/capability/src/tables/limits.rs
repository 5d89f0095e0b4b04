//! Size limits for one table. Each number has its reason.

use std::time::Duration;

use serde::{Deserialize, Serialize};

/// The defaults are production's values.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct TablesLimits {
    /// Waiting, reading or writing one file.
    ///
    /// Below the eight seconds of a request, so that the product can still say what happened.
    pub time: Duration,
    /// Bytes of an uploaded file: a sheet with the row limit below has about a tenth of it.
    pub read_bytes: u64,
    /// Unpacked size of an XLSX file's parts: XML is ten to twenty times as long as its packed form.
    pub unfolded_bytes: u64,
    /// Rows of an uploaded file.
    ///
    /// A year of a carrier with eighty trucks; more comes in several files.
    pub read_rows: u32,
    /// Columns of a file; the product's lists have fewer than half as many.
    pub columns: u32,
    /// Characters of one cell, as long as the longest text that the product accepts (a load's notes).
    pub cell_chars: u32,
    /// Bytes of all texts of an uploaded file.
    ///
    /// A workbook stores a long text once and references it in every cell, so this does not follow from the file size.
    pub text_bytes: u64,
    /// Rows passed to the product at once: a megabyte or two.
    pub page_rows: u32,
    /// Rows of an exported file.
    ///
    /// An XLSX file's cells are all in memory until it is finished, at some hundred bytes each.
    pub written_rows: u32,
}

impl Default for TablesLimits {
    fn default() -> Self {
        Self {
            time: Duration::from_secs(7),
            read_bytes: 15 << 20,
            unfolded_bytes: 150 << 20,
            read_rows: 20_000,
            columns: 200,
            cell_chars: 8_000,
            text_bytes: 32 << 20,
            page_rows: 1_000,
            written_rows: 50_000,
        }
    }
}
