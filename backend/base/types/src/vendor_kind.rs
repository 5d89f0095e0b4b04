//! What vendors sell to carriers.

use crate::text_enum;

text_enum! {
    /// What a vendor sells to the carrier.
    pub enum VendorKind {
        RepairShop = "repair_shop",
        Tires = "tires",
        Parts = "parts",
        Fuel = "fuel",
        Towing = "towing",
        /// People who load and unload at docks.
        LumperService = "lumper_service",
        Tolls = "tolls",
        Insurance = "insurance",
        /// Accountants, lawyers, consultants.
        ProfessionalServices = "professional_services",
        Utilities = "utilities",
        Other = "other",
    }
}
