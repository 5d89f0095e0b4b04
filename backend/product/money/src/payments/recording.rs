//! Recording what a customer paid.

use haul_api::{Change, Invalid, Write, zone_of_company};
use haul_entity::{Owned, money::payment::ActiveModel, partners::customer};
use haul_types::{AccountRole, MAX_CENTS, PaymentStatus, PostingFact, PostingSource, dollars, folded};
use sea_orm::{ActiveModelTrait, Set};

use super::{
    applying::{Shares, apply_shares},
    error::PaymentError,
    rows::{memo, shown_one},
    views::{Payment, PaymentCreate},
};
use crate::ledger::{About, Fact, NewLine, check_day, post, require_everything};

/// Records a payment, and applies it.
pub async fn create(write: &mut Write, input: PaymentCreate) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    let company_id = write.company_id();
    let today = write.now.date_in(zone_of_company(write.tx(), company_id).await?);
    let customer = customer::Entity::find_owned(company_id, input.customer_id).fetch_optional(write.tx()).await?;
    let mut invalid = Invalid::default();
    invalid.require(customer.is_some(), "customer_id", "There is no such customer.");
    let reference = invalid.name("reference", &input.reference, 100);
    check_day(&mut invalid, "received_on", input.received_on, today);
    let amount_cents = invalid.between("amount_cents", input.amount_cents, 1, MAX_CENTS);
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    let shares = Shares::checked(&input.applications, &mut invalid);
    invalid.finish()?;
    let customer = customer.ok_or(PaymentError::NotFound)?;
    // Before the payment, in the order in which all writes lock them.
    let invoices = shares.locked(write).await?;
    let row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(company_id),
        customer_id: Set(customer.id),
        customer_name_folded: Set(folded(&customer.name)),
        method: Set(input.method),
        reference_folded: Set(folded(&reference)),
        reference: Set(reference),
        status: Set(PaymentStatus::Unapplied),
        received_on: Set(input.received_on),
        amount_cents: Set(amount_cents),
        unapplied_cents: Set(amount_cents),
        refunded_cents: Set(0),
        deposit_id: Set(None),
        currency: Set(customer.currency.clone()),
        note: Set(note),
        created_by: Set(write.actor.name.clone()),
        ended_at: Set(None),
        ended_by: Set(None),
        end_reason: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await?;
    let about = About { payment_id: Some(row.id), ..About::default() };
    let fact = Fact {
        source: PostingSource::Payment,
        source_id: row.id,
        fact: PostingFact::Posted,
        posted_on: row.received_on,
        memo: memo(&row, "Payment", &customer.name),
        lines: vec![
            NewLine { account: AccountRole::UndepositedFunds, amount_cents, about },
            NewLine { account: AccountRole::UnappliedPayments, amount_cents: amount_cents.saturating_neg(), about },
        ],
    };
    post(write, fact).await?;
    let noted = vec![Change { field: "amount".to_owned(), from: None, to: Some(dollars(amount_cents)) }];
    write.record("payment.created", "payment", row.id, &row.reference, noted);
    let received_on = row.received_on;
    let row = apply_shares(write, row, &customer.name, &shares, invoices, received_on).await?;
    Ok(shown_one(write.tx(), row).await?)
}
