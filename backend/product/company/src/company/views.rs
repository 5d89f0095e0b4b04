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
    pub id: Uuid,
    pub legal_name: String,
    /// The name it does business as.
    pub dba_name: Option<String>,
    /// The USDOT number. It cannot be changed here.
    pub dot_number: String,
    /// Confirmed by the operator of this server.
    pub is_dot_proven: bool,
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
    pub email: Option<String>,
    pub officers: Vec<CompanyOfficer>,
    pub addresses: CompanyAddresses,
    pub contacts: Vec<CompanyContact>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A person who represents the company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyOfficer {
    pub name: String,
    pub title: Option<String>,
    pub phone: Option<String>,
    pub email: Option<String>,
}

/// Where the company is, and where its mail, bills and payments go.
#[derive(Clone, Debug, Default, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyAddresses {
    pub physical: Option<Address>,
    pub mailing: Option<Address>,
    pub billing: Option<Address>,
    /// Where customers send payments.
    pub remit_to: Option<Address>,
}

/// Whom to contact about what.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyContact {
    pub function: CompanyFunction,
    pub name: String,
    pub phone: Option<String>,
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
    pub legal_name: Option<String>,
    pub dba_name: Clearable<String>,
    pub docket_numbers: Option<Vec<DocketNumber>>,
    pub scac: Clearable<String>,
    pub ein: Clearable<String>,
    pub entity_type: Clearable<String>,
    pub time_zone: Option<String>,
    pub phone: Clearable<String>,
    pub email: Clearable<String>,
    pub officers: Option<Vec<CompanyOfficer>>,
    pub addresses: Option<CompanyAddresses>,
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
