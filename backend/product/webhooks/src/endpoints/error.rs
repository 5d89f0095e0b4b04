//! What can go wrong with webhooks.

use haul_api::{ApiError, Invalid};
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum WebhookError {
    #[error("no such endpoint or delivery")]
    NotFound,
    #[error("someone else changed the endpoint")]
    VersionStale,
    #[error("the company has {0} endpoints")]
    Full(u64),
    #[error("the endpoint is not enabled")]
    NotEnabled,
    #[error("the delivery is pending")]
    DeliveryPending,
    #[error("no randomness: {0}")]
    NoRandomness(getrandom::Error),
    #[error(transparent)]
    Invalid(#[from] Invalid),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<getrandom::Error> for WebhookError {
    fn from(error: getrandom::Error) -> Self {
        Self::NoRandomness(error)
    }
}

impl From<WebhookError> for ApiError {
    fn from(error: WebhookError) -> Self {
        match error {
            WebhookError::NotFound => Self::not_found(),
            WebhookError::VersionStale => Self::version_stale(),
            WebhookError::Full(most) => Self::new(
                ErrorCode::WebhookEndpointsFull,
                format!("Your company has {most} webhook endpoints, the most it can have. Remove one first."),
            ),
            WebhookError::NotEnabled => {
                Self::new(ErrorCode::WebhookEndpointNotEnabled, "This endpoint is not enabled. Enable it first.")
            }
            WebhookError::DeliveryPending => Self::new(
                ErrorCode::WebhookDeliveryPending,
                "This delivery is still being attempted, so it will be sent again by itself.",
            ),
            WebhookError::NoRandomness(error) => Self::internal(error),
            WebhookError::Invalid(invalid) => invalid.into(),
            WebhookError::Api(error) => error,
            WebhookError::Db(error) => error.into(),
        }
    }
}
