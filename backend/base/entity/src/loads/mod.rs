//! Freight: loads and everything that belongs to them.

pub mod assignment_rule;
pub mod charge;
pub mod document;
pub mod leg;
pub mod load;
pub mod stop;
pub mod stop_event;
