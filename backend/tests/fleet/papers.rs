//! Notices of papers about to expire.

use haul_db::{Fetch, Scope};
use haul_entity::base::job;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{driver, id},
    inbox, wait_until,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter};
use serde_json::json;

#[rstest]
#[tokio::test]
async fn safety_hears_before_a_paper_expires_once_for_each_step(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let safety = app.user(admin.company_id, Role::SafetyManager).await;
    let user = app.user(admin.company_id, Role::User).await;
    admin.client.send(Method::PUT, "/api/role_grants/SafetyManager/safety", &[], None).await.expect(200);
    let admin = wait_until(&app, admin, "2026-11-16T18:00:00Z");
    let mut body = driver("Dana", "Cole");
    body["medical_expires_on"] = json!("2026-12-20");
    let dana = admin.client.post("/api/drivers", body).await.expect(201);
    admin
        .client
        .post("/api/trucks", json!({ "unit_number": "101", "insurance_expires_on": "2027-06-01" }))
        .await
        .expect(201);
    // The day before the first step; six in the morning in Chicago.
    let safety = wait_until(&app, safety, "2026-11-19T12:00:00Z");
    app.run_jobs().await;
    assert!(inbox(&safety, "paper_expiring").await.is_empty());
    let safety = wait_until(&app, safety, "2026-11-20T12:00:00Z");
    app.run_jobs().await;
    app.run_jobs().await;
    let told = inbox(&safety, "paper_expiring").await;
    assert_eq!(told.len(), 1);
    assert_eq!(told[0]["title"], "Dana Cole: medical certificate expires in 30 days");
    assert_eq!(told[0]["path"], format!("/apps/safety/drivers?driver={}", id(&dana)));
    let user = wait_until(&app, user, "2026-11-20T12:00:00Z");
    assert!(inbox(&user, "paper_expiring").await.is_empty(), "papers don't concern everyone");
    let _ = wait_until(&app, user, "2026-11-21T12:00:00Z");
    app.run_jobs().await;
    // The host was down on the day of the second step.
    let safety = wait_until(&app, safety, "2026-12-07T15:00:00Z");
    app.run_jobs().await;
    let told = inbox(&safety, "paper_expiring").await;
    assert_eq!((told.len(), &told[0]["title"]), (1, &json!("Dana Cole: medical certificate expires in 13 days")));
    let db = app.ctx.db.scoped(Scope::System("test"));
    let waiting = job::Entity::find()
        .filter(job::Column::Kind.eq("watch_papers"))
        .filter(job::Column::FinishedAt.is_null())
        .fetch_all(&db)
        .await
        .unwrap();
    assert_eq!(waiting.len(), 1, "one for each company");
    let admin = wait_until(&app, admin, "2026-12-08T10:00:00Z");
    let renewed = json!({ "item_type": "medical", "expires_on": "2028-12-08" });
    admin.client.post(&format!("/api/records/driver/{}/compliance_items", id(&dana)), renewed).await.expect(201);
    let safety = wait_until(&app, safety, "2026-12-08T12:00:00Z");
    app.run_jobs().await;
    assert!(inbox(&safety, "paper_expiring").await.is_empty(), "a renewed paper needs no notice");
}
