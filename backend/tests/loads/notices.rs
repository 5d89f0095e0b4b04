//! What a load's dispatcher hears of.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::{Freight, driver, id},
    inbox, wait_until,
};
use haul_types::Role;
use rstest::rstest;
use serde_json::{Value, json};

/// A load with a crew that the Admin booked for a dispatcher.
async fn load_of(admin: &Person, dispatcher: &Person, freight: &Freight) -> Value {
    let mut body = freight.load();
    body["dispatcher_id"] = json!(dispatcher.user_id);
    let load = admin.client.post("/api/loads", body).await.expect(201);
    let crew = json!({
        "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
    });
    admin.client.post(&format!("/api/loads/{}/assign", id(&load)), crew).await.expect(200)
}

async fn add_document(app: &TestApp, admin: &Person, load: &Value, kind: &str) {
    let receipt = MemoryBlobs::receipt(admin.company_id, app.ctx.ids.next(), 1_000, "application/pdf");
    let body = json!({ "receipt": receipt, "file_name": format!("{kind}.pdf"), "kind": kind });
    admin.client.post(&format!("/api/loads/{}/documents", id(load)), body).await.expect(201);
}

#[rstest]
#[tokio::test]
async fn dispatcher_hears_of_changes_cancellation_and_a_new_owner(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let next = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = load_of(&admin, &dispatcher, &freight).await;
    let path = format!("/api/loads/{}", id(&load));
    let body = json!({ "version": load["version"], "weight_pounds": 40_000 });
    let load = admin.client.patch(&path, body).await.expect(200);
    let told = inbox(&dispatcher, "load_changed").await;
    assert!(told[0]["body"].as_str().unwrap().contains("weight pounds"), "{}", told[0]);
    assert_eq!(told[0]["path"], format!("/apps/loads/{}", id(&load)));
    let given = json!({ "version": load["version"], "dispatcher_id": next.user_id });
    let load = admin.client.patch(&path, given).await.expect(200);
    assert!(inbox(&dispatcher, "load_changed").await[0]["title"].as_str().unwrap().contains("now belongs to"));
    assert_eq!(inbox(&next, "load_assigned").await.len(), 1);
    let cancel = json!({ "version": load["version"], "reason": "Customer pulled the freight" });
    admin.client.post(&format!("{path}/cancel"), cancel).await.expect(200);
    let told = inbox(&next, "load_cancelled").await;
    assert_eq!((told.len(), &told[0]["priority"]), (1, &json!("warning")));
    assert!(told[0]["body"].as_str().unwrap().ends_with("Customer pulled the freight"));
    assert!(inbox(&dispatcher, "load_cancelled").await.is_empty());
    assert_eq!(admin.client.get("/api/notices").await.expect(200)["total_count"], 0);
}

#[rstest]
#[tokio::test]
async fn dispatcher_hears_of_arrivals_and_late_departures(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let freight = admin.freight().await;
    let load = load_of(&admin, &dispatcher, &freight).await;
    let now = "2026-11-18T19:00:00Z";
    let (admin, dispatcher) = (wait_until(&app, admin, now), wait_until(&app, dispatcher, now));
    // Due at 14:00 UTC and 15 minutes of grace; the usual stay is two hours.
    admin.record(&load, 0, "arrived", "2026-11-18T14:30:00Z").await;
    let told = inbox(&dispatcher, "arrival").await;
    assert_eq!(told.len(), 1);
    assert!(told[0]["title"].as_str().unwrap().ends_with("arrived at Lakeside Cold Storage"));
    assert!(told[0]["body"].as_str().unwrap().ends_with("30 min late"), "{}", told[0]);
    admin.record(&load, 0, "departed", "2026-11-18T16:55:00Z").await;
    let told = inbox(&dispatcher, "late_departure").await;
    assert_eq!((told.len(), &told[0]["priority"]), (1, &json!("warning")));
    assert!(told[0]["title"].as_str().unwrap().ends_with("55 min late"), "{}", told[0]);
    // Out of Dallas in time: nothing to tell.
    let late = "2026-11-19T18:30:00Z";
    let (admin, dispatcher) = (wait_until(&app, admin, late), wait_until(&app, dispatcher, late));
    admin.record(&load, 1, "arrived", "2026-11-19T15:50:00Z").await;
    admin.record(&load, 1, "departed", "2026-11-19T18:10:00Z").await;
    assert_eq!((inbox(&dispatcher, "arrival").await.len(), inbox(&dispatcher, "late_departure").await.len()), (2, 1));
}

#[rstest]
#[tokio::test]
async fn missing_papers_are_asked_for_once_and_forgotten_when_they_come(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let dispatcher = app.user(admin.company_id, Role::Admin).await;
    let admin = wait_until(&app, admin, "2026-11-16T14:00:00Z");
    let freight = admin.freight().await;
    let another = Freight {
        driver: id(&admin.client.post("/api/drivers", driver("Ray", "Ito")).await.expect(201)),
        truck: id(&admin.client.post("/api/trucks", json!({ "unit_number": "102" })).await.expect(201)),
        customer: freight.customer.clone(),
        chicago: freight.chicago.clone(),
        dallas: freight.dallas.clone(),
        trailer: freight.trailer.clone(),
    };
    let (missing, complete) =
        (load_of(&admin, &dispatcher, &freight).await, load_of(&admin, &dispatcher, &another).await);
    add_document(&app, &admin, &complete, "rate_confirmation").await;
    let dispatcher = wait_until(&app, dispatcher, "2026-11-17T13:59:59Z");
    app.run_jobs().await;
    assert!(inbox(&dispatcher, "rate_confirmation_missing").await.is_empty());
    let dispatcher = wait_until(&app, dispatcher, "2026-11-17T14:00:00Z");
    app.run_jobs().await;
    let told = inbox(&dispatcher, "rate_confirmation_missing").await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["path"], format!("/apps/loads/{}", id(&missing)));
    let admin = wait_until(&app, admin, "2026-11-17T14:00:00Z");
    add_document(&app, &admin, &missing, "rate_confirmation").await;
    assert!(inbox(&dispatcher, "rate_confirmation_missing").await.is_empty());

    let admin = wait_until(&app, admin, "2026-11-19T17:20:00Z");
    for load in [&missing, &complete] {
        admin.record(load, 0, "departed", "2026-11-18T15:30:00Z").await;
        admin.record(load, 1, "arrived", "2026-11-19T15:40:00Z").await;
        admin.record(load, 1, "departed", "2026-11-19T17:10:00Z").await;
    }
    add_document(&app, &admin, &complete, "proof_of_delivery").await;
    let dispatcher = wait_until(&app, dispatcher, "2026-11-20T17:09:59Z");
    app.run_jobs().await;
    assert!(inbox(&dispatcher, "pod_missing").await.is_empty());
    let dispatcher = wait_until(&app, dispatcher, "2026-11-20T17:10:00Z");
    app.run_jobs().await;
    app.run_jobs().await;
    let told = inbox(&dispatcher, "pod_missing").await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["path"], format!("/apps/loads/{}", id(&missing)));
    let admin = wait_until(&app, admin, "2026-11-20T17:10:00Z");
    add_document(&app, &admin, &missing, "proof_of_delivery").await;
    assert!(inbox(&dispatcher, "pod_missing").await.is_empty());
}
