//! A certificate's end, from the reminder to the renewal.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use haul_types::{Role, Timestamp};
use poem::http::Method;
use rstest::rstest;
use serde_json::{Value, json};

async fn titles(person: &Person) -> Vec<String> {
    let found = person.client.get("/api/notices").await.expect(200);
    found["items"].as_array().unwrap().iter().map(|one| one["title"].as_str().unwrap().to_owned()).collect()
}

#[rstest]
#[tokio::test]
async fn a_certificate_expires_and_its_renewal_releases_the_driver(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.at(&app.admin().await, "2026-11-14T15:00:00Z");
    let freight = admin.freight().await;
    let manager = app.user(admin.company_id, Role::SafetyManager).await;
    let safety = "/api/role_grants/SafetyManager/safety";
    admin.client.send(Method::PUT, safety, &[], None).await.expect(200);
    let items = format!("/api/records/driver/{}/compliance_items", freight.driver);
    let medical = |day: &str| json!({ "item_type": "medical", "issued_on": "2026-11-01", "expires_on": day });
    admin.client.post(&items, medical("2026-11-20")).await.expect(201);
    let load = admin.load(&freight).await;
    let path = format!("/api/loads/{}/assign", id(&load));
    let crew = |load: &Value| {
        json!({
            "version": load["version"], "driver_id": freight.driver, "truck_id": freight.truck,
            "trailer_id": freight.trailer, "accepts_warnings": true,
        })
    };
    let assigned = admin.client.post(&path, crew(&load)).await.expect(200);
    let back = json!({ "version": assigned["version"], "reason": "Truck in the shop" });
    let free = admin.client.post(&format!("/api/loads/{}/unassign", id(&load)), back).await.expect(200);

    // Reminders come before the end and on the last day, to the person in charge.
    for (morning, told) in [("2026-11-17T15:00:00Z", "expires in 3 days"), ("2026-11-20T15:00:00Z", "expires today")] {
        app.clock.set(morning.parse::<Timestamp>().unwrap().utc());
        app.run_jobs().await;
        let found = titles(&app.at(&manager, morning)).await;
        assert!(found.iter().any(|title| title.contains(told)), "{told}: {found:?}");
    }

    // The morning after, dispatch is refused with the reason, and the notice is still open.
    let admin = app.at(&admin, "2026-11-21T15:00:00Z");
    app.run_jobs().await;
    let refused = admin.client.post(&path, crew(&free)).await.expect_code(422, "assignment_blocked");
    assert!(refused.to_string().contains("expired on Nov 20, 2026"), "{refused}");
    let manager = app.at(&manager, "2026-11-21T15:10:00Z");
    assert!(titles(&manager).await.iter().any(|title| title.contains("medical certificate")));

    // The renewal supersedes it and releases the driver at once.
    manager.client.post(&items, medical("2028-10-31")).await.expect(201);
    admin.client.post(&path, crew(&free)).await.expect(200);
    let board = admin.client.get("/api/compliance_board?record_kind=driver&status=expired").await.expect(200);
    assert_eq!(board["total_count"], 0);
}
