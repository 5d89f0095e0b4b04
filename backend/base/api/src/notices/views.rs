//! Wire types of notices.

use haul_entity::base::notice;
use haul_types::{NoticeKind, NoticeMail, NoticePriority, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// A message from the product to you.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Notice {
    /// The notice's id.
    pub id: Uuid,
    pub kind: NoticeKind,
    pub priority: NoticePriority,
    /// What happened, in one line.
    pub title: String,
    /// Details as plain text; omitted if the title says everything.
    pub body: Option<String>,
    /// The page it is about, such as `/apps/loads/0192…`.
    pub path: Option<String>,
    /// When it was sent to you, or last repeated, in UTC.
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

/// Which notices you get, how, and when they are mailed.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct NoticeSettings {
    /// IANA name, such as `America/Chicago`; none if your hours are in the company's time zone.
    pub time_zone: Option<String>,
    /// The time zone of your hours.
    pub effective_time_zone: String,
    /// The hour of the daily digest, 0 to 23.
    pub digest_hour: i32,
    /// The first quiet hour, 0 to 23; none without quiet hours. Mail waits until they end, except critical notices.
    pub quiet_from: Option<i32>,
    /// The hour at which quiet hours end, 0 to 23.
    pub quiet_until: Option<i32>,
    /// One for each kind that you may get.
    pub choices: Vec<NoticeChoice>,
    /// Send this version back with your change; 0 before the first change.
    pub version: i32,
}

/// A kind of notice, and how you get it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct NoticeChoice {
    pub kind: NoticeKind,
    pub priority: NoticePriority,
    /// When it is sent.
    pub sentence: String,
    /// Whether it appears under the bell.
    pub is_in_bell: bool,
    pub mail: NoticeMail,
    /// `is_in_bell` after a reset.
    pub default_is_in_bell: bool,
    /// `mail` after a reset.
    pub default_mail: NoticeMail,
}

/// How you want to get a kind of notice.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct NoticeWish {
    pub kind: NoticeKind,
    /// Whether it appears under the bell.
    pub is_in_bell: bool,
    pub mail: NoticeMail,
}

/// Settings that replace the current ones.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct NoticeSettingsReplace {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// IANA name, such as `America/Chicago`; omit it for the company's time zone.
    pub time_zone: Option<String>,
    /// The hour of the daily digest, 0 to 23.
    #[oai(validator(minimum(value = "0"), maximum(value = "23")))]
    pub digest_hour: i32,
    /// The first quiet hour, 0 to 23; omit both for none.
    #[oai(validator(minimum(value = "0"), maximum(value = "23")))]
    pub quiet_from: Option<i32>,
    /// The hour at which quiet hours end, 0 to 23.
    #[oai(validator(minimum(value = "0"), maximum(value = "23")))]
    pub quiet_until: Option<i32>,
    /// Kinds that you leave out get their defaults.
    pub choices: Vec<NoticeWish>,
}

impl From<notice::Model> for Notice {
    fn from(row: notice::Model) -> Self {
        Self {
            id: row.id,
            kind: row.kind,
            priority: row.priority,
            title: row.title,
            body: row.body,
            path: row.path,
            created_at: row.created_at,
            read_at: row.read_at,
            archived_at: row.archived_at,
        }
    }
}
