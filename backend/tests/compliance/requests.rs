//! Documents that drivers are asked for, and what they send.

use chrono::TimeDelta;
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp, TestClient,
    freight::id,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

const REQUESTS: &str = "/api/document_requests";
const SUBMISSIONS: &str = "/api/document_submissions";

/// A driver's phone with the link of a request.
struct Phone {
    client: TestClient,
    token: String,
}

impl Phone {
    fn with(app: &TestApp, url: &str) -> Self {
        let token = url.split_once("/apps/safety/papers#").unwrap().1.to_owned();
        Self { client: app.anonymous(), token }
    }

    async fn say(&self, verb: &str, key: Option<&str>, mut body: Value) -> Answer {
        body["token"] = json!(self.token);
        let headers: Vec<(&str, &str)> = key.map(|key| ("idempotency-key", key)).into_iter().collect();
        self.client.send(Method::POST, &format!("/api/public_document_request/{verb}"), &headers, Some(body)).await
    }

    async fn open(&self) -> Value {
        self.say("open", None, json!({})).await.expect(200)
    }
}

fn picture(app: &TestApp, person: &Person) -> Value {
    let receipt = MemoryBlobs::receipt_of_file(person.company_id, app.ctx.ids.next(), 1_000, "image/jpeg");
    json!({ "receipt": receipt, "file_name": "front.jpg" })
}

fn line<'a>(request: &'a Value, item_type: &str) -> &'a Value {
    let lines = request["lines"].as_array().unwrap();
    lines.iter().find(|line| line["item_type"] == item_type).unwrap_or_else(|| panic!("no line {item_type}"))
}

async fn waiting(admin: &Person) -> Vec<Value> {
    let page = admin.client.get(&format!("{SUBMISSIONS}?status=submitted")).await.expect(200);
    page["items"].as_array().unwrap().clone()
}

/// A driver with an email address, asked for a license and a medical certificate.
async fn asked(app: &TestApp) -> (Person, String, Value, Phone) {
    let admin = app.admin().await;
    let body = json!({ "first_name": "Ann", "last_name": "Lee", "kind": "company", "email": "ann@drivers.example" });
    let ann = id(&admin.client.post("/api/drivers", body).await.expect(201));
    let body = json!({
        "driver_ids": [ann], "item_types": ["medical", "license"], "message": "Your file is almost complete.",
        "due_on": "2026-12-04", "is_mailed": true,
    });
    let made = admin.client.post(REQUESTS, body).await.expect(201);
    let phone = Phone::with(app, made["items"][0]["url"].as_str().unwrap());
    (admin, ann, made["items"][0]["request"].clone(), phone)
}

#[rstest]
#[tokio::test]
async fn what_a_driver_sends_counts_once_it_is_accepted(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, ann, request, phone) = asked(&app).await;
    assert_eq!((&request["status"], &request["driver"]["name"]), (&json!("open"), &json!("Ann Lee")));
    app.run_jobs().await;
    let mail = app.mail.last_to("ann@drivers.example").unwrap();
    for known in ["- License\n- Medical certificate", "Dec 4, 2026", "almost complete", &phone.token] {
        assert!(mail.text.contains(known), "{known}: {}", mail.text);
    }
    let seen = phone.open().await;
    assert_eq!((&seen["first_name"], &line(&seen, "medical")["state"]), (&json!("Ann"), &json!("needed")));

    let sent = json!({
        "item_type": "medical", "files": [picture(&app, &admin), picture(&app, &admin)], "expires_on": "2028-02-29",
        "number": "7001",
    });
    let after = phone.say("submit", Some("k-1"), sent.clone()).await.expect(200);
    assert_eq!(line(&after, "medical")["state"], "submitted");
    // A phone that got no answer sends it again.
    phone.say("submit", Some("k-1"), sent).await.expect(200);
    let submission = &waiting(&admin).await[0];
    assert_eq!(waiting(&admin).await.len(), 1);
    assert_eq!(submission["files"].as_array().unwrap().len(), 2);
    let notices = admin.client.get("/api/notices").await.expect(200);
    assert!(notices["items"].to_string().contains("Ann Lee sent a document to review"), "{notices}");
    // It does not count yet.
    let checklist = format!("/api/records/driver/{ann}/compliance");
    let before = admin.client.get(&checklist).await.expect(200);
    assert_eq!(line(&before, "medical")["status"], "missing");

    let accept = format!("{SUBMISSIONS}/{}/accept", id(submission));
    let read = json!({ "version": 1, "number": "7001234567", "expires_on": "2028-02-28" });
    let accepted = admin.client.post(&accept, read.clone()).await.expect(200);
    assert_eq!((&accepted["status"], accepted["reviewed_by"].is_string()), (&json!("accepted"), true));
    admin
        .client
        .post(&accept, json!({ "version": 2, "expires_on": "2028-02-28" }))
        .await
        .expect_code(409, "document_reviewed");
    let now = admin.client.get(&checklist).await.expect(200);
    let medical = line(&now, "medical");
    assert_eq!((&medical["status"], &medical["item"]["number"]), (&json!("valid"), &json!("7001234567")));
    assert_eq!(medical["item"]["files"].as_array().unwrap().len(), 2);
    let history = admin.client.get(&format!("/api/drivers/{ann}/history")).await.expect(200).to_string();
    for verb in ["documents_requested", "document_submitted", "document_accepted", "item_added"] {
        assert!(history.contains(&format!("driver.{verb}")), "{verb}: {history}");
    }
    phone
        .say(
            "submit",
            None,
            json!({ "item_type": "medical", "files": [picture(&app, &admin)], "expires_on": "2028-02-29" }),
        )
        .await
        .expect_code(409, "document_reviewed");

    let license = json!({ "item_type": "license", "files": [picture(&app, &admin)], "expires_on": "2030-01-01" });
    phone.say("submit", None, license).await.expect(200);
    let submission = id(&waiting(&admin).await[0]);
    let read = json!({ "version": 1, "expires_on": "2030-01-01" });
    admin.client.post(&format!("{SUBMISSIONS}/{submission}/accept"), read).await.expect(200);
    let done = admin.client.get(&format!("{REQUESTS}?driver_id={ann}")).await.expect(200);
    assert_eq!(done["items"][0]["status"], "done");
    assert_eq!(admin.client.get(&format!("{REQUESTS}?status=open")).await.expect(200)["total_count"], 0);
    assert_eq!(line(&phone.open().await, "license")["state"], "accepted");
}

#[rstest]
#[tokio::test]
async fn a_rejected_document_comes_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, _, phone) = asked(&app).await;
    let send = |expires_on: &str| json!({ "item_type": "medical", "files": [picture(&app, &admin)], "expires_on": expires_on });
    phone.say("submit", None, send("2027-01-01")).await.expect(200);
    // Sent again before anyone looked: only the last one waits.
    phone.say("submit", None, send("2027-02-01")).await.expect(200);
    let submissions = waiting(&admin).await;
    assert_eq!(submissions.len(), 1);
    assert_eq!(submissions[0]["expires_on"], "2027-02-01");
    let reject = format!("{SUBMISSIONS}/{}/reject", id(&submissions[0]));
    let blank = admin.client.post(&reject, json!({ "version": 1, "reason": " " })).await;
    assert_eq!(blank.expect_code(422, "validation_failed")["fields"][0]["path"], "reason");
    admin.client.post(&reject, json!({ "version": 9, "reason": "Blurry." })).await.expect_code(409, "version_stale");
    admin.client.post(&reject, json!({ "version": 1, "reason": "The back side is missing." })).await.expect(200);
    let seen = phone.open().await;
    assert_eq!(line(&seen, "medical")["state"], "rejected");
    assert_eq!(line(&seen, "medical")["rejection_reason"], "The back side is missing.");
    app.run_jobs().await;
    let mail = app.mail.last_to("ann@drivers.example").unwrap();
    assert!(mail.text.contains("The back side is missing.") && mail.text.contains(&phone.token), "{}", mail.text);
    phone.say("submit", None, send("2027-03-01")).await.expect(200);
    assert_eq!(line(&phone.open().await, "medical")["state"], "submitted");
}

#[rstest]
#[tokio::test]
async fn a_phone_is_told_what_is_wrong(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, _, phone) = asked(&app).await;
    for (item_type, dates, path) in [
        ("twic", json!({ "expires_on": "2027-01-01" }), "item_type"),
        ("medical", json!({}), "expires_on"),
        ("medical", json!({ "expires_on": "2026-01-01" }), "expires_on"),
        ("medical", json!({ "expires_on": "2027-01-01", "issued_on": "2027-06-01" }), "issued_on"),
    ] {
        let mut body = dates;
        body["item_type"] = json!(item_type);
        body["files"] = json!([picture(&app, &admin)]);
        let refused = phone.say("submit", None, body).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], path, "{refused}");
    }
    let other = app.admin().await;
    let foreign = json!({ "item_type": "medical", "files": [picture(&app, &other)], "expires_on": "2027-01-01" });
    phone.say("submit", None, foreign).await.expect_code(422, "receipt_invalid");
    assert_eq!(waiting(&admin).await.len(), 0);
    let upload = json!({ "file_name": "a.jpg", "byte_size": 1_000, "media_type": "image/jpeg" });
    let ticket = phone.say("upload", None, upload).await.expect(201);
    assert!(ticket["upload_url"].as_str().unwrap().contains(&admin.company_id.to_string()));
    let script = json!({ "file_name": "a.svg", "byte_size": 1_000, "media_type": "image/svg+xml" });
    phone.say("upload", None, script).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn a_link_ends_when_it_is_revoked_or_old(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, request, phone) = asked(&app).await;
    let one = format!("{REQUESTS}/{}", id(&request));
    let link = admin.client.get(&format!("{one}/address")).await.expect(200);
    assert!(link["url"].as_str().unwrap().ends_with(&phone.token));
    for _ in 0..2 {
        let revoked = admin.client.post(&format!("{one}/revoke"), json!({})).await.expect(200);
        assert_eq!(revoked["status"], "revoked");
    }
    admin.client.get(&format!("{one}/address")).await.expect_code(409, "driver_link_over");
    phone.say("open", None, json!({})).await.expect_code(404, "not_found");
    let upload = json!({ "file_name": "a.jpg", "byte_size": 1_000, "media_type": "image/jpeg" });
    phone.say("upload", None, upload).await.expect_code(404, "not_found");

    let (_, _, _, phone) = asked(&app).await;
    app.clock.advance(TimeDelta::days(46));
    phone.say("open", None, json!({})).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn many_drivers_are_asked_for_what_each_lacks(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let bare = json!({
        "first_name": "Bo", "last_name": "Diaz", "kind": "company", "license_expires_on": "2030-01-01",
    });
    let bo = id(&admin.client.post("/api/drivers", bare).await.expect(201));
    let full = json!({ "first_name": "Cy", "last_name": "Ruiz", "kind": "company" });
    let full = id(&admin.client.post("/api/drivers", full).await.expect(201));
    for (item_type, expires_on) in [
        ("license", Some("2030-01-01")),
        ("medical", Some("2028-01-01")),
        ("annual_review", Some("2027-11-01")),
        ("application", None),
        ("mvr", None),
        ("road_test", None),
        ("medical_status", None),
        ("testing_policy", None),
    ] {
        let mut item = json!({ "item_type": item_type });
        if let Some(day) = expires_on {
            item["expires_on"] = json!(day);
        }
        admin.client.post(&format!("/api/records/driver/{full}/compliance_items"), item).await.expect(201);
    }
    let made = admin.client.post(REQUESTS, json!({ "driver_ids": [bo, full, bo] })).await.expect(201);
    assert_eq!(made["items"].as_array().unwrap().len(), 1, "{made}");
    assert_eq!(made["left_out"][0]["name"], "Cy Ruiz");
    let lines = made["items"][0]["request"]["lines"].as_array().unwrap();
    let asked: Vec<&str> = lines.iter().map(|line| line["item_type"].as_str().unwrap()).collect();
    assert_eq!(asked, ["medical", "application", "testing_policy"], "not what the office provides, such as the MVR");
    let unknown = admin.client.post(REQUESTS, json!({ "driver_ids": [bo], "item_types": ["ifta"] })).await;
    assert_eq!(unknown.expect_code(422, "validation_failed")["fields"][0]["path"], "item_types.0");
    let past = admin.client.post(REQUESTS, json!({ "driver_ids": [bo], "due_on": "2026-01-01" })).await;
    assert_eq!(past.expect_code(422, "validation_failed")["fields"][0]["path"], "due_on");
    let other = app.admin().await;
    other.client.post(REQUESTS, json!({ "driver_ids": [bo] })).await.expect_code(404, "not_found");
    let clerk = app.user(admin.company_id, Role::User).await;
    clerk.client.post(REQUESTS, json!({ "driver_ids": [bo] })).await.expect_code(403, "permission_missing");
}
