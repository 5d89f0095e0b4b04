//! When check calls are due and what counts as an exception: the company's own terms, or the defaults.

use haul_api::{ApiError, Invalid, Write, changes_between, from_json_column, json_column, same_version};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    tracking::tracking_settings::{Entity, Model},
};
use haul_loads::{Reviewed, review_loads};
use haul_types::{MAX_GRACE_MINUTES, TrackingTerms};
use sea_orm::{ActiveModelTrait, IntoActiveModel, QuerySelect, Set};
use uuid::Uuid;

use super::{
    error::TrackingError,
    views::{TrackingSettings, TrackingSettingsReplace},
};

const DAY: i32 = 24 * 60;

pub async fn effective(db: &impl Connection, company_id: Uuid) -> Result<TrackingSettings, ApiError> {
    match Entity::owned_by(company_id).fetch_optional(db).await? {
        Some(row) => shown(row),
        None => {
            Ok(TrackingSettings { terms: TrackingTerms::default(), is_default: true, version: 0, updated_at: None })
        }
    }
}

/// A job re-evaluates every open load.
pub async fn replace(write: &mut Write, input: TrackingSettingsReplace) -> Result<TrackingSettings, TrackingError> {
    let before = Entity::owned_by(write.company_id()).lock_exclusive().fetch_optional(write.tx()).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    let mut invalid = Invalid::default();
    check(&mut invalid, &input.terms);
    invalid.finish()?;
    let before_terms: TrackingTerms = match &before {
        Some(row) => from_json_column(row.terms.clone())?,
        None => TrackingTerms::default(),
    };
    let terms = json_column(&input.terms);
    let row = match before {
        Some(before) => {
            let mut row = before.clone().into_active_model();
            row.terms = Set(terms);
            row.version = Set(before.version + 1);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                terms,
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    review_loads(write, Reviewed::Open).await?;
    let changes = changes_between(Some(&before_terms), &input.terms);
    write.record("tracking_settings.replaced", "tracking_settings", row.id, "Track & trace", changes);
    Ok(shown(row)?)
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

fn shown(row: Model) -> Result<TrackingSettings, ApiError> {
    Ok(TrackingSettings {
        terms: from_json_column(row.terms)?,
        is_default: false,
        version: row.version,
        updated_at: Some(row.updated_at),
    })
}
