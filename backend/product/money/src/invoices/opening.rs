//! Opening balances: invoices that customers still owed when the company came here.
//!
//! Each is posted against opening balance equity on its own day, so that it ages, is paid, disputed and written off
//! like any other, and is no revenue. There are no loads, lines or papers of it.

use haul_api::{HumanNumber, Invalid, Write, zone_of_company};
use haul_entity::{
    Owned,
    money::invoice::{ActiveModel, Column, Model},
    partners::customer,
};
use haul_papers::due_on;
use haul_types::{AccountRole, Date, InvoiceOrigin, InvoiceStatus, MAX_CENTS, PostingFact, PostingSource};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, Set};
use uuid::Uuid;

use super::{
    error::InvoiceError,
    making::{self, NewInvoice},
    naming::memo,
    overdue,
};
use crate::ledger::{About, Fact, NewLine, check_day, post, require_everything, require_open};

/// Days from the invoice to its last day. More is a typing error.
const MOST_DAYS_TO_PAY: i64 = 366;

/// What a customer owes on an invoice of another system.
#[derive(Clone, Debug)]
pub struct OpeningBalance {
    pub customer_id: Uuid,
    /// In capitals.
    pub number: String,
    pub invoiced_on: Date,
    /// By the customer's terms if none.
    pub due_on: Option<Date>,
    pub owed_cents: i64,
    pub reference: Option<String>,
}

/// All checks of [`open`], which writes nothing before they pass.
pub async fn check(write: &Write, input: OpeningBalance) -> Result<(customer::Model, NewInvoice), InvoiceError> {
    // Nobody knows whose loads the invoice was for.
    require_everything(&write.actor)?;
    let company_id = write.company_id();
    let today = write.now.date_in(zone_of_company(write.tx(), company_id).await?);
    let mut invalid = Invalid::default();
    let customer = customer::Entity::find_owned(company_id, input.customer_id).fetch_optional(write.tx()).await?;
    let customer = customer.filter(|customer| customer.archived_at.is_none());
    invalid.require(customer.is_some(), "customer_id", "There is no such customer.");
    let number = invalid.name("number", &input.number, 40);
    check_day(&mut invalid, "invoiced_on", input.invoiced_on, today);
    if let Some(due_on) = input.due_on {
        let days = due_on.days_since(input.invoiced_on);
        invalid.require(days >= 0, "due_on", "Use the invoice's day or a later one.");
        let is_soon = days <= MOST_DAYS_TO_PAY;
        invalid.require(is_soon, "due_on", "This is more than a year after the invoice. Check the year.");
    }
    invalid.require(input.owed_cents > 0, "owed_cents", "Enter what is still owed, more than $0.");
    invalid.require(input.owed_cents <= MAX_CENTS, "owed_cents", "Enter at most $100,000,000.");
    let reference = input.reference.as_deref().and_then(|text| invalid.optional_text("reference", text, 60));
    invalid.finish()?;
    let Some(customer) = customer else { return Err(InvoiceError::NotFound) };
    require_open(write, input.invoiced_on).await?;
    let (due_on, payment_terms_days) = match input.due_on {
        Some(day) => (day, i32::try_from(day.days_since(input.invoiced_on)).unwrap_or_default()),
        None => {
            let terms = customer.payment_terms_days;
            (due_on(write.tx(), company_id, input.invoiced_on, terms).await?, terms)
        }
    };
    let new = NewInvoice {
        number: HumanNumber { sequence: digits(&number), text: number },
        origin: InvoiceOrigin::OpeningBalance,
        invoiced_on: input.invoiced_on,
        due_on,
        payment_terms_days,
        // Nobody knows what the other system offered.
        discount: None,
        load_count: 0,
        line_count: 0,
        total_cents: input.owed_cents,
        reference,
    };
    Ok((customer, new))
}

/// Adds the invoice and posts it.
pub async fn open(write: &mut Write, input: OpeningBalance) -> Result<Model, InvoiceError> {
    let (customer, new) = check(write, input).await?;
    let total_cents = new.total_cents;
    let row = ActiveModel {
        status: Set(InvoiceStatus::Sent),
        is_owed: Set(true),
        balance_cents: Set(total_cents),
        posted_at: Set(Some(write.now)),
        posted_by: Set(Some(write.actor.name.clone())),
        ..making::row(write, customer, new).await?
    };
    let row = row.insert(write.tx()).await?;
    let about = About { invoice_id: Some(row.id), ..About::default() };
    let fact = Fact {
        source: PostingSource::Invoice,
        source_id: row.id,
        fact: PostingFact::Posted,
        posted_on: row.invoiced_on,
        memo: memo(&row, "Opening balance of invoice"),
        lines: vec![
            NewLine { account: AccountRole::AccountsReceivable, amount_cents: total_cents, about },
            NewLine { account: AccountRole::OpeningBalanceEquity, amount_cents: total_cents.saturating_neg(), about },
        ],
    };
    post(write, fact).await?;
    write.record("invoice.carried_over", "invoice", row.id, &row.number, Vec::new());
    overdue::watch(write, &row).await?;
    Ok(row)
}

/// Invoices whose numbers are taken. That of an opening balance is free once it is voided, as `invoice_number_key` says.
pub fn keeps_its_number() -> Condition {
    Condition::any().add(Column::Origin.eq(InvoiceOrigin::Loads)).add(Column::VoidedAt.is_null())
}

/// The digits at the end of a number, by which it is sorted and customers name it; 0 without any.
fn digits(number: &str) -> i64 {
    let letters = number.trim_end_matches(|c: char| c.is_ascii_digit());
    number.strip_prefix(letters).and_then(|digits| digits.parse().ok()).unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::digits;

    #[test]
    fn a_number_is_sorted_by_the_digits_at_its_end() {
        for (number, sequence) in [
            ("4711", 4_711),
            ("INV-00042", 42),
            ("2025-118", 118),
            ("№7", 7),
            ("A", 0),
            ("42B", 0),
            ("99999999999999999999", 0),
        ] {
            assert_eq!(digits(number), sequence, "{number}");
        }
    }
}
