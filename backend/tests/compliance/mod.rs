//! Papers that expire.

mod board;
mod items;
mod past;
mod requests;
