//! What happens to a quote by the clock: a reminder while the customer still can answer, and the end.
//!
//! Both are jobs put off when the quote goes out. One that comes too early, too late or twice finds that out and does nothing.

use chrono::{DateTime, TimeDelta, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{editing::open, error::QuoteError, notices};
use crate::{
    api::{ApiError, Write},
    authz::Actor,
    context::AppContext,
    entity::quote,
    types::QuoteStatus,
};

/// Ends a quote that nobody answered in time.
pub const EXPIRE_QUOTE: &str = "expire_quote";
/// Reminds who made it that its end is near.
pub const REMIND_OF_QUOTE: &str = "remind_of_quote";

/// Time enough to call the customer.
const LONGEST_NOTICE: TimeDelta = TimeDelta::hours(24);

/// The quote, and the end that it had when the job was put off.
#[derive(Serialize, Deserialize)]
struct Watch {
    quote_id: Uuid,
    valid_until: DateTime<Utc>,
}

/// Puts off the reminder and the end of a quote that the customer has before them.
pub async fn watch(write: &Write, quote: &quote::Model) -> Result<(), ApiError> {
    let watch = Watch { quote_id: quote.id, valid_until: quote.valid_until };
    let at = remind_at(write.now, quote.valid_until);
    write.enqueue_at(REMIND_OF_QUOTE, &watch, at).await?;
    write.enqueue_at(EXPIRE_QUOTE, &watch, quote.valid_until).await?;
    Ok(())
}

/// When a quarter of the time is left, at most a day before the end.
fn remind_at(now: DateTime<Utc>, until: DateTime<Utc>) -> DateTime<Utc> {
    until - ((until - now) / 4).min(LONGEST_NOTICE)
}

/// Runs one of the two jobs.
pub async fn run(ctx: &AppContext, kind: &str, company_id: Uuid, payload: serde_json::Value) -> Result<(), QuoteError> {
    let watch: Watch = serde_json::from_value(payload).map_err(ApiError::internal)?;
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let mut editing = match open(&write, watch.quote_id, None).await {
        Err(QuoteError::NotFound) => return Ok(()),
        other => other?,
    };
    let quote = &mut editing.rows.quote;
    let still_waits = QuoteStatus::AWAITING_ANSWER.contains(&quote.status) && quote.valid_until == watch.valid_until;
    if !still_waits {
        return Ok(());
    }
    let is_over = quote.valid_until <= write.now;
    if kind == REMIND_OF_QUOTE && is_over {
        return Ok(());
    }
    if kind == REMIND_OF_QUOTE {
        let when = "The customer has not answered, and its time is nearly over. Call, revise it or mark it as lost.";
        notices::tell_author(&mut write, quote, "expires soon", Some(when)).await?;
        write.commit(true).await?;
        return Ok(());
    }
    quote.status = QuoteStatus::Expired;
    quote.closed_at = Some(write.now);
    notices::tell_author(&mut write, quote, "has expired", None).await?;
    let done = editing.finish(&mut write, "quote.expired").await?;
    write.commit(done).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn reminder_comes_while_there_is_time() {
        let now: DateTime<Utc> = "2026-11-20T12:00:00Z".parse().unwrap();
        for (hours, before) in [(4, 1), (48, 12), (96, 24), (24 * 90, 24)] {
            let until = now + TimeDelta::hours(hours);
            assert_eq!(until - remind_at(now, until), TimeDelta::hours(before), "{hours}");
        }
    }
}
