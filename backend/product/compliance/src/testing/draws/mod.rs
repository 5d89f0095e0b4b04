//! Random draws (49 CFR 382.305): each driver of the pool has the same chance in every draw, and anyone can check it.
//!
//! ```text
//! drawn: pool in the order of ids, secret seed, its SHA-256 published ──▶ seed disclosed ──▶ anyone repeats the draw
//! ```
//!
//! `selection` is the algorithm, `numbers` says how many are drawn, `proof` explains a draw to an auditor.

mod api;
mod numbers;
mod ops;
mod present;
mod proof;
mod selection;
mod views;

pub use api::DrawsApi;
