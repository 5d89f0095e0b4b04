//! Making and voiding deposits.

use std::collections::BTreeSet;

use haul_api::{Change, Invalid, Write, same_version, zone_of_company};
use haul_entity::money::{
    deposit::{ActiveModel, Entity, Model},
    payment,
};
use haul_types::{AccountRole, Date, MAX_CENTS, PaymentStatus, PostingFact, PostingSource, dollars};
use sea_orm::{ActiveModelTrait, Set};
use uuid::Uuid;

use super::{
    error::DepositError,
    rows::{payments_of, shown_one},
    views::{Deposit, DepositCreate, DepositVoid},
};
use crate::ledger::{About, Fact, NewLine, check_day, last_posted_on, post, require_everything, reverse};

pub async fn create(write: &mut Write, input: DepositCreate) -> Result<Deposit, DepositError> {
    require_everything(&write.actor)?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let payments = payments(write, &input).await?;
    let mut invalid = Invalid::default();
    check_day(&mut invalid, "deposited_on", input.deposited_on, today);
    let reference = input.reference.as_deref().and_then(|text| invalid.optional_text("reference", text, 100));
    let ids: Vec<Uuid> = payments.iter().map(|payment| payment.id).collect();
    if let Some(latest) = last_posted_on(write, &ids, AccountRole::UndepositedFunds).await? {
        let message = format!(
            "One of these payments reached undeposited funds on {}. Use that day or a later one.",
            latest.words()
        );
        invalid.require(latest <= input.deposited_on, "deposited_on", &message);
    }
    let amount_cents = payments.iter().map(|payment| payment.amount_cents).fold(0, i64::saturating_add);
    invalid.require(amount_cents <= MAX_CENTS, "payment_ids", "A deposit can be at most $100,000,000.00.");
    invalid.finish()?;
    let id = write.new_id();
    let row = ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        deposited_on: Set(input.deposited_on),
        reference: Set(reference),
        payment_count: Set(i32::try_from(payments.len()).unwrap_or(i32::MAX)),
        amount_cents: Set(amount_cents),
        currency: Set("USD".to_owned()),
        created_by: Set(write.actor.name.clone()),
        voided_at: Set(None),
        voided_by: Set(None),
        void_reason: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
    };
    let row = row.insert(write.tx()).await?;
    let about = |payment: &payment::Model| About { payment_id: Some(payment.id), ..About::default() };
    let bank = payments.iter().map(|payment| NewLine {
        account: AccountRole::Bank,
        amount_cents: payment.amount_cents,
        about: about(payment),
    });
    let undeposited = payments.iter().map(|payment| NewLine {
        account: AccountRole::UndepositedFunds,
        amount_cents: payment.amount_cents.saturating_neg(),
        about: about(payment),
    });
    let fact = Fact {
        source: PostingSource::Deposit,
        source_id: id,
        fact: PostingFact::Posted,
        posted_on: input.deposited_on,
        memo: memo("Deposit", &row),
        lines: bank.chain(undeposited).collect(),
    };
    post(write, fact).await?;
    for payment in &payments {
        name(write, payment, Some(&row)).await?;
    }
    let noted = vec![Change { field: "amount".to_owned(), from: None, to: Some(dollars(amount_cents)) }];
    write.record("deposit.created", "deposit", id, label(&row), noted);
    Ok(shown_one(write.tx(), row).await?)
}

/// The payments to deposit, locked, in a fixed order.
async fn payments(write: &Write, input: &DepositCreate) -> Result<Vec<payment::Model>, DepositError> {
    let mut invalid = Invalid::default();
    let ids: BTreeSet<Uuid> = input.payment_ids.iter().copied().collect();
    invalid.require(ids.len() == input.payment_ids.len(), "payment_ids", "Name each payment once.");
    let mut found = Vec::with_capacity(ids.len());
    for id in ids {
        match write.find_for_update::<payment::Entity>(id).await? {
            Some(payment) => found.push(payment),
            None => invalid.require(false, "payment_ids", "One of these payments is not there. Reload to see them."),
        }
    }
    invalid.finish()?;
    for payment in &found {
        if !payment.status.is_kept() {
            return Err(DepositError::PaymentEnded(payment.reference.clone()));
        }
        if payment.deposit_id.is_some() {
            return Err(DepositError::PaymentDeposited(payment.reference.clone()));
        }
    }
    Ok(found)
}

/// Notes on a payment which deposit it is part of.
async fn name(write: &mut Write, payment: &payment::Model, deposit: Option<&Model>) -> Result<(), DepositError> {
    let change = payment::ActiveModel {
        id: Set(payment.id),
        deposit_id: Set(deposit.map(|row| row.id)),
        version: Set(payment.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..Default::default()
    };
    change.update(write.tx()).await?;
    let action = if deposit.is_some() { "payment.deposited" } else { "payment.deposit_voided" };
    let to = deposit.map(|row| row.deposited_on.to_string());
    let noted = vec![Change { field: "deposited_on".to_owned(), from: None, to }];
    write.record(action, "payment", payment.id, &payment.reference, noted);
    Ok(())
}

pub async fn void(write: &mut Write, id: Uuid, input: DepositVoid) -> Result<Deposit, DepositError> {
    require_everything(&write.actor)?;
    let mut invalid = Invalid::default();
    let reason = invalid.name("reason", &input.reason, 500);
    invalid.finish()?;
    // Payments before their deposit, in the order in which making one locks them.
    let ids: BTreeSet<Uuid> =
        payments_of(write.tx(), write.company_id(), id).await?.into_iter().map(|payment| payment.id).collect();
    let mut payments = Vec::with_capacity(ids.len());
    for payment_id in ids {
        payments.extend(write.find_for_update::<payment::Entity>(payment_id).await?);
    }
    payments.retain(|payment| payment.deposit_id == Some(id));
    let row = write.find_for_update::<Entity>(id).await?.ok_or(DepositError::NotFound)?;
    same_version(row.version, input.version)?;
    if row.voided_at.is_some() {
        return Err(DepositError::Voided);
    }
    if let Some(payment) = payments.iter().find(|payment| payment.status == PaymentStatus::Returned) {
        return Err(DepositError::PaymentReturned(payment.reference.clone()));
    }
    let today: Date = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    reverse(write, (PostingSource::Deposit, id), PostingFact::Voided, today, memo("Voided deposit", &row)).await?;
    for payment in &payments {
        name(write, payment, None).await?;
    }
    let change = ActiveModel {
        id: Set(id),
        voided_at: Set(Some(write.now)),
        voided_by: Set(Some(write.actor.name.clone())),
        void_reason: Set(Some(reason.clone())),
        version: Set(row.version.saturating_add(1)),
        updated_at: Set(write.now),
        ..Default::default()
    };
    let row = change.update(write.tx()).await?;
    let noted = vec![Change { field: "reason".to_owned(), from: None, to: Some(reason) }];
    write.record("deposit.voided", "deposit", id, label(&row), noted);
    Ok(shown_one(write.tx(), row).await?)
}

/// For the reader of the journal, such as `Deposit of Nov 20, 2026, slip 118`.
fn memo(what: &str, row: &Model) -> String {
    format!("{what} of {}", label(row))
}

fn label(row: &Model) -> String {
    let day = row.deposited_on.words();
    row.reference.as_ref().map_or_else(|| day.to_string(), |reference| format!("{day}, {reference}"))
}
