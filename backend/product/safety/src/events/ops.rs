//! The verbs of drivers' events.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    contains,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    search_words, simple_record, today_at_company, value_of,
};
use haul_compliance::{
    items::{self, ComplianceItemCreate},
    testing::program::named,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    annotations::record_file,
    fleet::driver,
    safety::driver_event::{ActiveModel, Column, Entity, Model},
};
use haul_types::{ComplianceSubject, Date, DriverEventKind, MAX_CENTS, NamedRef, Permission, Timestamp, folded};
use sea_orm::{ActiveValue, ColumnTrait, Condition, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    checks::{check_days, check_kind, check_paper},
    reminder,
    views::{DriverEvent, DriverEventCreate, DriverEventPage, DriverEventUpdate},
};
use crate::involved::Involved;

/// Which events a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub kind: AnyOf<DriverEventKind>,
    pub is_follow_up_open: Option<bool>,
    pub is_overdue: Option<bool>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for DriverEvent {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("happened_on", Column::HappenedOn), ("follow_up_on", Column::FollowUpOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-happened_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DriverEvent>,
) -> Result<DriverEventPage, ApiError> {
    let today = today_at_company(&ctx.db_of(actor), actor.company_id, ctx.now()).await?;
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.kind.on(Column::Kind));
    if let Some(q) = search_words(filter.q.as_deref()) {
        let of_driver = Column::DriverId.in_subquery(named(actor.company_id, &q));
        select = select.filter(Condition::any().add(contains(Column::TitleFolded, &q)).add(of_driver));
    }
    if let Some(id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(id));
    }
    if let Some(wanted) = filter.is_follow_up_open {
        select = select.filter(if wanted { is_open() } else { is_open().not() });
    }
    if let Some(wanted) = filter.is_overdue {
        let overdue = is_open().add(Column::FollowUpOn.lt(today));
        select = select.filter(if wanted { overdue } else { is_open().add(Column::FollowUpOn.lt(today)).not() });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::HappenedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::HappenedOn.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// A follow-up is planned and not done.
fn is_open() -> Condition {
    Condition::all().add(Column::FollowUpOn.is_not_null()).add(Column::FollowedUpOn.is_null())
}

impl SimpleRecord for DriverEvent {
    simple_record!("driver_event", Entity, DriverEventCreate, DriverEventUpdate, title);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: DriverEventUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let has_paper = matches!(row.item_type, ActiveValue::Unchanged(Some(_)));
        if let Some(id) = input.driver_id {
            let is_same = row.driver_id.try_as_ref() == Some(&id);
            invalid.require(
                is_same || !has_paper,
                "driver_id",
                "This event has already added a paper to the driver's file.",
            );
            let found = driver::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "driver_id", "There is no such driver.");
            row.driver_id = Set(id);
        }
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(day) = input.happened_on {
            row.happened_on = Set(day);
        }
        if let Some(title) = input.title {
            let title = invalid.text("title", &title, 120);
            row.title_folded = Set(folded(&title));
            row.title = Set(title);
        }
        patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 4000));
        patch(&mut row.led_by, input.led_by, |text| invalid.optional_text("led_by", &text, 120));
        let (paper, last) = (row.item_type.clone(), row.expires_on.clone());
        patch(&mut row.item_type, input.item_type, Some);
        patch(&mut row.expires_on, input.expires_on, Some);
        let is_added = matches!(paper, ActiveValue::NotSet);
        let same = value_of(&paper) == value_of(&row.item_type);
        invalid.require(
            is_added || same,
            "item_type",
            "A paper is chosen when the event is added. To change it, renew the paper.",
        );
        let same = value_of(&last) == value_of(&row.expires_on);
        invalid.require(is_added || same, "expires_on", "Correct this day on the paper.");
        if !is_added {
            (row.item_type, row.expires_on) = (paper, last);
        }
        patch(&mut row.duration_minutes, input.duration_minutes, |minutes| {
            Some(invalid.between("duration_minutes", minutes, 1, 100_000))
        });
        patch(&mut row.result, input.result, Some);
        patch(&mut row.policy_version, input.policy_version, |text| invalid.optional_text("policy_version", &text, 40));
        patch(&mut row.coaching_trigger, input.coaching_trigger, Some);
        patch(&mut row.incident_kind, input.incident_kind, Some);
        patch(&mut row.place, input.place, |text| invalid.optional_text("place", &text, 120));
        patch(&mut row.preventability, input.preventability, Some);
        patch(&mut row.cost_cents, input.cost_cents, |cents| Some(invalid.between("cost_cents", cents, 0, MAX_CENTS)));
        patch(&mut row.follow_up_on, input.follow_up_on, Some);
        patch(&mut row.followed_up_on, input.followed_up_on, Some);
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        check_kind(row, invalid);
        check_paper(row, write.actor.may(Permission::DriversWrite), invalid);
        check_days(row, today, invalid);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let today = today_at_company(db, company_id, now).await?;
        let names = Involved::find(db, company_id, rows.iter().map(|row| [Some(row.driver_id), None, None])).await?;
        let mut files = files_of(db, company_id, &rows).await?;
        let shown = rows.into_iter().map(|row| {
            let name = names.of(Some(row.driver_id)).map(|driver| driver.name).unwrap_or_default();
            let files = files.remove(&row.id).unwrap_or_default();
            shown(row, name, files, today)
        });
        Ok(shown.collect())
    }

    async fn follow_new(write: &mut Write, after: &Self) -> Result<(), ApiError> {
        if let Some(paper) = paper(after) {
            items::add(write, ComplianceSubject::Driver, after.driver_id, paper).await?;
        }
        reminder::plan(write, after).await
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        reminder::replan(write, before, after).await
    }
}

/// What the driver's file gets.
fn paper(event: &DriverEvent) -> Option<ComplianceItemCreate> {
    Some(ComplianceItemCreate {
        item_type: event.item_type?.as_str().to_owned(),
        number: event.policy_version.clone(),
        issuer: event.led_by.clone(),
        issued_on: Some(event.happened_on),
        expires_on: event.expires_on,
        waived_reason: None,
        note: Some(event.title.clone()),
    })
}

async fn files_of(
    db: &impl Connection,
    company_id: Uuid,
    rows: &[Model],
) -> Result<HashMap<Uuid, Vec<NamedRef>>, ApiError> {
    let mut of_events: HashMap<Uuid, Vec<NamedRef>> = HashMap::new();
    if rows.is_empty() {
        return Ok(of_events);
    }
    let files = record_file::Entity::archived_or_not(company_id, false)
        .filter(record_file::Column::DriverEventId.is_in(rows.iter().map(|row| row.id)))
        .order_by_asc(record_file::Column::CreatedAt)
        .order_by_asc(record_file::Column::Id)
        .fetch_all(db)
        .await?;
    for file in files {
        if let Some(event_id) = file.driver_event_id {
            of_events.entry(event_id).or_default().push(NamedRef { id: file.id, name: file.file_name });
        }
    }
    Ok(of_events)
}

fn shown(row: Model, driver_name: String, files: Vec<NamedRef>, today: Date) -> DriverEvent {
    let open = row.follow_up_on.filter(|_| row.followed_up_on.is_none());
    DriverEvent {
        driver_name,
        files,
        is_follow_up_open: open.is_some(),
        is_overdue: open.is_some_and(|day| day < today),
        id: row.id,
        driver_id: row.driver_id,
        kind: row.kind,
        happened_on: row.happened_on,
        title: row.title,
        note: row.note,
        led_by: row.led_by,
        item_type: row.item_type,
        expires_on: row.expires_on,
        duration_minutes: row.duration_minutes,
        result: row.result,
        policy_version: row.policy_version,
        coaching_trigger: row.coaching_trigger,
        incident_kind: row.incident_kind,
        place: row.place,
        preventability: row.preventability,
        cost_cents: row.cost_cents,
        follow_up_on: row.follow_up_on,
        followed_up_on: row.followed_up_on,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
