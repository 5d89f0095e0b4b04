//! The product in this very process: for development, for comparison, and as a fallback.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures::FutureExt;
use haul_app::AppContext;
use haul_ports::WebhookAttempt;
use poem::Endpoint;
use poem::endpoint::BoxEndpoint;
use tokio::time::timeout;

use super::failure::{Failure, request_id};
use super::limits::Limits;
use super::traps::{Place, Running, Traps};
use super::{JobsOutcome, WebhookTurn};
use crate::message::{AppRequest, AppResponse};

/// Runs the product natively. Only the time limits apply.
#[derive(Clone)]
pub struct NativeEngine {
    product: Arc<BoxEndpoint<'static, poem::Response>>,
    context: AppContext,
    limits: Arc<Limits>,
    traps: Arc<Traps>,
}

impl NativeEngine {
    /// `traps` is the context's `callers`.
    pub fn new(context: AppContext, limits: Limits, traps: Arc<Traps>) -> Self {
        Self { product: Arc::new(haul_app::build(context.clone())), context, limits: Arc::new(limits), traps }
    }

    /// Handles one request; a panic or an overdue request is a problem body, as with the component.
    pub async fn handle(&self, request: AppRequest) -> AppResponse {
        if self.traps.place_of(&request) == Place::Refused {
            return Failure::Refused.into_response(request_id(&request.headers));
        }
        let running = Running::of(&request);
        let answer = AssertUnwindSafe(self.answer(&request)).catch_unwind();
        let outcome = match timeout(self.limits.request, answer).await {
            Ok(Ok(outcome)) => outcome,
            Ok(Err(_)) => Err(Failure::Broke),
            Err(_) => Err(Failure::Overdue),
        };
        self.traps.end(&running, matches!(outcome, Err(Failure::Broke)));
        outcome.unwrap_or_else(|failure| failure.into_response(request_id(&request.headers)))
    }

    /// Claims and runs at most `limit` due jobs.
    pub async fn run_jobs(&self, limit: u32) -> Result<JobsOutcome, Failure> {
        let run = haul_app::run_jobs(&self.context, limit as usize);
        let outcome = timeout(self.limits.jobs, AssertUnwindSafe(run).catch_unwind())
            .await
            .map_err(|_| Failure::Overdue)?
            .map_err(|_| Failure::Broke)?;
        Ok(JobsOutcome {
            ran: u32::try_from(outcome.ran).unwrap_or(u32::MAX),
            failed: u32::try_from(outcome.failed).unwrap_or(u32::MAX),
            next_due_at: outcome.next_due_at.map(|due| due.utc()),
        })
    }

    /// Stores results of webhooks and claims up to `limit` that are due.
    pub async fn turn_webhooks(&self, done: &[WebhookAttempt], limit: u32) -> Result<WebhookTurn, Failure> {
        let turn = haul_app::turn_webhooks(&self.context, done, limit as usize);
        let turn = timeout(self.limits.jobs, AssertUnwindSafe(turn).catch_unwind())
            .await
            .map_err(|_| Failure::Overdue)?
            .map_err(|_| Failure::Broke)?;
        Ok(WebhookTurn { is_settled: turn.is_settled, posts: turn.posts })
    }

    async fn answer(&self, request: &AppRequest) -> Result<AppResponse, Failure> {
        let native = poem::Request::builder().method(request.method.clone()).uri(request.uri.clone());
        let mut native = native.body(request.body.clone());
        *native.headers_mut() = request.headers.clone();
        let (parts, body) = self.product.get_response(native).await.into_parts();
        let body = body.into_bytes().await.map_err(|_| Failure::Broke)?;
        Ok(AppResponse { status: parts.status, headers: parts.headers, body })
    }
}
