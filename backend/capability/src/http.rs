//! Outgoing HTTP to the origins that the operator allows, and to no others.

use std::collections::HashSet;
use std::time::Duration;

use async_trait::async_trait;
use futures::TryStreamExt;
use haul_ports::{HttpClient, HttpError, HttpRequest, HttpResponse};
use reqwest::header::{HeaderMap, HeaderName, HeaderValue};
use reqwest::redirect::Policy;
use reqwest::{Method, Url};

/// A server that moves its own paths does so in one or two steps.
const MAX_REDIRECTS: usize = 5;

/// Where the product may send requests, and within what limits.
#[derive(Clone, Debug)]
pub struct HttpSettings {
    /// Scheme, host and port if unusual: `https://quickbooks.api.intuit.com`. `*` allows all, in development only.
    pub allowed_origins: Vec<String>,
    /// From the first byte sent to the last one read.
    pub timeout: Duration,
    /// A longer response is an error: responses are held in memory and passed to the component whole.
    pub max_response_bytes: usize,
}

impl HttpSettings {
    pub fn new(allowed_origins: Vec<String>) -> Self {
        Self { allowed_origins, timeout: Duration::from_secs(30), max_response_bytes: 8 * 1024 * 1024 }
    }
}

/// The product's HTTP client, over pooled connections.
pub struct AllowedHttp {
    client: reqwest::Client,
    origins: Origins,
    max_response_bytes: usize,
}

enum Origins {
    All,
    Listed(HashSet<String>),
}

impl AllowedHttp {
    pub fn new(settings: &HttpSettings) -> Result<Self, HttpError> {
        let origins = if settings.allowed_origins.iter().any(|origin| origin == "*") {
            Origins::All
        } else {
            let origins = settings.allowed_origins.iter().map(|origin| {
                let url = Url::parse(origin).map_err(|error| HttpError::Failed(format!("{origin}: {error}")))?;
                Ok(url.origin().ascii_serialization())
            });
            Origins::Listed(origins.collect::<Result<_, _>>()?)
        };
        let client = client_builder()
            .timeout(settings.timeout)
            // The allow-list would mean little if an allowed server could point elsewhere.
            .redirect(Policy::custom(|attempt| match attempt.previous() {
                [.., last] if last.origin() == attempt.url().origin() && attempt.previous().len() <= MAX_REDIRECTS => {
                    attempt.follow()
                }
                _ => attempt.stop(),
            }))
            .build()
            .map_err(|error| HttpError::Failed(error.to_string()))?;
        Ok(Self { client, origins, max_response_bytes: settings.max_response_bytes })
    }

    fn check(&self, url: &Url) -> Result<(), HttpError> {
        let origin = url.origin().ascii_serialization();
        let is_allowed = matches!(url.scheme(), "https" | "http")
            && match &self.origins {
                Origins::All => true,
                Origins::Listed(listed) => listed.contains(&origin),
            };
        if is_allowed { Ok(()) } else { Err(HttpError::NotAllowed(origin)) }
    }
}

/// Shared by all of the host's outgoing connections.
pub(crate) fn client_builder() -> reqwest::ClientBuilder {
    crate::tls::install();
    // No proxy from the environment: only this decides what may be called.
    reqwest::Client::builder().user_agent("haul").connect_timeout(Duration::from_secs(5)).no_proxy()
}

#[async_trait]
impl HttpClient for AllowedHttp {
    async fn send(&self, request: HttpRequest) -> Result<HttpResponse, HttpError> {
        let url = Url::parse(&request.url).map_err(|error| HttpError::Failed(format!("the URL: {error}")))?;
        self.check(&url)?;
        let method: Method = request.method.parse().map_err(|_| HttpError::Failed("the method".into()))?;
        let headers = headers(&request.headers)?;
        let call = self.client.request(method, url).headers(headers).body(request.body);
        let response = call.send().await.map_err(failed)?;
        let status = response.status().as_u16();
        let headers = response.headers().iter();
        // Non-ASCII header values have no meaning that the product could rely on.
        let headers =
            headers.filter_map(|(name, value)| Some((name.to_string(), value.to_str().ok()?.to_owned()))).collect();
        let mut body = Vec::new();
        let mut chunks = response.bytes_stream();
        while let Some(chunk) = chunks.try_next().await.map_err(failed)? {
            if body.len() + chunk.len() > self.max_response_bytes {
                return Err(HttpError::Failed(format!("the answer is longer than {} bytes", self.max_response_bytes)));
            }
            body.extend_from_slice(&chunk);
        }
        Ok(HttpResponse { status, headers, body })
    }
}

fn headers(list: &[(String, String)]) -> Result<HeaderMap, HttpError> {
    let mut headers = HeaderMap::new();
    for (name, value) in list {
        let header: HeaderName = name.parse().map_err(|_| HttpError::Failed(format!("the header name {name}")))?;
        // The host controls the connection and its peer.
        if matches!(header.as_str(), "host" | "connection" | "content-length" | "transfer-encoding" | "upgrade") {
            return Err(HttpError::Failed(format!("the header {name} is set by the host")));
        }
        // The value may be a secret, so it is not quoted.
        let value =
            HeaderValue::from_str(value).map_err(|_| HttpError::Failed(format!("the value of header {name}")))?;
        headers.append(header, value);
    }
    Ok(headers)
}

fn failed(error: reqwest::Error) -> HttpError {
    if error.is_timeout() {
        return HttpError::Timeout;
    }
    // URLs may carry secrets.
    HttpError::Failed(describe(&error.without_url()))
}

/// The error with its causes; its own text only names its kind.
pub(crate) fn describe(error: &dyn std::error::Error) -> String {
    let mut text = error.to_string();
    let mut source = error.source();
    while let Some(cause) = source {
        text = format!("{text}: {cause}");
        source = cause.source();
    }
    text
}
