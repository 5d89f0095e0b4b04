//! What people attach to records: the kinds of records that take it, who reads a note, and the kinds of files.

use crate::{Permission, text_enum};

text_enum! {
    /// A kind of record that takes tags, notes and files.
    pub enum RecordKind {
        Load = "load",
        Quote = "quote",
        Customer = "customer",
        Facility = "facility",
        Driver = "driver",
        Truck = "truck",
        Trailer = "trailer",
        MotorCarrier = "motor_carrier",
    }
}

impl RecordKind {
    /// The permission to read such a record, and what is attached to it.
    pub fn read_permission(self) -> Permission {
        match self {
            Self::Load => Permission::LoadsRead,
            Self::Quote => Permission::QuotesRead,
            Self::Customer => Permission::CustomersRead,
            Self::Facility => Permission::FacilitiesRead,
            Self::Driver => Permission::DriversRead,
            Self::Truck => Permission::TrucksRead,
            Self::Trailer => Permission::TrailersRead,
            Self::MotorCarrier => Permission::MotorCarriersRead,
        }
    }

    /// The permission to change such a record, and what is attached to it.
    pub fn write_permission(self) -> Permission {
        match self {
            Self::Load => Permission::LoadsWrite,
            Self::Quote => Permission::QuotesWrite,
            Self::Customer => Permission::CustomersWrite,
            Self::Facility => Permission::FacilitiesWrite,
            Self::Driver => Permission::DriversWrite,
            Self::Truck => Permission::TrucksWrite,
            Self::Trailer => Permission::TrailersWrite,
            Self::MotorCarrier => Permission::MotorCarriersWrite,
        }
    }
}

text_enum! {
    /// Who reads a note.
    ///
    /// - `internal`: everyone who may see the record.
    /// - `accounting`: of those, the people who may see what is ready to bill.
    pub enum NoteAudience {
        Internal = "internal",
        Accounting = "accounting",
    }
}

text_enum! {
    /// The kind of a file on a customer, facility, driver, truck, trailer or carrier.
    pub enum RecordFileKind {
        Contract = "contract",
        Insurance = "insurance",
        CreditApplication = "credit_application",
        TaxForm = "tax_form",
        Directions = "directions",
        License = "license",
        MedicalCard = "medical_card",
        Registration = "registration",
        Inspection = "inspection",
        Title = "title",
        Photo = "photo",
        Correspondence = "correspondence",
        Other = "other",
    }
}
