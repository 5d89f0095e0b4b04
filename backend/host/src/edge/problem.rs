//! The edge's own refusals.

use haul_types::ErrorCode;
use poem::Response;
use uuid::Uuid;

use crate::problem;

/// An RFC 9457 problem. Business refusals are the product's; these concern transport only.
#[derive(Clone, Copy, Debug)]
pub struct Problem {
    pub code: ErrorCode,
    pub message: &'static str,
}

pub const NOT_FOUND: Problem = Problem::new(ErrorCode::NotFound, "There is nothing at this address.");
pub const NO_SHELL: Problem = Problem::new(
    ErrorCode::NoFrontEnd,
    "No front-end is deployed on this server. Build and deploy it with `make build`.",
);
pub const METHOD_NOT_ALLOWED: Problem =
    Problem::new(ErrorCode::MethodNotAllowed, "This address does not accept this method.");
pub const BODY_TOO_LARGE: Problem = Problem::new(ErrorCode::BodyTooLarge, "The request body is too large.");
pub const BODY_UNREADABLE: Problem =
    Problem::new(ErrorCode::BadRequest, "The request body could not be read completely.");
pub const BODY_OVERDUE: Problem = Problem::new(ErrorCode::BodyOverdue, "The request's body did not arrive in time.");
pub const TOO_MANY_REQUESTS: Problem = Problem::new(
    ErrorCode::TooManyRequests,
    "There have been too many requests from your address. Please wait a moment and try again.",
);
pub const CROSS_SITE: Problem =
    Problem::new(ErrorCode::CrossSiteRequest, "This address answers pages of its own origin only.");
pub const INTERNAL: Problem = Problem::new(ErrorCode::Internal, "An internal error occurred. Please try again later.");
pub const UNAVAILABLE: Problem =
    Problem::new(ErrorCode::Unavailable, "The service is not available just now. Please try again.");
pub const BAD_GATEWAY: Problem =
    Problem::new(ErrorCode::IdentityProviderUnavailable, "The identity provider does not answer.");

impl Problem {
    pub const fn new(code: ErrorCode, message: &'static str) -> Self {
        Self { code, message }
    }

    pub fn response(self, request_id: Uuid) -> Response {
        let body = problem::body(self.code, self.message, &request_id.to_string());
        Response::builder().status(problem::status(self.code)).content_type(problem::MEDIA_TYPE).body(body)
    }
}
