//! What a billing clerk does with one load, each step until it has happened.

use std::time::Duration;

use chrono::{TimeDelta, Utc};
use chrono_tz::America::Chicago;
use haul_host::demo::papers::pdf;
use haul_tests::freight::{driver, facility, id, stop};
use reqwest::{Client, Method};
use serde_json::{Value, json};

use crate::webhooks::server::Admin;

pub const RATE_CENTS: i64 = 185_000;
pub const CREDIT_CENTS: i64 = 5_000;
/// How the addresses of those who pay end.
pub const PAYER: &str = "@payer.example";
const PAUSE: Duration = Duration::from_millis(50);

/// What all loads have in common.
pub struct Office {
    admin: Admin,
    origin: String,
    pub customer: String,
    pickup: String,
    delivery: String,
    driver: String,
    truck: String,
}

impl Office {
    pub async fn open(admin: &Admin, port: u16) -> Self {
        let create = async |path: &str, body: Value| id(&must(admin, path, body).await);
        Self {
            origin: format!("http://127.0.0.1:{port}"),
            customer: create("/api/customers", json!({ "name": "Blue Ridge", "kind": "broker" })).await,
            pickup: create("/api/facilities", facility("Lakeside", "Chicago", "IL", "America/Chicago")).await,
            delivery: create("/api/facilities", facility("Trinity", "Dallas", "TX", "America/Chicago")).await,
            driver: create("/api/drivers", driver("Dana", "Cole")).await,
            truck: create("/api/trucks", json!({ "unit_number": "501" })).await,
            admin: admin.clone(),
        }
    }

    /// Delivered, with its papers, approved for billing.
    pub async fn approved_load(&self, number: usize) -> String {
        let hours_ago = |hours: i64| Utc::now() - TimeDelta::hours(hours);
        let local = |hours: i64| hours_ago(hours).with_timezone(&Chicago).format("%Y-%m-%dT%H:%M").to_string();
        let rate = format!("{}.00", RATE_CENTS / 100);
        let body = json!({
            "customer_id": self.customer, "load_kind": "full_truckload", "equipment": "dry_van",
            "weight_pounds": 38_500, "customer_reference": format!("FR-{number}"),
            "stops": [stop("pickup", &self.pickup, &local(8)), stop("delivery", &self.delivery, &local(3))],
            "charges": [{ "code": "LINE_HAUL", "basis": "flat", "quantity": "1", "rate": rate }],
        });
        let load = must(&self.admin, "/api/loads", body).await;
        let path = format!("/api/loads/{}", id(&load));
        let crew = json!({
            "version": load["version"], "driver_id": self.driver, "truck_id": self.truck, "accepts_warnings": true,
        });
        let load = must(&self.admin, &format!("{path}/assign"), crew).await;
        for (at, (kind, hours)) in [("arrived", 8), ("departed", 7), ("arrived", 3), ("departed", 2)].iter().enumerate()
        {
            let events = format!("{path}/stops/{}/events", id(&load["stops"][at / 2]));
            let event = json!({ "kind": kind, "occurred_at": hours_ago(*hours), "source": "dispatcher" });
            must(&self.admin, &events, event).await;
        }
        for kind in ["rate_confirmation", "proof_of_delivery"] {
            let receipt = self.upload(pdf(kind)).await;
            let paper =
                json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind, "is_signed": true });
            must(&self.admin, &format!("{path}/documents"), paper).await;
        }
        let load = self.admin.send(Method::GET, &path, None).await.expect("the load");
        let approved =
            must(&self.admin, &format!("{path}/approve_billing"), json!({ "version": load["version"] })).await;
        id(&approved)
    }

    async fn upload(&self, bytes: Vec<u8>) -> String {
        let wish = json!({ "file_name": "paper.pdf", "byte_size": bytes.len(), "media_type": "application/pdf" });
        let upload = must(&self.admin, "/api/document_uploads", wish).await;
        let url = upload["upload_url"].as_str().expect("a URL");
        let url = if url.starts_with('/') { format!("{}{url}", self.origin) } else { url.to_owned() };
        let request = Client::new().put(url).header("content-type", "application/pdf").body(bytes);
        let answer: Value = request.send().await.expect("the server is there").json().await.expect("JSON");
        answer["receipt"].as_str().expect("a receipt").to_owned()
    }
}

async fn must(admin: &Admin, path: &str, body: Value) -> Value {
    admin.send(Method::POST, path, Some(body)).await.unwrap_or_else(|| panic!("{path} was refused"))
}

/// Who bills one load.
pub struct Clerk {
    admin: Admin,
    customer: String,
    number: usize,
}

impl Clerk {
    pub fn new(admin: Admin, customer: String, number: usize) -> Self {
        Self { admin, customer, number }
    }

    /// From the approved load to the deposited checks; returns the invoice.
    pub async fn bill(&self, load: &str) -> String {
        let made = self.create("/api/invoices", "invoice", json!({ "load_ids": [load] })).await;
        let invoice = id(&made["items"][0]);
        let path = format!("/api/invoices/{invoice}");
        self.step(&path, "post", json!({}), |invoice| invoice["status"] != "draft").await;
        let to = json!({ "email": format!("ap{}{PAYER}", self.number) });
        self.step(&path, "send", to, |invoice| !invoice["mail_status"].is_null()).await;
        let half = self.pay(&invoice, "half", RATE_CENTS / 2).await;
        let credit = json!({ "kind": "credit", "reason": "rate", "amount_cents": CREDIT_CENTS });
        self.step(&path, "adjust", credit, |invoice| invoice["adjusted_cents"] != 0).await;
        let rest = self.pay(&invoice, "rest", RATE_CENTS - RATE_CENTS / 2 - CREDIT_CENTS).await;
        let day = Utc::now().with_timezone(&Chicago).date_naive();
        let deposit = json!({ "deposited_on": day, "payment_ids": [half, rest] });
        self.create("/api/deposits", "deposit", deposit).await;
        while self.read(&path).await["mail_status"] != "sent" {
            tokio::time::sleep(PAUSE).await;
        }
        invoice
    }

    async fn pay(&self, invoice: &str, reference: &str, cents: i64) -> String {
        let day = Utc::now().with_timezone(&Chicago).date_naive();
        let body = json!({
            "customer_id": self.customer, "method": "check", "reference": format!("{reference} {}", self.number),
            "received_on": day, "amount_cents": cents,
            "applications": [{ "invoice_id": invoice, "amount_cents": cents }],
        });
        id(&self.create("/api/payments", reference, body).await)
    }

    /// Until it is answered, and then once more, as if that answer had been lost.
    async fn create(&self, path: &str, what: &str, body: Value) -> Value {
        let key = format!("{what}-{}", self.number);
        let once = async || loop {
            if let Some(answer) = self.admin.send_once(Method::POST, path, &key, Some(body.clone())).await {
                break answer;
            }
            tokio::time::sleep(PAUSE).await;
        };
        let first = once().await;
        assert_eq!(once().await, first, "{path}");
        first
    }

    /// A change without an answer may have happened: the clerk looks before trying again.
    async fn step(&self, path: &str, verb: &str, mut body: Value, is_done: impl Fn(&Value) -> bool) {
        loop {
            let now = self.read(path).await;
            if is_done(&now) {
                return;
            }
            body["version"] = now["version"].clone();
            self.admin.send(Method::POST, &format!("{path}/{verb}"), Some(body.clone())).await;
        }
    }

    async fn read(&self, path: &str) -> Value {
        loop {
            if let Some(answer) = self.admin.send(Method::GET, path, None).await {
                return answer;
            }
            tokio::time::sleep(PAUSE).await;
        }
    }
}
