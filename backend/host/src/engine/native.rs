//! The product in this very process: for development, for comparison, and as the way out.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;

use futures::FutureExt;
use haul_app::AppContext;
use poem::Endpoint;
use poem::endpoint::BoxEndpoint;
use tokio::time::timeout;

use super::JobsOutcome;
use super::failure::{Failure, request_id};
use super::limits::Limits;
use crate::message::{AppRequest, AppResponse};

/// Runs the product natively. Of the limits only those on time apply.
#[derive(Clone)]
pub struct NativeEngine {
    product: Arc<BoxEndpoint<'static, poem::Response>>,
    context: AppContext,
    limits: Arc<Limits>,
}

impl NativeEngine {
    pub fn new(context: AppContext, limits: Limits) -> Self {
        Self { product: Arc::new(haul_app::build(context.clone())), context, limits: Arc::new(limits) }
    }

    /// Answers one request; a panic or an overdue request is a problem body, as with the component.
    pub async fn handle(&self, request: AppRequest) -> AppResponse {
        let id = request_id(&request.headers).to_owned();
        let answer = AssertUnwindSafe(self.answer(request)).catch_unwind();
        match timeout(self.limits.request, answer).await {
            Ok(Ok(Ok(response))) => response,
            Ok(Ok(Err(failure))) => failure.into_response(&id),
            Ok(Err(_)) => Failure::Broke.into_response(&id),
            Err(_) => Failure::Overdue.into_response(&id),
        }
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
            next_due_at: outcome.next_due_at,
        })
    }

    async fn answer(&self, request: AppRequest) -> Result<AppResponse, Failure> {
        let mut native = poem::Request::builder().method(request.method).uri(request.uri).body(request.body);
        *native.headers_mut() = request.headers;
        let (parts, body) = self.product.get_response(native).await.into_parts();
        let body = body.into_bytes().await.map_err(|_| Failure::Broke)?;
        Ok(AppResponse { status: parts.status, headers: parts.headers, body })
    }
}
