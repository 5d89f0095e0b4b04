//! Papers as PDF: facts rendered with a template, and files merged into one. The bytes stay in the host.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A paper to render.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenderOrder {
    pub company_id: Uuid,
    /// The blob to write, with a new id. Like an upload it expires unless it is claimed.
    pub blob_id: Uuid,
    /// The name of one of the host's templates, such as `bill_of_lading`.
    pub template: String,
    /// The facts as a JSON object in the reader's words; a template computes nothing.
    pub data_json: String,
    /// The date in the file; the same facts and date give the same bytes.
    pub created_at: DateTime<Utc>,
    /// A picture that the template places, such as a logo.
    pub picture: Option<RenderPicture>,
}

/// A picture in a paper.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenderPicture {
    pub blob_id: Uuid,
    /// `image/png` or `image/jpeg`.
    pub media_type: String,
}

/// One part of a merged file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergePart {
    pub blob_id: Uuid,
    /// `application/pdf`, or an image type, which becomes a page of its own.
    pub media_type: String,
    /// The part's title in the outline.
    pub title: String,
}

/// Files to merge, in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergeOrder {
    pub company_id: Uuid,
    /// As in [`RenderOrder`].
    pub blob_id: Uuid,
    pub title: String,
    pub created_at: DateTime<Utc>,
    pub parts: Vec<MergePart>,
}

/// A file whose pages are counted.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct CountOrder {
    pub company_id: Uuid,
    pub blob_id: Uuid,
    /// As in [`MergePart`].
    pub media_type: String,
}

/// A PDF written to the blob store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typeset {
    /// Lowercase hex SHA-256 of the bytes.
    pub sha256: String,
    pub byte_size: u64,
    pub pages: u32,
}

/// Why one file cannot become part of a PDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PartFailure {
    /// A password-protected PDF.
    Encrypted,
    /// The bytes don't match the media type, or are damaged.
    Broken,
    /// A kind of file that cannot become a page.
    Unsupported,
    /// More bytes, pages or pixels than one part may have.
    TooLarge,
    /// The blob is not there.
    Missing,
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, Deserialize)]
pub enum TypesettingError {
    /// There is no such template, or it can't handle the facts: a bug of the product.
    #[error("the template cannot be set: {0}")]
    Template(String),
    /// The part with this index, counted from 0, can't be used.
    #[error("part {index} cannot be used: {failure:?}")]
    Part { index: usize, failure: PartFailure },
    /// Each part is small enough, but together they are too large for one file.
    #[error("the file would be too large")]
    TooLarge,
    #[error("setting took too long")]
    Timeout,
    #[error("typesetting is unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Typesetting: Send + Sync {
    /// Renders a paper with a template.
    async fn render(&self, order: &RenderOrder) -> Result<Typeset, TypesettingError>;

    /// Merges PDFs and images into one PDF.
    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError>;

    /// Counts the pages of a file, which an error names as part 0.
    async fn count_pages(&self, order: &CountOrder) -> Result<u32, TypesettingError>;
}
