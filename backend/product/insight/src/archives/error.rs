//! What can go wrong with archives.

use haul_api::ApiError;
use haul_ports::BlobError;
use haul_types::ErrorCode;
use sea_orm::DbErr;

#[derive(Debug, thiserror::Error)]
pub enum ArchiveError {
    #[error("no such archive")]
    NotFound,
    #[error("the sign-in is too long ago")]
    RecentSignInNeeded,
    #[error("the caller does not see all terminals")]
    AllTerminalsNeeded,
    #[error("another archive is being written")]
    Running,
    #[error("the last archive is still there")]
    Kept,
    #[error("the file is not there yet")]
    NotDone,
    #[error("the file has expired")]
    Expired,
    #[error(transparent)]
    Blob(#[from] BlobError),
    #[error(transparent)]
    Api(#[from] ApiError),
    #[error(transparent)]
    Db(#[from] DbErr),
}

impl From<ArchiveError> for ApiError {
    fn from(error: ArchiveError) -> Self {
        match error {
            ArchiveError::NotFound => Self::not_found(),
            ArchiveError::RecentSignInNeeded => {
                Self::new(ErrorCode::RecentSignInNeeded, "Sign in again to order or download the company's archive.")
            }
            ArchiveError::AllTerminalsNeeded => Self::new(
                ErrorCode::AllTerminalsNeeded,
                "The archive contains every terminal's records, and you see only some. Ask an Admin who sees them all.",
            ),
            ArchiveError::Running => {
                Self::new(ErrorCode::ArchiveRunning, "An archive is being written. Wait until it is finished.")
            }
            ArchiveError::Kept => Self::new(
                ErrorCode::ArchiveKept,
                "There is an archive of the last day. Download it, or order a new one once it has expired.",
            ),
            ArchiveError::NotDone => Self::new(ErrorCode::ArchiveNotDone, "This archive is still being written."),
            ArchiveError::Expired => Self::new(ErrorCode::ArchiveExpired, "This archive has expired. Order a new one."),
            ArchiveError::Blob(error) => {
                tracing::warn!(cause = %error, "blob store unavailable");
                Self::unavailable()
            }
            ArchiveError::Api(error) => error,
            ArchiveError::Db(error) => error.into(),
        }
    }
}
