//! Wire types of documents.

use haul_api::Clearable;
use haul_entity::loads::document;
use haul_types::{DocumentKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::revisions::is_superseded;

/// A document of a load.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Document {
    /// The document's id.
    pub id: Uuid,
    /// The load it belongs to.
    pub load_id: Uuid,
    /// The stop it is about; none if it is about the whole load, or the stop was removed.
    pub stop_id: Option<Uuid>,
    pub kind: DocumentKind,
    /// Name of the file, used when it is downloaded.
    pub file_name: String,
    /// Detected from the content, not taken from the browser.
    pub media_type: String,
    /// Size of the file in bytes.
    pub byte_size: i64,
    /// SHA-256 of the bytes in lowercase hex.
    pub sha256: String,
    /// Pages in the file, 1 for a picture; omitted until they are counted, or if the file can't be read.
    pub page_count: Option<i32>,
    /// The version of the load's rate confirmation, counted from 1; none for other kinds. Files with the
    /// same version are its pages.
    pub revision: Option<i32>,
    /// Replaced by a later rate confirmation, and left out of the invoice packet.
    pub is_superseded: bool,
    /// Whether it is signed; none if unknown. A load can be billed once a POD is known to be signed.
    pub is_signed: Option<bool>,
    /// Goes to the customer with the invoice.
    pub is_in_invoice_packet: bool,
    /// Remark on the document.
    pub note: Option<String>,
    /// Name of the user or API key that added it.
    pub uploaded_by: String,
    /// When it was added to the load.
    pub created_at: Timestamp,
    /// When it was archived; none while it counts.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
}

/// The documents of a load.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentList {
    /// In the order they were added, archived ones included.
    pub items: Vec<Document>,
}

/// A file to upload.
#[derive(Clone, Debug, Object)]
pub struct DocumentUploadCreate {
    /// Name of the file, up to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    /// At most 25 MB.
    pub byte_size: u64,
    /// `application/pdf`, `image/jpeg`, `image/png`, `image/tiff` or `image/heic`.
    pub media_type: String,
}

/// Where to send the bytes.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentUpload {
    /// `PUT` the bytes here; the response contains the receipt.
    pub upload_url: String,
    /// When `upload_url` stops working, 15 minutes from now.
    pub expires_at: Timestamp,
    /// Most bytes that the upload accepts.
    pub max_bytes: u64,
}

/// An uploaded file to add to a load.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentCreate {
    /// The receipt from the upload's response.
    pub receipt: String,
    /// Name of the file, up to 200 characters, used when it is downloaded.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    pub kind: DocumentKind,
    /// The stop of the load that it is about; omit it if it is about the whole load.
    pub stop_id: Option<Uuid>,
    /// Whether it is signed; omit it if unknown. A load can be billed once a POD is known to be signed.
    pub is_signed: Option<bool>,
    /// If omitted: true for a rate confirmation, BOL, POD, lumper receipt or scale ticket.
    pub is_in_invoice_packet: Option<bool>,
    /// The version of the rate confirmation that this file is another page of; a new version if omitted. Only for a
    /// rate confirmation.
    pub revision: Option<i32>,
    /// Remark on the document, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a document: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DocumentUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Name of the file, up to 200 characters, used when it is downloaded.
    #[oai(validator(max_length = 200))]
    pub file_name: Option<String>,
    pub kind: Option<DocumentKind>,
    /// The stop of the load that it is about; null if it is about the whole load.
    pub stop_id: Clearable<Uuid>,
    /// Whether it is signed; null if unknown. A load can be billed once a POD is known to be signed.
    pub is_signed: Clearable<bool>,
    /// Goes to the customer with the invoice.
    pub is_in_invoice_packet: Option<bool>,
    /// Remark on the document, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

/// How to open a document.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentOpen {
    /// Shown in the page instead of saved; PDF and pictures only.
    #[oai(default)]
    pub is_inline: bool,
}

/// A short-lived link to a document's file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct DocumentLink {
    /// Where to get the file.
    pub url: String,
    /// When the link stops working, 5 minutes from now.
    pub expires_at: Timestamp,
}

impl Document {
    /// A document of a load whose current rate confirmation has this revision.
    pub(super) fn of(row: document::Model, current_revision: Option<i32>) -> Self {
        Self {
            is_superseded: is_superseded(&row, current_revision),
            id: row.id,
            load_id: row.load_id,
            stop_id: row.stop_id,
            kind: row.kind,
            file_name: row.file_name,
            media_type: row.media_type,
            byte_size: row.byte_size,
            sha256: row.sha256,
            page_count: row.page_count,
            revision: row.revision,
            is_signed: row.is_signed,
            is_in_invoice_packet: row.is_in_invoice_packet,
            note: row.note,
            uploaded_by: row.uploaded_by,
            created_at: row.created_at,
            archived_at: row.archived_at,
            version: row.version,
        }
    }
}
