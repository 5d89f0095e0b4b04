//! What delivered loads cost by the company's cost model, until real costs are known. Pure.

use haul_entity::loads::load;
use haul_quotes::{Cost, Costs, Trip, cost};
use haul_types::{LoadStatus, Miles, percent, rate_per_mile};

use super::figures_views::AnalyticsCost;

/// A delivered load's cost; none without loaded miles. Empty miles that are not known add nothing.
pub fn cost_of(costs: &Costs, load: &load::Model) -> Option<Cost> {
    if load.status != LoadStatus::Delivered {
        return None;
    }
    cost(costs, trip_of(load)?)
}

fn trip_of(load: &load::Model) -> Option<Trip> {
    Some(Trip {
        loaded: Miles::from_tenths(load.loaded_miles_tenths?),
        empty: Miles::from_tenths(load.empty_miles_tenths.unwrap_or_default()),
        tolls_cents: None,
    })
}

/// Costs, miles and revenue of the loads whose cost is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Spent {
    pub count: u64,
    pub revenue_cents: i64,
    tenths: i64,
    parts: Cost,
    loss_count: u64,
    loss_cents: i64,
}

impl Spent {
    pub fn add(&mut self, costs: Option<&Costs>, load: &load::Model) {
        let Some(cost) = costs.and_then(|costs| cost_of(costs, load)) else { return };
        let margin = load.total_cents - cost.total_cents();
        self.count += 1;
        self.revenue_cents += load.total_cents;
        self.tenths += trip_of(load).map_or(0, |trip| trip.miles().value());
        self.parts = Cost {
            fuel_cents: self.parts.fuel_cents + cost.fuel_cents,
            driver_cents: self.parts.driver_cents + cost.driver_cents,
            maintenance_cents: self.parts.maintenance_cents + cost.maintenance_cents,
            tolls_cents: self.parts.tolls_cents + cost.tolls_cents,
            fixed_cents: self.parts.fixed_cents + cost.fixed_cents,
            days_tenths: self.parts.days_tenths + cost.days_tenths,
        };
        if margin < 0 {
            self.loss_count += 1;
            self.loss_cents += margin;
        }
    }

    pub fn margin_cents(&self) -> Option<i64> {
        (self.count > 0).then(|| self.revenue_cents - self.parts.total_cents())
    }

    /// None without a load whose cost is known.
    pub fn shown(&self) -> Option<AnalyticsCost> {
        let margin_cents = self.margin_cents()?;
        let total_cents = self.parts.total_cents();
        let per_mile = |cents: i64| rate_per_mile(cents, Miles::from_tenths(self.tenths));
        Some(AnalyticsCost {
            load_count: self.count,
            revenue_cents: self.revenue_cents,
            miles: Miles::from_tenths(self.tenths).to_string(),
            total_cents,
            fuel_cents: self.parts.fuel_cents,
            driver_cents: self.parts.driver_cents,
            maintenance_cents: self.parts.maintenance_cents,
            tolls_cents: self.parts.tolls_cents,
            fixed_cents: self.parts.fixed_cents,
            per_mile: per_mile(total_cents),
            fuel_per_mile: per_mile(self.parts.fuel_cents),
            driver_per_mile: per_mile(self.parts.driver_cents),
            maintenance_per_mile: per_mile(self.parts.maintenance_cents),
            tolls_per_mile: per_mile(self.parts.tolls_cents),
            fixed_per_mile: per_mile(self.parts.fixed_cents),
            margin_cents,
            margin_percent: percent(margin_cents, self.revenue_cents),
            operating_ratio_percent: percent(total_cents, self.revenue_cents),
            loss_count: self.loss_count,
            loss_cents: self.loss_cents,
        })
    }
}
