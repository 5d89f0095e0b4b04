//! Papers that expire: whose they are, and how they stand.

use crate::{Permission, RecordKind, text_enum};

text_enum! {
    /// A kind of record whose papers are watched.
    pub enum ComplianceSubject {
        Driver = "driver",
        Truck = "truck",
        Trailer = "trailer",
        MotorCarrier = "motor_carrier",
    }
}

impl ComplianceSubject {
    /// The same kind, as tags, notes and files name it.
    pub fn record_kind(self) -> RecordKind {
        match self {
            Self::Driver => RecordKind::Driver,
            Self::Truck => RecordKind::Truck,
            Self::Trailer => RecordKind::Trailer,
            Self::MotorCarrier => RecordKind::MotorCarrier,
        }
    }

    /// The permission to read such a record, and its papers.
    pub fn read_permission(self) -> Permission {
        self.record_kind().read_permission()
    }

    /// The permission to change such a record, and its papers.
    pub fn write_permission(self) -> Permission {
        self.record_kind().write_permission()
    }
}

text_enum! {
    /// The status of an item today.
    ///
    /// - `missing`: it is required, and nothing is on file.
    /// - `valid`: on file, and not about to expire.
    /// - `expiring`: it expires within the days of its type's first warning.
    /// - `expired`: its last valid day is over.
    /// - `not_required`: waived for this record with a reason, or not required and not on file.
    /// - `superseded`: renewed since, and kept.
    pub enum ComplianceStatus {
        Missing = "missing",
        Valid = "valid",
        Expiring = "expiring",
        Expired = "expired",
        NotRequired = "not_required",
        Superseded = "superseded",
    }
}

text_enum! {
    /// The status of a request for papers.
    ///
    /// - `open`: the link works, and something is still needed or waits for review.
    /// - `done`: all that was asked for was accepted.
    /// - `revoked`: someone ended it.
    /// - `expired`: the link's time is over.
    pub enum DocumentRequestStatus {
        Open = "open",
        Done = "done",
        Revoked = "revoked",
        Expired = "expired",
    }
}

text_enum! {
    /// The status of a paper that a driver sent.
    ///
    /// - `submitted`: it waits for review.
    /// - `accepted`: it became an item.
    /// - `rejected`: the driver was asked to send it again.
    /// - `replaced`: the driver sent it again before it was reviewed.
    pub enum DocumentSubmissionStatus {
        Submitted = "submitted",
        Accepted = "accepted",
        Rejected = "rejected",
        Replaced = "replaced",
    }
}

text_enum! {
    /// How a state receives the medical certificates of drivers whom it licensed.
    ///
    /// - `electronic`: from the examiner, through FMCSA's National Registry.
    /// - `paper`: from the driver.
    pub enum CertificateRoute {
        Electronic = "electronic",
        Paper = "paper",
    }
}
