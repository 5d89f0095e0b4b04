//! The product as a WebAssembly component: a thin shim between `../wit` and `haul-app`.
//!
//! Requests become poem's, ports become imports. Rules, routes and SQL are deliberately absent.
//! The crate is empty for every other target: natively the host calls `haul-app` itself.
#![cfg(target_family = "wasm")]

mod archives;
mod bindings;
mod database;
mod deliveries;
mod handler;
mod jobs;
mod log;
mod ports;
mod product;
mod tables;
mod values;

struct Component;

/// Takes a few percent less CPU for a request than the target's own dlmalloc.
#[global_allocator]
static ALLOCATOR: talc::wasm::WasmDynamicTalc = talc::wasm::new_wasm_dynamic_allocator();
