//! The HTTP edge: everything between the socket and the product.
//!
//! It limits, compresses, secures and logs; it knows nothing about loads or drivers.
//! The product's responses come from an [`AppHandler`]; file bytes are handled here and never reach it.

mod app;
mod blobs;
mod census;
mod client;
mod conditional;
mod connection;
mod deadlines;
mod disposition;
mod encoding;
mod events;
mod files;
mod headers;
mod mailbox;
mod pace;
mod page;
mod problem;
mod proxy;
mod quotas;
mod range;
mod rates;
mod resumable;
mod route;
mod server;
mod tokens;
mod watch;

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use bytes::Bytes;
use futures::FutureExt;
use haul_capability::blobs::BlobStore;
use haul_capability::events::EventHub;
use haul_capability::mail::LocalMailbox;
use ipnet::IpNet;
use metrics_exporter_prometheus::PrometheusHandle;
use poem::http::{HeaderMap, HeaderValue, Method, header};
use poem::{Endpoint, Request, Response};
use sha2::{Digest, Sha256};
use tokio::sync::Notify;

use crate::config::Config;
use crate::message::AppHandler;

use census::Census;
use client::Client;
use files::{Caching, Files, versioned};
use headers::PagePolicy;
use mailbox::Mailbox;
use problem::Problem;
use proxy::EmulatorProxy;
use quotas::Quotas;
use rates::Rates;
use route::Route;
use tokens::Tokens;

pub use app::MAX_BODY_BYTES;
pub use deadlines::Deadlines;
pub use server::{Server, termination};
pub use watch::{MetricsPage, ReadyCheck, install_metrics};

/// The services behind the edge.
pub struct Backends {
    pub app: AppHandler,
    /// Each is notified after each successful mutation: there may be a job to run, or a webhook to send.
    pub changed: Vec<Arc<Notify>>,
    pub is_ready: ReadyCheck,
    pub metrics: PrometheusHandle,
    /// The published API document.
    pub openapi: String,
    pub blobs: BlobStore,
    pub events: EventHub,
    /// Present if mail stays on this machine.
    pub mailbox: Option<LocalMailbox>,
}

/// One listener's endpoint.
pub struct Edge {
    backends: Backends,
    shell: Files,
    remotes: Files,
    web: Files,
    openapi: Document,
    browser_config: Document,
    page_policy: PagePolicy,
    rates: Rates,
    quotas: Quotas,
    tokens: Tokens,
    /// Requests in progress for clients behind proxies, whose connections are not their own.
    proxied: Arc<Census>,
    deadlines: Deadlines,
    mailbox: Option<Mailbox>,
    emulator: Option<EmulatorProxy>,
    public_origin: String,
    is_https: bool,
    trusted_proxies: Vec<IpNet>,
    /// Metrics have their own address.
    hides_metrics: bool,
}

impl Edge {
    pub fn new(config: &Config, backends: Backends, deadlines: Deadlines) -> anyhow::Result<Self> {
        let server = &config.server;
        Ok(Self {
            shell: Files::new(server.web_root.join("shell")),
            remotes: Files::new(server.web_root.join("mfe")),
            web: Files::new(server.web_root.clone()),
            openapi: Document::json(backends.openapi.clone()),
            browser_config: Document::json(page::browser_config(config).to_string()),
            page_policy: PagePolicy::new(config),
            rates: Rates::new(&config.rates),
            quotas: Quotas::new(config.rates.calls_per_minute),
            tokens: Tokens::new(config.rates.refused_tokens_per_minute),
            proxied: Census::new(usize::MAX, server.connections_per_address),
            deadlines,
            mailbox: backends.mailbox.clone().map(|mails| Mailbox::new(config, mails)),
            emulator: config.identity.emulator_host.as_ref().map(EmulatorProxy::new).transpose()?,
            public_origin: server.public_url.as_str().to_owned(),
            is_https: server.public_url.is_https(),
            trusted_proxies: server.trusted_proxies.clone(),
            hides_metrics: server.metrics_listen.is_some(),
            backends,
        })
    }

    /// Frees what idle clients left behind; call it now and then.
    pub fn tidy(&self) {
        self.rates.forget_idle();
        self.quotas.forget_idle();
        self.tokens.forget_idle();
        self.backends.metrics.run_upkeep();
    }

    async fn answer(&self, request: Request, route: Route<'_>, client: &Client) -> Result<Response, Problem> {
        // Later streaming is limited elsewhere: live updates per reader.
        let _seat = match client.is_named_by_proxy.then(|| self.proxied.enter(Some(client.rate_key()))).transpose() {
            Ok(seat) => seat,
            Err(_) => return Ok(too_many_requests(client, Duration::ZERO)),
        };
        if !route.allows(request.method()) {
            return Err(problem::METHOD_NOT_ALLOWED);
        }
        let headers = request.headers();
        match route {
            Route::App => self.answer_app(request, client).await,
            Route::Blob { ticket } if *request.method() == Method::PUT => {
                blobs::take_in(&self.backends.blobs, ticket, request, &self.deadlines).await
            }
            Route::Blob { ticket } if *request.method() == Method::PATCH => {
                resumable::append(&self.backends.blobs, ticket, request, client.request_id, &self.deadlines).await
            }
            Route::Blob { ticket } if resumable::asks_for_offset(&request) => {
                resumable::offset(&self.backends.blobs, ticket).await
            }
            Route::Blob { ticket } => blobs::give_out(&self.backends.blobs, ticket, headers).await,
            Route::Events { ticket } => events::stream(&self.backends.events, ticket, request.uri()),
            Route::OpenApi => Ok(self.openapi.answer(headers)),
            Route::Config => Ok(self.browser_config.answer(headers)),
            Route::Remotes => {
                self.web.answer("remotes.json", Caching::Revalidated, headers).await.ok_or(problem::NOT_FOUND)
            }
            // Only files in a version's folder never change; the list of deployments next to them does.
            Route::Remote { path } if path.split('/').count() < 3 => Err(problem::NOT_FOUND),
            Route::Remote { path } => {
                let mut file =
                    self.remotes.answer(path, Caching::Immutable, headers).await.ok_or(problem::NOT_FOUND)?;
                headers::allow_worker(&mut file, path, headers);
                Ok(file)
            }
            Route::Shell { path } => self.answer_shell(path, headers).await,
            Route::Mailbox => self.mailbox()?.list(self.emulator.as_ref()).await,
            Route::MailboxList => self.mailbox()?.list_as_json(self.emulator.as_ref()).await,
            Route::Mail { id } => self.mailbox()?.mail(id).await,
            Route::Emulator => self.answer_emulator(request).await,
            Route::Health => Ok(watch::health()),
            Route::Ready => Ok(watch::readiness(&self.backends.is_ready, client.request_id).await),
            Route::Metrics if !self.hides_metrics && client.ip.is_loopback() && !client.is_forwarded => {
                Ok(watch::metrics_text(&self.backends.metrics))
            }
            _ => Err(problem::NOT_FOUND),
        }
    }

    async fn answer_app(&self, request: Request, client: &Client) -> Result<Response, Problem> {
        if let Err(wait) = self.rates.check(client.rate_key(), request.method(), request.uri().path()) {
            return Ok(too_many_requests(client, wait));
        }
        let token = self.tokens.mark(request.headers());
        if let Some(token) = token
            && let Err(wait) = self.tokens.check(client.rate_key(), token)
        {
            return Ok(too_many_requests(client, wait));
        }
        let standing = token.and_then(|token| self.quotas.count(token));
        if let Some(standing) = standing
            && let Some(wait) = standing.wait
        {
            return Ok(standing.state_in(too_many_requests(client, wait)));
        }
        let held = conditional::held(request.method(), request.headers());
        let may_change = ![Method::GET, Method::HEAD].contains(request.method());
        let answer = (self.backends.app)(app::request(request, client, self.deadlines.body).await?).await;
        if let Some(token) = token {
            self.tokens.learn(client.rate_key(), token, answer.status);
        }
        if may_change && answer.status.is_success() {
            self.backends.changed.iter().for_each(|waiting| waiting.notify_one());
        }
        let response = match held {
            Some(held) => conditional::response(answer, &held),
            None => app::response(answer),
        };
        Ok(match standing {
            Some(standing) => standing.state_in(response),
            None => response,
        })
    }

    async fn answer_shell(&self, path: &str, headers: &HeaderMap) -> Result<Response, Problem> {
        if path != "index.html"
            && let Some(file) = self.shell.answer(path, Caching::of_name(path), headers).await
        {
            return Ok(file);
        }
        if !page::wants_page(headers) {
            return Err(problem::NOT_FOUND);
        }
        page::shell(&self.shell, &self.page_policy).await.ok_or(problem::NO_SHELL)
    }

    fn mailbox(&self) -> Result<&Mailbox, Problem> {
        self.mailbox.as_ref().ok_or(problem::NOT_FOUND)
    }

    async fn answer_emulator(&self, request: Request) -> Result<Response, Problem> {
        let emulator = self.emulator.as_ref().ok_or(problem::NOT_FOUND)?;
        if !proxy::is_same_origin(request.headers(), &self.public_origin) {
            return Err(problem::CROSS_SITE);
        }
        emulator.forward(request).await
    }
}

impl Endpoint for Edge {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        let started = Instant::now();
        let peer =
            request.remote_addr().as_socket_addr().map_or(std::net::Ipv4Addr::UNSPECIFIED.into(), |addr| addr.ip());
        let client = Client::resolve(peer, request.headers(), &self.trusted_proxies);
        let method = request.method().clone();
        let accepted = encoding::accepted(request.headers());
        let uri = request.uri().clone();
        let route = Route::of(uri.path());
        let mut response = match AssertUnwindSafe(self.answer(request, route, &client)).catch_unwind().await {
            Ok(Ok(response)) => response,
            Ok(Err(problem)) => problem.response(client.request_id),
            Err(_) => problem::INTERNAL.response(client.request_id),
        };
        // Files are already compressed or not worth it; an event must not wait in a compressor.
        if !matches!(route, Route::Blob { .. } | Route::Events { .. }) {
            encoding::compress(&mut response, &accepted);
        }
        headers::secure(&mut response, route.class(), self.is_https, client.request_id);
        watch::record(route.class(), &method, response.status(), client.request_id, started.elapsed());
        Ok(response)
    }
}

fn too_many_requests(client: &Client, wait: Duration) -> Response {
    let mut refusal = problem::TOO_MANY_REQUESTS.response(client.request_id);
    refusal.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(wait.as_secs() + 1));
    refusal
}

/// A small JSON document that stays the same while the server runs.
struct Document {
    text: Bytes,
    etag: String,
}

impl Document {
    fn json(text: String) -> Self {
        let etag = format!("\"{}\"", hex::encode(&Sha256::digest(&text)[..16]));
        Self { text: text.into(), etag }
    }

    fn answer(&self, request: &HeaderMap) -> Response {
        versioned(request, &self.etag, "application/json", &self.text)
    }
}
