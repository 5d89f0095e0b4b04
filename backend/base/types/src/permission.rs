//! Permissions, named `resource:action`.

use std::{fmt, str::FromStr};

macro_rules! permissions {
    ($($variant:ident = $name:literal, $description:literal;)*) => {
        /// One thing that an actor may do.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum Permission { $($variant),* }

        impl Permission {
            pub const ALL: &'static [Self] = &[$(Self::$variant),*];

            pub fn name(self) -> &'static str {
                match self { $(Self::$variant => $name),* }
            }

            /// A short sentence for the person who grants it.
            pub fn description(self) -> &'static str {
                match self { $(Self::$variant => $description),* }
            }
        }
    };
}

permissions! {
    DashboardRead = "dashboard:read", "See the dashboards.";
    LoadsRead = "loads:read", "See loads, their stops, charges and history.";
    LoadsWrite = "loads:write", "Book, change, assign and move loads.";
    LoadsCorrect = "loads:correct", "Undo what was recorded: void times at stops, reopen loads.";
    TrackingRead = "tracking:read", "See where loads are, their check calls and exceptions.";
    TrackingWrite = "tracking:write", "Log check calls, handle exceptions, and create links for customers and drivers.";
    QuotesRead = "quotes:read", "See quotes, their margins and reports.";
    QuotesWrite = "quotes:write", "Create, change, send and close quotes.";
    QuotesApprove = "quotes:approve", "Approve quotes below the margin floor.";
    QuoteSettingsWrite = "quote_settings:write", "Change the cost model, fuel programs and diesel prices.";
    ContractLanesRead = "contract_lanes:read", "See the prices agreed for lanes.";
    ContractLanesWrite = "contract_lanes:write", "Add and change prices agreed for lanes.";
    CustomersRead = "customers:read", "See customers.";
    CustomersWrite = "customers:write", "Add and change customers.";
    FacilitiesRead = "facilities:read", "See facilities.";
    FacilitiesWrite = "facilities:write", "Add and change facilities.";
    DocumentsRead = "documents:read", "See and download documents.";
    DocumentsWrite = "documents:write", "Upload and change documents.";
    DriversRead = "drivers:read", "See drivers.";
    DriversWrite = "drivers:write", "Add and change drivers.";
    DrugAlcoholRead = "drug_alcohol:read", "See drug and alcohol tests, Clearinghouse queries and random draws.";
    DrugAlcoholWrite = "drug_alcohol:write", "Record drug and alcohol tests and queries, and draw at random.";
    EmployerInquiriesRead = "employer_inquiries:read", "See what previous employers of drivers were asked and answered.";
    EmployerInquiriesWrite = "employer_inquiries:write", "Record inquiries to previous employers of drivers.";
    DriverIdentityRead = "driver_identity:read", "See drivers' birth dates and Social Security numbers; each look is logged.";
    DriverIdentityWrite = "driver_identity:write", "Enter drivers' birth dates and Social Security numbers.";
    TrucksRead = "trucks:read", "See trucks and who owned them when.";
    TrucksWrite = "trucks:write", "Add and change trucks and their ownership.";
    TrailersRead = "trailers:read", "See trailers.";
    TrailersWrite = "trailers:write", "Add and change trailers.";
    MotorCarriersRead = "motor_carriers:read", "See carriers, and what FMCSA says about them.";
    MotorCarriersWrite = "motor_carriers:write", "Add, check, block and change carriers.";
    FleetOwnersRead = "fleet_owners:read", "See fleet owners.";
    FleetOwnersWrite = "fleet_owners:write", "Add and change fleet owners.";
    AccidentsRead = "accidents:read", "See the accident register.";
    AccidentsWrite = "accidents:write", "Add and change accidents.";
    RoadsideInspectionsRead = "roadside_inspections:read", "See roadside inspections.";
    RoadsideInspectionsWrite = "roadside_inspections:write", "Add and change roadside inspections.";
    AuditBindersRead = "audit_binders:read", "See the audit binders one has ordered.";
    AuditBindersWrite = "audit_binders:write", "Order and download audit binders.";
    DriverTerminationsRead = "driver_terminations:read", "See why drivers left, and what is left to do.";
    DriverTerminationsWrite = "driver_terminations:write", "End drivers' employment, and work through the checklist.";
    LegalHoldsRead = "legal_holds:read", "See which records are on legal hold, and why.";
    LegalHoldsWrite = "legal_holds:write", "Place and release legal holds.";
    RetentionRead = "retention:read", "See which records no longer have to be kept, and what was proposed and purged.";
    RecordsPurge = "records:purge", "Propose and approve to delete records for good that no longer have to be kept.";
    DataQChallengesRead = "data_q_challenges:read", "See DataQs challenges.";
    DataQChallengesWrite = "data_q_challenges:write", "Prepare, file and change DataQs challenges.";
    DriverEventsRead = "driver_events:read", "See drivers' training, signed policies, coaching and incidents.";
    DriverEventsWrite = "driver_events:write", "Record drivers' training, signed policies, coaching and incidents.";
    ClaimsRead = "claims:read", "See claims, their amounts and deadlines.";
    ClaimsWrite = "claims:write", "Add and change claims.";
    BasicMeasuresRead = "basic_measures:read", "See carriers' BASIC percentiles.";
    BasicMeasuresWrite = "basic_measures:write", "Enter and change carriers' BASIC percentiles.";
    VendorsRead = "vendors:read", "See vendors.";
    VendorsWrite = "vendors:write", "Add and change vendors.";
    BillingRead = "billing:read", "See what is ready to bill.";
    BillingWrite = "billing:write", "Approve loads for billing, hold them and send them back.";
    BillingUnlock = "billing:unlock", "Undo a billing approval, which makes the load's revenue editable again.";
    InvoicesRead = "invoices:read", "See invoices and what is owed.";
    InvoicesWrite = "invoices:write", "Create, post, send and void invoices.";
    InvoicesAdjust = "invoices:adjust", "Credit, debit, discount and short-pay invoices.";
    InvoicesWriteOff = "invoices:write_off", "Write off what is owed on invoices.";
    PaymentsRead = "payments:read", "See payments.";
    PaymentsWrite = "payments:write", "Record, apply, return and void payments.";
    LedgerRead = "ledger:read", "See the ledger: accounts, postings, balances and periods.";
    LedgerClose = "ledger:close", "Close accounting periods and reopen them.";
    CreditApprove = "credit:approve", "Book, dispatch and quote for customers over their credit limit or on hold.";
    CompanyRead = "company:read", "See the company's profile.";
    CompanyWrite = "company:write", "Change the company's profile.";
    CompanyArchive = "company:archive", "Order and download an archive of everything in the company.";
    BankingWrite = "banking:write", "Change the payment instructions, and stop such a change.";
    BankingReveal = "banking:reveal", "See the full numbers of the company's bank account.";
    TerminalsWrite = "terminals:write", "Add and change terminals.";
    UsersRead = "users:read", "See users and requests to join.";
    UsersWrite = "users:write", "Invite, admit, change and suspend users.";
    RoleGrantsRead = "role_grants:read", "See which roles have which sections.";
    RoleGrantsWrite = "role_grants:write", "Open sections to roles and close them.";
    ApiKeysRead = "api_keys:read", "See API keys.";
    ApiKeysWrite = "api_keys:write", "Create and revoke API keys.";
    WebhooksRead = "webhooks:read", "See webhook endpoints and what was delivered to them.";
    WebhooksWrite = "webhooks:write", "Create, change, test and replay webhook endpoints.";
    AuditRead = "audit:read", "Read the audit log.";
    HealthRead = "health:read", "See background jobs, the state of integrations, and the storage in use.";
    HealthWrite = "health:write", "Retry and dismiss failed background jobs.";
}

impl fmt::Display for Permission {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The text names no permission.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct UnknownPermission;

impl FromStr for Permission {
    type Err = UnknownPermission;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        Self::ALL.iter().copied().find(|p| p.name() == text).ok_or(UnknownPermission)
    }
}
