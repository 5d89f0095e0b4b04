//! Quotes: a price for freight, from the customer's question to a load or to a reason why not.
//!
//! ```text
//!             ┌─ below the floor ─► pending_approval ─approve─► approved ─┐
//! draft ──────┤                          │  ▲ return                     ├─send─► sent ─opened─► viewed
//!   ▲         └──────────────────────────┴──────────────────────────────┘          │            │
//!   │                                                                              ├─► accepted ─convert─► converted
//!   └─revise (a new version; this one is superseded)                               ├─► declined ─┐
//!                                                                                  ├─► lost ◄────┤  lost, declined ─reopen─► sent
//!                                                                                  ├─► expired ──┘
//!                                                                                  └─► withdrawn
//! ```
//!
//! Versions share one human number. A draft's freight, stops and charges are checked by the rules of loads, so that what was
//! accepted can be booked as it is. What it costs and what fuel adds are computed when a draft is saved and kept with it.
//! The mail carries the figures as text and the quote as a paper.

mod action_views;
mod actions;
mod actions_api;
mod api;
mod content;
mod convert;
mod editing;
mod error;
mod expiry;
mod figures;
mod fuel;
mod lane;
mod letter;
mod list;
mod list_views;
mod margin;
mod notices;
mod ops;
mod paper;
mod present;
mod programmes;
mod public;
mod public_api;
mod public_views;
mod report;
mod report_views;
mod reports_api;
mod rows;
mod sending;
mod settings;
mod settings_api;
mod settings_views;
mod status;
mod views;

pub use actions_api::QuoteActionsApi;
pub use api::QuotesApi;
pub use error::QuoteError;
pub use expiry::{EXPIRE_QUOTE, REMIND_OF_QUOTE, run as run_job};
pub use list::{Filter, filtered, summaries};
pub use public_api::PublicQuotesApi;
pub use reports_api::QuoteReportsApi;
pub use settings_api::QuoteSettingsApi;
