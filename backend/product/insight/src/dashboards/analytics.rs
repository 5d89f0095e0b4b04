//! The figures of the analytics dashboard, totaled over the delivered loads of a range.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use chrono_tz::Tz;
use haul_api::{ApiError, Invalid, by_ids, zone_of_company};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    fleet::truck,
    loads::{load, stop},
    partners::{customer, facility},
};
use haul_loads::totals;
use haul_types::{Date, LoadStatus, Miles, Timestamp, percent, start_of_day};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait, Select};
use uuid::Uuid;

use super::{
    analytics_views::{AnalyticsCustomer, AnalyticsDashboard, AnalyticsFacility, AnalyticsLane, AnalyticsWeek},
    arrivals::{Dwell, Punctuality},
    miles::Measured,
    operations::delivered,
};

/// Thirteen weeks, a quarter.
const DEFAULT_DAYS: u32 = 91;
/// A year and a day: more rows would slow down the response.
const MAX_DAYS: i64 = 366;
/// As many as fit on the page.
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
    let previous = totals(db, earned(company_id, before, start)).await?;
    Ok(range.figures(from, to, zone, previous.cents))
}

/// The loads of a range and the records they refer to.
struct Range {
    /// Delivered, or ordered and not used.
    loads: Vec<load::Model>,
    /// Stops of the delivered loads.
    stops: Vec<stop::Model>,
    trucks: BTreeSet<Uuid>,
    customers: HashMap<Uuid, customer::Model>,
    facilities: HashMap<Uuid, facility::Model>,
}

/// Totals of a group of loads.
#[derive(Clone, Copy, Debug, Default)]
struct Sum {
    /// Delivered; an unused truck counts only toward revenue.
    count: u64,
    cents: i64,
    tonu_count: u64,
    tonu_cents: i64,
    pending_cents: i64,
    measured: Measured,
    on_time: Punctuality,
}

impl Sum {
    fn add(&mut self, load: &load::Model) {
        self.cents += load.total_cents;
        self.pending_cents += load.pending_cents;
        if load.status == LoadStatus::Tonu {
            self.tonu_count += 1;
            self.tonu_cents += load.total_cents;
        } else {
            self.count += 1;
            self.measured.add(load);
        }
    }
}

impl Range {
    async fn read(db: &Db, company_id: Uuid, start: Timestamp, end: Timestamp) -> Result<Self, ApiError> {
        let loads = earned(company_id, start, end).fetch_all(db).await?;
        let ids = delivered(company_id, start, end).select_only().column(load::Column::Id).into_query();
        let stops =
            stop::Entity::owned_by(company_id).filter(stop::Column::LoadId.in_subquery(ids)).fetch_all(db).await?;
        let customer_ids: Vec<Uuid> = loads.iter().map(|load| load.customer_id).collect();
        let facility_ids: Vec<Uuid> = stops.iter().map(|stop| stop.facility_id).collect();
        let customers = customer::Entity::owned_by(company_id);
        let facilities = facility::Entity::owned_by(company_id);
        Ok(Self {
            trucks: trucks(db, company_id, &loads, start, end).await?,
            loads,
            stops,
            customers: by_ids(db, customers, customer::Column::Id, customer_ids).await?,
            facilities: by_ids(db, facilities, facility::Column::Id, facility_ids).await?,
        })
    }

    fn figures(&self, from: Date, to: Date, zone: Tz, previous_revenue_cents: i64) -> AnalyticsDashboard {
        let mut all = Sum::default();
        self.loads.iter().for_each(|load| all.add(load));
        let measured = all.measured;
        let days = to.days_since(from) + 1;
        let truck_days = i64::try_from(self.trucks.len()).unwrap_or_default() * days;
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
            tonu_cents: all.tonu_cents,
            tonu_count: all.tonu_count,
            pending_cents: all.pending_cents,
            previous_revenue_cents,
            delivered_count: all.count,
            loaded_miles: Miles::from_tenths(measured.loaded_tenths).to_string(),
            empty_miles: Miles::from_tenths(measured.empty_tenths).to_string(),
            with_loaded_miles_count: measured.loaded_count,
            with_all_miles_count: measured.all_count,
            rate_per_mile_all: measured.rate_all(),
            rate_per_mile_loaded: measured.rate_loaded(),
            deadhead_percent: percent(measured.empty_tenths, measured.all_tenths),
            on_time_pickup_percent: pickups.percent(),
            on_time_delivery_percent: deliveries.percent(),
            average_haul_miles: average_tenths(measured.loaded_tenths, measured.loaded_count),
            average_dwell_minutes: dwell.average_minutes(),
            revenue_per_truck_per_week_cents: (truck_days > 0).then(|| all.cents * 7 / truck_days),
            truck_count: u64::try_from(self.trucks.len()).unwrap_or_default(),
            currency: "USD".to_owned(),
            weeks: self.weeks(from, to, zone),
            customers: self.customers(),
            lanes: self.lanes(),
            facilities: self.facilities(),
        }
    }

    fn weeks(&self, from: Date, to: Date, zone: Tz) -> Vec<AnalyticsWeek> {
        let week_of = |at: Timestamp| at.date_in(zone).monday();
        let first = from.monday();
        // Calculated, not iterated: at the end of the calendar a day's successor is the day itself.
        let count = u32::try_from(to.days_since(first) / 7).unwrap_or_default();
        let mut sums: BTreeMap<Date, Sum> =
            (0..=count).map(|week| (first.plus_days(week * 7), Sum::default())).collect();
        self.add_up(&mut sums, |load| load.delivered_at.or(load.tonu_at).map(week_of));
        let shown = sums.into_iter().map(|(week_start_on, sum)| AnalyticsWeek {
            week_start_on,
            revenue_cents: sum.cents,
            delivered_count: sum.count,
            loaded_miles: Miles::from_tenths(sum.measured.loaded_tenths).to_string(),
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
                rate_per_mile: sum.measured.rate_loaded(),
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

    /// Adds each load, and whether its deliveries were on time, to its group.
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

/// Loads that earned revenue in a range: delivered in it, or canceled in it as truck ordered, not used.
fn earned(company_id: Uuid, from: Timestamp, until: Timestamp) -> Select<load::Entity> {
    use load::Column::{DeliveredAt, Status, TonuAt};
    let delivered =
        Condition::all().add(Status.eq(LoadStatus::Delivered)).add(DeliveredAt.gte(from)).add(DeliveredAt.lt(until));
    let unused = Condition::all().add(Status.eq(LoadStatus::Tonu)).add(TonuAt.gte(from)).add(TonuAt.lt(until));
    load::Entity::owned_by(company_id).filter(Condition::any().add(delivered).add(unused))
}

/// The fleet of a range, idle trucks included: trucks that existed before its end and were not archived before its
/// start, and trucks that delivered in it, even if they were entered later.
async fn trucks(
    db: &Db,
    company_id: Uuid,
    loads: &[load::Model],
    from: Timestamp,
    until: Timestamp,
) -> Result<BTreeSet<Uuid>, ApiError> {
    use truck::Column::{ArchivedAt, CreatedAt};
    let is_here = Condition::any().add(ArchivedAt.is_null()).add(ArchivedAt.gte(from));
    let rows = truck::Entity::owned_by(company_id).filter(is_here).filter(CreatedAt.lt(until)).fetch_all(db).await?;
    Ok(rows.into_iter().map(|row| row.id).chain(loads.iter().filter_map(|load| load.truck_id)).collect())
}

fn average_tenths(tenths: i64, count: u64) -> Option<String> {
    let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Miles::from_tenths(tenths / count).to_string())
}
