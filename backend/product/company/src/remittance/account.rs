//! Bank account numbers: sealed at rest, known by their last four digits until revealed.

use haul_api::{ApiError, Invalid};
use haul_entity::company::remittance_change::Model;
use haul_ports::Sealing;
use haul_types::{AccountNumber, RoutingNumber};
use uuid::Uuid;

use super::views::{BankAccountInput, BankAccountNumbers, RemittanceChangeCreate};

const SHOWN: usize = 4;

/// Puts checked numbers into a row that has its id.
pub fn put(
    row: &mut Model,
    input: &BankAccountInput,
    sealing: &dyn Sealing,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    row.bank_name = Some(invalid.name("bank.bank_name", &input.bank_name, 120));
    row.account_kind = Some(input.kind);
    let routing = invalid.parse("bank.routing_number", RoutingNumber::parse(&input.routing_number));
    let account = invalid.parse("bank.account_number", AccountNumber::parse(&input.account_number));
    let (Some(routing), Some(account)) = (routing, account) else { return Ok(()) };
    let numbers = BankAccountNumbers { routing_number: routing.into(), account_number: account.into() };
    seal(row, &numbers, sealing)
}

/// What repeated calls are recognized by: a hash of the account number could be guessed, so only its end is in it.
pub fn without_numbers(input: &RemittanceChangeCreate) -> RemittanceChangeCreate {
    let mut known = input.clone();
    if let Some(bank) = &mut known.bank {
        bank.account_number = last_digits(&bank.account_number);
    }
    known
}

/// Copies the account from another row of the company.
pub fn copy(row: &mut Model, from: &Model, sealing: &dyn Sealing) -> Result<(), ApiError> {
    row.bank_name.clone_from(&from.bank_name);
    row.account_kind = from.account_kind;
    match open(from, sealing)? {
        Some(numbers) => seal(row, &numbers, sealing),
        None => Ok(()),
    }
}

/// The full numbers; none if the customers pay by check only.
pub fn open(row: &Model, sealing: &dyn Sealing) -> Result<Option<BankAccountNumbers>, ApiError> {
    let (Some(routing), Some(account)) = (&row.routing_sealed, &row.account_sealed) else { return Ok(None) };
    let text = |part: &str, sealed: &str| {
        let plain = sealing.open(sealed, &bound_to(part, row.company_id, row.id)).map_err(ApiError::internal)?;
        String::from_utf8(plain).map_err(ApiError::internal)
    };
    Ok(Some(BankAccountNumbers {
        routing_number: text("routing", routing)?,
        account_number: text("account", account)?,
    }))
}

fn seal(row: &mut Model, numbers: &BankAccountNumbers, sealing: &dyn Sealing) -> Result<(), ApiError> {
    let sealed = |part: &str, text: &str| {
        sealing.seal(text.as_bytes(), &bound_to(part, row.company_id, row.id)).map_err(ApiError::internal)
    };
    let routing = sealed("routing", &numbers.routing_number)?;
    let account = sealed("account", &numbers.account_number)?;
    row.routing_sealed = Some(routing);
    row.account_sealed = Some(account);
    row.routing_last4 = Some(last_digits(&numbers.routing_number));
    row.account_last4 = Some(last_digits(&numbers.account_number));
    Ok(())
}

fn last_digits(number: &str) -> String {
    number.get(number.len().saturating_sub(SHOWN)..).unwrap_or_default().to_owned()
}

/// Binds a number to its row, so that no other row's can be put in its place.
fn bound_to(part: &str, company_id: Uuid, id: Uuid) -> String {
    format!("remittance_change.{part}.{company_id}.{id}")
}
