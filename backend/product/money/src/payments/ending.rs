//! Payments that no longer count: the bank took them back, or they were recorded by mistake.

use std::collections::BTreeSet;

use haul_api::{Change, Invalid, Write, zone_of_company};
use haul_entity::money::payment::ActiveModel;
use haul_types::{AccountRole, PaymentStatus, PostingFact, PostingSource};
use sea_orm::Set;
use uuid::Uuid;

use super::{
    applying::take_off,
    editing::{opened, saved},
    error::PaymentError,
    rows::{applications_of, memo, shown_one},
    views::{Payment, PaymentEnd},
};
use crate::{
    invoices,
    ledger::{require_everything, reverse_through},
};

/// How a payment ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// The bank took it back, such as a check without funds.
    Returned,
    /// It was recorded by mistake.
    Voided,
}

/// Takes the payment off its invoices, which are owed again, and posts its opposite, dated today.
pub async fn end(write: &mut Write, id: Uuid, ending: Ending, input: PaymentEnd) -> Result<Payment, PaymentError> {
    require_everything(&write.actor)?;
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    let mut standing = applications_of(write.tx(), write.company_id(), id).await?;
    standing.retain(|application| application.voided_at.is_none());
    let ids: BTreeSet<Uuid> = standing.iter().map(|application| application.invoice_id).collect();
    let mut invoices = invoices::locked(write, &ids).await?;
    let (mut row, customer) = opened(write, id, input.version).await?;
    if row.refunded_cents != 0 {
        return Err(PaymentError::Refunded);
    }
    if ending == Ending::Voided && row.deposit_id.is_some() {
        return Err(PaymentError::Deposited);
    }
    for application in &standing {
        row = take_off(write, row, &customer, application, &invoices).await?;
        // The payment may pay an invoice in two parts.
        invoices.extend(invoices::locked(write, &BTreeSet::from([application.invoice_id])).await?);
    }
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let (status, fact, words, action) = match ending {
        Ending::Returned => (PaymentStatus::Returned, PostingFact::Returned, "Returned payment", "payment.returned"),
        Ending::Voided => (PaymentStatus::Voided, PostingFact::Voided, "Voided payment", "payment.voided"),
    };
    // The bank takes the money from where the deposit put it.
    let through = row.deposit_id.map(|_| (AccountRole::UndepositedFunds, AccountRole::Bank));
    reverse_through(write, (PostingSource::Payment, id), fact, today, memo(&row, words, &customer), through).await?;
    let change = ActiveModel {
        status: Set(status),
        unapplied_cents: Set(0),
        ended_at: Set(Some(write.now)),
        ended_by: Set(Some(write.actor.name.clone())),
        end_reason: Set(Some(reason.clone())),
        ..Default::default()
    };
    let noted = vec![Change { field: "reason".to_owned(), from: None, to: Some(reason) }];
    let row = saved(write, &row, change, action, noted).await?;
    Ok(shown_one(write.tx(), row).await?)
}
