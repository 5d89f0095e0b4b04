//! What people enter, and reading it.

use haul_api::{
    AppContext, Change, Invalid, SortBy, Write,
    authz::Actor,
    paging::{Page, PageParams, page},
    zone_of_company,
};
use haul_db::Connection;
use haul_entity::{
    Owned,
    money::collection_entry::{Column, Entity, Model},
    partners::customer,
};
use haul_types::{Date, MAX_CENTS, dollars};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter};
use uuid::Uuid;

use super::{
    error::CollectionError,
    views::{CollectionEntry, CollectionEntryCreate, CollectionEntryKind, CollectionEntryPage},
};
use crate::ledger::{check_day, require_everything};

/// Days that a promise or a follow-up may be ahead: two years. A later day is a typing error.
const MOST_DAYS_AHEAD: u32 = 731;

impl SortBy for CollectionEntry {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("created_at", Column::CreatedAt), ("happened_on", Column::HappenedOn)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    customer_id: Uuid,
    params: &PageParams<CollectionEntry>,
) -> Result<CollectionEntryPage, CollectionError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    customer_of(&db, actor.company_id, customer_id).await?;
    let select = Entity::owned_by(actor.company_id).filter(Column::CustomerId.eq(customer_id));
    let found = page(&db, select, params, Column::Id).await?;
    let rows = found.rows.into_iter().map(shown).collect();
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

pub async fn customer_of(db: &impl Connection, company_id: Uuid, id: Uuid) -> Result<customer::Model, CollectionError> {
    customer::Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(CollectionError::NoCustomer)
}

pub async fn add(
    write: &mut Write,
    customer_id: Uuid,
    input: CollectionEntryCreate,
) -> Result<CollectionEntry, CollectionError> {
    require_everything(&write.actor)?;
    let customer = customer_of(write.tx(), write.company_id(), customer_id).await?;
    let today = write.now.date_in(zone_of_company(write.tx(), write.company_id()).await?);
    let happened_on = input.happened_on.unwrap_or(today);
    let mut invalid = Invalid::default();
    check_day(&mut invalid, "happened_on", happened_on, today);
    let contact = input.contact.as_deref().and_then(|text| invalid.optional_text("contact", text, 100));
    let note = input.note.as_deref().and_then(|text| invalid.optional_text("note", text, 1_000));
    let is_ahead = |day: Date| day >= happened_on && day <= today.plus_days(MOST_DAYS_AHEAD);
    invalid.require(
        input.promised_on.is_none_or(is_ahead),
        "promised_on",
        "Use the day of this entry or later, at most two years ahead.",
    );
    invalid.require(
        input.follow_up_on.is_none_or(is_ahead),
        "follow_up_on",
        "Use the day of this entry or later, at most two years ahead.",
    );
    if let Some(cents) = input.promised_cents {
        invalid.between("promised_cents", cents, 1, MAX_CENTS);
        invalid.require(input.promised_on.is_some(), "promised_on", "Enter the day by which they promised to pay.");
    }
    invalid.require(
        input.promised_on.is_none() || input.promised_cents.is_some(),
        "promised_cents",
        "Enter how much they promised.",
    );
    let is_reasoned = input.kind != CollectionEntryKind::RemindersOff || note.is_some();
    invalid.require(is_reasoned, "note", "Enter why the customer gets no reminders.");
    invalid.finish()?;
    let row = Model {
        contact,
        note,
        promised_on: input.promised_on,
        promised_cents: input.promised_cents,
        follow_up_on: input.follow_up_on,
        ..blank(write, customer_id, input.kind.kind(), happened_on)
    };
    insert(write, &customer, row).await
}

/// An entry that says nothing yet.
pub fn blank(write: &Write, customer_id: Uuid, kind: haul_types::CollectionKind, happened_on: Date) -> Model {
    Model {
        id: write.new_id(),
        company_id: write.company_id(),
        customer_id,
        kind,
        happened_on,
        contact: None,
        note: None,
        promised_on: None,
        promised_cents: None,
        follow_up_on: None,
        tone: None,
        owed_cents: None,
        sent_to: None,
        mail_status: None,
        mail_problem: None,
        created_by: write.actor.name.clone(),
        created_at: write.now,
    }
}

pub async fn insert(
    write: &mut Write,
    customer: &customer::Model,
    row: Model,
) -> Result<CollectionEntry, CollectionError> {
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    let mut noted = vec![Change { field: "kind".to_owned(), from: None, to: Some(row.kind.as_str().to_owned()) }];
    let promised = row.promised_cents.map(dollars);
    noted.extend(promised.map(|amount| Change { field: "promised".to_owned(), from: None, to: Some(amount) }));
    write.record("collection_entry.created", "collection_entry", row.id, &customer.name, noted);
    Ok(shown(row))
}

pub fn shown(row: Model) -> CollectionEntry {
    CollectionEntry {
        id: row.id,
        kind: row.kind,
        happened_on: row.happened_on,
        contact: row.contact,
        note: row.note,
        promised_on: row.promised_on,
        promised_cents: row.promised_cents,
        follow_up_on: row.follow_up_on,
        tone: row.tone,
        owed_cents: row.owed_cents,
        sent_to: row.sent_to,
        mail_status: row.mail_status,
        mail_problem: row.mail_problem,
        created_by: row.created_by,
        created_at: row.created_at,
    }
}
