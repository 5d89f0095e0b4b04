//! Track and trace: where loads are, when they will be at their next stop, and what is wrong on the way.
//!
//! Check calls are the facts, by people and by drivers' links; an ELD's readings come as check calls too. From them, the
//! stops and the clock follows one row for each load on its way, brought up to date in the transaction of what happens to
//! its load and by one job at the next moment at which time alone changes something:
//!
//! ```text
//!  check call ─┐
//!  stop event ─┼─► settle ─► sync ─► assess (pure: position, ETA, risk, next call) ─► keeper (exceptions) ─► row, job
//!  watch_load ─┘                                             records (pure: do positions contradict it?) ─┘
//!
//!  exception:  open ──acknowledge──► acknowledged ──resolve──► resolved   (by itself when its condition is over)
//! ```
//!
//! `loads` calls [`settled`] and nothing else of this feature. Facts at stops stay in `loads`, waits in `detention`.

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

mod chapters;
mod check_calls;
mod exceptions;
mod links;
mod reading;
mod record;
mod registry;
mod routing;
mod standing;

use chapters::Chapter;
use haul_api::{ApiError, Write, area::SettledLoad};
pub use record::error::TrackingError;
pub use registry::AREA;

/// Follows a load that has settled.
async fn settled(write: &mut Write, mut load: SettledLoad<'_>) -> Result<(), ApiError> {
    routing::job::ask(write, &mut load).await?;
    standing::sync::sync(write, load).await
}
