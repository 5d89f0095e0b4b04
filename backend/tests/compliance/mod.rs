//! Papers that expire.

mod board;
mod items;
