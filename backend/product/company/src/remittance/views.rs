//! Wire types of payment instructions.

use haul_api::{ApiError, from_nullable_json_column};
use haul_entity::company::remittance_change::Model;
use haul_types::{Address, BankAccountKind, Timestamp, WriteJson, text_enum};
use poem_openapi::Object;
use uuid::Uuid;

text_enum! {
    /// Status of a change of payment instructions.
    pub enum RemittanceStatus {
        Waiting = "waiting",
        InEffect = "in_effect",
        Stopped = "stopped",
    }
}

/// Where your customers pay, and the change that is waiting.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Remittance {
    /// The payment instructions now; omitted until the first change has taken effect.
    pub in_effect: Option<RemittanceChange>,
    /// The change that takes effect next; any Admin can stop it.
    pub waiting: Option<RemittanceChange>,
}

/// A change of payment instructions, and when it takes effect.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RemittanceChange {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub status: RemittanceStatus,
    /// Whom customers pay.
    pub remit_name: String,
    /// Where customers send checks.
    pub address: Option<Address>,
    /// Where customers send remittance advice, in lowercase.
    pub email: Option<String>,
    /// Omitted if customers pay by check only.
    pub bank: Option<BankAccount>,
    /// Who requested the change.
    pub requested_by: String,
    /// When it was requested, in UTC.
    pub requested_at: Timestamp,
    /// When it takes or took effect, in UTC: 24 hours after the request.
    pub effective_at: Timestamp,
    /// Who stopped it; omitted unless it was stopped.
    pub stopped_by: Option<String>,
    /// When it was stopped, in UTC; omitted unless it was.
    pub stopped_at: Option<Timestamp>,
}

/// A bank account, without its full numbers.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct BankAccount {
    /// The bank's name.
    pub bank_name: String,
    pub kind: BankAccountKind,
    /// The last four digits of the routing number.
    pub routing_last4: String,
    /// The last four digits of the account number.
    pub account_last4: String,
}

/// The full numbers of a bank account.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct BankAccountNumbers {
    /// Nine digits.
    pub routing_number: String,
    /// 4 to 17 digits.
    pub account_number: String,
}

/// New payment instructions; they replace the current ones entirely.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RemittanceChangeCreate {
    /// Whom customers pay, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub remit_name: String,
    /// Where customers send checks; required without a bank account.
    pub address: Option<Address>,
    /// Where customers send remittance advice.
    pub email: Option<String>,
    /// A bank account for electronic payments.
    pub bank: Option<BankAccountInput>,
    /// Keeps the bank account that is in effect; then `bank` is omitted.
    #[oai(default)]
    pub keeps_bank_account: bool,
}

/// A bank account.
#[derive(Clone, Debug, Object)]
pub struct BankAccountInput {
    /// The bank's name, 1 to 120 characters.
    #[oai(validator(max_length = 120))]
    pub bank_name: String,
    pub kind: BankAccountKind,
    /// Nine digits with a valid check digit; stored encrypted.
    pub routing_number: String,
    /// 4 to 17 digits; stored encrypted.
    pub account_number: String,
}

/// What the audit log compares.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub(super) struct Payee {
    remit_name: String,
    address: Option<Address>,
    email: Option<String>,
    bank: Option<BankAccount>,
}

impl RemittanceChange {
    pub(super) fn of(row: Model, status: RemittanceStatus) -> Result<Self, ApiError> {
        let bank = BankAccount::of(&row);
        Ok(Self {
            id: row.id,
            status,
            remit_name: row.remit_name,
            address: from_nullable_json_column(row.address)?,
            email: row.email,
            bank,
            requested_by: row.requested_by,
            requested_at: row.requested_at,
            effective_at: row.effective_at,
            stopped_by: row.stopped_by,
            stopped_at: row.stopped_at,
        })
    }

    pub(super) fn payee(&self) -> Payee {
        let Self { remit_name, address, email, bank, .. } = self.clone();
        Payee { remit_name, address, email, bank }
    }
}

impl BankAccount {
    fn of(row: &Model) -> Option<Self> {
        Some(Self {
            bank_name: row.bank_name.clone()?,
            kind: row.account_kind?,
            routing_last4: row.routing_last4.clone()?,
            account_last4: row.account_last4.clone()?,
        })
    }
}
