//! One request in, one response out.

use bytes::Bytes;
use poem::http::{HeaderName, HeaderValue, Method, StatusCode, Uri, header};
use poem::{Endpoint, Request};

use crate::Component;
use crate::bindings::exports::haul::host::handler::{self, Guest};
use crate::product::product;

impl Guest for Component {
    async fn handle(request: handler::Request) -> handler::Response {
        match poem_request(request) {
            Some(request) => response(product().endpoint.get_response(request).await).await,
            // The host has parsed the request before, so this is unreachable but for a host's mistake.
            None => empty(StatusCode::BAD_REQUEST),
        }
    }
}

fn poem_request(request: handler::Request) -> Option<Request> {
    let mut parsed = Request::builder()
        .method(Method::from_bytes(request.method.as_bytes()).ok()?)
        .uri(request.uri.parse::<Uri>().ok()?)
        .body(request.body);
    let headers = parsed.headers_mut();
    for (name, value) in request.headers {
        let name = HeaderName::from_bytes(name.as_bytes()).ok()?;
        headers.append(name, HeaderValue::from_maybe_shared(Bytes::from(value)).ok()?);
    }
    Some(parsed)
}

async fn response(response: poem::Response) -> handler::Response {
    let (parts, body) = response.into_parts();
    let headers = parts.headers.iter().map(|(name, value)| (name.as_str().to_owned(), value.as_bytes().to_vec()));
    match body.into_vec().await {
        Ok(body) => handler::Response { status: parts.status.as_u16(), headers: headers.collect(), body },
        // The product's bodies are whole and in memory; a stream that breaks has none to give.
        Err(_) => empty(StatusCode::INTERNAL_SERVER_ERROR),
    }
}

fn empty(status: StatusCode) -> handler::Response {
    let headers = vec![(header::CONTENT_LENGTH.as_str().to_owned(), b"0".to_vec())];
    handler::Response { status: status.as_u16(), headers, body: Vec::new() }
}
