//! Background jobs, integrations and storage of a company.

use chrono::TimeDelta;
use haul_app::{PRODUCT, run_jobs};
use haul_db::{Fetch, Scope};
use haul_entity::base::job;
use haul_insight::health::ROUTING_JOB;
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
};
use haul_types::Role;
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, EntityTrait, Set};
use serde_json::{Value, json};
use uuid::Uuid;

/// A job of a company that was given up.
async fn failed(app: &TestApp, company_id: Option<Uuid>, kind: &str, error: &str) -> String {
    let id = app.ctx.ids.next();
    let row = job::ActiveModel {
        id: Set(id),
        company_id: Set(company_id),
        kind: Set(kind.to_owned()),
        payload: Set(json!({})),
        run_after: Set(app.now()),
        attempts: Set(12),
        leased_until: Set(None),
        finished_at: Set(None),
        failed_at: Set(Some(app.now())),
        last_error: Set(Some(error.to_owned())),
        created_at: Set(app.now()),
    };
    row.insert(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    id.to_string()
}

async fn row(app: &TestApp, id: &str) -> job::Model {
    let db = app.ctx.db.scoped(Scope::System("test"));
    job::Entity::find_by_id(id.parse::<Uuid>().unwrap()).fetch_optional(&db).await.unwrap().unwrap()
}

async fn health(admin: &Person) -> Value {
    admin.client.get("/api/system_health").await.expect(200)
}

fn one(list: &Value, key: &str, name: &str) -> Value {
    list.as_array().unwrap().iter().find(|item| item[key] == name).cloned().unwrap_or_default()
}

#[rstest]
#[tokio::test]
async fn failed_jobs_of_the_company_are_retried_and_dismissed(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    let first = failed(&app, Some(admin.company_id), "seal_ein", "500 internal: Something").await;
    let second = failed(&app, Some(admin.company_id), "send_mail", "refused: 550 no such mailbox").await;
    let theirs = failed(&app, Some(neighbor.company_id), "send_mail", "refused: 550 theirs").await;
    let nobodys = failed(&app, None, "send_owner_link", "unavailable: x").await;
    let list = admin.client.get("/api/jobs?state=failed&sort=kind").await.expect(200);
    let told: Vec<_> = list["items"].as_array().unwrap().iter().map(|job| (id(job), job["problem"].clone())).collect();
    assert_eq!(told[0], (first.clone(), json!("Something went wrong on our side.")));
    assert_eq!(told[1], (second.clone(), json!("It was rejected: 550 no such mailbox")));
    assert_eq!(told.len(), 2);
    let counted = health(&admin).await;
    let of_kind = one(&counted["queue"], "kind", "send_mail");
    assert_eq!((&of_kind["title"], &of_kind["failed_count"]), (&json!("Send an email"), &json!(1)));

    for id in [&theirs, &nobodys] {
        for verb in ["retry", "dismiss"] {
            admin
                .client
                .send(Method::POST, &format!("/api/jobs/{id}/{verb}"), &[], None)
                .await
                .expect_code(404, "not_found");
        }
    }
    admin
        .client
        .send(Method::POST, &format!("/api/jobs/{first}/dismiss"), &[], None)
        .await
        .expect_code(409, "job_needed");
    let retried = admin.client.send(Method::POST, &format!("/api/jobs/{first}/retry"), &[], None).await.expect(200);
    assert_eq!((&retried["state"], &retried["attempts"]), (&json!("waiting"), &json!(0)));
    admin.client.send(Method::POST, &format!("/api/jobs/{first}/retry"), &[], None).await.expect(200);
    admin
        .client
        .send(Method::POST, &format!("/api/jobs/{first}/dismiss"), &[], None)
        .await
        .expect_code(409, "job_not_failed");
    run_jobs(&app.ctx, 10).await;
    assert!(row(&app, &first).await.finished_at.is_some());
    admin.client.send(Method::POST, &format!("/api/jobs/{first}/retry"), &[], None).await.expect_code(404, "not_found");
    for _ in 0..2 {
        let gone = admin.client.send(Method::POST, &format!("/api/jobs/{second}/dismiss"), &[], None).await.expect(200);
        assert_eq!(gone["state"], "dismissed");
    }
    assert_eq!(admin.client.get("/api/jobs?state=failed").await.expect(200)["items"], json!([]));
    assert!(row(&app, &theirs).await.finished_at.is_none());
    let events = admin.client.get("/api/audit_events?entity_type=background_job").await.expect(200);
    let actions: Vec<_> =
        events["items"].as_array().unwrap().iter().map(|event| event["action"].as_str().unwrap()).collect();
    assert_eq!(actions, ["background_job.dismissed", "background_job.retried"]);
    let colleague = app.user(admin.company_id, Role::User).await;
    colleague.client.get("/api/system_health").await.expect_code(403, "permission_missing");
}

#[rstest]
#[tokio::test]
async fn integrations_tell_their_last_success_and_failure(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let states = async || {
        let read = health(&admin).await;
        ["mail", "sms", "webhooks", "routing"]
            .map(|name| one(&read["integrations"], "integration", name)["state"].clone())
    };
    assert_eq!(states().await[0], "unused");
    assert_eq!(states().await[2], "off");
    let body = json!({ "email": "ina@haul.example", "full_name": "Ina", "role": "User" });
    admin.client.post("/api/users", body).await.expect(201);
    let waiting = admin.client.get("/api/jobs?kind=send_mail").await.expect(200);
    assert_eq!(
        (&waiting["items"][0]["about"], &waiting["items"][0]["state"]),
        (&json!("ina@haul.example"), &json!("waiting"))
    );
    run_jobs(&app.ctx, 10).await;
    assert_eq!(states().await[0], "working");
    app.clock.advance(TimeDelta::minutes(1));
    failed(&app, Some(admin.company_id), "send_mail", "unavailable: tcp 10.0.0.7:25").await;
    let read = health(&admin).await;
    let mail = one(&read["integrations"], "integration", "mail");
    assert_eq!(
        (&mail["state"], &mail["problem"]),
        (&json!("failing"), &json!("The mail server could not be reached."))
    );
    assert!(mail["last_success_at"].as_str() < mail["last_failure_at"].as_str());
    let endpoint = json!({ "url": "https://erp.example/haul", "event_kinds": ["driver.*"] });
    admin.client.post("/api/webhook_endpoints", endpoint).await.expect(201);
    assert_eq!(states().await[2], "unused");
}

#[rstest]
#[tokio::test]
async fn storage_counts_ones_own_files(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    let (own, theirs) = (admin.freight().await, neighbor.freight().await);
    for (person, freight, bytes) in [(&admin, &own, 1_000), (&admin, &own, 2_500), (&neighbor, &theirs, 9_000)] {
        let load = person.load(freight).await;
        let receipt = MemoryBlobs::receipt(person.company_id, app.ctx.ids.next(), bytes, "application/pdf");
        let body = json!({ "receipt": receipt, "file_name": "pod.pdf", "kind": "proof_of_delivery" });
        person.client.post(&format!("/api/loads/{}/documents", id(&load)), body).await.expect(201);
    }
    let read = health(&admin).await;
    let documents = one(&read["storage"], "kind", "load_documents");
    assert_eq!(
        (&documents["file_count"], &documents["bytes"], &read["stored_bytes"]),
        (&json!(2), &json!(3_500), &json!(3_500))
    );
}

#[test]
fn routes_are_asked_for_by_a_job() {
    assert!(PRODUCT.job(ROUTING_JOB).is_some());
}

#[rstest]
#[tokio::test]
async fn each_job_is_listed_in_its_own_state_only(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let (now, later) = (app.now(), app.now() + TimeDelta::minutes(1));
    let gone = Some("unavailable: tcp".to_owned());
    // Attempts, lease, end, failure, error, and when it is due.
    let rows = [
        (0, None, None, None, None, now),
        (0, None, None, None, None, later),
        (0, None, None, None, gone.clone(), later),
        (1, Some(now), None, None, None, now),
        (1, Some(later), None, None, None, now),
        (2, Some(later), None, None, gone.clone(), now),
        (2, None, None, None, gone.clone(), later),
        (12, None, None, Some(now), gone.clone(), later),
        (12, None, Some(now), Some(now), gone, later),
    ];
    let count = rows.len();
    for (attempts, leased_until, finished_at, failed_at, last_error, run_after) in rows {
        let row = job::ActiveModel {
            id: Set(app.ctx.ids.next()),
            company_id: Set(Some(admin.company_id)),
            kind: Set("send_mail".to_owned()),
            payload: Set(json!({})),
            run_after: Set(run_after),
            attempts: Set(attempts),
            leased_until: Set(leased_until),
            finished_at: Set(finished_at),
            failed_at: Set(failed_at),
            last_error: Set(last_error),
            created_at: Set(now),
        };
        row.insert(&db).await.unwrap();
    }
    let mut listed = 0;
    for state in ["failed", "retrying", "running", "waiting", "scheduled", "dismissed"] {
        let list = admin.client.get(&format!("/api/jobs?kind=send_mail&state={state}")).await.expect(200);
        let items = list["items"].as_array().unwrap();
        assert!(!items.is_empty() && items.iter().all(|job| job["state"] == state), "{state}: {list}");
        listed += items.len();
    }
    assert_eq!(listed, count);
}

#[rstest]
#[tokio::test]
async fn job_that_puts_itself_off_forgets_what_failed_before(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let id = failed(&app, Some(admin.company_id), "count_dashboard", "500 internal: Something").await;
    admin.client.send(Method::POST, &format!("/api/jobs/{id}/retry"), &[], None).await.expect(200);
    let db = app.ctx.db.scoped(Scope::System("test"));
    let tried = job::ActiveModel {
        id: Set(id.parse().unwrap()),
        attempts: Set(3),
        last_error: Set(Some("500 internal: Something".to_owned())),
        ..Default::default()
    };
    tried.update(&db).await.unwrap();
    run_jobs(&app.ctx, 10).await;
    let after = row(&app, &id).await;
    assert_eq!((after.attempts, after.last_error), (0, None));
    let list = admin.client.get("/api/jobs?kind=count_dashboard&state=scheduled").await.expect(200);
    assert_eq!(list["items"].as_array().unwrap().len(), 1, "{list}");
}
