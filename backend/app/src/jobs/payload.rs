//! What a mail job carries.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{KEEP_BLOB, SEND_MAIL};
use crate::{
    AppContext,
    api::{ApiError, Write},
    ports::{MailAttachment, MailMessage},
};

/// Binds the sealed text to its use.
const ASSOCIATED_DATA: &str = "job.send_mail";

/// A message as JSON, sealed: links that sign somebody in never lie open in the database.
#[derive(Serialize, Deserialize)]
struct SealedMail {
    sealed: String,
}

#[derive(Serialize, Deserialize)]
struct Letter {
    to: String,
    subject: String,
    text: String,
    /// None in messages of earlier versions.
    #[serde(default)]
    files: Vec<LetterFile>,
}

/// A file that goes along. It is looked up when the message leaves, which is long before unclaimed blobs expire.
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

/// Sends a message once the write has been committed; answers the job, which tells whether it was sent.
pub async fn send_mail(write: &Write, message: MailMessage) -> Result<Uuid, ApiError> {
    let files = message.attachments.into_iter().map(LetterFile::from).collect();
    let letter = Letter { to: message.to, subject: message.subject, text: message.text, files };
    let plain = serde_json::to_vec(&letter).map_err(ApiError::internal)?;
    let sealed = write.ctx.sealing.seal(&plain, ASSOCIATED_DATA).map_err(ApiError::internal)?;
    write.enqueue(SEND_MAIL, &SealedMail { sealed }).await
}

/// An upload that a row now names.
#[derive(Serialize, Deserialize)]
pub(super) struct NamedBlob {
    pub company_id: Uuid,
    pub blob_id: Uuid,
}

/// Keeps an upload once the write has been committed, however often the process ends in between.
pub async fn keep_blob(write: &Write, blob_id: Uuid) -> Result<(), ApiError> {
    write.enqueue(KEEP_BLOB, &NamedBlob { company_id: write.company_id(), blob_id }).await?;
    Ok(())
}

/// The message of a mail job.
pub(super) fn open_mail(ctx: &AppContext, payload: serde_json::Value) -> Result<MailMessage, String> {
    let mail: SealedMail = serde_json::from_value(payload).map_err(|error| error.to_string())?;
    let plain = ctx.sealing.open(&mail.sealed, ASSOCIATED_DATA).map_err(|error| error.to_string())?;
    let letter: Letter = serde_json::from_slice(&plain).map_err(|error| error.to_string())?;
    let attachments = letter.files.into_iter().map(MailAttachment::from).collect();
    Ok(MailMessage { to: letter.to, subject: letter.subject, text: letter.text, html: None, attachments })
}
