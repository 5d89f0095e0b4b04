//! The body of every error that comes from this host itself, in the shape of the product's own errors.

use haul_types::ErrorCode;
use http::StatusCode;
use serde_json::json;

pub const MEDIA_TYPE: &str = "application/problem+json";

/// An RFC 9457 problem with the product's members `code`, `message`, `request_id` and `fields`.
pub fn body(code: ErrorCode, message: &str, request_id: &str) -> String {
    let status = status(code);
    json!({
        "type": "about:blank",
        "title": status.canonical_reason(),
        "status": status.as_u16(),
        "detail": message,
        "code": code.as_str(),
        "message": message,
        "request_id": request_id,
        "fields": [],
    })
    .to_string()
}

/// The status of a code; the catalog has valid ones only.
pub fn status(code: ErrorCode) -> StatusCode {
    StatusCode::from_u16(code.status()).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR)
}
