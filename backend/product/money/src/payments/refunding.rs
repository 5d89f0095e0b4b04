//! Refunding unapplied money to the customer.

use haul_api::{Change, Invalid, Write, zone_of_company};
use haul_entity::money::payment_refund::{ActiveModel, Entity};
use haul_types::{AccountRole, MAX_CENTS, PostingFact, PostingSource, dollars};
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{
    editing::{of_left, opened, saved},
    error::PaymentError,
    rows::{memo, shown_one},
    views::{Payment, PaymentRefundCreate, PaymentRefundVoid},
};
use crate::ledger::{About, Fact, NewLine, check_day, last_posted_on, post, require_everything, reverse};

/// Records that the bank paid money back.
pub async fn refund(write: &mut Write, id: Uuid, input: PaymentRefundCreate) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    let (row, customer) = opened(write, id, input.version).await?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let refunded_on = input.refunded_on.unwrap_or(today);
    let mut invalid = Invalid::default();
    let reference = invalid.name("reference", &input.reference, 100);
    let amount_cents = invalid.between("amount_cents", input.amount_cents, 1, MAX_CENTS);
    check_day(&mut invalid, "refunded_on", refunded_on, today);
    if let Some(latest) = last_posted_on(write, &[id], AccountRole::UnappliedPayments).await? {
        let message = format!("This money became available on {}. Use that day or a later one.", latest.words());
        invalid.require(latest <= refunded_on, "refunded_on", &message);
    }
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 500));
    invalid.finish()?;
    if amount_cents > row.unapplied_cents {
        return Err(PaymentError::MoreThanUnapplied(row.unapplied_cents));
    }
    let refund = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        payment_id: Set(id),
        method: Set(input.method),
        reference: Set(reference.clone()),
        amount_cents: Set(amount_cents),
        refunded_on: Set(refunded_on),
        note: Set(note),
        created_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
        voided_at: Set(None),
        voided_by: Set(None),
        void_reason: Set(None),
    };
    let refund = refund.insert(write.tx()).await?;
    let about = About { payment_id: Some(id), ..About::default() };
    let fact = Fact {
        source: PostingSource::PaymentRefund,
        source_id: refund.id,
        fact: PostingFact::Posted,
        posted_on: refunded_on,
        memo: memo(&row, &format!("Refund {reference} of payment"), &customer),
        lines: vec![
            NewLine { account: AccountRole::UnappliedPayments, amount_cents, about },
            NewLine { account: AccountRole::Bank, amount_cents: amount_cents.saturating_neg(), about },
        ],
    };
    post(write, fact).await?;
    let mut change = of_left(row.unapplied_cents.saturating_sub(amount_cents));
    change.refunded_cents = Set(row.refunded_cents.saturating_add(amount_cents));
    let noted = vec![Change { field: "amount".to_owned(), from: None, to: Some(dollars(amount_cents)) }];
    let row = saved(write, &row, change, "payment.refunded", noted).await?;
    Ok(shown_one(write.tx(), row).await?)
}

/// Takes a refund back, such as a check that was never cashed: the money is unapplied again, dated today.
pub async fn void_refund(write: &mut Write, id: Uuid, input: PaymentRefundVoid) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    let (row, customer) = opened(write, id, input.version).await?;
    let found = write.find_for_update::<Entity>(input.refund_id).await?;
    let found = found.filter(|found| found.payment_id == id && found.voided_at.is_none());
    let found = found.ok_or(PaymentError::RefundVoided)?;
    let voided = ActiveModel {
        id: Set(found.id),
        voided_at: Set(Some(write.now)),
        voided_by: Set(Some(write.actor.name.clone())),
        void_reason: Set(Some(reason.clone())),
        ..Default::default()
    };
    voided.update(write.tx()).await?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let words = memo(&row, &format!("Voided refund {} of payment", found.reference), &customer);
    reverse(write, (PostingSource::PaymentRefund, found.id), PostingFact::Voided, today, words).await?;
    let mut change = of_left(row.unapplied_cents.saturating_add(found.amount_cents));
    change.refunded_cents = Set(row.refunded_cents.saturating_sub(found.amount_cents));
    let noted = vec![
        Change { field: "amount".to_owned(), from: Some(dollars(found.amount_cents)), to: None },
        Change { field: "reason".to_owned(), from: None, to: Some(reason) },
    ];
    let row = saved(write, &row, change, "payment.refund_voided", noted).await?;
    Ok(shown_one(write.tx(), row).await?)
}
