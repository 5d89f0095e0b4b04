//! The one error type of the API's edge. Features have their own enums and map them here, exhaustively.

use haul_db::{is_serialization_failure, is_timeout, is_unavailable};
use haul_types::{ErrorCode, WriteJson};
use poem::http::StatusCode;
use poem_openapi::{ApiResponse, Object};
use sea_orm::DbErr;

use crate::{Answer, request::request_id};

/// Told to people without a session, and to programs whose key is missing, misspelled, expired, or revoked.
pub const UNAUTHENTICATED: &str = "Sign in, or send a valid API key.";

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
    pub code: ErrorCode,
    /// The same sentence as `detail`.
    pub message: String,
    /// Identifies this request in our logs.
    pub request_id: Option<String>,
    /// Errors in individual parts of the body or the query.
    pub fields: Vec<ProblemField>,
}

/// An error in one field of the body or one parameter.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ProblemField {
    /// Where, with dots: `stops.0.earliest_local`; a parameter by its name.
    pub path: String,
    /// One sentence for a person.
    pub message: String,
}

impl Problem {
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        let message = message.into();
        let status = code.status();
        let title = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
        Self {
            kind: "about:blank".to_owned(),
            title: title.unwrap_or("Error").to_owned(),
            status,
            detail: message.clone(),
            code,
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
    pub fn new(code: ErrorCode, message: impl Into<String>) -> Self {
        Self::of(Problem::new(code, message))
    }

    /// With the parts of the body that are at fault.
    pub fn with_fields(code: ErrorCode, message: impl Into<String>, fields: Vec<ProblemField>) -> Self {
        Self::of(Problem::new(code, message).with_fields(fields))
    }

    pub fn unauthenticated() -> Self {
        Self::new(ErrorCode::Unauthenticated, UNAUTHENTICATED)
    }

    /// Also the response for another company's record.
    pub fn not_found() -> Self {
        Self::new(ErrorCode::NotFound, "There is no such record.")
    }

    pub fn version_stale() -> Self {
        Self::new(ErrorCode::VersionStale, "Another user changed this record. Reload it and repeat your change.")
    }

    pub fn unavailable() -> Self {
        Self::new(ErrorCode::Unavailable, "The service is busy. Try again in a moment.")
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
            status => {
                debug_assert_eq!(status, 500, "the operations' errors have no such status");
                Self::Internal(body)
            }
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
        Self::new(ErrorCode::Internal, "Something went wrong on our side. Nothing was changed.")
    }
}

impl std::fmt::Display for ApiError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let problem = self.problem();
        write!(f, "{} {}: {}", problem.status, problem.code.as_str(), problem.message)
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
        invalid.into_error(ErrorCode::ValidationFailed)
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

    pub(crate) fn into_error(self, code: ErrorCode) -> ApiError {
        let message = match self.0.as_slice() {
            [only] => only.message.clone(),
            many => format!("{} fields need your attention.", many.len()),
        };
        ApiError::with_fields(code, message, self.0)
    }

    pub fn finish(self) -> Result<(), Self> {
        if self.0.is_empty() { Ok(()) } else { Err(self) }
    }
}
