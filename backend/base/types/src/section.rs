//! Sections: named sets of permissions that a role has as a whole; the browser's guards use them.

use crate::{
    Role,
    permission::Permission::{self, *},
    text_enum,
};

text_enum! {
    /// A part of the product that a company can open to a role.
    pub enum Section {
        Dashboard = "dashboard",
        Loads = "loads",
        /// Tracking loads on the road.
        Tracking = "tracking",
        /// Offering prices to customers.
        Quotes = "quotes",
        /// Setting the inputs of prices, and approving low ones.
        Pricing = "pricing",
        Safety = "safety",
        /// Restricted files of drivers: drug and alcohol tests, birth dates and Social Security numbers; legal
        /// holds, and what is purged.
        DriverFiles = "driver_files",
        Financial = "financial",
        /// Undoing what was recorded or approved.
        Corrections = "corrections",
        Company = "company",
        Admin = "admin",
    }
}

impl Section {
    pub const ALL: &'static [Self] = &[
        Self::Dashboard,
        Self::Loads,
        Self::Tracking,
        Self::Quotes,
        Self::Pricing,
        Self::Safety,
        Self::DriverFiles,
        Self::Financial,
        Self::Corrections,
        Self::Company,
        Self::Admin,
    ];

    pub fn permissions(self) -> &'static [Permission] {
        match self {
            Self::Dashboard => &[DashboardRead],
            Self::Loads => &[
                LoadsRead,
                LoadsWrite,
                CustomersRead,
                CustomersWrite,
                ContractLanesRead,
                FacilitiesRead,
                FacilitiesWrite,
                DocumentsRead,
                DocumentsWrite,
                DriversRead,
                TrucksRead,
                TrailersRead,
                TrackingRead,
                TrackingWrite,
            ],
            Self::Tracking => &[
                TrackingRead,
                TrackingWrite,
                LoadsRead,
                CustomersRead,
                FacilitiesRead,
                DocumentsRead,
                DriversRead,
                TrucksRead,
                TrailersRead,
            ],
            Self::Quotes => &[
                QuotesRead,
                QuotesWrite,
                ContractLanesRead,
                ContractLanesWrite,
                LoadsRead,
                CustomersRead,
                CustomersWrite,
                FacilitiesRead,
                FacilitiesWrite,
            ],
            Self::Pricing => &[
                QuotesRead,
                QuotesApprove,
                QuoteSettingsWrite,
                ContractLanesRead,
                ContractLanesWrite,
                LoadsRead,
                CustomersRead,
                FacilitiesRead,
            ],
            Self::Safety => &[
                DriversRead,
                DriversWrite,
                TrucksRead,
                TrucksWrite,
                TrailersRead,
                TrailersWrite,
                FleetOwnersRead,
                FleetOwnersWrite,
                AccidentsRead,
                AccidentsWrite,
                RoadsideInspectionsRead,
                RoadsideInspectionsWrite,
                DataQChallengesRead,
                DataQChallengesWrite,
                DriverEventsRead,
                DriverEventsWrite,
                ClaimsRead,
                ClaimsWrite,
                BasicMeasuresRead,
                BasicMeasuresWrite,
                MotorCarriersRead,
                MotorCarriersWrite,
                DriverTerminationsRead,
                DriverTerminationsWrite,
                LegalHoldsRead,
            ],
            Self::DriverFiles => &[
                DriversRead,
                DrugAlcoholRead,
                DrugAlcoholWrite,
                EmployerInquiriesRead,
                EmployerInquiriesWrite,
                DriverIdentityRead,
                DriverIdentityWrite,
                AuditBindersRead,
                AuditBindersWrite,
                LegalHoldsRead,
                LegalHoldsWrite,
                RetentionRead,
                RecordsPurge,
            ],
            Self::Financial => &[
                BillingRead,
                BillingWrite,
                InvoicesRead,
                InvoicesWrite,
                InvoicesAdjust,
                InvoicesWriteOff,
                PaymentsRead,
                PaymentsWrite,
                LedgerRead,
                LedgerClose,
                CreditApprove,
                VendorsRead,
                VendorsWrite,
                LoadsRead,
                CustomersRead,
                DocumentsRead,
            ],
            Self::Corrections => &[LoadsRead, LoadsCorrect, BillingRead, BillingUnlock],
            Self::Company => &[CompanyRead, CompanyWrite, TerminalsWrite],
            Self::Admin => &[
                UsersRead,
                UsersWrite,
                RoleGrantsRead,
                RoleGrantsWrite,
                ApiKeysRead,
                ApiKeysWrite,
                WebhooksRead,
                WebhooksWrite,
                AuditRead,
                HealthRead,
                HealthWrite,
                CompanyArchive,
                BankingWrite,
                BankingReveal,
            ],
        }
    }

    /// The page that opens the section.
    pub fn landing_path(self) -> &'static str {
        match self {
            Self::Dashboard => "/dashboard",
            Self::Loads => "/apps/loads/today",
            Self::Corrections => "/apps/loads",
            Self::Tracking => "/apps/track&trace",
            Self::Quotes | Self::Pricing => "/apps/quotation",
            Self::Safety | Self::DriverFiles => "/apps/safety/drivers",
            Self::Financial => "/apps/financial/ready-to-bill",
            Self::Company => "/CompanyInfo",
            Self::Admin => "/admin",
        }
    }

    /// Whether the role has the section by default.
    pub fn is_default_of(self, role: Role) -> bool {
        role.is_admin()
    }
}
