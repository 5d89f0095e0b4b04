//! The verbs of claims.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    by_ids,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    loads::load,
    safety::{
        accident,
        claim::{ActiveModel, Column, Entity, Model},
    },
};
use haul_types::{ClaimKind, ClaimStatus, Date, LoadRef, MAX_CENTS, NamedRef, Timestamp, folded};
use sea_orm::{ActiveValue, ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::{
    deadlines::{Facts, acknowledge_by, decide_by, next_step},
    views::{Claim, ClaimCreate, ClaimPage, ClaimUpdate},
};
use crate::involved::{self, Involved};

/// Which claims a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub kind: AnyOf<ClaimKind>,
    pub status: AnyOf<ClaimStatus>,
    pub is_open: Option<bool>,
    pub is_overdue: Option<bool>,
    pub accident_id: Option<Uuid>,
    pub load_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for Claim {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("happened_on", Column::HappenedOn),
        ("reported_on", Column::ReportedOn),
        ("next_due_on", Column::NextDueOn),
        ("claimed_cents", Column::ClaimedCents),
        ("reserve_cents", Column::ReserveCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "-happened_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Claim>,
) -> Result<ClaimPage, ApiError> {
    let today = today_at_company(&ctx.db_of(actor), actor.company_id, ctx.now()).await?;
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(searched(filter.q.as_deref(), &[Column::ClaimantFolded], &[Column::ClaimNumber]))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.kind.on(Column::Kind))
        .filter(filter.status.on(Column::Status));
    for (column, id) in [
        (Column::AccidentId, filter.accident_id),
        (Column::LoadId, filter.load_id),
        (Column::DriverId, filter.driver_id),
        (Column::TruckId, filter.truck_id),
    ] {
        if let Some(id) = id {
            select = select.filter(column.eq(id));
        }
    }
    if let Some(is_open) = filter.is_open {
        let open = [ClaimStatus::Open, ClaimStatus::InReview];
        select = select.filter(if is_open { Column::Status.is_in(open) } else { Column::Status.is_not_in(open) });
    }
    if let Some(is_overdue) = filter.is_overdue {
        let in_time = Condition::any().add(Column::NextDueOn.is_null()).add(Column::NextDueOn.gte(today));
        select = select.filter(if is_overdue { in_time.not() } else { in_time });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::HappenedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::HappenedOn.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for Claim {
    simple_record!("claim", Entity, ClaimCreate, ClaimUpdate, claimant);

    fn begin(row: &mut ActiveModel) {
        row.status = Set(ClaimStatus::Open);
        row.currency = Set("USD".to_owned());
        for cents in amounts(row) {
            *cents = Set(0);
        }
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: ClaimUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        if let Some(claimant) = input.claimant {
            let claimant = invalid.text("claimant", &claimant, 120);
            row.claimant_folded = Set(folded(&claimant));
            row.claimant = Set(claimant);
        }
        if let Some(day) = input.happened_on {
            row.happened_on = Set(day);
        }
        if let Some(day) = input.reported_on {
            row.reported_on = Set(day);
        }
        let given = [
            ("claimed_cents", input.claimed_cents),
            ("reserve_cents", input.reserve_cents),
            ("deductible_cents", input.deductible_cents),
            ("paid_cents", input.paid_cents),
            ("recovered_cents", input.recovered_cents),
        ];
        for (column, (field, cents)) in amounts(row).into_iter().zip(given) {
            if let Some(cents) = cents {
                *column = Set(invalid.between(field, cents, 0, MAX_CENTS));
            }
        }
        patch(&mut row.insurer, input.insurer, |text| invalid.optional_text("insurer", &text, 120));
        patch(&mut row.policy_number, input.policy_number, |text| invalid.optional_text("policy_number", &text, 60));
        patch(&mut row.claim_number, input.claim_number, |text| {
            invalid.optional_text("claim_number", &text.to_uppercase(), 60)
        });
        patch(&mut row.adjuster_name, input.adjuster_name, |text| invalid.optional_text("adjuster_name", &text, 120));
        patch(&mut row.adjuster_phone, input.adjuster_phone, |text| invalid.phone("adjuster_phone", &text));
        patch(&mut row.adjuster_email, input.adjuster_email, |text| invalid.email("adjuster_email", &text));
        patch(&mut row.description, input.description, |text| invalid.optional_text("description", &text, 4000));
        patch(&mut row.paid_on, input.paid_on, Some);
        patch(&mut row.acknowledged_on, input.acknowledged_on, Some);
        patch(&mut row.status_reported_on, input.status_reported_on, Some);
        patch(&mut row.decided_on, input.decided_on, Some);
        patch(&mut row.accident_id, input.accident_id, Some);
        patch(&mut row.load_id, input.load_id, Some);
        patch(&mut row.driver_id, input.driver_id, Some);
        patch(&mut row.truck_id, input.truck_id, Some);
        patch(&mut row.trailer_id, input.trailer_id, Some);
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        check_days(row, today, invalid);
        check_status(row, invalid);
        settle(row);
        check_references(write, row, invalid).await?;
        involved::check(write, &row.driver_id, &row.truck_id, &row.trailer_id, invalid).await
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let today = today_at_company(db, company_id, now).await?;
        let ids = rows.iter().map(|row| [row.driver_id, row.truck_id, row.trailer_id]);
        let involved = Involved::find(db, company_id, ids).await?;
        let accidents = rows.iter().filter_map(|row| row.accident_id);
        let accidents = by_ids(db, accident::Entity::owned_by(company_id), accident::Column::Id, accidents).await?;
        let loads = rows.iter().filter_map(|row| row.load_id);
        let loads = by_ids(db, load::Entity::owned_by(company_id), load::Column::Id, loads).await?;
        let shown = rows.into_iter().map(|row| shown(row, &involved, &accidents, &loads, today));
        Ok(shown.collect())
    }
}

/// In the order of the amounts' fields.
fn amounts(row: &mut ActiveModel) -> [&mut ActiveValue<i64>; 5] {
    [
        &mut row.claimed_cents,
        &mut row.reserve_cents,
        &mut row.deductible_cents,
        &mut row.paid_cents,
        &mut row.recovered_cents,
    ]
}

fn day_of(column: &ActiveValue<Option<Date>>) -> Option<Date> {
    column.try_as_ref().copied().flatten()
}

/// Nothing is in the future, and nothing was done about a claim before it came.
fn check_days(row: &ActiveModel, today: Date, invalid: &mut Invalid) {
    let (Some(happened_on), Some(reported_on)) = (row.happened_on.try_as_ref(), row.reported_on.try_as_ref()) else {
        return;
    };
    invalid.require(*happened_on <= today, "happened_on", "This day is in the future.");
    invalid.require(*reported_on <= today, "reported_on", "This day is in the future.");
    invalid.require(happened_on <= reported_on, "reported_on", "This is before it happened.");
    for (field, day) in [
        ("paid_on", day_of(&row.paid_on)),
        ("acknowledged_on", day_of(&row.acknowledged_on)),
        ("status_reported_on", day_of(&row.status_reported_on)),
        ("decided_on", day_of(&row.decided_on)),
    ] {
        let Some(day) = day else { continue };
        invalid.require(day <= today, field, "This day is in the future.");
        invalid.require(*reported_on <= day, field, "This is before you received the claim.");
    }
}

/// A decision and a payment come with their days.
fn check_status(row: &ActiveModel, invalid: &mut Invalid) {
    let status = row.status.try_as_ref().copied().unwrap_or(ClaimStatus::Open);
    let is_dated = !status.is_decided() || day_of(&row.decided_on).is_some();
    invalid.require(is_dated, "decided_on", "Enter the day it was paid, declined or a firm offer was made.");
    let is_paid = row.paid_cents.try_as_ref().is_some_and(|cents| *cents > 0);
    invalid.require(!is_paid || day_of(&row.paid_on).is_some(), "paid_on", "Enter the day of the last payment.");
}

/// What is due next, so that lists sort and filter by it.
fn settle(row: &mut ActiveModel) {
    let (Some(kind), Some(status), Some(reported_on)) =
        (row.kind.try_as_ref(), row.status.try_as_ref(), row.reported_on.try_as_ref())
    else {
        return;
    };
    let next = next_step(&Facts {
        kind: *kind,
        status: *status,
        reported_on: *reported_on,
        acknowledged_on: day_of(&row.acknowledged_on),
        status_reported_on: day_of(&row.status_reported_on),
        decided_on: day_of(&row.decided_on),
    });
    row.next_step = Set(next.map(|(step, _)| step));
    row.next_due_on = Set(next.map(|(_, day)| day));
}

async fn check_references(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<(), ApiError> {
    if let ActiveValue::Set(Some(id)) = row.accident_id {
        let found = accident::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "accident_id", "There is no such accident.");
    }
    if let ActiveValue::Set(Some(id)) = row.load_id {
        let found = load::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "load_id", "There is no such load.");
    }
    Ok(())
}

fn shown(
    row: Model,
    involved: &Involved,
    accidents: &HashMap<Uuid, accident::Model>,
    loads: &HashMap<Uuid, load::Model>,
    today: Date,
) -> Claim {
    let accident = row.accident_id.and_then(|id| accidents.get(&id));
    let load = row.load_id.and_then(|id| loads.get(&id));
    Claim {
        accident: accident.map(|it| NamedRef { id: it.id, name: format!("{}, {}", it.city, it.state) }),
        load: load.map(|it| LoadRef { id: it.id, number: it.number.clone(), status: it.status }),
        driver: involved.of(row.driver_id),
        truck: involved.of(row.truck_id),
        trailer: involved.of(row.trailer_id),
        acknowledge_by: acknowledge_by(row.kind, row.reported_on),
        decide_by: decide_by(row.kind, row.reported_on),
        is_overdue: row.next_due_on.is_some_and(|day| day < today),
        is_open: row.status.is_open(),
        id: row.id,
        kind: row.kind,
        status: row.status,
        claimant: row.claimant,
        happened_on: row.happened_on,
        reported_on: row.reported_on,
        insurer: row.insurer,
        policy_number: row.policy_number,
        claim_number: row.claim_number,
        adjuster_name: row.adjuster_name,
        adjuster_phone: row.adjuster_phone,
        adjuster_email: row.adjuster_email,
        currency: row.currency,
        claimed_cents: row.claimed_cents,
        reserve_cents: row.reserve_cents,
        deductible_cents: row.deductible_cents,
        paid_cents: row.paid_cents,
        recovered_cents: row.recovered_cents,
        paid_on: row.paid_on,
        acknowledged_on: row.acknowledged_on,
        status_reported_on: row.status_reported_on,
        decided_on: row.decided_on,
        next_step: row.next_step,
        next_due_on: row.next_due_on,
        description: row.description,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
