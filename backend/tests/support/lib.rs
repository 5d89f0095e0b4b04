//! A product of one's own for each test: a fresh database, a fixed clock, sequential ids, ports that remember.

mod app;
mod client;
pub mod counts;
pub mod freight;
mod people;
mod ports;
pub mod quotes;
mod typesetting;

pub use app::{Backend, TestApp};
pub use client::{Answer, TestClient};
pub use people::Person;
pub use ports::MemoryBlobs;
pub use typesetting::MemoryTypesetting;
