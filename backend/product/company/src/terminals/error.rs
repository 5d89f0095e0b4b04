//! What can go wrong with terminals.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TerminalError {
    #[error("no such terminal")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the code {0} is in use")]
    CodeAlreadyUsed(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl TerminalError {
    /// The database decides what is unique; this gives its answer the trade's name.
    pub(super) fn from_write(error: DbErr, code: &str) -> Self {
        match unique_violation(&error) {
            Some("terminal_code_key") => Self::CodeAlreadyUsed(code.to_owned()),
            _ => Self::Db(error),
        }
    }
}

impl From<TerminalError> for ApiError {
    fn from(error: TerminalError) -> Self {
        match error {
            TerminalError::NotFound => Self::not_found(),
            TerminalError::VersionStale => Self::version_stale(),
            TerminalError::CodeAlreadyUsed(code) => {
                Self::conflict("terminal_code_already_used", format!("Another terminal has the code {code}."))
            }
            TerminalError::Invalid(invalid) => invalid.into(),
            TerminalError::Api(error) => error,
            TerminalError::Db(error) => error.into(),
        }
    }
}
