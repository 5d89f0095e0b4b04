//! Passes an API request to the product: body in memory, headers cleaned, response back.

use std::time::Duration;

use bytes::{Bytes, BytesMut};
use futures::{Stream, StreamExt};
use poem::http::{HeaderMap, HeaderName, HeaderValue, Uri, header};
use poem::{Body, Request, Response};
use tokio::time::timeout;

use crate::message::{AppRequest, AppResponse};

use super::client::{CLIENT_IP, Client, REQUEST_ID};
use super::problem::{self, Problem};

/// Anything larger is a file and uses tickets; this is copied into the component's memory at once.
pub const MAX_BODY_BYTES: usize = 1024 * 1024;
/// Read and discarded after a refusal, so that a client that is still sending can read the response.
const MAX_DRAINED_BYTES: usize = 4 * 1024 * 1024;
const DRAIN_TIME: Duration = Duration::from_secs(2);

/// Headers of one connection (RFC 9110, 7.6.1), never passed on.
const HOP_BY_HOP: [HeaderName; 9] = [
    header::CONNECTION,
    HeaderName::from_static("keep-alive"),
    HeaderName::from_static("proxy-connection"),
    header::PROXY_AUTHENTICATE,
    header::PROXY_AUTHORIZATION,
    header::TE,
    header::TRAILER,
    header::TRANSFER_ENCODING,
    header::UPGRADE,
];
/// Headers that a client could forge: the product gets its address and id from the edge, and its origin from the
/// settings.
const CLAIMS: [HeaderName; 6] = [
    header::HOST,
    header::FORWARDED,
    HeaderName::from_static("x-forwarded-for"),
    HeaderName::from_static("x-forwarded-host"),
    HeaderName::from_static("x-forwarded-proto"),
    HeaderName::from_static("x-real-ip"),
];

/// Accepts the request, or says why not.
pub async fn request(request: Request, client: &Client, body_time: Duration) -> Result<AppRequest, Problem> {
    let (parts, body) = request.into_parts();
    let body = timeout(body_time, read_body(body, &parts.headers)).await.map_err(|_| problem::BODY_OVERDUE)??;
    let mut headers = parts.headers;
    drop_hop_by_hop(&mut headers);
    for name in CLAIMS.iter().chain([&header::ACCEPT_ENCODING, &header::CONTENT_LENGTH]) {
        headers.remove(name);
    }
    insert(&mut headers, REQUEST_ID, &client.request_id.to_string());
    insert(&mut headers, CLIENT_IP, &client.ip.to_string());
    let uri = parts.uri.into_parts().path_and_query.map_or_else(Uri::default, Uri::from);
    Ok(AppRequest { method: parts.method, uri, headers, body })
}

pub fn response(answer: AppResponse) -> Response {
    let length = answer.body.len();
    let mut response = Response::builder().status(answer.status).body(Body::from_bytes(answer.body));
    *response.headers_mut() = answer.headers;
    drop_hop_by_hop(response.headers_mut());
    response.headers_mut().insert(header::CONTENT_LENGTH, length.into());
    response
}

/// Removes headers that concern one connection only, including those named in `Connection`.
pub fn drop_hop_by_hop(headers: &mut HeaderMap) {
    let named: Vec<HeaderName> = headers
        .get_all(header::CONNECTION)
        .iter()
        .filter_map(|value| value.to_str().ok())
        .flat_map(|value| value.split(','))
        .filter_map(|name| name.trim().parse().ok())
        .collect();
    for name in named.iter().chain(&HOP_BY_HOP) {
        headers.remove(name);
    }
}

async fn read_body(body: Body, headers: &HeaderMap) -> Result<Bytes, Problem> {
    let announced = headers.get(header::CONTENT_LENGTH).and_then(|value| value.to_str().ok()?.parse::<usize>().ok());
    let mut stream = std::pin::pin!(body.into_bytes_stream());
    let mut bytes = BytesMut::with_capacity(announced.unwrap_or_default().min(MAX_BODY_BYTES));
    if announced.is_some_and(|length| length > MAX_BODY_BYTES) {
        drain(&mut stream).await;
        return Err(problem::BODY_TOO_LARGE);
    }
    while let Some(chunk) = stream.next().await {
        let chunk = chunk.map_err(|_| problem::BODY_UNREADABLE)?;
        if bytes.len() + chunk.len() > MAX_BODY_BYTES {
            drain(&mut stream).await;
            return Err(problem::BODY_TOO_LARGE);
        }
        bytes.extend_from_slice(&chunk);
    }
    Ok(bytes.freeze())
}

/// Keeps reading for a while after a refusal: closing at once would reset the connection before the response is read.
pub async fn drain<E>(stream: &mut (impl Stream<Item = Result<Bytes, E>> + Unpin)) {
    let mut drained = 0;
    let reading = async {
        while let Some(Ok(chunk)) = stream.next().await {
            drained += chunk.len();
            if drained > MAX_DRAINED_BYTES {
                break;
            }
        }
    };
    // Whether it ended in time makes no difference to the response.
    let _ = timeout(DRAIN_TIME, reading).await;
}

fn insert(headers: &mut HeaderMap, name: HeaderName, value: &str) {
    if let Ok(value) = HeaderValue::from_str(value) {
        headers.insert(name, value);
    }
}
