//! Sums that both databases answer alike.

use sea_orm::sea_query::{Expr, ExprTrait};

/// The sum of whole numbers; 0 of none. PostgreSQL adds bigints up to a numeric, and a sum of nothing is null.
pub fn sum_of(numbers: impl Into<Expr>) -> Expr {
    numbers.into().sum().cast_as("bigint").if_null(0_i64)
}
