//! The capabilities against real folders and sockets.

mod archives;
mod blobs;
mod carrier_registry;
mod confined;
mod events;
mod hostile;
mod http;
mod identity_keys;
mod mail;
mod places;
mod sms;
mod tables;
mod typesetting;
mod webhooks;
