//! The figures of the analytics dashboard, added up from the delivered loads of a range.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono_tz::Tz;
use haul_api::{ApiError, Invalid, by_ids, zone_of_company};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::{load, stop},
    partners::{customer, facility},
};
use haul_loads::totals;
use haul_types::{Date, Miles, Timestamp, percent, rate_per_mile, start_of_day};
use sea_orm::{ColumnTrait, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::{
    analytics_views::{AnalyticsCustomer, AnalyticsDashboard, AnalyticsFacility, AnalyticsLane, AnalyticsWeek},
    arrivals::{Dwell, Punctuality},
    operations::delivered,
};

/// Thirteen weeks, a quarter.
const DEFAULT_DAYS: u32 = 91;
/// A year and a day: more rows would make one answer slow.
const MAX_DAYS: i64 = 366;
/// What fits on the page.
const TOP: usize = 20;

pub async fn read(
    db: &Db,
    company_id: Uuid,
    from: Option<Date>,
    to: Option<Date>,
    now: Timestamp,
) -> Result<AnalyticsDashboard, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let to = to.unwrap_or(now.date_in(zone));
    let from = from.unwrap_or(to.minus_days(DEFAULT_DAYS - 1));
    let days = to.days_since(from) + 1;
    if !(1..=MAX_DAYS).contains(&days) {
        return Err(Invalid::field("from", "Choose a range of 1 to 366 days.").into());
    }
    let start = start_of_day(from, zone);
    let end = start_of_day(to.plus_days(1), zone);
    let before = start_of_day(from.minus_days(u32::try_from(days).unwrap_or_default()), zone);
    let range = Range::read(db, company_id, start, end).await?;
    let previous = totals(db, delivered(company_id, before, start)).await?;
    Ok(range.figures(from, to, zone, previous.cents))
}

/// The loads of a range and what they point at.
struct Range {
    loads: Vec<load::Model>,
    stops: Vec<stop::Model>,
    customers: HashMap<Uuid, customer::Model>,
    facilities: HashMap<Uuid, facility::Model>,
}

/// What a group of loads comes to.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    count: u64,
    cents: i64,
    loaded_tenths: i64,
    on_time: Punctuality,
}

impl Sum {
    fn add(&mut self, load: &load::Model) {
        self.count += 1;
        self.cents += load.total_cents;
        self.loaded_tenths += load.loaded_miles_tenths.unwrap_or_default();
    }
}

impl Range {
    async fn read(db: &Db, company_id: Uuid, start: Timestamp, end: Timestamp) -> Result<Self, ApiError> {
        let loads = delivered(company_id, start, end).fetch_all(db).await?;
        let ids = delivered(company_id, start, end).select_only().column(load::Column::Id).into_query();
        let stops =
            stop::Entity::owned_by(company_id).filter(stop::Column::LoadId.in_subquery(ids)).fetch_all(db).await?;
        let customer_ids: Vec<Uuid> = loads.iter().map(|load| load.customer_id).collect();
        let facility_ids: Vec<Uuid> = stops.iter().map(|stop| stop.facility_id).collect();
        let customers = customer::Entity::owned_by(company_id);
        let facilities = facility::Entity::owned_by(company_id);
        Ok(Self {
            loads,
            stops,
            customers: by_ids(db, customers, customer::Column::Id, customer_ids).await?,
            facilities: by_ids(db, facilities, facility::Column::Id, facility_ids).await?,
        })
    }

    fn figures(&self, from: Date, to: Date, zone: Tz, previous_revenue_cents: i64) -> AnalyticsDashboard {
        let mut all = Sum::default();
        self.loads.iter().for_each(|load| all.add(load));
        let empty_tenths: i64 = self.loads.iter().filter_map(|load| load.empty_miles_tenths).sum();
        let total_tenths = all.loaded_tenths + empty_tenths;
        let with_miles = self.loads.iter().filter(|load| load.loaded_miles_tenths.is_some()).count();
        let trucks: BTreeSet<Uuid> = self.loads.iter().filter_map(|load| load.truck_id).collect();
        let days = to.days_since(from) + 1;
        let truck_days = i64::try_from(trucks.len()).unwrap_or_default() * days;
        let (mut pickups, mut deliveries, mut dwell) =
            (Punctuality::default(), Punctuality::default(), Dwell::default());
        for stop in &self.stops {
            if stop.kind.takes_on() {
                pickups.count(stop)
            } else if stop.kind.gives_off() {
                deliveries.count(stop)
            }
            dwell.count(stop);
        }
        AnalyticsDashboard {
            from,
            to,
            revenue_cents: all.cents,
            previous_revenue_cents,
            delivered_count: all.count,
            loaded_miles: Miles::from_tenths(all.loaded_tenths).to_string(),
            empty_miles: Miles::from_tenths(empty_tenths).to_string(),
            rate_per_mile_all: rate_per_mile(all.cents, Miles::from_tenths(total_tenths)),
            rate_per_mile_loaded: rate_per_mile(all.cents, Miles::from_tenths(all.loaded_tenths)),
            deadhead_percent: percent(empty_tenths, total_tenths),
            on_time_pickup_percent: pickups.percent(),
            on_time_delivery_percent: deliveries.percent(),
            average_haul_miles: average_tenths(all.loaded_tenths, with_miles),
            average_dwell_minutes: dwell.average_minutes(),
            revenue_per_truck_per_week_cents: (truck_days > 0).then(|| all.cents * 7 / truck_days),
            currency: "USD".to_owned(),
            weeks: self.weeks(from, to, zone),
            customers: self.customers(),
            lanes: self.lanes(),
            facilities: self.facilities(),
        }
    }

    fn weeks(&self, from: Date, to: Date, zone: Tz) -> Vec<AnalyticsWeek> {
        let week_of = |at: Timestamp| at.date_in(zone).monday();
        let mut sums: BTreeMap<Date, Sum> = BTreeMap::new();
        let mut week = from.monday();
        while week <= to {
            sums.insert(week, Sum::default());
            week = week.plus_days(7);
        }
        self.add_up(&mut sums, |load| load.delivered_at.map(week_of));
        let shown = sums.into_iter().map(|(week_start_on, sum)| AnalyticsWeek {
            week_start_on,
            revenue_cents: sum.cents,
            delivered_count: sum.count,
            loaded_miles: Miles::from_tenths(sum.loaded_tenths).to_string(),
            on_time_delivery_percent: sum.on_time.percent(),
        });
        shown.collect()
    }

    fn customers(&self) -> Vec<AnalyticsCustomer> {
        let mut sums: BTreeMap<Uuid, Sum> = BTreeMap::new();
        self.add_up(&mut sums, |load| Some(load.customer_id));
        let mut shown: Vec<_> = sums
            .into_iter()
            .map(|(id, sum)| AnalyticsCustomer {
                id,
                name: self.customers.get(&id).map(|row| row.name.clone()).unwrap_or_default(),
                revenue_cents: sum.cents,
                delivered_count: sum.count,
                on_time_delivery_percent: sum.on_time.percent(),
            })
            .collect();
        shown.sort_by(|a, b| b.revenue_cents.cmp(&a.revenue_cents).then_with(|| a.name.cmp(&b.name)));
        shown.truncate(TOP);
        shown
    }

    fn lanes(&self) -> Vec<AnalyticsLane> {
        let state = |id: &Uuid| self.facilities.get(id).map(|row| row.state.clone()).unwrap_or_default();
        let mut sums: BTreeMap<(String, String), Sum> = BTreeMap::new();
        self.add_up(&mut sums, |load| Some((state(&load.origin_facility_id), state(&load.destination_facility_id))));
        let mut shown: Vec<_> = sums
            .into_iter()
            .map(|((origin_state, destination_state), sum)| AnalyticsLane {
                origin_state,
                destination_state,
                delivered_count: sum.count,
                revenue_cents: sum.cents,
                rate_per_mile: rate_per_mile(sum.cents, Miles::from_tenths(sum.loaded_tenths)),
            })
            .collect();
        shown.sort_by_key(|lane| std::cmp::Reverse(lane.revenue_cents));
        shown.truncate(TOP);
        shown
    }

    fn facilities(&self) -> Vec<AnalyticsFacility> {
        let mut dwells: BTreeMap<Uuid, Dwell> = BTreeMap::new();
        for stop in &self.stops {
            dwells.entry(stop.facility_id).or_default().count(stop);
        }
        let mut shown: Vec<_> = dwells
            .into_iter()
            .filter_map(|(id, dwell)| {
                Some(AnalyticsFacility {
                    id,
                    name: self.facilities.get(&id).map(|row| row.name.clone()).unwrap_or_default(),
                    visit_count: u64::try_from(dwell.visits).unwrap_or_default(),
                    average_dwell_minutes: dwell.average_minutes()?,
                })
            })
            .collect();
        shown.sort_by_key(|facility| std::cmp::Reverse(facility.average_dwell_minutes));
        shown.truncate(TOP);
        shown
    }

    /// Adds each load, and its deliveries' punctuality, to the group that it belongs to.
    fn add_up<K: Ord + Clone>(&self, sums: &mut BTreeMap<K, Sum>, group: impl Fn(&load::Model) -> Option<K>) {
        let mut groups: HashMap<Uuid, K> = HashMap::new();
        for load in &self.loads {
            if let Some(key) = group(load) {
                sums.entry(key.clone()).or_default().add(load);
                groups.insert(load.id, key);
            }
        }
        for stop in self.stops.iter().filter(|stop| stop.kind.gives_off()) {
            if let Some(sum) = groups.get(&stop.load_id).and_then(|key| sums.get_mut(key)) {
                sum.on_time.count(stop);
            }
        }
    }
}

fn average_tenths(tenths: i64, count: usize) -> Option<String> {
    let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Miles::from_tenths(tenths / count).to_string())
}
