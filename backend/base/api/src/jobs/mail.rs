//! Sending mail.

use haul_entity::base::job;
use haul_ports::{MailAttachment, MailError, MailMessage};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    Job, JobError,
    mail_budget::{self, Leave},
};
use crate::{ApiError, AppContext, Write, mail::html_of};

/// Binds the sealed text to its use.
const ASSOCIATED_DATA: &str = "job.send_mail";

/// Why a message is not sent to a person who has unsubscribed.
pub const UNWANTED: &str = "the address wants no mail of this company";

/// Sends one message. The payload is sealed, because it may contain a sign-in link.
pub struct SendMail;

impl Job for SendMail {
    const KIND: &'static str = mail_budget::SEND_MAIL;
    const TITLE: &'static str = "Send an email";
    type Payload = SealedMail;

    async fn run(ctx: &AppContext, company_id: Uuid, mail: SealedMail) -> Result<(), JobError> {
        let letter = open_letter(ctx, &mail).map_err(JobError::Final)?;
        let is_budgeted = !letter.is_sign_in;
        let message = message_of(letter);
        if !is_budgeted {
            return send(ctx, &message).await;
        }
        deliver(ctx, company_id, &message).await
    }
}

/// Sends a message now, within the company's budget: for jobs that keep its state themselves.
pub async fn deliver(ctx: &AppContext, company_id: Uuid, message: &MailMessage) -> Result<(), JobError> {
    match mail_budget::leave(ctx, company_id, &message.to).await? {
        Leave::Now => {}
        Leave::Later(at) => return Err(JobError::NotBefore(at)),
        Leave::Never => return Err(JobError::Final(UNWANTED.to_owned())),
    }
    send(ctx, message).await?;
    mail_budget::count(ctx, company_id, &message.to).await
}

async fn send(ctx: &AppContext, message: &MailMessage) -> Result<(), JobError> {
    ctx.mail.send(message).await.map_err(|error| match error {
        MailError::Refused(_) => JobError::Final(error.to_string()),
        MailError::Unavailable(_) => JobError::passing(error),
    })
}

/// A message as JSON, sealed: sign-in links never lie open in the database.
#[derive(Serialize, Deserialize)]
pub struct SealedMail {
    sealed: String,
}

#[derive(Serialize, Deserialize)]
struct Letter {
    /// None in messages of earlier versions.
    #[serde(default)]
    id: Option<Uuid>,
    to: String,
    subject: String,
    text: String,
    /// None in messages of earlier versions.
    #[serde(default)]
    html: Option<String>,
    /// None in messages of earlier versions.
    #[serde(default)]
    files: Vec<LetterFile>,
    /// Outside the company's budget.
    #[serde(default)]
    is_sign_in: bool,
}

/// An attachment. It is read when the message is sent, long before unclaimed blobs expire.
#[derive(Serialize, Deserialize)]
struct LetterFile {
    company_id: Uuid,
    blob_id: Uuid,
    file_name: String,
    media_type: String,
}

impl From<MailAttachment> for LetterFile {
    fn from(file: MailAttachment) -> Self {
        let MailAttachment { company_id, blob_id, file_name, media_type } = file;
        Self { company_id, blob_id, file_name, media_type }
    }
}

impl From<LetterFile> for MailAttachment {
    fn from(file: LetterFile) -> Self {
        let LetterFile { company_id, blob_id, file_name, media_type } = file;
        Self { company_id, blob_id, file_name, media_type }
    }
}

/// Sends a message once the write is committed; returns the job, which tells whether it was sent.
pub async fn send_mail(write: &Write, message: MailMessage) -> Result<Uuid, ApiError> {
    put(write, message, false).await
}

/// Like [`send_mail`], but outside the mail budget: for sign-in links, so that a spent budget locks no one out.
/// The caller limits how many it sends.
pub async fn send_sign_in_mail(write: &Write, message: MailMessage) -> Result<Uuid, ApiError> {
    put(write, message, true).await
}

async fn put(write: &Write, message: MailMessage, is_sign_in: bool) -> Result<Uuid, ApiError> {
    let MailMessage { id, to, subject, text, html, attachments } = message;
    let id = Some(id.unwrap_or_else(|| write.new_id()));
    let files = attachments.into_iter().map(LetterFile::from).collect();
    let html = match html {
        Some(html) => html,
        None => html_of(write, &text).await?,
    };
    let letter = Letter { id, to, subject, text, html: Some(html), files, is_sign_in };
    let plain = serde_json::to_vec(&letter).map_err(ApiError::internal)?;
    let sealed = write.ctx.sealing.seal(&plain, ASSOCIATED_DATA).map_err(ApiError::internal)?;
    write.enqueue::<SendMail>(&SealedMail { sealed }).await
}

/// The message of a mail job.
fn open_letter(ctx: &AppContext, mail: &SealedMail) -> Result<Letter, String> {
    let plain = ctx.sealing.open(&mail.sealed, ASSOCIATED_DATA).map_err(|error| error.to_string())?;
    serde_json::from_slice(&plain).map_err(|error| error.to_string())
}

/// The address of a mail that has not been sent yet; none for another job.
pub fn recipient_of(ctx: &AppContext, job: &job::Model) -> Option<String> {
    if job.kind != SendMail::KIND {
        return None;
    }
    let mail: SealedMail = serde_json::from_value(job.payload.clone()).ok()?;
    Some(open_letter(ctx, &mail).ok()?.to)
}

fn message_of(letter: Letter) -> MailMessage {
    let Letter { id, to, subject, text, html, files, .. } = letter;
    MailMessage { id, to, subject, text, html, attachments: files.into_iter().map(MailAttachment::from).collect() }
}
