//! Another DOT number for the company: the one that it registered with was wrong, or FMCSA gave it a new one.

use haul_api::{Write, changes_between, same_version};
use haul_db::{Fetch, unique_violation};
use haul_entity::company::company::{Entity, Model};
use haul_types::DotNumber;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QuerySelect, Set};

use super::{error::CompanyError, ops::require_fresh, views::Company};

/// Changes the number. It is no longer confirmed, for the operator confirmed another one.
pub async fn change_dot_number(
    write: &mut Write,
    version: i32,
    dot_number: DotNumber,
) -> Result<Company, CompanyError> {
    let before: Model = Entity::find_by_id(write.company_id())
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?
        .ok_or(CompanyError::NotFound)?;
    same_version(before.version, version)?;
    let sealing = write.ctx.sealing.clone();
    if before.dot_number == dot_number.as_str() {
        return Ok(Company::of(before, &*sealing)?);
    }
    require_fresh(write, "the DOT or MC number", "The company's USDOT number was changed").await?;
    let mut row = before.clone().into_active_model();
    row.dot_number = Set(dot_number.into());
    row.is_dot_proven = Set(false);
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await.map_err(|error| match unique_violation(&error) {
        Some("company_dot_number_key") => CompanyError::DotNumberTaken,
        _ => error.into(),
    })?;
    let (before, after) = (Company::of(before, &*sealing)?, Company::of(after, &*sealing)?);
    let changes = changes_between(Some(&before.with_masked_ein()), &after.with_masked_ein());
    write.record("company.updated", "company", after.id, &after.legal_name, changes);
    Ok(after)
}
