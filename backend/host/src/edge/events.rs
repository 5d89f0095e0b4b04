//! Live updates as server-sent events, with the product's tickets.

use std::time::Duration;

use futures::stream::{self, StreamExt};
use haul_capability::events::{ChangeStream, EventHub, Heard, OpenError};
use haul_types::ErrorCode;
use poem::http::{HeaderName, HeaderValue, Uri};
use poem::web::sse::{Event, SSE};
use poem::{IntoResponse, Response};
use serde_json::json;
use tokio::time::{Instant, timeout_at};

use super::problem::Problem;

/// After that the reader requests a new ticket, and its access is checked again.
const STREAM_LIFETIME: Duration = Duration::from_secs(15 * 60);
/// The longest silence of a stream: middleboxes drop silent connections after 30 s or more, and readers treat a longer
/// silence as a lost stream.
const SILENCE: Duration = Duration::from_secs(15);
/// nginx buffers a response unless told otherwise.
const ACCEL_BUFFERING: HeaderName = HeaderName::from_static("x-accel-buffering");

const TICKET_INVALID: Problem = Problem::new(
    ErrorCode::TicketInvalid,
    "This stream's ticket is not valid or has expired. Please ask for a new one.",
);
const TOO_MANY_STREAMS: Problem = Problem::new(
    ErrorCode::TooManyStreams,
    "You have live updates open in too many places. Close one of them and try again.",
);

/// Streams changes from now on, starting with those missed after the id in `?after=`.
pub fn stream(hub: &EventHub, ticket: &str, uri: &Uri) -> Result<Response, Problem> {
    let after = uri.query().and_then(|query| query.split('&').find_map(|pair| pair.strip_prefix("after=")));
    let changes = hub.open(ticket, after).map_err(|refusal| match refusal {
        OpenError::InvalidTicket => TICKET_INVALID,
        OpenError::TooMany => TOO_MANY_STREAMS,
    })?;
    let mut ready = Event::message("{}").event_type("ready");
    if let Some(id) = changes.opened_at() {
        ready = ready.id(id);
    }
    let events = stream::iter([ready]).chain(until(changes, Instant::now() + STREAM_LIFETIME));
    let mut response = SSE::new(events).into_response();
    response.headers_mut().insert(ACCEL_BUFFERING, HeaderValue::from_static("no"));
    Ok(response)
}

fn until(changes: ChangeStream, end: Instant) -> impl stream::Stream<Item = Event> {
    stream::unfold(changes, move |mut changes| async move {
        let now = Instant::now();
        if now >= end {
            return None;
        }
        let said = match timeout_at(end.min(now + SILENCE), changes.next()).await {
            Ok(heard) => event(heard?),
            // A comment would not reach the reader's code.
            Err(_) => Event::message("{}").event_type("ping"),
        };
        Some((said, changes))
    })
}

fn event(heard: Heard) -> Event {
    match heard {
        Heard::Change { id, change } => {
            let data = json!({ "topic": change.topic, "id": change.record_id });
            Event::message(data.to_string()).event_type("change").id(id)
        }
        Heard::Reset { id } => Event::message("{}").event_type("reset").id(id),
    }
}
