//! Live updates: the product's changes, delivered to every open stream with access.
//!
//! A process numbers the changes and keeps the latest, so that a stream that was briefly lost misses nothing.
//! Several hosts on one PostgreSQL tell each other through it (`relay`).

mod relay;
mod stream;

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use chrono::{DateTime, Utc};
use haul_ports::{ACCESS_ENDED, Events, EventsError, RecordChange, StreamGrant};
use serde::{Deserialize, Serialize};
use tokio::sync::{broadcast, mpsc};
use uuid::Uuid;

pub use relay::Relay;
pub use stream::{ChangeStream, Heard};

use crate::sealing::KeyedSealing;

const AUDIENCE: &str = "event-stream";

/// How many changes a lost stream can catch up on; beyond that, its screens reload everything. A busy carrier makes
/// about one a second.
const KEPT_CHANGES: usize = 4096;
/// A new stream also gets what changed while its page was loading.
const PAGE_LOAD: Duration = Duration::from_secs(30);
/// Open streams per reader. A browser has one for all its tabs and a person a few devices,
/// but a stream left behind by a reload is noticed only when the next write to it fails, up to 15 s later.
const STREAMS_PER_READER: usize = 64;

/// The hub between publishers and streams. Cheap to clone.
#[derive(Clone)]
pub struct EventHub(Arc<Hub>);

struct Hub {
    sealing: Arc<KeyedSealing>,
    /// Distinguishes this process's numbers from another's.
    process: String,
    kept: Mutex<Kept>,
    spoken: broadcast::Sender<Spoken>,
    readers: Mutex<HashMap<Uuid, usize>>,
    relay: Option<mpsc::UnboundedSender<Published>>,
}

#[derive(Default)]
struct Kept {
    last_number: u64,
    changes: VecDeque<Arc<Numbered>>,
}

struct Numbered {
    number: u64,
    at: Instant,
    company_id: Uuid,
    change: RecordChange,
}

impl Numbered {
    /// Whether it ends the reader's streams.
    fn ends(&self, company_id: Uuid, reader_id: Uuid) -> bool {
        self.change.topic == ACCESS_ENDED && self.company_id == company_id && self.change.reader_id == Some(reader_id)
    }
}

#[derive(Clone)]
enum Spoken {
    Change(Arc<Numbered>),
    /// Another host's changes were missed.
    Missed,
    Closed,
}

/// The changes of one write.
struct Published {
    company_id: Uuid,
    changes: Vec<RecordChange>,
}

#[derive(Serialize, Deserialize)]
struct Claims {
    company_id: Uuid,
    reader_id: Uuid,
    topics: Vec<String>,
    terminals: Option<Vec<Uuid>>,
    /// Microseconds since 1970.
    minted_at: i64,
}

/// Why a stream is not opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum OpenError {
    #[error("the ticket was not signed here or has expired")]
    InvalidTicket,
    #[error("the reader has too many streams open")]
    TooMany,
}

impl EventHub {
    /// For one process.
    pub fn new(sealing: Arc<KeyedSealing>) -> Self {
        Self::with_relay(sealing, None)
    }

    /// For one of several processes on a PostgreSQL database; the relay runs until it is dropped.
    pub fn with_postgres(sealing: Arc<KeyedSealing>, url: &str) -> (Self, Relay) {
        let (sender, outbox) = mpsc::unbounded_channel();
        let hub = Self::with_relay(sealing, Some(sender));
        let relay = Relay::start(hub.clone(), url.to_owned(), outbox);
        (hub, relay)
    }

    fn with_relay(sealing: Arc<KeyedSealing>, relay: Option<mpsc::UnboundedSender<Published>>) -> Self {
        Self(Arc::new(Hub {
            sealing,
            process: hex::encode(rand::random::<[u8; 8]>()),
            kept: Mutex::default(),
            spoken: broadcast::Sender::new(KEPT_CHANGES),
            readers: Mutex::default(),
            relay,
        }))
    }

    /// Opens the stream of a ticket; `after` is the last id that the reader received, if any.
    pub fn open(&self, ticket: &str, after: Option<&str>) -> Result<ChangeStream, OpenError> {
        let claims: Claims = self.0.sealing.verify_claims(AUDIENCE, ticket).ok_or(OpenError::InvalidTicket)?;
        if self.has_ended_since(&claims) {
            return Err(OpenError::InvalidTicket);
        }
        ChangeStream::open(self.clone(), claims, after)
    }

    /// Whether the reader's access changed after the ticket was made.
    fn has_ended_since(&self, claims: &Claims) -> bool {
        let kept = locked(&self.0.kept);
        let ended = kept.changes.iter().rev().find(|past| past.ends(claims.company_id, claims.reader_id));
        let age = |past: &Arc<Numbered>| i64::try_from(past.at.elapsed().as_micros()).unwrap_or(i64::MAX);
        ended.is_some_and(|past| claims.minted_at <= Utc::now().timestamp_micros().saturating_sub(age(past)))
    }

    /// Ends every stream, so that the process can stop.
    pub fn close(&self) {
        self.speak(Spoken::Closed);
    }

    /// Numbers and broadcasts in one step, so that every stream gets the same order.
    fn hear(&self, company_id: Uuid, changes: Vec<RecordChange>) {
        let mut kept = locked(&self.0.kept);
        for change in changes {
            kept.last_number += 1;
            let numbered = Arc::new(Numbered { number: kept.last_number, at: Instant::now(), company_id, change });
            if kept.changes.len() == KEPT_CHANGES {
                kept.changes.pop_front();
            }
            kept.changes.push_back(numbered.clone());
            self.speak(Spoken::Change(numbered));
        }
    }

    fn speak(&self, spoken: Spoken) {
        // Having no listeners is not an error.
        let _ = self.0.spoken.send(spoken);
    }

    fn id(&self, number: u64) -> String {
        format!("{}-{number}", self.0.process)
    }
}

impl Events for EventHub {
    fn mint_stream(&self, grant: &StreamGrant) -> Result<String, EventsError> {
        let minted_at = Utc::now().timestamp_micros();
        let claims = Claims {
            company_id: grant.company_id,
            reader_id: grant.reader_id,
            topics: grant.topics.clone(),
            terminals: grant.terminals.clone(),
            minted_at,
        };
        let expires_at: DateTime<Utc> = grant.expires_at;
        let ticket = self.0.sealing.sign_claims(AUDIENCE, &claims, expires_at);
        ticket.map(|ticket| format!("/events/{ticket}")).map_err(|error| EventsError(error.to_string()))
    }

    fn publish(&self, company_id: Uuid, changes: Vec<RecordChange>) {
        if let Some(relay) = &self.0.relay {
            // The relay outlives the hub's users; without it only this process hears.
            let _ = relay.send(Published { company_id, changes: changes.clone() });
        }
        self.hear(company_id, changes);
    }
}

/// A thread that panicked here left nothing half done.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
