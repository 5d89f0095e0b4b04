//! Who hears of exceptions.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
    inbox, wait_until,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

use super::standing::{call, exceptions, placed, under_way};

/// Makes the person the load's dispatcher.
async fn give(admin: &Person, load: &Value, person: &Person) {
    let path = format!("/api/loads/{}", id(load));
    let now = admin.client.get(&path).await.expect(200);
    let body = json!({ "version": now["version"], "dispatcher_id": person.user_id });
    admin.client.patch(&path, body).await.expect(200);
}

#[rstest]
#[tokio::test]
async fn dispatcher_hears_of_late_risk_and_of_other_exceptions_until_they_end(
    #[values(Sqlite, Postgres)] backend: Backend,
) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = placed(&admin).await;
    let (admin, load) = under_way(&app, admin, &freight).await;
    let dispatcher = wait_until(&app, dispatcher, "2026-11-18T15:30:00Z");
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T15:30:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    give(&admin, &load, &dispatcher).await;
    let admin = wait_until(&app, admin, "2026-11-18T16:00:00Z");
    let dispatcher = wait_until(&app, dispatcher, "2026-11-18T16:00:00Z");
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T16:00:00Z", "eta_at": "2026-11-19T20:00:00Z" })).await;
    let told = inbox(&dispatcher, "tracking").await;
    assert_eq!((told.len(), &told[0]["priority"]), (1, &json!("warning")));
    assert!(told[0]["title"].as_str().unwrap().ends_with("late risk"), "{}", told[0]);
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
    call(&admin, &load, json!({ "occurred_at": "2026-11-18T16:00:00Z", "eta_at": "2026-11-19T15:00:00Z" })).await;
    assert!(inbox(&dispatcher, "tracking").await.is_empty(), "it is over");
    // Five hours of silence.
    let dispatcher = wait_until(&app, dispatcher, "2026-11-18T21:01:00Z");
    app.run_jobs().await;
    let told = inbox(&dispatcher, "tracking").await;
    assert!(told.iter().any(|it| it["title"].as_str().unwrap().ends_with("no position")), "{told:?}");
    // A person reports one, which can't wait.
    let admin = wait_until(&app, admin, "2026-11-18T21:01:00Z");
    let problem = json!({ "kind": "accident", "note": "Fender bender" });
    admin.client.post(&format!("/api/loads/{}/tracking_exceptions", id(&load)), problem).await.expect(201);
    let told = inbox(&dispatcher, "road_emergency").await;
    assert_eq!((&told[0]["priority"], &told[0]["body"]), (&json!("critical"), &json!("Fender bender")));
}

#[rstest]
#[tokio::test]
async fn an_exception_that_nobody_takes_is_told_to_the_admins(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let owner = app.user(admin.company_id, Role::Admin).await;
    let (admin, _) = under_way(&app, admin, &freight).await;
    let found = exceptions(&admin, "status=open").await.remove(0);
    let (admin, owner) =
        (wait_until(&app, admin, "2026-11-18T15:59:59Z"), wait_until(&app, owner, "2026-11-18T15:59:59Z"));
    app.run_jobs().await;
    assert!(inbox(&owner, "exception_unowned").await.is_empty());
    let (admin, owner) =
        (wait_until(&app, admin, "2026-11-18T16:00:00Z"), wait_until(&app, owner, "2026-11-18T16:00:00Z"));
    app.run_jobs().await;
    assert_eq!(inbox(&owner, "exception_unowned").await.len(), 1);
    assert_eq!(inbox(&admin, "exception_unowned").await.len(), 1);
    // Once someone has it, it is told to that person only.
    let path = format!("/api/tracking/exceptions/{}", id(&found));
    let body = json!({ "version": found["version"], "owner_id": owner.user_id });
    admin.client.patch(&path, body).await.expect(200);
    assert_eq!(inbox(&owner, "exception_assigned").await.len(), 1);
    for person in [&owner, &admin] {
        assert!(inbox(person, "exception_unowned").await.is_empty());
    }
}
