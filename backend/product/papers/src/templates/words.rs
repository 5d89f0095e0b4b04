//! The words as papers get them.

use haul_api::{AppContext, mail::fill};
use haul_company::company::{self, Company};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    base::paper_template::{Column, Entity, Model},
};
use haul_types::PaperKind;
use sea_orm::{ColumnTrait, DbErr, QueryFilter};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::{error::PaperError, words::phone};

/// What a template of the press gets with its facts, if the company has added something to that paper.
pub async fn words_of(
    ctx: &AppContext,
    company_id: Uuid,
    template: &str,
    data: &Value,
) -> Result<Option<Value>, PaperError> {
    let Some(kind) = PaperKind::of_template(template) else { return Ok(None) };
    let db = ctx.db.scoped(Scope::Company(company_id));
    let Some(own) = own_words(&db, company_id, kind).await? else { return Ok(None) };
    if own.opening.is_none() && own.closing.is_none() {
        return Ok(None);
    }
    let company = company::read(&db, &*ctx.sealing, company_id).await?;
    let number = data.get("number").and_then(Value::as_str).unwrap_or_default();
    Ok(Some(printed(ctx, &company, number, own.opening.as_deref(), own.closing.as_deref())))
}

/// The words as a template gets them, with the placeholders filled in.
pub fn printed(
    ctx: &AppContext,
    company: &Company,
    number: &str,
    opening: Option<&str>,
    closing: Option<&str>,
) -> Value {
    let zone = company.time_zone.parse().unwrap_or(chrono_tz::UTC);
    let date = ctx.now().date_in(zone).words().to_string();
    let docket = company.docket_numbers.first().map(ToString::to_string).unwrap_or_default();
    let reached = company.phone.as_deref().map(phone).unwrap_or_default();
    let values = [
        ("company", company.legal_name.as_str()),
        ("dot_number", company.dot_number.as_str()),
        ("docket_number", docket.as_str()),
        ("phone", reached.as_str()),
        ("email", company.email.as_deref().unwrap_or_default()),
        ("number", number),
        ("date", date.as_str()),
    ];
    let lines = |text: Option<&str>| -> Vec<String> {
        text.map(|text| fill(text, &values).lines().map(str::to_owned).collect()).unwrap_or_default()
    };
    json!({ "opening": lines(opening), "closing": lines(closing) })
}

/// What the company has added to a kind of paper.
pub async fn own_words(db: &impl Connection, company_id: Uuid, kind: PaperKind) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id).filter(Column::Kind.eq(kind)).fetch_optional(db).await
}
