//! Serves the identity emulator's paths from this origin, in development and tests only.

use bytes::Bytes;
use futures::TryStreamExt;
use poem::http::{HeaderMap, header};
use poem::{Body, Request, Response};

use crate::config::HostPort;

use super::app::drop_hop_by_hop;
use super::problem::{self, Problem};

pub struct EmulatorProxy {
    client: reqwest::Client,
    origin: String,
}

impl EmulatorProxy {
    pub fn new(host: &HostPort) -> reqwest::Result<Self> {
        haul_capability::tls::install();
        let client = reqwest::Client::builder()
            // The emulator is on this machine or next to it: a proxy from the environment would only get in the way.
            .no_proxy()
            .redirect(reqwest::redirect::Policy::none())
            // It closes connections that rest for a few seconds, and a body that streams can't be sent a second time.
            .pool_max_idle_per_host(0)
            .build()?;
        Ok(Self { client, origin: format!("http://{}", host.as_str()) })
    }

    /// Streams both bodies; neither connection's headers reach the other.
    pub async fn forward(&self, request: Request) -> Result<Response, Problem> {
        let (parts, body) = request.into_parts();
        let path = parts.uri.path_and_query().map_or("/", |path| path.as_str());
        let mut headers = parts.headers;
        drop_hop_by_hop(&mut headers);
        headers.remove(header::HOST);
        let has_body = headers.contains_key(header::CONTENT_LENGTH) || !body.is_empty();
        let mut outgoing = self.client.request(parts.method, format!("{}{path}", self.origin)).headers(headers);
        if has_body {
            outgoing = outgoing.body(reqwest::Body::wrap_stream(body.into_bytes_stream()));
        }
        let answer = outgoing.send().await.map_err(|error| {
            tracing::warn!(%error, "the identity emulator does not answer");
            problem::BAD_GATEWAY
        })?;
        let mut response = Response::builder().status(answer.status()).finish();
        *response.headers_mut() = answer.headers().clone();
        drop_hop_by_hop(response.headers_mut());
        response.set_body(Body::from_bytes_stream(answer.bytes_stream().map_err(std::io::Error::other)));
        Ok(response)
    }

    /// A small response as a whole.
    pub async fn read(&self, path: &str) -> reqwest::Result<Bytes> {
        self.client.get(format!("{}{path}", self.origin)).send().await?.error_for_status()?.bytes().await
    }
}

/// Whether a request comes from one of our own pages, or from no page at all (tests, command lines).
pub fn is_same_origin(headers: &HeaderMap, public_origin: &str) -> bool {
    let text = |name: &str| headers.get(name).map(|value| value.to_str().unwrap_or_default());
    match (text("sec-fetch-site"), text("origin")) {
        (Some(site), _) => matches!(site, "same-origin" | "none"),
        (None, Some(origin)) => origin == public_origin,
        (None, None) => true,
    }
}
