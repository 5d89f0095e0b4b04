//! [`SqlError`] inside sea-orm's [`DbErr`], and back.

use std::sync::Arc;

use sea_orm::DbErr;

use crate::port::SqlError;

/// Wraps a port's error.
///
/// `DbErr` has no variant for errors of custom connections, and `sql_err()` knows only those of sqlx and rusqlite.
/// `TryIntoErr` is the one variant that carries a typed source, so the error travels in it and [`sql_error`] extracts
/// it.
pub(crate) fn into_db_err(error: SqlError) -> DbErr {
    DbErr::TryIntoErr { from: "statement", into: "result", source: Arc::new(error) }
}

/// The port's error inside `error`, if it came from the database.
pub fn sql_error(error: &DbErr) -> Option<&SqlError> {
    match error {
        DbErr::TryIntoErr { source, .. } => source.downcast_ref(),
        _ => None,
    }
}

/// The name of the unique constraint or index that refused the row.
pub fn unique_violation(error: &DbErr) -> Option<&str> {
    match sql_error(error) {
        Some(SqlError::Unique(name)) => Some(name),
        _ => None,
    }
}

/// The name of the foreign key that refused the row; empty on SQLite, which does not report it.
pub fn foreign_key_violation(error: &DbErr) -> Option<&str> {
    match sql_error(error) {
        Some(SqlError::ForeignKey(name)) => Some(name),
        _ => None,
    }
}

/// Whether the database could not be reached; the same call may succeed later.
pub fn is_unavailable(error: &DbErr) -> bool {
    matches!(sql_error(error), Some(SqlError::Unavailable(_)))
}

/// Whether a statement or transaction exceeded its time limit.
pub fn is_timeout(error: &DbErr) -> bool {
    matches!(sql_error(error), Some(SqlError::Timeout))
}

/// Whether two transactions collided; the whole transaction may be tried again.
pub fn is_serialization_failure(error: &DbErr) -> bool {
    matches!(sql_error(error), Some(SqlError::Serialization))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_error_that_was_wrapped() {
        let error = into_db_err(SqlError::Unique("customer_name_key".into()));
        assert_eq!(unique_violation(&error), Some("customer_name_key"));
        assert_eq!(foreign_key_violation(&error), None);
        assert!(!is_timeout(&error));
        assert_eq!(sql_error(&DbErr::Custom("other".into())), None);
    }
}
