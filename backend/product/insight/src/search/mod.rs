//! Search: finds any record by a few letters. Each kind requires its own permission.

mod api;
mod ops;
mod views;

pub use api::SearchApi;
