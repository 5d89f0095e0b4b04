//! Sessions: the sign-ins of people, each of which can be ended.
//!
//! They are noted and refused in `haul_api` (`auth`, `sessions`). A session lasts as long as its sign-in, two weeks.

mod api;
mod error;
mod ops;
mod views;

pub use api::SessionsApi;
pub use ops::sweep;
