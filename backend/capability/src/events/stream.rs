//! One reader's stream: missed changes first, then new ones.

use std::collections::VecDeque;
use std::sync::Arc;

use haul_ports::RecordChange;
use tokio::sync::broadcast::{self, error::RecvError};
use uuid::Uuid;

use super::{Claims, EventHub, Kept, Numbered, OpenError, PAGE_LOAD, STREAMS_PER_READER, Spoken, locked};

/// What a stream says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Heard {
    Change {
        /// To resume after.
        id: String,
        change: RecordChange,
    },
    /// Something was missed: reload everything.
    Reset { id: String },
}

/// An open stream. Dropping it makes room for another one of the same reader.
pub struct ChangeStream {
    hub: EventHub,
    claims: Claims,
    /// Missed before this stream was opened.
    missed: VecDeque<Arc<Numbered>>,
    must_reset: bool,
    spoken: broadcast::Receiver<Spoken>,
    opened_at: u64,
    _seat: Seat,
}

impl ChangeStream {
    pub(super) fn open(hub: EventHub, claims: Claims, after: Option<&str>) -> Result<Self, OpenError> {
        let seat = Seat::take(&hub, claims.reader_id)?;
        let kept = locked(&hub.0.kept);
        let spoken = hub.0.spoken.subscribe();
        let (missed, must_reset) = match after {
            None => (since(&kept, |past| past.at.elapsed() < PAGE_LOAD), false),
            Some(id) => match last_heard(&hub, id).filter(|number| reaches(&kept, *number)) {
                Some(number) => (since(&kept, |past| past.number > number), false),
                None => (VecDeque::new(), true),
            },
        };
        let opened_at = missed.front().map_or(kept.last_number, |first: &Arc<Numbered>| first.number - 1);
        drop(kept);
        Ok(Self { hub, claims, missed, must_reset, spoken, opened_at, _seat: seat })
    }

    /// The id before everything in this stream, for a reader that loses it at once; none if it must be reset first.
    pub fn opened_at(&self) -> Option<String> {
        (!self.must_reset).then(|| self.hub.id(self.opened_at))
    }

    /// The next message; none when the process stops or the reader's access ends.
    pub async fn next(&mut self) -> Option<Heard> {
        if std::mem::take(&mut self.must_reset) {
            return Some(Heard::Reset { id: self.hub.id(self.opened_at) });
        }
        while let Some(past) = self.missed.pop_front() {
            if let Some(heard) = self.heard(&past) {
                return Some(heard);
            }
        }
        loop {
            match self.spoken.recv().await {
                Ok(Spoken::Change(now)) => {
                    if now.ends(self.claims.company_id, self.claims.reader_id) {
                        return None;
                    }
                    if let Some(heard) = self.heard(&now) {
                        return Some(heard);
                    }
                }
                Ok(Spoken::Missed) | Err(RecvError::Lagged(_)) => {
                    let number = locked(&self.hub.0.kept).last_number;
                    return Some(Heard::Reset { id: self.hub.id(number) });
                }
                Ok(Spoken::Closed) | Err(RecvError::Closed) => return None,
            }
        }
    }

    fn heard(&self, it: &Numbered) -> Option<Heard> {
        let Claims { company_id, reader_id, topics, terminals, .. } = &self.claims;
        let concerns = it.company_id == *company_id
            && it.change.reader_id.is_none_or(|only| only == *reader_id)
            && topics.contains(&it.change.topic)
            && it.change.is_seen_at(terminals.as_deref());
        concerns.then(|| Heard::Change { id: self.hub.id(it.number), change: it.change.clone() })
    }
}

fn since(kept: &Kept, is_missed: impl Fn(&Numbered) -> bool) -> VecDeque<Arc<Numbered>> {
    kept.changes.iter().filter(|past| is_missed(past)).cloned().collect()
}

/// The number in an id of this process.
fn last_heard(hub: &EventHub, id: &str) -> Option<u64> {
    id.strip_prefix(&hub.0.process)?.strip_prefix('-')?.parse().ok()
}

/// Whether everything after this number is still kept.
fn reaches(kept: &Kept, number: u64) -> bool {
    let oldest = kept.changes.front().map_or(kept.last_number + 1, |past| past.number);
    number <= kept.last_number && number + 1 >= oldest
}

/// One of a reader's streams.
struct Seat {
    hub: EventHub,
    reader_id: Uuid,
}

impl Seat {
    fn take(hub: &EventHub, reader_id: Uuid) -> Result<Self, OpenError> {
        let mut readers = locked(&hub.0.readers);
        let taken = readers.entry(reader_id).or_default();
        if *taken == STREAMS_PER_READER {
            return Err(OpenError::TooMany);
        }
        *taken += 1;
        Ok(Self { hub: hub.clone(), reader_id })
    }
}

impl Drop for Seat {
    fn drop(&mut self) {
        let mut readers = locked(&self.hub.0.readers);
        if let Some(taken) = readers.get_mut(&self.reader_id) {
            *taken -= 1;
            if *taken == 0 {
                readers.remove(&self.reader_id);
            }
        }
    }
}
