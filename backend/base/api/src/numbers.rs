//! Record numbers: per company and kind, in order, without gaps, never reused.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::{
        number_format,
        record_counter::{ActiveModel, Column, Entity},
    },
};
use haul_types::{NumberFormat, NumberKind};
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter, Set,
    sea_query::{Expr, ExprTrait, OnConflict},
};
use uuid::Uuid;

use crate::{Write, zone_of_company};

/// Customers see these numbers and need not know how many came before.
const FIRST: i64 = 1001;

/// A number just taken.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HumanNumber {
    /// Sorts records of a kind.
    pub sequence: i64,
    /// As the company writes it.
    pub text: String,
}

impl Write {
    /// Takes the next number of a kind. The counter's row stays locked until the transaction ends; a rollback returns
    /// the number.
    pub async fn next_number(&self, kind: NumberKind) -> Result<HumanNumber, DbErr> {
        let sequence = self.advance_counter(kind, 1).await?;
        let format = number_format_of(self.tx(), self.company_id(), kind).await?;
        let text = format.text(sequence, self.year_at_company().await?);
        Ok(HumanNumber { sequence, text })
    }

    /// The next number, its counter locked until the transaction ends.
    pub async fn lock_next_number(&self, kind: NumberKind) -> Result<i64, DbErr> {
        Ok(self.advance_counter(kind, 0).await? + 1)
    }

    /// Skips numbers: `next` comes next. The caller has locked the counter and ensures that it only goes up.
    pub async fn skip_to_number(&self, kind: NumberKind, next: i64) -> Result<(), DbErr> {
        Entity::update_many()
            .col_expr(Column::LastNumber, Expr::value(next - 1))
            .filter(Column::CompanyId.eq(self.company_id()))
            .filter(Column::Kind.eq(kind.as_str()))
            .filter(Column::LastNumber.lt(next))
            .exec(self.tx())
            .await?;
        Ok(())
    }

    /// The current year at the company.
    pub async fn year_at_company(&self) -> Result<i32, DbErr> {
        Ok(self.now.date_in(zone_of_company(self.tx(), self.company_id()).await?).year())
    }

    async fn advance_counter(&self, kind: NumberKind, step: i64) -> Result<i64, DbErr> {
        let first = ActiveModel {
            company_id: Set(self.company_id()),
            kind: Set(kind.as_str().to_owned()),
            last_number: Set(FIRST - 1 + step),
        };
        let mut on_conflict = OnConflict::columns([Column::CompanyId, Column::Kind]);
        on_conflict.value(Column::LastNumber, Expr::col((Entity, Column::LastNumber)).add(step));
        let row = Entity::insert(first).on_conflict(on_conflict.to_owned()).exec_with_returning(self.tx()).await?;
        Ok(row.last_number)
    }
}

/// How the company formats the numbers of a kind.
pub async fn number_format_of(db: &impl Connection, company_id: Uuid, kind: NumberKind) -> Result<NumberFormat, DbErr> {
    let row = number_format::Entity::owned_by(company_id)
        .filter(number_format::Column::Kind.eq(kind))
        .fetch_optional(db)
        .await?;
    Ok(row.map_or_else(|| NumberFormat::usual(kind), NumberFormat::from))
}

/// The next number, as a preview; only a write that takes it knows for sure.
pub async fn next_number_of(db: &impl Connection, company_id: Uuid, kind: NumberKind) -> Result<i64, DbErr> {
    let row = Entity::owned_by(company_id).filter(Column::Kind.eq(kind.as_str())).fetch_optional(db).await?;
    Ok(row.map_or(FIRST, |row| row.last_number + 1))
}
