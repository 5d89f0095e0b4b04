//! Wire types of email templates.

use haul_types::{MailKind, Timestamp, WriteJson};
use poem_openapi::Object;

/// Subject and text of one kind of email.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTemplate {
    pub kind: MailKind,
    /// Name of the email.
    pub title: String,
    /// One line with placeholders such as `{company}`.
    pub subject: String,
    /// Plain text with placeholders; its HTML version is made from it.
    pub body: String,
    /// What the subject and the body can contain.
    pub placeholders: Vec<MailPlaceholder>,
    /// Subject and text are the defaults.
    pub is_usual: bool,
    /// Send this version back with your change; 0 while the defaults are in use.
    pub version: i32,
    /// When it was last changed, in UTC; omitted while the defaults are in use.
    pub updated_at: Option<Timestamp>,
}

/// A placeholder that is filled in for each email.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailPlaceholder {
    /// Written in braces: `{link}`.
    pub name: String,
    /// What replaces it.
    pub meaning: String,
    /// The body must contain it.
    pub is_required: bool,
}

/// All email templates.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailTemplateList {
    /// One for each kind of email.
    pub items: Vec<MailTemplate>,
}

/// Changes to an email template: omitted fields stay.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct MailTemplateUpdate {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// 1 to 150 characters.
    #[oai(validator(max_length = 150))]
    pub subject: Option<String>,
    /// 1 to 5,000 characters; links only as placeholders.
    #[oai(validator(max_length = 5_000))]
    pub body: Option<String>,
}

/// Going back to the defaults.
#[derive(Clone, Debug, Object)]
pub struct MailTemplateReset {
    /// The version your change is based on.
    pub version: i32,
}

/// A subject and text to preview.
#[derive(Clone, Debug, Object)]
pub struct MailTemplatePreview {
    /// 1 to 150 characters.
    #[oai(validator(max_length = 150))]
    pub subject: String,
    /// 1 to 5,000 characters.
    #[oai(validator(max_length = 5_000))]
    pub body: String,
}

/// An email with an example in place of each placeholder.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct MailPreview {
    /// The subject as it would be sent.
    pub subject: String,
    /// The text as it would be sent.
    pub text: String,
}
