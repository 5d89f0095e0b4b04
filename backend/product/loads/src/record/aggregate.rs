//! A load with everything that belongs to it, read together.

use std::collections::HashMap;

use haul_api::by_ids;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    company::{terminal, user_account},
    fleet::{driver, trailer, truck},
    loads::{charge, leg, load, stop, stop_event},
    partners::{customer, facility},
};
use haul_types::{NamedRef, StopKind};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder};
use uuid::Uuid;

use haul_annotations::tags::{TagRef, tags_of};

/// The rows of one load.
#[derive(Clone, Debug)]
pub struct Aggregate {
    pub load: load::Model,
    pub stops: Vec<stop::Model>,
    pub events: Vec<stop_event::Model>,
    pub legs: Vec<leg::Model>,
    pub charges: Vec<charge::Model>,
}

impl Aggregate {
    /// Reads a load. `is_locked` makes other writers of the same load wait until the transaction ends.
    pub async fn read(
        db: &impl Connection,
        company_id: Uuid,
        id: Uuid,
        is_locked: bool,
    ) -> Result<Option<Self>, DbErr> {
        let load = load::Entity::find_owned(company_id, id);
        let load = if is_locked { load.fetch_for_update(db).await? } else { load.fetch_optional(db).await? };
        let Some(load) = load else { return Ok(None) };
        let stops = stop::Entity::owned_by(company_id)
            .filter(stop::Column::LoadId.eq(id))
            .order_by_asc(stop::Column::Sequence)
            .fetch_all(db)
            .await?;
        let events = stop_event::Entity::owned_by(company_id)
            .filter(stop_event::Column::LoadId.eq(id))
            .order_by_asc(stop_event::Column::OccurredAt)
            .order_by_asc(stop_event::Column::Id)
            .fetch_all(db)
            .await?;
        let legs = leg::Entity::owned_by(company_id)
            .filter(leg::Column::LoadId.eq(id))
            .order_by_asc(leg::Column::Sequence)
            .fetch_all(db)
            .await?;
        let charges = charge::Entity::owned_by(company_id)
            .filter(charge::Column::LoadId.eq(id))
            .order_by_asc(charge::Column::Sequence)
            .order_by_asc(charge::Column::Id)
            .fetch_all(db)
            .await?;
        Ok(Some(Self { load, stops, events, legs, charges }))
    }

    /// The events at a stop that are not voided.
    pub fn facts_at(&self, stop_id: Uuid) -> impl Iterator<Item = &stop_event::Model> {
        self.events.iter().filter(move |event| event.stop_id == stop_id && event.voided_at.is_none())
    }

    pub fn stop(&self, id: Uuid) -> Option<&stop::Model> {
        self.stops.iter().find(|stop| stop.id == id)
    }

    /// The load's current leg, or its first.
    pub fn leg_under_way(&self) -> Option<&leg::Model> {
        self.legs.iter().find(|leg| !self.is_driven(leg)).or(self.legs.last())
    }

    /// The leg's truck is finished: it has left the last stop, or handed over the freight.
    pub fn is_driven(&self, leg: &leg::Model) -> bool {
        let Some(to) = self.stop(leg.to_stop_id) else { return false };
        let hands_over = self.stops.last().is_some_and(|last| last.id != to.id);
        let is_handed_over = to.worked_at.is_some() || (to.kind == StopKind::Relay && to.arrived_at.is_some());
        to.departed_at.is_some() || (hands_over && is_handed_over)
    }

    /// The leg's truck has been at a stop. Where legs meet, arriving belongs to the leg before, departing to the leg
    /// after.
    pub fn is_on_the_road(&self, leg: &leg::Model) -> bool {
        let is_first = self.stops.first().is_some_and(|first| first.id == leg.from_stop_id);
        self.stops_of(leg).enumerate().any(|(at, stop)| {
            let is_its_arrival = at > 0 || is_first;
            stop.departed_at.is_some() || (is_its_arrival && stop.arrived_at.is_some())
        })
    }

    /// The leg's stops in route order, both ends included.
    pub fn stops_of(&self, leg: &leg::Model) -> impl Iterator<Item = &stop::Model> {
        let behind = self.stops.iter().skip_while(move |stop| stop.id != leg.from_stop_id);
        let until = behind.clone().position(|stop| stop.id == leg.to_stop_id).unwrap_or_default();
        behind.take(until + 1)
    }
}

/// The records that loads refer to, by id; one statement each for any number of loads.
#[derive(Debug, Default)]
pub struct Lookups {
    pub customers: HashMap<Uuid, customer::Model>,
    pub facilities: HashMap<Uuid, facility::Model>,
    pub drivers: HashMap<Uuid, driver::Model>,
    pub trucks: HashMap<Uuid, truck::Model>,
    pub trailers: HashMap<Uuid, trailer::Model>,
    pub users: HashMap<Uuid, user_account::Model>,
    pub terminals: HashMap<Uuid, terminal::Model>,
    /// By load.
    pub tags: HashMap<Uuid, Vec<TagRef>>,
}

impl Lookups {
    pub async fn of(
        db: &impl Connection,
        company_id: Uuid,
        loads: &[load::Model],
        stops: &[stop::Model],
        legs: &[leg::Model],
    ) -> Result<Self, DbErr> {
        macro_rules! found {
            ($entity:ident, $ids:expr) => {{
                let ids: Vec<Uuid> = $ids.collect();
                let select = $entity::Entity::owned_by(company_id);
                by_ids(db, select, $entity::Column::Id, ids).await?
            }};
        }
        Ok(Self {
            customers: found!(customer, loads.iter().map(|load| load.customer_id)),
            facilities: found!(facility, stops.iter().map(|stop| stop.facility_id)),
            drivers: found!(driver, drivers_of(loads, legs)),
            trucks: found!(
                truck,
                loads.iter().filter_map(|load| load.truck_id).chain(legs.iter().filter_map(|leg| leg.truck_id))
            ),
            trailers: found!(
                trailer,
                loads.iter().filter_map(|load| load.trailer_id).chain(legs.iter().filter_map(|leg| leg.trailer_id))
            ),
            users: found!(user_account, loads.iter().filter_map(|load| load.dispatcher_id)),
            terminals: found!(terminal, loads.iter().filter_map(|load| load.terminal_id)),
            tags: tags_of(db, company_id, loads.iter().map(|load| load.id)).await?,
        })
    }

    pub fn tags(&self, load_id: Uuid) -> Vec<TagRef> {
        self.tags.get(&load_id).cloned().unwrap_or_default()
    }

    pub fn customer(&self, id: Uuid) -> NamedRef {
        let name = self.customers.get(&id).map(|row| row.name.clone());
        NamedRef { id, name: name.unwrap_or_default() }
    }

    pub fn driver(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.drivers.get(&id?).map(|row| NamedRef { id: row.id, name: full_name(row) })
    }

    pub fn truck(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.trucks.get(&id?).map(|row| NamedRef { id: row.id, name: row.unit_number.clone() })
    }

    pub fn trailer(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.trailers.get(&id?).map(|row| NamedRef { id: row.id, name: row.unit_number.clone() })
    }

    pub fn user(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.users.get(&id?).map(|row| NamedRef { id: row.id, name: row.full_name.clone() })
    }

    pub fn terminal(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.terminals.get(&id?).map(|row| NamedRef { id: row.id, name: row.name.clone() })
    }
}

fn drivers_of<'a>(loads: &'a [load::Model], legs: &'a [leg::Model]) -> impl Iterator<Item = Uuid> + 'a {
    let of_legs = legs.iter().flat_map(|leg| [leg.driver_id, leg.co_driver_id]);
    loads.iter().map(|load| load.driver_id).chain(of_legs).flatten()
}

pub fn full_name(row: &driver::Model) -> String {
    format!("{} {}", row.first_name, row.last_name)
}
