//! Positions that show the truck at the facility while it waited.

use chrono::TimeDelta;
use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    detention::detention,
    partners::facility,
    tracking::check_call::{Column, Entity},
};
use haul_partners::facilities::{geofence_of, whereabouts};
use haul_types::{CheckCallSource, EventSource, Fix, Presence, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};

use crate::views::{DetentionEvidence, DetentionEvidenceKind};

/// An ELD reports every few minutes; the reader of a claim only needs to see that the truck stayed.
const STEP: TimeDelta = TimeDelta::minutes(30);

/// From the arrival to the departure, or to now: the first position inside the circle, one per half hour after
/// it, and the last.
pub async fn positions(
    db: &impl Connection,
    row: &detention::Model,
    now: Timestamp,
) -> Result<Vec<DetentionEvidence>, ApiError> {
    let Some(arrived_at) = row.arrived_at else { return Ok(Vec::new()) };
    let facility = facility::Entity::find_owned(row.company_id, row.facility_id).fetch_optional(db).await?;
    let Some((circle, facility)) = facility.and_then(|facility| Some((geofence_of(&facility)?, facility))) else {
        return Ok(Vec::new());
    };
    let calls = Entity::owned_by(row.company_id)
        .filter(Column::LoadId.eq(row.load_id))
        .filter(Column::OccurredAt.between(arrived_at, row.departed_at.unwrap_or(now)))
        .filter(Column::VoidedAt.is_null())
        .filter(Column::Latitude.is_not_null())
        .order_by_asc(Column::OccurredAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await?;
    let inside = calls.into_iter().filter_map(|call| {
        let point = call.latitude.zip(call.longitude)?;
        let fix = Fix { point, accuracy_meters: call.accuracy_meters };
        (circle.presence(fix) == Presence::Inside).then_some((call.occurred_at, (call, fix)))
    });
    let told = spaced(inside.collect()).into_iter().map(|(call, fix)| DetentionEvidence {
        title: format!("Truck {}", whereabouts(&facility, &circle, fix)),
        source: source_of(call.source),
        recorded_at: (call.logged_at != call.occurred_at).then_some(call.logged_at),
        by: Some(call.logged_by),
        ..DetentionEvidence::of(DetentionEvidenceKind::Position, call.occurred_at)
    });
    Ok(told.collect())
}

/// The first, those at least a step after the last one kept, and the last.
fn spaced<T>(sorted: Vec<(Timestamp, T)>) -> Vec<T> {
    let last = sorted.len().saturating_sub(1);
    let mut kept_at = None;
    let mut kept = Vec::new();
    for (index, (at, item)) in sorted.into_iter().enumerate() {
        if index == last || kept_at.is_none_or(|before| at - before >= STEP) {
            kept_at = Some(at);
            kept.push(item);
        }
    }
    kept
}

fn source_of(source: CheckCallSource) -> Option<EventSource> {
    match source {
        CheckCallSource::Driver | CheckCallSource::DriverLink => Some(EventSource::Driver),
        CheckCallSource::Dispatcher => Some(EventSource::Dispatcher),
        CheckCallSource::Eld => Some(EventSource::Eld),
        CheckCallSource::BrokerPortal => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn spaced_keeps_what_shows_that_the_truck_stayed() {
        let at = |minute: i64| Timestamp::EPOCH + TimeDelta::minutes(minute);
        for (minutes, expected) in [
            (vec![], vec![]),
            (vec![5], vec![5]),
            (vec![0, 5, 29, 30, 31, 59, 62, 70], vec![0, 30, 62, 70]),
            (vec![0, 10], vec![0, 10]),
        ] {
            let all: Vec<_> = minutes.iter().map(|minute| (at(*minute), *minute)).collect();
            assert_eq!(spaced(all), expected, "{minutes:?}");
        }
    }
}
