//! The operation of live updates.

use chrono::TimeDelta;
use haul_ports::StreamGrant;
use poem::web::Data;
use poem_openapi::OpenApi;

use super::views::LiveTicket;
use crate::{Answer, ApiError, AppContext, auth::Member};

/// A ticket is part of a URL, which logs may contain: long enough to connect over a bad line, and no longer.
const TICKET_LIFETIME: TimeDelta = TimeDelta::seconds(60);

#[derive(Default)]
pub struct LiveApi;

#[OpenApi(tag = "crate::Chapter::Live")]
impl LiveApi {
    /// Open live updates
    ///
    /// Returns the URL of a stream of server-sent events. Each `change` event names a kind of record and an id,
    /// `{"topic":"load","id":"…"}`: read the record again if you show it. `reset` means that changes were missed: read
    /// everything again. The host ends a stream after fifteen minutes; request a new ticket, and pass the last event's
    /// id as `after` to miss nothing.
    #[oai(path = "/api/live_tickets", method = "post", operation_id = "create_live_ticket")]
    async fn create_live_ticket(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<LiveTicket>, ApiError> {
        let reader_id = actor.id.ok_or_else(|| ApiError::internal("the system listens to nothing"))?;
        let topics: Vec<String> = ctx.product.topics_of(&actor).into_iter().map(str::to_owned).collect();
        let expires_at = ctx.now() + TICKET_LIFETIME;
        let grant = StreamGrant {
            company_id: actor.company_id,
            reader_id,
            topics,
            terminals: actor.terminals,
            expires_at: expires_at.utc(),
        };
        let url = ctx.events.mint_stream(&grant).map_err(ApiError::internal)?;
        Ok(Answer(LiveTicket { url, expires_at, topics: grant.topics }))
    }
}
