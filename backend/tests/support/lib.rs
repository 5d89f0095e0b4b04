//! A separate product for each test: a new database, a fixed clock, sequential ids, ports that record.

mod app;
mod client;
pub mod counts;
mod described;
pub mod freight;
mod people;
mod ports;
pub mod quotes;
mod statements;
mod typesetting;

pub use app::{Backend, TestApp};
pub use client::{Answer, TestClient};
pub use people::{Person, inbox, wait_until};
pub use ports::MemoryBlobs;
pub use statements::Statements;
pub use typesetting::MemoryTypesetting;
