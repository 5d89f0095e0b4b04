//! Decisions about a wait. `loads` calls these with the load locked and takes care of the charge.

use haul_api::{ApiError, Change, Write, same_version};
use haul_entity::{
    Owned,
    detention::detention::{ActiveModel, Column, Entity, Model},
};
use haul_types::DetentionStatus;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use crate::{action::DetentionAction, error::DetentionError, words};

/// Whether a status allows a decision.
pub(super) fn is_allowed(status: DetentionStatus, action: DetentionAction) -> bool {
    use DetentionAction::{Approve, Dispute, Reopen, Waive};
    match status {
        DetentionStatus::Pending => matches!(action, Approve | Waive | Dispute),
        DetentionStatus::Disputed => matches!(action, Approve | Waive | Reopen),
        DetentionStatus::Approved => matches!(action, Dispute | Reopen),
        DetentionStatus::Waived => matches!(action, Reopen),
        DetentionStatus::Accruing | DetentionStatus::NotBillable | DetentionStatus::Billed => false,
    }
}

/// The row as it is now; only its load is locked.
pub async fn find(write: &Write, id: Uuid) -> Result<Model, DetentionError> {
    let found = Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    found.ok_or(DetentionError::NotFound)
}

/// Fails unless the row is the version that the person saw and allows the decision.
pub fn check(row: &Model, version: i32, action: DetentionAction) -> Result<(), DetentionError> {
    same_version(row.version, version)?;
    if !is_allowed(row.status, action) {
        return Err(DetentionError::Refused { action, status: row.status });
    }
    Ok(())
}

/// From here on the charge on the load carries the claim.
pub async fn approve(
    write: &mut Write,
    row: Model,
    charge_id: Uuid,
    cents: i64,
    note: Option<String>,
) -> Result<Model, DetentionError> {
    let mut change = decided(write, &row, DetentionStatus::Approved, note);
    change.charge_id = Set(Some(charge_id));
    change.approved_cents = Set(Some(cents));
    save(write, row, change, "detention.approved").await
}

pub async fn waive(write: &mut Write, row: Model, reason: String) -> Result<Model, DetentionError> {
    let change = decided(write, &row, DetentionStatus::Waived, Some(reason));
    save(write, row, change, "detention.waived").await
}

pub async fn dispute(write: &mut Write, row: Model, note: String) -> Result<Model, DetentionError> {
    let change = decided(write, &row, DetentionStatus::Disputed, Some(note));
    save(write, row, change, "detention.disputed").await
}

/// Undecided again; the amount follows when its load is settled.
pub async fn reopen(write: &mut Write, row: Model) -> Result<Model, DetentionError> {
    let mut change = row.clone().into_active_model();
    change.status = Set(DetentionStatus::Pending);
    undecide(&mut change);
    save(write, row, change, "detention.reopened").await
}

/// Detaches the charge before it is removed from the load; returns its id.
pub async fn set_down(write: &Write, row: Model) -> Result<(Model, Option<Uuid>), DetentionError> {
    let charge_id = row.charge_id;
    if charge_id.is_none() {
        return Ok((row, None));
    }
    let mut change = row.into_active_model();
    change.charge_id = Set(None);
    change.approved_cents = Set(None);
    Ok((change.update(write.tx()).await?, charge_id))
}

/// A user removes a charge from the load by hand: its claim is undecided again.
pub async fn release_charge(write: &Write, charge_id: Uuid) -> Result<(), ApiError> {
    let mut change = ActiveModel { status: Set(DetentionStatus::Pending), ..Default::default() };
    undecide(&mut change);
    Entity::update_many()
        .set(change)
        .col_expr(Column::Version, Expr::col(Column::Version).add(1))
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::ChargeId.eq(charge_id))
        .exec(write.tx())
        .await?;
    Ok(())
}

fn decided(write: &Write, row: &Model, status: DetentionStatus, note: Option<String>) -> ActiveModel {
    let mut change = row.clone().into_active_model();
    change.status = Set(status);
    change.has_changed_facts = Set(false);
    change.decided_at = Set(Some(write.now));
    change.decided_by = Set(Some(write.actor.name.clone()));
    change.decision_note = Set(note);
    change
}

fn undecide(change: &mut ActiveModel) {
    change.has_changed_facts = Set(false);
    change.charge_id = Set(None);
    change.approved_cents = Set(None);
    change.decided_at = Set(None);
    change.decided_by = Set(None);
    change.decision_note = Set(None);
}

async fn save(
    write: &mut Write,
    before: Model,
    mut change: ActiveModel,
    action: &str,
) -> Result<Model, DetentionError> {
    change.version = Set(before.version + 1);
    change.updated_at = Set(write.now);
    let after = change.update(write.tx()).await?;
    let told = |field: &str, from: Option<String>, to: Option<String>| {
        (from != to).then(|| Change { field: field.to_owned(), from, to })
    };
    let status = |row: &Model| Some(row.status.as_str().replace('_', " "));
    let dollars = |row: &Model| row.approved_cents.map(haul_types::dollars);
    let changes = [
        told("status", status(&before), status(&after)),
        told("approved", dollars(&before), dollars(&after)),
        told("note", before.decision_note.clone(), after.decision_note.clone()),
    ];
    let label = words::duration(after.billable_minutes);
    write.record(action, "detention", after.id, label, changes.into_iter().flatten().collect());
    Ok(after)
}
