//! Papers as PDF: facts set by a template, and files put together into one. The bytes stay in the host.

use async_trait::async_trait;
use chrono::{DateTime, Utc};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

/// A paper to set.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RenderOrder {
    pub company_id: Uuid,
    /// The blob to write, of an id not used yet. Like an upload it expires unless it is claimed.
    pub blob_id: Uuid,
    /// The name of one of the host's templates, such as `bill_of_lading`.
    pub template: String,
    /// The facts as a JSON object in the words of a reader; a template computes nothing.
    pub data_json: String,
    /// Stands in the file as its date; with the same facts it makes the same bytes.
    pub created_at: DateTime<Utc>,
}

/// One file of a merged one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergePart {
    pub blob_id: Uuid,
    /// `application/pdf`, or a picture's, which becomes a page of its own.
    pub media_type: String,
    /// Names the part in the outline.
    pub title: String,
}

/// Files to put together, in this order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct MergeOrder {
    pub company_id: Uuid,
    /// As in [`RenderOrder`].
    pub blob_id: Uuid,
    pub title: String,
    pub created_at: DateTime<Utc>,
    pub parts: Vec<MergePart>,
}

/// A PDF that was written to the blob store.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typeset {
    /// Lower-case hex SHA-256 of the bytes.
    pub sha256: String,
    pub byte_size: u64,
    pub pages: u32,
}

/// Why one file cannot become part of a PDF.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum PartFailure {
    /// A PDF that asks for a password.
    Encrypted,
    /// The bytes are not what the media type says, or damaged.
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
    /// There is no such template, or it cannot make sense of the facts: the product's own mistake.
    #[error("the template cannot be set: {0}")]
    Template(String),
    /// The part with this index, counted from 0, cannot be used.
    #[error("part {index} cannot be used: {failure:?}")]
    Part { index: usize, failure: PartFailure },
    /// Each part may pass, but all of them are too much for one file.
    #[error("the file would be too large")]
    TooLarge,
    #[error("setting took too long")]
    Timeout,
    #[error("typesetting is unavailable: {0}")]
    Unavailable(String),
}

#[async_trait]
pub trait Typesetting: Send + Sync {
    /// Sets a paper by a template.
    async fn render(&self, order: &RenderOrder) -> Result<Typeset, TypesettingError>;

    /// Puts PDFs and pictures together into one PDF.
    async fn merge(&self, order: &MergeOrder) -> Result<Typeset, TypesettingError>;
}
