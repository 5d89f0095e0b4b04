//! Outgoing mail: by SMTP, or into a local mailbox that development shows on a page. Attachments come from the blob
//! store.

mod local;
mod smtp;

use bytes::Bytes;
use haul_ports::{MailAttachment, MailError};

use crate::blobs::{BlobStore, ReadError};

pub use local::{LocalMailbox, StoredAttachment, StoredMail};
pub use smtp::{SmtpMail, SmtpSettings};

/// Bytes of one attachment: most mail servers accept messages of 25 MB, of which a quarter is lost to base64.
const MAX_ATTACHMENT_BYTES: u64 = 15 << 20;

/// The bytes of an attachment.
async fn read(blobs: &BlobStore, attachment: &MailAttachment) -> Result<Bytes, MailError> {
    match blobs.read_whole(attachment.company_id, attachment.blob_id, MAX_ATTACHMENT_BYTES).await {
        Ok(Some(bytes)) => Ok(bytes),
        Ok(None) => Err(MailError::Refused(format!("{} is not in the blob store", attachment.file_name))),
        Err(ReadError::TooLarge) => Err(MailError::Refused(format!("{} is too large for mail", attachment.file_name))),
        Err(ReadError::Store(error)) => Err(MailError::Unavailable(error.to_string())),
    }
}
