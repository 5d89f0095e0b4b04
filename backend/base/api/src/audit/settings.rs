//! How long addresses and devices are kept. The chain keeps their hashes, so erasing them breaks nothing.

use chrono::TimeDelta;
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    base::{
        audit_origin,
        audit_settings::{ActiveModel, Entity, Model},
    },
};
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QuerySelect, Set};
use uuid::Uuid;

use super::views::{AuditSettings, AuditSettingsReplace};
use crate::{ApiError, Change, Invalid, Write, same_version};

/// Long enough to look into last year's dispute.
const USUAL_MONTHS: i32 = 24;
const MAX_MONTHS: i32 = 120;
/// Days in the longest month, so that nothing is erased early.
const DAYS: i64 = 31;

pub async fn read(db: &impl Connection, company_id: Uuid) -> Result<AuditSettings, ApiError> {
    Ok(shown(Entity::owned_by(company_id).fetch_optional(db).await?.as_ref()))
}

fn shown(row: Option<&Model>) -> AuditSettings {
    match row {
        Some(row) => AuditSettings { origin_months: row.origin_months, version: row.version },
        None => AuditSettings { origin_months: USUAL_MONTHS, version: 0 },
    }
}

pub async fn replace(write: &mut Write, input: AuditSettingsReplace) -> Result<AuditSettings, ApiError> {
    let mut invalid = Invalid::default();
    let is_valid = (1..=MAX_MONTHS).contains(&input.origin_months);
    invalid.require(is_valid, "origin_months", "Enter 1 to 120 months.");
    invalid.finish()?;
    let company_id = write.company_id();
    let before = Entity::owned_by(company_id).lock_exclusive().fetch_optional(write.tx()).await?;
    let old = shown(before.as_ref());
    same_version(old.version, input.version)?;
    if before.is_some() && old.origin_months == input.origin_months {
        return Ok(old);
    }
    let row = ActiveModel {
        company_id: Set(company_id),
        origin_months: Set(input.origin_months),
        version: Set(old.version + 1),
        updated_at: Set(write.now),
    };
    let after = match before {
        Some(before) => {
            let mut change = before.into_active_model();
            (change.origin_months, change.version, change.updated_at) =
                (row.origin_months, row.version, row.updated_at);
            change.update(write.tx()).await?
        }
        None => row.insert(write.tx()).await?,
    };
    let change = Change {
        field: "origin_months".to_owned(),
        from: Some(old.origin_months.to_string()),
        to: Some(after.origin_months.to_string()),
    };
    write.record("audit_settings.replaced", "audit_settings", company_id, "Audit log", vec![change]);
    Ok(shown(Some(&after)))
}

fn age(months: i32) -> TimeDelta {
    TimeDelta::days(DAYS * i64::from(months))
}

/// Erases what companies no longer keep.
pub(crate) async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    let own = Entity::find().fetch_all(db).await?;
    let usual = audit_origin::Column::CreatedAt.lt(now - age(USUAL_MONTHS));
    let others = audit_origin::Column::CompanyId.is_not_in(own.iter().map(|row| row.company_id));
    audit_origin::Entity::delete_many().filter(usual).filter(others).exec(db).await?;
    for row in own {
        audit_origin::Entity::delete_many()
            .filter(audit_origin::Column::CompanyId.eq(row.company_id))
            .filter(audit_origin::Column::CreatedAt.lt(now - age(row.origin_months)))
            .exec(db)
            .await?;
    }
    Ok(())
}
