//! Wire types of papers' words.

use haul_api::Clearable;
use haul_types::{PaperKind, Timestamp, WriteJson};
use poem_openapi::Object;

/// What your company adds to one kind of paper.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct PaperTemplate {
    pub kind: PaperKind,
    /// Name of the paper.
    pub title: String,
    /// Printed before the paper's facts; plain text with placeholders such as `{number}`.
    pub opening: Option<String>,
    /// Printed after them.
    pub closing: Option<String>,
    /// What the texts can contain.
    pub placeholders: Vec<PaperPlaceholder>,
    /// Send this version back with your change; 0 until the first change.
    pub version: i32,
    /// When it was last changed, in UTC; omitted until then.
    pub updated_at: Option<Timestamp>,
}

/// A placeholder that is filled in on each paper.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaperPlaceholder {
    /// Written in braces: `{company}`.
    pub name: String,
    /// What replaces it.
    pub meaning: String,
}

/// The words of all papers.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct PaperTemplateList {
    /// One for each kind of paper.
    pub items: Vec<PaperTemplate>,
}

/// Changes to a paper's words: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PaperTemplateUpdate {
    /// The version your change is based on; 0 for the first change.
    pub version: i32,
    /// At most 1,000 characters; null if nothing is added.
    #[oai(validator(max_length = 1_000))]
    pub opening: Clearable<String>,
    /// At most 3,000 characters; null if nothing is added.
    #[oai(validator(max_length = 3_000))]
    pub closing: Clearable<String>,
}

/// Words to preview.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct PaperTemplatePreview {
    /// At most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub opening: Option<String>,
    /// At most 3,000 characters.
    #[oai(validator(max_length = 3_000))]
    pub closing: Option<String>,
}
