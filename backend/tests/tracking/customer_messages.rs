//! What goes out to customers: links, milestones and status reports by mail, each once.

use chrono::TimeDelta;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
    wait_until,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

use crate::tracking::standing::placed;

const MAIL: &str = "tracking@brokerage.example";
const EVERY: [&str; 5] = ["pickup_arrived", "pickup_departed", "running_late", "delivery_arrived", "delivered"];

/// A dispatched load of a customer that wants these milestones, an hour before the pickup.
async fn dispatched(app: &TestApp, milestones: &[&str]) -> (Person, Freight, Value) {
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(app, admin, "2026-11-18T13:00:00Z");
    let profile = json!({ "version": 1, "tracking_email": MAIL, "tracking_milestones": milestones });
    let customer = admin.client.patch(&format!("/api/customers/{}", freight.customer), profile).await.expect(200);
    assert_eq!(
        (&customer["tracking_email"], customer["tracking_milestones"].as_array().unwrap().len()),
        (&json!(MAIL), milestones.len())
    );
    let load = admin.assigned_load(&freight).await;
    let load = admin.client.post(&format!("/api/loads/{}/dispatch", id(&load)), json!({})).await.expect(200);
    (admin, freight, load)
}

fn subjects(app: &TestApp) -> Vec<String> {
    app.mail.sent().into_iter().filter(|mail| mail.to == MAIL).map(|mail| mail.subject).collect()
}

fn link_in(text: &str) -> &str {
    text.split_whitespace().find(|word| word.contains("/apps/tracking/shared#")).unwrap()
}

async fn messages(admin: &Person, load: &Value) -> Vec<Value> {
    let list = admin.client.get(&format!("/api/loads/{}/messages", id(load))).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

#[rstest]
#[tokio::test]
async fn each_milestone_is_mailed_once_with_one_link(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load) = dispatched(&app, &EVERY).await;
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    let arrived = admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    app.run_jobs().await;
    let number = load["number"].as_str().unwrap();
    // Ten hours of rest and 967 miles make it too late for ten in the morning.
    assert_eq!(subjects(&app), [format!("Load {number}: at pickup"), format!("Load {number}: running late")]);
    // Taken back and recorded anew: the customer knows.
    let events = arrived["stops"][0]["events"].as_array().unwrap();
    let path = format!("/api/loads/{}/stops/{}/events/{}/void", id(&load), id(&load["stops"][0]), id(&events[0]));
    admin.client.post(&path, json!({ "reason": "Wrong gate" })).await.expect(200);
    admin.record(&load, 0, "arrived", "2026-11-18T14:05:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:20:00Z").await;
    app.run_jobs().await;
    assert_eq!(subjects(&app).len(), 3);
    // A day later, late; what a person back-fills from days ago is no news.
    let admin = wait_until(&app, admin, "2026-11-19T17:00:00Z");
    app.run_jobs().await;
    admin.record(&load, 1, "arrived", "2026-11-19T16:50:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T16:58:00Z").await;
    app.run_jobs().await;
    app.run_jobs().await;
    let told = subjects(&app);
    let short: Vec<_> = told.iter().map(|subject| subject.rsplit_once(": ").unwrap().1).collect();
    assert_eq!(short, ["at pickup", "running late", "picked up", "at delivery", "delivered"]);
    let mails: Vec<_> = app.mail.sent().into_iter().filter(|mail| mail.to == MAIL).collect();
    let link = link_in(&mails[0].text);
    assert!(mails.iter().all(|mail| link_in(&mail.text) == link), "one link for all mails of a load");
    let token = link.split_once('#').unwrap().1;
    app.anonymous().post("/api/public_tracking/open", json!({ "token": token })).await.expect(200);
    let links = admin.client.get(&format!("/api/loads/{}/tracking_links", id(&load))).await.expect(200);
    assert_eq!((links["items"].as_array().unwrap().len(), &links["items"][0]["view_count"]), (1, &json!(1)));
    assert_eq!(links["items"][0]["email"], MAIL);
}

#[rstest]
#[tokio::test]
async fn only_wanted_milestones_are_mailed_and_an_ended_link_ends_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load) = dispatched(&app, &["pickup_departed", "delivered"]).await;
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:20:00Z").await;
    // Ended before its mail went out.
    let links = admin.client.get(&format!("/api/loads/{}/tracking_links", id(&load))).await.expect(200);
    let revoke = format!("/api/loads/{}/tracking_links/{}/revoke", id(&load), id(&links["items"][0]));
    admin.client.post(&revoke, json!({})).await.expect(200);
    app.run_jobs().await;
    assert!(subjects(&app).is_empty());
    assert_eq!(messages(&admin, &load).await[0]["problem"], "The link was ended.");
    let admin = wait_until(&app, admin, "2026-11-19T17:00:00Z");
    admin.record(&load, 1, "arrived", "2026-11-19T15:40:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T16:40:00Z").await;
    app.run_jobs().await;
    assert!(subjects(&app).is_empty());
    let links = admin.client.get(&format!("/api/loads/{}/tracking_links", id(&load))).await.expect(200);
    assert_eq!(links["items"].as_array().unwrap().len(), 1);
}

#[rstest]
#[tokio::test]
async fn link_is_mailed_with_its_views_and_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load) = dispatched(&app, &[]).await;
    let links = format!("/api/loads/{}/tracking_links", id(&load));
    let body = json!({
        "label": "Pat", "email": "Pat@Brokerage.example", "is_showing_references": true, "is_showing_documents": false,
    });
    let made = admin.client.post_with_key(&links, "once", body.clone()).await.expect(201);
    assert_eq!(admin.client.post_with_key(&links, "once", body).await.expect(201), made);
    app.run_jobs().await;
    let mail = app.mail.last_to("pat@brokerage.example").unwrap();
    assert_eq!(link_in(&mail.text), made["url"].as_str().unwrap());
    let token = link_in(&mail.text).split_once('#').unwrap().1.to_owned();
    app.anonymous().post("/api/public_tracking/open", json!({ "token": token })).await.expect(200);
    let shown = admin.client.get(&links).await.expect(200)["items"][0].clone();
    assert_eq!((&shown["view_count"], &shown["email"]), (&json!(1), &json!("pat@brokerage.example")));
    let send = format!("{links}/{}/send", id(&shown));
    let bad = admin.client.post(&send, json!({ "email": "pat" })).await.expect_code(422, "validation_failed");
    assert_eq!(bad["fields"][0]["path"], "email");
    for _ in 0..2 {
        let again = [("idempotency-key", "again")];
        admin.client.send(Method::POST, &send, &again, Some(json!({}))).await.expect(200);
    }
    app.run_jobs().await;
    assert_eq!(app.mail.sent().iter().filter(|mail| mail.to == "pat@brokerage.example").count(), 2);
    admin.client.post(&format!("{links}/{}/revoke", id(&shown)), json!({})).await.expect(200);
    admin.client.post(&send, json!({})).await.expect_code(409, "driver_link_over");
}

#[rstest]
#[tokio::test]
async fn status_report_has_the_codes_of_a_214(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load) = dispatched(&app, &[]).await;
    let admin = wait_until(&app, admin, "2026-11-18T15:30:00Z");
    admin.record(&load, 0, "arrived", "2026-11-18T13:55:00Z").await;
    admin.record(&load, 0, "departed", "2026-11-18T15:20:00Z").await;
    let path = format!("/api/loads/{}/status_report", id(&load));
    let company_id = admin.company_id;
    let rows = async |link: &Value| {
        let bytes = app.download(company_id, link).await;
        let mut reader = csv::Reader::from_reader(bytes.as_slice());
        let header = reader.headers().unwrap().clone();
        let at = |name: &str| header.iter().position(|title| title.trim_start_matches('\u{feff}') == name).unwrap();
        let (code, local, facility) = (at("status_code"), at("local_date_time"), at("facility"));
        reader
            .records()
            .map(|row| row.unwrap())
            .map(|row| (row[code].to_owned(), row[local].to_owned(), row[facility].to_owned()))
            .collect::<Vec<_>>()
    };
    let link = admin.client.post(&path, json!({})).await.expect(200);
    let before = rows(&link).await;
    let codes: Vec<_> = before.iter().map(|(code, ..)| code.as_str()).collect();
    // The estimate for the delivery is late.
    assert_eq!(codes, ["X3", "AF", "AG", "SD"], "{before:?}");
    assert!(before[0].1.contains("07:55"), "in the stop's own time: {before:?}");
    assert_eq!(before[1].2, "Lakeside Cold Storage");
    let admin = wait_until(&app, admin, "2026-11-19T18:00:00Z");
    admin.record(&load, 1, "arrived", "2026-11-19T17:00:00Z").await;
    admin.record(&load, 1, "unloaded", "2026-11-19T17:30:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T17:40:00Z").await;
    let link = admin.client.post(&path, json!({})).await.expect(200);
    let after: Vec<_> = rows(&link).await.into_iter().map(|(code, ..)| code).collect();
    assert_eq!(after, ["X3", "AF", "X1", "SD", "D1", "CD"]);
    let send = format!("{path}/send");
    let key = [("idempotency-key", "report")];
    for _ in 0..2 {
        admin.client.send(Method::POST, &send, &key, Some(json!({}))).await.expect(200);
    }
    app.run_jobs().await;
    let mails: Vec<_> = app.mail.sent().into_iter().filter(|mail| mail.to == MAIL).collect();
    assert_eq!((mails.len(), mails[0].attachments.len()), (1, 1));
    assert_eq!(mails[0].attachments[0].file_name, format!("Load {} status.csv", load["number"].as_str().unwrap()));
}

#[rstest]
#[tokio::test]
async fn pod_is_asked_of_the_driver_or_the_facility(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, freight, load) = dispatched(&app, &[]).await;
    let ask = format!("/api/loads/{}/request_pod", id(&load));
    let driver = json!({ "recipient": "driver" });
    admin.client.post(&ask, driver.clone()).await.expect_code(409, "load_not_delivered");
    let admin = wait_until(&app, admin, "2026-11-19T18:00:00Z");
    for (stop, kind, at) in [
        (0, "arrived", "2026-11-18T13:55:00Z"),
        (0, "departed", "2026-11-18T15:20:00Z"),
        (1, "arrived", "2026-11-19T15:40:00Z"),
        (1, "departed", "2026-11-19T17:10:00Z"),
    ] {
        admin.record(&load, stop, kind, at).await;
    }
    admin.client.post(&ask, driver.clone()).await.expect_code(409, "recipient_without_address");
    let change = json!({ "version": 1, "email": "dana@drivers.example" });
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), change).await.expect(200);
    let key = [("idempotency-key", "pod")];
    for _ in 0..2 {
        admin.client.send(Method::POST, &ask, &key, Some(driver.clone())).await.expect(200);
    }
    let facility = json!({ "recipient": "facility", "email": "dock@trinity.example" });
    let asked = admin.client.post(&ask, facility).await.expect(200);
    assert_eq!(asked["items"][0]["purpose"], "pod_request");
    admin.client.post(&ask, json!({ "recipient": "facility" })).await.expect_code(409, "recipient_without_address");
    app.run_jobs().await;
    let to_driver: Vec<_> = app.mail.sent().into_iter().filter(|mail| mail.to == "dana@drivers.example").collect();
    assert_eq!(to_driver.len(), 1);
    let link = to_driver[0].text.split_whitespace().find(|word| word.contains("/apps/tracking/drive#")).unwrap();
    let token = link.split_once('#').unwrap().1;
    let trip = app.anonymous().post("/api/driver_trip/open", json!({ "token": token })).await.expect(200);
    assert_eq!(trip["allowed_actions"], json!(["add_document"]));
    assert!(app.mail.last_to("dock@trinity.example").unwrap().subject.contains("proof of delivery"));
    // Days later the link takes no more papers.
    app.clock.advance(TimeDelta::days(4));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    admin.client.post(&ask, driver).await.expect_code(409, "driver_link_over");
}
