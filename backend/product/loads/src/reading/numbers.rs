//! Loads by several numbers at once, as people paste them from a mail.

use haul_api::{AnyOf, ApiError};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::load::{Column, Entity},
};
use haul_types::folded;
use sea_orm::{ColumnTrait, Condition, QueryFilter};
use uuid::Uuid;

/// Loads with one of these numbers, or whose customer calls them so; all without numbers.
pub fn with_number(numbers: &AnyOf<String>) -> Condition {
    if numbers.is_empty() {
        return Condition::all();
    }
    Condition::any()
        .add(Column::Number.is_in(numbers.values().iter().map(|number| number.trim().to_uppercase())))
        .add(Column::CustomerReferenceFolded.is_in(numbers.values().iter().map(|number| folded(number))))
}

/// Of these numbers, those that no load of the company has; none without numbers.
pub async fn unknown(db: &Db, company_id: Uuid, numbers: &AnyOf<String>) -> Result<Option<Vec<String>>, ApiError> {
    if numbers.is_empty() {
        return Ok(None);
    }
    let rows = Entity::owned_by(company_id).filter(with_number(numbers)).fetch_all(db).await?;
    let is_unknown = |number: &&String| {
        let wanted = folded(number);
        !rows.iter().any(|row| {
            folded(&row.number) == wanted || row.customer_reference_folded.as_deref() == Some(wanted.as_str())
        })
    };
    Ok(Some(numbers.values().iter().filter(is_unknown).cloned().collect()))
}
