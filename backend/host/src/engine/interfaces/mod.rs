//! The product's imports, one file per WIT interface: each turns WIT values into the native port's and back.

pub mod archives;
mod blobs;
mod callers;
mod carrier_registry;
pub mod database;
mod events;
mod http;
mod identity_keys;
mod log;
mod mail;
mod places;
mod sealing;
mod settings;
mod sms;
pub mod tables;
mod typesetting;
pub mod values;
mod webhooks;
