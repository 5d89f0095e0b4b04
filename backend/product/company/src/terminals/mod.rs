//! Terminals: the carrier's own places, to which people and equipment belong.
//!
//! A terminal is never deleted, since history points at it; archived it is left out of choices.

mod api;
mod ops;
mod refs;
mod views;

pub use api::TerminalsApi;
pub use refs::terminal_refs;
pub use views::{Terminal, TerminalRef};
