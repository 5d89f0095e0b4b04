//! The one error type of the API's edge. Features have their own enums and map them here, exhaustively.

use haul_db::{is_serialization_failure, is_timeout, is_unavailable};
use haul_types::WriteJson;
use poem::http::StatusCode;
use poem_openapi::{ApiResponse, Object};
use sea_orm::DbErr;

use crate::{Answer, request::request_id};

/// An error in the form of RFC 9457.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Problem {
    /// A URI reference for the kind of problem; `about:blank` if the status is enough.
    #[oai(rename = "type")]
    pub kind: String,
    /// The status in words.
    pub title: String,
    /// The HTTP status.
    pub status: u16,
    /// One sentence for a person.
    pub detail: String,
    /// A stable code for programs.
    pub code: String,
    /// The same sentence as `detail`.
    pub message: String,
    /// Identifies this request in our logs.
    pub request_id: Option<String>,
    /// Errors in individual parts of the body.
    pub fields: Vec<ProblemField>,
}

/// An error in one part of the body.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ProblemField {
    /// Where, with dots: `stops.0.earliest_local`.
    pub path: String,
    /// One sentence for a person.
    pub message: String,
}

impl Problem {
    pub fn new(status: StatusCode, code: &str, message: impl Into<String>) -> Self {
        let message = message.into();
        Self {
            kind: "about:blank".to_owned(),
            title: status.canonical_reason().unwrap_or("Error").to_owned(),
            status: status.as_u16(),
            detail: message.clone(),
            code: code.to_owned(),
            message,
            request_id: request_id(),
            fields: Vec::new(),
        }
    }

    fn with_fields(mut self, fields: Vec<ProblemField>) -> Self {
        self.fields = fields;
        self
    }
}

/// Every way an operation can fail.
#[derive(Clone, Debug, ApiResponse)]
pub enum ApiError {
    /// The request could not be read.
    #[oai(status = 400, content_type = "application/problem+json")]
    BadRequest(Answer<Problem>),
    /// No one is signed in, or the credentials are invalid.
    #[oai(status = 401, content_type = "application/problem+json")]
    Unauthenticated(Answer<Problem>),
    /// Signed in, but not allowed to do this.
    #[oai(status = 403, content_type = "application/problem+json")]
    Forbidden(Answer<Problem>),
    /// There is no such record in your company.
    #[oai(status = 404, content_type = "application/problem+json")]
    NotFound(Answer<Problem>),
    /// The record's state does not allow this, or another user changed it first.
    #[oai(status = 409, content_type = "application/problem+json")]
    Conflict(Answer<Problem>),
    /// Understood, but invalid; `fields` has the details.
    #[oai(status = 422, content_type = "application/problem+json")]
    Unprocessable(Answer<Problem>),
    /// Too many requests; wait as long as `Retry-After` says.
    #[oai(status = 429, content_type = "application/problem+json")]
    TooManyRequests(Answer<Problem>),
    /// Our fault; `request_id` identifies it in our logs.
    #[oai(status = 500, content_type = "application/problem+json")]
    Internal(Answer<Problem>),
    /// Temporarily unavailable; the same request may succeed in a moment.
    #[oai(status = 503, content_type = "application/problem+json")]
    Unavailable(Answer<Problem>),
}

impl ApiError {
    pub fn bad_request(message: impl Into<String>) -> Self {
        Self::BadRequest(Answer(Problem::new(StatusCode::BAD_REQUEST, "bad_request", message)))
    }

    pub fn unauthenticated() -> Self {
        Self::unauthenticated_because("unauthenticated", "Sign in to do this.")
    }

    pub fn unauthenticated_because(code: &str, message: &str) -> Self {
        Self::Unauthenticated(Answer(Problem::new(StatusCode::UNAUTHORIZED, code, message)))
    }

    pub fn forbidden(code: &str, message: impl Into<String>) -> Self {
        Self::Forbidden(Answer(Problem::new(StatusCode::FORBIDDEN, code, message)))
    }

    /// Also the response for another company's record.
    pub fn not_found() -> Self {
        Self::NotFound(Answer(Problem::new(StatusCode::NOT_FOUND, "not_found", "There is no such record.")))
    }

    pub fn conflict(code: &str, message: impl Into<String>) -> Self {
        Self::Conflict(Answer(Problem::new(StatusCode::CONFLICT, code, message)))
    }

    pub fn version_stale() -> Self {
        Self::conflict("version_stale", "Another user changed this record. Reload it and repeat your change.")
    }

    pub fn unprocessable(code: &str, message: impl Into<String>) -> Self {
        Self::Unprocessable(Answer(Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message)))
    }

    pub fn unprocessable_fields(code: &str, message: impl Into<String>, fields: Vec<ProblemField>) -> Self {
        let problem = Problem::new(StatusCode::UNPROCESSABLE_ENTITY, code, message);
        Self::Unprocessable(Answer(problem.with_fields(fields)))
    }

    pub fn unavailable() -> Self {
        let message = "The service is busy. Try again in a moment.";
        Self::Unavailable(Answer(Problem::new(StatusCode::SERVICE_UNAVAILABLE, "unavailable", message)))
    }

    pub fn too_many_requests(code: &str, message: impl Into<String>) -> Self {
        Self::TooManyRequests(Answer(Problem::new(StatusCode::TOO_MANY_REQUESTS, code, message)))
    }

    /// The error with this body.
    pub fn of(problem: Problem) -> Self {
        let body = Answer(problem);
        match body.0.status {
            400 => Self::BadRequest(body),
            401 => Self::Unauthenticated(body),
            403 => Self::Forbidden(body),
            404 => Self::NotFound(body),
            409 => Self::Conflict(body),
            422 => Self::Unprocessable(body),
            429 => Self::TooManyRequests(body),
            503 => Self::Unavailable(body),
            _ => Self::Internal(body),
        }
    }

    /// The body, for any status.
    pub fn problem(&self) -> &Problem {
        match self {
            Self::BadRequest(Answer(problem))
            | Self::Unauthenticated(Answer(problem))
            | Self::Forbidden(Answer(problem))
            | Self::NotFound(Answer(problem))
            | Self::Conflict(Answer(problem))
            | Self::Unprocessable(Answer(problem))
            | Self::TooManyRequests(Answer(problem))
            | Self::Internal(Answer(problem))
            | Self::Unavailable(Answer(problem)) => problem,
        }
    }

    /// Logs the cause once, with its chain, and hides it from the client.
    pub fn internal(cause: impl std::fmt::Display) -> Self {
        tracing::error!(request_id = request_id(), cause = %cause, "internal error");
        let message = "Something went wrong on our side. Nothing was changed.";
        Self::Internal(Answer(Problem::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", message)))
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let problem = self.problem();
        write!(f, "{} {}: {}", problem.status, problem.code, problem.message)
    }
}

impl std::error::Error for ApiError {}

impl From<DbErr> for ApiError {
    fn from(error: DbErr) -> Self {
        if is_unavailable(&error) || is_timeout(&error) || is_serialization_failure(&error) {
            tracing::warn!(request_id = request_id(), cause = %error, "database unavailable");
            return Self::unavailable();
        }
        Self::internal(error)
    }
}

impl From<Invalid> for ApiError {
    fn from(invalid: Invalid) -> Self {
        let message = match invalid.0.as_slice() {
            [only] => only.message.clone(),
            many => format!("{} fields need your attention.", many.len()),
        };
        Self::unprocessable_fields("validation_failed", message, invalid.0)
    }
}

/// Collects the errors of a body, so that the user sees all of them at once.
#[derive(Clone, Debug, Default, PartialEq, Eq, thiserror::Error)]
#[error("invalid input")]
pub struct Invalid(Vec<ProblemField>);

impl Invalid {
    /// A single error.
    pub fn field(path: impl Into<String>, message: impl Into<String>) -> Self {
        let mut invalid = Self::default();
        invalid.push(path, message);
        invalid
    }

    pub fn push(&mut self, path: impl Into<String>, message: impl Into<String>) {
        self.0.push(ProblemField { path: path.into(), message: message.into() });
    }

    /// Adds an error unless the condition holds.
    pub fn require(&mut self, holds: bool, path: &str, message: &str) {
        if !holds {
            self.push(path, message);
        }
    }

    /// Keeps the value, or adds the error's text.
    pub fn parse<T, E: std::fmt::Display>(&mut self, path: &str, result: Result<T, E>) -> Option<T> {
        result.map_err(|error| self.push(path, error.to_string())).ok()
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn finish(self) -> Result<(), Self> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}
