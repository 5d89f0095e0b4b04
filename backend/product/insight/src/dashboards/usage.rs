//! On how many days trucks were under a load.

use std::collections::{BTreeSet, HashMap};

use chrono_tz::Tz;
use haul_api::{ApiError, by_ids};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{leg, load, stop},
};
use haul_types::{Date, LoadStatus, Timestamp};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

/// The days of a range that have begun.
#[derive(Clone, Copy, Debug)]
pub struct Days {
    pub from: Date,
    pub to: Date,
    pub zone: Tz,
    pub now: Timestamp,
}

impl Days {
    /// The last day that counts: today is the last that a truck can have worked on.
    fn last(self) -> Date {
        self.to.min(self.now.date_in(self.zone))
    }

    pub fn count(self) -> i64 {
        (self.last().days_since(self.from) + 1).max(0)
    }
}

/// The days on which each truck was under a load: from arriving at the first stop of a leg, or when it was due there, until
/// leaving the last one.
pub async fn days_used(
    db: &Db,
    company_id: Uuid,
    days: Days,
    trucks: &BTreeSet<Uuid>,
    (start, end): (Timestamp, Timestamp),
) -> Result<BTreeSet<(Uuid, Date)>, ApiError> {
    use load::Column::{DeliveredAt, Id, PickupAt, Status};
    let was_moved = Condition::any()
        .add(Status.is_in(LoadStatus::UNDER_WAY.iter().copied()))
        .add(Condition::all().add(Status.eq(LoadStatus::Delivered)).add(DeliveredAt.gte(start)));
    let loads = load::Entity::owned_by(company_id)
        .filter(PickupAt.lt(end))
        .filter(was_moved)
        .select_only()
        .column(Id)
        .into_query();
    let legs = leg::Entity::owned_by(company_id)
        .filter(leg::Column::LoadId.in_subquery(loads))
        .filter(leg::Column::TruckId.is_not_null())
        .fetch_all(db)
        .await?;
    let ends = legs.iter().flat_map(|leg| [leg.from_stop_id, leg.to_stop_id]);
    let stops = by_ids(db, stop::Entity::owned_by(company_id), stop::Column::Id, ends).await?;
    let mut used = BTreeSet::new();
    for leg in &legs {
        let Some(truck_id) = leg.truck_id.filter(|id| trucks.contains(id)) else { continue };
        for day in days_of(leg, &stops, days) {
            used.insert((truck_id, day));
        }
    }
    Ok(used)
}

fn days_of(leg: &leg::Model, stops: &HashMap<Uuid, stop::Model>, days: Days) -> Vec<Date> {
    let (Some(from), Some(to)) = (stops.get(&leg.from_stop_id), stops.get(&leg.to_stop_id)) else { return Vec::new() };
    let begun = from.arrived_at.unwrap_or(from.earliest_at);
    // A truck that has not left its last stop is under the load until now.
    let ended = to.departed_at.unwrap_or(days.now);
    let first = begun.date_in(days.zone).max(days.from);
    let last = ended.date_in(days.zone).min(days.last());
    let count = u32::try_from(last.days_since(first) + 1).unwrap_or_default();
    (0..count).map(|day| first.plus_days(day)).collect()
}
