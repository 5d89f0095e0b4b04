//! The verbs of papers' words.

use haul_api::{ApiError, AppContext, Invalid, Write, changes_between, mail::placeholders_in, same_version};
use haul_company::company;
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    base::paper_template::{Entity, Model},
};
use haul_loads::documents::DocumentLink;
use haul_types::PaperKind;
use sea_orm::{ActiveModelTrait, DbErr, IntoActiveModel};
use serde_json::json;
use uuid::Uuid;

use super::{
    views::{PaperPlaceholder, PaperTemplate, PaperTemplateList, PaperTemplatePreview, PaperTemplateUpdate},
    words::{own_words, printed},
};
use crate::{
    error::PaperError,
    facts::sheet,
    press::{link, render},
};

const MAX_OPENING: usize = 1_000;
const MAX_CLOSING: usize = 3_000;
/// On a preview, in place of a real number.
const EXAMPLE_NUMBER: &str = "1042";

const PLACEHOLDERS: [(&str, &str); 7] = [
    ("company", "your company's legal name"),
    ("dot_number", "your USDOT number"),
    ("docket_number", "your first MC, MX or FF number"),
    ("phone", "your company's phone number"),
    ("email", "your company's email address"),
    ("number", "the paper's number, such as the load or invoice number; blank on a carrier packet"),
    ("date", "the date the paper is created"),
];

pub async fn list(db: &impl Connection, company_id: Uuid) -> Result<PaperTemplateList, DbErr> {
    let rows = Entity::owned_by(company_id).fetch_all(db).await?;
    let of = |kind| rows.iter().find(|row| row.kind == kind).cloned();
    Ok(PaperTemplateList { items: PaperKind::ALL.into_iter().map(|kind| shown(kind, of(kind))).collect() })
}

pub async fn update(write: &mut Write, kind: PaperKind, input: PaperTemplateUpdate) -> Result<PaperTemplate, ApiError> {
    write.lock_company().await?;
    let found = own_words(write.tx(), write.company_id(), kind).await?;
    let before = shown(kind, found.clone());
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let is_first = found.is_none();
    let opening = input.opening.or(before.opening.clone());
    let closing = input.closing.or(before.closing.clone());
    let row = Model {
        company_id: write.company_id(),
        kind,
        opening: opening.and_then(|text| checked(&mut invalid, "opening", &text, MAX_OPENING)),
        closing: closing.and_then(|text| checked(&mut invalid, "closing", &text, MAX_CLOSING)),
        version: before.version.saturating_add(1),
        updated_at: write.now,
    };
    invalid.finish()?;
    if (&row.opening, &row.closing) == (&before.opening, &before.closing) {
        return Ok(before);
    }
    let active = row.clone().into_active_model().reset_all();
    if is_first {
        active.insert(write.tx()).await?;
    } else {
        active.update(write.tx()).await?;
    }
    let after = shown(kind, Some(row));
    let changes = changes_between(Some(&before), &after);
    write.record("paper_template.updated", "paper_template", write.company_id(), kind.title(), changes);
    Ok(after)
}

/// A page with the company's head and the words as they would be printed; the paper's own facts are left out.
pub async fn preview(
    ctx: &AppContext,
    company_id: Uuid,
    kind: PaperKind,
    input: PaperTemplatePreview,
) -> Result<DocumentLink, PaperError> {
    let mut invalid = Invalid::default();
    let opening = input.opening.and_then(|text| checked(&mut invalid, "opening", &text, MAX_OPENING));
    let closing = input.closing.and_then(|text| checked(&mut invalid, "closing", &text, MAX_CLOSING));
    invalid.finish().map_err(ApiError::from)?;
    let db = ctx.db.scoped(Scope::Company(company_id));
    let company = company::read(&db, &*ctx.sealing, company_id).await?;
    let number = if kind == PaperKind::CarrierPacket { "" } else { EXAMPLE_NUMBER };
    let here = json!({ "title": "Facts", "source": "", "rows": [], "empty": "The paper's facts are printed here." });
    let mut body = json!({ "kind": kind.title(), "about": [], "parts": [here] });
    if let Some(body) = body.as_object_mut() {
        body.insert("words".to_owned(), printed(ctx, &company, number, opening.as_deref(), closing.as_deref()));
    }
    let data = sheet(&company, kind.title(), number, ctx.now(), body);
    let blob_id = render(ctx, company_id, "record_sheet", &data).await?;
    link(ctx, company_id, blob_id, format!("{} preview.pdf", kind.title()), true)
}

fn checked(invalid: &mut Invalid, path: &str, text: &str, max: usize) -> Option<String> {
    let text = invalid.optional_text(path, &text.replace("\r\n", "\n"), max)?;
    let is_plain = !text.chars().any(|letter| letter.is_control() && letter != '\n');
    invalid.require(is_plain, path, "Use letters and line breaks only.");
    for name in placeholders_in(&text) {
        let is_known = PLACEHOLDERS.iter().any(|(known, _)| *known == name);
        invalid.require(is_known, path, &format!("{{{name}}} is not a placeholder."));
    }
    Some(text)
}

fn shown(kind: PaperKind, row: Option<Model>) -> PaperTemplate {
    let placeholders = PLACEHOLDERS.iter();
    PaperTemplate {
        kind,
        title: kind.title().to_owned(),
        placeholders: placeholders
            .map(|(name, meaning)| PaperPlaceholder { name: (*name).to_owned(), meaning: (*meaning).to_owned() })
            .collect(),
        version: row.as_ref().map_or(0, |row| row.version),
        updated_at: row.as_ref().map(|row| row.updated_at),
        opening: row.as_ref().and_then(|row| row.opening.clone()),
        closing: row.and_then(|row| row.closing),
    }
}
