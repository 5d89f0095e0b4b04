//! Notices: each user's own.

use chrono::TimeDelta;
use haul_app::run_jobs;
use haul_db::{Fetch, Scope};
use haul_entity::base::{job, notice};
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
    inbox, wait_until,
};
use haul_types::{Role, Timestamp};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use serde_json::{Value, json};

/// A load of a dispatcher's, booked by the Admin.
async fn load_of(admin: &Person, dispatcher: &Person, freight: &Freight) -> Value {
    let mut body = freight.load();
    body["dispatcher_id"] = json!(dispatcher.user_id);
    admin.client.post("/api/loads", body).await.expect(201)
}

async fn change(admin: &Person, load: &Value, notes: &str) -> Value {
    let path = format!("/api/loads/{}", id(load));
    let now = admin.client.get(&path).await.expect(200);
    let body = json!({ "version": now["version"], "notes": notes });
    admin.client.patch(&path, body).await.expect(200)
}

/// Settings with these hours and one choice.
async fn choose(person: &Person, kind: &str, is_in_bell: bool, mail: &str, hours: Value) -> Answer {
    let now = person.client.get("/api/notice_settings").await.expect(200);
    let mut body = json!({
        "version": now["version"], "digest_hour": 7,
        "choices": [{ "kind": kind, "is_in_bell": is_in_bell, "mail": mail }],
    });
    for (key, value) in hours.as_object().unwrap() {
        body[key] = value.clone();
    }
    person.client.send(Method::PUT, "/api/notice_settings", &[], Some(body)).await
}

fn mails_to(app: &TestApp, person: &Person) -> Vec<haul_ports::MailMessage> {
    app.mail.sent().into_iter().filter(|mail| mail.to == person.email).collect()
}

#[rstest]
#[tokio::test]
async fn notices_are_read_and_archived_by_their_person(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    let path = format!("/api/users/{}", user.user_id);
    admin.client.patch(&path, json!({ "version": 1, "role": "SafetyManager" })).await.expect(200);
    let inbox = user.client.get("/api/notices").await.expect(200);
    assert_eq!((&inbox["total_count"], &inbox["unread_count"]), (&json!(1), &json!(1)));
    let archive = format!("/api/notices/{}/archive", inbox["items"][0]["id"].as_str().unwrap());
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
    admin.client.post(&archive, json!({})).await.expect_code(404, "not_found");
    assert_eq!(user.client.post("/api/notices/read", json!({})).await.expect(200)["unread_count"], 0);
    assert!(user.client.get("/api/notices").await.expect(200)["items"][0]["read_at"].is_string());
    for _ in 0..2 {
        assert!(user.client.post(&archive, json!({})).await.expect(200)["archived_at"].is_string());
    }
    assert_eq!(user.client.get("/api/notices").await.expect(200)["total_count"], 0);
    assert_eq!(user.client.get("/api/notices?status=archived").await.expect(200)["total_count"], 1);
}

#[rstest]
#[tokio::test]
async fn a_matter_has_one_open_notice_and_never_for_the_person_who_caused_it(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = load_of(&admin, &dispatcher, &freight).await;
    change(&admin, &load, "Call ahead").await;
    dispatcher.client.post("/api/notices/read", json!({})).await.expect(200);
    change(&admin, &load, "Dock 4").await;
    let told = inbox(&dispatcher, "load_changed").await;
    assert_eq!((told.len(), &told[0]["priority"]), (1, &json!("information")));
    assert!(told[0].get("read_at").is_none(), "a repeat is unread again: {}", told[0]);
    // Another load is another matter, and once archived, so is the next change.
    let other = load_of(&admin, &dispatcher, &freight).await;
    change(&admin, &other, "Call ahead").await;
    let path = format!("/api/notices/{}/archive", id(&told[0]));
    dispatcher.client.post(&path, json!({})).await.expect(200);
    change(&admin, &load, "Dock 5").await;
    assert_eq!(inbox(&dispatcher, "load_changed").await.len(), 2);
    change(&dispatcher, &load, "Mine").await;
    assert_eq!(dispatcher.client.get("/api/notices?status=archived").await.expect(200)["total_count"], 1);
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn a_digest_comes_once_a_day_at_the_persons_hour_with_what_is_unread(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let (admin, dispatcher) =
        (wait_until(&app, admin, "2026-11-17T14:00:00Z"), wait_until(&app, dispatcher, "2026-11-17T14:00:00Z"));
    let freight = admin.freight().await;
    let off = |kind: &str| json!({ "kind": kind, "is_in_bell": true, "mail": "off" });
    let hours = json!({
        "digest_hour": 6, "time_zone": "America/Denver",
        "choices": [
            { "kind": "load_changed", "is_in_bell": true, "mail": "digest" }, off("rate_confirmation_missing"),
        ],
    });
    choose(&dispatcher, "load_changed", true, "digest", hours).await.expect(200);
    let (first, second) = (load_of(&admin, &dispatcher, &freight).await, load_of(&admin, &dispatcher, &freight).await);
    for load in [&first, &second] {
        change(&admin, load, "Call ahead").await;
        change(&admin, load, "Dock 4").await;
    }
    run_jobs(&app.ctx, 50).await;
    assert!(mails_to(&app, &dispatcher).is_empty());
    // Six in the morning in Denver.
    app.clock.set("2026-11-18T12:59:59Z".parse::<Timestamp>().unwrap().utc());
    app.run_jobs().await;
    assert!(mails_to(&app, &dispatcher).is_empty());
    let dispatcher = wait_until(&app, dispatcher, "2026-11-18T13:00:00Z");
    app.run_jobs().await;
    let mails = mails_to(&app, &dispatcher);
    assert_eq!(mails.len(), 1, "one mail for all: {mails:?}");
    let (text, html) = (&mails[0].text, mails[0].html.as_deref().unwrap());
    for part in [&format!("Load {}", first["number"].as_str().unwrap()), "https://haul.example/pages/notices"] {
        assert!(text.contains(part) && html.contains(part), "{part}: {text}");
    }
    assert!(mails[0].subject.ends_with("and 1 more notice"), "{}", mails[0].subject);
    assert!(text.contains("7:00 AM MST"), "times are the person's: {text}");
    // Nothing new, and what was read meanwhile is no news.
    let admin = wait_until(&app, admin, "2026-11-18T13:00:00Z");
    change(&admin, &first, "Dock 6").await;
    dispatcher.client.post("/api/notices/read", json!({})).await.expect(200);
    app.clock.set("2026-11-20T15:00:00Z".parse::<Timestamp>().unwrap().utc());
    app.run_jobs().await;
    assert_eq!(mails_to(&app, &dispatcher).len(), 1);
}

#[rstest]
#[tokio::test]
async fn quiet_hours_hold_mail_back_but_not_critical_notices(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    // Ten in the evening in Chicago.
    let night = "2026-11-18T04:00:00Z";
    let (admin, dispatcher) = (wait_until(&app, admin, night), wait_until(&app, dispatcher, night));
    let freight = admin.freight().await;
    let hours = json!({ "quiet_from": 21, "quiet_until": 6 });
    choose(&dispatcher, "load_changed", true, "at_once", hours).await.expect(200);
    let load = load_of(&admin, &dispatcher, &freight).await;
    change(&admin, &load, "Call ahead").await;
    app.run_jobs().await;
    assert!(mails_to(&app, &dispatcher).is_empty());
    let problem = json!({ "kind": "breakdown", "note": "Blown tire near Joliet" });
    admin.client.post(&format!("/api/loads/{}/tracking_exceptions", id(&load)), problem).await.expect(201);
    app.run_jobs().await;
    let mails = mails_to(&app, &dispatcher);
    assert_eq!(mails.len(), 1);
    assert!(mails[0].text.contains("Critical: ") && mails[0].text.contains("Blown tire near Joliet"));
    app.clock.set("2026-11-18T12:00:00Z".parse::<Timestamp>().unwrap().utc());
    app.run_jobs().await;
    let morning = mails_to(&app, &dispatcher);
    assert!(morning.iter().any(|mail| mail.text.contains("was changed")), "{morning:?}");
}

#[rstest]
#[tokio::test]
async fn a_person_mutes_a_kind_by_channel_and_goes_back_to_the_defaults(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = load_of(&admin, &dispatcher, &freight).await;
    choose(&dispatcher, "load_changed", false, "off", json!({})).await.expect(200);
    change(&admin, &load, "One").await;
    assert!(inbox(&dispatcher, "load_changed").await.is_empty());
    // By mail only: nothing under the bell.
    choose(&dispatcher, "load_changed", false, "at_once", json!({})).await.expect(200);
    change(&admin, &load, "Two").await;
    app.run_jobs().await;
    assert!(inbox(&dispatcher, "load_changed").await.is_empty());
    assert_eq!(mails_to(&app, &dispatcher).len(), 1);
    // A matter that keeps occurring is mailed once an hour.
    change(&admin, &load, "Three").await;
    change(&admin, &load, "Four").await;
    app.run_jobs().await;
    assert_eq!(mails_to(&app, &dispatcher).len(), 1);
    app.clock.advance(TimeDelta::hours(1));
    app.run_jobs().await;
    assert_eq!(mails_to(&app, &dispatcher).len(), 2);
    let dispatcher = Person { client: app.signed_in(&dispatcher.uid, &dispatcher.email, true), ..dispatcher };
    let reset = dispatcher.client.post("/api/notice_settings/reset", json!({})).await.expect(200);
    let choices = reset["choices"].as_array().unwrap();
    assert!(choices.iter().all(|choice| {
        choice["is_in_bell"] == choice["default_is_in_bell"] && choice["mail"] == choice["default_mail"]
    }));
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    change(&admin, &load, "Five").await;
    assert_eq!(inbox(&dispatcher, "load_changed").await.len(), 1);
}

#[rstest]
#[tokio::test]
async fn mail_that_waits_follows_new_settings(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = load_of(&admin, &dispatcher, &freight).await;
    choose(&dispatcher, "load_changed", true, "digest", json!({})).await.expect(200);
    change(&admin, &load, "One").await;
    choose(&dispatcher, "load_changed", true, "off", json!({})).await.expect(200);
    app.clock.advance(TimeDelta::days(2));
    app.run_jobs().await;
    assert!(mails_to(&app, &dispatcher).iter().all(|mail| !mail.text.contains("was changed")));
    let dispatcher = Person { client: app.signed_in(&dispatcher.uid, &dispatcher.email, true), ..dispatcher };
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    choose(&dispatcher, "load_changed", true, "digest", json!({})).await.expect(200);
    change(&admin, &load, "Two").await;
    choose(&dispatcher, "load_changed", true, "at_once", json!({})).await.expect(200);
    app.run_jobs().await;
    assert!(mails_to(&app, &dispatcher).iter().any(|mail| mail.subject.contains("was changed")));
}

#[rstest]
#[tokio::test]
async fn settings_that_make_no_sense_are_refused_beside_their_field(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let user = app.user(admin.company_id, Role::User).await;
    for (hours, field) in [
        (json!({ "digest_hour": 24 }), "digest_hour"),
        (json!({ "quiet_from": 22 }), "quiet_until"),
        (json!({ "quiet_until": 6 }), "quiet_from"),
        (json!({ "quiet_from": 6, "quiet_until": 6 }), "quiet_until"),
        (json!({ "time_zone": "Mars/Olympus" }), "time_zone"),
    ] {
        let refused = choose(&admin, "quote", true, "off", hours).await.expect_code(422, "validation_failed");
        assert_eq!(refused["fields"][0]["path"], field, "{refused}");
    }
    // What the person can't get, can't be chosen.
    let refused = choose(&user, "join_request", true, "off", json!({})).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "choices.0.kind");
    let now = user.client.get("/api/notice_settings").await.expect(200);
    let kinds: Vec<_> = now["choices"].as_array().unwrap().iter().map(|it| it["kind"].as_str().unwrap()).collect();
    assert!(kinds.contains(&"access") && !kinds.contains(&"join_request"), "{kinds:?}");
    assert_eq!((&now["version"], &now["effective_time_zone"]), (&json!(0), &json!("America/Chicago")));
    choose(&admin, "quote", true, "off", json!({})).await.expect(200);
    let stale = json!({ "version": 0, "digest_hour": 7, "choices": [] });
    let stale = admin.client.send(Method::PUT, "/api/notice_settings", &[], Some(stale)).await;
    stale.expect_code(409, "version_stale");
}

/// The host was killed after the commit and before the job was marked as done, so it runs again.
#[rstest]
#[tokio::test]
async fn a_repeated_job_mails_nothing_twice(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    choose(&dispatcher, "load_changed", true, "at_once", json!({})).await.expect(200);
    let load = load_of(&admin, &dispatcher, &freight).await;
    change(&admin, &load, "One").await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let jobs = async || {
        let of_mail = job::Entity::find().filter(job::Column::Kind.eq("mail_notices"));
        of_mail.fetch_all(&db).await.unwrap()
    };
    let payload = jobs().await[0].payload.clone();
    app.run_jobs().await;
    for found in jobs().await {
        let again = job::ActiveModel {
            id: Set(found.id),
            finished_at: Set(None),
            payload: Set(payload.clone()),
            ..Default::default()
        };
        again.update(&db).await.unwrap();
    }
    futures::future::join_all((0..3).map(|_| run_jobs(&app.ctx, 10))).await;
    app.run_jobs().await;
    assert_eq!(mails_to(&app, &dispatcher).len(), 1);
    let due = notice::Entity::find().filter(notice::Column::MailDueAt.is_not_null()).fetch_all(&db).await.unwrap();
    assert!(due.is_empty(), "{due:?}");
}
