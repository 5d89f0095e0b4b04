//! Prints sheets.

use haul_api::{AppContext, Write, authz::Actor, records::SimpleRecord, today_at_company, zone_of_company};
use haul_company::company;
use haul_compliance::{inquiries, items::moment, testing::file};
use haul_db::Fetch;
use haul_entity::{
    Archivable,
    safety::{accident, roadside_inspection},
};
use haul_loads::documents::DocumentLink;
use haul_papers::{Fact, PaperError, Printed, facts, rendered};
use haul_types::{Date, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use serde_json::Value;
use uuid::Uuid;

use super::{
    drug_alcohol, investigation, registers,
    sheet::{Part, data},
    views::SafetySheetOpen,
};
use crate::{accidents::Accident, inspections::RoadsideInspection};

/// 49 CFR 390.15(b): kept for three years after the accident.
const ACCIDENT_MONTHS: u32 = 36;
/// 49 CFR 396.9(d)(3)(ii): kept for twelve months from the inspection.
const INSPECTION_MONTHS: u32 = 12;

fn link(ctx: &AppContext, actor: &Actor, printed: Printed, is_inline: bool) -> Result<DocumentLink, PaperError> {
    haul_papers::link(ctx, actor.company_id, printed.blob_id, format!("{}.pdf", printed.title), is_inline)
}

/// Opens a driver's investigation history.
pub async fn open_investigation(
    ctx: &AppContext,
    actor: &Actor,
    driver_id: Uuid,
    input: SafetySheetOpen,
) -> Result<DocumentLink, PaperError> {
    let at = moment(&ctx.db_of(actor), actor.company_id, input.as_of, ctx.now()).await?;
    let printed = investigation_file(ctx, actor, driver_id, at).await?;
    note_and_link(ctx, actor, driver_id, printed, input.is_inline).await
}

/// Opens what is on record of a driver's testing.
pub async fn open_drug_alcohol(
    ctx: &AppContext,
    actor: &Actor,
    driver_id: Uuid,
    input: SafetySheetOpen,
) -> Result<DocumentLink, PaperError> {
    let at = moment(&ctx.db_of(actor), actor.company_id, input.as_of, ctx.now()).await?;
    let printed = drug_alcohol_file(ctx, actor, driver_id, at).await?;
    note_and_link(ctx, actor, driver_id, printed, input.is_inline).await
}

/// The driver's history says who opened it, but not what is inside.
async fn note_and_link(
    ctx: &AppContext,
    actor: &Actor,
    driver_id: Uuid,
    printed: Printed,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let mut write = Write::begin(ctx, actor).await?;
    haul_compliance::note_restricted_file_opened(&mut write, driver_id).await?;
    let link = link(ctx, actor, printed, is_inline)?;
    Ok(write.commit(link).await?)
}

pub async fn open_accident_register(
    ctx: &AppContext,
    actor: &Actor,
    input: SafetySheetOpen,
) -> Result<DocumentLink, PaperError> {
    let at = moment(&ctx.db_of(actor), actor.company_id, input.as_of, ctx.now()).await?;
    link(ctx, actor, accident_register(ctx, actor, at).await?, input.is_inline)
}

pub async fn open_inspection_register(
    ctx: &AppContext,
    actor: &Actor,
    input: SafetySheetOpen,
) -> Result<DocumentLink, PaperError> {
    let at = moment(&ctx.db_of(actor), actor.company_id, input.as_of, ctx.now()).await?;
    link(ctx, actor, inspection_register(ctx, actor, at).await?, input.is_inline)
}

pub async fn investigation_file(
    ctx: &AppContext,
    actor: &Actor,
    driver_id: Uuid,
    at: Timestamp,
) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let (standing, found) = inquiries::of_driver(&db, actor.company_id, driver_id, at).await?;
    let day = today_at_company(&db, actor.company_id, at).await?;
    let about = investigation::about(&standing, day.words().to_string());
    let parts = investigation::parts(&found);
    print(ctx, actor, (investigation::KIND, &standing.driver.name), about, parts).await
}

pub async fn drug_alcohol_file(
    ctx: &AppContext,
    actor: &Actor,
    driver_id: Uuid,
    at: Timestamp,
) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let file = file::of_driver(&db, actor.company_id, driver_id, at).await?;
    let zone = zone_of_company(&db, actor.company_id).await?;
    let about = drug_alcohol::about(&file, at.date_in(zone).words().to_string());
    let parts = drug_alcohol::parts(&file, zone);
    print(ctx, actor, (drug_alcohol::KIND, &file.standing.driver.name), about, parts).await
}

/// Recordable accidents of the three years up to a moment.
pub async fn accident_register(ctx: &AppContext, actor: &Actor, at: Timestamp) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let day = today_at_company(&db, actor.company_id, at).await?;
    let rows = accident::Entity::archived_or_not(actor.company_id, false)
        .filter(accident::Column::HappenedOn.between(day.minus_months(ACCIDENT_MONTHS), day))
        .filter(accident::Column::CreatedAt.lte(at))
        .order_by_desc(accident::Column::HappenedOn)
        .fetch_all(&db)
        .await?;
    let mut found = Accident::present(&db, actor.company_id, rows, at).await?;
    found.retain(|accident| accident.is_recordable);
    let about = period(ACCIDENT_MONTHS, day, found.len());
    print(ctx, actor, (registers::ACCIDENTS, &day.to_string()), about, vec![registers::accidents(&found)]).await
}

/// Roadside inspections of the twelve months up to a moment.
pub async fn inspection_register(ctx: &AppContext, actor: &Actor, at: Timestamp) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let day = today_at_company(&db, actor.company_id, at).await?;
    let rows = roadside_inspection::Entity::archived_or_not(actor.company_id, false)
        .filter(roadside_inspection::Column::InspectedOn.between(day.minus_months(INSPECTION_MONTHS), day))
        .filter(roadside_inspection::Column::CreatedAt.lte(at))
        .order_by_desc(roadside_inspection::Column::InspectedOn)
        .fetch_all(&db)
        .await?;
    let found = RoadsideInspection::present(&db, actor.company_id, rows, at).await?;
    let about = period(INSPECTION_MONTHS, day, found.len());
    print(ctx, actor, (registers::INSPECTIONS, &day.to_string()), about, vec![registers::inspections(&found)]).await
}

fn period(months: u32, day: Date, count: usize) -> Vec<Fact> {
    facts([
        ("From", Some(day.minus_months(months).words().to_string())),
        ("To", Some(day.words().to_string())),
        ("Entries", Some(count.to_string())),
    ])
}

async fn print(
    ctx: &AppContext,
    actor: &Actor,
    (kind, number): (&str, &str),
    about: Vec<Fact>,
    parts: Vec<Part>,
) -> Result<Printed, PaperError> {
    let company = company::read(&ctx.db_of(actor), &*ctx.sealing, actor.company_id).await?;
    let facts: Value = data(&company, kind, number, ctx.now(), about, parts);
    let (blob_id, pages) = rendered(ctx, actor.company_id, "record_sheet", &facts).await?;
    Ok(Printed { blob_id, pages, title: format!("{kind} {number}") })
}
