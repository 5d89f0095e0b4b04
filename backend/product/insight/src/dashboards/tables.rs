//! The tables of the analytics dashboard: weeks, customers, lanes, facilities, drivers, and loads by margin.

use std::collections::{BTreeMap, HashMap};

use haul_entity::loads::load;
use haul_loads::{DaysToPay, full_name};
use haul_types::{Date, Miles, NamedRef, Timestamp, percent};
use uuid::Uuid;

use super::{
    analytics_views::{AnalyticsCustomer, AnalyticsFacility, AnalyticsLane, AnalyticsWeek},
    arrivals::Dwell,
    costs::cost_of,
    margin_views::{AnalyticsDriver, AnalyticsLoad},
    range::{Range, Sum, crew_of},
};

/// As many as fit on the page.
const TOP: usize = 20;
/// As many loads as say where money is made and lost.
const LOADS: usize = 10;

pub fn weeks(range: &Range) -> Vec<AnalyticsWeek> {
    let zone = range.days.zone;
    let week_of = |at: Timestamp| at.date_in(zone).monday();
    let first = range.days.from.monday();
    // Calculated, not iterated: at the end of the calendar a day's successor is the day itself.
    let count = u32::try_from(range.days.to.days_since(first) / 7).unwrap_or_default();
    let mut sums: BTreeMap<Date, Sum> = (0..=count).map(|week| (first.plus_days(week * 7), Sum::default())).collect();
    sums.extend(range.grouped(|load| load.delivered_at.or(load.tonu_at).map(week_of).into_iter().collect()));
    let shown = sums.into_iter().map(|(week_start_on, sum)| AnalyticsWeek {
        week_start_on,
        revenue_cents: sum.cents,
        delivered_count: sum.count,
        loaded_miles: Miles::from_tenths(sum.measured.loaded_tenths).to_string(),
        on_time_delivery_percent: sum.on_time.percent(),
        margin_cents: sum.spent.margin_cents(),
    });
    shown.collect()
}

pub fn customers(range: &Range, paid: &HashMap<Uuid, DaysToPay>) -> Vec<AnalyticsCustomer> {
    let sums = range.grouped(|load| vec![load.customer_id]);
    let mut shown: Vec<_> = sums
        .into_iter()
        .map(|(id, sum)| AnalyticsCustomer {
            id,
            name: range.customers.get(&id).map(|row| row.name.clone()).unwrap_or_default(),
            revenue_cents: sum.cents,
            delivered_count: sum.count,
            on_time_delivery_percent: sum.on_time.percent(),
            margin_cents: sum.spent.margin_cents(),
            average_days_to_pay: paid.get(&id).and_then(|days| days.average()),
        })
        .collect();
    shown.sort_by(|a, b| b.revenue_cents.cmp(&a.revenue_cents).then_with(|| a.name.cmp(&b.name)));
    shown.truncate(TOP);
    shown
}

pub fn drivers(range: &Range) -> Vec<AnalyticsDriver> {
    let sums = range.grouped(crew_of);
    let mut shown: Vec<_> = sums
        .into_iter()
        .map(|(id, sum)| AnalyticsDriver {
            id,
            name: range.drivers.get(&id).map(full_name).unwrap_or_default(),
            revenue_cents: sum.cents,
            delivered_count: sum.count,
            loaded_miles: Miles::from_tenths(sum.measured.loaded_tenths).to_string(),
            rate_per_mile: sum.measured.rate_loaded(),
            deadhead_percent: percent(sum.measured.empty_tenths, sum.measured.all_tenths),
            on_time_delivery_percent: sum.on_time.percent(),
            margin_cents: sum.spent.margin_cents(),
        })
        .collect();
    shown.sort_by(|a, b| b.revenue_cents.cmp(&a.revenue_cents).then_with(|| a.name.cmp(&b.name)));
    shown.truncate(TOP);
    shown
}

pub fn lanes(range: &Range) -> Vec<AnalyticsLane> {
    let sums = range.grouped(|load| vec![lane_of(range, load)]);
    let mut shown: Vec<_> = sums
        .into_iter()
        .map(|((origin_state, destination_state), sum)| AnalyticsLane {
            origin_state,
            destination_state,
            delivered_count: sum.count,
            revenue_cents: sum.cents,
            rate_per_mile: sum.measured.rate_loaded(),
            margin_cents: sum.spent.margin_cents(),
        })
        .collect();
    shown.sort_by_key(|lane| std::cmp::Reverse(lane.revenue_cents));
    shown.truncate(TOP);
    shown
}

fn lane_of(range: &Range, load: &load::Model) -> (String, String) {
    let state = |id: Uuid| range.facilities.get(&id).map(|row| row.state.clone()).unwrap_or_default();
    (state(load.origin_facility_id), state(load.destination_facility_id))
}

pub fn facilities(range: &Range) -> Vec<AnalyticsFacility> {
    let mut dwells: BTreeMap<Uuid, Dwell> = BTreeMap::new();
    for stop in &range.stops {
        dwells.entry(stop.facility_id).or_default().count(stop);
    }
    let mut shown: Vec<_> = dwells
        .into_iter()
        .filter_map(|(id, dwell)| {
            Some(AnalyticsFacility {
                id,
                name: range.facilities.get(&id).map(|row| row.name.clone()).unwrap_or_default(),
                visit_count: u64::try_from(dwell.visits).unwrap_or_default(),
                average_dwell_minutes: dwell.average_minutes()?,
            })
        })
        .collect();
    shown.sort_by_key(|facility| std::cmp::Reverse(facility.average_dwell_minutes));
    shown.truncate(TOP);
    shown
}

/// The loads with the largest margins and those with the smallest; none is in both.
pub fn loads(range: &Range) -> (Vec<AnalyticsLoad>, Vec<AnalyticsLoad>) {
    let Some(costs) = &range.costs else { return (Vec::new(), Vec::new()) };
    let mut all: Vec<AnalyticsLoad> = range
        .loads
        .iter()
        .filter_map(|load| {
            let cost_cents = cost_of(costs, load)?.total_cents();
            let margin_cents = load.total_cents - cost_cents;
            let (origin_state, destination_state) = lane_of(range, load);
            let name = range.customers.get(&load.customer_id).map(|row| row.name.clone()).unwrap_or_default();
            Some(AnalyticsLoad {
                id: load.id,
                number: load.number.clone(),
                customer: NamedRef { id: load.customer_id, name },
                origin_state,
                destination_state,
                revenue_cents: load.total_cents,
                cost_cents,
                margin_cents,
                margin_percent: percent(margin_cents, load.total_cents),
            })
        })
        .collect();
    all.sort_by(|a, b| b.margin_cents.cmp(&a.margin_cents).then_with(|| a.number.cmp(&b.number)));
    let most: Vec<AnalyticsLoad> = all.iter().take(LOADS).cloned().collect();
    let least = all.into_iter().skip(LOADS).rev().take(LOADS).collect();
    (most, least)
}
