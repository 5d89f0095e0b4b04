//! What people decide about billing a load: approving, holding up, sending back, and taking that back.

use haul_api::{
    Write,
    notices::{NewNotice, notify},
};
use haul_entity::loads::load;
use haul_types::{BillingException, BillingStatus, NoticeKind};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::{
    life::ops::checked_reason,
    record::{
        action_views::{LoadException, LoadReason},
        billing::{Decision, decide, message},
        editing::{Editing, open},
        error::LoadError,
        present::codes,
        views::Load,
    },
};

/// Closes the load's revenue. Refused while something is missing for the invoice.
pub async fn approve(write: &mut Write, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, id, version).await?;
    let status = decide(editing.aggregate.load.billing_status, Decision::Approve)?;
    let missing: Vec<_> = codes(&editing.aggregate.load.blocker_codes).map(message).collect();
    if !missing.is_empty() {
        return Err(LoadError::NotReadyToBill(missing));
    }
    save(write, &editing, status, None, None).await?;
    editing.finish(write, "load.billing_approved").await
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

/// Whoever looks after the load hears of it.
pub async fn send_back(write: &mut Write, id: Uuid, input: LoadReason) -> Result<Load, LoadError> {
    let reason = input.reason.clone();
    let sent_back = because(write, id, input, Decision::SendBack, "load.sent_back").await?;
    let dispatcher = sent_back.dispatcher.as_ref().filter(|person| write.actor.id != Some(person.id));
    if let Some(person) = dispatcher {
        let notice = NewNotice {
            kind: NoticeKind::Billing,
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

/// Opens the load's revenue again, as long as it is on no invoice.
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

/// A status that follows the papers starts over; who had decided otherwise is in the history.
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
