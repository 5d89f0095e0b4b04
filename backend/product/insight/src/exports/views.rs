//! Wire types of exports.

use haul_api::exports::ExportedList;
use haul_entity::insight::export;
use haul_types::{ExportList, ExportStatus, FileFormat, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A list exported to a file.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Export {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub list_name: ExportList,
    pub format: FileFormat,
    /// The list's query parameters.
    pub search: String,
    pub status: ExportStatus,
    /// The name of the file.
    pub file_name: String,
    /// Rows written so far.
    pub done_rows: i32,
    /// All rows, counted up to 10,000.
    pub total_rows: i32,
    /// Why it failed, in one sentence.
    pub problem: Option<String>,
    /// Size of the file in bytes; omitted until it is finished.
    pub byte_size: Option<i64>,
    /// The file can be downloaded until then.
    pub expires_at: Option<Timestamp>,
    /// Goes up with every change, progress included.
    pub version: i32,
    /// When it was requested, in UTC.
    pub created_at: Timestamp,
    /// When its progress or status last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A list to export.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct ExportCreate {
    pub list_name: ExportList,
    pub format: FileFormat,
    /// The list's own query parameters as in its URL, such as `status=booked&sort=-pickup_at`; at most 2000 characters.
    #[oai(default, validator(max_length = 2_000))]
    pub search: String,
    /// Keys of the columns in order; all if omitted.
    pub columns: Option<Vec<String>>,
}

/// A page of exports.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ExportPage {
    /// Your own exports of this page, in the requested order.
    pub items: Vec<Export>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

/// The columns that a file of a list can have.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ExportColumnList {
    /// In the order of a file with all of them.
    pub items: Vec<ExportColumn>,
}

/// A column of a file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ExportColumn {
    /// For `columns` of a new export.
    pub key: String,
    /// The file's heading.
    pub title: String,
}

impl Export {
    /// The export of a list that an area registered.
    pub fn of(list: &ExportedList, row: export::Model) -> Self {
        let file_name = format!("{} {}.{}", list.title, row.created_at.date(), row.format.as_str());
        Self {
            id: row.id,
            list_name: row.list_name,
            format: row.format,
            search: row.search,
            status: row.status,
            file_name,
            done_rows: row.done_rows,
            total_rows: row.total_rows,
            problem: row.problem,
            byte_size: row.byte_size,
            expires_at: row.expires_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}
