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
//! A load may be split into legs (`relay.rs`), each with its own crew, dispatch and driver's answer; up to the first
//! stop the first leg decides, from there on the stops do, whichever leg it is. A leg's crew is judged first
//! (`assignment.rs`). A load with several pickups returns to `en_route_pickup` on its way to each.
//! The billing status is a track of its own; until a user makes a billing decision it follows delivery and papers
//! (`billing.rs`).
//!
//! Every verb locks the load and writes facts; `editing.rs` derives the rest.
//! Charges are the only money here; invoices and the ledger are an area above (`money`), which locks the loads on an
//! invoice (`billing/invoicing.rs`).

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
mod assignment;
mod billing;
mod board;
mod booking;
mod chapters;
mod charges;
mod credit;
pub mod documents;
pub mod fuel;
mod imports;
mod legs;
mod life;
mod reading;
mod record;
mod registry;
mod stops;

pub use assignment::availability::{Surroundings, Visit, visits};
pub use assignment::deadhead::leg_place;
pub use assignment::driving::{FRESH, drive};
pub use assignment::other_work::{PlacesOf, last_places, left_at, open_loads};
pub use billing::invoicing::{put_on_invoice, settle_billing, take_off_invoice};
pub use billing::ready::{ReadyFilter, select_to_bill};
pub use booking::header::apply as apply_header;
pub use booking::ops::{check_new, create, create_agreed, read};
pub use booking::views::{LoadCreate, LoadUpdate};
pub use chapters::Chapter;
pub use charges::ops::{CheckedCharge, check_charge};
pub use credit::check::check as check_credit;
pub use credit::paying::{DaysToPay, days_to_pay};
pub use credit::standing::{Credit, watched_credit_of};
pub use legs::crew::acknowledge_at;
pub use life::ops::cancel;
pub use life::review::{Reviewed, review_loads};
pub use reading::list::{Filter, filtered, moments, of_trucks};
pub use reading::near::{Circle, facilities_in};
pub use reading::summaries::summaries;
pub use record::action_views::LoadReason;
pub use record::actions::allowed_leg_actions;
pub use record::aggregate::{Aggregate, Lookups, full_name};
pub use record::assignment_views::LegPlace;
pub use record::charge_views::{Charge, ChargeInput};
pub use record::editing::{lock, resettle};
pub use record::error::LoadError;
pub use record::leg_views::{LegAcknowledge, LegAction, LegDriver};
pub use record::miles::{way_between, way_of_load};
pub use record::own_terms::own_terms;
pub use record::present::{billing_blockers, codes};
pub use record::reference::LoadReference;
pub use record::status::{leg_status, progress};
pub use record::stays::refresh as refresh_usual_stay;
pub use record::stop_views::{Stop, StopContact, StopEventRecord, StopFacility, StopInput};
pub use record::summary_views::{LoadPlace, LoadSummary, NextStop};
pub use record::timeliness::{Due, agreed_at, of_arrival as timeliness_of_arrival, tracking_terms};
pub use record::totals::{Totals, totals};
pub use record::views::{BillingBlocker, BrokerContact, Load};
pub use registry::AREA;
pub use stops::events::record_seen as record_event;
pub use stops::schedule::{PlannedStop, check_way, facilities_of, plan_stop};
