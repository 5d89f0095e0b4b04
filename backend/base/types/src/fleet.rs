//! The vocabulary of customers, drivers, trucks and trailers.

use crate::text_enum;

text_enum! {
    /// How a driver is employed, as far as the qualification file depends on it.
    ///
    /// - `regular`: only by you; the file is whole.
    /// - `multiple_employer`: by other carriers, too (49 CFR 391.63): no application, inquiries or annual review.
    /// - `furnished`: another carrier's regular driver (49 CFR 391.65): its certificate stands for the file.
    pub enum DriverEmployment {
        Regular = "regular",
        MultipleEmployer = "multiple_employer",
        Furnished = "furnished",
    }
}

text_enum! {
    /// The kind of customer.
    pub enum CustomerKind {
        Broker = "broker",
        Shipper = "shipper",
        ThirdPartyLogistics = "third_party_logistics",
    }
}

text_enum! {
    /// The terms a driver works on.
    pub enum DriverKind {
        Company = "company",
        OwnerOperator = "owner_operator",
        Lease = "lease",
        Team = "team",
    }
}

text_enum! {
    /// Whether a driver can be assigned.
    pub enum DriverStatus {
        Active = "active",
        Inactive = "inactive",
        Terminated = "terminated",
    }
}

text_enum! {
    /// Class of a commercial driver's license.
    pub enum LicenseClass {
        A = "A",
        B = "B",
        C = "C",
    }
}

text_enum! {
    /// Endorsement of a commercial driver's license (49 CFR 383.93).
    ///
    /// - `H`: hazardous materials.
    /// - `N`: tank vehicles.
    /// - `T`: double and triple trailers.
    /// - `P`: passengers.
    /// - `S`: school bus.
    /// - `X`: tank vehicles with hazardous materials.
    pub enum Endorsement {
        H = "H",
        N = "N",
        T = "T",
        P = "P",
        S = "S",
        X = "X",
    }
}

text_enum! {
    /// Whose truck it is.
    pub enum TruckOwnershipKind {
        Company = "company",
        OwnerOperator = "owner_operator",
        Leased = "leased",
        Rented = "rented",
    }
}

text_enum! {
    /// Whether a vehicle can be assigned. Whether it has work is in its current load instead.
    pub enum VehicleStatus {
        Available = "available",
        InShop = "in_shop",
        OutOfService = "out_of_service",
        Inactive = "inactive",
        Sold = "sold",
    }
}
