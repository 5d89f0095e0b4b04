//! Accepts uploads: limited, hashed and sniffed on their way to the store, and attested by a receipt.

use bytes::Bytes;
use futures::{Stream, TryStreamExt};
use haul_ports::{BlobError, BlobReceipt};
use object_store::{ObjectStoreExt, WriteMultipart};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use super::media_type::{HEAD_LENGTH, TextWatch, sniff};
use super::ticket::UploadClaims;
use super::usage::{Coming, Source};
use super::{BlobStore, INCOMING, STAGING, place, ticket, unavailable};

/// Parts written at once; beyond that a slow disk slows the sender down.
pub(super) const PARTS_IN_FLIGHT: usize = 2;

/// Why an upload was refused.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum UploadError {
    #[error("the upload link is not valid or has expired")]
    InvalidTicket,
    #[error("the upload link has been used")]
    AlreadyUsed,
    #[error("the file is larger than {max_bytes} bytes")]
    TooLarge { max_bytes: u64 },
    #[error("the file's content is none of the types that are taken here: {}", allowed.join(", "))]
    UnsupportedType { allowed: Vec<String> },
    /// The part does not begin where the one before it ended.
    #[error("the upload goes on at byte {offset}")]
    OffsetMismatch { offset: u64 },
    #[error("the upload came in too many parts")]
    TooManyParts,
    /// One sender at a time.
    #[error("the file is being uploaded by this link already")]
    InProgress,
    /// The company keeps as much as it may.
    #[error("the company's storage is full")]
    StorageFull,
    /// The sender stopped halfway.
    #[error("the upload was interrupted: {0}")]
    Interrupted(String),
    #[error(transparent)]
    Store(#[from] BlobError),
}

/// The edge's response to the browser, which passes `signed` to the product.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Receipt {
    pub signed: String,
    pub content: BlobReceipt,
}

impl BlobStore {
    /// Accepts the bytes that `ticket` allows. Each ticket is good for one blob, and for one sender at a time.
    pub async fn take_in<E: std::fmt::Display>(
        &self,
        ticket: &str,
        bytes: impl Stream<Item = Result<Bytes, E>> + Send,
    ) -> Result<Receipt, UploadError> {
        let claims = ticket::verify_upload(&self.sealing, ticket).ok_or(UploadError::InvalidTicket)?;
        let _sending = self.usage.send(claims.blob_id)?;
        self.take_in_whole(&claims, Source::Upload, bytes).await
    }

    /// The same for a caller that already is the upload's only sender.
    pub(super) async fn take_in_whole<E: std::fmt::Display>(
        &self,
        claims: &UploadClaims,
        source: Source,
        bytes: impl Stream<Item = Result<Bytes, E>> + Send,
    ) -> Result<Receipt, UploadError> {
        if self.find(claims.company_id, claims.blob_id).await?.is_some() {
            return Err(UploadError::AlreadyUsed);
        }
        let mut coming = self.coming(claims.company_id, source).await?;
        // Under a unique name, so that senders on two hosts with one ticket never mix their bytes.
        let staged = place(STAGING, claims.company_id, Uuid::now_v7());
        let upload = self.store.put_multipart(&staged).await.map_err(unavailable)?;
        let mut upload = WriteMultipart::new(upload);
        let content = match pass(&mut upload, claims, &mut coming, bytes).await {
            Ok(content) => content,
            Err(error) => {
                if let Err(error) = upload.abort().await {
                    tracing::warn!(%error, "a refused upload was not removed; the sweep will");
                }
                return Err(error);
            }
        };
        upload.finish().await.map_err(unavailable)?;
        let incoming = place(INCOMING, claims.company_id, claims.blob_id);
        match self.store.rename_if_not_exists(&staged, &incoming).await {
            Ok(()) => coming.stored(),
            Err(object_store::Error::AlreadyExists { .. }) => {
                self.store.delete(&staged).await.map_err(unavailable)?;
                return Err(UploadError::AlreadyUsed);
            }
            Err(error) => return Err(unavailable(error).into()),
        }
        let signed = ticket::sign_receipt(&self.sealing, &content).map_err(super::no_key)?;
        tracing::debug!(byte_size = content.byte_size, media_type = content.media_type, "a blob came in");
        Ok(Receipt { signed, content })
    }
}

async fn pass<E: std::fmt::Display>(
    upload: &mut WriteMultipart,
    claims: &UploadClaims,
    coming: &mut Coming<'_>,
    bytes: impl Stream<Item = Result<Bytes, E>> + Send,
) -> Result<BlobReceipt, UploadError> {
    let mut bytes = std::pin::pin!(bytes);
    let mut hash = Sha256::new();
    let mut head = Vec::new();
    let mut text = TextWatch::default();
    let mut byte_size = 0;
    while let Some(chunk) = bytes.try_next().await.map_err(|error| UploadError::Interrupted(error.to_string()))? {
        byte_size += chunk.len() as u64;
        if byte_size > claims.max_bytes {
            return Err(UploadError::TooLarge { max_bytes: claims.max_bytes });
        }
        coming.add(chunk.len() as u64).map_err(|_| UploadError::StorageFull)?;
        hash.update(&chunk);
        text.pass(&chunk);
        let missing = HEAD_LENGTH.saturating_sub(head.len());
        head.extend_from_slice(&chunk[..missing.min(chunk.len())]);
        upload.wait_for_capacity(PARTS_IN_FLIGHT).await.map_err(unavailable)?;
        upload.put(chunk);
    }
    let media_type = sniff(&head, text.text(), &claims.media_types)
        .ok_or_else(|| UploadError::UnsupportedType { allowed: claims.media_types.clone() })?;
    Ok(BlobReceipt {
        blob_id: claims.blob_id,
        company_id: claims.company_id,
        purpose: claims.purpose,
        sha256: hex::encode(hash.finalize()),
        byte_size,
        media_type,
    })
}
