//! Papers that expire, and restricted files of drivers.

mod board;
mod draws;
mod identity;
mod items;
mod past;
mod qualification;
mod requests;
mod testing;
