//! A clock that stands still, ids that count, a mailbox in memory, and a listener for live updates.

use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, PoisonError};

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use haul_ports::{Clock, Ids};
use haul_ports::{Events, EventsError, Mail, MailError, MailMessage, RecordChange, StreamGrant};
use uuid::Uuid;

/// Stays at one moment until it is moved.
pub struct FixedClock(Mutex<DateTime<Utc>>);

impl FixedClock {
    /// `at` as RFC 3339 writes it.
    pub fn at(at: &str) -> Self {
        Self(Mutex::new(at.parse().expect("a moment such as 2026-11-20T12:00:00Z")))
    }

    pub fn advance(&self, by: TimeDelta) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) += by;
    }

    pub fn set(&self, at: DateTime<Utc>) {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner) = at;
    }
}

impl Default for FixedClock {
    /// A Friday noon in Chicago.
    fn default() -> Self {
        Self::at("2026-11-20T18:00:00Z")
    }
}

impl Clock for FixedClock {
    fn now(&self) -> DateTime<Utc> {
        *self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// UUIDv7s that differ in their last digits: `…-000000000001`, `…-000000000002`.
#[derive(Default)]
pub struct SequentialIds(AtomicU64);

impl Ids for SequentialIds {
    fn next(&self) -> Uuid {
        let number = self.0.fetch_add(1, Ordering::Relaxed) + 1;
        // Version 7, variant 1, the moment of 2026-11-20T18:00:00Z.
        Uuid::from_u128(0x01a1_fa1d_8100_7000_8000_0000_0000_0000 | u128::from(number))
    }
}

/// Keeps sent messages.
#[derive(Default)]
pub struct MemoryMail(Mutex<Vec<MailMessage>>);

impl MemoryMail {
    /// Everything sent so far, oldest first.
    pub fn sent(&self) -> Vec<MailMessage> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// The latest message to an address.
    pub fn last_to(&self, address: &str) -> Option<MailMessage> {
        self.sent().into_iter().rev().find(|message| message.to == address)
    }
}

#[async_trait]
impl Mail for MemoryMail {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).push(message.clone());
        Ok(())
    }
}

/// Records published changes, by company.
#[derive(Default)]
pub struct MemoryEvents(Mutex<Vec<(Uuid, RecordChange)>>);

impl MemoryEvents {
    /// Changes published since the last call.
    pub fn take(&self) -> Vec<(Uuid, RecordChange)> {
        std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl Events for MemoryEvents {
    /// The grant in words.
    fn mint_stream(&self, grant: &StreamGrant) -> Result<String, EventsError> {
        let terminals = grant.terminals.iter().flatten().map(|id| format!("@{id}")).collect::<String>();
        Ok(format!("/events/{}/{}/{}{terminals}", grant.company_id, grant.reader_id, grant.topics.join("+")))
    }

    fn publish(&self, company_id: Uuid, changes: Vec<RecordChange>) {
        let mut heard = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        heard.extend(changes.into_iter().map(|change| (company_id, change)));
    }
}
