//! Requests through the router, on both databases.

#[macro_use]
mod support;

mod terminals;
