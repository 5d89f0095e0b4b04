//! How much a role can write off on an invoice without approval.

use std::collections::BTreeSet;

use haul_api::{
    ApiError, Change, Invalid, Write,
    authz::{Actor, ActorKind},
    changed_words, from_json_column, json_column, same_version,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::{
        invoice, invoice_adjustment,
        write_off_settings::{Entity, Model},
    },
};
use haul_types::{AdjustmentKind, ErrorCode, Role, dollars};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};

use super::views::{WriteOffLimit, WriteOffSettings, WriteOffSettingsReplace};
use crate::{invoices::error::InvoiceError, ledger::require_everything};

/// The detention of two or three stops. A whole load needs an Admin.
const USUAL_CENTS: i64 = 50_000;
const USUAL: [WriteOffLimit; 3] = [
    WriteOffLimit { role: Role::TerminalManager, amount_cents: USUAL_CENTS },
    WriteOffLimit { role: Role::SafetyManager, amount_cents: USUAL_CENTS },
    WriteOffLimit { role: Role::User, amount_cents: USUAL_CENTS },
];
/// A million dollars; a higher limit is none.
const MOST_CENTS: i64 = 100_000_000;

pub async fn effective(db: &impl Connection, actor: &Actor) -> Result<WriteOffSettings, ApiError> {
    shown(Entity::owned_by(actor.company_id).fetch_optional(db).await?, actor)
}

fn shown(row: Option<Model>, actor: &Actor) -> Result<WriteOffSettings, ApiError> {
    let stored: Option<Vec<WriteOffLimit>> =
        row.as_ref().map(|row| from_json_column(row.limits.clone())).transpose()?;
    let limits = stored.unwrap_or_else(|| USUAL.to_vec());
    Ok(WriteOffSettings {
        own_limit_cents: limit_of(&limits, actor),
        limits,
        is_default: row.is_none(),
        version: row.as_ref().map_or(0, |row| row.version),
        updated_at: row.map(|row| row.updated_at),
    })
}

/// None if there is no limit.
fn limit_of(limits: &[WriteOffLimit], actor: &Actor) -> Option<i64> {
    let role = match actor.kind {
        ActorKind::System => return None,
        _ => actor.role.unwrap_or(Role::User),
    };
    limits.iter().find(|limit| limit.role == role).map(|limit| limit.amount_cents)
}

/// Refuses a write-off that brings those of the invoice beyond the actor's limit.
pub async fn check(write: &Write, invoice: &invoice::Model, amount_cents: i64) -> Result<(), InvoiceError> {
    let Some(limit_cents) = effective(write.tx(), &write.actor).await?.own_limit_cents else { return Ok(()) };
    let standing = invoice_adjustment::Entity::owned_by(write.company_id())
        .filter(invoice_adjustment::Column::InvoiceId.eq(invoice.id))
        .filter(invoice_adjustment::Column::Kind.eq(AdjustmentKind::WriteOff))
        .filter(invoice_adjustment::Column::VoidedAt.is_null())
        .fetch_all(write.tx())
        .await?;
    let off = standing.iter().map(|standing| standing.amount_cents).fold(amount_cents, i64::saturating_add);
    if off > limit_cents {
        return Err(InvoiceError::WriteOffLimit { limit_cents });
    }
    Ok(())
}

/// Only Admins say who writes off how much.
pub async fn replace(write: &mut Write, input: WriteOffSettingsReplace) -> Result<WriteOffSettings, ApiError> {
    require_everything(&write.actor)?;
    if !write.actor.role.is_some_and(Role::is_admin) {
        return Err(ApiError::new(ErrorCode::PermissionMissing, "Only an Admin can change the write-off limits."));
    }
    write.lock_company().await?;
    let found = Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?;
    let before = shown(found.clone(), &write.actor)?;
    same_version(before.version, input.version)?;
    let mut limits = input.limits;
    let mut invalid = Invalid::default();
    let mut seen = BTreeSet::new();
    for (index, limit) in limits.iter().enumerate() {
        invalid.between(&format!("limits.{index}.amount_cents"), limit.amount_cents, 0, MOST_CENTS);
        invalid.require(
            limit.role != Role::SuperAdmin,
            &format!("limits.{index}.role"),
            "A SuperAdmin always has no limit, to approve what others ask for.",
        );
        invalid.require(seen.insert(limit.role), &format!("limits.{index}.role"), "Use each role only once.");
    }
    invalid.finish()?;
    limits.sort_by_key(|limit| limit.role);
    let row = match found {
        Some(found) => {
            let version = found.version.saturating_add(1);
            let mut row = found.into_active_model();
            row.limits = Set(json_column(&limits));
            row.version = Set(version);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                limits: json_column(&limits),
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    let id = row.id;
    let after = shown(Some(row), &write.actor)?;
    let label = "the write-off limits";
    write.record("write_off_settings.replaced", "write_off_settings", id, label, changes(&before, &after));
    Ok(after)
}

fn changes(before: &WriteOffSettings, after: &WriteOffSettings) -> Vec<Change> {
    let limit = |settings: &WriteOffSettings, role: Role| {
        let found = settings.limits.iter().find(|limit| limit.role == role);
        found.map_or("no limit".to_owned(), |limit| dollars(limit.amount_cents))
    };
    changed_words(Role::ALL.iter().map(|role| (role.as_str(), limit(before, *role), limit(after, *role))))
}
