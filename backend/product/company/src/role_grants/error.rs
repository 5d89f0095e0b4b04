//! What can go wrong with role grants.

use haul_api::ApiError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum RoleGrantError {
    #[error("every company's admins have every section")]
    SectionIsDefault,
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<RoleGrantError> for ApiError {
    fn from(error: RoleGrantError) -> Self {
        match error {
            RoleGrantError::SectionIsDefault => {
                Self::new(ErrorCode::SectionIsDefault, "Admins have every section; that cannot be changed.")
            }
            RoleGrantError::Api(error) => error,
            RoleGrantError::Db(error) => error.into(),
        }
    }
}
