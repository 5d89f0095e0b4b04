//! The program at a glance: who takes part, who may not drive, and what is due.

mod api;
mod notices;
mod ops;
mod views;

pub use api::ProgramApi;
pub(crate) use notices::give_notice;
pub use ops::named;
pub(super) use ops::{covered, stand};
pub use views::TestedDriver;
