//! Terminals: the carrier's own locations, to which people and equipment belong.
//!
//! A terminal is never deleted, because history refers to it; an archived one is no longer offered.

mod api;
mod ops;
mod refs;
mod views;

pub use api::TerminalsApi;
pub use refs::terminal_refs;
pub use views::{Terminal, TerminalRef};
