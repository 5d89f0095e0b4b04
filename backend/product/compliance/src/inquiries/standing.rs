//! When a driver's investigation has to be on file, and whether it is.

use haul_api::{ApiError, records::SimpleRecord, today_at_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable, Owned,
    compliance::employer_inquiry::{Column, Entity, Model},
    fleet::driver,
};
use haul_types::{Date, InquiryState, NamedRef, Timestamp, WriteJson};
use poem_openapi::Object;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::views::EmployerInquiry;

/// 49 CFR 391.23(c)(1).
const DAYS: u32 = 30;

/// How the investigation of a driver stands.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct Investigation {
    pub driver: NamedRef,
    /// The day by which it has to be on file: 30 days after the driver was hired (391.23(c)). Omitted without a hire date.
    pub due_on: Option<Date>,
    /// It is not complete, and that day has passed.
    pub is_overdue: bool,
    /// Employers to ask.
    pub employer_count: u64,
    /// Employers whose inquiry has an outcome.
    pub closed_count: u64,
    /// There is an inquiry, and each has an outcome.
    pub is_complete: bool,
}

pub fn due_on(driver: &driver::Model) -> Option<Date> {
    driver.rehired_on.or(driver.hired_on).map(|day| day.plus_days(DAYS))
}

pub fn state_of(row: &Model) -> InquiryState {
    match (row.outcome, row.asked_on) {
        (Some(_), _) => InquiryState::Closed,
        (None, Some(_)) => InquiryState::Asked,
        (None, None) => InquiryState::Draft,
    }
}

/// How a driver's investigation stands, and its inquiries, the earliest first.
///
/// `at` is the end of a day, or now: what came later is left out.
pub async fn of_driver(
    db: &impl Connection,
    company_id: Uuid,
    driver_id: Uuid,
    at: Timestamp,
) -> Result<(Investigation, Vec<EmployerInquiry>), ApiError> {
    let driver = driver::Entity::find_owned(company_id, driver_id).fetch_optional(db).await?;
    let driver = driver.ok_or_else(ApiError::not_found)?;
    let day = today_at_company(db, company_id, at).await?;
    let rows = Entity::archived_or_not(company_id, false)
        .filter(Column::DriverId.eq(driver_id))
        .filter(Column::CreatedAt.lte(at))
        .order_by_asc(Column::CreatedAt)
        .fetch_all(db)
        .await?;
    let rows: Vec<Model> = rows.into_iter().map(|row| known_on(row, day)).collect();
    let standing = standing(&driver, &rows, day);
    let inquiries = EmployerInquiry::present(db, company_id, rows, at).await?;
    let known = inquiries.into_iter().map(|inquiry| EmployerInquiry {
        attempts: inquiry.attempts.into_iter().filter(|attempt| attempt.on <= day).collect(),
        ..inquiry
    });
    Ok((standing, known.collect()))
}

/// Without what came later.
fn known_on(row: Model, day: Date) -> Model {
    let is_closed = row.closed_on.is_some_and(|on| on <= day);
    let is_rebutted = row.rebutted_on.is_some_and(|on| on <= day);
    Model {
        authorized_on: row.authorized_on.filter(|on| *on <= day),
        asked_on: row.asked_on.filter(|on| *on <= day),
        outcome: row.outcome.filter(|_| is_closed),
        closed_on: row.closed_on.filter(|_| is_closed),
        answer: row.answer.filter(|_| is_closed),
        accidents: row.accidents.filter(|_| is_closed),
        test_violations: row.test_violations.filter(|_| is_closed),
        is_rehire_eligible: row.is_rehire_eligible.filter(|_| is_closed),
        rebuttal: row.rebuttal.filter(|_| is_rebutted),
        rebutted_on: row.rebutted_on.filter(|_| is_rebutted),
        ..row
    }
}

fn standing(driver: &driver::Model, rows: &[Model], today: Date) -> Investigation {
    let closed = rows.iter().filter(|row| state_of(row) == InquiryState::Closed).count();
    let is_complete = !rows.is_empty() && closed == rows.len();
    let due_on = due_on(driver);
    Investigation {
        driver: NamedRef { id: driver.id, name: format!("{} {}", driver.first_name, driver.last_name) },
        due_on,
        is_overdue: !is_complete && due_on.is_some_and(|day| day < today),
        employer_count: rows.len() as u64,
        closed_count: closed as u64,
        is_complete,
    }
}
