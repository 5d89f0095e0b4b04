//! What can go wrong with saved views.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum SavedViewError {
    #[error("no such saved view of this person")]
    NotFound,
    #[error("the name {0} is in use")]
    NameAlreadyUsed(String),
    /// Two calls at once each made their view the default.
    #[error("another view has just become the default")]
    DefaultRaced,
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl SavedViewError {
    pub(super) fn from_write(error: DbErr, name: &str) -> Self {
        match unique_violation(&error) {
            Some("saved_view_name_key") => Self::NameAlreadyUsed(name.to_owned()),
            Some("saved_view_default_key") => Self::DefaultRaced,
            _ => Self::Db(error),
        }
    }
}

impl From<SavedViewError> for ApiError {
    fn from(error: SavedViewError) -> Self {
        match error {
            SavedViewError::NotFound => Self::not_found(),
            SavedViewError::DefaultRaced => Self::version_stale(),
            SavedViewError::NameAlreadyUsed(name) => {
                Self::new(ErrorCode::SavedViewNameAlreadyUsed, format!("You have another view named {name}."))
            }
            SavedViewError::Invalid(invalid) => invalid.into(),
            SavedViewError::Api(error) => error,
            SavedViewError::Db(error) => error.into(),
        }
    }
}
