//! File bytes never enter the product: it hands out tickets, and the host's edge moves the bytes.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// The purpose of an upload. Its receipt is valid for nothing else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum UploadPurpose {
    LoadDocument,
    ImportFile,
    CompanyFile,
    RecordFile,
}

/// Limits of an upload.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UploadGrant {
    pub company_id: Uuid,
    pub purpose: UploadPurpose,
    /// At most this many bytes.
    pub max_bytes: u64,
    /// Allowed media types of the detected content, such as `application/pdf`.
    pub media_types: Vec<String>,
    pub expires_at: DateTime<Utc>,
}

/// A minted upload: the browser sends `PUT {url}` with the bytes and gets a receipt to claim the blob with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UploadTicket {
    pub blob_id: Uuid,
    /// Path on this origin, `/blobs/<ticket>`.
    pub url: String,
}

/// The edge's statement about bytes that it stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BlobReceipt {
    pub blob_id: Uuid,
    pub company_id: Uuid,
    pub purpose: UploadPurpose,
    /// Lowercase hex SHA-256 of the bytes.
    pub sha256: String,
    pub byte_size: u64,
    /// Detected, not the one the browser claimed.
    pub media_type: String,
}

/// What a download link opens.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DownloadGrant {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    /// Offered to the browser as the file's name, and at the end of the address.
    pub file_name: String,
    pub media_type: String,
    /// Shown in the page instead of saved; honored for PDF and raster images only.
    pub inline: bool,
    pub expires_at: DateTime<Utc>,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum BlobError {
    /// The receipt was not signed by this host, has expired, or is for something else.
    #[error("the upload receipt is not valid")]
    InvalidReceipt,
    #[error("the blob store is unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Blobs: Send + Sync {
    fn mint_upload(&self, grant: &UploadGrant) -> Result<UploadTicket, BlobError>;

    /// Path on this origin that returns the bytes.
    fn mint_download(&self, grant: &DownloadGrant) -> Result<String, BlobError>;

    /// Checks an edge receipt, which must belong to the company and this purpose. Unclaimed blobs expire after a day.
    fn verify_receipt(&self, receipt: &str, company_id: Uuid, purpose: UploadPurpose)
    -> Result<BlobReceipt, BlobError>;

    /// Keeps an uploaded blob; call it after the claiming row is committed. Safe to repeat.
    async fn claim(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError>;

    /// Lets a blob expire like one that was never claimed; call it after its last row is deleted. Safe to repeat.
    async fn release(&self, company_id: Uuid, blob_id: Uuid) -> Result<(), BlobError>;
}
