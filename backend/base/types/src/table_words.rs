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
        AuditEvents = "audit_events",
        Users = "users",
        FleetOwners = "fleet_owners",
        MotorCarriers = "motor_carriers",
        TrackedLoads = "tracked_loads",
        TrackingExceptions = "tracking_exceptions",
        ComplianceItems = "compliance_items",
        Accidents = "accidents",
        RoadsideInspections = "roadside_inspections",
        LegalHolds = "legal_holds",
        DriverTerminations = "driver_terminations",
        DataQChallenges = "data_q_challenges",
        Claims = "claims",
        DriverEvents = "driver_events",
        Invoices = "invoices",
        LedgerLines = "ledger_lines",
        AccountBalances = "account_balances",
        Payments = "payments",
        Deposits = "deposits",
        Receivables = "receivables",
    }
}

text_enum! {
    /// A file format.
    ///
    /// - `csv`: UTF-8 with a byte order mark, comma-separated, with a header.
    /// - `xlsx`: a workbook of one sheet.
    pub enum FileFormat {
        Csv = "csv",
        Xlsx = "xlsx",
    }
}

text_enum! {
    /// An export's progress.
    ///
    /// - `done`: the file can be downloaded until it expires.
    /// - `failed`: `problem` says why.
    pub enum ExportStatus {
        Queued = "queued",
        Running = "running",
        Done = "done",
        Failed = "failed",
    }
}

text_enum! {
    /// How far an archive of the company is.
    ///
    /// - `writing_lists`: the lists are being written.
    /// - `packing`: lists and files are being packed.
    /// - `done`: the file can be downloaded until it expires.
    /// - `failed`: `problem` says why.
    pub enum ArchiveStatus {
        Queued = "queued",
        WritingLists = "writing_lists",
        Packing = "packing",
        Done = "done",
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
        ComplianceItems = "compliance_items",
        /// Invoices that customers owed before.
        OpeningBalances = "opening_balances",
    }
}

text_enum! {
    /// The kind of records that a column of an import names.
    pub enum ImportNames {
        Customers = "customers",
        Facilities = "facilities",
        Drivers = "drivers",
        Trucks = "trucks",
        Trailers = "trailers",
        FleetOwners = "fleet_owners",
        Terminals = "terminals",
    }
}

text_enum! {
    /// An import's progress.
    ///
    /// - `checking`: the file is being read and checked; nothing is written.
    /// - `checked`: awaits a decision.
    /// - `failed`: the file cannot be imported; `problem` says why.
    pub enum ImportStatus {
        Checking = "checking",
        Checked = "checked",
        Importing = "importing",
        Imported = "imported",
        Undoing = "undoing",
        Undone = "undone",
        Failed = "failed",
    }
}

text_enum! {
    /// The result of one row of an import.
    ///
    /// - `ready`: can be imported.
    /// - `bad`: cannot be imported; its problems say why.
    /// - `refused`: was ready when checked, but no longer when imported.
    /// - `kept`: not undone, because the record was changed since; its problems say how.
    pub enum ImportRowStatus {
        Ready = "ready",
        Bad = "bad",
        Imported = "imported",
        Refused = "refused",
        Undone = "undone",
        Kept = "kept",
    }
}
