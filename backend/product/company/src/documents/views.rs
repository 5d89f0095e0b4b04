//! Wire types of the company's documents.

use haul_api::Clearable;
use haul_entity::company::company_document;
use haul_types::{CompanyDocumentKind, Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A document of the company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyDocument {
    /// The document's id.
    pub id: Uuid,
    pub kind: CompanyDocumentKind,
    /// Name of the file, used when it is downloaded.
    pub file_name: String,
    /// Detected from the content, not taken from the browser.
    pub media_type: String,
    /// Size of the file in bytes.
    pub byte_size: i64,
    /// The last day on which it is valid.
    pub expires_on: Option<Date>,
    /// Goes out with the carrier packet.
    pub is_in_packet: bool,
    /// Its place in the packet, from 1.
    pub position: i32,
    /// Name of the user or API key that added it.
    pub uploaded_by: String,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// The company's documents.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CompanyDocumentList {
    /// In the order of the packet, archived ones included.
    pub items: Vec<CompanyDocument>,
}

/// An uploaded file to add to the company's documents.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyDocumentCreate {
    /// The receipt that the upload's URL returned; it works once.
    pub receipt: String,
    /// 1 to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
    pub kind: CompanyDocumentKind,
    /// The last day on which it is valid.
    pub expires_on: Option<Date>,
    /// Goes out with the carrier packet; yes if omitted.
    pub is_in_packet: Option<bool>,
}

/// Changes to a document: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyDocumentUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: Option<String>,
    pub kind: Option<CompanyDocumentKind>,
    /// The last day on which it is valid; null if it does not expire.
    pub expires_on: Clearable<Date>,
    /// Goes out with the carrier packet.
    pub is_in_packet: Option<bool>,
}

/// The order of the packet.
#[derive(Clone, Debug, Object)]
pub struct CompanyDocumentOrder {
    /// The ids of all documents that are not archived, each once.
    pub ids: Vec<Uuid>,
}

/// How to open a document.
#[derive(Clone, Debug, Object)]
pub struct CompanyDocumentOpen {
    /// Shown in the page instead of saved.
    #[oai(default)]
    pub is_inline: bool,
}

/// A link to a file.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct CompanyDocumentLink {
    /// Path on this server; download it without credentials.
    pub url: String,
    /// When the link stops working, in UTC.
    pub expires_at: Timestamp,
}

impl From<company_document::Model> for CompanyDocument {
    fn from(row: company_document::Model) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            file_name: row.file_name,
            media_type: row.media_type,
            byte_size: row.byte_size,
            expires_on: row.expires_on,
            is_in_packet: row.is_in_packet,
            position: row.position,
            uploaded_by: row.uploaded_by,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}
