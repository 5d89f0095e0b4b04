//! The dispatch board: drivers or trucks down, days across, each with its legs, and unassigned legs above them.
//!
//! It only reads. Dragging uses the operations of `loads`, whose gate judges the assignment.

mod api;
mod cards;
mod empty;
mod rows;
mod select;
mod standing;
mod unanswered;
mod unassigned;
mod views;
mod work;

pub use api::DispatchBoardApi;
