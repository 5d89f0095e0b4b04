//! The carrier packet: what brokers and customers ask for before the first load, as one PDF.
//!
//! A cover page with the company's facts, then its documents in the order that the company gave them.

mod api;
mod cover;
mod mail;
mod ops;
mod views;

pub use api::CarrierPacketApi;
pub use mail::CARRIER_PACKET;
