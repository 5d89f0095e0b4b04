//! Load numbers: per company, in order, without gaps, never used twice.

use sea_orm::{
    EntityTrait, Set,
    sea_query::{Expr, ExprTrait, OnConflict},
};

use super::error::LoadError;
use crate::{
    api::Write,
    entity::record_counter::{ActiveModel, Column, Entity},
};

/// Customers see these numbers; nobody needs to know which was the first.
const FIRST: i64 = 1001;

/// Takes the next number. The counter's row stays locked until the transaction ends, so a rollback gives it back.
pub async fn next(write: &Write) -> Result<i64, LoadError> {
    let first =
        ActiveModel { company_id: Set(write.company_id()), kind: Set("load".to_owned()), last_number: Set(FIRST) };
    let mut on_conflict = OnConflict::columns([Column::CompanyId, Column::Kind]);
    on_conflict.value(Column::LastNumber, Expr::col((Entity, Column::LastNumber)).add(1));
    let row = Entity::insert(first).on_conflict(on_conflict.to_owned()).exec_with_returning(write.tx()).await?;
    Ok(row.last_number)
}
