//! Human numbers: per company and kind, in order, without gaps, never used twice.

use sea_orm::{
    DbErr, EntityTrait, Set,
    sea_query::{Expr, ExprTrait, OnConflict},
};

use super::Write;
use crate::entity::record_counter::{ActiveModel, Column, Entity};

/// Customers see these numbers; nobody needs to know which was the first.
const FIRST: i64 = 1001;

impl Write {
    /// Takes the next number of a kind. The counter's row stays locked until the transaction ends, so a rollback gives it back.
    pub async fn next_number(&self, kind: &str) -> Result<i64, DbErr> {
        let first =
            ActiveModel { company_id: Set(self.company_id()), kind: Set(kind.to_owned()), last_number: Set(FIRST) };
        let mut on_conflict = OnConflict::columns([Column::CompanyId, Column::Kind]);
        on_conflict.value(Column::LastNumber, Expr::col((Entity, Column::LastNumber)).add(1));
        let row = Entity::insert(first).on_conflict(on_conflict.to_owned()).exec_with_returning(self.tx()).await?;
        Ok(row.last_number)
    }
}
