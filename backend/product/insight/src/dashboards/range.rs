//! The loads of a range of days and the records that they refer to.

use std::collections::{BTreeMap, BTreeSet, HashMap};

use haul_api::{ApiError, by_ids};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    fleet::{driver, truck},
    loads::{load, stop},
    partners::{customer, facility},
};
use haul_loads::{Filter, filtered};
use haul_quotes::Costs;
use haul_types::{LoadStatus, Timestamp, start_of_day};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait};
use uuid::Uuid;

use super::{
    arrivals::Punctuality,
    costs::Spent,
    miles::Measured,
    usage::{Days, days_used},
};

/// Which loads are looked at: the filters of the list of loads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Chosen {
    pub terminal_id: Option<Uuid>,
    pub driver_id: Option<Uuid>,
    pub truck_id: Option<Uuid>,
    pub customer_id: Option<Uuid>,
}

impl Chosen {
    fn filter(self, start: Timestamp, end: Timestamp) -> Filter {
        let Self { terminal_id, driver_id, truck_id, customer_id } = self;
        Filter {
            terminal_id,
            driver_id,
            truck_id,
            customer_id,
            earned_from: Some(start),
            earned_before: Some(end),
            ..Filter::default()
        }
    }
}

/// A range's loads, delivered or ordered and not used, and what belongs to them.
pub struct Range {
    pub days: Days,
    pub loads: Vec<load::Model>,
    /// Stops of the delivered loads.
    pub stops: Vec<stop::Model>,
    pub trucks: BTreeSet<Uuid>,
    pub used_days: usize,
    pub customers: HashMap<Uuid, customer::Model>,
    pub facilities: HashMap<Uuid, facility::Model>,
    pub drivers: HashMap<Uuid, driver::Model>,
    pub costs: Option<Costs>,
}

/// Totals of a group of loads.
#[derive(Clone, Copy, Debug, Default)]
pub struct Sum {
    /// Delivered; an unused truck counts only toward revenue.
    pub count: u64,
    pub cents: i64,
    pub tonu_count: u64,
    pub tonu_cents: i64,
    pub pending_count: u64,
    pub pending_cents: i64,
    pub measured: Measured,
    pub on_time: Punctuality,
    pub spent: Spent,
}

impl Sum {
    fn add(&mut self, load: &load::Model, costs: Option<&Costs>) {
        self.cents += load.total_cents;
        self.pending_cents += load.pending_cents;
        self.pending_count += u64::from(load.pending_cents != 0);
        if load.status == LoadStatus::Tonu {
            self.tonu_count += 1;
            self.tonu_cents += load.total_cents;
        } else {
            self.count += 1;
            self.measured.add(load);
            self.spent.add(costs, load);
        }
    }
}

impl Range {
    pub async fn read(
        db: &Db,
        company_id: Uuid,
        chosen: Chosen,
        days: Days,
        costs: Option<Costs>,
    ) -> Result<Self, ApiError> {
        let start = start_of_day(days.from, days.zone);
        let end = start_of_day(days.to.plus_days(1), days.zone);
        let select = filtered(company_id, &chosen.filter(start, end), days.now);
        let is_delivered = load::Column::Status.eq(LoadStatus::Delivered);
        let ids = select.clone().filter(is_delivered).select_only().column(load::Column::Id).into_query();
        let loads = select.fetch_all(db).await?;
        let stops =
            stop::Entity::owned_by(company_id).filter(stop::Column::LoadId.in_subquery(ids)).fetch_all(db).await?;
        let trucks = trucks(db, company_id, chosen, &loads, (start, end)).await?;
        let used = days_used(db, company_id, days, &trucks, (start, end)).await?;
        macro_rules! named {
            ($entity:ident, $ids:expr) => {
                by_ids(db, $entity::Entity::owned_by(company_id), $entity::Column::Id, $ids).await?
            };
        }
        let customers = named!(customer, loads.iter().map(|load| load.customer_id));
        let drivers = named!(driver, loads.iter().flat_map(crew_of));
        let ends = loads.iter().flat_map(|load| [load.origin_facility_id, load.destination_facility_id]);
        let facilities = named!(facility, ends.chain(stops.iter().map(|stop| stop.facility_id)));
        Ok(Self { days, loads, stops, trucks, used_days: used.len(), customers, facilities, drivers, costs })
    }

    pub fn total(&self) -> Sum {
        let mut all = Sum::default();
        self.loads.iter().for_each(|load| all.add(load, self.costs.as_ref()));
        all
    }

    /// Adds each load, and whether its deliveries were on time, to its groups.
    pub fn grouped<K: Ord + Clone>(&self, groups: impl Fn(&load::Model) -> Vec<K>) -> Vec<(K, Sum)> {
        let mut sums: BTreeMap<K, Sum> = BTreeMap::new();
        let mut of_load: HashMap<Uuid, Vec<K>> = HashMap::new();
        for load in &self.loads {
            let keys = groups(load);
            for key in &keys {
                sums.entry(key.clone()).or_default().add(load, self.costs.as_ref());
            }
            of_load.insert(load.id, keys);
        }
        for stop in self.stops.iter().filter(|stop| stop.kind.gives_off()) {
            for key in of_load.get(&stop.load_id).into_iter().flatten() {
                if let Some(sum) = sums.get_mut(key) {
                    sum.on_time.count(stop);
                }
            }
        }
        sums.into_iter().collect()
    }
}

/// Driver and co-driver, as the list of loads finds them.
pub fn crew_of(load: &load::Model) -> Vec<Uuid> {
    let co_driver = load.co_driver_id.filter(|id| load.driver_id != Some(*id));
    load.driver_id.into_iter().chain(co_driver).collect()
}

/// The fleet of a range, idle trucks included: trucks that existed before its end and were not archived before its
/// start, and trucks that delivered in it, even if they were entered later. Of a customer or driver, only the latter.
async fn trucks(
    db: &Db,
    company_id: Uuid,
    chosen: Chosen,
    loads: &[load::Model],
    (from, until): (Timestamp, Timestamp),
) -> Result<BTreeSet<Uuid>, ApiError> {
    use truck::Column::{ArchivedAt, CreatedAt, Id, TerminalId};
    let driven = loads.iter().filter_map(|load| load.truck_id);
    if chosen.driver_id.is_some() || chosen.customer_id.is_some() {
        return Ok(driven.collect());
    }
    let is_here = Condition::any().add(ArchivedAt.is_null()).add(ArchivedAt.gte(from));
    let rows = truck::Entity::owned_by(company_id)
        .filter(is_here)
        .filter(CreatedAt.lt(until))
        .filter(
            Condition::all()
                .add_option(chosen.terminal_id.map(|id| TerminalId.eq(id)))
                .add_option(chosen.truck_id.map(|id| Id.eq(id))),
        )
        .fetch_all(db)
        .await?;
    Ok(rows.into_iter().map(|row| row.id).chain(driven).collect())
}
