//! What can go wrong with tags.

use haul_api::{ApiError, Invalid};
use haul_db::unique_violation;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum TagError {
    #[error("no such tag")]
    NotFound,
    #[error("stale version")]
    VersionStale,
    #[error("the name {0} is in use")]
    NameAlreadyUsed(String),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl TagError {
    /// The database decides what is unique; this gives its answer the trade's name.
    pub fn from_write(error: DbErr, name: &str) -> Self {
        match unique_violation(&error) {
            Some("tag_name_key") => Self::NameAlreadyUsed(name.to_owned()),
            _ => Self::Db(error),
        }
    }
}

impl From<TagError> for ApiError {
    fn from(error: TagError) -> Self {
        match error {
            TagError::NotFound => Self::not_found(),
            TagError::VersionStale => Self::version_stale(),
            TagError::NameAlreadyUsed(name) => Self::conflict(
                "tag_name_already_used",
                format!("There is a tag named {name}, perhaps an archived one."),
            ),
            TagError::Invalid(invalid) => invalid.into(),
            TagError::Api(error) => error,
            TagError::Db(error) => error.into(),
        }
    }
}
