//! The capabilities against real folders and sockets.

mod blobs;
mod http;
mod identity_keys;
mod mail;
mod typesetting;
