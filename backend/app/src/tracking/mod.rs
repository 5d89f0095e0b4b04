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
//! `loads` calls [`sync`] and nothing else of this feature. Facts at stops stay in `loads`, waits in `detention`.

mod api;
mod around;
mod assess;
mod check_call_views;
mod check_calls;
mod check_calls_api;
mod detect;
mod driver_links;
mod driver_trip;
mod due;
mod error;
mod eta;
mod exception_views;
mod exceptions;
mod exceptions_api;
mod keeper;
mod link_views;
mod links;
mod links_api;
mod list;
mod on_time;
mod present;
mod public;
mod public_api;
mod public_views;
mod records;
mod report_views;
mod risk;
mod settings;
mod sync;
mod views;

pub use api::TrackingApi;
pub use check_calls_api::CheckCallsApi;
pub use error::TrackingError;
pub use exceptions_api::TrackingExceptionsApi;
pub use links_api::TrackingLinksApi;
pub use public_api::PublicTrackingApi;
pub use sync::{WATCH_LOAD, sync, watch_load};
