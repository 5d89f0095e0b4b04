//! What happens to a quote over time: a reminder while the customer can still answer, and expiry.
//!
//! Both are jobs scheduled when the quote is sent. A job that is early, late or repeated detects that and does nothing.

use chrono::TimeDelta;
use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    jobs::{Job, JobError},
};
use haul_entity::quotes::quote;
use haul_types::{QuoteStatus, Timestamp};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::notices;
use crate::{
    drafting::editing::{Editing, open},
    record::error::QuoteError,
};

/// Expires a quote that was not answered in time.
pub struct ExpireQuote;

impl Job for ExpireQuote {
    const KIND: &'static str = "expire_quote";
    const TITLE: &'static str = "Expire a quote";
    const IS_NEEDED: bool = true;
    type Payload = Watch;

    async fn run(ctx: &AppContext, company_id: Uuid, watch: Watch) -> Result<(), JobError> {
        expire(ctx, company_id, &watch).await.map_err(JobError::passing)
    }
}

/// Reminds the quote's author that it is about to expire.
pub struct RemindOfQuote;

impl Job for RemindOfQuote {
    const KIND: &'static str = "remind_of_quote";
    const TITLE: &'static str = "Send a reminder about an unanswered quote";
    type Payload = Watch;

    async fn run(ctx: &AppContext, company_id: Uuid, watch: Watch) -> Result<(), JobError> {
        remind(ctx, company_id, &watch).await.map_err(JobError::passing)
    }
}

/// Enough time to call the customer.
const LONGEST_NOTICE: TimeDelta = TimeDelta::hours(24);

/// The quote, and its expiry when the job was scheduled.
#[derive(Serialize, Deserialize)]
pub struct Watch {
    quote_id: Uuid,
    valid_until: Timestamp,
}

/// Schedules the reminder and the expiry of a sent quote.
pub async fn watch(write: &Write, quote: &quote::Model) -> Result<(), ApiError> {
    let watch = Watch { quote_id: quote.id, valid_until: quote.valid_until };
    let at = remind_at(write.now, quote.valid_until);
    write.enqueue_at::<RemindOfQuote>(&watch, at).await?;
    write.enqueue_at::<ExpireQuote>(&watch, quote.valid_until).await?;
    Ok(())
}

/// When a quarter of the time is left, at most a day before the end.
fn remind_at(now: Timestamp, until: Timestamp) -> Timestamp {
    until - ((until - now) / 4).min(LONGEST_NOTICE)
}

async fn remind(ctx: &AppContext, company_id: Uuid, watch: &Watch) -> Result<(), QuoteError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(editing) = still_waiting(&write, watch).await? else { return Ok(()) };
    let quote = &editing.rows.quote;
    if quote.valid_until <= write.now {
        return Ok(());
    }
    let when = "The customer has not answered, and the quote expires soon. Call, revise it or mark it as lost.";
    notices::tell_author(&mut write, quote, "expires soon", Some(when)).await?;
    write.commit(true).await?;
    Ok(())
}

async fn expire(ctx: &AppContext, company_id: Uuid, watch: &Watch) -> Result<(), QuoteError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(mut editing) = still_waiting(&write, watch).await? else { return Ok(()) };
    let quote = &mut editing.rows.quote;
    quote.status = QuoteStatus::Expired;
    quote.closed_at = Some(write.now);
    notices::tell_author(&mut write, quote, "has expired", None).await?;
    let done = editing.finish(&mut write, "quote.expired").await?;
    write.commit(done).await?;
    Ok(())
}

/// The quote, if it still awaits the customer with the same expiry.
async fn still_waiting(write: &Write, watch: &Watch) -> Result<Option<Editing>, QuoteError> {
    let editing = match open(write, watch.quote_id, None).await {
        Err(QuoteError::NotFound) => return Ok(None),
        other => other?,
    };
    let quote = &editing.rows.quote;
    let still_waits = QuoteStatus::AWAITING_ANSWER.contains(&quote.status) && quote.valid_until == watch.valid_until;
    Ok(still_waits.then_some(editing))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminder_comes_while_there_is_time() {
        let now: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
        for (hours, before) in [(4, 1), (48, 12), (96, 24), (24 * 90, 24)] {
            let until = now + TimeDelta::hours(hours);
            assert_eq!(until - remind_at(now, until), TimeDelta::hours(before), "{hours}");
        }
    }
}
