//! Which callers are admitted.

use haul_ports::Callers;

use super::values::uuid;
use crate::engine::bindings::haul::host::{callers::Host, types};
use crate::engine::instance::State;

impl Host for State {
    fn admit(&mut self, request_id: String, actor_id: types::Uuid, company_id: types::Uuid) -> wasmtime::Result<bool> {
        Ok(self.capabilities.traps.admit(&request_id, uuid(actor_id), uuid(company_id)))
    }
}
