//! The engine with a component that misbehaves on request.

mod faulty;
mod limits;
pub mod ports;
mod surroundings;
mod traps;
