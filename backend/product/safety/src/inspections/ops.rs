//! The verbs of roadside inspections.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    from_json_column, json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable,
    safety::roadside_inspection::{ActiveModel, Column, Entity, Model},
};
use haul_types::{Date, ErrorCode, Timestamp, folded};
use sea_orm::{ColumnTrait, Condition, QueryFilter, Set};
use uuid::Uuid;

use super::views::{
    ReturnStatus, RoadsideInspection, RoadsideInspectionCreate, RoadsideInspectionPage, RoadsideInspectionUpdate,
    Violation,
};
use crate::involved::{self, Involved};

/// 49 CFR 396.9(d)(3).
const RETURN_DAYS: u32 = 15;

/// Which inspections a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub trailer_id: Option<Uuid>,
    pub is_out_of_service: Option<bool>,
    pub return_status: AnyOf<ReturnStatus>,
    pub from: Option<Date>,
    pub to: Option<Date>,
    pub archived: bool,
}

impl SortBy for RoadsideInspection {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("inspected_on", Column::InspectedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-inspected_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<RoadsideInspection>,
) -> Result<RoadsideInspectionPage, ApiError> {
    let today = today_at_company(&ctx.db_of(actor), actor.company_id, ctx.now()).await?;
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(searched(filter.q.as_deref(), &[Column::ReportNumberFolded], &[]))
        .filter(filter.ids.on(Column::Id))
        .filter(in_status(&filter.return_status, today));
    for (column, id) in [
        (Column::DriverId, filter.driver_id),
        (Column::TruckId, filter.truck_id),
        (Column::TrailerId, filter.trailer_id),
    ] {
        if let Some(id) = id {
            select = select.filter(column.eq(id));
        }
    }
    if let Some(is_out) = filter.is_out_of_service {
        let count = Column::OutOfServiceCount;
        select = select.filter(if is_out { count.gt(0) } else { count.eq(0) });
    }
    if let Some(day) = filter.from {
        select = select.filter(Column::InspectedOn.gte(day));
    }
    if let Some(day) = filter.to {
        select = select.filter(Column::InspectedOn.lte(day));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

fn return_status(row: &Model, today: Date) -> ReturnStatus {
    match row.returned_on {
        Some(_) => ReturnStatus::Returned,
        None if row.inspected_on.plus_days(RETURN_DAYS) < today => ReturnStatus::Overdue,
        None => ReturnStatus::Due,
    }
}

/// As [`return_status`], of rows.
fn in_status(wanted: &AnyOf<ReturnStatus>, today: Date) -> Condition {
    if wanted.is_empty() {
        return Condition::all();
    }
    let earliest_due = today.minus_days(RETURN_DAYS);
    wanted.values().iter().fold(Condition::any(), |any, status| {
        let open = Condition::all().add(Column::ReturnedOn.is_null());
        any.add(match status {
            ReturnStatus::Returned => Condition::all().add(Column::ReturnedOn.is_not_null()),
            ReturnStatus::Overdue => open.add(Column::InspectedOn.lt(earliest_due)),
            ReturnStatus::Due => open.add(Column::InspectedOn.gte(earliest_due)),
        })
    })
}

impl SimpleRecord for RoadsideInspection {
    simple_record!("roadside_inspection", Entity, RoadsideInspectionCreate, RoadsideInspectionUpdate, report_number);

    fn begin(row: &mut ActiveModel) {
        put(row, &[]);
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: RoadsideInspectionUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        if let Some(day) = input.inspected_on {
            invalid.require(day <= today, "inspected_on", "This day is in the future.");
            row.inspected_on = Set(day);
        }
        if let Some(number) = input.report_number {
            let number = invalid.text("report_number", &number.to_uppercase(), 40);
            row.report_number_folded = Set(folded(&number));
            row.report_number = Set(number);
        }
        if let Some(state) = input.state {
            row.state = Set(invalid.state_code("state", &state).unwrap_or_default());
        }
        if let Some(level) = input.level {
            row.level = Set(level);
        }
        if let Some(violations) = input.violations {
            put(row, &checked(violations, today, invalid));
        }
        patch(&mut row.returned_on, input.returned_on, Some);
        if let (Some(Some(returned)), Some(inspected)) = (row.returned_on.try_as_ref(), row.inspected_on.try_as_ref()) {
            invalid.require(inspected <= returned, "returned_on", "This is before the inspection.");
            invalid.require(*returned <= today, "returned_on", "This day is in the future.");
        }
        patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
        patch(&mut row.driver_id, input.driver_id, Some);
        patch(&mut row.truck_id, input.truck_id, Some);
        patch(&mut row.trailer_id, input.trailer_id, Some);
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
        rows.into_iter().map(|row| shown(row, &involved, today)).collect()
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        let message = "Another inspection has this report number.";
        (key == "roadside_inspection_report_number_key")
            .then(|| ApiError::new(ErrorCode::ReportNumberAlreadyUsed, message))
    }
}

fn put(row: &mut ActiveModel, violations: &[Violation]) {
    let count = violations.iter().filter(|violation| violation.is_out_of_service).count();
    row.out_of_service_count = Set(i32::try_from(count).unwrap_or(i32::MAX));
    row.violations = Set(json_column(&violations.to_vec()));
}

fn checked(violations: Vec<Violation>, today: Date, invalid: &mut Invalid) -> Vec<Violation> {
    let mut kept = Vec::with_capacity(violations.len());
    for (index, violation) in violations.into_iter().enumerate() {
        let path = |field: &str| format!("violations.{index}.{field}");
        let is_past = violation.corrected_on.is_none_or(|day| day <= today);
        invalid.require(is_past, &path("corrected_on"), "This day is in the future.");
        kept.push(Violation {
            code: invalid.text(&path("code"), &violation.code, 40),
            description: invalid.text(&path("description"), &violation.description, 200),
            ..violation
        });
    }
    kept
}

fn shown(row: Model, involved: &Involved, today: Date) -> Result<RoadsideInspection, ApiError> {
    Ok(RoadsideInspection {
        return_by: row.inspected_on.plus_days(RETURN_DAYS),
        return_status: return_status(&row, today),
        driver: involved.of(row.driver_id),
        truck: involved.of(row.truck_id),
        trailer: involved.of(row.trailer_id),
        id: row.id,
        inspected_on: row.inspected_on,
        report_number: row.report_number,
        state: row.state,
        level: row.level,
        violations: from_json_column(row.violations)?,
        out_of_service_count: row.out_of_service_count,
        returned_on: row.returned_on,
        note: row.note,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
