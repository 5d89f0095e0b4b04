//! The requests, in an order that tells a story: strangers, a carrier that registers, its first load, a second carrier.

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bytes::Bytes;
use chrono::Utc;
use haul_host::engine::Engine;
use haul_host::message::AppRequest;
use haul_ports::WebhookAttempt;
use http::{HeaderMap, Method};
use serde_json::{Value, json};

use super::transcript::Transcript;

/// Plays all scenarios against a fresh product.
pub async fn play(engine: Engine) -> Transcript {
    let mut play = Play { engine, transcript: Transcript::default() };
    play.strangers().await;
    let founder = play.carrier_registers("founder", "77001").await;
    play.loads(&founder).await;
    play.exports(&founder).await;
    play.archive(&founder).await;
    play.webhooks(&founder).await;
    let other = play.carrier_registers("other", "77002").await;
    play.isolation(&founder, &other).await;
    play.transcript
}

struct Play {
    engine: Engine,
    transcript: Transcript,
}

/// A bearer token.
type Token = String;

impl Play {
    async fn strangers(&mut self) {
        self.get("session of nobody", "/api/session", "").await;
        self.get("customers of nobody", "/api/customers", "").await;
        self.get("token that is none", "/api/session", "nonsense").await;
        let unsigned = token("stranger", false, json!({ "aud": "another-project" }));
        self.get("token of another project", "/api/session", &unsigned).await;
        let expired = token("stranger", true, json!({ "exp": 1 }));
        self.get("expired token", "/api/session", &expired).await;
        let rsa = URL_SAFE_NO_PAD.encode(r#"{"alg":"RS256","kid":"unknown"}"#);
        self.get("token of an unknown key", "/api/session", &format!("{rsa}.e30.c2ln")).await;
        self.get("unknown route", "/api/no_such_thing", "").await;
        self.send("unknown method", Method::PUT, "/api/session", "", None, &[]).await;
    }

    async fn carrier_registers(&mut self, uid: &str, dot_number: &str) -> Token {
        let unverified = token(uid, false, json!({}));
        self.get("session of an unverified account", "/api/session", &unverified).await;
        self.post("registration without a name", "/api/registrations", &unverified, json!({ "dotNumber": "x" })).await;
        let carrier = json!({
            "fullname": "Dana Founder", "companyName": format!("Carrier {dot_number}"), "dotNumber": dot_number,
        });
        self.post("registration", "/api/registrations", &unverified, carrier).await;
        let verified = token(uid, true, json!({}));
        self.get("session of the first Admin", "/api/session", &verified).await;
        self.get("company", "/api/company", &verified).await;
        verified
    }

    async fn loads(&mut self, token: &str) {
        self.body("body that is no JSON", "/api/customers", token, "{").await;
        self.body("body of another type", "/api/customers", token, r#"{"name":1}"#).await;
        self.post("customer without a name", "/api/customers", token, json!({ "name": " ", "kind": "broker" })).await;
        let customer = json!({ "name": "Blue Ridge Brokerage", "kind": "broker" });
        let key = [("idempotency-key", "customer-1")];
        let created = self.send("customer", Method::POST, "/api/customers", token, Some(customer.clone()), &key).await;
        self.send("customer again with its key", Method::POST, "/api/customers", token, Some(customer), &key).await;
        let another = Some(json!({ "name": "Another", "kind": "broker" }));
        self.send("another customer under the same key", Method::POST, "/api/customers", token, another, &key).await;

        let path = format!("/api/customers/{}", id(&created));
        let patch = json!({ "version": created["version"], "name": "Blue Ridge Freight Brokerage" });
        self.send("customer renamed", Method::PATCH, &path, token, Some(patch.clone()), &[]).await;
        self.send("customer renamed from a stale version", Method::PATCH, &path, token, Some(patch), &[]).await;
        self.get("customer read", &path, token).await;
        self.get("customers listed", "/api/customers?limit=1", token).await;
        self.get("list with a bad limit", "/api/customers?limit=x", token).await;
        self.get("customer with an id that is none", "/api/customers/1", token).await;

        let chicago = self.facility("facility of the pickup", token, "Lakeside", "America/Chicago").await;
        let denver = self.facility("facility of the delivery", token, "Mile High", "America/Denver").await;
        let load = json!({
            "customer_id": id(&created),
            "load_kind": "full_truckload",
            "equipment": "dry_van",
            "loaded_miles": "967.5",
            "stops": [
                { "kind": "pickup", "facility_id": id(&chicago), "schedule": "appointment", "earliest_local": "2026-11-18T08:00" },
                { "kind": "delivery", "facility_id": id(&denver), "schedule": "appointment", "earliest_local": "2026-11-19T10:00" },
            ],
            "charges": [{ "code": "LINE_HAUL", "basis": "per_mile", "quantity": "967.5", "rate": "2.4500" }],
        });
        let load = self.post("load", "/api/loads", token, load).await;
        self.post("load without stops", "/api/loads", token, json!({ "customer_id": id(&created), "stops": [] })).await;
        self.get("load read", &format!("/api/loads/{}", id(&load)), token).await;
        let print = format!("/api/loads/{}/print", id(&load));
        self.post("bill of lading printed", &print, token, json!({ "paper": "bill_of_lading" })).await;
        self.post("paper that is none", &print, token, json!({ "paper": "will" })).await;
        let packet = format!("/api/loads/{}/invoice_packet", id(&load));
        self.post("packet of a load under way", &packet, token, json!({})).await;
        self.get("loads listed", "/api/loads", token).await;
        self.get("search", "/api/search?q=blue", token).await;
        self.get("audit", "/api/audit_events", token).await;
    }

    /// The host packs it in the background; its bytes differ from run to run.
    async fn archive(&mut self, token: &str) {
        let path = "/api/company_archives";
        let archive = self.send("archive of the company", Method::POST, path, token, None, &[]).await;
        self.send("second archive", Method::POST, path, token, None, &[]).await;
        let mut left = 100;
        let done = loop {
            self.engine.run_jobs(20).await.expect("jobs run");
            let answer = self.quietly(&format!("{path}/{}", id(&archive)), token).await;
            left -= 1;
            if answer["status"] == "done" || left == 0 {
                break answer;
            }
        };
        assert_eq!((&done["status"], &done["left_out_files"]), (&json!("done"), &json!(0)), "{done}");
        assert_eq!(done["done_files"], done["total_files"]);
    }

    /// The list becomes a file in the host; its size is the same for every caller.
    async fn exports(&mut self, token: &str) {
        for format in ["csv", "pdf"] {
            let body = json!({ "list_name": "loads", "format": format, "search": "sort=number" });
            let export = self.post("export of the loads", "/api/exports", token, body).await;
            if let Some(id) = export["id"].as_str() {
                self.engine.run_jobs(20).await.expect("jobs run");
                self.get("finished export", &format!("/api/exports/{id}"), token).await;
            }
        }
    }

    async fn webhooks(&mut self, token: &str) {
        let endpoint = |url: &str| json!({ "url": url, "event_kinds": ["customer.*"] });
        let inside = endpoint("https://169.254.169.254/latest");
        self.post("webhook to a private address", "/api/webhook_endpoints", token, inside).await;
        let outside = endpoint("https://93.184.215.14/haul");
        let made = self.post("webhook endpoint", "/api/webhook_endpoints", token, outside).await;
        self.post("customer told", "/api/customers", token, json!({ "name": "Told", "kind": "broker" })).await;
        let turn = self.engine.turn_webhooks(&[], 10).await.expect("a turn");
        let post = turn.posts.first().expect("the customer's event is due");
        assert_eq!((turn.posts.len(), post.url.as_str()), (1, "https://93.184.215.14/haul"));
        let done = WebhookAttempt {
            delivery_id: post.delivery_id,
            claim: post.claim,
            status: Some(204),
            error: None,
            milliseconds: 5,
        };
        let settled = self.engine.turn_webhooks(&[done], 10).await.expect("a turn");
        assert_eq!((settled.is_settled, settled.posts.len()), (true, 0));
        let log = format!("/api/webhook_endpoints/{}/deliveries", id(&made["endpoint"]));
        self.get("deliveries", &log, token).await;
    }

    async fn isolation(&mut self, founder: &str, other: &str) {
        let customers = self.get("own customers", "/api/customers", founder).await;
        self.get("customers of the other carrier", "/api/customers", other).await;
        let foreign = format!("/api/customers/{}", id(&customers["items"][0]));
        self.get("customer of another carrier", &foreign, other).await;
        self.get("customer that never was", "/api/customers/01a1fa1d-8100-7000-8000-00000000dead", other).await;
    }

    async fn facility(&mut self, step: &'static str, token: &str, name: &str, time_zone: &str) -> Value {
        let address = json!({ "line1": "1200 Dock St", "city": "Joliet", "state": "IL", "postal_code": "60431" });
        self.post(step, "/api/facilities", token, json!({ "name": name, "address": address, "time_zone": time_zone }))
            .await
    }

    async fn get(&mut self, step: &'static str, path: &str, token: &str) -> Value {
        self.send(step, Method::GET, path, token, None, &[]).await
    }

    async fn post(&mut self, step: &'static str, path: &str, token: &str, body: Value) -> Value {
        self.send(step, Method::POST, path, token, Some(body), &[]).await
    }

    async fn body(&mut self, step: &'static str, path: &str, token: &str, body: &'static str) -> Value {
        self.request(step, Method::POST, path, token, Bytes::from(body), &[]).await
    }

    async fn send(
        &mut self,
        step: &'static str,
        method: Method,
        path: &str,
        token: &str,
        body: Option<Value>,
        headers: &[(&'static str, &'static str)],
    ) -> Value {
        let body = body.map(|body| Bytes::from(body.to_string())).unwrap_or_default();
        self.request(step, method, path, token, body, headers).await
    }

    async fn request(
        &mut self,
        step: &'static str,
        method: Method,
        path: &str,
        token: &str,
        body: Bytes,
        more: &[(&'static str, &'static str)],
    ) -> Value {
        let response = self.engine.handle(asked(method, path, token, body, more)).await;
        self.transcript.note(step, &response)
    }

    /// What the transcript leaves out.
    async fn quietly(&self, path: &str, token: &str) -> Value {
        let response = self.engine.handle(asked(Method::GET, path, token, Bytes::new(), &[])).await;
        serde_json::from_slice(&response.body).expect("a body in JSON")
    }
}

fn asked(method: Method, path: &str, token: &str, body: Bytes, more: &[(&'static str, &'static str)]) -> AppRequest {
    let mut headers = HeaderMap::new();
    headers.insert("x-request-id", "the-id".parse().expect("a value"));
    headers.insert("x-client-ip", "192.0.2.1".parse().expect("a value"));
    if !body.is_empty() {
        headers.insert("content-type", "application/json".parse().expect("a value"));
    }
    if !token.is_empty() {
        headers.insert("authorization", format!("Bearer {token}").parse().expect("a value"));
    }
    for (name, value) in more {
        headers.insert(*name, value.parse().expect("a value"));
    }
    AppRequest { method, uri: path.parse().expect("a path"), headers, body }
}

/// A record's id; empty where the answer has none, which then shows in the transcript.
fn id(record: &Value) -> &str {
    record["id"].as_str().unwrap_or_default()
}

/// An unsigned token, as the identity emulator makes them.
fn token(uid: &str, is_email_verified: bool, change: Value) -> Token {
    let now = Utc::now().timestamp();
    let mut claims = json!({
        "iss": "https://securetoken.google.com/demo-haul",
        "aud": "demo-haul",
        "sub": uid,
        "iat": now,
        "auth_time": now,
        "exp": now + 3600,
        "email": format!("{uid}@haul.example"),
        "email_verified": is_email_verified,
    });
    if let (Some(claims), Some(change)) = (claims.as_object_mut(), change.as_object()) {
        claims.extend(change.clone());
    }
    let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    format!("{}.{}.", part(json!({ "alg": "none", "typ": "JWT" })), part(claims))
}
