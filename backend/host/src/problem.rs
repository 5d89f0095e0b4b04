//! The body of every error that comes from this host itself, in the shape of the product's own errors.

use http::StatusCode;
use serde_json::json;

pub const MEDIA_TYPE: &str = "application/problem+json";

/// An RFC 9457 problem with the product's members `code`, `message`, `request_id` and `fields`.
pub fn body(status: StatusCode, code: &str, message: &str, request_id: &str) -> String {
    json!({
        "type": "about:blank",
        "title": status.canonical_reason(),
        "status": status.as_u16(),
        "detail": message,
        "code": code,
        "message": message,
        "request_id": request_id,
        "fields": [],
    })
    .to_string()
}
