//! Papers that expire, and restricted files of drivers.

mod agreement;
mod board;
mod cost;
mod draws;
mod expiry;
mod identity;
mod inquiries;
mod items;
mod medical;
mod mvrs;
mod past;
mod qualification;
mod requests;
mod testing;
