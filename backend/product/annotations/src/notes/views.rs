//! Wire types of notes.

use haul_types::{NoteAudience, RecordKind, Timestamp, WriteJson};
use poem_openapi::Object;
use uuid::Uuid;

/// A note on a record.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordNote {
    /// The note's id.
    pub id: Uuid,
    pub record_kind: RecordKind,
    /// The record that it is about.
    pub record_id: Uuid,
    pub audience: NoteAudience,
    /// Plain text, 1 to 4,000 characters. People are mentioned as `@Dana Reyes`.
    pub text: String,
    /// The people it mentions.
    pub mentions: Vec<Mention>,
    /// The user or API key that wrote it; omitted if the product did.
    pub author_id: Option<Uuid>,
    /// The author's name at the time.
    pub author_name: String,
    /// You wrote it, so you may change it.
    pub is_mine: bool,
    /// When its text, audience or mentions last changed; omitted if they never did.
    pub edited_at: Option<Timestamp>,
    /// When it was archived; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was written.
    pub created_at: Timestamp,
}

/// A person mentioned in a note.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct Mention {
    /// The user's id.
    pub user_id: Uuid,
    /// The user's name at the time, as in the text after `@`.
    pub name: String,
}

/// The notes on a record.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct RecordNoteList {
    /// Newest first: the latest 200 that you may read.
    pub items: Vec<RecordNote>,
}

/// A note to write.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordNoteCreate {
    /// 1 to 4,000 characters. Mention people as `@Dana Reyes` and list them in `mentions`.
    pub text: String,
    /// `internal` if omitted.
    pub audience: Option<NoteAudience>,
    /// Ids of up to 20 active users who may read the note; each gets a notice. Their `@name` must be in the text.
    #[oai(validator(max_items = 20))]
    pub mentions: Option<Vec<Uuid>>,
}

/// Changes to a note: omitted fields stay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct RecordNoteUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// 1 to 4,000 characters.
    pub text: Option<String>,
    pub audience: Option<NoteAudience>,
    /// Ids of up to 20 active users who may read the note. Those not mentioned before get a notice.
    #[oai(validator(max_items = 20))]
    pub mentions: Option<Vec<Uuid>>,
}

/// People to mention in a note.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ColleagueList {
    /// Up to 20 active users, by name.
    pub items: Vec<Colleague>,
}

/// An active user of your company.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct Colleague {
    /// The user's id.
    pub id: Uuid,
    /// The user's name.
    pub full_name: String,
}
