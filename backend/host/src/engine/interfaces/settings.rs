//! What the operator configured for the product.

use crate::engine::bindings::haul::host::settings::Host;
use crate::engine::instance::State;

impl Host for State {
    fn read(&mut self) -> wasmtime::Result<String> {
        Ok(self.capabilities.settings_json.clone())
    }
}
