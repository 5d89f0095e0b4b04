//! Track and trace: where loads are, when they will reach their next stop, and what is wrong on the road.
//!
//! Check calls are the facts, from people and from drivers' links; ELD readings become check calls too. From them, the
//! stops and the clock follows one row for each open load, updated in the same transaction as any change to
//! the load, and by one job at the next moment when time alone changes something:
//!
//! ```text
//!  check call ─┐
//!  stop event ─┼─► settle ─► sync ─► assess (pure: position, ETA, risk, next call) ─► keeper (exceptions) ─► row, job
//!  watch_load ─┘                                             records (pure: do positions contradict it?) ─┘
//!
//!  exception:  open ──acknowledge──► acknowledged ──resolve──► resolved   (by itself when its condition is over)
//! ```
//!
//! A dispatch sends the driver's link in the same way: `messages` queues it in the transaction of the change.
//!
//! `loads` calls only [`settled`]. Stop events stay in `loads`, detention in `detention`.

#![cfg_attr(
    not(test),
    deny(
        clippy::arithmetic_side_effects,
        clippy::expect_used,
        clippy::indexing_slicing,
        clippy::panic,
        clippy::unwrap_used
    )
)]

mod archived;
mod chapters;
mod check_calls;
mod exceptions;
mod links;
mod messages;
mod reading;
mod record;
mod registry;
mod routing;
mod standing;

use chapters::Chapter;
use haul_api::{ApiError, Write, area::SettledLoad};
pub use record::error::TrackingError;
pub use registry::AREA;

/// Updates the tracking of a load that has settled.
async fn settled(write: &mut Write, mut load: SettledLoad<'_>) -> Result<(), ApiError> {
    routing::job::ask(write, &mut load).await?;
    messages::trips::follow(write, &mut load).await?;
    let SettledLoad { load, stops, legs, events, facilities, terms } = load;
    let settled = SettledLoad { load: &mut *load, stops: &mut *stops, legs: &mut *legs, events, facilities, terms };
    standing::sync::sync(write, settled).await?;
    let settled = SettledLoad { load, stops, legs, events, facilities, terms };
    Ok(messages::milestones::follow(write, &settled).await?)
}
