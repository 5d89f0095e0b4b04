//! Reads that a program repeats (RFC 9110, 13.1.2): a tag of the body, and 304 while the body is the same.

use poem::Response;
use poem::http::{HeaderMap, HeaderValue, Method, StatusCode, header};
use twox_hash::XxHash3_128;

use crate::message::AppResponse;

use super::app;
use super::files::is_held;

/// The tags that the caller of a read has; none for other requests.
pub fn held(method: &Method, headers: &HeaderMap) -> Option<Vec<HeaderValue>> {
    (method == Method::GET).then(|| headers.get_all(header::IF_NONE_MATCH).iter().cloned().collect())
}

/// The answer of a read with its tag, and without its body if the caller has it.
pub fn response(answer: AppResponse, held: &[HeaderValue]) -> Response {
    if answer.status != StatusCode::OK || answer.body.is_empty() {
        return app::response(answer);
    }
    // A caller who contrives two bodies with one tag misleads only itself: no cryptographic hash is needed.
    let etag = format!("\"{:032x}\"", XxHash3_128::oneshot(&answer.body));
    let answer = match is_held(held, &etag) {
        true => not_modified(answer),
        false => answer,
    };
    let mut response = app::response(answer);
    if let Ok(etag) = HeaderValue::from_str(&etag) {
        response.headers_mut().insert(header::ETAG, etag);
    }
    response
}

fn not_modified(mut answer: AppResponse) -> AppResponse {
    answer.headers.remove(header::CONTENT_TYPE);
    AppResponse { status: StatusCode::NOT_MODIFIED, body: Vec::new().into(), ..answer }
}
