//! Words of exports and imports.

use crate::text_enum;

text_enum! {
    /// A list that can be taken along as a file.
    pub enum ExportList {
        Loads = "loads",
        Drivers = "drivers",
        Trucks = "trucks",
        Trailers = "trailers",
        Customers = "customers",
        Facilities = "facilities",
        Vendors = "vendors",
        Quotes = "quotes",
        Detention = "detention",
        ReadyToBill = "ready_to_bill",
    }
}

text_enum! {
    /// A kind of file.
    pub enum FileFormat {
        /// UTF-8 with a byte order mark, commas, a header.
        Csv = "csv",
        /// A workbook of one sheet.
        Xlsx = "xlsx",
    }
}

text_enum! {
    /// How far an export is.
    pub enum ExportState {
        Queued = "queued",
        Running = "running",
        /// The file can be downloaded until it expires.
        Done = "done",
        /// `problem` says why.
        Failed = "failed",
    }
}

text_enum! {
    /// What an import makes.
    pub enum ImportKind {
        Loads = "loads",
        Customers = "customers",
        Facilities = "facilities",
        Drivers = "drivers",
        Trucks = "trucks",
        Trailers = "trailers",
    }
}

text_enum! {
    /// How far an import is.
    pub enum ImportState {
        /// The file is being read and tried; nothing is written.
        Checking = "checking",
        /// Waits for a decision.
        Checked = "checked",
        Importing = "importing",
        Imported = "imported",
        Undoing = "undoing",
        Undone = "undone",
        /// The file cannot be imported; `problem` says why.
        Failed = "failed",
    }
}

text_enum! {
    /// What became of one row of an import.
    pub enum ImportRowState {
        /// Can be imported.
        Ready = "ready",
        /// Cannot; its problems say why.
        Bad = "bad",
        Imported = "imported",
        /// Was ready when it was tried, and no longer when it was to be imported.
        Refused = "refused",
        Undone = "undone",
        /// Not undone, because the record was touched since; its problems say how.
        Kept = "kept",
    }
}
