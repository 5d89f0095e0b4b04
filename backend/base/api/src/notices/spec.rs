//! What an area declares about each kind of notice.

use haul_types::{NoticeKind, NoticeMail, NoticePriority};

use crate::authz::Access;

/// A kind of notice, declared once, in the area that sends it.
#[derive(Clone, Copy, Debug)]
pub struct NoticeSpec {
    pub kind: NoticeKind,
    pub priority: NoticePriority,
    /// The record that one open notice is about: its matter names it.
    pub about: &'static str,
    /// When it is sent, as people choose it in their settings.
    pub sentence: &'static str,
    /// Who may get it.
    pub readers: Access,
    /// The mail of people who have not chosen.
    pub mail: NoticeMail,
    pub repeat: Repeat,
    /// It answers the person's own request, so that person gets it, too.
    pub is_answer: bool,
}

/// What happens to an open notice when its matter occurs again.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeat {
    /// It gets the new text and is unread again.
    Refreshes,
    /// It stays as it is.
    IsDropped,
}

impl NoticeSpec {
    /// Critical notices are mailed at once and warnings in the digest, unless [`NoticeSpec::mailed`] says otherwise.
    pub const fn new(
        kind: NoticeKind,
        priority: NoticePriority,
        about: &'static str,
        sentence: &'static str,
        readers: Access,
    ) -> Self {
        let mail = match priority {
            NoticePriority::Critical => NoticeMail::AtOnce,
            NoticePriority::Warning => NoticeMail::Digest,
            NoticePriority::Information => NoticeMail::Off,
        };
        Self { kind, priority, about, sentence, readers, mail, repeat: Repeat::Refreshes, is_answer: false }
    }

    pub const fn mailed(self, mail: NoticeMail) -> Self {
        Self { mail, ..self }
    }

    pub const fn told_once(self) -> Self {
        Self { repeat: Repeat::IsDropped, ..self }
    }

    pub const fn answering(self) -> Self {
        Self { is_answer: true, ..self }
    }
}
