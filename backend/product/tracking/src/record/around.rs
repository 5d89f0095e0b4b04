//! Records that tracking rows refer to, and check calls and exceptions as the API shows them.

use std::collections::HashMap;

use haul_api::{ApiError, by_ids, from_json_column};
use haul_db::Connection;
use haul_entity::{
    Owned,
    company::user_account,
    fleet::{driver, trailer, truck},
    loads::{load, stop},
    partners::{customer, facility},
    tracking::{check_call, tracking, tracking_exception},
};
use haul_loads::full_name;
use haul_types::LoadRef;
use haul_types::{Address, NamedRef};
use uuid::Uuid;

use super::{
    check_call_views::{CheckCall, StopLabel},
    exception_views::TrackingException,
};

/// Records that a response's rows refer to, by id; one statement each for any number of rows.
#[derive(Debug, Default)]
pub struct Around {
    loads: HashMap<Uuid, load::Model>,
    customers: HashMap<Uuid, customer::Model>,
    pub stops: HashMap<Uuid, stop::Model>,
    facilities: HashMap<Uuid, facility::Model>,
    pub drivers: HashMap<Uuid, driver::Model>,
    trucks: HashMap<Uuid, truck::Model>,
    pub trailers: HashMap<Uuid, trailer::Model>,
    users: HashMap<Uuid, user_account::Model>,
}

/// The rows of a response.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rows<'a> {
    pub tracked: &'a [tracking::Model],
    pub calls: &'a [check_call::Model],
    pub exceptions: &'a [tracking_exception::Model],
}

impl Around {
    pub async fn of(db: &impl Connection, company_id: Uuid, rows: Rows<'_>) -> Result<Self, ApiError> {
        macro_rules! found {
            ($entity:ident, $ids:expr) => {{
                let ids: Vec<Uuid> = $ids.collect();
                by_ids(db, $entity::Entity::owned_by(company_id), $entity::Column::Id, ids).await?
            }};
        }
        let Rows { tracked, calls, exceptions } = rows;
        let of_tracked = tracked.iter().map(|row| row.load_id);
        let loads = found!(load, of_tracked.chain(exceptions.iter().map(|row| row.load_id)));
        let of_calls = calls.iter().filter_map(|row| row.eta_stop_id);
        let of_exceptions = exceptions.iter().filter_map(|row| row.stop_id);
        let of_tracked = tracked.iter().filter_map(|row| row.next_stop_id);
        let stops = found!(stop, of_calls.chain(of_exceptions).chain(of_tracked));
        let drivers = loads.values().filter_map(|load| load.driver_id);
        let trucks = loads.values().filter_map(|load| load.truck_id);
        Ok(Self {
            customers: found!(customer, loads.values().map(|load| load.customer_id)),
            facilities: found!(facility, stops.values().map(|stop| stop.facility_id)),
            drivers: found!(driver, drivers.chain(calls.iter().filter_map(|call| call.driver_id))),
            trucks: found!(truck, trucks.chain(calls.iter().filter_map(|call| call.truck_id))),
            trailers: found!(trailer, loads.values().filter_map(|load| load.trailer_id)),
            users: found!(user_account, exceptions.iter().filter_map(|row| row.owner_id)),
            loads,
            stops,
        })
    }

    pub fn check_call(&self, row: check_call::Model) -> Result<CheckCall, ApiError> {
        Ok(CheckCall {
            id: row.id,
            load_id: row.load_id,
            occurred_at: row.occurred_at,
            source: row.source,
            city: row.city,
            state: row.state,
            latitude: row.latitude,
            longitude: row.longitude,
            accuracy_meters: row.accuracy_meters,
            eta_at: row.eta_at,
            eta_stop: self.stop_label(row.eta_stop_id)?,
            temperature_fahrenheit: row.temperature_fahrenheit,
            note: row.note,
            driver: self.driver(row.driver_id),
            truck: self.truck(row.truck_id),
            logged_by: row.logged_by,
            logged_at: row.logged_at,
            corrects_id: row.corrects_id,
            voided_at: row.voided_at,
            voided_by: row.voided_by,
            void_reason: row.void_reason,
        })
    }

    pub fn exception(&self, row: tracking_exception::Model) -> Result<TrackingException, ApiError> {
        let load = self.load(row.load_id)?;
        let owner = row.owner_id.and_then(|id| self.users.get(&id));
        Ok(TrackingException {
            id: row.id,
            kind: row.kind,
            status: row.status,
            load: load_ref(load),
            customer: self.customer(load),
            stop: self.stop_label(row.stop_id)?,
            detail: row.detail,
            is_automatic: row.is_automatic,
            opened_at: row.opened_at,
            opened_by: row.opened_by,
            owner: owner.map(|user| NamedRef { id: user.id, name: user.full_name.clone() }),
            reason_code: row.reason_code,
            note: row.note,
            acknowledged_at: row.acknowledged_at,
            acknowledged_by: row.acknowledged_by,
            resolved_at: row.resolved_at,
            resolved_by: row.resolved_by,
            is_resolved_by_itself: row.is_resolved_by_itself,
            resolution: row.resolution,
            version: row.version,
        })
    }

    fn stop_label(&self, id: Option<Uuid>) -> Result<Option<StopLabel>, ApiError> {
        let Some(stop) = id.and_then(|id| self.stops.get(&id)) else { return Ok(None) };
        let facility = self.facility(stop)?;
        let address: Address = from_json_column(facility.address.clone())?;
        Ok(Some(StopLabel {
            id: stop.id,
            sequence: stop.sequence,
            kind: stop.kind,
            facility_name: facility.name.clone(),
            city: address.city,
            state: address.state,
            time_zone: stop.time_zone.clone(),
        }))
    }

    pub fn load(&self, id: Uuid) -> Result<&load::Model, ApiError> {
        self.loads.get(&id).ok_or_else(|| ApiError::internal("a tracked load without its row"))
    }

    pub fn facility(&self, stop: &stop::Model) -> Result<&facility::Model, ApiError> {
        self.facilities.get(&stop.facility_id).ok_or_else(|| ApiError::internal("a stop without its facility"))
    }

    pub fn customer(&self, load: &load::Model) -> NamedRef {
        let name = self.customers.get(&load.customer_id).map(|row| row.name.clone());
        NamedRef { id: load.customer_id, name: name.unwrap_or_default() }
    }

    fn driver(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.drivers.get(&id?).map(|row| NamedRef { id: row.id, name: full_name(row) })
    }

    pub fn truck(&self, id: Option<Uuid>) -> Option<NamedRef> {
        self.trucks.get(&id?).map(|row| NamedRef { id: row.id, name: row.unit_number.clone() })
    }
}

pub fn load_ref(load: &load::Model) -> LoadRef {
    LoadRef { id: load.id, number: load.number.clone(), status: load.status }
}
