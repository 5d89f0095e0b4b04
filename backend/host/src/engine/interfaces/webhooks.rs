//! Where webhooks may go.

use haul_ports::WebhookUrlError;
use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::webhooks::{Host, HostWithStore, UrlError};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn check(accessor: &Accessor<State, Self>, url: String) -> wasmtime::Result<Result<(), UrlError>> {
        let webhooks = accessor.with(|mut store| store.get().capabilities.webhooks.clone());
        Ok(webhooks.check(&url).await.map_err(UrlError::from))
    }
}

impl From<WebhookUrlError> for UrlError {
    fn from(error: WebhookUrlError) -> Self {
        match error {
            WebhookUrlError::Invalid => Self::Invalid,
            WebhookUrlError::NotPublic => Self::NotPublic,
            WebhookUrlError::Unknown => Self::Unknown,
        }
    }
}
