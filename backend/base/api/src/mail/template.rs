//! Mails whose words a company can change: subject and text with placeholders such as `{link}`.

use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::mail_template::{Column, Entity, Model},
};
use haul_types::MailKind;
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use uuid::Uuid;

use crate::{Invalid, Write};

/// Nobody reads a longer mail.
const MAX_BODY: usize = 5_000;
const MAX_SUBJECT: usize = 150;

/// The product's own words for a mail. Each area declares its mails in its registry.
#[derive(Clone, Copy, Debug)]
pub struct MailTemplate {
    pub kind: MailKind,
    /// As people call it.
    pub title: &'static str,
    pub subject: &'static str,
    pub body: &'static str,
    pub placeholders: &'static [Placeholder],
}

/// A part of the text that differs from mail to mail.
#[derive(Clone, Copy, Debug)]
pub struct Placeholder {
    pub name: &'static str,
    pub meaning: &'static str,
    pub example: &'static str,
    /// Without it the mail would be useless.
    pub is_required: bool,
}

/// A placeholder that may be left out.
pub const fn optional(name: &'static str, meaning: &'static str, example: &'static str) -> Placeholder {
    Placeholder { name, meaning, example, is_required: false }
}

/// A placeholder that the text must contain.
pub const fn required(name: &'static str, meaning: &'static str, example: &'static str) -> Placeholder {
    Placeholder { name, meaning, example, is_required: true }
}

/// The company's own words, if it has some.
pub async fn own_words(db: &impl Connection, company_id: Uuid, kind: MailKind) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id).filter(Column::Kind.eq(kind)).fetch_optional(db).await
}

/// Subject and text of a mail of the write's company.
pub async fn words(write: &Write, template: &MailTemplate, values: &[(&str, &str)]) -> Result<(String, String), DbErr> {
    let own = own_words(write.tx(), write.company_id(), template.kind).await?;
    Ok(match own {
        Some(own) => filled(&own.subject, &own.body, values),
        None => filled(template.subject, template.body, values),
    })
}

/// With the example of each placeholder.
pub fn preview(template: &MailTemplate, subject: &str, body: &str) -> (String, String) {
    let values: Vec<_> = template.placeholders.iter().map(|part| (part.name, part.example)).collect();
    filled(subject, body, &values)
}

fn filled(subject: &str, body: &str, values: &[(&str, &str)]) -> (String, String) {
    // A subject is one line.
    let subject = fill(subject, values).split_whitespace().collect::<Vec<_>>().join(" ");
    (subject, without_gaps(&fill(body, values)))
}

/// The text with its placeholders filled in; unknown ones stay.
pub fn fill(text: &str, values: &[(&str, &str)]) -> String {
    parts(text)
        .map(|part| match part {
            Part::Words(words) => words,
            Part::Named(name, whole) => {
                values.iter().find(|(known, _)| *known == name).map_or(whole, |(_, value)| *value)
            }
        })
        .collect()
}

/// The placeholders of a text, without their braces.
pub fn placeholders_in(text: &str) -> impl Iterator<Item = &str> {
    parts(text).filter_map(|part| if let Part::Named(name, _) = part { Some(name) } else { None })
}

/// An empty placeholder leaves no gap.
fn without_gaps(text: &str) -> String {
    let mut blocks = text.split("\n\n").map(|block| block.trim_matches('\n')).filter(|block| !block.trim().is_empty());
    let first = blocks.next().unwrap_or_default().to_owned();
    let mut whole = blocks.fold(first, |whole, block| whole + "\n\n" + block);
    whole.push('\n');
    whole
}

enum Part<'a> {
    Words(&'a str),
    /// The name, and the placeholder with its braces.
    Named(&'a str, &'a str),
}

fn parts(mut text: &str) -> impl Iterator<Item = Part<'_>> {
    std::iter::from_fn(move || {
        if text.is_empty() {
            return None;
        }
        let named = text.strip_prefix('{').and_then(|rest| rest.split_once('}'));
        if let Some((name, rest)) = named.filter(|(name, _)| is_name(name)) {
            let whole = text.get(..text.len().saturating_sub(rest.len())).unwrap_or_default();
            text = rest;
            return Some(Part::Named(name, whole));
        }
        // At least the brace that began no placeholder.
        let end = text.char_indices().skip(1).find(|(_, character)| *character == '{').map_or(text.len(), |(at, _)| at);
        let (words, rest) = text.split_at_checked(end).unwrap_or((text, ""));
        text = rest;
        Some(Part::Words(words))
    })
}

fn is_name(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'_')
}

/// Checks a company's own words; returns them as stored.
pub fn checked(invalid: &mut Invalid, template: &MailTemplate, subject: &str, body: &str) -> (String, String) {
    let subject = invalid.text("subject", subject, MAX_SUBJECT);
    invalid.require(!subject.chars().any(char::is_control), "subject", "Use one line.");
    let body = invalid.text("body", &body.replace("\r\n", "\n"), MAX_BODY);
    for (path, text) in [("subject", &subject), ("body", &body)] {
        // Mail goes out from a shared domain, so only our own pages are linked. Placeholders are left out, because an
        // empty one joins the words around it.
        let words = parts(text).map(|part| if let Part::Words(words) = part { words } else { "" }).collect::<String>();
        let words = words.to_lowercase();
        let has_link = words.contains("://") || words.contains("www.");
        invalid.require(!has_link, path, "Use a placeholder for the link; other links are not sent.");
    }
    for (path, text) in [("subject", &subject), ("body", &body)] {
        for part in parts(text) {
            let Part::Named(name, whole) = part else { continue };
            let is_known = template.placeholders.iter().any(|known| known.name == name);
            invalid.require(is_known, path, &format!("This mail has no {whole}."));
        }
    }
    for needed in template.placeholders.iter().filter(|part| part.is_required) {
        let is_there = parts(&body).any(|part| matches!(part, Part::Named(name, _) if name == needed.name));
        invalid.require(is_there, "body", &format!("Keep {{{}}}: {}.", needed.name, needed.meaning));
    }
    (subject, body)
}

#[cfg(test)]
mod tests {
    use super::*;

    const OFFER: MailTemplate = MailTemplate {
        kind: MailKind::QuoteOffer,
        title: "Quote",
        subject: "Quote {number}",
        body: "Hello {name},\n\n{message}\n\n{link}",
        placeholders: &[
            optional("name", "the customer", "Ann"),
            optional("message", "your words", "As agreed."),
            optional("number", "the quote's number", "Q-1"),
            required("link", "the link where the customer answers", "https://haul.example/q#1"),
        ],
    };

    #[test]
    fn placeholders_are_filled_once_and_leave_no_gap() {
        let values = [("name", "{link}"), ("message", ""), ("link", "https://haul.example/x"), ("number", "Q-7")];
        let (subject, body) = filled(OFFER.subject, OFFER.body, &values);
        assert_eq!((subject.as_str(), body.as_str()), ("Quote Q-7", "Hello {link},\n\nhttps://haul.example/x\n"));
        for text in ["{", "}", "{}", "a { b } c", "{Link}", "{{link}", "größe {", "{größe}"] {
            let whole: String = parts(text)
                .map(|part| match part {
                    Part::Words(words) => words,
                    Part::Named(_, whole) => whole,
                })
                .collect();
            assert_eq!(whole, text);
        }
    }

    #[test]
    fn words_are_checked() {
        let problems = |subject: &str, body: &str| {
            let mut invalid = Invalid::default();
            checked(&mut invalid, &OFFER, subject, body);
            invalid.finish().is_err()
        };
        assert!(!problems("Our quote {number}", "Hi {name}. {link}"));
        for (subject, body) in [
            ("", "{link}"),
            ("Quote", "No link"),
            ("Quote {total}", "{link}"),
            ("Quote", "{link} {nonsense}"),
            ("Quote", "{link} https://evil.example"),
            ("Quote", "{link} www.evil.example"),
            ("Quote", "{link} https:{message}//evil.example"),
            ("One\nTwo", "{link}"),
        ] {
            assert!(problems(subject, body), "{subject} {body}");
        }
    }
}
