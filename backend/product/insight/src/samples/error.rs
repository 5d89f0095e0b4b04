//! What can go wrong with the sample load.

use haul_api::ApiError;
use haul_db::unique_violation;
use haul_loads::LoadError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum SampleError {
    #[error("the company has no sample load")]
    NotFound,
    #[error("the company has a sample load already")]
    Exists,
    #[error(transparent)]
    Load(#[from] LoadError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(DbErr),
}

impl From<DbErr> for SampleError {
    fn from(error: DbErr) -> Self {
        match unique_violation(&error) {
            Some("sample_company_id_key") => Self::Exists,
            _ => Self::Db(error),
        }
    }
}

impl From<SampleError> for ApiError {
    fn from(error: SampleError) -> Self {
        match error {
            SampleError::NotFound => Self::not_found(),
            SampleError::Exists => Self::new(
                ErrorCode::SampleLoadExists,
                "Your company already has a sample load. Remove it to create another.",
            ),
            SampleError::Load(error) => error.into(),
            SampleError::Api(error) => error,
            SampleError::Db(error) => error.into(),
        }
    }
}
