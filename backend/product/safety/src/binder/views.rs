//! Wire types of binders.

use haul_entity::safety::audit_binder::Model;
use haul_types::{AuditKind, BinderStatus, Date, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

use super::contents::name_of;

/// The files an auditor asks for, as one ZIP file.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditBinder {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: AuditKind,
    /// The files as they stood at the end of this day.
    pub as_of: Date,
    pub status: BinderStatus,
    /// The name of the file.
    pub file_name: String,
    /// The person who ordered it.
    pub requested_by: String,
    /// Files printed so far.
    pub done_count: i32,
    /// Files to print.
    pub total_count: i32,
    /// Why it failed.
    pub problem: Option<String>,
    /// Size of the file.
    pub byte_size: Option<i64>,
    /// SHA-256 of the file, in lowercase hex.
    pub sha256: Option<String>,
    /// The file can be downloaded until then, in UTC.
    pub expires_at: Option<Timestamp>,
    /// Goes up with every change.
    pub version: i32,
    /// When it was ordered, in UTC.
    pub created_at: Timestamp,
    /// When its progress or status last changed, in UTC.
    pub updated_at: Timestamp,
}

/// What to bind.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditBinderCreate {
    pub kind: AuditKind,
    /// The files as they stood at the end of this day in your company's time zone; now if omitted.
    pub as_of: Option<Date>,
}

/// A page of binders.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct AuditBinderPage {
    /// The company's binders of this page, newest first.
    pub items: Vec<AuditBinder>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

impl From<Model> for AuditBinder {
    fn from(row: Model) -> Self {
        Self {
            file_name: format!("{} {}.zip", name_of(row.kind), row.as_of),
            id: row.id,
            kind: row.kind,
            as_of: row.as_of,
            status: row.status,
            requested_by: row.requested_by,
            done_count: row.done_count,
            total_count: row.total_count,
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
