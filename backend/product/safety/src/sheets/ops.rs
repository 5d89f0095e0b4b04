//! Prints sheets.

use haul_api::{AppContext, Write, authz::Actor, records::SimpleRecord, today_at_company, zone_of_company};
use haul_company::company;
use haul_compliance::{inquiries, items::moment, testing::file};
use haul_db::Fetch;
use haul_entity::{
    Archivable,
    safety::{accident, driver_event, roadside_inspection},
};
use haul_loads::documents::DocumentLink;
use haul_papers::{Fact, PaperError, Printed, facts, link, rendered};
use haul_types::{Date, DriverEventKind, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::{
    drug_alcohol, investigation, registers,
    sheet::{Part, data},
    views::SafetySheetOpen,
};
use crate::{accidents::Accident, events::DriverEvent, inspections::RoadsideInspection};

/// 49 CFR 390.15(b): kept for three years after the accident.
const ACCIDENT_MONTHS: u32 = 36;
/// 49 CFR 396.9(d)(3)(ii): kept for twelve months from the inspection.
const INSPECTION_MONTHS: u32 = 12;

/// 49 CFR 172.704(d): kept for three years.
const TRAINING_MONTHS: u32 = 36;

/// What is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Sheet {
    /// Of a driver.
    Investigation(Uuid),
    /// Of a driver.
    DrugAlcohol(Uuid),
    Accidents,
    Inspections,
    Training,
}

impl Sheet {
    /// The driver, if it is about one.
    fn driver_id(self) -> Option<Uuid> {
        match self {
            Self::Investigation(id) | Self::DrugAlcohol(id) => Some(id),
            Self::Accidents | Self::Inspections | Self::Training => None,
        }
    }
}

/// Prints a sheet and links to it. A driver's history says who opened it, but not what is inside.
pub async fn open(
    ctx: &AppContext,
    actor: &Actor,
    sheet: Sheet,
    input: SafetySheetOpen,
) -> Result<DocumentLink, PaperError> {
    let at = moment(&ctx.db_of(actor), actor.company_id, input.as_of, ctx.now()).await?;
    let printed = print(ctx, actor, sheet, at).await?;
    let file_name = format!("{}.pdf", printed.title);
    let link = link(ctx, actor.company_id, printed.blob_id, file_name, input.is_inline)?;
    let Some(driver_id) = sheet.driver_id() else { return Ok(link) };
    let mut write = Write::begin(ctx, actor).await?;
    haul_compliance::note_restricted_file_opened(&mut write, driver_id).await?;
    Ok(write.commit(link).await?)
}

/// Prints a sheet as of a moment.
pub async fn print(ctx: &AppContext, actor: &Actor, sheet: Sheet, at: Timestamp) -> Result<Printed, PaperError> {
    match sheet {
        Sheet::Investigation(id) => investigation_file(ctx, actor, id, at).await,
        Sheet::DrugAlcohol(id) => drug_alcohol_file(ctx, actor, id, at).await,
        Sheet::Accidents => accident_register(ctx, actor, at).await,
        Sheet::Inspections => inspection_register(ctx, actor, at).await,
        Sheet::Training => training_register(ctx, actor, at).await,
    }
}

async fn investigation_file(
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
    rendered_sheet(ctx, actor, (investigation::KIND, &standing.driver.name), about, parts).await
}

async fn drug_alcohol_file(
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
    rendered_sheet(ctx, actor, (drug_alcohol::KIND, &file.standing.driver.name), about, parts).await
}

/// Recordable accidents of the three years up to a moment.
async fn accident_register(ctx: &AppContext, actor: &Actor, at: Timestamp) -> Result<Printed, PaperError> {
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
    rendered_sheet(ctx, actor, (registers::ACCIDENTS, &day.to_string()), about, vec![registers::accidents(&found)])
        .await
}

/// Roadside inspections of the twelve months up to a moment.
async fn inspection_register(ctx: &AppContext, actor: &Actor, at: Timestamp) -> Result<Printed, PaperError> {
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
    rendered_sheet(ctx, actor, (registers::INSPECTIONS, &day.to_string()), about, vec![registers::inspections(&found)])
        .await
}

/// Training and signed policies of the three years up to a moment.
async fn training_register(ctx: &AppContext, actor: &Actor, at: Timestamp) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let day = today_at_company(&db, actor.company_id, at).await?;
    let rows = driver_event::Entity::archived_or_not(actor.company_id, false)
        .filter(driver_event::Column::Kind.is_in([DriverEventKind::Training, DriverEventKind::Policy]))
        .filter(driver_event::Column::HappenedOn.between(day.minus_months(TRAINING_MONTHS), day))
        .filter(driver_event::Column::CreatedAt.lte(at))
        .order_by_desc(driver_event::Column::HappenedOn)
        .order_by_asc(driver_event::Column::Id)
        .fetch_all(&db)
        .await?;
    let found = DriverEvent::present(&db, actor.company_id, rows, at).await?;
    let about = period(TRAINING_MONTHS, day, found.len());
    rendered_sheet(ctx, actor, (registers::TRAINING, &day.to_string()), about, registers::training(&found)).await
}

fn period(months: u32, day: Date, count: usize) -> Vec<Fact> {
    facts([
        ("From", Some(day.minus_months(months).words().to_string())),
        ("To", Some(day.words().to_string())),
        ("Entries", Some(count.to_string())),
    ])
}

async fn rendered_sheet(
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
