//! Requests to other programs' endpoints, on the public internet only.
//!
//! The address is checked when a connection is made, so a name that leads elsewhere than when it was checked (DNS
//! rebinding) gets no connection. There are no redirects.

mod address;
mod resolver;

use std::net::IpAddr;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_trait::async_trait;
use futures::StreamExt;
use futures::future::BoxFuture;
use haul_ports::{WebhookAttempt, WebhookPost, WebhookUrlError, Webhooks};
use reqwest::redirect::Policy;
use reqwest::{Response, Url};
use url::Host;

use crate::http::{client_builder, describe};

pub use address::is_public;
pub use resolver::system_lookup;
use resolver::{NotPublic, PublicResolver};

/// A receiver that needs longer should accept the event and work later. The product's leases are longer.
const TIMEOUT: Duration = Duration::from_secs(10);
/// Idle connections to one endpoint; each is a socket at both ends.
const IDLE_CONNECTIONS: usize = 2;
/// Bytes of a response that are read, so that its connection can be used again. They are not kept.
const RESPONSE_BYTES: usize = 4 * 1024;

/// Finds the addresses of a host name.
pub type Lookup = Arc<dyn Fn(String) -> BoxFuture<'static, std::io::Result<Vec<IpAddr>>> + Send + Sync>;

/// Where webhooks may go.
#[derive(Clone)]
pub struct WebhookSettings {
    /// Allows every address, and `http`: for receivers on a developer's machine.
    pub allows_private_addresses: bool,
    /// From the lookup of the name to the response.
    pub timeout: Duration,
    pub lookup: Lookup,
}

impl Default for WebhookSettings {
    fn default() -> Self {
        Self { allows_private_addresses: false, timeout: TIMEOUT, lookup: system_lookup() }
    }
}

/// Sends webhooks.
#[derive(Clone)]
pub struct WebhookSender {
    client: reqwest::Client,
    settings: WebhookSettings,
}

impl WebhookSender {
    pub fn new(settings: WebhookSettings) -> Result<Self, reqwest::Error> {
        let resolver = PublicResolver {
            lookup: settings.lookup.clone(),
            allows_private_addresses: settings.allows_private_addresses,
        };
        let client = client_builder()
            .timeout(settings.timeout)
            .redirect(Policy::none())
            .pool_max_idle_per_host(IDLE_CONNECTIONS)
            .dns_resolver(Arc::new(resolver))
            .build()?;
        Ok(Self { client, settings })
    }

    /// Sends one request.
    pub async fn send(&self, post: WebhookPost) -> WebhookAttempt {
        let begun = Instant::now();
        let WebhookPost { delivery_id, claim, url, headers, body } = post;
        let sent = match self.checked(&url) {
            Ok((url, _)) => self.post(url, headers, body).await,
            Err(error) => Err(sentence_of(&error)),
        };
        let (status, error) = match sent {
            Ok(status) => (Some(status), None),
            Err(error) => (None, Some(error)),
        };
        let milliseconds = u32::try_from(begun.elapsed().as_millis()).unwrap_or(u32::MAX);
        WebhookAttempt { delivery_id, claim, status, error, milliseconds }
    }

    async fn post(&self, url: Url, headers: Vec<(String, String)>, body: Vec<u8>) -> Result<u16, String> {
        let mut request = self.client.post(url).body(body);
        for (name, value) in headers {
            request = request.header(name, value);
        }
        let response = request.send().await.map_err(|error| self.words(error))?;
        let status = response.status().as_u16();
        drain(response).await;
        Ok(status)
    }

    /// A URL that may be called, with its host, which is a public address unless it is a name.
    fn checked(&self, url: &str) -> Result<(Url, Host), WebhookUrlError> {
        let url = Url::parse(url).map_err(|_| WebhookUrlError::Invalid)?;
        let allows_private = self.settings.allows_private_addresses;
        let is_secure = url.scheme() == "https" || (allows_private && url.scheme() == "http");
        if !is_secure || !url.username().is_empty() || url.password().is_some() {
            return Err(WebhookUrlError::Invalid);
        }
        let host = url.host().ok_or(WebhookUrlError::Invalid)?.to_owned();
        // The resolver is not asked for an address.
        let address = match host {
            Host::Domain(_) => None,
            Host::Ipv4(address) => Some(IpAddr::V4(address)),
            Host::Ipv6(address) => Some(IpAddr::V6(address)),
        };
        match address {
            Some(address) if !allows_private && !is_public(address) => Err(WebhookUrlError::NotPublic),
            _ => Ok((url, host)),
        }
    }

    /// Why nothing came back. The endpoint's own words are not repeated: they may come from inside a network.
    fn words(&self, error: reqwest::Error) -> String {
        if error.is_timeout() {
            return format!("No response within {} seconds.", self.settings.timeout.as_secs());
        }
        if NotPublic::is_cause_of(&error) {
            return sentence_of(&WebhookUrlError::NotPublic);
        }
        if error.is_connect() {
            return format!("Could not connect: {}.", describe(&error.without_url()));
        }
        format!("The connection broke: {}.", describe(&error.without_url()))
    }
}

#[async_trait]
impl Webhooks for WebhookSender {
    async fn check(&self, url: &str) -> Result<(), WebhookUrlError> {
        let (_, host) = self.checked(url)?;
        let Host::Domain(name) = host else { return Ok(()) };
        let found = tokio::time::timeout(self.settings.timeout, (self.settings.lookup)(name)).await;
        let addresses = found.map_err(|_| WebhookUrlError::Unknown)?.map_err(|_| WebhookUrlError::Unknown)?;
        if addresses.is_empty() {
            return Err(WebhookUrlError::Unknown);
        }
        let is_allowed = self.settings.allows_private_addresses || addresses.into_iter().all(is_public);
        if is_allowed { Ok(()) } else { Err(WebhookUrlError::NotPublic) }
    }
}

/// Reads the beginning of a response; a longer one costs its connection.
async fn drain(response: Response) {
    let mut chunks = response.bytes_stream();
    let mut read = 0;
    while let Some(Ok(chunk)) = chunks.next().await {
        read += chunk.len();
        if read > RESPONSE_BYTES {
            return;
        }
    }
}

fn sentence_of(error: &WebhookUrlError) -> String {
    match error {
        WebhookUrlError::Invalid => "The URL cannot receive webhooks.",
        WebhookUrlError::NotPublic => "The URL leads to an address that is not on the public internet.",
        WebhookUrlError::Unknown => "No server has this name.",
    }
    .to_owned()
}
