//! Jobs: run once, retried, given up.

use haul_app::run_jobs;
use haul_db::{Fetch, Scope};
use haul_entity::base::{idempotency_record, job};
use sea_orm::{ActiveModelTrait, EntityTrait, PaginatorTrait, Set};
use serde_json::json;

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use rstest::rstest;

async fn put(app: &TestApp, kind: &str) -> uuid::Uuid {
    let id = app.ctx.ids.next();
    let row = job::ActiveModel {
        id: Set(id),
        company_id: Set(None),
        kind: Set(kind.to_owned()),
        payload: Set(json!({})),
        run_after: Set(app.now()),
        attempts: Set(0),
        leased_until: Set(None),
        finished_at: Set(None),
        failed_at: Set(None),
        last_error: Set(None),
        created_at: Set(app.now()),
    };
    row.insert(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    id
}

async fn find(app: &TestApp, id: uuid::Uuid) -> job::Model {
    job::Entity::find_by_id(id).fetch_optional(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap().unwrap()
}

#[rstest]
#[tokio::test]
async fn finished_job_does_not_run_again_and_forgets_its_payload(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let body = json!({ "email": "ina@haul.example", "full_name": "Ina", "role": "User" });
    admin.client.post("/api/users", body).await.expect(201);
    let before = job::Entity::find().fetch_optional(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap().unwrap();
    assert_eq!(run_jobs(&app.ctx, 0).await.ran, 0);
    let outcome = run_jobs(&app.ctx, 10).await;
    assert_eq!((outcome.ran, outcome.failed, outcome.next_due_at), (1, 0, None));
    assert_eq!(run_jobs(&app.ctx, 10).await.ran, 0);
    assert_eq!(app.mail.sent().len(), 1);
    let after = find(&app, before.id).await;
    assert!(after.finished_at.is_some());
    assert_eq!(after.payload, json!({}));
}

#[rstest]
#[tokio::test]
async fn two_runners_share_the_work(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    for number in 0..8 {
        let body = json!({ "email": format!("p{number}@haul.example"), "full_name": "P", "role": "User" });
        admin.client.post("/api/users", body).await.expect(201);
    }
    let runs = futures::future::join_all((0..4).map(|_| run_jobs(&app.ctx, 8))).await;
    assert_eq!(runs.iter().map(|run| run.ran).sum::<usize>(), 8);
    assert_eq!(app.mail.sent().len(), 8);
}

#[rstest]
#[tokio::test]
async fn what_a_person_waits_for_goes_first(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let older = put(&app, "conjure").await;
    let awaited = put(&app, "run_export").await;
    assert_eq!(run_jobs(&app.ctx, 1).await.ran, 1);
    assert_eq!((find(&app, older).await.attempts, find(&app, awaited).await.attempts), (0, 1));
}

#[rstest]
#[tokio::test]
async fn unknown_kind_is_given_up_at_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let id = put(&app, "conjure").await;
    let outcome = run_jobs(&app.ctx, 10).await;
    assert_eq!((outcome.ran, outcome.failed), (1, 1));
    let given_up = find(&app, id).await;
    assert!(given_up.failed_at.is_some());
    assert!(given_up.last_error.unwrap().contains("conjure"));
    assert_eq!(run_jobs(&app.ctx, 10).await.ran, 0);
}

#[rstest]
#[tokio::test]
async fn job_of_a_lost_runner_runs_after_its_lease(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let id = put(&app, "conjure").await;
    let lease = job::ActiveModel {
        id: Set(id),
        leased_until: Set(Some(app.now() + chrono::TimeDelta::minutes(5))),
        ..Default::default()
    };
    lease.update(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    let outcome = run_jobs(&app.ctx, 10).await;
    assert_eq!((outcome.ran, outcome.next_due_at), (0, Some(app.now() + chrono::TimeDelta::minutes(5))));
    app.clock.advance(chrono::TimeDelta::minutes(5));
    assert_eq!(run_jobs(&app.ctx, 10).await.ran, 1);
}

#[rstest]
#[tokio::test]
async fn finished_jobs_and_old_keys_are_swept(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let invite = async |email: &str, key: &str| {
        let body = json!({ "email": email, "full_name": "P", "role": "User" });
        app.signed_in(&admin.uid, &admin.email, true).post_with_key("/api/users", key, body).await.expect(201);
        run_jobs(&app.ctx, 10).await;
    };
    let db = app.ctx.db.scoped(Scope::System("test"));
    let left = async || {
        (job::Entity::find().count(&db).await.unwrap(), idempotency_record::Entity::find().count(&db).await.unwrap())
    };
    invite("first@haul.example", "a").await;
    app.clock.advance(chrono::TimeDelta::days(6));
    invite("second@haul.example", "b").await;
    assert_eq!(left().await, (2, 1));
    app.clock.advance(chrono::TimeDelta::days(2));
    invite("third@haul.example", "c").await;
    assert_eq!(left().await, (2, 1));
}

/// A job that crashes its process leaves no message: only the attempts counted when claiming.
#[rstest]
#[tokio::test]
async fn job_that_ends_its_process_each_time_is_given_up(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let id = put(&app, "send_mail").await;
    let claimed = job::ActiveModel { id: Set(id), attempts: Set(12), ..Default::default() };
    claimed.update(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    let outcome = run_jobs(&app.ctx, 10).await;
    assert_eq!((outcome.ran, outcome.failed), (1, 1));
    let after = find(&app, id).await;
    assert!(after.failed_at.is_some());
    assert_eq!(after.last_error.as_deref(), Some("it ended its process each time"));
}
