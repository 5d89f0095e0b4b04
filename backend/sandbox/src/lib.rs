//! Providers on the local machine, for tests and demos: they answer as the real ones do, and fail on demand.
//!
//! | Provider | Paths | Module |
//! |---|---|---|
//! | FMCSA's QCMobile | `/qc/services/…` | [`fmcsa`] |
//! | Twilio's Messages API | `/2010-04-01/…` | [`sms`] |
//!
//! What was received and which faults come next is at `/sandbox/<provider>/…`. Never part of a release.

#![recursion_limit = "256"]

pub mod fmcsa;
pub mod sms;

use std::convert::Infallible;
use std::net::SocketAddr;
use std::ops::Deref;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use http_body_util::{BodyExt, Full, Limited};
use hyper::body::Incoming;
use hyper::service::service_fn;
use hyper::{Method, Request, Response};
use hyper_util::rt::TokioIo;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;

use fmcsa::Fmcsa;
use sms::SmsBox;

/// Longer than any message.
const MAX_BODY_BYTES: usize = 64 * 1024;

/// Stops when it is dropped.
pub struct Sandbox {
    url: String,
    providers: Providers,
    listening: JoinHandle<()>,
}

#[derive(Clone, Default)]
pub struct Providers {
    pub fmcsa: Arc<Fmcsa>,
    pub sms: Arc<SmsBox>,
}

/// The providers, such as `sandbox.sms`.
impl Deref for Sandbox {
    type Target = Providers;

    fn deref(&self) -> &Providers {
        &self.providers
    }
}

/// A request, read.
pub(crate) struct Call {
    pub method: Method,
    pub path: String,
    pub query: String,
    pub authorization: Option<String>,
    pub body: Vec<u8>,
}

/// An answer, and how long it takes.
pub(crate) struct Reply {
    pub status: u16,
    pub body: Value,
    pub after: Duration,
}

impl Reply {
    pub fn now(status: u16, body: Value) -> Self {
        Self { status, body, after: Duration::ZERO }
    }
}

impl Sandbox {
    /// Listens at an address; port 0 takes a free one.
    pub async fn start(address: SocketAddr) -> std::io::Result<Self> {
        let listener = TcpListener::bind(address).await?;
        let url = format!("http://{}", listener.local_addr()?);
        let providers = Providers::default();
        let shared = providers.clone();
        let listening = tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                let providers = shared.clone();
                tokio::spawn(async move {
                    let service = service_fn(|request| answer(providers.clone(), request));
                    // A client may leave in the middle.
                    let _ = hyper::server::conn::http1::Builder::new()
                        .serve_connection(TokioIo::new(stream), service)
                        .await;
                });
            }
        });
        Ok(Self { url, providers, listening })
    }

    /// The origin, without a trailing slash.
    pub fn url(&self) -> &str {
        &self.url
    }

    /// Returns when the sandbox is stopped from outside.
    pub async fn wait(mut self) {
        let _ = (&mut self.listening).await;
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.listening.abort();
    }
}

async fn answer(providers: Providers, request: Request<Incoming>) -> Result<Response<Full<Bytes>>, Infallible> {
    let (parts, body) = request.into_parts();
    let reply = match Limited::new(body, MAX_BODY_BYTES).collect().await {
        Ok(body) => route(
            &providers,
            &Call {
                method: parts.method,
                path: parts.uri.path().to_owned(),
                query: parts.uri.query().unwrap_or_default().to_owned(),
                authorization: parts
                    .headers
                    .get("authorization")
                    .and_then(|value| value.to_str().ok())
                    .map(str::to_owned),
                body: body.to_bytes().to_vec(),
            },
        ),
        Err(_) => Reply::now(413, json!({ "message": "too long" })),
    };
    tokio::time::sleep(reply.after).await;
    let mut response = Response::new(Full::new(Bytes::from(reply.body.to_string())));
    *response.status_mut() = hyper::StatusCode::from_u16(reply.status).unwrap_or_default();
    response.headers_mut().insert("content-type", hyper::header::HeaderValue::from_static("application/json"));
    Ok(response)
}

fn route(providers: &Providers, call: &Call) -> Reply {
    let after = |start: &str| call.path.strip_prefix(start);
    if let Some(rest) = after("/sandbox/sms/") {
        return providers.sms.control(call, rest);
    }
    if let Some(rest) = after("/sandbox/fmcsa/") {
        return providers.fmcsa.control(call, rest);
    }
    if let Some(rest) = after("/qc/services/") {
        return providers.fmcsa.answer(call, rest);
    }
    match after("/2010-04-01/") {
        Some(_) => providers.sms.answer(call),
        None => Reply::now(404, json!({ "message": "no provider has this path" })),
    }
}
