//! Webhooks that are due, when the host asks for them.

use haul_ports::{WebhookAttempt, WebhookPost};

use crate::Component;
use crate::bindings::exports::haul::host::deliveries::{Attempt, Guest, Post, Turn};
use crate::product::product;
use crate::values::{uuid, wit_uuid};

impl Guest for Component {
    async fn take_turn(done: Vec<Attempt>, limit: u32) -> Turn {
        let done: Vec<_> = done.into_iter().map(WebhookAttempt::from).collect();
        let turn = haul_app::turn_webhooks(&product().context, &done, limit as usize).await;
        Turn { is_settled: turn.is_settled, posts: turn.posts.into_iter().map(Post::from).collect() }
    }
}

impl From<Attempt> for WebhookAttempt {
    fn from(it: Attempt) -> Self {
        Self {
            delivery_id: uuid(it.delivery_id),
            claim: uuid(it.claim),
            status: it.status,
            error: it.error,
            milliseconds: it.milliseconds,
        }
    }
}

impl From<WebhookPost> for Post {
    fn from(it: WebhookPost) -> Self {
        Self {
            delivery_id: wit_uuid(it.delivery_id),
            claim: wit_uuid(it.claim),
            url: it.url,
            headers: it.headers,
            body: it.body,
        }
    }
}
