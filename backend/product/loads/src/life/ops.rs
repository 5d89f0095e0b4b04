//! Decisions about a load as a whole: booking a draft, holding, canceling, TONU, reopening.

use haul_api::{Invalid, Write};
use haul_entity::loads::{charge, load};
use haul_types::{ChargeBasis, ChargeCode, ChargeStatus, Quantity, Rate};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::{
    booking::header::check_reference,
    credit::check::check_load,
    record::{
        action_views::{LoadBooking, LoadReason, LoadTonu},
        actions::check,
        editing::{Editing, open},
        error::LoadError,
        views::{Load, LoadAction},
    },
};

/// After every other charge of the load.
const TONU_SEQUENCE: i32 = 1_000_000;

/// A million dollars: anything above is a typo.
const MAX_TONU_CENTS: i64 = 100_000_000;

pub async fn book(write: &mut Write, id: Uuid, input: LoadBooking) -> Result<Load, LoadError> {
    let editing = opened(write, id, input.version, LoadAction::Book).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.is_draft = Set(false);
    row.update(write.tx()).await?;
    let load = editing.finish(write, "load.booked").await?;
    check_load(write, (load.id, &load.number), load.customer.id, input.accepts_credit_risk).await?;
    Ok(load)
}

pub async fn hold(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = opened(write, id, input.version, LoadAction::Hold).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.hold_reason = Set(Some(reason));
    row.update(write.tx()).await?;
    editing.finish(write, "load.held").await
}

pub async fn release(write: &mut Write, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = opened(write, id, version, LoadAction::Release).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.hold_reason = Set(None);
    row.update(write.tx()).await?;
    editing.finish(write, "load.released").await
}

/// The truck broke down on the road. Others may take over, and what happens at stops can still be recorded.
pub async fn break_down(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = opened(write, id, input.version, LoadAction::BreakDown).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.breakdown_at = Set(Some(write.now));
    row.breakdown_reason = Set(Some(reason));
    row.update(write.tx()).await?;
    editing.finish(write, "load.broken_down").await
}

pub async fn repair(write: &mut Write, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = opened(write, id, version, LoadAction::Repair).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.breakdown_at = Set(None);
    row.breakdown_reason = Set(None);
    row.update(write.tx()).await?;
    editing.finish(write, "load.repaired").await
}

pub async fn cancel(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = opened(write, id, input.version, LoadAction::Cancel).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.cancelled_at = Set(Some(write.now));
    row.cancelled_reason = Set(Some(reason));
    row.hold_reason = Set(None);
    row.update(write.tx()).await?;
    editing.finish(write, "load.cancelled").await
}

/// Truck ordered, not used: of the planned charges only detention of a truck that waited is still owed, plus the amount
/// agreed for this case.
pub async fn tonu(write: &mut Write, id: Uuid, input: LoadTonu) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let mut invalid = Invalid::default();
    let amount_cents = input.amount_cents.map(|cents| invalid.between("amount_cents", cents, 0, MAX_TONU_CENTS));
    let agreed = input.approval_reference.and_then(|text| invalid.optional_text("approval_reference", &text, 120));
    invalid.finish()?;
    let editing = opened(write, id, input.version, LoadAction::Tonu).await?;
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.tonu_at = Set(Some(write.now));
    row.cancelled_reason = Set(Some(reason));
    row.hold_reason = Set(None);
    row.update(write.tx()).await?;
    deny_charges(write, &editing).await?;
    if let Some(cents) = amount_cents.filter(|cents| *cents > 0) {
        insert_tonu_charge(write, &editing.aggregate.load, cents, agreed).await?;
    }
    editing.finish(write, "load.not_used").await
}

/// Undoes a cancellation or a TONU, unless something was billed.
pub async fn reopen(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = opened(write, id, input.version, LoadAction::Reopen).await?;
    let was_tonu = editing.aggregate.load.tonu_at.is_some();
    let mut row = editing.aggregate.load.clone().into_active_model();
    row.cancelled_at = Set(None);
    row.tonu_at = Set(None);
    row.cancelled_reason = Set(None);
    check_reference(write, &row).await?;
    row.update(write.tx()).await?;
    if was_tonu {
        for charge in editing.aggregate.charges.iter().filter(|charge| charge.code == ChargeCode::Tonu) {
            charge::Entity::delete_by_id(charge.id).exec(write.tx()).await?;
        }
        restore_charges(write, &editing).await?;
    }
    editing.finish_because(write, "load.reopened", &reason).await
}

async fn opened(write: &Write, id: Uuid, version: Option<i32>, action: LoadAction) -> Result<Editing, LoadError> {
    let editing = open(write, id, version).await?;
    check(&editing.aggregate, action)?;
    Ok(editing)
}

pub fn checked_reason(reason: &str) -> Result<String, LoadError> {
    let mut invalid = Invalid::default();
    let reason = invalid.text("reason", reason, 500);
    invalid.finish()?;
    Ok(reason)
}

/// Each remembers its former status, so that reopening restores exactly that.
async fn deny_charges(write: &Write, editing: &Editing) -> Result<(), LoadError> {
    for charge in &editing.aggregate.charges {
        let stays = matches!(charge.code, ChargeCode::Tonu | ChargeCode::Detention);
        if stays || !matches!(charge.status, ChargeStatus::Pending | ChargeStatus::Approved) {
            continue;
        }
        let row = charge::ActiveModel {
            id: Set(charge.id),
            status: Set(ChargeStatus::Denied),
            status_before_tonu: Set(Some(charge.status)),
            ..Default::default()
        };
        row.update(write.tx()).await?;
    }
    Ok(())
}

async fn restore_charges(write: &Write, editing: &Editing) -> Result<(), LoadError> {
    for charge in &editing.aggregate.charges {
        let Some(status) = charge.status_before_tonu else { continue };
        let row = charge::ActiveModel {
            id: Set(charge.id),
            status: Set(status),
            status_before_tonu: Set(None),
            ..Default::default()
        };
        row.update(write.tx()).await?;
    }
    Ok(())
}

async fn insert_tonu_charge(
    write: &Write,
    load: &load::Model,
    cents: i64,
    agreed: Option<String>,
) -> Result<(), LoadError> {
    let row = charge::Model {
        id: write.new_id(),
        company_id: load.company_id,
        load_id: load.id,
        sequence: TONU_SEQUENCE,
        code: ChargeCode::Tonu,
        description: None,
        basis: ChargeBasis::Flat,
        quantity_thousandths: Quantity::from_thousandths(1_000).value(),
        follows_miles: false,
        is_from_program: false,
        // Cents to ten-thousandths of a dollar.
        rate_ten_thousandths: Rate::from_ten_thousandths(cents * 100).value(),
        amount_cents: cents,
        status: if agreed.is_some() { ChargeStatus::Approved } else { ChargeStatus::Pending },
        status_before_tonu: None,
        review_reason: None,
        approval_reference: agreed,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    row.into_active_model().reset_all().insert(write.tx()).await?;
    Ok(())
}
