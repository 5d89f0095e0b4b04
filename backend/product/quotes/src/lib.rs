//! Quotes: a price for freight, from the customer's request to a booked load or a loss reason.
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
//! Versions share one number. A draft's freight, stops and charges are checked by the rules of loads, so that an
//! accepted quote can be booked unchanged. Its cost and fuel surcharge are computed when a draft is saved and stored
//! with it. The mail contains the figures as text and the quote as a PDF.

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
mod contracts;
mod drafting;
mod life;
mod pricing;
mod record;
mod registry;
mod reports;
mod sending;

use chapters::Chapter;
pub use drafting::list::{Filter, filtered, summaries};
pub use pricing::{
    margin::{Cost, Costs, Trip, cost},
    settings::costs,
};
pub use record::error::QuoteError;
pub use registry::AREA;
