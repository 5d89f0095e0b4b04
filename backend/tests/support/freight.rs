//! Customers, facilities, fleet and loads with good defaults.

use haul_types::Timestamp;
use serde_json::{Value, json};

use super::Person;

/// What a load needs to be booked and moved.
#[derive(Clone)]
pub struct Freight {
    pub customer: String,
    pub chicago: String,
    pub dallas: String,
    pub driver: String,
    pub truck: String,
    pub trailer: String,
}

/// A wire time, however its offset is written.
pub fn moment(value: &Value) -> Timestamp {
    value.as_str().unwrap().parse().unwrap()
}

pub fn id(record: &Value) -> String {
    record["id"].as_str().unwrap().to_owned()
}

impl Person {
    /// A second customer with the same places; its driver and units have other names.
    pub async fn freight_named(&self, customer: &str) -> Freight {
        let create = async |path: &str, body: Value| id(&self.client.post(path, body).await.expect(201));
        Freight {
            customer: create("/api/customers", json!({ "name": customer, "kind": "broker" })).await,
            chicago: create("/api/facilities", facility("Pullman Cold Storage", "Chicago", "IL", "America/Chicago"))
                .await,
            dallas: create("/api/facilities", facility("Elm Distribution", "Dallas", "TX", "America/Chicago")).await,
            driver: create("/api/drivers", driver("Lee", "Park")).await,
            truck: create("/api/trucks", json!({ "unit_number": "201" })).await,
            trailer: create("/api/trailers", json!({ "unit_number": "T-2", "kind": "dry_van" })).await,
        }
    }

    /// A customer, two facilities in one time zone, a driver, a truck and a trailer.
    pub async fn freight(&self) -> Freight {
        let create = async |path: &str, body: Value| id(&self.client.post(path, body).await.expect(201));
        Freight {
            customer: create("/api/customers", json!({ "name": "Blue Ridge Brokerage", "kind": "broker" })).await,
            chicago: create("/api/facilities", facility("Lakeside Cold Storage", "Chicago", "IL", "America/Chicago"))
                .await,
            dallas: create("/api/facilities", facility("Trinity Distribution", "Dallas", "TX", "America/Chicago"))
                .await,
            driver: create("/api/drivers", driver("Dana", "Cole")).await,
            truck: create("/api/trucks", json!({ "unit_number": "101" })).await,
            trailer: create("/api/trailers", json!({ "unit_number": "T-1", "kind": "dry_van" })).await,
        }
    }

    /// A booked load from Chicago to Dallas.
    pub async fn load(&self, freight: &Freight) -> Value {
        self.client.post("/api/loads", freight.load()).await.expect(201)
    }

    /// A load with driver, truck and trailer.
    pub async fn assigned_load(&self, freight: &Freight) -> Value {
        let load = self.load(freight).await;
        let body = json!({
            "version": load["version"],
            "driver_id": freight.driver, "truck_id": freight.truck, "trailer_id": freight.trailer,
            "accepts_warnings": true,
        });
        self.client.post(&format!("/api/loads/{}/assign", id(&load)), body).await.expect(200)
    }

    /// Records a fact at the n-th stop, counted from 0.
    pub async fn record(&self, load: &Value, stop: usize, kind: &str, at: &str) -> Value {
        let path = format!("/api/loads/{}/stops/{}/events", id(load), id(&load["stops"][stop]));
        let body = json!({ "kind": kind, "occurred_at": at, "source": "dispatcher" });
        self.client.post(&path, body).await.expect(200)
    }

    /// A load whose truck has left the last stop.
    pub async fn delivered_load(&self, freight: &Freight) -> Value {
        let load = self.assigned_load(freight).await;
        self.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
        self.record(&load, 0, "departed", "2026-11-18T15:30:00Z").await;
        self.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
        self.record(&load, 1, "departed", "2026-11-19T17:10:00Z").await
    }
}

impl Freight {
    /// From Chicago on the 18th of November to Dallas on the 19th.
    pub fn load(&self) -> Value {
        json!({
            "customer_id": self.customer,
            "load_kind": "full_truckload",
            "equipment": "dry_van",
            "weight_pounds": 38_500,
            "loaded_miles": "967.5",
            "empty_miles": "32.5",
            "stops": [
                stop("pickup", &self.chicago, "2026-11-18T08:00"),
                stop("delivery", &self.dallas, "2026-11-19T10:00"),
            ],
            "charges": [
                { "code": "LINE_HAUL", "basis": "per_mile", "quantity": "967.5", "rate": "2.4500" },
                { "code": "FUEL", "basis": "percent", "quantity": "1", "rate": "18.5" },
            ],
        })
    }
}

pub fn stop(kind: &str, facility_id: &str, earliest_local: &str) -> Value {
    json!({ "kind": kind, "facility_id": facility_id, "schedule": "appointment", "earliest_local": earliest_local })
}

pub fn facility(name: &str, city: &str, state: &str, time_zone: &str) -> Value {
    let address = json!({ "line1": "1200 Dock St", "city": city, "state": state, "postal_code": "60601" });
    json!({ "name": name, "address": address, "time_zone": time_zone })
}

pub fn driver(first_name: &str, last_name: &str) -> Value {
    json!({
        "first_name": first_name, "last_name": last_name, "kind": "company",
        "license_expires_on": "2029-01-01", "medical_expires_on": "2028-01-01",
    })
}

/// Terms of detention: two hours free, then $50 an hour.
pub fn terms() -> Value {
    json!({
        "free_minutes": 120, "hourly_rate_cents": 5_000, "clock_start": "later_of_both", "late_rule": "no_effect",
        "late_grace_minutes": 15, "rounding_minutes": 15, "rounding": "up", "minimum_minutes": 0, "notice_minutes": 30,
        "is_notice_required": true, "is_paused_on_holidays": false,
    })
}
