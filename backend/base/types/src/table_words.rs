//! The vocabulary of exports and imports.

use crate::text_enum;

text_enum! {
    /// A list that can be exported.
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
    /// A file format.
    pub enum FileFormat {
        /// UTF-8 with a byte order mark, comma-separated, with a header.
        Csv = "csv",
        /// A workbook of one sheet.
        Xlsx = "xlsx",
    }
}

text_enum! {
    /// An export's progress.
    pub enum ExportStatus {
        Queued = "queued",
        Running = "running",
        /// The file can be downloaded until it expires.
        Done = "done",
        /// `problem` says why.
        Failed = "failed",
    }
}

text_enum! {
    /// The kind of records that an import creates.
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
    /// The kind of records that a column of an import names.
    pub enum ImportNames {
        Customers = "customers",
        Facilities = "facilities",
        Drivers = "drivers",
        FleetOwners = "fleet_owners",
        Terminals = "terminals",
    }
}

text_enum! {
    /// An import's progress.
    pub enum ImportStatus {
        /// The file is being read and checked; nothing is written.
        Checking = "checking",
        /// Awaits a decision.
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
    /// The result of one row of an import.
    pub enum ImportRowStatus {
        /// Can be imported.
        Ready = "ready",
        /// Cannot; its problems say why.
        Bad = "bad",
        Imported = "imported",
        /// Was ready when checked, but no longer when imported.
        Refused = "refused",
        Undone = "undone",
        /// Not undone, because the record was changed since; its problems say how.
        Kept = "kept",
    }
}
