//! Rows by the hundred.

use haul_api::{ApiError, Write};
use sea_orm::EntityTrait;

/// Rows of one statement: SQLite binds 32,766 parameters at most.
const ROWS_AT_ONCE: usize = 500;

/// Inserts any number of rows.
pub(crate) async fn put<E: EntityTrait>(write: &Write, mut rows: Vec<E::ActiveModel>) -> Result<(), ApiError>
where
    E::ActiveModel: Send,
{
    while !rows.is_empty() {
        let rest = rows.split_off(rows.len().min(ROWS_AT_ONCE));
        E::insert_many(rows).exec_without_returning(write.tx()).await?;
        rows = rest;
    }
    Ok(())
}
