//! The verbs of inquiries.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    by_ids, contains, from_json_column, json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, today_at_company, value_of,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    compliance::employer_inquiry::{ActiveModel, Column, Entity, Model},
    fleet::driver,
};
use haul_types::{Date, InquiryOutcome, InquiryState, NamedRef, Timestamp, folded};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::{
    standing::{due_on, state_of},
    views::{ContactAttempt, EmployerInquiry, EmployerInquiryCreate, EmployerInquiryPage, EmployerInquiryUpdate},
};
use crate::testing::program::named;

/// Which inquiries a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub state: AnyOf<InquiryState>,
    pub outcome: AnyOf<InquiryOutcome>,
    pub archived: bool,
}

impl SortBy for EmployerInquiry {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("created_at", Column::CreatedAt),
        ("asked_on", Column::AskedOn),
        ("closed_on", Column::ClosedOn),
        ("employer_name", Column::EmployerNameFolded),
    ];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<EmployerInquiry>,
) -> Result<EmployerInquiryPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.outcome.on(Column::Outcome))
        .filter(in_state(&filter.state));
    if let Some(id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(id));
    }
    if let Some(q) = &filter.q {
        let employer = contains(Column::EmployerNameFolded, &folded(q));
        let of_driver = Column::DriverId.in_subquery(named(actor.company_id, q));
        select = select.filter(Condition::any().add(employer).add(of_driver));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// As [`state_of`], of rows.
fn in_state(wanted: &AnyOf<InquiryState>) -> Condition {
    if wanted.is_empty() {
        return Condition::all();
    }
    wanted.values().iter().fold(Condition::any(), |any, state| {
        let open = Condition::all().add(Column::Outcome.is_null());
        any.add(match state {
            InquiryState::Draft => open.add(Column::AskedOn.is_null()),
            InquiryState::Asked => open.add(Column::AskedOn.is_not_null()),
            InquiryState::Closed => Condition::all().add(Column::Outcome.is_not_null()),
        })
    })
}

impl SimpleRecord for EmployerInquiry {
    simple_record!("employer_inquiry", Entity, EmployerInquiryCreate, EmployerInquiryUpdate, employer_name);

    fn begin(row: &mut ActiveModel) {
        row.is_regulated = Set(true);
        row.is_safety_sensitive = Set(true);
        put(row, &[]);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: EmployerInquiryUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        if let Some(id) = input.driver_id {
            let found = driver::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "driver_id", "There is no such driver.");
            row.driver_id = Set(id);
        }
        if let Some(name) = input.employer_name {
            let name = invalid.text("employer_name", &name, 120);
            row.employer_name_folded = Set(folded(&name));
            row.employer_name = Set(name);
        }
        patch(&mut row.contact_name, input.contact_name, |text| invalid.optional_text("contact_name", &text, 120));
        patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
        patch(&mut row.email, input.email, |text| invalid.email("email", &text));
        patch(&mut row.position, input.position, |text| invalid.optional_text("position", &text, 120));
        patch(&mut row.from_on, input.from_on, Some);
        patch(&mut row.to_on, input.to_on, Some);
        if let Some(is_regulated) = input.is_regulated {
            row.is_regulated = Set(is_regulated);
        }
        if let Some(is_sensitive) = input.is_safety_sensitive {
            row.is_safety_sensitive = Set(is_sensitive);
        }
        patch(&mut row.authorized_on, input.authorized_on, Some);
        if let Some(attempts) = input.attempts {
            put(row, &checked(attempts, today, invalid));
        }
        patch(&mut row.outcome, input.outcome, Some);
        patch(&mut row.closed_on, input.closed_on, Some);
        patch(&mut row.answer, input.answer, |text| invalid.optional_text("answer", &text, 2000));
        patch(&mut row.accidents, input.accidents, |text| invalid.optional_text("accidents", &text, 2000));
        patch(&mut row.test_violations, input.test_violations, |text| {
            invalid.optional_text("test_violations", &text, 2000)
        });
        patch(&mut row.is_rehire_eligible, input.is_rehire_eligible, Some);
        patch(&mut row.rebuttal, input.rebuttal, |text| invalid.optional_text("rebuttal", &text, 2000));
        patch(&mut row.rebutted_on, input.rebutted_on, Some);
        check_days(row, today, invalid);
        check_outcome(row, invalid);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let today = today_at_company(db, company_id, now).await?;
        let ids = rows.iter().map(|row| row.driver_id);
        let drivers = by_ids(db, driver::Entity::owned_by(company_id), driver::Column::Id, ids).await?;
        rows.into_iter()
            .map(|row| {
                let driver = drivers.get(&row.driver_id).ok_or_else(ApiError::not_found)?;
                shown(row, driver, today)
            })
            .collect()
    }
}

fn put(row: &mut ActiveModel, attempts: &[ContactAttempt]) {
    row.asked_on = Set(attempts.iter().map(|attempt| attempt.on).min());
    row.attempts = Set(json_column(&attempts.to_vec()));
}

fn checked(attempts: Vec<ContactAttempt>, today: Date, invalid: &mut Invalid) -> Vec<ContactAttempt> {
    let mut kept = Vec::with_capacity(attempts.len());
    for (index, attempt) in attempts.into_iter().enumerate() {
        let path = |field: &str| format!("attempts.{index}.{field}");
        invalid.require(attempt.on <= today, &path("on"), "This day is in the future.");
        let note = attempt.note.and_then(|note| invalid.optional_text(&path("note"), &note, 300));
        kept.push(ContactAttempt { note, ..attempt });
    }
    kept.sort_by_key(|attempt| attempt.on);
    kept
}

fn check_days(row: &ActiveModel, today: Date, invalid: &mut Invalid) {
    let (from, to) = (value_of(&row.from_on), value_of(&row.to_on));
    let is_in_order = from.zip(to).is_none_or(|(from, to)| from <= to);
    invalid.require(is_in_order, "to_on", "This is before the first day.");
    for (field, day) in [
        ("from_on", from),
        ("authorized_on", value_of(&row.authorized_on)),
        ("closed_on", value_of(&row.closed_on)),
        ("rebutted_on", value_of(&row.rebutted_on)),
    ] {
        invalid.require(day.is_none_or(|day| day <= today), field, "This day is in the future.");
    }
    let is_dated = value_of(&row.rebuttal).is_none() || value_of(&row.rebutted_on).is_some();
    invalid.require(is_dated, "rebutted_on", "Enter the day of the rebuttal.");
}

fn check_outcome(row: &ActiveModel, invalid: &mut Invalid) {
    let (outcome, closed, asked) = (value_of(&row.outcome), value_of(&row.closed_on), value_of(&row.asked_on));
    let Some(outcome) = outcome else {
        invalid.require(closed.is_none(), "outcome", "Enter the outcome of that day.");
        return;
    };
    invalid.require(closed.is_some(), "closed_on", "Enter the day of the outcome.");
    // 49 CFR 391.23(c)(2): the file shows the good faith efforts.
    let needs_attempt =
        matches!(outcome, InquiryOutcome::Answered | InquiryOutcome::NoResponse | InquiryOutcome::Refused);
    invalid.require(
        !needs_attempt || asked.is_some(),
        "attempts",
        "Enter when and how the employer was asked. The file has to show it.",
    );
    let is_after = asked.zip(closed).is_none_or(|(asked, closed)| asked <= closed);
    invalid.require(is_after, "closed_on", "This is before the first contact.");
    let is_told = outcome != InquiryOutcome::Answered || value_of(&row.answer).is_some();
    invalid.require(is_told, "answer", "Enter what the employer answered.");
}

fn shown(row: Model, driver: &driver::Model, today: Date) -> Result<EmployerInquiry, ApiError> {
    let (state, due_on) = (state_of(&row), due_on(driver));
    Ok(EmployerInquiry {
        driver: NamedRef { id: driver.id, name: format!("{} {}", driver.first_name, driver.last_name) },
        is_overdue: state != InquiryState::Closed && due_on.is_some_and(|day| day < today),
        state,
        due_on,
        id: row.id,
        employer_name: row.employer_name,
        contact_name: row.contact_name,
        phone: row.phone,
        email: row.email,
        position: row.position,
        from_on: row.from_on,
        to_on: row.to_on,
        is_regulated: row.is_regulated,
        is_safety_sensitive: row.is_safety_sensitive,
        authorized_on: row.authorized_on,
        asked_on: row.asked_on,
        attempts: from_json_column(row.attempts)?,
        outcome: row.outcome,
        closed_on: row.closed_on,
        answer: row.answer,
        accidents: row.accidents,
        test_violations: row.test_violations,
        is_rehire_eligible: row.is_rehire_eligible,
        rebuttal: row.rebuttal,
        rebutted_on: row.rebutted_on,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
