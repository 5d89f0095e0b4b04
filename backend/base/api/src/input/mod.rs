//! Checks bodies and queries against the types that the document describes, before the operation runs.
//!
//! All faults are named at once. A value of another type is answered with 400, one that is not accepted with 422. What
//! a value means is checked by its feature.

mod body;
mod faults;
mod query;
mod walk;

pub use body::check_body;
pub use query::{Parameter, check_query};
