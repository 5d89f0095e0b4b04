//! Failures of the engine itself, and how a client sees them.

use haul_types::ErrorCode;
use http::{HeaderMap, HeaderValue, StatusCode, header};

use crate::message::AppResponse;
use crate::problem;

/// Seconds until a refused request may be retried: a new instance is there in milliseconds.
const RETRY_AFTER_SECONDS: &str = "1";

/// As long as a trap counts.
const REFUSED_FOR_SECONDS: &str = "600";
const TOO_MANY_FAILURES: &str = "Several of your requests failed on our side. Wait ten minutes, then try again.";

/// Why the engine has no response from the product.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// This request crashed its instance.
    #[error("the request broke its instance")]
    Broke,
    /// The instance was lost because of another request.
    #[error("the instance was lost through another request")]
    Lost,
    /// Too many requests are already waiting.
    #[error("too many requests are waiting")]
    Overloaded,
    /// Too many of this caller's requests crashed their instances.
    #[error("too many requests of this caller broke their instances")]
    Refused,
    /// The time limit has passed.
    #[error("the time limit has passed")]
    Overdue,
}

/// The id that the edge gave a request, or nothing without an edge.
pub(super) fn request_id(headers: &HeaderMap) -> &str {
    headers.get("x-request-id").and_then(|id| id.to_str().ok()).unwrap_or_default()
}

impl Failure {
    fn code(self) -> ErrorCode {
        match self {
            Self::Broke => ErrorCode::Internal,
            Self::Lost => ErrorCode::Interrupted,
            Self::Overloaded => ErrorCode::Overloaded,
            Self::Refused => ErrorCode::TooManyFailures,
            Self::Overdue => ErrorCode::TimedOut,
        }
    }

    fn message(self) -> &'static str {
        match self {
            Self::Broke => "Something went wrong on our side.",
            Self::Lost => "The request was interrupted. Please try again.",
            Self::Overloaded => "The server is busy. Please try again.",
            Self::Refused => TOO_MANY_FAILURES,
            Self::Overdue => "The request took too long.",
        }
    }

    /// The response in the shape of the product's own errors.
    pub fn into_response(self, request_id: &str) -> AppResponse {
        let status = problem::status(self.code());
        let mut headers = HeaderMap::new();
        headers.insert(header::CONTENT_TYPE, HeaderValue::from_static(problem::MEDIA_TYPE));
        match status {
            StatusCode::SERVICE_UNAVAILABLE => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static(RETRY_AFTER_SECONDS));
            }
            StatusCode::TOO_MANY_REQUESTS => {
                headers.insert(header::RETRY_AFTER, HeaderValue::from_static(REFUSED_FOR_SECONDS));
            }
            _ => {}
        }
        AppResponse { status, headers, body: problem::body(self.code(), self.message(), request_id).into() }
    }
}
