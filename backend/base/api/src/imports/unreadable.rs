//! Why a file is no usable table.

use haul_ports::TablesError;

use crate::ApiError;

/// For people; our own faults are returned as errors.
pub fn unreadable(error: TablesError) -> Result<String, ApiError> {
    Ok(match error {
        TablesError::Missing => "The file is no longer in storage. Upload it again.".to_owned(),
        TablesError::NotATable => "The file is neither CSV nor XLSX, or it is damaged.".to_owned(),
        TablesError::Encrypted => "The file is protected by a password. Save a copy without one.".to_owned(),
        TablesError::Empty => "The file is empty.".to_owned(),
        TablesError::TooManyRows { max } => format!("A file can have at most {max} rows. Split it."),
        TablesError::TooManyColumns { max } => format!("A file can have at most {max} columns."),
        TablesError::CellTooLong { row, column, max } => {
            format!("Row {row}, column {column}: a cell can have at most {max} characters.")
        }
        TablesError::TooLarge => "The file is too large. Split it.".to_owned(),
        TablesError::Timeout => "The file takes too long to read. Split it.".to_owned(),
        TablesError::Unavailable(cause) => {
            tracing::warn!(cause, "tables unavailable");
            return Err(ApiError::unavailable());
        }
    })
}
