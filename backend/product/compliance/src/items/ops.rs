//! The verbs of items.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write, authz::Actor, changes_between, differs, paging,
    paging::PageParams, patch, same_version, today_at_company,
};
use haul_db::{Connection, Db, Fetch, unique_violation};
use haul_entity::{
    Archivable, Owned, Versioned,
    compliance::{
        compliance_item::{ActiveModel, Column, Entity, Model},
        document_request,
    },
};
use haul_types::{ComplianceStatus, ComplianceSubject, Date, ErrorCode, Timestamp};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, Condition, DbErr, EntityTrait, IntoActiveModel, Iterable, QueryFilter, QuerySelect,
    QueryTrait, Set, TryIntoModel, sea_query::SelectStatement,
};
use uuid::Uuid;

use super::{
    past,
    present::present,
    views::{ComplianceItem, ComplianceItemCreate, ComplianceItemPage, ComplianceItemUpdate},
};
use crate::{
    standing::{current, is_current},
    subject,
    types::{self, Expiry, ItemType, Rules},
    watch,
};

/// Which items a list shows.
pub struct Filter {
    pub ids: AnyOf<Uuid>,
    pub record_kind: AnyOf<ComplianceSubject>,
    pub record_id: Option<Uuid>,
    pub item_type: AnyOf<String>,
    pub status: AnyOf<ComplianceStatus>,
    pub expiring_within_days: Option<u32>,
    pub archived: bool,
}

impl SortBy for ComplianceItem {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("expires_on", Column::ExpiresOn), ("issued_on", Column::IssuedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "expires_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<ComplianceItem>,
) -> Result<ComplianceItemPage, ApiError> {
    let db = ctx.db_of(actor);
    let company_id = actor.company_id;
    let today = today_at_company(&db, company_id, ctx.now()).await?;
    let readable = ComplianceSubject::iter().filter(|kind| actor.may(kind.read_permission()));
    let mut select = Entity::archived_or_not(company_id, filter.archived)
        .filter(Column::RecordKind.is_in(readable))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.record_kind.on(Column::RecordKind))
        .filter(filter.item_type.on(Column::ItemType))
        .filter(in_status(&filter.status, &Rules::of(&db, company_id).await?, today));
    if let Some(record_id) = filter.record_id {
        select = select.filter(Column::RecordId.eq(record_id));
    }
    if let Some(days) = filter.expiring_within_days {
        select = select.filter(ends_by(today.plus_days(days)));
    }
    let page = paging::page(&db, select, params, Column::Id).await?;
    let rows = present(&db, company_id, page.rows, ctx.now()).await?;
    Ok(paging::Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }.into())
}

fn ends_by(last: Date) -> Condition {
    is_current().add(Column::WaivedReason.is_null()).add(Column::ExpiresOn.lte(last))
}

/// Items with one of these statuses today; if none is given, all that have not been superseded.
fn in_status(wanted: &AnyOf<ComplianceStatus>, rules: &Rules, today: Date) -> Condition {
    if wanted.is_empty() {
        return Condition::all().add(Column::SupersededAt.is_null());
    }
    wanted.values().iter().fold(Condition::any(), |any, status| any.add(is_in(*status, rules, today)))
}

/// Each type has its own days of warning.
fn expiring(rules: &Rules, today: Date) -> Condition {
    types::ITEM_TYPES.iter().filter(|item_type| item_type.expiry != Expiry::Never).fold(
        Condition::any(),
        |any, item_type| {
            let last = today.plus_days(rules.first_warning(item_type));
            any.add(Condition::all().add(Column::ItemType.eq(item_type.code)).add(Column::ExpiresOn.lte(last)))
        },
    )
}

fn is_in(status: ComplianceStatus, rules: &Rules, today: Date) -> Condition {
    let counted = || Condition::all().add(Column::SupersededAt.is_null()).add(Column::WaivedReason.is_null());
    match status {
        ComplianceStatus::Superseded => Condition::all().add(Column::SupersededAt.is_not_null()),
        ComplianceStatus::NotRequired => {
            Condition::all().add(Column::SupersededAt.is_null()).add(Column::WaivedReason.is_not_null())
        }
        ComplianceStatus::Expired => counted().add(Column::ExpiresOn.lt(today)),
        ComplianceStatus::Expiring => counted().add(Column::ExpiresOn.gte(today)).add(expiring(rules, today)),
        ComplianceStatus::Valid => {
            let not_yet = Condition::any().add(Column::ExpiresOn.is_null()).add(expiring(rules, today).not());
            counted()
                .add(not_yet)
                .add(Condition::any().add(Column::ExpiresOn.is_null()).add(Column::ExpiresOn.gte(today)))
        }
        // No item is on file, so there is none to show; the board shows who lacks one.
        ComplianceStatus::Missing => Condition::all().add(Column::Id.is_null()),
    }
}

/// Ids of records with a current item of these types that ends on the day or before it.
pub fn expiring_records(company_id: Uuid, item_types: &[&str], last: Date) -> SelectStatement {
    current(company_id)
        .filter(ends_by(last))
        .filter(Column::ItemType.is_in(item_types.iter().copied()))
        .select_only()
        .column(Column::RecordId)
        .into_query()
}

pub async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, ApiError> {
    Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or_else(ApiError::not_found)
}

pub async fn read(ctx: &AppContext, row: Model) -> Result<ComplianceItem, ApiError> {
    let db = ctx.db.scoped(haul_db::Scope::Company(row.company_id));
    present_one(&db, row, ctx.now()).await
}

async fn present_one(db: &impl Connection, row: Model, now: Timestamp) -> Result<ComplianceItem, ApiError> {
    let company_id = row.company_id;
    present(db, company_id, vec![row], now).await?.pop().ok_or_else(ApiError::not_found)
}

/// Adds an item; the current one of its type is superseded and kept.
pub async fn add(
    write: &mut Write,
    kind: ComplianceSubject,
    record_id: Uuid,
    input: ComplianceItemCreate,
) -> Result<ComplianceItem, ApiError> {
    let subject = subject::find_for_update(write, kind, record_id).await?;
    let Some(item_type) = types::find(kind, &input.item_type) else {
        return Err(Invalid::field("item_type", format!("There is no such type for a {}.", kind.as_str())).into());
    };
    let mut invalid = Invalid::default();
    let mut row = blank(write, kind, record_id, item_type);
    row.number = input.number.and_then(|text| invalid.optional_text("number", &text, 60));
    row.issuer = input.issuer.and_then(|text| invalid.optional_text("issuer", &text, 120));
    row.issued_on = input.issued_on;
    row.expires_on = input.expires_on;
    row.waived_reason = input.waived_reason.and_then(|text| invalid.optional_text("waived_reason", &text, 200));
    row.note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    check_dates(&row, item_type, today, &mut invalid);
    invalid.finish()?;
    let of_type = current(write.company_id())
        .filter(Column::RecordId.eq(record_id))
        .filter(Column::ItemType.eq(item_type.code))
        .lock_exclusive();
    let before = of_type.fetch_optional(write.tx()).await?;
    let verb = if before.is_some() { "item_renewed" } else { "item_added" };
    if let Some(before) = before {
        let mut superseded = before.clone().into_active_model();
        superseded.superseded_at = Set(Some(write.now));
        Entity::count_change(&mut superseded, &before, write.now);
        superseded.update(write.tx()).await?;
    }
    let row = insert(write, row).await?;
    if row.expires_on.is_some() {
        watch::begin(write).await?;
    }
    let after = present_one(write.tx(), row, write.now).await?;
    subject.record(write, verb, changes_between(None, &after));
    Ok(after)
}

fn blank(write: &Write, kind: ComplianceSubject, record_id: Uuid, item_type: &ItemType) -> Model {
    let id_if = |of: ComplianceSubject| (kind == of).then_some(record_id);
    Model {
        id: write.new_id(),
        company_id: write.company_id(),
        record_kind: kind,
        record_id,
        driver_id: id_if(ComplianceSubject::Driver),
        truck_id: id_if(ComplianceSubject::Truck),
        trailer_id: id_if(ComplianceSubject::Trailer),
        motor_carrier_id: id_if(ComplianceSubject::MotorCarrier),
        item_type: item_type.code.to_owned(),
        number: None,
        issuer: None,
        issued_on: None,
        expires_on: None,
        waived_reason: None,
        note: None,
        added_by: write.actor.name.clone(),
        superseded_at: None,
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    }
}

async fn insert(write: &Write, row: Model) -> Result<Model, ApiError> {
    row.into_active_model().reset_all().insert(write.tx()).await.map_err(has_current)
}

/// The database decides which item counts.
fn has_current(error: DbErr) -> ApiError {
    match unique_violation(&error) {
        Some("compliance_item_current_key") => ApiError::new(
            ErrorCode::ComplianceItemExists,
            "This record has a current item of this type. Archive that one first.",
        ),
        _ => error.into(),
    }
}

fn check_dates(row: &Model, item_type: &ItemType, today: Date, invalid: &mut Invalid) {
    let name = item_type.name;
    if row.waived_reason.is_some() {
        let has_dates = row.issued_on.is_some() || row.expires_on.is_some();
        invalid.require(!has_dates, "waived_reason", "A waived item has no dates.");
        let is_judged = item_type.gate.is_some();
        invalid.require(!is_judged, "waived_reason", "Dispatch depends on this item, so it can't be waived.");
        return;
    }
    if let Some(issued_on) = row.issued_on {
        invalid.require(issued_on <= today, "issued_on", "This day is in the future.");
        let is_before = row.expires_on.is_none_or(|last| issued_on <= last);
        invalid.require(is_before, "expires_on", "This is before the day it was issued.");
    }
    let latest = row.issued_on.zip(item_type.longest).map(|(issued_on, longest)| longest.last_day(issued_on));
    if let Some(latest) = latest.filter(|latest| row.expires_on.is_some_and(|last| last > *latest)) {
        invalid.push("expires_on", format!("Issued that day, it can be valid through {} at most.", latest.words()));
    }
    match (item_type.expiry, row.expires_on) {
        (Expiry::Always, None) => {
            invalid.push("expires_on", format!("Enter the last valid day. {name} always expires."))
        }
        (Expiry::Never, Some(_)) => invalid.push("expires_on", format!("{name} does not expire.")),
        _ => {}
    }
}

/// A new record's first items: the last valid days that its body names.
pub async fn begin(
    write: &Write,
    kind: ComplianceSubject,
    record_id: Uuid,
    days: &[(&str, Option<Date>)],
) -> Result<(), ApiError> {
    let dated = days.iter().filter_map(|(code, day)| Some((types::find(kind, code)?, (*day)?)));
    let dated: Vec<(&ItemType, Date)> = dated.collect();
    if dated.is_empty() {
        return Ok(());
    }
    let rows = dated.into_iter().map(|(item_type, day)| {
        let row = Model { expires_on: Some(day), ..blank(write, kind, record_id, item_type) };
        row.into_active_model().reset_all()
    });
    Entity::insert_many(rows).exec_without_returning(write.tx()).await?;
    watch::begin(write).await
}

/// Deletes the first items of a record that is about to be deleted. False if others were added since: then it stays.
pub async fn forget(write: &Write, record_id: Uuid, added_at: Option<Timestamp>) -> Result<bool, ApiError> {
    let Some(added_at) = added_at else { return Ok(false) };
    let of_record = || Entity::owned_by(write.company_id()).filter(Column::RecordId.eq(record_id));
    let is_first = Condition::all().add(Column::CreatedAt.eq(added_at)).add(Column::Version.eq(1));
    if of_record().filter(is_first.not()).fetch_optional(write.tx()).await?.is_some() {
        return Ok(false);
    }
    let asked =
        document_request::Entity::owned_by(write.company_id()).filter(document_request::Column::DriverId.eq(record_id));
    if asked.fetch_optional(write.tx()).await?.is_some() {
        return Ok(false);
    }
    Entity::delete_many()
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::RecordId.eq(record_id))
        .exec(write.tx())
        .await?;
    Ok(true)
}

pub async fn update(write: &mut Write, before: Model, input: ComplianceItemUpdate) -> Result<ComplianceItem, ApiError> {
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    patch(&mut row.number, input.number, |text| invalid.optional_text("number", &text, 60));
    patch(&mut row.issuer, input.issuer, |text| invalid.optional_text("issuer", &text, 120));
    patch(&mut row.issued_on, input.issued_on, Some);
    patch(&mut row.expires_on, input.expires_on, Some);
    patch(&mut row.waived_reason, input.waived_reason, |text| invalid.optional_text("waived_reason", &text, 200));
    patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
    if let Some(item_type) = types::find(before.record_kind, &before.item_type) {
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        let changed: Model = row.clone().try_into_model()?;
        check_dates(&changed, item_type, today, &mut invalid);
    }
    invalid.finish()?;
    if !differs(&row, &before) {
        return present_one(write.tx(), before, write.now).await;
    }
    save(write, before, row, "item_changed").await
}

/// Archiving twice changes nothing; neither does restoring twice.
pub async fn set_archived(write: &mut Write, before: Model, is_archived: bool) -> Result<ComplianceItem, ApiError> {
    if before.archived_at.is_some() == is_archived {
        return present_one(write.tx(), before, write.now).await;
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "item_archived" } else { "item_restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, verb: &str) -> Result<ComplianceItem, ApiError> {
    let subject = subject::find(write.tx(), write.company_id(), before.record_kind, before.record_id).await?;
    past::keep(write, &before).await?;
    Entity::count_change(&mut row, &before, write.now);
    let after = row.update(write.tx()).await.map_err(has_current)?;
    if after.expires_on.is_some() {
        watch::begin(write).await?;
    }
    let after = present_one(write.tx(), after, write.now).await?;
    let before = present_one(write.tx(), before, write.now).await?;
    let mut changes = changes_between(Some(&before), &after);
    // The history names the item, whatever changed.
    if changes.iter().all(|change| change.field != "name") {
        let name = Some(after.name.clone());
        changes.push(haul_api::Change { field: "name".to_owned(), from: name.clone(), to: name });
    }
    subject.record(write, verb, changes);
    Ok(after)
}

/// Tells in a record's history that someone opened its file, as it stood on a day.
pub async fn note_file_opened(
    write: &mut Write,
    kind: ComplianceSubject,
    id: Uuid,
    as_of: Date,
) -> Result<(), ApiError> {
    let subject = subject::find(write.tx(), write.company_id(), kind, id).await?;
    let day = haul_api::Change { field: "as_of".to_owned(), from: None, to: Some(as_of.to_string()) };
    subject.note(write, "compliance_file_opened", vec![day]);
    Ok(())
}

/// Tells in a driver's history that someone opened a file that is kept apart.
pub async fn note_restricted_file_opened(write: &mut Write, driver_id: Uuid) -> Result<(), ApiError> {
    let subject = subject::find(write.tx(), write.company_id(), ComplianceSubject::Driver, driver_id).await?;
    subject.note(write, "restricted_file_opened", Vec::new());
    Ok(())
}

/// Supersedes what has to be done for each hire, because the driver came back.
pub async fn begin_new_hire(write: &mut Write, driver_id: Uuid) -> Result<(), ApiError> {
    let codes = types::ITEM_TYPES.iter().filter(|item_type| item_type.is_per_hire).map(|item_type| item_type.code);
    let rows = current(write.company_id())
        .filter(Column::RecordId.eq(driver_id))
        .filter(Column::ItemType.is_in(codes))
        .lock_exclusive()
        .fetch_all(write.tx())
        .await?;
    for before in rows {
        let mut row = before.clone().into_active_model();
        row.superseded_at = Set(Some(write.now));
        Entity::count_change(&mut row, &before, write.now);
        row.update(write.tx()).await?;
    }
    Ok(())
}
