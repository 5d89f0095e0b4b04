//! Outgoing HTTP through the allow-list.

use haul_ports::{HttpError, HttpRequest};
use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::http::{Error, Host, HostWithStore, Request, Response};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn send(accessor: &Accessor<State, Self>, request: Request) -> wasmtime::Result<Result<Response, Error>> {
        let client = accessor.with(|mut store| store.get().capabilities.http.clone());
        let request =
            HttpRequest { method: request.method, url: request.url, headers: request.headers, body: request.body };
        let outcome = client.send(request).await;
        Ok(outcome
            .map(|response| Response { status: response.status, headers: response.headers, body: response.body })
            .map_err(Error::from))
    }
}

impl From<HttpError> for Error {
    fn from(error: HttpError) -> Self {
        match error {
            HttpError::NotAllowed(origin) => Self::NotAllowed(origin),
            HttpError::Timeout => Self::Timeout,
            HttpError::Failed(text) => Self::Failed(text),
        }
    }
}
