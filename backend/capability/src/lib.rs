//! The product's capabilities, native: used by the host, by tests and by tools.
//!
//! With `haul-host` the only code that touches network, files and clock. Each module implements one port;
//! settings are plain structs, which the host fills from its configuration.

pub mod archives;
pub mod blobs;
pub mod carrier_registry;
pub mod confined;
pub mod events;
pub mod http;
pub mod identity_keys;
pub mod mail;
pub mod places;
pub mod sealing;
pub mod sms;
pub mod sql;
pub mod tables;
#[cfg(feature = "testing")]
pub mod testing;
pub mod tls;
#[cfg(feature = "typesetting")]
pub mod typesetting;
pub mod webhooks;
