//! What can go wrong with merges of facilities.

use haul_api::ApiError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum FacilityError {
    #[error("no such facility")]
    NotFound,
    #[error("the facility was merged into another")]
    AlreadyMerged,
    #[error("a facility cannot be merged with itself")]
    MergedWithItself,
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<FacilityError> for ApiError {
    fn from(error: FacilityError) -> Self {
        match error {
            FacilityError::NotFound => Self::not_found(),
            FacilityError::AlreadyMerged => Self::new(
                ErrorCode::FacilityAlreadyMerged,
                "This facility was merged into another one, which has its stops now.",
            ),
            FacilityError::MergedWithItself => {
                Self::new(ErrorCode::FacilityMergedWithItself, "These are the same facility.")
            }
            FacilityError::Api(error) => error,
            FacilityError::Db(error) => error.into(),
        }
    }
}
