//! What can go wrong with background jobs.

use haul_api::ApiError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum HealthError {
    #[error("no such job of this company")]
    NotFound,
    #[error("the job has not failed")]
    NotFailed,
    #[error("records depend on the job")]
    Needed,
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<HealthError> for ApiError {
    fn from(error: HealthError) -> Self {
        match error {
            HealthError::NotFound => Self::not_found(),
            HealthError::NotFailed => Self::new(
                ErrorCode::JobNotFailed,
                "Only a failed job can be dismissed. This one is still going to run.",
            ),
            HealthError::Needed => Self::new(
                ErrorCode::JobNeeded,
                "This job can't be dismissed, because records depend on it. Retry it instead.",
            ),
            HealthError::Api(error) => error,
            HealthError::Db(error) => error.into(),
        }
    }
}
