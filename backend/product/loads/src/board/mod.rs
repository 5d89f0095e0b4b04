//! The dispatch board: drivers or trucks down, days across, each with its legs, and unassigned legs above them.
//!
//! It only reads. Dragging uses the operations of `loads`, whose gate judges the assignment.

mod api;
mod cards;
mod rows;
mod select;
mod unassigned;
mod views;
mod work;

pub use api::DispatchBoardApi;
