//! The capabilities against real folders and sockets.

mod blobs;
mod events;
mod http;
mod identity_keys;
mod mail;
mod tables;
mod typesetting;
