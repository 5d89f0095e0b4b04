//! The verbs of email templates.

use haul_api::{
    Invalid, Write,
    area::Product,
    changes_between,
    mail::{self, MailTemplate as Words},
    same_version,
};
use haul_db::Connection;
use haul_entity::base::mail_template::{ActiveModel, Entity, Model};
use haul_types::MailKind;
use sea_orm::{ActiveModelTrait, EntityTrait, Set};
use uuid::Uuid;

use super::{
    error::MailTemplateError,
    views::{MailPlaceholder, MailPreview, MailTemplate, MailTemplateList, MailTemplatePreview, MailTemplateUpdate},
};

pub async fn list(
    product: &Product,
    db: &impl Connection,
    company_id: Uuid,
) -> Result<MailTemplateList, MailTemplateError> {
    let mut items = Vec::with_capacity(MailKind::ALL.len());
    for kind in MailKind::ALL {
        let words = product.mail(kind).ok_or(MailTemplateError::NotFound)?;
        items.push(shown(words, mail::own_words(db, company_id, kind).await?));
    }
    Ok(MailTemplateList { items })
}

pub async fn update(
    write: &mut Write,
    kind: MailKind,
    input: MailTemplateUpdate,
) -> Result<MailTemplate, MailTemplateError> {
    let (words, before) = locked(write, kind).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    let shown_before = shown(words, before.clone());
    let subject = input.subject.as_deref().unwrap_or(&shown_before.subject);
    let body = input.body.as_deref().unwrap_or(&shown_before.body);
    let mut invalid = Invalid::default();
    let (subject, body) = mail::checked(&mut invalid, words, subject, body);
    invalid.finish()?;
    if (&subject, &body) == (&shown_before.subject, &shown_before.body) {
        return Ok(shown_before);
    }
    let row = ActiveModel {
        company_id: Set(write.company_id()),
        kind: Set(kind),
        subject: Set(subject),
        body: Set(body),
        version: Set(input.version.saturating_add(1)),
        updated_at: Set(write.now),
    };
    let row = match before {
        Some(_) => row.update(write.tx()).await?,
        None => row.insert(write.tx()).await?,
    };
    let after = shown(words, Some(row));
    let changes = changes_between(Some(&shown_before), &after);
    write.record("mail_template.updated", "mail_template", write.company_id(), words.title, changes);
    Ok(after)
}

/// Resetting twice changes nothing.
pub async fn reset(write: &mut Write, kind: MailKind, version: i32) -> Result<MailTemplate, MailTemplateError> {
    let (words, before) = locked(write, kind).await?;
    let Some(before) = before else { return Ok(shown(words, None)) };
    same_version(before.version, version)?;
    Entity::delete_by_id((write.company_id(), kind)).exec(write.tx()).await?;
    let after = shown(words, None);
    let changes = changes_between(Some(&shown(words, Some(before))), &after);
    write.record("mail_template.reset", "mail_template", write.company_id(), words.title, changes);
    Ok(after)
}

pub fn preview(
    product: &Product,
    kind: MailKind,
    input: &MailTemplatePreview,
) -> Result<MailPreview, MailTemplateError> {
    let words = product.mail(kind).ok_or(MailTemplateError::NotFound)?;
    let mut invalid = Invalid::default();
    let (subject, body) = mail::checked(&mut invalid, words, &input.subject, &input.body);
    invalid.finish()?;
    let (subject, text) = mail::preview(words, &subject, &body);
    Ok(MailPreview { subject, text })
}

/// Two first changes at once wait for each other here.
async fn locked(write: &Write, kind: MailKind) -> Result<(&'static Words, Option<Model>), MailTemplateError> {
    let words = write.ctx.product.mail(kind).ok_or(MailTemplateError::NotFound)?;
    write.lock_company().await?;
    Ok((words, mail::own_words(write.tx(), write.company_id(), kind).await?))
}

fn shown(words: &Words, own: Option<Model>) -> MailTemplate {
    let placeholders = words.placeholders.iter().map(|part| MailPlaceholder {
        name: part.name.to_owned(),
        meaning: part.meaning.to_owned(),
        is_required: part.is_required,
    });
    MailTemplate {
        kind: words.kind,
        title: words.title.to_owned(),
        placeholders: placeholders.collect(),
        is_usual: own.is_none(),
        version: own.as_ref().map_or(0, |row| row.version),
        updated_at: own.as_ref().map(|row| row.updated_at),
        subject: own.as_ref().map_or_else(|| words.subject.to_owned(), |row| row.subject.clone()),
        body: own.map_or_else(|| words.body.to_owned(), |row| row.body),
    }
}
