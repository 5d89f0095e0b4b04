//! Wire types of the company.

use haul_api::{ApiError, Clearable, from_json_column, jobs::MailUse};
use haul_entity::company::company;
use haul_ports::Sealing;
use haul_types::{Address, DocketNumber, Scac, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

use super::ein;

/// Your company.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Company {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The company's legal name, 1 to 120 characters.
    pub legal_name: String,
    /// The name it does business as.
    pub dba_name: Option<String>,
    /// The USDOT number; `change_dot_number` changes it.
    pub dot_number: String,
    /// Confirmed by the operator of this server.
    pub is_dot_proven: bool,
    /// The carrier's operating authority numbers; empty if it has none.
    pub docket_numbers: Vec<DocketNumber>,
    /// Standard Carrier Alpha Code.
    pub scac: Option<String>,
    /// What looks wrong with the SCAC, if anything.
    pub scac_warning: Option<String>,
    /// Such as `12-3456789`.
    pub ein: Option<String>,
    /// Such as `LLC` or `Corporation`.
    pub entity_type: Option<String>,
    /// IANA name; the company's figures use its days and weeks.
    pub time_zone: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The company's own email address, in lowercase.
    pub email: Option<String>,
    /// People who represent the company.
    pub officers: Vec<CompanyOfficer>,
    pub addresses: CompanyAddresses,
    /// Whom to contact about what.
    pub contacts: Vec<CompanyContact>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When the company registered, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A person who represents the company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyOfficer {
    /// The person's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// Job title, such as `President`; 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub title: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The person's email address, in lowercase.
    pub email: Option<String>,
}

/// Where the company is, and where its mail, bills and payments go.
#[derive(Clone, Debug, Default, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyAddresses {
    pub physical: Option<Address>,
    pub mailing: Option<Address>,
    pub billing: Option<Address>,
    /// Where customers send payments, unless a remittance is in effect; a change needs a sign-in within the last 10
    /// minutes and notifies your company's Admins.
    pub remit_to: Option<Address>,
}

impl CompanyAddresses {
    /// The address that invoices ask to pay to while no remittance is in effect.
    pub fn pay_to(&self) -> Option<&Address> {
        [&self.remit_to, &self.billing, &self.mailing, &self.physical].into_iter().flatten().next()
    }
}

/// Whom to contact about what.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyContact {
    pub function: CompanyFunction,
    /// The name of a person or a desk, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub name: String,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    /// The contact's email address, in lowercase.
    pub email: Option<String>,
}

/// What a contact is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum CompanyFunction {
    Dispatch,
    Billing,
    Safety,
    AfterHours,
    Other,
}

/// Changes to the company: omitted fields stay, null clears. Lists are replaced as a whole.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The company's legal name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub legal_name: Option<String>,
    /// The name it does business as, 1 to 120 characters; null if it uses its legal name.
    #[oai(validator(max_length = 120))]
    pub dba_name: Clearable<String>,
    /// All of the carrier's operating authority numbers, at most 50; a change needs a sign-in within the last 10
    /// minutes and notifies your company's Admins.
    #[oai(validator(max_items = 50))]
    pub docket_numbers: Option<Vec<DocketNumber>>,
    /// Standard Carrier Alpha Code of 2 to 4 letters; null if it has none.
    pub scac: Clearable<String>,
    /// Nine digits, such as `12-3456789`; stored encrypted.
    pub ein: Clearable<String>,
    /// Such as `LLC` or `Corporation`; 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub entity_type: Clearable<String>,
    /// IANA name; the company's figures use its days and weeks.
    pub time_zone: Option<String>,
    /// E.164, such as `+13125550123`.
    pub phone: Clearable<String>,
    /// The company's own email address, in lowercase.
    pub email: Clearable<String>,
    /// Everyone who represents the company, at most 50.
    #[oai(validator(max_items = 50))]
    pub officers: Option<Vec<CompanyOfficer>>,
    pub addresses: Option<CompanyAddresses>,
    /// All contacts, at most 50.
    #[oai(validator(max_items = 50))]
    pub contacts: Option<Vec<CompanyContact>>,
}

impl Company {
    pub(super) fn of(row: company::Model, sealing: &dyn Sealing) -> Result<Self, ApiError> {
        let ein = ein::of(&row, sealing)?;
        let scac_warning = row.scac.as_deref().and_then(|text| Scac::parse(text).ok()).and_then(|scac| scac.warning());
        Ok(Self {
            id: row.id,
            legal_name: row.legal_name,
            dba_name: row.dba_name,
            dot_number: row.dot_number,
            is_dot_proven: row.is_dot_proven,
            docket_numbers: from_json_column(row.docket_numbers)?,
            scac: row.scac,
            scac_warning: scac_warning.map(str::to_owned),
            ein,
            entity_type: row.entity_type,
            time_zone: row.time_zone,
            phone: row.phone,
            email: row.email,
            officers: from_json_column(row.officers)?,
            addresses: from_json_column(row.addresses)?,
            contacts: from_json_column(row.contacts)?,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        })
    }

    /// For the audit log, which keeps its entries forever.
    pub(super) fn with_masked_ein(&self) -> Self {
        Self { ein: self.ein.as_deref().map(ein::masked), ..self.clone() }
    }
}

/// How much mail a company may send today.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailBudget {
    /// Messages sent since midnight UTC.
    pub sent_today: u64,
    /// Much lower until the operator has confirmed the DOT number.
    pub daily_limit: u64,
    /// Messages over the limit; they go out tomorrow.
    pub waiting_count: u64,
}

impl From<MailUse> for MailBudget {
    fn from(MailUse { sent_today, daily_limit, waiting }: MailUse) -> Self {
        Self { sent_today, daily_limit, waiting_count: waiting }
    }
}
