//! FMCSA's public record of motor carriers.

use haul_ports::{RegistryNumber, RegistryUnavailable};
use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::carrier_registry::{Host, HostWithStore, Number};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn find(
        accessor: &Accessor<State, Self>,
        number: Number,
    ) -> wasmtime::Result<Result<Option<String>, String>> {
        let registry = accessor.with(|mut store| store.get().capabilities.carrier_registry.clone());
        let found = match registry.find(&RegistryNumber::from(number)).await {
            Ok(found) => found,
            Err(RegistryUnavailable(reason)) => return Ok(Err(reason)),
        };
        Ok(Ok(found.map(|carrier| serde_json::to_string(&carrier)).transpose()?))
    }
}

impl From<Number> for RegistryNumber {
    fn from(it: Number) -> Self {
        match it {
            Number::Dot(digits) => Self::Dot(digits),
            Number::Docket(digits) => Self::Docket(digits),
        }
    }
}
