//! Wire types of notices.

use haul_entity::base::notice;
use haul_types::{NoticeKind, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// A message from the product to you.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Notice {
    /// The notice's id.
    pub id: Uuid,
    pub kind: NoticeKind,
    /// What happened, in one line.
    pub title: String,
    /// Details as plain text; omitted if the title says everything.
    pub body: Option<String>,
    /// The page it is about, such as `/apps/loads/0192…`.
    pub path: Option<String>,
    /// When it was sent to you, in UTC.
    pub created_at: Timestamp,
    /// When you read it, in UTC; omitted while it is unread.
    pub read_at: Option<Timestamp>,
    /// When you archived it, in UTC; omitted while it is in the inbox.
    pub archived_at: Option<Timestamp>,
}

/// A page of notices, newest first.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct NoticePage {
    /// The notices of this page, newest first.
    pub items: Vec<Notice>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter, counted up to 10,000 when its first page was read.
    pub total_count: u64,
    /// Unread notices in the inbox.
    pub unread_count: u64,
}

/// Which notices a list shows.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Enum, WriteJson)]
#[oai(rename_all = "snake_case")]
pub enum NoticeBox {
    #[default]
    Inbox,
    Archived,
}

/// How many notices are unread.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct NoticeCount {
    /// Example: `0`.
    pub unread_count: u64,
}

impl From<notice::Model> for Notice {
    fn from(row: notice::Model) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            title: row.title,
            body: row.body,
            path: row.path,
            created_at: row.created_at,
            read_at: row.read_at,
            archived_at: row.archived_at,
        }
    }
}
