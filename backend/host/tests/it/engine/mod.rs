//! The engine with a component that misbehaves on request.

mod faulty;
mod limits;
mod ports;
mod surroundings;
mod traps;

