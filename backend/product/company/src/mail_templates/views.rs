//! Wire types of the words of mails.

use haul_types::{MailKind, Timestamp, WriteJson};
use poem_openapi::Object;

/// The words of one mail.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTemplate {
    pub kind: MailKind,
    /// What people call this mail.
    pub title: String,
    /// One line with placeholders such as `{company}`.
    pub subject: String,
    /// Plain text with placeholders; its HTML version is made from it.
    pub body: String,
    /// What the subject and the body can contain.
    pub placeholders: Vec<MailPlaceholder>,
    /// These are the product's own words.
    pub is_usual: bool,
    /// Send this version back with your change; 0 while the words are the product's own.
    pub version: i32,
    /// When it was last changed, in UTC; omitted while the words are the product's own.
    pub updated_at: Option<Timestamp>,
}

/// A part of a mail that differs from mail to mail.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailPlaceholder {
    /// Written in braces: `{link}`.
    pub name: String,
    /// What replaces it.
    pub meaning: String,
    /// The body must contain it.
    pub is_required: bool,
}

/// The words of every mail.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailTemplateList {
    /// One for each kind of mail.
    pub items: Vec<MailTemplate>,
}

/// Other words for a mail: omitted fields stay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTemplateUpdate {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// 1 to 150 characters.
    pub subject: Option<String>,
    /// 1 to 5,000 characters; links only as placeholders.
    pub body: Option<String>,
}

/// Going back to the product's own words.
#[derive(Clone, Debug, Object)]
pub struct MailTemplateReset {
    /// The version your change is based on.
    pub version: i32,
}

/// Words to try.
#[derive(Clone, Debug, Object)]
pub struct MailTemplatePreview {
    /// 1 to 150 characters.
    pub subject: String,
    /// 1 to 5,000 characters.
    pub body: String,
}

/// A mail with the example of each placeholder.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailPreview {
    /// The subject as it would be sent.
    pub subject: String,
    /// The text as it would be sent.
    pub text: String,
}
