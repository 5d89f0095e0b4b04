//! Applying payments to invoices, and taking them off again.

use std::collections::{BTreeMap, BTreeSet};

use haul_api::{Change, Invalid, Write, zone_of_company};
use haul_entity::{
    Owned,
    money::{
        invoice,
        payment::{Entity, Model},
        payment_application,
    },
};
use haul_types::{AccountRole, Date, MAX_CENTS, PostingFact, PostingSource, dollars};
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{
    editing::{of_left, opened, saved},
    error::PaymentError,
    rows::shown_one,
    views::{ApplicationInput, Payment, PaymentApply, PaymentUnapply},
};
use crate::{
    invoices::{self, Moved, discounting, discounts, settle},
    ledger::{About, Fact, NewLine, post, require_everything, reverse},
};

/// How much of a payment pays which invoice; each invoice once.
pub struct Shares(BTreeMap<Uuid, Share>);

/// What a payment pays on one invoice.
struct Share {
    /// Where it is in the list, for messages.
    index: usize,
    amount_cents: i64,
    /// What the customer deducts for paying early.
    discount_cents: Option<i64>,
}

impl Shares {
    pub fn checked(given: &[ApplicationInput], invalid: &mut Invalid) -> Self {
        let mut shares = BTreeMap::new();
        for (index, share) in given.iter().enumerate() {
            let path = |field: &str| format!("applications.{index}.{field}");
            invalid.between(&path("amount_cents"), share.amount_cents, 1, MAX_CENTS);
            if let Some(cents) = share.discount_cents {
                invalid.between(&path("discount_cents"), cents, 1, MAX_CENTS);
            }
            let (amount_cents, discount_cents) = (share.amount_cents, share.discount_cents);
            let is_new = shares.insert(share.invoice_id, Share { index, amount_cents, discount_cents }).is_none();
            invalid.require(is_new, &path("invoice_id"), "Name each invoice once.");
        }
        Self(shares)
    }

    /// The invoices, locked.
    pub async fn locked(&self, write: &Write) -> Result<BTreeMap<Uuid, invoice::Model>, PaymentError> {
        let ids: BTreeSet<Uuid> = self.0.keys().copied().collect();
        Ok(invoices::locked(write, &ids).await?)
    }
}

pub async fn apply(write: &mut Write, id: Uuid, input: PaymentApply) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    let mut invalid = Invalid::default();
    let shares = Shares::checked(&input.applications, &mut invalid);
    invalid.finish()?;
    let invoices = shares.locked(write).await?;
    let (row, customer) = opened(write, id, input.version).await?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let row = apply_shares(write, row, &customer, &shares, invoices, today).await?;
    Ok(shown_one(write.tx(), row).await?)
}

/// Posts each share, on `day` or on its invoice's day if that is later.
pub async fn apply_shares(
    write: &mut Write,
    row: Model,
    customer: &str,
    Shares(shares): &Shares,
    invoices: BTreeMap<Uuid, invoice::Model>,
    day: Date,
) -> Result<Model, PaymentError> {
    if shares.is_empty() {
        return Ok(row);
    }
    let sum = shares.values().map(|share| share.amount_cents).fold(0, i64::saturating_add);
    if sum > row.unapplied_cents {
        return Err(PaymentError::MoreThanUnapplied(row.unapplied_cents));
    }
    check_discounts(write, &row, shares, &invoices).await?;
    let mut numbers = Vec::with_capacity(shares.len());
    for (invoice_id, share) in shares {
        let invoice = invoices.get(invoice_id).ok_or_else(|| {
            Invalid::field("applications", "One of these invoices is not there. Reload to see those that are owed.")
        })?;
        if invoice.customer_id != row.customer_id {
            return Err(PaymentError::OtherCustomer(invoice.number.clone()));
        }
        if !invoice.status.is_owed() {
            return Err(PaymentError::InvoiceNotOwed(invoice.number.clone()));
        }
        apply_one(write, &row, customer, invoice, share, day.max(invoice.invoiced_on)).await?;
        numbers.push(invoice.number.clone());
    }
    let noted = vec![Change { field: "invoices".to_owned(), from: None, to: Some(numbers.join(", ")) }];
    let left = row.unapplied_cents.saturating_sub(sum);
    saved(write, &row, of_left(left), "payment.applied", noted).await
}

/// Whether the customer may still take the discounts, by the day on which the payment came in.
async fn check_discounts(
    write: &Write,
    row: &Model,
    shares: &BTreeMap<Uuid, Share>,
    invoices: &BTreeMap<Uuid, invoice::Model>,
) -> Result<(), PaymentError> {
    let taken = discounts::taken(write.tx(), write.company_id(), invoices.values()).await?;
    let mut invalid = Invalid::default();
    for (invoice_id, share) in shares {
        let Some((invoice, cents)) = invoices.get(invoice_id).zip(share.discount_cents) else { continue };
        let taken_cents = taken.get(invoice_id).copied().unwrap_or_default();
        if let Some(refusal) = discounts::refusal(invoice, taken_cents, row.received_on, cents) {
            invalid.push(format!("applications.{}.discount_cents", share.index), refusal);
        }
    }
    Ok(invalid.finish()?)
}

async fn apply_one(
    write: &mut Write,
    row: &Model,
    customer: &str,
    invoice: &invoice::Model,
    share: &Share,
    applied_on: Date,
) -> Result<(), PaymentError> {
    let amount_cents = share.amount_cents;
    let application = payment_application::ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        customer_id: Set(row.customer_id),
        payment_id: Set(row.id),
        invoice_id: Set(invoice.id),
        amount_cents: Set(amount_cents),
        applied_on: Set(applied_on),
        days_to_pay: Set(i32::try_from(applied_on.days_since(invoice.invoiced_on)).unwrap_or_default()),
        created_by: Set(write.actor.name.clone()),
        created_at: Set(write.now),
        voided_at: Set(None),
        voided_by: Set(None),
    };
    let application = application.insert(write.tx()).await?;
    let of_payment = About { payment_id: Some(row.id), ..About::default() };
    let of_invoice = About { invoice_id: Some(invoice.id), ..of_payment };
    let fact = Fact {
        source: PostingSource::PaymentApplication,
        source_id: application.id,
        fact: PostingFact::Posted,
        posted_on: applied_on,
        memo: format!("Payment {} on invoice {}, {customer}", row.reference, invoice.number),
        lines: vec![
            NewLine { account: AccountRole::UnappliedPayments, amount_cents, about: of_payment },
            NewLine {
                account: AccountRole::AccountsReceivable,
                amount_cents: amount_cents.saturating_neg(),
                about: of_invoice,
            },
        ],
    };
    post(write, fact).await?;
    let mut moved = Moved { paid_cents: amount_cents, ..Moved::default() };
    let mut noted = vec![
        Change { field: "payment".to_owned(), from: None, to: Some(row.reference.clone()) },
        Change { field: "amount".to_owned(), from: None, to: Some(dollars(amount_cents)) },
    ];
    if let Some(cents) = share.discount_cents {
        discounting::take(write, invoice, application.id, cents, applied_on).await?;
        moved.adjusted_cents = cents.saturating_neg();
        noted.push(Change { field: "discount".to_owned(), from: None, to: Some(dollars(cents)) });
    }
    settle(write, invoice, moved, "invoice.paid", noted).await?;
    Ok(())
}

/// Takes one part off its invoice, dated today.
pub async fn unapply(write: &mut Write, id: Uuid, input: PaymentUnapply) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?.ok_or(PaymentError::NotFound)?;
    let found = payment_application::Entity::find_owned(write.company_id(), input.application_id)
        .fetch_optional(write.tx())
        .await?;
    let found = found.filter(|found| found.payment_id == id).ok_or(PaymentError::NotApplied)?;
    let invoices = invoices::locked(write, &BTreeSet::from([found.invoice_id])).await?;
    let (row, customer) = opened(write, id, input.version).await?;
    let row = take_off(write, row, &customer, &found, &invoices).await?;
    Ok(shown_one(write.tx(), row).await?)
}

/// Takes a part off its invoice, with the discount taken with it; payment and invoice are locked.
pub async fn take_off(
    write: &mut Write,
    row: Model,
    customer: &str,
    found: &payment_application::Model,
    invoices: &BTreeMap<Uuid, invoice::Model>,
) -> Result<Model, PaymentError> {
    // Its payment's lock makes sure that this is the latest.
    let found = write.find_for_update::<payment_application::Entity>(found.id).await?.ok_or(PaymentError::NotFound)?;
    if found.voided_at.is_some() {
        return Err(PaymentError::NotApplied);
    }
    let invoice = invoices.get(&found.invoice_id).ok_or(PaymentError::NotFound)?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let change = payment_application::ActiveModel {
        id: Set(found.id),
        voided_at: Set(Some(write.now)),
        voided_by: Set(Some(write.actor.name.clone())),
        ..Default::default()
    };
    change.update(write.tx()).await?;
    let words = format!("Payment {} taken off invoice {}, {customer}", row.reference, invoice.number);
    reverse(write, (PostingSource::PaymentApplication, found.id), PostingFact::Voided, today, words).await?;
    let reason = format!("Payment {} was taken off the invoice.", row.reference);
    let discount_cents = discounting::give_back(write, invoice, found.id, &reason, today).await?;
    let moved = Moved { paid_cents: found.amount_cents.saturating_neg(), adjusted_cents: discount_cents };
    let mut noted = vec![
        Change { field: "payment".to_owned(), from: Some(row.reference.clone()), to: None },
        Change { field: "amount".to_owned(), from: Some(dollars(found.amount_cents)), to: None },
    ];
    if discount_cents > 0 {
        noted.push(Change { field: "discount".to_owned(), from: Some(dollars(discount_cents)), to: None });
    }
    settle(write, invoice, moved, "invoice.payment_taken_off", noted).await?;
    let noted = vec![Change { field: "invoices".to_owned(), from: Some(invoice.number.clone()), to: None }];
    let left = row.unapplied_cents.saturating_add(found.amount_cents);
    saved(write, &row, of_left(left), "payment.taken_off", noted).await
}
