//! When check calls are due and what counts as an exception: the company's own terms, or the defaults.

use haul_api::{ApiError, Change, Invalid, Write, changes_between, from_json_column, json_column, same_version};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    tracking::tracking_settings::{Entity, Model},
};
use haul_loads::{Reviewed, review_loads};
use haul_types::{MAX_GRACE_MINUTES, TrackingTerms};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    call_templates,
    error::TrackingError,
    views::{TrackingSettings, TrackingSettingsReplace},
};

const DAY: i32 = 24 * 60;

pub async fn effective(db: &impl Connection, company_id: Uuid) -> Result<TrackingSettings, ApiError> {
    shown(Entity::owned_by(company_id).fetch_optional(db).await?)
}

/// Other terms re-evaluate every open load, in a job.
pub async fn replace(write: &mut Write, input: TrackingSettingsReplace) -> Result<TrackingSettings, TrackingError> {
    write.lock_company().await?;
    let found = Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?;
    let before = shown(found.clone())?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    check(&mut invalid, &input.terms);
    let templates = input.call_templates.map(|templates| call_templates::checked(&mut invalid, templates));
    invalid.finish()?;
    let terms = json_column(&input.terms);
    let own_templates = templates.as_ref().map(json_column);
    let row = match found {
        Some(found) => {
            let mut row = found.clone().into_active_model();
            row.terms = Set(terms);
            if own_templates.is_some() {
                row.call_templates = Set(own_templates);
            }
            row.version = Set(found.version + 1);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                terms,
                call_templates: own_templates,
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    if before.terms != input.terms {
        review_loads(write, Reviewed::Open).await?;
    }
    let id = row.id;
    let after = shown(Some(row))?;
    let mut changes = changes_between(Some(&before.terms), &after.terms);
    if before.call_templates != after.call_templates {
        let names = |settings: &TrackingSettings| {
            let names: Vec<_> = settings.call_templates.iter().map(|template| template.name.as_str()).collect();
            Some(names.join(", "))
        };
        let (from, to) = (names(&before), names(&after));
        changes.push(Change { field: "call_templates".to_owned(), from, to });
    }
    write.record("tracking_settings.replaced", "tracking_settings", id, "Track & trace", changes);
    Ok(after)
}

fn check(invalid: &mut Invalid, terms: &TrackingTerms) {
    for (path, rule) in [
        ("terms.before_pickup.minutes", terms.before_pickup),
        ("terms.on_arrival.minutes", terms.on_arrival),
        ("terms.loaded.minutes", terms.loaded),
        ("terms.under_way.minutes", terms.under_way),
        ("terms.empty.minutes", terms.empty),
    ] {
        invalid.between(path, rule.minutes, 1, DAY);
    }
    invalid.between("terms.morning.hour", terms.morning.hour, 0, 23);
    invalid.between("terms.on_time_grace_minutes", terms.on_time_grace_minutes, 0, MAX_GRACE_MINUTES);
    invalid.between("terms.at_risk_minutes", terms.at_risk_minutes, 0, 240);
    invalid.between("terms.no_position_minutes", terms.no_position_minutes, 15, DAY);
    invalid.between("terms.temperature_tolerance_fahrenheit", terms.temperature_tolerance_fahrenheit, 0, 50);
    invalid.between("terms.average_speed_mph", terms.average_speed_mph, 20, 75);
    invalid.between("terms.link_days", terms.link_days, 0, 90);
}

fn shown(row: Option<Model>) -> Result<TrackingSettings, ApiError> {
    let call_templates = call_templates::of_row(row.as_ref())?;
    let terms = row.as_ref().map(|row| from_json_column(row.terms.clone())).transpose()?;
    Ok(TrackingSettings {
        terms: terms.unwrap_or_default(),
        call_templates,
        is_default: row.is_none(),
        version: row.as_ref().map_or(0, |row| row.version),
        updated_at: row.map(|row| row.updated_at),
    })
}
