//! The edge's own refusals.

use poem::Response;
use poem::http::StatusCode;
use uuid::Uuid;

use crate::problem;

/// An RFC 9457 problem. Business refusals are the product's; these concern transport only.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    pub status: StatusCode,
    pub code: &'static str,
    pub message: &'static str,
}

pub const NOT_FOUND: Problem = Problem::new(StatusCode::NOT_FOUND, "not_found", "There is nothing at this address.");
pub const NO_SHELL: Problem = Problem::new(
    StatusCode::NOT_FOUND,
    "no_front_end",
    "No front-end is deployed on this server. Build and deploy it with `make build`.",
);
pub const METHOD_NOT_ALLOWED: Problem =
    Problem::new(StatusCode::METHOD_NOT_ALLOWED, "method_not_allowed", "This address does not accept this method.");
pub const BODY_TOO_LARGE: Problem =
    Problem::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", "The request body is too large.");
pub const BODY_UNREADABLE: Problem =
    Problem::new(StatusCode::BAD_REQUEST, "bad_request", "The request body could not be read completely.");
pub const BODY_OVERDUE: Problem =
    Problem::new(StatusCode::REQUEST_TIMEOUT, "body_overdue", "The request's body did not arrive in time.");
pub const TOO_MANY_REQUESTS: Problem = Problem::new(
    StatusCode::TOO_MANY_REQUESTS,
    "too_many_requests",
    "There have been too many requests from your address. Please wait a moment and try again.",
);
pub const CROSS_SITE: Problem =
    Problem::new(StatusCode::FORBIDDEN, "cross_site_request", "This address answers pages of its own origin only.");
pub const INTERNAL: Problem =
    Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", "An internal error occurred. Please try again later.");
pub const UNAVAILABLE: Problem = Problem::new(
    StatusCode::SERVICE_UNAVAILABLE,
    "unavailable",
    "The service is not available just now. Please try again.",
);
pub const BAD_GATEWAY: Problem =
    Problem::new(StatusCode::BAD_GATEWAY, "identity_provider_unavailable", "The identity provider does not answer.");

impl Problem {
    pub const fn new(status: StatusCode, code: &'static str, message: &'static str) -> Self {
        Self { status, code, message }
    }

    pub fn response(self, request_id: Uuid) -> Response {
        Response::builder().status(self.status).content_type(problem::MEDIA_TYPE).body(problem::body(
            self.status,
            self.code,
            self.message,
            &request_id.to_string(),
        ))
    }
}
