//! What a company wants its figures to be.

use std::collections::BTreeSet;

use haul_api::{ApiError, Invalid, Write, changes_between, from_json_column, json_column, same_version};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    insight::dashboard_target::{Entity, Model},
};
use haul_types::Rate;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::target_views::{DashboardTarget, DashboardTargets, DashboardTargetsReplace};

/// A hundred million dollars a week, in ten-thousandths: anything larger is a typo.
const MOST: i64 = 1_000_000_000_000;
/// 100 percent.
const WHOLE: i64 = 1_000_000;

pub async fn read(db: &impl Connection, company_id: Uuid) -> Result<DashboardTargets, ApiError> {
    let row = Entity::owned_by(company_id).fetch_optional(db).await?;
    row.map_or_else(|| Ok(DashboardTargets { targets: Vec::new(), version: 0, updated_at: None }), shown)
}

pub async fn replace(write: &mut Write, input: DashboardTargetsReplace) -> Result<DashboardTargets, ApiError> {
    write.lock_company().await?;
    let before = Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    let targets = checked(&input.targets)?;
    let row = match before.clone() {
        Some(before) => {
            let version = before.version + 1;
            let mut row = before.into_active_model();
            row.targets = Set(json_column(&targets));
            row.version = Set(version);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                targets: json_column(&targets),
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    let id = row.id;
    let (before, after) = (before.map(shown).transpose()?, shown(row)?);
    let changes = changes_between(before.as_ref(), &after);
    write.record("dashboard_target.replaced", "dashboard_target", id, "Dashboard targets", changes);
    Ok(after)
}

/// The targets with their values as the product writes them, in the order of the figures.
fn checked(targets: &[DashboardTarget]) -> Result<Vec<DashboardTarget>, ApiError> {
    let mut invalid = Invalid::default();
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (at, target) in targets.iter().enumerate() {
        let field = format!("targets[{at}].value");
        let value = invalid.parse(&field, Rate::parse(&target.value)).unwrap_or_default();
        let most = if target.figure.is_share() { WHOLE } else { MOST };
        let is_known = value.value() > 0 && value.value() <= most;
        let words = if target.figure.is_share() {
            "Enter a percentage up to 100."
        } else {
            "Enter a number greater than zero."
        };
        invalid.require(is_known, &field, words);
        invalid.require(seen.insert(target.figure), &format!("targets[{at}].figure"), "Set each figure's target once.");
        found.push(DashboardTarget { figure: target.figure, value: value.to_string() });
    }
    invalid.finish()?;
    found.sort_by_key(|target| target.figure);
    Ok(found)
}

fn shown(row: Model) -> Result<DashboardTargets, ApiError> {
    Ok(DashboardTargets {
        targets: from_json_column(row.targets)?,
        version: row.version,
        updated_at: Some(row.updated_at),
    })
}
