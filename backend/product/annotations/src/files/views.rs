//! Wire types of files.

use haul_api::{Clearable, FromModel};
use haul_entity::annotations::record_file;
use haul_types::{RecordFileKind, RecordKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A file on a record.
#[derive(Clone, Debug, PartialEq, Eq, FromModel, Object, WriteJson)]
#[from_model(record_file::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordFile {
    /// The file's id.
    pub id: Uuid,
    pub record_kind: RecordKind,
    /// The record it belongs to.
    pub record_id: Uuid,
    /// The record's paper that it belongs to; omitted if it belongs to none.
    pub compliance_item_id: Option<Uuid>,
    /// The driver's training, signed policy, coaching or incident that it belongs to; omitted if it belongs to none.
    pub driver_event_id: Option<Uuid>,
    pub kind: RecordFileKind,
    /// Name of the file, used when it is downloaded.
    pub file_name: String,
    /// Detected from the content, not taken from the browser.
    pub media_type: String,
    /// Size of the file in bytes.
    pub byte_size: i64,
    /// SHA-256 of the bytes in lowercase hex.
    pub sha256: String,
    /// Remark on the file.
    pub note: Option<String>,
    /// Name of the user or API key that added it.
    pub uploaded_by: String,
    /// When it was added.
    pub created_at: Timestamp,
    /// When it was archived; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
}

/// The files of a record.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct RecordFileList {
    /// In the order they were added, archived ones included.
    pub items: Vec<RecordFile>,
}

/// A file to upload.
#[derive(Clone, Debug, Object)]
pub struct RecordFileUploadCreate {
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
pub struct RecordFileUpload {
    /// `PUT` the bytes here; the response contains the receipt.
    pub upload_url: String,
    /// When `upload_url` stops working, 15 minutes from now.
    pub expires_at: Timestamp,
    /// Most bytes that the upload accepts.
    pub max_bytes: u64,
}

/// An uploaded file to add to a record.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordFileCreate {
    /// The receipt from the upload's response.
    pub receipt: String,
    /// Name of the file, up to 200 characters, used when it is downloaded.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    pub kind: RecordFileKind,
    /// The record's paper that it belongs to, such as a license.
    pub compliance_item_id: Option<Uuid>,
    /// The driver's training, signed policy, coaching or incident that it belongs to.
    pub driver_event_id: Option<Uuid>,
    /// Remark on the file, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a file: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordFileUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// Name of the file, up to 200 characters, used when it is downloaded.
    #[oai(validator(max_length = 200))]
    pub file_name: Option<String>,
    pub kind: Option<RecordFileKind>,
    /// The record's paper that it belongs to; null for none.
    pub compliance_item_id: Clearable<Uuid>,
    /// The driver's training, signed policy, coaching or incident that it belongs to; null for none.
    pub driver_event_id: Clearable<Uuid>,
    /// Remark on the file, up to 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

/// How to open a file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct RecordFileOpen {
    /// Shown in the page instead of saved; PDF and pictures only.
    #[oai(default)]
    pub is_inline: bool,
}

/// A short-lived link to a file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct RecordFileLink {
    /// Where to get the file.
    pub url: String,
    /// When the link stops working, 5 minutes from now.
    pub expires_at: Timestamp,
}
