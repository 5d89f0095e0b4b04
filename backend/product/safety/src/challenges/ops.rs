//! The verbs of challenges.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    by_ids, contains, from_json_column, json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    search_words, simple_record, today_at_company, value_of,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    company::user_account,
    safety::{
        accident,
        data_q_challenge::{ActiveModel, Column, Entity, Model},
        roadside_inspection,
    },
};
use haul_types::{DataQReason, DataQStatus, Date, NamedRef, Timestamp, UserStatus, folded};
use sea_orm::{ActiveValue, ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait, Set};
use uuid::Uuid;

use super::{
    deadlines::{file_by, next_due},
    views::{DataQChallenge, DataQChallengeCreate, DataQChallengePage, DataQChallengeUpdate, DataQSubject},
};
use crate::inspections::Violation;

/// Which challenges a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub subject: Option<DataQSubject>,
    pub roadside_inspection_id: Option<Uuid>,
    pub accident_id: Option<Uuid>,
    pub reason: AnyOf<DataQReason>,
    pub status: AnyOf<DataQStatus>,
    pub is_open: Option<bool>,
    pub owner_id: Option<Uuid>,
    pub archived: bool,
}

impl SortBy for DataQChallenge {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("created_at", Column::CreatedAt), ("filed_on", Column::FiledOn), ("answered_on", Column::AnsweredOn)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<DataQChallenge>,
) -> Result<DataQChallengePage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(found(actor.company_id, filter.q.as_deref()))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.reason.on(Column::Reason))
        .filter(filter.status.on(Column::Status));
    for (column, id) in [
        (Column::RoadsideInspectionId, filter.roadside_inspection_id),
        (Column::AccidentId, filter.accident_id),
        (Column::OwnerId, filter.owner_id),
    ] {
        if let Some(id) = id {
            select = select.filter(column.eq(id));
        }
    }
    if let Some(subject) = filter.subject {
        select = select.filter(match subject {
            DataQSubject::Inspection => Column::RoadsideInspectionId.is_not_null(),
            DataQSubject::Accident => Column::AccidentId.is_not_null(),
        });
    }
    if let Some(is_open) = filter.is_open {
        let decided = [DataQStatus::Accepted, DataQStatus::Denied];
        select = select.filter(if is_open { Column::Status.is_not_in(decided) } else { Column::Status.is_in(decided) });
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// By their own number, or by what they are about.
fn found(company_id: Uuid, q: Option<&str>) -> Condition {
    let Some(q) = search_words(q) else { return Condition::all() };
    let inspections = roadside_inspection::Entity::owned_by(company_id)
        .filter(contains(roadside_inspection::Column::ReportNumberFolded, &q))
        .select_only()
        .column(roadside_inspection::Column::Id)
        .into_query();
    let accidents = accident::Entity::owned_by(company_id)
        .filter(contains(accident::Column::CityFolded, &q))
        .select_only()
        .column(accident::Column::Id)
        .into_query();
    Condition::any()
        .add(contains(Column::RequestNumberFolded, &q))
        .add(Column::RoadsideInspectionId.in_subquery(inspections))
        .add(Column::AccidentId.in_subquery(accidents))
}

impl SimpleRecord for DataQChallenge {
    simple_record!("data_q_challenge", Entity, DataQChallengeCreate, DataQChallengeUpdate, subject_name);

    fn begin(row: &mut ActiveModel) {
        row.status = Set(DataQStatus::Draft);
        row.violation_codes = Set(json_column(&Vec::<String>::new()));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: DataQChallengeUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        patch(&mut row.roadside_inspection_id, input.roadside_inspection_id, Some);
        patch(&mut row.accident_id, input.accident_id, Some);
        if let Some(codes) = input.violation_codes {
            row.violation_codes = Set(json_column(&codes));
        }
        if let Some(reason) = input.reason {
            row.reason = Set(reason);
        }
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        patch(&mut row.request_number, input.request_number, |text| invalid.optional_text("request_number", &text, 40));
        row.request_number_folded = Set(value_of(&row.request_number).map(|number| folded(&number)));
        patch(&mut row.filed_on, input.filed_on, Some);
        patch(&mut row.answered_on, input.answered_on, Some);
        patch(&mut row.argument, input.argument, |text| invalid.optional_text("argument", &text, 4000));
        patch(&mut row.answer, input.answer, |text| invalid.optional_text("answer", &text, 4000));
        patch(&mut row.owner_id, input.owner_id, Some);
        check_owner(write, &row.owner_id, invalid).await?;
        let happened_on = check_subject(write, row, invalid).await?;
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        check_days(row, happened_on, today, invalid);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let today = today_at_company(db, company_id, now).await?;
        let named = Named::find(db, company_id, &rows).await?;
        rows.into_iter().map(|row| shown(row, &named, today)).collect()
    }
}

/// Only an active user takes charge; one who has left since stays named.
async fn check_owner(
    write: &Write,
    owner_id: &ActiveValue<Option<Uuid>>,
    invalid: &mut Invalid,
) -> Result<(), ApiError> {
    let ActiveValue::Set(Some(id)) = owner_id else { return Ok(()) };
    let user = user_account::Entity::find_owned(write.company_id(), *id).fetch_optional(write.tx()).await?;
    let is_active = user.is_some_and(|user| user.status == UserStatus::Active);
    invalid.require(is_active, "owner_id", "Choose an active user.");
    Ok(())
}

/// Exactly one inspection or accident, and a reason and violations that fit it. Returns its day.
async fn check_subject(write: &Write, row: &ActiveModel, invalid: &mut Invalid) -> Result<Option<Date>, ApiError> {
    let company_id = write.company_id();
    let subject = (value_of(&row.roadside_inspection_id), value_of(&row.accident_id));
    let (happened_on, known, is_crash) = match subject {
        (Some(id), None) => {
            let inspection = roadside_inspection::Entity::find_owned(company_id, id).fetch_optional(write.tx()).await?;
            let Some(inspection) = inspection else {
                invalid.push("roadside_inspection_id", "There is no such roadside inspection.");
                return Ok(None);
            };
            let violations: Vec<Violation> = from_json_column(inspection.violations)?;
            (inspection.inspected_on, violations.into_iter().map(|violation| violation.code).collect(), false)
        }
        (None, Some(id)) => {
            let accident = accident::Entity::find_owned(company_id, id).fetch_optional(write.tx()).await?;
            let Some(accident) = accident else {
                invalid.push("accident_id", "There is no such accident.");
                return Ok(None);
            };
            (accident.happened_on, Vec::<String>::new(), true)
        }
        _ => {
            invalid.push("roadside_inspection_id", "Name either an inspection or an accident.");
            return Ok(None);
        }
    };
    if let Some(reason) = row.reason.try_as_ref() {
        let fits = reason.is_of_crash() == is_crash;
        invalid.require(fits, "reason", "This reason is of the other kind of record.");
        let codes: Vec<String> = match row.violation_codes.try_as_ref() {
            Some(codes) => from_json_column(codes.clone())?,
            None => Vec::new(),
        };
        let is_told = !codes.is_empty() || !reason.is_of_violations() || !fits;
        invalid.require(is_told, "violation_codes", "Name the violations that it is about.");
        // The report may have been corrected since they were named.
        let is_new = matches!(row.violation_codes, ActiveValue::Set(_))
            || matches!(row.roadside_inspection_id, ActiveValue::Set(_))
            || matches!(row.accident_id, ActiveValue::Set(_));
        let is_known = codes.iter().all(|code| known.contains(code));
        invalid.require(!is_new || is_known, "violation_codes", "The inspection has no such violation.");
    }
    Ok(Some(happened_on))
}

/// A status comes with its days, and these follow one another.
fn check_days(row: &ActiveModel, happened_on: Option<Date>, today: Date, invalid: &mut Invalid) {
    let (filed_on, answered_on) = (value_of(&row.filed_on), value_of(&row.answered_on));
    let status = row.status.try_as_ref().copied().unwrap_or(DataQStatus::Draft);
    match status {
        DataQStatus::Draft => {
            invalid.require(filed_on.is_none(), "status", "It was filed, so it is no draft.");
        }
        _ => invalid.require(filed_on.is_some(), "filed_on", "Enter the day it was filed."),
    }
    let is_answered = status.is_decided() || status == DataQStatus::MoreInformationNeeded;
    invalid.require(!is_answered || answered_on.is_some(), "answered_on", "Enter the day of the answer.");
    if let Some(day) = filed_on {
        invalid.require(day <= today, "filed_on", "This day is in the future.");
        let is_after = happened_on.is_none_or(|happened| happened <= day);
        invalid.require(is_after, "filed_on", "This is before the inspection or accident.");
    }
    if let Some(day) = answered_on {
        invalid.require(day <= today, "answered_on", "This day is in the future.");
        let is_after = filed_on.is_some_and(|filed| filed <= day);
        invalid.require(is_after, "answered_on", "An answer comes after the filing.");
    }
}

/// What the rows of a page refer to.
struct Named {
    inspections: HashMap<Uuid, roadside_inspection::Model>,
    accidents: HashMap<Uuid, accident::Model>,
    users: HashMap<Uuid, user_account::Model>,
}

impl Named {
    async fn find(db: &impl Connection, company_id: Uuid, rows: &[Model]) -> Result<Self, ApiError> {
        let inspections = rows.iter().filter_map(|row| row.roadside_inspection_id);
        let accidents = rows.iter().filter_map(|row| row.accident_id);
        let users = rows.iter().filter_map(|row| row.owner_id);
        let all = roadside_inspection::Entity::owned_by(company_id);
        let inspections = by_ids(db, all, roadside_inspection::Column::Id, inspections).await?;
        let all = accident::Entity::owned_by(company_id);
        let accidents = by_ids(db, all, accident::Column::Id, accidents).await?;
        let all = user_account::Entity::owned_by(company_id);
        let users = by_ids(db, all, user_account::Column::Id, users).await?;
        Ok(Self { inspections, accidents, users })
    }
}

fn shown(row: Model, named: &Named, today: Date) -> Result<DataQChallenge, ApiError> {
    let inspection = row.roadside_inspection_id.and_then(|id| named.inspections.get(&id));
    let accident = row.accident_id.and_then(|id| named.accidents.get(&id));
    let (subject, name, happened_on) = match (inspection, accident) {
        (Some(it), _) => (DataQSubject::Inspection, it.report_number.clone(), it.inspected_on),
        (None, Some(it)) => (DataQSubject::Accident, format!("{}, {}", it.city, it.state), it.happened_on),
        (None, None) => return Err(ApiError::not_found()),
    };
    let file_by = file_by(subject, happened_on);
    let next_due_on = next_due(row.status, file_by, row.filed_on, row.answered_on);
    Ok(DataQChallenge {
        subject,
        subject_name: match subject {
            DataQSubject::Inspection => format!("Inspection {name}"),
            DataQSubject::Accident => format!("Accident in {name}"),
        },
        happened_on,
        roadside_inspection: inspection.map(|it| NamedRef { id: it.id, name: name.clone() }),
        accident: accident.map(|it| NamedRef { id: it.id, name: name.clone() }),
        owner: row
            .owner_id
            .and_then(|id| named.users.get(&id))
            .map(|user| NamedRef { id: user.id, name: user.full_name.clone() }),
        file_by,
        next_due_on,
        is_overdue: next_due_on.is_some_and(|day| day < today),
        is_open: !row.status.is_decided(),
        id: row.id,
        violation_codes: from_json_column(row.violation_codes)?,
        reason: row.reason,
        status: row.status,
        request_number: row.request_number,
        filed_on: row.filed_on,
        answered_on: row.answered_on,
        argument: row.argument,
        answer: row.answer,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
