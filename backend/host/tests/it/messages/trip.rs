//! One load and its driver's phone. Each repeats what got no answer, as the pages do.

use std::time::Duration;

use chrono::{DateTime, TimeDelta, Utc};
use chrono_tz::America::Chicago;
use haul_tests::freight::{driver, facility, id, stop};
use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::webhooks::server::Admin;

const PAUSE: Duration = Duration::from_millis(100);

/// Makes an attempt again and again until it has an answer.
macro_rules! until {
    ($attempt:expr) => {
        loop {
            if let Some(answer) = $attempt.await {
                break answer;
            }
            tokio::time::sleep(PAUSE).await;
        }
    };
}

/// What all loads have in common.
#[derive(Clone)]
pub struct Lane {
    customer: String,
    pickup: String,
    delivery: String,
}

/// What was made, and what the phone reported.
pub struct Trip {
    pub load: String,
    pub phone: String,
    pub mail: String,
    /// When each arrival and departure happened, in order.
    pub events: Vec<DateTime<Utc>>,
}

impl Lane {
    pub async fn create(admin: &Admin) -> Self {
        let create =
            async |path: &str, body: Value| id(&admin.send(Method::POST, path, Some(body)).await.expect("a record"));
        let milestones = ["pickup_arrived", "pickup_departed", "delivery_arrived", "delivered"];
        let customer = json!({ "name": "Blue Ridge", "kind": "broker", "tracking_milestones": milestones });
        Self {
            customer: create("/api/customers", customer).await,
            pickup: create("/api/facilities", facility("Lakeside", "Chicago", "IL", "America/Chicago")).await,
            delivery: create("/api/facilities", facility("Trinity", "Dallas", "TX", "America/Chicago")).await,
        }
    }

    fn load(&self, number: usize) -> Value {
        let local = |hours: i64| {
            let at = Utc::now() + TimeDelta::hours(hours);
            at.with_timezone(&Chicago).format("%Y-%m-%dT%H:%M").to_string()
        };
        json!({
            "customer_id": self.customer, "load_kind": "full_truckload", "equipment": "dry_van",
            "customer_reference": format!("FR-{number}"),
            "broker_contact": { "name": "Pat Lindqvist", "email": format!("desk{number}@shipper.example") },
            "stops": [stop("pickup", &self.pickup, &local(1)), stop("delivery", &self.delivery, &local(24))],
        })
    }
}

/// From the booking to the driver's last report.
pub async fn haul(admin: Admin, lane: Lane, origin: String, number: usize) -> Trip {
    let (phone, mail) = (format!("+1312555{:04}", 100 + number), format!("driver{number}@drivers.example"));
    let office = Office { admin, number };
    let load = office.dispatch(&lane, &phone, &mail).await;
    let url = office.link(&load).await;
    let events = Phone::new(origin, &url, number).drive().await;
    Trip { load, phone, mail, events }
}

struct Office {
    admin: Admin,
    number: usize,
}

impl Office {
    async fn create(&self, path: &str, body: Value) -> Value {
        let key = format!("{path}-{}", self.number);
        until!(self.admin.send_once(Method::POST, path, &key, Some(body.clone())))
    }

    async fn read(&self, path: &str) -> Value {
        until!(self.admin.send(Method::GET, path, None))
    }

    async fn dispatch(&self, lane: &Lane, phone: &str, mail: &str) -> String {
        let mut person = driver("Dana", &format!("Cole{}", self.number));
        person["phone"] = json!(phone);
        person["email"] = json!(mail);
        let driver_id = id(&self.create("/api/drivers", person).await);
        let unit = json!({ "unit_number": format!("{}", 500 + self.number) });
        let truck_id = id(&self.create("/api/trucks", unit).await);
        let load = id(&self.create("/api/loads", lane.load(self.number)).await);
        let path = format!("/api/loads/{load}");
        // Neither step has a key: without an answer, the office looks at the load.
        loop {
            let seen = self.read(&path).await;
            if !seen["legs"][0]["driver"].is_null() {
                break;
            }
            let crew = json!({
                "version": seen["version"], "driver_id": driver_id, "truck_id": truck_id, "accepts_warnings": true,
            });
            self.admin.send(Method::POST, &format!("{path}/assign"), Some(crew)).await;
        }
        while self.read(&path).await["legs"][0]["dispatched_at"].is_null() {
            self.admin.send(Method::POST, &format!("{path}/dispatch"), Some(json!({}))).await;
        }
        load
    }

    /// Sends the driver's link once more, and answers it.
    async fn link(&self, load: &str) -> String {
        let path = format!("/api/loads/{load}/driver_links");
        let links = self.read(&path).await;
        let link = format!("{path}/{}", id(&links["items"][0]));
        self.create(&format!("{link}/send"), json!({})).await;
        let address = self.read(&format!("{link}/address")).await;
        address["url"].as_str().expect("a URL").to_owned()
    }
}

struct Phone {
    client: Client,
    origin: String,
    token: String,
    number: usize,
    reports: usize,
}

impl Phone {
    fn new(origin: String, url: &str, number: usize) -> Self {
        let client = Client::builder().timeout(Duration::from_secs(10)).build().expect("a client");
        let token = url.split_once('#').expect("a token").1.to_owned();
        Self { client, origin, token, number, reports: 0 }
    }

    async fn drive(mut self) -> Vec<DateTime<Utc>> {
        let token = json!({ "token": self.token });
        let opened = until!(self.post("open", "", &token));
        let mut events = Vec::new();
        self.report("answer", json!({ "is_accepted": true })).await;
        for stop in 0..2 {
            for kind in ["arrived", "departed"] {
                let event = json!({ "stop_id": opened["stops"][stop]["id"], "kind": kind });
                events.push(self.report("report_event", event).await);
                if events.len() == 1 {
                    self.report("report_check_call", json!({ "note": "Two pallets short" })).await;
                }
            }
        }
        events
    }

    /// Sends a report until it is answered, and then once more, as if that answer had been lost.
    async fn report(&mut self, verb: &str, mut body: Value) -> DateTime<Utc> {
        let now = Utc::now();
        self.reports += 1;
        let key = format!("phone-{}-{}", self.number, self.reports);
        body["token"] = json!(self.token);
        body["occurred_at"] = json!(now.to_rfc3339());
        for _ in 0..2 {
            until!(self.post(verb, &key, &body));
            tokio::time::sleep(PAUSE).await;
        }
        now
    }

    /// Nothing if there is no answer; a refusal is none that may happen.
    async fn post(&self, verb: &str, key: &str, body: &Value) -> Option<Value> {
        let mut request = self.client.post(format!("{}/api/driver_trip/{verb}", self.origin)).json(body);
        if !key.is_empty() {
            request = request.header("idempotency-key", key);
        }
        let answer = request.send().await.ok()?;
        let status = answer.status();
        let body = answer.text().await.ok()?;
        assert!(status.is_success() || status.is_server_error(), "{verb} was refused with {status}: {body}");
        status.is_success().then(|| serde_json::from_str(&body).expect("JSON"))
    }
}
