//! The verbs of identities.

use haul_api::{ApiError, Change, Clearable, Invalid, Write, same_version, today_at_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned, Versioned,
    compliance::driver_identity::{ActiveModel, Column, Entity, Model},
    fleet::driver,
};
use haul_ports::Sealing;
use haul_types::Date;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QuerySelect, Set};
use uuid::Uuid;

use super::views::{DriverIdentity, DriverIdentityUpdate, DriverIdentityValues};

const SSN_DIGITS: usize = 9;
const SHOWN_DIGITS: usize = 4;
/// A driver between states is at least 18 (21 by 49 CFR 391.11(b)(1), with exceptions).
const YOUNGEST_YEARS: u32 = 18;

pub async fn read(db: &impl Connection, company_id: Uuid, driver_id: Uuid) -> Result<DriverIdentity, ApiError> {
    let found = driver::Entity::find_owned(company_id, driver_id).fetch_optional(db).await?;
    found.ok_or_else(ApiError::not_found)?;
    let row = of_driver(company_id, driver_id).fetch_optional(db).await?;
    Ok(shown(driver_id, row.as_ref()))
}

fn of_driver(company_id: Uuid, driver_id: Uuid) -> sea_orm::Select<Entity> {
    Entity::owned_by(company_id).filter(Column::DriverId.eq(driver_id))
}

fn shown(driver_id: Uuid, row: Option<&Model>) -> DriverIdentity {
    DriverIdentity {
        driver_id,
        has_birth_date: row.is_some_and(|row| row.birth_date_sealed.is_some()),
        ssn_last4: row.and_then(|row| row.ssn_last4.clone()),
        version: row.map_or(0, |row| row.version),
    }
}

pub async fn update(
    write: &mut Write,
    driver_id: Uuid,
    input: DriverIdentityUpdate,
) -> Result<DriverIdentity, ApiError> {
    let company_id = write.company_id();
    // Locked, so that two first entries take turns.
    let driver = write.find_for_update::<driver::Entity>(driver_id).await?.ok_or_else(ApiError::not_found)?;
    let before = of_driver(company_id, driver_id).lock_exclusive().fetch_optional(write.tx()).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    let mut row = before.clone().map_or_else(|| blank(write, driver_id), Model::into_active_model);
    let id = row.id.try_as_ref().copied().unwrap_or_default();
    let mut invalid = Invalid::default();
    let mut changes = Vec::new();
    match input.birth_date {
        Clearable::Keep => {}
        Clearable::Clear => {
            row.birth_date_sealed = Set(None);
            changes.push(changed("birth_date"));
        }
        Clearable::Set(day) => {
            let today = today_at_company(write.tx(), company_id, write.now).await?;
            let is_grown = day.plus_months(YOUNGEST_YEARS * 12) <= today;
            invalid.require(is_grown, "birth_date", "A driver is at least 18 years old.");
            let sealed = write.ctx.sealing.seal(day.to_string().as_bytes(), &bound_to("birth_date", company_id, id));
            row.birth_date_sealed = Set(Some(sealed.map_err(ApiError::internal)?));
            changes.push(changed("birth_date"));
        }
    }
    match input.ssn {
        Clearable::Keep => {}
        Clearable::Clear => {
            (row.ssn_sealed, row.ssn_last4) = (Set(None), Set(None));
            changes.push(changed("ssn"));
        }
        Clearable::Set(text) => match digits(&text) {
            Some(digits) => {
                let sealed = write.ctx.sealing.seal(digits.as_bytes(), &bound_to("ssn", company_id, id));
                row.ssn_sealed = Set(Some(sealed.map_err(ApiError::internal)?));
                row.ssn_last4 = Set(digits.get(SSN_DIGITS - SHOWN_DIGITS..).map(str::to_owned));
                changes.push(changed("ssn"));
            }
            None => invalid.push("ssn", "Enter the nine digits of a Social Security number."),
        },
    }
    invalid.finish()?;
    if changes.is_empty() {
        return Ok(shown(driver_id, before.as_ref()));
    }
    let after = match &before {
        Some(before) => {
            Entity::count_change(&mut row, before, write.now);
            row.update(write.tx()).await?
        }
        None => row.insert(write.tx()).await?,
    };
    let label = format!("{} {}", driver.first_name, driver.last_name);
    write.record("driver_identity.changed", "driver_identity", driver_id, label, changes);
    Ok(shown(driver_id, Some(&after)))
}

fn blank(write: &Write, driver_id: Uuid) -> ActiveModel {
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        driver_id,
        birth_date_sealed: None,
        ssn_sealed: None,
        ssn_last4: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    row.into_active_model().reset_all()
}

/// The log names the field, never its value.
fn changed(field: &str) -> Change {
    Change { field: field.to_owned(), from: None, to: None }
}

pub async fn reveal(write: &mut Write, driver_id: Uuid) -> Result<DriverIdentityValues, ApiError> {
    let driver = driver::Entity::find_owned(write.company_id(), driver_id).fetch_optional(write.tx()).await?;
    let driver = driver.ok_or_else(ApiError::not_found)?;
    let row = of_driver(write.company_id(), driver_id).fetch_optional(write.tx()).await?;
    let sealing = write.ctx.sealing.clone();
    let (birth_date, ssn) = match &row {
        Some(row) => (birth_date(&*sealing, row)?, ssn(&*sealing, row)?),
        None => (None, None),
    };
    let label = format!("{} {}", driver.first_name, driver.last_name);
    write.note("driver_identity.revealed", "driver_identity", driver_id, label, Vec::new());
    Ok(DriverIdentityValues { birth_date, ssn })
}

/// The birth date of a row, opened.
pub(crate) fn birth_date(sealing: &dyn Sealing, row: &Model) -> Result<Option<Date>, ApiError> {
    let Some(sealed) = &row.birth_date_sealed else { return Ok(None) };
    let text = opened(sealing, sealed, &bound_to("birth_date", row.company_id, row.id))?;
    text.parse().map(Some).map_err(|_| ApiError::internal("a sealed birth date is no day"))
}

fn ssn(sealing: &dyn Sealing, row: &Model) -> Result<Option<String>, ApiError> {
    let Some(sealed) = &row.ssn_sealed else { return Ok(None) };
    let digits = opened(sealing, sealed, &bound_to("ssn", row.company_id, row.id))?;
    let part = |range: std::ops::Range<usize>| digits.get(range).unwrap_or_default();
    Ok(Some(format!("{}-{}-{}", part(0..3), part(3..5), part(5..SSN_DIGITS))))
}

fn opened(sealing: &dyn Sealing, sealed: &str, bound_to: &str) -> Result<String, ApiError> {
    String::from_utf8(sealing.open(sealed, bound_to).map_err(ApiError::internal)?).map_err(ApiError::internal)
}

/// Binds a sealed value to its row.
fn bound_to(what: &str, company_id: Uuid, id: Uuid) -> String {
    format!("driver_identity.{what}.{company_id}.{id}")
}

/// Nine digits, however grouped.
fn digits(text: &str) -> Option<String> {
    let digits: String = text.chars().filter(|c| !matches!(c, '-' | ' ')).collect();
    (digits.len() == SSN_DIGITS && digits.chars().all(|c| c.is_ascii_digit())).then_some(digits)
}
