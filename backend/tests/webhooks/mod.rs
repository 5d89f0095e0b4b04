//! Webhooks: endpoints, events, and how they are delivered.

mod delivery;
mod endpoints;
mod log;
mod permissions;

use haul_ports::{WebhookAttempt, WebhookPost};
use haul_tests::{Person, TestApp, freight::id};
use serde_json::{Value, json};

/// Two hundred, or a failure.
pub const OK: Option<u16> = Some(200);
pub const BROKEN: Option<u16> = Some(500);

pub const URL: &str = "https://erp.example/haul";

/// An endpoint for these kinds of events.
pub async fn endpoint(person: &Person, kinds: &[&str]) -> Value {
    let body = json!({ "url": URL, "event_kinds": kinds });
    person.client.post("/api/webhook_endpoints", body).await.expect(201)["endpoint"].clone()
}

pub fn path(endpoint: &Value, rest: &str) -> String {
    format!("/api/webhook_endpoints/{}{rest}", id(endpoint))
}

pub async fn driver(person: &Person, first_name: &str) -> Value {
    person.client.post("/api/drivers", haul_tests::freight::driver(first_name, "Cole")).await.expect(201)
}

/// Renames a driver; returns its new state.
pub async fn rename(person: &Person, driver: &Value, first_name: &str) -> Value {
    let body = json!({ "version": driver["version"], "first_name": first_name });
    person.client.patch(&format!("/api/drivers/{}", id(driver)), body).await.expect(200)
}

/// The same person with a new token: one is valid for an hour.
pub fn later(app: &TestApp, person: &Person) -> Person {
    let Person { company_id, user_id, uid, email, .. } = person;
    let client = app.signed_in(uid, email, true);
    Person { company_id: *company_id, user_id: *user_id, uid: uid.clone(), email: email.clone(), client }
}

/// What is due now.
pub async fn due(app: &TestApp) -> Vec<WebhookPost> {
    haul_app::turn_webhooks(&app.ctx, &[], 100).await.posts
}

/// Hands in one result for each request; returns what is due then.
pub async fn answer(app: &TestApp, posts: &[WebhookPost], status: Option<u16>) -> Vec<WebhookPost> {
    let turn = haul_app::turn_webhooks(&app.ctx, &results(posts, status), 100).await;
    assert!(turn.is_settled);
    turn.posts
}

pub fn results(posts: &[WebhookPost], status: Option<u16>) -> Vec<WebhookAttempt> {
    let result = |post: &WebhookPost| WebhookAttempt {
        delivery_id: post.delivery_id,
        claim: post.claim,
        status,
        error: status.is_none().then(|| "No response within 10 seconds.".to_owned()),
        milliseconds: 12,
    };
    posts.iter().map(result).collect()
}

pub fn body(post: &WebhookPost) -> Value {
    serde_json::from_slice(&post.body).unwrap()
}

/// `kind label` of each request.
pub fn told(posts: &[WebhookPost]) -> Vec<String> {
    posts.iter().map(body).map(|it| format!("{} {}", text(&it["type"]), text(&it["record"]["label"]))).collect()
}

pub fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_else(|| panic!("{value} is no text"))
}

/// The deliveries of an endpoint, oldest first.
pub async fn deliveries(person: &Person, endpoint: &Value) -> Vec<Value> {
    let page = person.client.get(&path(endpoint, "/deliveries?sort=created_at")).await.expect(200);
    page["items"].as_array().unwrap().clone()
}
