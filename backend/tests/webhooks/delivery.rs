//! How events are delivered: signed, in order per record, at least once, retried, without delaying others.

use base64::{Engine, engine::general_purpose::STANDARD};
use chrono::TimeDelta;
use haul_db::Fetch;
use haul_entity::webhooks::webhook_event;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use hmac::{Hmac, KeyInit, Mac};
use rstest::rstest;
use sea_orm::EntityTrait;
use serde_json::json;
use sha2::Sha256;

use super::{BROKEN, OK, URL, answer, body, deliveries, driver, due, endpoint, later, path, rename, told};

#[rstest]
#[tokio::test]
async fn a_committed_change_is_sent_signed_and_a_refused_one_is_not(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = json!({ "url": URL, "event_kinds": ["driver.*"] });
    let made = admin.client.post("/api/webhook_endpoints", made).await.expect(201);
    let driver = driver(&admin, "Dana").await;
    admin.client.post("/api/drivers", haul_tests::freight::driver("", "Cole")).await.expect(422);
    let changed = rename(&admin, &driver, "Dan").await;

    let posts = due(&app).await;
    assert_eq!(told(&posts), ["driver.created Dana Cole"]);
    let post = &posts[0];
    assert_eq!(post.url, URL);
    let header = |name: &str| post.headers.iter().find(|(it, _)| it == name).unwrap().1.as_str();
    let event = body(post);
    assert_eq!((header("content-type"), header("webhook-id")), ("application/json", event["id"].as_str().unwrap()));
    assert_eq!(
        (&event["record"]["type"], event["record"]["id"].as_str()),
        (&json!("driver"), Some(id(&driver).as_str()))
    );
    let secret = STANDARD.decode(made["secret"].as_str().unwrap().strip_prefix("whsec_").unwrap()).unwrap();
    let mut mac = Hmac::<Sha256>::new_from_slice(&secret).unwrap();
    mac.update(format!("{}.{}.", header("webhook-id"), header("webhook-timestamp")).as_bytes());
    mac.update(&post.body);
    let signature = format!("v1,{}", STANDARD.encode(mac.finalize().into_bytes()));
    assert_eq!(header("webhook-signature"), signature);

    let posts = answer(&app, &posts, OK).await;
    assert_eq!(body(&posts[0])["changed_fields"], json!(["first_name", "full_name"]), "{changed}");
    assert!(answer(&app, &posts, OK).await.is_empty());
    let shown = admin.client.get(&format!("/api/webhook_events/{}", event["id"].as_str().unwrap())).await.expect(200);
    assert_eq!(shown, event);
}

#[rstest]
#[tokio::test]
async fn events_of_a_record_wait_for_each_other_and_for_no_other(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    endpoint(&admin, &["driver.*"]).await;
    let (dana, ed) = (driver(&admin, "Dana").await, driver(&admin, "Ed").await);
    rename(&admin, &dana, "Dan").await;
    rename(&admin, &ed, "Eddy").await;

    let first = due(&app).await;
    assert_eq!(told(&first), ["driver.created Dana Cole", "driver.created Ed Cole"]);
    // The first fails and the second arrives.
    assert!(answer(&app, &first[..1], BROKEN).await.is_empty());
    let second = answer(&app, &first[1..], OK).await;
    assert_eq!(told(&second), ["driver.updated Eddy Cole"]);
    assert!(answer(&app, &second, OK).await.is_empty());
    app.clock.advance(TimeDelta::seconds(5));
    let again = due(&app).await;
    assert_eq!(again[0].body, first[0].body, "a retry has the same id and body");
    assert_eq!(told(&answer(&app, &again, OK).await), ["driver.updated Dan Cole"]);
}

#[rstest]
#[tokio::test]
async fn a_claim_is_free_again_after_its_lease(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    driver(&admin, "Dana").await;
    let lost = due(&app).await;
    assert_eq!((lost.len(), due(&app).await.len()), (1, 0));
    app.clock.advance(TimeDelta::seconds(15));
    let again = due(&app).await;
    assert_eq!(again[0].body, lost[0].body);
    // The result of the first host comes too late: the second one's counts.
    answer(&app, &lost, BROKEN).await;
    assert_eq!(deliveries(&admin, &made).await[0].get("last_status"), None);
    answer(&app, &again, OK).await;
    let delivered = &deliveries(&admin, &made).await[0];
    assert_eq!((&delivered["status"], &delivered["attempts"]), (&json!("delivered"), &json!(2)));
}

#[rstest]
#[tokio::test]
async fn a_failing_event_is_given_up_after_three_days(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let made = endpoint(&admin, &["driver.*"]).await;
    let dana = driver(&admin, "Dana").await;
    rename(&admin, &dana, "Dan").await;
    let begun = app.now();
    let mut attempts = 0;
    loop {
        let posts = due(&app).await;
        if told(&posts).first().is_some_and(|it| it.starts_with("driver.updated")) {
            break;
        }
        attempts += posts.len();
        answer(&app, &posts, if attempts % 2 == 0 { None } else { BROKEN }).await;
        app.clock.advance(TimeDelta::hours(1));
        assert!(app.now() - begun < TimeDelta::days(4), "it is never given up");
    }
    assert!((8..=20).contains(&attempts), "{attempts} attempts");
    let failed = &deliveries(&later(&app, &admin), &made).await[0];
    assert_eq!((&failed["status"], &failed["last_duration_milliseconds"]), (&json!("failed"), &json!(12)));
    assert!(failed["last_error"].is_string() && failed.get("next_attempt_at").is_none(), "{failed}");
    assert!(app.now() - begun >= TimeDelta::days(3));
}

#[rstest]
#[tokio::test]
async fn a_slow_or_dead_endpoint_delays_no_other(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, stranger) = (app.admin().await, app.admin().await);
    let slow = endpoint(&admin, &["driver.*"]).await;
    for number in 0..20 {
        driver(&admin, &format!("D{number}")).await;
    }
    let stuck = due(&app).await;
    assert_eq!((stuck.len(), due(&app).await.len()), (8, 0), "the endpoint has eight lanes");
    endpoint(&stranger, &["driver.*"]).await;
    endpoint(&admin, &["driver.*"]).await;
    driver(&stranger, "Sam").await;
    driver(&admin, "Tom").await;
    let mut others = told(&due(&app).await);
    others.sort();
    assert_eq!(others, ["driver.created Sam Cole", "driver.created Tom Cole"]);

    // After failures in a row it rests, and has one lane.
    assert!(answer(&app, &stuck, None).await.is_empty());
    app.clock.advance(TimeDelta::seconds(8));
    assert_eq!(due(&app).await.len(), 1);
    let shown = admin.client.get(&path(&slow, "")).await.expect(200);
    assert!(shown["failing_since"].is_string());
}

#[rstest]
#[tokio::test]
async fn events_are_kept_as_long_as_the_company_wants(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    for person in [&admin, &neighbor] {
        endpoint(person, &["driver.*"]).await;
        driver(person, "Dana").await;
    }
    let settings = json!({ "version": 0, "webhook_events_kept_days": 7 });
    admin.client.patch("/api/company/settings", settings).await.expect(200);
    let db = app.ctx.db.scoped(haul_db::Scope::System("test"));
    let kept = async || {
        // Sweeps follow jobs.
        let write = haul_api::Write::begin(&app.ctx, &haul_api::authz::Actor::system(admin.company_id)).await.unwrap();
        let mail = haul_api::mail::message("ann@haul.example", "Hello".to_owned(), "Hello".to_owned());
        haul_api::jobs::send_mail(&write, mail).await.unwrap();
        write.commit(true).await.unwrap();
        app.run_jobs().await;
        let rows = webhook_event::Entity::find().fetch_all(&db).await.unwrap();
        [&admin, &neighbor].map(|person| rows.iter().any(|row| row.company_id == person.company_id))
    };
    assert_eq!(kept().await, [true, true]);
    app.clock.advance(TimeDelta::days(8));
    assert_eq!(kept().await, [false, true]);
    app.clock.advance(TimeDelta::days(23));
    assert_eq!(kept().await, [false, false]);
}
