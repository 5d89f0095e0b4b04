//! Papers that expire.

mod board;
mod items;
mod past;
mod qualification;
mod requests;
