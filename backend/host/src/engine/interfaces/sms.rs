//! Outgoing text messages.

use chrono::{DateTime, Utc};
use haul_ports::{SmsError, SmsMessage};
use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::sms::{Error, Host, HostWithStore, Message};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn send(accessor: &Accessor<State, Self>, message: Message) -> wasmtime::Result<Result<String, Error>> {
        let sms = accessor.with(|mut store| store.get().capabilities.sms.clone());
        Ok(sms.send(&SmsMessage::from(message)).await.map_err(Error::from))
    }

    async fn find(
        accessor: &Accessor<State, Self>,
        message: Message,
        since: i64,
    ) -> wasmtime::Result<Result<Vec<String>, Error>> {
        let sms = accessor.with(|mut store| store.get().capabilities.sms.clone());
        let since = DateTime::<Utc>::from_timestamp_micros(since).unwrap_or_default();
        Ok(sms.find(&SmsMessage::from(message), since).await.map_err(Error::from))
    }
}

impl From<Message> for SmsMessage {
    fn from(it: Message) -> Self {
        Self { to: it.to, text: it.text }
    }
}

impl From<SmsError> for Error {
    fn from(error: SmsError) -> Self {
        match error {
            SmsError::Refused(text) => Self::Refused(text),
            SmsError::Unavailable(text) => Self::Unavailable(text),
            SmsError::Unknown(text) => Self::Unknown(text),
        }
    }
}
