//! Requests through the router, on both databases.

#[macro_use]
mod support;

mod api_keys;
mod audit;
mod authorization;
mod billing;
mod billing_decisions;
mod company;
mod customer_merge;
mod detention;
mod dispatch_board;
mod document;
mod exports;
mod facility_merge;
mod fleet;
mod geofence;
mod hostile_tokens;
mod import_kinds;
mod imports;
mod isolation;
mod jobs;
mod join_requests;
mod live;
mod loads;
mod notices;
mod number_formats;
mod papers;
mod places;
mod quotes;
mod registrations;
mod relay_sequences;
mod relays;
mod role_grants;
mod saved_views;
mod session;
mod tags;
mod terminals;
mod tie_out;
mod tracking;
mod users;
