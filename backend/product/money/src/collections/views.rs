//! Wire types of collecting.

use haul_types::{CollectionKind, Date, MessageStatus, ReminderTone, Timestamp, WriteJson};
use poem_openapi::{Enum, Object};
use uuid::Uuid;

/// A step in collecting what a customer owes.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct CollectionEntry {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: CollectionKind,
    /// The day on which it happened.
    pub happened_on: Date,
    /// The person contacted.
    pub contact: Option<String>,
    /// What was said.
    pub note: Option<String>,
    /// The day by which the customer promised to pay.
    pub promised_on: Option<Date>,
    /// How much the customer promised, in cents.
    pub promised_cents: Option<i64>,
    /// When to follow up.
    pub follow_up_on: Option<Date>,
    /// How a reminder sounds.
    pub tone: Option<ReminderTone>,
    /// The amount due on a statement, or the total of a reminder, in cents.
    pub owed_cents: Option<i64>,
    /// The address that a statement or reminder went to.
    pub sent_to: Option<String>,
    /// Whether the email of a statement or reminder was sent.
    pub mail_status: Option<MessageStatus>,
    /// Why it was not sent.
    pub mail_problem: Option<String>,
    /// Who entered it.
    pub created_by: String,
    /// When it was entered, in UTC.
    pub created_at: Timestamp,
}

haul_api::page_of! {
    /// A page of a customer's collection entries.
    pub struct CollectionEntryPage of CollectionEntry;
}

/// What a person enters; statements and reminders enter themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Enum)]
#[oai(rename_all = "snake_case")]
pub enum CollectionEntryKind {
    Call,
    Email,
    Note,
    /// A collection agency has the account.
    Placed,
    /// The agency gave it back.
    Recalled,
    /// No reminders are sent to the customer from now on; the note says why.
    RemindersOff,
    /// Reminders are sent again.
    RemindersOn,
}

impl CollectionEntryKind {
    pub fn kind(self) -> CollectionKind {
        match self {
            Self::Call => CollectionKind::Call,
            Self::Email => CollectionKind::Email,
            Self::Note => CollectionKind::Note,
            Self::Placed => CollectionKind::Placed,
            Self::Recalled => CollectionKind::Recalled,
            Self::RemindersOff => CollectionKind::RemindersOff,
            Self::RemindersOn => CollectionKind::RemindersOn,
        }
    }
}

/// A step in collecting what a customer owes.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct CollectionEntryCreate {
    pub kind: CollectionEntryKind,
    /// Not in the future; today if omitted.
    pub happened_on: Option<Date>,
    /// The person contacted, at most 100 characters.
    #[oai(validator(max_length = 100))]
    pub contact: Option<String>,
    /// What was said, at most 1,000 characters; needed to turn reminders off.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
    /// The day by which the customer promised to pay; takes an amount.
    pub promised_on: Option<Date>,
    /// How much the customer promised, in cents; takes a day.
    pub promised_cents: Option<i64>,
    /// When to follow up; omitted, nothing is left to do.
    pub follow_up_on: Option<Date>,
}

/// How to open a statement.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StatementOpen {
    /// Shows it in the browser instead of saving it.
    #[oai(default)]
    pub is_inline: bool,
}

/// How to send a statement.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct StatementSend {
    /// Where to send it; the customer's billing address if omitted.
    pub email: Option<String>,
    /// A personal message, at most 2,000 characters.
    #[oai(validator(max_length = 2_000))]
    pub message: Option<String>,
}
