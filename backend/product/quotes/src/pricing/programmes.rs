//! Fuel surcharge programmes: added, changed, archived.

use haul_api::{Invalid, Write, changes_between, from_json_column, json_column};
use haul_entity::{Owned, quotes::fuel_programme};
use haul_types::{FuelMethod, Quantity, Rate, folded};
use sea_orm::{ActiveModelTrait, ConnectionTrait, IntoActiveModel, QueryOrder};
use uuid::Uuid;

use super::{
    fuel::surcharge_per_mile,
    programme_rows::{latest_price, method_of},
    settings_views::{FuelProgramme, FuelProgrammeInput, FuelProgrammeReplace, FuelRow},
};
use crate::record::error::QuoteError;

/// More rows than a contract prints on two pages.
const MAX_ROWS: usize = 200;

pub async fn list(db: &impl ConnectionTrait, company_id: Uuid) -> Result<Vec<FuelProgramme>, QuoteError> {
    use fuel_programme::{Column, Entity};
    let mut rows = Entity::owned_by(company_id).order_by_asc(Column::NameFolded).all(db).await?;
    rows.sort_by_key(|row| row.archived_at.is_some());
    let mut shown = Vec::with_capacity(rows.len());
    for row in rows {
        shown.push(present(db, row).await?);
    }
    Ok(shown)
}

pub async fn create(write: &mut Write, input: FuelProgrammeInput) -> Result<FuelProgramme, QuoteError> {
    let mut row = fuel_programme::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        name: String::new(),
        name_folded: String::new(),
        region: input.region,
        method: input.method,
        peg_ten_thousandths: 0,
        miles_per_gallon_thousandths: None,
        step_ten_thousandths: None,
        step_rate_ten_thousandths: None,
        rows: serde_json::json!([]),
        archived_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    fill(&mut row, input)?;
    let name = row.name.clone();
    let made = row.into_active_model().reset_all().insert(write.tx()).await;
    let made = made.map_err(|error| QuoteError::from_programme(error, &name))?;
    let made = present(write.tx(), made).await?;
    write.record("fuel_programme.created", "fuel_programme", made.id, &made.name, changes_between(None, &made));
    Ok(made)
}

pub async fn replace(write: &mut Write, id: Uuid, change: FuelProgrammeReplace) -> Result<FuelProgramme, QuoteError> {
    let before = write.find_for_update::<fuel_programme::Entity>(id).await?.ok_or(QuoteError::NotFound)?;
    if before.version != change.version {
        return Err(QuoteError::VersionStale);
    }
    let mut row = before.clone();
    fill(&mut row, change.input)?;
    save(write, before, row, "fuel_programme.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<FuelProgramme, QuoteError> {
    let before = write.find_for_update::<fuel_programme::Entity>(id).await?.ok_or(QuoteError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return present(write.tx(), before).await;
    }
    let mut row = before.clone();
    row.archived_at = is_archived.then_some(write.now);
    let action = if is_archived { "fuel_programme.archived" } else { "fuel_programme.restored" };
    save(write, before, row, action).await
}

async fn save(
    write: &mut Write,
    before: fuel_programme::Model,
    mut row: fuel_programme::Model,
    action: &str,
) -> Result<FuelProgramme, QuoteError> {
    row.version += 1;
    row.updated_at = write.now;
    let name = row.name.clone();
    let after = row.into_active_model().reset_all().update(write.tx()).await;
    let after = after.map_err(|error| QuoteError::from_programme(error, &name))?;
    let (before, after) = (present(write.tx(), before).await?, present(write.tx(), after).await?);
    write.record(action, "fuel_programme", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks what its method needs, and forgets what another would.
fn fill(row: &mut fuel_programme::Model, input: FuelProgrammeInput) -> Result<(), QuoteError> {
    let mut invalid = Invalid::default();
    row.name = invalid.text("name", &input.name, 80);
    row.name_folded = folded(&row.name);
    row.region = input.region;
    row.method = input.method;
    row.peg_ten_thousandths = positive(&mut invalid, "peg", Some(&input.peg), 0).unwrap_or_default();
    row.miles_per_gallon_thousandths = None;
    row.step_ten_thousandths = None;
    row.step_rate_ten_thousandths = None;
    row.rows = serde_json::json!([]);
    match input.method {
        FuelMethod::MilesPerGallon => {
            let text = input.miles_per_gallon.unwrap_or_default();
            let mpg = invalid.parse("miles_per_gallon", Quantity::parse(&text)).map(Quantity::value);
            invalid.require(mpg != Some(0), "miles_per_gallon", "Enter the miles that a gallon lasts.");
            row.miles_per_gallon_thousandths = mpg;
        }
        FuelMethod::Step => {
            row.step_ten_thousandths = positive(&mut invalid, "step", input.step.as_deref(), 1);
            row.step_rate_ten_thousandths = positive(&mut invalid, "step_rate", input.step_rate.as_deref(), 1);
        }
        FuelMethod::Table => row.rows = json_column(&table(&mut invalid, input.rows)),
    }
    Ok(invalid.finish()?)
}

fn positive(invalid: &mut Invalid, field: &str, text: Option<&str>, least: i64) -> Option<i64> {
    let rate = invalid.parse(field, Rate::parse(text.unwrap_or_default()))?.value();
    invalid.require(rate >= least, field, "Enter a positive number.");
    Some(rate)
}

/// The rows by their price, each price once.
fn table(invalid: &mut Invalid, rows: Vec<FuelRow>) -> Vec<FuelRow> {
    invalid.require((1..=MAX_ROWS).contains(&rows.len()), "rows", "Enter 1 to 200 rows.");
    let mut read = Vec::with_capacity(rows.len());
    for (index, row) in rows.iter().enumerate() {
        let price = positive(invalid, &format!("rows.{index}.price"), Some(&row.price), 0);
        let rate = positive(invalid, &format!("rows.{index}.rate"), Some(&row.rate), 0);
        read.extend(price.zip(rate));
    }
    read.sort_unstable();
    let is_unique = read.windows(2).all(|pair| !matches!(pair, [before, after] if before.0 == after.0));
    invalid.require(is_unique, "rows", "A price stands here twice.");
    let text = |value| Rate::from_ten_thousandths(value).to_string();
    read.into_iter().map(|(price, rate)| FuelRow { price: text(price), rate: text(rate) }).collect()
}

async fn present(db: &impl ConnectionTrait, row: fuel_programme::Model) -> Result<FuelProgramme, QuoteError> {
    let peg = Rate::from_ten_thousandths(row.peg_ten_thousandths);
    let method = method_of(&row)?;
    let latest = latest_price(db, row.company_id, &row).await?;
    let rate =
        latest.map(|price| surcharge_per_mile(&method, peg, Rate::from_ten_thousandths(price.price_ten_thousandths)));
    let text = |value: i64| Rate::from_ten_thousandths(value).to_string();
    Ok(FuelProgramme {
        id: row.id,
        name: row.name,
        region: row.region,
        method: row.method,
        peg: peg.to_string(),
        miles_per_gallon: row.miles_per_gallon_thousandths.map(|mpg| Quantity::from_thousandths(mpg).to_string()),
        step: row.step_ten_thousandths.map(text),
        step_rate: row.step_rate_ten_thousandths.map(text),
        rows: from_json_column(row.rows)?,
        current_rate: rate.map(|rate| rate.to_string()),
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}
