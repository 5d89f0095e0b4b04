//! Payments that no longer count: the bank took them back, or they were recorded by mistake.

use std::collections::BTreeSet;

use haul_api::{Change, Invalid, Write, zone_of_company};
use haul_entity::money::payment::ActiveModel;
use haul_types::{PaymentStatus, PostingFact, PostingSource};
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{
    applying::{opened, take_off},
    error::PaymentError,
    rows::{applications_of, memo, shown_one},
    views::{Payment, PaymentEnd},
};
use crate::{
    invoices,
    ledger::{require_everything, reverse},
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
    reverse(write, (PostingSource::Payment, id), fact, today, memo(&row, words, &customer)).await?;
    let change = ActiveModel {
        id: Set(id),
        status: Set(status),
        unapplied_cents: Set(0),
        ended_at: Set(Some(write.now)),
        ended_by: Set(Some(write.actor.name.clone())),
        end_reason: Set(Some(reason.clone())),
        version: Set(row.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..Default::default()
    };
    let row = change.update(write.tx()).await?;
    let noted = vec![Change { field: "reason".to_owned(), from: None, to: Some(reason) }];
    write.record(action, "payment", id, &row.reference, noted);
    Ok(shown_one(write.tx(), row).await?)
}
