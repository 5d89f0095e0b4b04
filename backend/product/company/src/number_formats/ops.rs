//! The verbs of number formats.

use haul_api::{Invalid, Write, changes_between, next_number_of, same_version, today_at_company};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::number_format::{ActiveModel, Column, Entity, Model},
};
use haul_types::{NumberKind, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, QueryFilter, Set};
use uuid::Uuid;

use super::{
    error::NumberFormatError,
    views::{NumberFormat, NumberFormatList, NumberFormatUpdate},
};

/// A billion: more loads than any carrier books, and every number stays readable.
const MAX_NUMBER: i64 = 999_999_999;
/// The digits of the largest number, and one to spare.
const MAX_DIGITS: i32 = 10;

pub async fn list(db: &impl Connection, company_id: Uuid, now: Timestamp) -> Result<NumberFormatList, DbErr> {
    let mut items = Vec::with_capacity(NumberKind::ALL.len());
    for kind in NumberKind::ALL {
        items.push(read(db, company_id, kind, now).await?);
    }
    Ok(NumberFormatList { items })
}

async fn read(db: &impl Connection, company_id: Uuid, kind: NumberKind, now: Timestamp) -> Result<NumberFormat, DbErr> {
    let row = find(db, company_id, kind).await?;
    let next_number = next_number_of(db, company_id, kind).await?;
    let year = today_at_company(db, company_id, now).await?.year();
    Ok(shown(kind, row, next_number, year))
}

pub async fn update(
    write: &mut Write,
    kind: NumberKind,
    input: NumberFormatUpdate,
) -> Result<NumberFormat, NumberFormatError> {
    // A concurrent number or format change waits here.
    let next = write.lock_next_number(kind).await?;
    let row = find(write.tx(), write.company_id(), kind).await?;
    same_version(row.as_ref().map_or(0, |row| row.version), input.version)?;
    let year = write.year_at_company().await?;
    let before = shown(kind, row.clone(), next, year);
    let mut invalid = Invalid::default();
    let prefix = input.prefix.map(|text| text.trim().to_uppercase()).unwrap_or_else(|| before.prefix.clone());
    invalid.require(
        haul_types::NumberFormat::is_prefix(&prefix),
        "prefix",
        "Use at most 8 letters, digits and dashes, and no digit at the end.",
    );
    let digits = invalid.between("digits", input.digits.unwrap_or(before.digits), 1, MAX_DIGITS);
    let wanted = input.next_number.unwrap_or(next);
    invalid.require(wanted >= next, "next_number", &format!("{next} comes next. Numbers only go up."));
    invalid.require(wanted <= MAX_NUMBER, "next_number", &format!("Enter at most {MAX_NUMBER}."));
    invalid.finish()?;
    let has_year = input.has_year.unwrap_or(before.has_year);
    let is_same = (&prefix, has_year, digits, wanted) == (&before.prefix, before.has_year, before.digits, next);
    if is_same {
        return Ok(before);
    }
    if wanted > next {
        write.skip_to_number(kind, wanted).await?;
    }
    let changed = ActiveModel {
        company_id: Set(write.company_id()),
        kind: Set(kind),
        prefix: Set(prefix),
        has_year: Set(has_year),
        digits: Set(digits),
        version: Set(input.version + 1),
        updated_at: Set(write.now),
    };
    let row = match row {
        Some(_) => changed.update(write.tx()).await?,
        None => changed.insert(write.tx()).await?,
    };
    let after = shown(kind, Some(row), wanted, year);
    let label = format!("numbers of {}s", kind.as_str());
    let changes = changes_between(Some(&before), &after);
    write.record("number_format.updated", "number_format", write.company_id(), label, changes);
    Ok(after)
}

async fn find(db: &impl Connection, company_id: Uuid, kind: NumberKind) -> Result<Option<Model>, DbErr> {
    Entity::owned_by(company_id).filter(Column::Kind.eq(kind)).fetch_optional(db).await
}

fn shown(kind: NumberKind, row: Option<Model>, next_number: i64, year: i32) -> NumberFormat {
    let version = row.as_ref().map_or(0, |row| row.version);
    let updated_at = row.as_ref().map(|row| row.updated_at);
    let format = row.map_or_else(|| haul_types::NumberFormat::usual(kind), haul_types::NumberFormat::from);
    let preview = format.text(next_number, year);
    let haul_types::NumberFormat { prefix, has_year, digits } = format;
    NumberFormat { kind, prefix, has_year, digits, next_number, preview, year, version, updated_at }
}
