//! Requests through the router, on both databases.

#[macro_use]
mod support;

mod api_keys;
mod audit;
mod company;
mod jobs;
mod join_requests;
mod notices;
mod registrations;
mod role_grants;
mod session;
mod terminals;
mod users;
