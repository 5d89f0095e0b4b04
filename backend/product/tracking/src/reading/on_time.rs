//! On-time performance from the records: no arrival or reason is ever assumed.

use std::collections::{BTreeMap, HashMap};

use chrono::TimeDelta;
use haul_api::{ApiError, Invalid, by_ids, from_json_column, zone_of_company};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{load, stop},
    partners::{customer, facility},
    tracking::tracking_exception,
};
use haul_loads::{agreed_at, moments};
use haul_types::{Address, Date, LateReason, LoadStatus, MAX_GRACE_MINUTES, NamedRef, Timestamp, percent};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::report_views::{OnTimeFigures, OnTimeOfCustomer, OnTimeOfFacility, OnTimeReport};

/// A quarter.
const DEFAULT_DAYS: u32 = 91;
/// A year and a day: more rows would slow down the response.
const MAX_DAYS: i64 = 366;

const FORMULA: &str = "Stops with an agreed time, on the day they start. On time: arrived no later than the end of \
    the agreed time plus the grace: the requested one, or else the load's own, the customer's, or the company's, in \
    that order. Percentages are of stops with a recorded arrival; estimates and doubtful times count once confirmed. \
    The controllable percentage also excuses delays caused by the shipper, the receiver, traffic, weather or a \
    change by the customer, if the stop or an exception of it says so; a delay without a reason counts against the \
    carrier.";

/// Pickups and deliveries, separately.
#[derive(Clone, Debug, Default)]
struct Sums {
    pickups: OnTimeFigures,
    deliveries: OnTimeFigures,
}

/// The result of one stop.
#[derive(Clone, Copy, Debug)]
struct Arrival {
    due_at: Option<Timestamp>,
    arrived_at: Option<Timestamp>,
    reason: Option<LateReason>,
}

pub async fn read(
    db: &Db,
    company_id: Uuid,
    from: Option<Date>,
    to: Option<Date>,
    grace_minutes: Option<i32>,
    now: Timestamp,
) -> Result<OnTimeReport, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let to = to.unwrap_or(now.date_in(zone));
    let from = from.unwrap_or(to.minus_days(DEFAULT_DAYS - 1));
    let mut invalid = Invalid::default();
    let is_range = (1..=MAX_DAYS).contains(&(to.days_since(from) + 1));
    invalid.require(is_range, "from", "Choose a range of 1 to 366 days.");
    let grace_minutes = grace_minutes.map(|minutes| invalid.between("grace_minutes", minutes, 0, MAX_GRACE_MINUTES));
    invalid.finish()?;
    let grace = grace_minutes.map(|minutes| TimeDelta::minutes(minutes.into()));
    let (first, before) = moments(db, company_id, Some(from), Some(to)).await?;
    let stops = stops(db, company_id, first.unwrap_or(now), before.unwrap_or(now)).await?;
    let loads = by_ids(db, load::Entity::owned_by(company_id), load::Column::Id, stops.iter().map(|it| it.load_id));
    let loads = loads.await?;
    let reasons = reasons(db, company_id, &stops).await?;
    let mut all = Sums::default();
    let (mut by_customer, mut by_facility) = (BTreeMap::<Uuid, Sums>::new(), BTreeMap::<Uuid, Sums>::new());
    for stop in &stops {
        let Some(load) = loads.get(&stop.load_id) else { continue };
        let arrival = Arrival {
            due_at: match grace {
                Some(grace) => agreed_at(stop.schedule, stop.earliest_at, stop.latest_at).map(|at| at + grace),
                None => stop.due_at,
            },
            arrived_at: stop.known_arrival(),
            reason: stop.late_reason.or_else(|| reasons.get(&stop.id).copied()),
        };
        let of_customer = by_customer.entry(load.customer_id).or_default();
        let of_facility = by_facility.entry(stop.facility_id).or_default();
        for sums in [&mut all, of_customer, of_facility] {
            let figures = if stop.kind.takes_on() { &mut sums.pickups } else { &mut sums.deliveries };
            figures.count(arrival, now);
        }
    }
    all.finish();
    Ok(OnTimeReport {
        from,
        to,
        grace_minutes,
        formula: FORMULA.to_owned(),
        pickups: all.pickups,
        deliveries: all.deliveries,
        customers: customers(db, company_id, by_customer).await?,
        facilities: facilities(db, company_id, by_facility).await?,
    })
}

/// Pickups and deliveries of loads that were to be moved, by their start time.
async fn stops(db: &Db, company_id: Uuid, from: Timestamp, before: Timestamp) -> Result<Vec<stop::Model>, ApiError> {
    let idle = [LoadStatus::Draft, LoadStatus::Cancelled, LoadStatus::Tonu];
    let loads = load::Entity::owned_by(company_id)
        .filter(load::Column::Status.is_not_in(idle))
        .select_only()
        .column(load::Column::Id)
        .into_query();
    let mut rows = stop::Entity::owned_by(company_id)
        .filter(stop::Column::EarliestAt.gte(from))
        .filter(stop::Column::EarliestAt.lt(before))
        .filter(stop::Column::LoadId.in_subquery(loads))
        .order_by_asc(stop::Column::Id)
        .fetch_all(db)
        .await?;
    rows.retain(|stop| stop.kind.takes_on() || stop.kind.gives_off());
    Ok(rows)
}

/// Why stops were late: the latest reason given in an exception of the stop.
async fn reasons(db: &Db, company_id: Uuid, stops: &[stop::Model]) -> Result<HashMap<Uuid, LateReason>, ApiError> {
    use tracking_exception::Column;
    let Some((first, last)) = stops.first().zip(stops.last()) else { return Ok(HashMap::new()) };
    let rows = tracking_exception::Entity::owned_by(company_id)
        .filter(Column::StopId.gte(first.id))
        .filter(Column::StopId.lte(last.id))
        .filter(Column::ReasonCode.is_not_null())
        .order_by_asc(Column::OpenedAt)
        .order_by_asc(Column::Id)
        .fetch_all(db)
        .await?;
    Ok(rows.into_iter().filter_map(|row| Some((row.stop_id?, row.reason_code?))).collect())
}

impl OnTimeFigures {
    fn count(&mut self, arrival: Arrival, now: Timestamp) {
        let Arrival { due_at, arrived_at, reason } = arrival;
        let Some(due) = due_at else {
            self.without_appointment += i64::from(arrived_at.is_some());
            return;
        };
        self.stops += 1;
        let Some(arrived) = arrived_at else {
            self.without_arrival += i64::from(due < now);
            return;
        };
        self.arrived += 1;
        if arrived <= due {
            self.on_time += 1;
            return;
        }
        self.late += 1;
        match reason {
            None => self.unexplained_late += 1,
            Some(reason) => self.excused_late += i64::from(!reason.is_carrier_controllable()),
        }
    }

    fn finish(&mut self) {
        self.on_time_percent = percent(self.on_time, self.arrived);
        self.controllable_percent = percent(self.on_time + self.excused_late, self.arrived);
    }
}

impl Sums {
    fn finish(&mut self) {
        self.pickups.finish();
        self.deliveries.finish();
    }
}

async fn customers(db: &Db, company_id: Uuid, sums: BTreeMap<Uuid, Sums>) -> Result<Vec<OnTimeOfCustomer>, ApiError> {
    let select = customer::Entity::owned_by(company_id);
    let names = by_ids(db, select, customer::Column::Id, sums.keys().copied()).await?;
    let mut rows: Vec<_> = sums
        .into_iter()
        .filter_map(|(id, mut sums)| {
            sums.finish();
            let customer = NamedRef { id, name: names.get(&id)?.name.clone() };
            Some(OnTimeOfCustomer { customer, pickups: sums.pickups, deliveries: sums.deliveries })
        })
        .collect();
    rows.sort_by(|one, other| (&one.customer.name, one.customer.id).cmp(&(&other.customer.name, other.customer.id)));
    Ok(rows)
}

async fn facilities(db: &Db, company_id: Uuid, sums: BTreeMap<Uuid, Sums>) -> Result<Vec<OnTimeOfFacility>, ApiError> {
    let select = facility::Entity::owned_by(company_id);
    let found = by_ids(db, select, facility::Column::Id, sums.keys().copied()).await?;
    let mut rows = Vec::with_capacity(sums.len());
    for (id, mut sums) in sums {
        let Some(row) = found.get(&id) else { continue };
        sums.finish();
        let address: Address = from_json_column(row.address.clone())?;
        rows.push(OnTimeOfFacility {
            facility: NamedRef { id, name: row.name.clone() },
            city: address.city,
            state: address.state,
            pickups: sums.pickups,
            deliveries: sums.deliveries,
        });
    }
    rows.sort_by(|one, other| (&one.facility.name, one.facility.id).cmp(&(&other.facility.name, other.facility.id)));
    Ok(rows)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn figures_count_what_is_on_record() {
        let at = |clock: &str| -> Timestamp { format!("2026-11-20T{clock}:00Z").parse().unwrap() };
        let mut figures = OnTimeFigures::default();
        for (agreed, arrived, reason) in [
            (Some("08:00"), Some("08:15"), None),
            (Some("08:00"), Some("08:16"), None),
            (Some("08:00"), Some("09:00"), Some(LateReason::Weather)),
            (Some("08:00"), Some("09:00"), Some(LateReason::Mechanical)),
            (Some("08:00"), None, None),
            // Still ahead.
            (Some("18:00"), None, None),
            (None, Some("09:00"), None),
            (None, None, None),
        ] {
            let due_at = agreed.map(|clock| at(clock) + TimeDelta::minutes(15));
            let arrival = Arrival { due_at, arrived_at: arrived.map(at), reason };
            figures.count(arrival, at("12:00"));
        }
        figures.finish();
        let expected = OnTimeFigures {
            stops: 6,
            arrived: 4,
            on_time: 1,
            late: 3,
            on_time_percent: Some("25.0".to_owned()),
            excused_late: 1,
            unexplained_late: 1,
            controllable_percent: Some("50.0".to_owned()),
            without_arrival: 1,
            without_appointment: 1,
        };
        assert_eq!(figures, expected);
    }
}
