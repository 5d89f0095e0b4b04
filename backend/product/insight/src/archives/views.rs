//! Wire types of archives.

use haul_entity::insight::company_archive::Model;
use haul_types::{ArchiveStatus, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// Everything of the company as one file.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyArchive {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub status: ArchiveStatus,
    /// The name of the file.
    pub file_name: String,
    /// The person who ordered it.
    pub requested_by: String,
    /// Lists and tables written so far.
    pub done_lists: i32,
    /// All lists and tables.
    pub total_lists: i32,
    /// Files packed so far, lists and tables included.
    pub done_files: i32,
    /// All files, lists and tables included; 0 until those are written.
    pub total_files: i32,
    /// Files that are not inside or not whole. `manifest.csv` names them and says why.
    pub left_out_files: i32,
    /// Why it failed, in one sentence.
    pub problem: Option<String>,
    /// Size of the file in bytes; omitted until it is finished.
    pub byte_size: Option<i64>,
    /// Lowercase hex SHA-256 of the file; omitted until it is finished.
    pub sha256: Option<String>,
    /// The file can be downloaded until then.
    pub expires_at: Option<Timestamp>,
    /// Goes up with every change, progress included.
    pub version: i32,
    /// When it was ordered, in UTC.
    pub created_at: Timestamp,
    /// When its progress or status last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A page of archives.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CompanyArchivePage {
    /// The company's archives of this page, newest first.
    pub items: Vec<CompanyArchive>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

impl From<Model> for CompanyArchive {
    fn from(row: Model) -> Self {
        Self {
            id: row.id,
            status: row.status,
            file_name: format!("archive-{}.zip", row.created_at.date()),
            requested_by: row.requested_by,
            done_lists: row.done_lists,
            total_lists: row.total_lists,
            done_files: row.done_files,
            total_files: row.total_files,
            left_out_files: row.left_out_files,
            problem: row.problem,
            byte_size: row.byte_size,
            sha256: row.sha256,
            expires_at: row.expires_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}
