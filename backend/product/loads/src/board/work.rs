//! The work of a page's rows, and where idle rows are.

use std::collections::HashMap;

use haul_api::{ApiError, by_ids};
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    loads::leg,
    partners::facility,
};
use haul_types::{NamedRef, Timestamp};
use uuid::Uuid;

use super::{
    cards::Card,
    standing::Standings,
    views::{BoardDriver, BoardRow, BoardTruck},
};
use crate::{LegPlace, Lookups, PlacesOf, full_name, last_places, left_at, leg_place};

/// The period that the board shows.
#[derive(Clone, Copy, Debug)]
pub struct Shown {
    pub from: Timestamp,
    pub until: Timestamp,
}

pub fn board_driver(row: &driver::Model) -> BoardDriver {
    BoardDriver {
        id: row.id,
        name: full_name(row),
        phone: row.phone.clone(),
        home_by_on: row.home_by_on,
        home_note: row.home_note.clone(),
        is_prohibited: false,
    }
}

pub fn board_truck(row: &truck::Model) -> BoardTruck {
    BoardTruck { id: row.id, name: row.unit_number.clone(), status: row.status }
}

/// The rows' work, and where idle rows are.
pub struct Work {
    by_row: HashMap<Uuid, Vec<Card>>,
    found: Lookups,
    last: HashMap<Uuid, (leg::Model, Timestamp, Uuid)>,
    facilities: HashMap<Uuid, facility::Model>,
    trucks: HashMap<Uuid, truck::Model>,
    drivers: HashMap<Uuid, driver::Model>,
    trailers: HashMap<Uuid, trailer::Model>,
    standings: Standings,
}

impl Work {
    pub async fn of(
        db: &impl Connection,
        company_id: Uuid,
        cards: Vec<Card>,
        (found, standings): (Lookups, Standings),
        of: PlacesOf,
        ids: &[Uuid],
        now: Timestamp,
    ) -> Result<Self, ApiError> {
        let mut by_row: HashMap<Uuid, Vec<Card>> = HashMap::new();
        for card in cards {
            let subjects = match of {
                PlacesOf::Drivers => [card.leg.driver_id, card.leg.co_driver_id],
                PlacesOf::Trucks => [card.leg.truck_id, None],
            };
            for subject in subjects.into_iter().flatten() {
                by_row.entry(subject).or_default().push(card.clone());
            }
        }
        by_row.values_mut().for_each(|cards| cards.sort_by_key(|card| (card.shown.starts_at, card.shown.leg_id)));
        let is_busy = |id: &Uuid| by_row.get(id).is_some_and(|cards| cards.iter().any(|card| !card.is_driven));
        let idle = ids.iter().filter(|id| !is_busy(id)).copied().collect();
        let last = last_places(db, company_id, of, idle, now).await?;
        let last: HashMap<_, _> =
            last.into_iter().map(|(id, (leg, stop))| (id, (leg, left_at(&stop), stop.facility_id))).collect();
        macro_rules! named {
            ($entity:ident, $ids:expr) => {
                by_ids(db, $entity::Entity::owned_by(company_id), $entity::Column::Id, $ids).await?
            };
        }
        let facilities = named!(facility, last.values().map(|(_, _, id)| *id));
        let trucks = named!(truck, last.values().filter_map(|(leg, ..)| leg.truck_id));
        let drivers = named!(driver, last.values().filter_map(|(leg, ..)| leg.driver_id));
        let trailers = named!(trailer, last.values().filter_map(|(leg, ..)| leg.trailer_id));
        Ok(Self { by_row, found, last, facilities, trucks, drivers, trailers, standings })
    }

    pub fn row(
        &self,
        (id, driver, truck): (Uuid, Option<BoardDriver>, Option<BoardTruck>),
        terminal: Option<NamedRef>,
        notes: Option<String>,
        shown: Shown,
    ) -> Result<BoardRow, ApiError> {
        let cards = self.by_row.get(&id).map(Vec::as_slice).unwrap_or_default();
        let planned = cards.iter().filter(|card| !card.is_driven).max_by_key(|card| (card.shown.ends_at, card.free_at));
        let next_available = match planned {
            Some(card) => {
                let mut place = card.shown.to.clone();
                place.at = card.free_at;
                Some(place)
            }
            None => self.standing(id)?,
        };
        let is_shown = |card: &&Card| card.shown.starts_at < shown.until && card.shown.ends_at >= shown.from;
        Ok(BoardRow {
            id,
            driver,
            truck,
            trailer: self.trailer_of(id),
            terminal,
            notes,
            legs: cards.iter().filter(is_shown).map(|card| card.shown.clone()).collect(),
            next_available,
            is_busy: planned.is_some(),
            standing: self.standings.standing(cards),
        })
    }

    fn standing(&self, id: Uuid) -> Result<Option<LegPlace>, ApiError> {
        let place = self.last.get(&id).and_then(|(_, at, facility_id)| Some((self.facilities.get(facility_id)?, *at)));
        place.map(|(facility, at)| leg_place(facility, at)).transpose()
    }

    /// A value from the row's latest leg, planned or finished.
    fn latest<T>(&self, id: Uuid, read: impl Fn(&leg::Model) -> Option<T>) -> Option<T> {
        let planned = self.by_row.get(&id).and_then(|cards| cards.iter().rev().find_map(|card| read(&card.leg)));
        planned.or_else(|| self.last.get(&id).and_then(|(leg, ..)| read(leg)))
    }

    pub fn truck_of(&self, id: Uuid) -> Option<&truck::Model> {
        let truck_id = self.latest(id, |leg| leg.truck_id)?;
        self.found.trucks.get(&truck_id).or_else(|| self.trucks.get(&truck_id))
    }

    pub fn driver_of(&self, id: Uuid) -> Option<&driver::Model> {
        let driver_id = self.latest(id, |leg| leg.driver_id)?;
        self.found.drivers.get(&driver_id).or_else(|| self.drivers.get(&driver_id))
    }

    fn trailer_of(&self, id: Uuid) -> Option<NamedRef> {
        let trailer_id = self.latest(id, |leg| leg.trailer_id)?;
        let row = self.found.trailers.get(&trailer_id).or_else(|| self.trailers.get(&trailer_id))?;
        Some(NamedRef { id: row.id, name: row.unit_number.clone() })
    }
}
