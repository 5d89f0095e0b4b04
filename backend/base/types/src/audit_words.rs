//! The vocabulary of audits by FMCSA and the states.

use crate::text_enum;

text_enum! {
    /// What an auditor looks at.
    ///
    /// - `compliance_review`: everything, in the order of FMCSA's rating factors.
    /// - `new_entrant`: the safety audit of a new carrier.
    /// - `driver_files`: drivers only.
    /// - `drug_alcohol`: drug and alcohol testing only.
    /// - `vehicles`: vehicles only.
    pub enum AuditKind {
        ComplianceReview = "compliance_review",
        NewEntrant = "new_entrant",
        DriverFiles = "driver_files",
        DrugAlcohol = "drug_alcohol",
        Vehicles = "vehicles",
    }
}

text_enum! {
    /// How far a binder is.
    ///
    /// - `queued`: it waits for its turn.
    /// - `printing`: its files are being printed.
    /// - `packing`: they are being packed.
    /// - `done`: it can be downloaded until it expires.
    /// - `failed`: `problem` says why.
    pub enum BinderStatus {
        Queued = "queued",
        Printing = "printing",
        Packing = "packing",
        Done = "done",
        Failed = "failed",
    }
}
