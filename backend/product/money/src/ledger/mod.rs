//! The ledger: what happened to money, once each, balanced, in cents.
//!
//! [`post`] alone writes to it. A posting is about one fact of one record and is never changed; [`reverse`] writes its
//! opposite. The database refuses changes, a second posting of the same fact and a second reversal. Balances are sums
//! of lines and are never stored.
//!
//! ```text
//! month:  open ──close──▶ closed ──reopen, with a reason──▶ open
//! ```

mod api;
mod balances;
mod chart;
mod checklist;
mod error;
mod export;
mod journal;
mod periods;
mod post;
mod views;

pub use api::LedgerApi;
pub use balances::require_everything;
pub use chart::account_of;
pub use error::LedgerError;
pub use export::{BALANCES, EXPORT};
pub use periods::{check_day, require_open};
pub use post::{About, Fact, NewLine, last_posted_on, post, reverse, reverse_through};
