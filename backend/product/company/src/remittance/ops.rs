//! The verbs of payment instructions.

use chrono::TimeDelta;
use haul_api::{Change, Invalid, Write, changes_between, json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::remittance_change::{Column, Entity, Model},
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, PaginatorTrait, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    account,
    error::RemittanceError,
    mail,
    views::{BankAccountNumbers, Remittance, RemittanceChange, RemittanceChangeCreate, RemittanceStatus},
    watch::{AnnounceRemittance, OfChange},
};
use crate::company::require_recent_sign_in;

/// Long enough for another Admin to see the notice, whatever the shift.
const WAIT: TimeDelta = TimeDelta::hours(24);
/// More notices would only teach people to ignore them.
const MAX_PER_DAY: u64 = 5;

pub async fn read(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<Remittance, RemittanceError> {
    let waiting = waiting(db, company_id, now).await?;
    Ok(Remittance {
        in_effect: in_effect(db, company_id, now).await?,
        waiting: waiting.map(|row| RemittanceChange::of(row, RemittanceStatus::Waiting)).transpose()?,
    })
}

/// The payment instructions now.
pub async fn in_effect(
    db: &impl Connection,
    company_id: Uuid,
    now: Timestamp,
) -> Result<Option<RemittanceChange>, RemittanceError> {
    let row = effective_row(db, company_id, now).await?;
    Ok(row.map(|row| RemittanceChange::of(row, RemittanceStatus::InEffect)).transpose()?)
}

pub async fn request(write: &mut Write, input: RemittanceChangeCreate) -> Result<RemittanceChange, RemittanceError> {
    require_recent_sign_in(write, "the payment instructions")?;
    // Two changes at once wait for each other here.
    write.lock_company().await?;
    let (company_id, now) = (write.company_id(), write.now);
    if waiting(write.tx(), company_id, now).await?.is_some() {
        return Err(RemittanceError::Waiting);
    }
    let lately = Entity::owned_by(company_id).filter(Column::RequestedAt.gt(now - WAIT)).count(write.tx()).await?;
    if lately >= MAX_PER_DAY {
        return Err(RemittanceError::TooOften);
    }
    let before = effective_row(write.tx(), company_id, now).await?;
    let row = checked(write, input, before.as_ref())?;
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.enqueue_at::<AnnounceRemittance>(&OfChange { change_id: row.id }, row.effective_at).await?;
    let change = RemittanceChange::of(row, RemittanceStatus::Waiting)?;
    let before = before.map(|row| RemittanceChange::of(row, RemittanceStatus::InEffect)).transpose()?;
    let changes = changes_between(before.map(|before| before.payee()).as_ref(), &change.payee());
    write.record("remittance_change.requested", "remittance_change", change.id, &change.remit_name, changes);
    mail::tell_requested(write, &change).await?;
    Ok(change)
}

fn checked(write: &Write, input: RemittanceChangeCreate, before: Option<&Model>) -> Result<Model, RemittanceError> {
    let mut invalid = Invalid::default();
    if let Some(address) = &input.address {
        invalid.check_address("address", address);
    }
    let sealing = &*write.ctx.sealing;
    let mut row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        remit_name: invalid.name("remit_name", &input.remit_name, 120),
        address: input.address.as_ref().map(json_column),
        email: input.email.and_then(|text| invalid.email("email", &text)),
        bank_name: None,
        account_kind: None,
        routing_sealed: None,
        routing_last4: None,
        account_sealed: None,
        account_last4: None,
        requested_by: write.actor.name.clone(),
        requested_at: write.now,
        effective_at: write.now + WAIT,
        announced_at: None,
        stopped_by: None,
        stopped_at: None,
    };
    match (&input.bank, input.keeps_bank_account) {
        (Some(_), true) => invalid.push("keeps_bank_account", "Keep the bank account or enter another one, not both."),
        (Some(bank), false) => account::put(&mut row, bank, sealing, &mut invalid)?,
        (None, true) => match before.filter(|before| before.account_sealed.is_some()) {
            Some(before) => account::copy(&mut row, before, sealing)?,
            None => invalid.push("keeps_bank_account", "There is no bank account to keep. Enter one."),
        },
        (None, false) => {
            invalid.require(row.address.is_some(), "address", "Enter an address for checks, or a bank account.");
        }
    }
    invalid.finish()?;
    Ok(row)
}

/// Stopping twice changes nothing.
pub async fn stop(write: &mut Write, id: Uuid) -> Result<RemittanceChange, RemittanceError> {
    let found = write.find_for_update::<Entity>(id).await?.ok_or(RemittanceError::NotFound)?;
    if found.stopped_at.is_some() {
        return Ok(RemittanceChange::of(found, RemittanceStatus::Stopped)?);
    }
    if found.effective_at <= write.now {
        return Err(RemittanceError::InEffect);
    }
    let mut row = found.into_active_model();
    row.stopped_by = Set(Some(write.actor.name.clone()));
    row.stopped_at = Set(Some(write.now));
    let change = RemittanceChange::of(row.update(write.tx()).await?, RemittanceStatus::Stopped)?;
    let status = |status: RemittanceStatus| Some(status.as_str().to_owned());
    let to = Change {
        field: "status".to_owned(),
        from: status(RemittanceStatus::Waiting),
        to: status(RemittanceStatus::Stopped),
    };
    write.record("remittance_change.stopped", "remittance_change", id, &change.remit_name, vec![to]);
    mail::tell_stopped(write, &change).await?;
    Ok(change)
}

/// The full numbers. The audit log has the event before anyone sees them.
pub async fn reveal(write: &mut Write, id: Uuid) -> Result<BankAccountNumbers, RemittanceError> {
    let found = Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    let found = found.ok_or(RemittanceError::NotFound)?;
    let numbers = account::open(&found, &*write.ctx.sealing)?.ok_or(RemittanceError::NotFound)?;
    write.note("remittance_change.account_revealed", "remittance_change", id, &found.remit_name, Vec::new());
    Ok(numbers)
}

async fn waiting(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id)
        .filter(Column::StoppedAt.is_null())
        .filter(Column::EffectiveAt.gt(now))
        .order_by_desc(Column::EffectiveAt)
        .fetch_optional(db)
        .await
}

async fn effective_row(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id)
        .filter(Column::StoppedAt.is_null())
        .filter(Column::EffectiveAt.lte(now))
        .order_by_desc(Column::EffectiveAt)
        .order_by_desc(Column::Id)
        .fetch_optional(db)
        .await
}
