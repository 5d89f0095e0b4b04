//! Mail by SMTP, over pooled connections.

use std::time::Duration;

use async_trait::async_trait;
use haul_app::ports::{Mail, MailError, MailMessage};
use lettre::message::{Mailbox, MultiPart};
use lettre::{AsyncSmtpTransport, AsyncTransport, Message, Tokio1Executor};

/// Servers that check for spam while they are being spoken to take their time.
const TIMEOUT: Duration = Duration::from_secs(20);

/// How mail leaves.
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
}

impl SmtpMail {
    /// Prepares the transport; connections are made when there is mail.
    pub fn new(settings: &SmtpSettings) -> Result<Self, MailError> {
        crate::tls::install();
        let from =
            settings.from.parse().map_err(|error| MailError::Refused(format!("sender {}: {error}", settings.from)))?;
        let transport = AsyncSmtpTransport::<Tokio1Executor>::from_url(&settings.url)
            // The error's text may quote the password.
            .map_err(|_| MailError::Refused("the mail URL is not of the form smtps://user:password@host:465".into()))?
            .timeout(Some(TIMEOUT))
            .build();
        Ok(Self { transport, from })
    }

    fn compose(&self, message: &MailMessage) -> Result<Message, MailError> {
        let refused = |error: &dyn std::fmt::Display| MailError::Refused(error.to_string());
        let to: Mailbox = message.to.parse().map_err(|error| refused(&error))?;
        let envelope = Message::builder().from(self.from.clone()).to(to).subject(&message.subject);
        let composed = match &message.html {
            Some(html) => envelope.multipart(MultiPart::alternative_plain_html(message.text.clone(), html.clone())),
            None => envelope.singlepart(lettre::message::SinglePart::plain(message.text.clone())),
        };
        composed.map_err(|error| refused(&error))
    }
}

#[async_trait]
impl Mail for SmtpMail {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        let composed = self.compose(message)?;
        match self.transport.send(composed).await {
            Ok(_) => Ok(()),
            Err(error) if error.is_permanent() => Err(MailError::Refused(error.to_string())),
            Err(error) => Err(MailError::Unavailable(error.to_string())),
        }
    }
}
