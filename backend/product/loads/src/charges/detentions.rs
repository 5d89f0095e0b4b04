//! Decisions about detention, with the charge that each adds to or removes from the load.

use haul_api::{ApiError, Invalid, Write, from_json_column};
use haul_detention::{Detention, DetentionAction, DetentionError, charge_description};
use haul_entity::{Owned, detention::detention as row, loads::charge, partners::facility};
use haul_types::{ChargeBasis, ChargeCode, ChargeStatus, DetentionTerms, Quantity, Rate, amount_cents};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use uuid::Uuid;

use super::detention_views::{DetentionApprove, DetentionNote, DetentionReason};
use crate::record::{
    actions::check,
    editing::{Editing, open, resettle},
    error::LoadError,
    views::LoadAction,
};

/// Claims it: the charge counts as agreed with the customer.
pub async fn approve(write: &mut Write, id: Uuid, input: DetentionApprove) -> Result<Detention, LoadError> {
    let (editing, found) = opened(write, id, input.version, DetentionAction::Approve).await?;
    check(&editing.aggregate, LoadAction::EditCharges)?;
    let mut invalid = Invalid::default();
    let cents = input.amount_cents.unwrap_or(found.amount_cents);
    invalid.between("amount_cents", cents, 1, found.amount_cents.max(1));
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 500));
    invalid.finish()?;
    let (found, _) = haul_detention::set_down(write, found).await.map_err(ApiError::from)?;
    let charge = charge_for(write, &editing, &found, cents).await?;
    let charge_id = charge.id;
    charge.into_active_model().reset_all().insert(write.tx()).await?;
    haul_detention::approve(write, found, charge_id, cents, note).await.map_err(ApiError::from)?;
    editing.finish(write, "load.detention_charged").await?;
    shown(write, id).await
}

pub async fn waive(write: &mut Write, id: Uuid, input: DetentionReason) -> Result<Detention, LoadError> {
    let (editing, found) = opened(write, id, input.version, DetentionAction::Waive).await?;
    let reason = checked("reason", &input.reason)?;
    let (found, is_discharged) = discharged(write, &editing, found).await?;
    haul_detention::waive(write, found, reason).await.map_err(ApiError::from)?;
    finish(write, editing, is_discharged).await?;
    shown(write, id).await
}

/// A claim already on its way to an invoice stays there; otherwise its charge is removed until both sides agree.
pub async fn dispute(write: &mut Write, id: Uuid, input: DetentionNote) -> Result<Detention, LoadError> {
    let (editing, found) = opened(write, id, input.version, DetentionAction::Dispute).await?;
    let note = checked("note", &input.note)?;
    let (found, is_discharged) = match editing.aggregate.load.billing_status.is_financially_locked() {
        true => (found, false),
        false => discharged(write, &editing, found).await?,
    };
    haul_detention::dispute(write, found, note).await.map_err(ApiError::from)?;
    finish(write, editing, is_discharged).await?;
    shown(write, id).await
}

pub async fn reopen(write: &mut Write, id: Uuid, version: i32) -> Result<Detention, LoadError> {
    let (editing, found) = opened(write, id, version, DetentionAction::Reopen).await?;
    let (found, is_discharged) = discharged(write, &editing, found).await?;
    haul_detention::reopen(write, found).await.map_err(ApiError::from)?;
    finish(write, editing, is_discharged).await?;
    shown(write, id).await
}

/// Locks the load before its parts, so that two writers never deadlock.
async fn opened(
    write: &Write,
    id: Uuid,
    version: i32,
    action: DetentionAction,
) -> Result<(Editing, row::Model), LoadError> {
    let load_id = haul_detention::find(write, id).await.map_err(missing)?.load_id;
    let editing = open(write, load_id, None).await?;
    let found = haul_detention::find(write, id).await.map_err(missing)?;
    haul_detention::check(&found, version, action).map_err(ApiError::from)?;
    Ok((editing, found))
}

fn missing(error: DetentionError) -> LoadError {
    match error {
        DetentionError::NotFound => LoadError::NotFound,
        other => LoadError::Api(other.into()),
    }
}

/// Removes the charge from the load; returns whether there was one.
async fn discharged(write: &Write, editing: &Editing, found: row::Model) -> Result<(row::Model, bool), LoadError> {
    if found.charge_id.is_some() {
        check(&editing.aggregate, LoadAction::EditCharges)?;
    }
    let (found, charge_id) = haul_detention::set_down(write, found).await.map_err(ApiError::from)?;
    if let Some(id) = charge_id {
        charge::Entity::delete_by_id(id).exec(write.tx()).await?;
    }
    Ok((found, charge_id.is_some()))
}

/// The load's version goes up only if its charges changed.
async fn finish(write: &mut Write, editing: Editing, is_discharged: bool) -> Result<(), LoadError> {
    match is_discharged {
        true => editing.finish(write, "load.detention_charge_removed").await.map(|_| ()),
        false => Ok(resettle(write, editing.aggregate.load.id).await?),
    }
}

/// Hours at the terms' rate if that gives exactly the amount, else a flat amount.
async fn charge_for(
    write: &Write,
    editing: &Editing,
    found: &row::Model,
    cents: i64,
) -> Result<charge::Model, LoadError> {
    let terms: DetentionTerms = from_json_column(found.terms.clone())?;
    let facility = facility::Entity::find_owned(found.company_id, found.facility_id).fetch_optional(write.tx()).await?;
    let facility = facility.map(|row| row.name).unwrap_or_default();
    // Cents to ten-thousandths of a dollar.
    let hourly = Rate::from_ten_thousandths(terms.hourly_rate_cents * 100);
    let hours = Quantity::from_thousandths(found.billable_minutes * 1_000 / 60);
    let (basis, quantity, rate) = match amount_cents(hours, hourly) == cents {
        true => (ChargeBasis::PerHour, hours, hourly),
        false => (ChargeBasis::Flat, Quantity::from_thousandths(1_000), Rate::from_ten_thousandths(cents * 100)),
    };
    let sequence = editing.aggregate.charges.iter().map(|charge| charge.sequence).max().unwrap_or_default() + 1;
    Ok(charge::Model {
        id: write.new_id(),
        company_id: found.company_id,
        load_id: found.load_id,
        sequence,
        code: ChargeCode::Detention,
        description: Some(charge_description(&facility, found.billable_minutes, terms.hourly_rate_cents, cents)),
        basis,
        quantity_thousandths: quantity.value(),
        follows_miles: false,
        is_from_program: false,
        rate_ten_thousandths: rate.value(),
        amount_cents: cents,
        status: ChargeStatus::Approved,
        status_before_tonu: None,
        review_reason: None,
        approval_reference: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    })
}

fn checked(path: &str, text: &str) -> Result<String, LoadError> {
    let mut invalid = Invalid::default();
    let text = invalid.text(path, text, 500);
    invalid.finish()?;
    Ok(text)
}

async fn shown(write: &Write, id: Uuid) -> Result<Detention, LoadError> {
    haul_detention::read(write.tx(), write.company_id(), id, write.now).await.map_err(missing)
}
