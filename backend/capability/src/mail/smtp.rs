//! Mail by SMTP, over pooled connections.

use std::time::Duration;

use async_trait::async_trait;
use haul_ports::{Mail, MailError, MailMessage};
use lettre::message::header::ContentType;
use lettre::message::{Attachment, Mailbox, MultiPart, SinglePart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};
use uuid::Uuid;

use crate::blobs::BlobStore;

/// Servers that check for spam during the session take their time.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How mail is sent.
#[derive(Clone, Debug)]
pub struct SmtpSettings {
    /// `smtps://user:password@host:465`, or `smtp://…:587?tls=required` for STARTTLS.
    pub url: String,
    /// The sender, `Haul <no-reply@example.com>`.
    pub from: String,
}

pub struct SmtpMail {
    transport: AsyncSmtpTransport<Tokio1Executor>,
    from: Mailbox,
    blobs: BlobStore,
}

impl SmtpMail {
    /// Prepares the transport; it connects when there is mail.
    pub fn new(settings: &SmtpSettings, blobs: BlobStore) -> Result<Self, MailError> {
        crate::tls::install();
        let from =
            settings.from.parse().map_err(|error| MailError::Refused(format!("sender {}: {error}", settings.from)))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.url)
            // The error's text may quote the password.
            .map_err(|_| MailError::Refused("the mail URL is not of the form smtps://user:password@host:465".into()))?
            .timeout(Some(TIMEOUT))
            .build();
        Ok(Self { transport, from, blobs })
    }

    async fn compose(&self, message: &MailMessage) -> Result<Message, MailError> {
        let to: Mailbox = message.to.parse().map_err(refused)?;
        let id = message.id.unwrap_or_else(Uuid::now_v7);
        let envelope = Message::builder()
            .message_id(Some(format!("<{id}@{}>", self.from.email.domain())))
            .from(self.from.clone())
            .to(to)
            .subject(&message.subject);
        let plain = SinglePart::plain(message.text.clone());
        let composed = match (&message.html, message.attachments.is_empty()) {
            (None, true) => envelope.singlepart(plain),
            (Some(html), true) => envelope.multipart(alternatives(message, html)),
            (html, false) => {
                let whole = match html {
                    Some(html) => MultiPart::mixed().multipart(alternatives(message, html)),
                    None => MultiPart::mixed().singlepart(plain),
                };
                envelope.multipart(self.with_files(whole, message).await?)
            }
        };
        composed.map_err(refused)
    }

    async fn with_files(&self, mut whole: MultiPart, message: &MailMessage) -> Result<MultiPart, MailError> {
        for file in &message.attachments {
            let bytes = super::read(&self.blobs, file).await?;
            let kind = ContentType::parse(&file.media_type).map_err(refused)?;
            whole = whole.singlepart(Attachment::new(file.file_name.clone()).body(bytes.to_vec(), kind));
        }
        Ok(whole)
    }
}

fn alternatives(message: &MailMessage, html: &str) -> MultiPart {
    MultiPart::alternative_plain_html(message.text.clone(), html.to_owned())
}

fn refused(error: impl std::fmt::Display) -> MailError {
    MailError::Refused(error.to_string())
}

#[async_trait]
impl Mail for SmtpMail {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        let composed = self.compose(message).await?;
        match self.transport.send(composed).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(MailError::Refused(error.to_string())),
            Err(error) => Err(MailError::Unavailable(error.to_string())),
        }
    }
}
