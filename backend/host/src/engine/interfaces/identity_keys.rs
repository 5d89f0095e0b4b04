//! The identity provider's signing keys.

use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::identity_keys::{Host, HostWithStore};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn find(
        accessor: &Accessor<State, Self>,
        key_id: String,
    ) -> wasmtime::Result<Result<Option<String>, String>> {
        let keys = accessor.with(|mut store| store.get().capabilities.identity_keys.clone());
        Ok(keys.find(&key_id).await.map_err(|error| error.0))
    }
}
