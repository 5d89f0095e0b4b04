//! The edge over real sockets, in front of a small handler instead of the product.

mod connections;
mod documents;
mod emulator;
mod events;
mod limits;
mod mailbox;
mod operations;
mod production;
mod proxy;
mod resumable;
mod security;
mod site;
mod tickets;
