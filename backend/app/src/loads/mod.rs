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
//! A load may be split into legs (`relay.rs`), each with its own crew, dispatch and answer; up to the first stop the first leg
//! decides, from there on the stops do, whoever drives. Whoever is to move a leg is judged first (`assignment.rs`).
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
mod assignment_facts;
mod assignment_views;
mod billing;
mod billing_api;
mod changes;
mod charge_views;
mod charges;
mod charges_api;
mod current;
mod deadhead;
mod decisions;
mod detention_api;
mod detention_views;
mod detentions;
mod editing;
mod error;
mod events;
mod gate;
mod header;
mod history;
mod leg_views;
mod legs;
mod legs_api;
mod lifecycle;
mod list;
mod local_time;
mod ops;
mod other_work;
mod present;
mod relay;
mod rule_views;
mod rules;
mod rules_api;
mod schedule;
mod status;
mod stop_views;
mod stops;
mod stops_api;
mod summaries;
mod summary_views;
mod tags;
mod timeliness;
mod totals;
mod verdicts;
mod views;
mod visits;

pub use action_views::LoadReason;
pub use actions::allowed_leg_actions;
pub use actions_api::LoadActionsApi;
pub use aggregate::{Aggregate, Lookups, full_name};
pub use api::LoadsApi;
pub use assignment_views::LegPlace;
pub use billing_api::LoadBillingApi;
pub use charge_views::{Charge, ChargeInput};
pub use charges::{CheckedCharge, check_charge};
pub use charges_api::LoadChargesApi;
pub use current::{LoadsOf, current_loads};
pub use deadhead::leg_place;
pub use detention_api::LoadDetentionApi;
pub use editing::{lock, recheck_billing_of_customer, resettle};
pub use error::LoadError;
pub use events::record as record_event;
pub use header::apply as apply_header;
pub use history::sentence;
pub use leg_views::{LegAction, LegDriver};
pub use legs_api::LoadLegsApi;
pub use lifecycle::cancel;
pub use list::{Filter, filtered, moments, of_trucks};
pub use ops::{check_new, create, read};
pub use other_work::{PlacesOf, last_places, left_at, open_loads};
pub use present::{billing_blockers, codes};
pub use rules_api::AssignmentRulesApi;
pub use schedule::{PlannedStop, check_way, facilities_of, plan_stop};
pub use status::leg_status;
pub use stop_views::{Stop, StopContact, StopEventRecord, StopFacility, StopInput};
pub use stops_api::LoadStopsApi;
pub use summaries::summaries;
pub use summary_views::{LoadPlace, LoadRef, LoadSummary, NextStop};
pub use timeliness::{GRACE, agreed_at, due_at, of_load as timeliness_of};
pub use totals::{Totals, totals};
pub use views::{BillingBlocker, BrokerContact, Load, LoadCreate, LoadReference, LoadUpdate};
