//! Loads: freight from booking to delivery, with its stops, legs, events and charges.
//!
//! Events are the facts. The operational status is derived from them and cached on the row in the same transaction:
//!
//! ```text
//! draft ─book─► booked ─assign─► assigned ─dispatch─► dispatched ─start─► en_route_pickup
//!                                                                            │ arrived
//!   delivered ◄─departed─ at_delivery ◄─arrived─ in_transit ◄─departed─ loaded ◄─ at_pickup
//!
//! beside it, by decision:  on_hold (hold/release)   cancelled (cancel/reopen)   tonu (tonu/reopen)
//! ```
//!
//! A load with several pickups returns to `en_route_pickup` on its way to each.
//! The billing status is a track of its own; until a person decides something it follows delivery and papers (`billing.rs`).
//!
//! Every verb locks the load, writes facts and lets `editing.rs` derive the rest.
//! Money is absent here beyond charges: invoices and payments come with billing.

mod action_views;
mod actions;
mod actions_api;
mod aggregate;
mod amounts;
mod api;
mod assignment;
mod billing;
mod changes;
mod charge_views;
mod charges;
mod charges_api;
mod current;
mod editing;
mod error;
mod events;
mod gate;
mod header;
mod history;
mod leg_views;
mod legs;
mod lifecycle;
mod list;
mod local_time;
mod number;
mod ops;
mod present;
mod schedule;
mod status;
mod stop_views;
mod stops;
mod stops_api;
mod summaries;
mod summary_views;
mod timeliness;
mod totals;
mod views;
mod visits;

pub use actions_api::LoadActionsApi;
pub use api::LoadsApi;
pub use charge_views::Charge;
pub use charges_api::LoadChargesApi;
pub use current::{LoadsOf, current_loads};
pub use editing::{lock, recheck_billing_of_customer, resettle};
pub use error::LoadError;
pub use history::sentence;
pub use leg_views::LegDriver;
pub use list::{Filter, filtered, of_trucks};
pub use ops::read;
pub use present::{billing_blockers, codes};
pub use stop_views::Stop;
pub use stops_api::LoadStopsApi;
pub use summaries::summaries;
pub use summary_views::{LoadPlace, LoadRef, LoadSummary, NextStop};
pub use timeliness::due_at;
pub use totals::{Totals, totals};
pub use views::{BillingBlocker, Load};
