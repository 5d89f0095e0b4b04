//! Outgoing mail.

use haul_app::ports::{MailError, MailMessage};
use wasmtime::component::{Accessor, HasSelf};

use crate::engine::bindings::haul::host::mail::{Error, Host, HostWithStore, Message};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn send(accessor: &Accessor<State, Self>, message: Message) -> wasmtime::Result<Result<(), Error>> {
        let mail = accessor.with(|mut store| store.get().capabilities.mail.clone());
        let message = MailMessage { to: message.to, subject: message.subject, text: message.text, html: message.html };
        Ok(mail.send(&message).await.map_err(Error::from))
    }
}

impl From<MailError> for Error {
    fn from(error: MailError) -> Self {
        match error {
            MailError::Refused(text) => Self::Refused(text),
            MailError::Unavailable(text) => Self::Unavailable(text),
        }
    }
}
