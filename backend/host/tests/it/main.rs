//! Everything that needs the host as a whole: the engine with real WebAssembly, and the edge.

mod billing;
mod component;
mod conformance;
mod demo;
mod edge;
mod engine;
mod messages;
mod webhooks;
