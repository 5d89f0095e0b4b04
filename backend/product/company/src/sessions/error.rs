//! What can go wrong with sessions.

use haul_api::ApiError;
use sea_orm::DbErr;

use crate::users::UserError;

#[derive(Debug, thiserror::Error)]
pub enum SessionError {
    #[error("no such session")]
    NotFound,
    #[error(transparent)]
    User(#[from] UserError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<SessionError> for ApiError {
    fn from(error: SessionError) -> Self {
        match error {
            SessionError::NotFound => Self::not_found(),
            SessionError::User(error) => error.into(),
            SessionError::Api(error) => error,
            SessionError::Db(error) => error.into(),
        }
    }
}
