//! The dispatch board: drivers or trucks down, days across, each with its legs, and what nobody moves yet above them.
//!
//! It only reads. What is dragged there is assigned by the operations of `loads`, whose gate judges it.

mod api;
mod cards;
mod rows;
mod select;
mod unassigned;
mod views;
mod work;

pub use api::DispatchBoardApi;
