//! Sending: due deliveries are claimed with a lease, sent by the host, and settled by their results.
//!
//! - At least once: a claim whose host died is due again when its lease ends.
//! - In order per record: a delivery waits while an earlier one of its record to the same endpoint is pending.
//! - Each endpoint has lanes of its own, so a slow one delays no other; one that keeps failing has a single lane.

mod claim;
mod owner;
mod schedule;
mod settle;
mod suspend;

use haul_api::AppContext;
use haul_db::Scope;
use haul_ports::{WebhookAttempt, WebhookPost};

pub(crate) use schedule::GIVE_UP_AFTER;

/// What one call of [`turn`] did.
#[derive(Debug, Default)]
pub struct Turn {
    /// Whether the results were stored; if not, hand them in again.
    pub is_settled: bool,
    /// What to send now.
    pub posts: Vec<WebhookPost>,
}

/// Stores the results of attempts and claims up to `limit` due deliveries.
///
/// Database errors are logged; leases make up for what was not claimed or stored.
pub async fn turn(ctx: &AppContext, done: &[WebhookAttempt], limit: usize) -> Turn {
    let db = ctx.db.scoped(Scope::System("deliveries belong to every company"));
    if let Err(error) = settle::settle(ctx, &db, done).await {
        tracing::error!(cause = %error, "results of webhooks could not be stored");
        return Turn::default();
    }
    let posts = claim::claim(ctx, &db, limit).await.unwrap_or_else(|error| {
        tracing::error!(cause = %error, "webhooks could not be claimed");
        Vec::new()
    });
    Turn { is_settled: true, posts }
}
