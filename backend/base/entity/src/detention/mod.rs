//! What customers owe for trucks that wait.

#[expect(clippy::module_inception, reason = "the table has the name of its area")]
pub mod detention;
pub mod detention_policy;
