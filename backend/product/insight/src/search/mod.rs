//! Search: finding any record by a few letters. Each kind only with its own permission.

mod api;
mod ops;
mod views;

pub use api::SearchApi;
