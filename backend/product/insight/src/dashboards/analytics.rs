//! The figures of the analytics dashboard, totaled over the delivered loads of a range.

use std::collections::BTreeSet;

use haul_api::{ApiError, Invalid, zone_of_company};
use haul_db::Db;
use haul_loads::days_to_pay;
use haul_types::{Date, Miles, Timestamp, percent};
use uuid::Uuid;

use super::{
    analytics_views::{AnalyticsCustomer, AnalyticsDashboard},
    arrivals::{Dwell, Punctuality},
    figures_views::AnalyticsFigures,
    range::{Chosen, Range},
    safety_figures, tables,
    usage::Days,
};

/// Thirteen weeks, a quarter.
const DEFAULT_DAYS: u32 = 91;
/// A year and a day: more rows would slow down the response.
const MAX_DAYS: i64 = 366;

pub async fn read(
    db: &Db,
    company_id: Uuid,
    chosen: Chosen,
    sees_safety: bool,
    (from, to): (Option<Date>, Option<Date>),
    now: Timestamp,
) -> Result<AnalyticsDashboard, ApiError> {
    let zone = zone_of_company(db, company_id).await?;
    let to = to.unwrap_or(now.date_in(zone));
    let from = from.unwrap_or(to.minus_days(DEFAULT_DAYS - 1));
    let count = to.days_since(from) + 1;
    if !(1..=MAX_DAYS).contains(&count) {
        return Err(Invalid::field("from", "Choose a range of 1 to 366 days.").into());
    }
    let costs = haul_quotes::costs(db, company_id).await?;
    let days = Days { from, to, zone, now };
    let before =
        Days { from: from.minus_days(u32::try_from(count).unwrap_or_default()), to: from.minus_days(1), ..days };
    let range = Range::read(db, company_id, chosen, days, costs).await?;
    let previous = Range::read(db, company_id, chosen, before, costs).await?;
    let mut figures = (figures(&range), figures(&previous));
    if sees_safety {
        figures.0.safety = safety_figures::read(db, company_id, chosen, &range).await?;
        figures.1.safety = safety_figures::read(db, company_id, chosen, &previous).await?;
    }
    let customers = tables::customers(&range, &days_to_pay(db, company_id, to).await?);
    Ok(shown(&range, figures, customers))
}

fn shown(
    range: &Range,
    (now, previous): (AnalyticsFigures, AnalyticsFigures),
    customers: Vec<AnalyticsCustomer>,
) -> AnalyticsDashboard {
    let (most_margin, least_margin) = tables::loads(range);
    AnalyticsDashboard {
        from: now.from,
        to: now.to,
        revenue_cents: now.revenue_cents,
        tonu_cents: now.tonu_cents,
        tonu_count: now.tonu_count,
        pending_cents: now.pending_cents,
        pending_count: now.pending_count,
        previous_revenue_cents: previous.revenue_cents,
        delivered_count: now.delivered_count,
        loaded_miles: now.loaded_miles,
        empty_miles: now.empty_miles,
        with_loaded_miles_count: now.with_loaded_miles_count,
        with_all_miles_count: now.with_all_miles_count,
        rate_per_mile_all: now.rate_per_mile_all,
        rate_per_mile_loaded: now.rate_per_mile_loaded,
        deadhead_percent: now.deadhead_percent,
        on_time_pickup_percent: now.on_time_pickup_percent,
        timed_pickup_count: now.timed_pickup_count,
        on_time_delivery_percent: now.on_time_delivery_percent,
        timed_delivery_count: now.timed_delivery_count,
        average_haul_miles: now.average_haul_miles,
        average_dwell_minutes: now.average_dwell_minutes,
        dwell_count: now.dwell_count,
        revenue_per_truck_per_week_cents: now.revenue_per_truck_per_week_cents,
        truck_count: now.truck_count,
        utilization_percent: now.utilization_percent,
        cost: now.cost,
        safety: now.safety,
        currency: "USD".to_owned(),
        previous,
        weeks: tables::weeks(range),
        customers,
        lanes: tables::lanes(range),
        facilities: tables::facilities(range),
        drivers: tables::drivers(range),
        most_margin,
        least_margin,
    }
}

/// The figures of one range, without those of safety.
fn figures(range: &Range) -> AnalyticsFigures {
    let all = range.total();
    let measured = all.measured;
    let trucks = i64::try_from(range.trucks.len()).unwrap_or_default();
    let truck_days = trucks * (range.days.to.days_since(range.days.from) + 1);
    let arrivals = Arrivals::of(range);
    AnalyticsFigures {
        from: range.days.from,
        to: range.days.to,
        revenue_cents: all.cents,
        tonu_cents: all.tonu_cents,
        tonu_count: all.tonu_count,
        pending_cents: all.pending_cents,
        pending_count: all.pending_count,
        delivered_count: all.count,
        loaded_miles: Miles::from_tenths(measured.loaded_tenths).to_string(),
        empty_miles: Miles::from_tenths(measured.empty_tenths).to_string(),
        with_loaded_miles_count: measured.loaded_count,
        with_all_miles_count: measured.all_count,
        rate_per_mile_all: measured.rate_all(),
        rate_per_mile_loaded: measured.rate_loaded(),
        deadhead_percent: percent(measured.empty_tenths, measured.all_tenths),
        on_time_pickup_percent: arrivals.pickups.percent(),
        timed_pickup_count: count(&arrivals.picked_up),
        on_time_delivery_percent: arrivals.deliveries.percent(),
        timed_delivery_count: count(&arrivals.delivered),
        average_haul_miles: average_tenths(measured.loaded_tenths, measured.loaded_count),
        average_dwell_minutes: arrivals.dwell.average_minutes(),
        dwell_count: count(&arrivals.stayed),
        revenue_per_truck_per_week_cents: (truck_days > 0).then(|| all.cents * 7 / truck_days),
        truck_count: u64::try_from(trucks).unwrap_or_default(),
        utilization_percent: percent(i64::try_from(range.used_days).unwrap_or_default(), trucks * range.days.count()),
        cost: all.spent.shown(),
        safety: None,
    }
}

/// Arrivals and stays at the stops, and the loads that they are of.
#[derive(Default)]
struct Arrivals {
    pickups: Punctuality,
    picked_up: BTreeSet<Uuid>,
    deliveries: Punctuality,
    delivered: BTreeSet<Uuid>,
    dwell: Dwell,
    stayed: BTreeSet<Uuid>,
}

impl Arrivals {
    fn of(range: &Range) -> Self {
        let mut all = Self::default();
        for stop in &range.stops {
            let (pickups, deliveries, stays) = (all.pickups, all.deliveries, all.dwell);
            if stop.kind.takes_on() {
                all.pickups.count(stop);
            } else if stop.kind.gives_off() {
                all.deliveries.count(stop);
            }
            all.dwell.count(stop);
            let counted = [
                (&mut all.picked_up, pickups != all.pickups),
                (&mut all.delivered, deliveries != all.deliveries),
                (&mut all.stayed, stays != all.dwell),
            ];
            for (loads, is_counted) in counted {
                if is_counted {
                    loads.insert(stop.load_id);
                }
            }
        }
        all
    }
}

fn count(loads: &BTreeSet<Uuid>) -> u64 {
    u64::try_from(loads.len()).unwrap_or_default()
}

fn average_tenths(tenths: i64, count: u64) -> Option<String> {
    let count = i64::try_from(count).ok().filter(|count| *count > 0)?;
    Some(Miles::from_tenths(tenths / count).to_string())
}
