//! Outgoing mail.

use haul_ports::{MailAttachment, MailError, MailMessage};
use wasmtime::component::{Accessor, HasSelf};

use super::values::uuid;
use crate::engine::bindings::haul::host::mail::{Attachment, Error, Host, HostWithStore, Message};
use crate::engine::instance::State;

impl Host for State {}

impl HostWithStore<State> for HasSelf<State> {
    async fn send(accessor: &Accessor<State, Self>, message: Message) -> wasmtime::Result<Result<(), Error>> {
        let mail = accessor.with(|mut store| store.get().capabilities.mail.clone());
        let message = MailMessage {
            id: message.id.map(uuid),
            to: message.to,
            subject: message.subject,
            text: message.text,
            html: message.html,
            attachments: message.attachments.into_iter().map(MailAttachment::from).collect(),
        };
        Ok(mail.send(&message).await.map_err(Error::from))
    }
}

impl From<Attachment> for MailAttachment {
    fn from(it: Attachment) -> Self {
        Self {
            company_id: uuid(it.company_id),
            blob_id: uuid(it.blob_id),
            file_name: it.file_name,
            media_type: it.media_type,
        }
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
