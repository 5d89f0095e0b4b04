//! What operators see of the edge: one log line and two metrics per request, open connections, health and readiness.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use futures::future::BoxFuture;
use metrics_exporter_prometheus::{Matcher, PrometheusBuilder, PrometheusHandle};
use poem::http::{Method, StatusCode};
use poem::{Endpoint, Request, Response};
use serde_json::json;
use uuid::Uuid;

use super::problem;
use super::route::RouteClass;

/// Whether requests can be served: the database responds and the product is loaded.
pub type ReadyCheck = Arc<dyn Fn() -> BoxFuture<'static, bool> + Send + Sync>;

const REQUESTS: &str = "haul_http_requests_total";
const REQUEST_SECONDS: &str = "haul_http_request_seconds";
const CONNECTIONS: &str = "haul_http_connections";
const REFUSED_CONNECTIONS: &str = "haul_http_refused_connections_total";
/// From a cached read to the request's limit, about two steps per power of ten.
const SECONDS_BUCKETS: [f64; 10] = [0.001, 0.003, 0.01, 0.03, 0.1, 0.3, 1.0, 3.0, 10.0, 30.0];

/// Installs the process-wide recorder on the first call; later calls give the same one.
pub fn install_metrics() -> PrometheusHandle {
    static HANDLE: OnceLock<PrometheusHandle> = OnceLock::new();
    HANDLE
        .get_or_init(|| {
            let handle = PrometheusBuilder::new()
                .set_buckets_for_metric(Matcher::Full(REQUEST_SECONDS.into()), &SECONDS_BUCKETS)
                .and_then(PrometheusBuilder::install_recorder)
                .expect("the only recorder of this process");
            metrics::describe_counter!(REQUESTS, "Answered requests by route class, method and status.");
            metrics::describe_histogram!(
                REQUEST_SECONDS,
                metrics::Unit::Seconds,
                "Time to the answer's headers by route class."
            );
            metrics::describe_gauge!(CONNECTIONS, "Connections that are open now.");
            metrics::describe_counter!(
                REFUSED_CONNECTIONS,
                "Connections closed unanswered by the limit that was reached: total or address."
            );
            handle
        })
        .clone()
}

/// Records an answered request, without path, query, record ids or address, to protect privacy.
pub fn record(class: RouteClass, method: &Method, status: StatusCode, request_id: Uuid, elapsed: Duration) {
    let method = known_method(method);
    let route = class.as_str();
    metrics::counter!(REQUESTS, "route" => route, "method" => method, "status" => status.as_str().to_owned())
        .increment(1);
    metrics::histogram!(REQUEST_SECONDS, "route" => route).record(elapsed.as_secs_f64());
    let micros = u64::try_from(elapsed.as_micros()).unwrap_or(u64::MAX);
    tracing::info!(target: "haul_host::access", %request_id, method, route, status = status.as_u16(), micros, "request");
}

/// A connection counted as open until this is dropped.
pub struct OpenConnection(());

impl OpenConnection {
    pub fn count() -> Self {
        metrics::gauge!(CONNECTIONS).increment(1.0);
        Self(())
    }
}

impl Drop for OpenConnection {
    fn drop(&mut self) {
        metrics::gauge!(CONNECTIONS).decrement(1.0);
    }
}

/// Counts a connection closed because of a limit. No log line: a flood would fill the log.
pub fn record_refused_connection(limit: &'static str) {
    metrics::counter!(REFUSED_CONNECTIONS, "limit" => limit).increment(1);
}

pub fn health() -> Response {
    json_text(&json!({ "status": "up" }))
}

pub async fn readiness(is_ready: &ReadyCheck, request_id: Uuid) -> Response {
    if is_ready().await { json_text(&json!({ "status": "ready" })) } else { problem::UNAVAILABLE.response(request_id) }
}

pub fn metrics_text(handle: &PrometheusHandle) -> Response {
    handle.run_upkeep();
    Response::builder().content_type("text/plain; version=0.0.4; charset=utf-8").body(handle.render())
}

/// A listener that serves only metrics.
pub struct MetricsPage(pub PrometheusHandle);

impl Endpoint for MetricsPage {
    type Output = Response;

    async fn call(&self, request: Request) -> poem::Result<Response> {
        Ok(match request.uri().path() {
            "/metrics" => metrics_text(&self.0),
            _ => problem::NOT_FOUND.response(Uuid::now_v7()),
        })
    }
}

/// A client may invent methods; a label for each would fill the memory.
fn known_method(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        _ => "other",
    }
}

fn json_text(value: &serde_json::Value) -> Response {
    Response::builder().content_type("application/json").body(value.to_string())
}
