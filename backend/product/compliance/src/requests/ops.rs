//! The verbs of requests.

use chrono::TimeDelta;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    jobs, json_column,
    paging::{self, PageParams},
    today_at_company,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    compliance::document_request::{Column, Entity, Model},
    fleet::driver,
};
use haul_types::{ComplianceStatus, ComplianceSubject, Date, DocumentRequestStatus, ErrorCode, NamedRef, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, Condition, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    link::{self, Token},
    mail, present,
    views::{
        DocumentRequest, DocumentRequestAddress, DocumentRequestCreate, DocumentRequestCreated, DocumentRequestPage,
        DocumentRequestsCreated,
    },
};
use crate::{
    standing::{Papers, papers_of},
    subject::Subject,
    types::{self, ItemType, types_of},
};

/// Drivers are on the road for weeks, and a medical exam takes an appointment.
const LIFETIME: TimeDelta = TimeDelta::days(45);

/// Which requests a list shows.
pub struct Filter {
    pub driver_id: Option<Uuid>,
    pub status: AnyOf<DocumentRequestStatus>,
}

impl SortBy for DocumentRequest {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DocumentRequest>,
) -> Result<DocumentRequestPage, ApiError> {
    let db = ctx.db_of(actor);
    let mut select = Entity::owned_by(actor.company_id).filter(in_status(&filter.status, ctx.now()));
    if let Some(driver_id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(driver_id));
    }
    let page = paging::page(&db, select, params, Column::Id).await?;
    let rows = present::requests(&db, actor.company_id, page.rows, ctx.now()).await?;
    Ok(paging::Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }.into())
}

fn in_status(wanted: &AnyOf<DocumentRequestStatus>, now: Timestamp) -> Condition {
    if wanted.is_empty() {
        return Condition::all();
    }
    let is_in = |status: &DocumentRequestStatus| {
        let standing = Condition::all().add(Column::RevokedAt.is_null());
        match status {
            DocumentRequestStatus::Revoked => Condition::all().add(Column::RevokedAt.is_not_null()),
            DocumentRequestStatus::Done => standing.add(Column::DoneAt.is_not_null()),
            DocumentRequestStatus::Expired => standing.add(Column::DoneAt.is_null()).add(Column::ExpiresAt.lte(now)),
            DocumentRequestStatus::Open => standing.add(Column::DoneAt.is_null()).add(Column::ExpiresAt.gt(now)),
        }
    };
    wanted.values().iter().fold(Condition::any(), |any, status| any.add(is_in(status)))
}

/// Asks drivers for papers, each with a link of their own.
pub async fn create(write: &mut Write, input: DocumentRequestCreate) -> Result<DocumentRequestsCreated, ApiError> {
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    let mut invalid = Invalid::default();
    let message = input.message.and_then(|text| invalid.optional_text("message", &text, 500));
    invalid.require(input.due_on.is_none_or(|day| day >= today), "due_on", "This day is over.");
    let chosen = chosen_types(&input.item_types, &mut invalid);
    invalid.finish()?;
    let mut ids = input.driver_ids;
    // In a fixed order, so that two writes never deadlock; once each.
    ids.sort_unstable();
    ids.dedup();
    let papers = papers_of(write.tx(), write.company_id(), ids.iter().copied()).await?;
    let mut made = DocumentRequestsCreated { items: Vec::new(), left_out: Vec::new() };
    for id in ids {
        let driver = write.find_for_update::<driver::Entity>(id).await?.ok_or_else(ApiError::not_found)?;
        let lacking = match chosen.is_empty() {
            true => lacking(&driver, papers.get(&id), today),
            false => chosen.clone(),
        };
        if lacking.is_empty() {
            made.left_out.push(NamedRef { id, name: name_of(&driver) });
            continue;
        }
        let email = driver.email.clone().filter(|_| input.is_mailed);
        let asked = Asked { types: lacking, message: message.clone(), due_on: input.due_on, email };
        made.items.push(ask(write, &driver, asked).await?);
    }
    Ok(made)
}

fn name_of(driver: &driver::Model) -> String {
    format!("{} {}", driver.first_name, driver.last_name)
}

/// In the order in which people check them, each once.
fn chosen_types(codes: &[String], invalid: &mut Invalid) -> Vec<&'static ItemType> {
    for (index, code) in codes.iter().enumerate() {
        if types::find(ComplianceSubject::Driver, code).is_none() {
            invalid.push(format!("item_types.{index}"), "There is no such type for a driver.");
        }
    }
    types_of(ComplianceSubject::Driver).filter(|item_type| codes.iter().any(|code| code == item_type.code)).collect()
}

/// The required papers that are missing, expired or about to expire on a day, and that the driver can send.
fn lacking(driver: &driver::Model, papers: Option<&Papers>, today: Date) -> Vec<&'static ItemType> {
    let facts = Subject::from(driver.clone()).facts;
    let none = Papers::default();
    let papers = papers.unwrap_or(&none);
    types_of(ComplianceSubject::Driver)
        .filter(|item_type| !item_type.is_from_office)
        .filter(|item_type| {
            let status = papers.status(item_type, facts, today);
            matches!(status, ComplianceStatus::Missing | ComplianceStatus::Expired | ComplianceStatus::Expiring)
        })
        .collect()
}

/// What one driver is asked for.
struct Asked {
    types: Vec<&'static ItemType>,
    message: Option<String>,
    due_on: Option<Date>,
    email: Option<String>,
}

async fn ask(write: &mut Write, driver: &driver::Model, asked: Asked) -> Result<DocumentRequestCreated, ApiError> {
    let id = write.new_id();
    let token = Token::new(&write.ctx, id)?;
    let codes: Vec<String> = asked.types.iter().map(|item_type| item_type.code.to_owned()).collect();
    let row = Model {
        id,
        company_id: write.company_id(),
        driver_id: driver.id,
        item_types: json_column(&codes),
        message: asked.message,
        email: asked.email,
        due_on: asked.due_on,
        token_hash: token.hash,
        sealed_token: token.sealed,
        upload_count: 0,
        created_by: write.actor.name.clone(),
        expires_at: write.now + LIFETIME,
        last_used_at: None,
        done_at: None,
        revoked_at: None,
        revoked_by: None,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    let url = link::url_of(&write.ctx, &row)?;
    if let Some(email) = &row.email {
        let letter = mail::request(write, driver, &row, &asked.types, &url, email).await?;
        jobs::send_mail(write, letter).await?;
    }
    let names: Vec<&str> = asked.types.iter().map(|item_type| item_type.name).collect();
    note(write, driver, "documents_requested", &names.join(", "));
    let mut shown = present::requests(write.tx(), write.company_id(), vec![row], write.now).await?;
    let request = shown.pop().ok_or_else(ApiError::not_found)?;
    Ok(DocumentRequestCreated { request, url })
}

/// Adds an event to the driver's history that names the papers.
pub fn note(write: &mut Write, driver: &driver::Model, verb: &str, names: &str) {
    let named = haul_api::Change { field: "name".to_owned(), from: None, to: Some(names.to_owned()) };
    write.record(format!("driver.{verb}"), "driver", driver.id, name_of(driver), vec![named]);
}

pub async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, ApiError> {
    Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or_else(ApiError::not_found)
}

/// A link to copy, as long as it works.
pub async fn address(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<DocumentRequestAddress, ApiError> {
    let row = find(&ctx.db_of(actor), actor.company_id, id).await?;
    if link::status(&row, ctx.now()) != DocumentRequestStatus::Open {
        return Err(ApiError::new(ErrorCode::DriverLinkOver, "This link no longer works. Ask again."));
    }
    Ok(DocumentRequestAddress { url: link::url_of(ctx, &row)? })
}

/// Revoking twice changes nothing.
pub async fn revoke(write: &mut Write, id: Uuid) -> Result<DocumentRequest, ApiError> {
    let mut row = write.find_for_update::<Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    if row.revoked_at.is_none() {
        let driver = driver::Entity::find_owned(write.company_id(), row.driver_id).fetch_optional(write.tx()).await?;
        let driver = driver.ok_or_else(ApiError::not_found)?;
        let names: Vec<&str> = present::types_asked(&row)?.iter().map(|item_type| item_type.name).collect();
        note(write, &driver, "document_request_revoked", &names.join(", "));
        let mut change = row.into_active_model();
        change.revoked_at = Set(Some(write.now));
        change.revoked_by = Set(Some(write.actor.name.clone()));
        change.updated_at = Set(write.now);
        row = change.update(write.tx()).await?;
    }
    let mut shown = present::requests(write.tx(), write.company_id(), vec![row], write.now).await?;
    shown.pop().ok_or_else(ApiError::not_found)
}
