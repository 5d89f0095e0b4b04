//! Webhooks of the component, as the native types.

use haul_ports::{WebhookAttempt, WebhookPost};

use super::bindings::exports::haul::host::deliveries::{Attempt, Post, Turn};
use super::interfaces::values::{uuid, wit_uuid};

/// What the product did with results, and what it wants sent.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct WebhookTurn {
    /// Whether the results were stored; if not, hand them in again.
    pub is_settled: bool,
    pub posts: Vec<WebhookPost>,
}

pub(super) fn into_guest(done: &[WebhookAttempt]) -> Vec<Attempt> {
    let attempt = |it: &WebhookAttempt| Attempt {
        delivery_id: wit_uuid(it.delivery_id),
        claim: wit_uuid(it.claim),
        status: it.status,
        error: it.error.clone(),
        milliseconds: it.milliseconds,
    };
    done.iter().map(attempt).collect()
}

impl From<Turn> for WebhookTurn {
    fn from(turn: Turn) -> Self {
        let post = |it: Post| WebhookPost {
            delivery_id: uuid(it.delivery_id),
            claim: uuid(it.claim),
            url: it.url,
            headers: it.headers,
            body: it.body,
        };
        Self { is_settled: turn.is_settled, posts: turn.posts.into_iter().map(post).collect() }
    }
}
