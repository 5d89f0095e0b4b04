//! A mailbox in a folder, one file per message: nothing leaves the machine.

use std::path::{Path, PathBuf};

use async_trait::async_trait;
use chrono::{DateTime, TimeDelta, Utc};
use haul_ports::{BlobError, Blobs, DownloadGrant, Mail, MailAttachment, MailError, MailMessage};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::blobs::BlobStore;

/// A message as submitted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredMail {
    /// Sorts by the time of sending.
    pub id: Uuid,
    /// The same in every attempt to send a message.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub message_id: Option<Uuid>,
    pub sent_at: DateTime<Utc>,
    pub to: String,
    pub subject: String,
    pub text: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub html: Option<String>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub attachments: Vec<StoredAttachment>,
}

/// An attachment. Its bytes stay in the blob store, as long as they are kept there.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct StoredAttachment {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    pub file_name: String,
    pub media_type: String,
    pub byte_size: u64,
}

#[derive(Clone)]
pub struct LocalMailbox {
    folder: PathBuf,
    blobs: BlobStore,
}

impl LocalMailbox {
    /// A mailbox in `folder`, which is created if needed.
    pub fn open(folder: impl Into<PathBuf>, blobs: BlobStore) -> std::io::Result<Self> {
        let folder = folder.into();
        std::fs::create_dir_all(&folder)?;
        Ok(Self { folder, blobs })
    }

    /// The latest messages, newest first.
    pub async fn list(&self, limit: usize) -> std::io::Result<Vec<StoredMail>> {
        let mut names = Vec::new();
        let mut files = tokio::fs::read_dir(&self.folder).await?;
        while let Some(file) = files.next_entry().await? {
            let path = file.path();
            if path.extension().is_some_and(|extension| extension == "json") {
                names.push(path);
            }
        }
        names.sort();
        let mut messages = Vec::new();
        for path in names.iter().rev().take(limit) {
            messages.extend(read(path).await?);
        }
        Ok(messages)
    }

    /// One message, if it is there.
    pub async fn read(&self, id: Uuid) -> std::io::Result<Option<StoredMail>> {
        read(&self.file(id)).await
    }

    /// Path on this origin that returns an attachment's bytes, long enough to click it.
    pub fn link(&self, attachment: &StoredAttachment) -> Result<String, BlobError> {
        self.blobs.mint_download(&DownloadGrant {
            company_id: attachment.company_id,
            blob_id: attachment.blob_id,
            file_name: attachment.file_name.clone(),
            media_type: attachment.media_type.clone(),
            inline: false,
            expires_at: Utc::now() + TimeDelta::minutes(5),
        })
    }

    fn file(&self, id: Uuid) -> PathBuf {
        self.folder.join(format!("{id}.json"))
    }
}

/// The message in a file; none if the file is gone or holds something else.
async fn read(path: &Path) -> std::io::Result<Option<StoredMail>> {
    match tokio::fs::read(path).await {
        Ok(bytes) => Ok(serde_json::from_slice(&bytes).ok()),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(error) => Err(error),
    }
}

#[async_trait]
impl Mail for LocalMailbox {
    async fn send(&self, message: &MailMessage) -> Result<(), MailError> {
        // Of its own, because it sorts by the time of sending.
        let id = Uuid::now_v7();
        let MailMessage { id: message_id, to, subject, text, html, attachments: files } = message.clone();
        let mut attachments = Vec::with_capacity(files.len());
        for file in files {
            let byte_size = super::read(&self.blobs, &file).await?.len() as u64;
            let MailAttachment { company_id, blob_id, file_name, media_type } = file;
            attachments.push(StoredAttachment { company_id, blob_id, file_name, media_type, byte_size });
        }
        let stored = StoredMail { id, message_id, sent_at: Utc::now(), to, subject, text, html, attachments };
        let unavailable = |error: &dyn std::fmt::Display| MailError::Unavailable(error.to_string());
        let bytes = serde_json::to_vec_pretty(&stored).map_err(|error| unavailable(&error))?;
        // A reader never sees half a message.
        let (begun, path) = (self.folder.join(format!("{id}.part")), self.file(id));
        tokio::fs::write(&begun, bytes).await.map_err(|error| unavailable(&error))?;
        tokio::fs::rename(&begun, &path).await.map_err(|error| unavailable(&error))
    }
}
