//! Decisions about a load's billing: approving, holding, sending back, and undoing these.

use haul_api::{
    Invalid, Write,
    notices::{NewNotice, notify},
};
use haul_entity::loads::{charge, load};
use haul_types::{BillingException, BillingStatus, ChargeStatus, NoticeKind, dollars};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::{
    charges::ops::NEEDS_REFERENCE,
    life::ops::checked_reason,
    record::{
        action_views::{BillingApproval, ChargeDecision, LoadException, LoadReason},
        amounts::price,
        billing::{Decision, decide, message},
        editing::{Editing, open},
        error::LoadError,
        present::codes,
        views::Load,
    },
};

/// Locks the load's revenue and decides what is still pending. Refused while the invoice lacks something.
pub async fn approve(write: &mut Write, id: Uuid, input: BillingApproval) -> Result<Load, LoadError> {
    let editing = open(write, id, input.version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Approve)?;
    let missing: Vec<_> = codes(&editing.aggregate.load.blocker_codes).map(message).collect();
    if !missing.is_empty() {
        return Err(LoadError::NotReadyToBill(missing));
    }
    let charges = decided(&editing.aggregate.charges, input.charges)?;
    let total_cents = price(&charges).map_or(0, |(_, sums)| sums.agreed_cents);
    if total_cents <= 0 {
        return Err(LoadError::NotReadyToBill(vec![message("charges_missing")]));
    }
    let confirmed_cents = editing.aggregate.load.rate_confirmation_cents.unwrap_or(total_cents);
    if confirmed_cents != total_cents && !input.accepts_rate_difference {
        return Err(LoadError::RateConfirmationDiffers { total_cents, confirmed_cents });
    }
    for (before, after) in editing.aggregate.charges.iter().zip(charges) {
        if *before != after {
            let row = charge::ActiveModel {
                id: Set(after.id),
                status: Set(after.status),
                approval_reference: Set(after.approval_reference),
                version: Set(before.version + 1),
                updated_at: Set(write.now),
                ..Default::default()
            };
            row.update(write.tx()).await?;
        }
    }
    save(write, &editing, status, None, None).await?;
    editing.finish(write, "load.billing_approved").await
}

/// The charges after each pending one is approved or denied.
fn decided(charges: &[charge::Model], decisions: Vec<ChargeDecision>) -> Result<Vec<charge::Model>, LoadError> {
    let mut after = charges.to_vec();
    let mut invalid = Invalid::default();
    for (index, decision) in decisions.into_iter().enumerate() {
        let at = |field: &str| format!("charges.{index}.{field}");
        let Some(charge) = after.iter_mut().find(|charge| charge.id == decision.charge_id) else {
            invalid.require(false, &at("charge_id"), "There is no such charge.");
            continue;
        };
        if charge.status != ChargeStatus::Pending {
            invalid.require(false, &at("charge_id"), "This charge is not pending.");
            continue;
        }
        let reference = decision.approval_reference;
        if let Some(text) = reference.and_then(|text| invalid.optional_text(&at("approval_reference"), &text, 120)) {
            charge.approval_reference = Some(text);
        }
        let needs_reference = decision.is_approved && !charge.code.is_agreed_by_booking();
        let is_told = !needs_reference || charge.approval_reference.is_some();
        invalid.require(is_told, &at("approval_reference"), NEEDS_REFERENCE);
        charge.status = if decision.is_approved { ChargeStatus::Approved } else { ChargeStatus::Denied };
    }
    invalid.finish()?;
    let open: Vec<_> = after.iter().filter(|charge| charge.status == ChargeStatus::Pending).collect();
    if !open.is_empty() {
        return Err(LoadError::ChargesUndecided(open.into_iter().map(named).collect()));
    }
    Ok(after)
}

/// Such as `lumper $150.00`.
fn named(charge: &charge::Model) -> String {
    format!("{} {}", charge.code.as_str().to_lowercase().replace('_', " "), dollars(charge.amount_cents))
}

pub async fn hold(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    because(write, id, input, Decision::Hold, "load.billing_held").await
}

pub async fn flag(write: &mut Write, id: Uuid, input: LoadException) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = open(write, id, input.version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Flag)?;
    save(write, &editing, status, Some(reason.clone()), Some(input.exception)).await?;
    let noted = format!("{}: {reason}", input.exception.as_str().replace('_', " "));
    editing.finish_because(write, "load.billing_flagged", &noted).await
}

/// The load's dispatcher is notified.
pub async fn send_back(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = input.reason.clone();
    let sent_back = because(write, id, input, Decision::SendBack, "load.sent_back").await?;
    if let Some(person) = &sent_back.dispatcher {
        let notice = NewNotice {
            kind: NoticeKind::Billing,
            matter: id.to_string(),
            title: format!("Billing sent load {} back", sent_back.number),
            body: Some(reason),
            path: Some(format!("/apps/loads/{id}")),
        };
        notify(write, person.id, notice).await?;
    }
    Ok(sent_back)
}

pub async fn resubmit(write: &mut Write, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, id, version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Resubmit)?;
    save(write, &editing, status, None, None).await?;
    editing.finish(write, "load.resubmitted").await
}

pub async fn resume(write: &mut Write, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, id, version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Resume)?;
    save(write, &editing, status, None, None).await?;
    editing.finish(write, "load.billing_resumed").await
}

/// Makes the load's revenue editable again, unless it is on an invoice.
pub async fn unlock(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = open(write, id, input.version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Unlock)?;
    save(write, &editing, status, None, None).await?;
    editing.finish_because(write, "load.billing_unlocked", &reason).await
}

async fn because(
    write: &mut Write,
    id: Uuid,
    input: LoadReason,
    decision: Decision,
    action: &str,
) -> Result<Load, LoadError> {
    let reason = checked_reason(&input.reason)?;
    let editing = open(write, id, input.version).await?;
    let status = decide(editing.aggregate.load.billing_status, decision)?;
    save(write, &editing, status, Some(reason.clone()), None).await?;
    editing.finish_because(write, action, &reason).await
}

/// A status that follows the papers starts over; earlier decisions are in the history.
async fn save(
    write: &Write,
    editing: &Editing,
    status: Option<BillingStatus>,
    reason: Option<String>,
    exception: Option<BillingException>,
) -> Result<(), LoadError> {
    let mut row: load::ActiveModel = editing.aggregate.load.clone().into_active_model();
    row.billing_status = Set(status.unwrap_or(BillingStatus::NotReady));
    row.billing_reason = Set(reason);
    row.billing_exception = Set(exception);
    row.billing_decided_by = Set(status.map(|_| write.actor.name.clone()));
    row.billing_decided_at = Set(status.map(|_| write.now));
    row.update(write.tx()).await?;
    Ok(())
}
