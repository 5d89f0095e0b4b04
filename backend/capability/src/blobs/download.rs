//! Serves bytes to the holder of a ticket.

use std::ops::Range;

use bytes::Bytes;
use futures::stream::BoxStream;
use futures::{StreamExt, TryStreamExt};
use haul_ports::BlobError;
use object_store::path::Path;
use object_store::{GetOptions, GetRange, ObjectStore};

use super::media_type::is_safe_inline;
use super::{BlobStore, ticket, unavailable};

/// Why a download was refused.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
pub enum DownloadError {
    #[error("the download link is not valid or has expired")]
    InvalidTicket,
    #[error("the file is not there any more")]
    NotFound,
    #[error(transparent)]
    Store(#[from] BlobError),
}

/// A blob that may be sent.
pub struct Download {
    store: std::sync::Arc<dyn ObjectStore>,
    path: Path,
    pub file_name: String,
    pub media_type: String,
    /// Whether the browser may show it; never true for a type that could run script.
    pub inline: bool,
    pub byte_size: u64,
    /// Never changes: a blob's bytes are written once.
    pub etag: String,
}

impl BlobStore {
    /// Checks a ticket and finds its blob.
    pub async fn open_download(&self, ticket: &str) -> Result<Download, DownloadError> {
        let claims = ticket::verify_download(&self.sealing, ticket).ok_or(DownloadError::InvalidTicket)?;
        let meta = self.find(claims.company_id, claims.blob_id).await?.ok_or(DownloadError::NotFound)?;
        Ok(Download {
            store: std::sync::Arc::clone(&self.store),
            path: meta.location,
            inline: claims.inline && is_safe_inline(&claims.media_type),
            file_name: claims.file_name,
            media_type: claims.media_type,
            byte_size: meta.size,
            etag: format!("\"{}\"", claims.blob_id),
        })
    }
}

impl Download {
    /// The bytes, or those within `range`, which lies within the file.
    pub async fn bytes(
        &self,
        range: Option<Range<u64>>,
    ) -> Result<BoxStream<'static, Result<Bytes, BlobError>>, DownloadError> {
        let options = GetOptions { range: range.map(GetRange::Bounded), ..GetOptions::default() };
        match self.store.get_opts(&self.path, options).await {
            Ok(found) => Ok(found.into_stream().map_err(unavailable).boxed()),
            Err(object_store::Error::NotFound { .. }) => Err(DownloadError::NotFound),
            Err(error) => Err(unavailable(error).into()),
        }
    }
}
