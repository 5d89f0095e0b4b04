//! What a company decides once, and what follows from it.

use chrono::TimeDelta;
use haul_db::{Fetch, Scope};
use haul_entity::{base::notice, company::company};
use haul_ports::{PartFailure, UploadPurpose};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    MemoryBlobs, Person, TestApp,
    freight::id,
    quotes::program,
};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use serde_json::{Value, json};

const SETTINGS: &str = "/api/company/settings";

async fn settings(admin: &Person) -> Value {
    admin.client.get(SETTINGS).await.expect(200)
}

async fn set(admin: &Person, change: Value) -> Value {
    let mut body = change;
    body["version"] = settings(admin).await["version"].clone();
    admin.client.patch(SETTINGS, body).await.expect(200)
}

fn picture(app: &TestApp, admin: &Person, byte_size: u64, media_type: &str) -> String {
    MemoryBlobs::receipt_for(UploadPurpose::CompanyFile, admin.company_id, app.ctx.ids.next(), byte_size, media_type)
}

#[rstest]
#[tokio::test]
async fn settings_are_as_usual_until_the_company_changes_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let usual = settings(&admin).await;
    assert_eq!((&usual["payment_terms_days"], &usual["version"]), (&json!(30), &json!(0)));
    assert_eq!(usual["fiscal_year_started_on"], "2026-01-01");
    let changed = set(&admin, json!({ "fiscal_year_start_month": 12, "payment_terms_days": 45 })).await;
    assert_eq!((&changed["fiscal_year_started_on"], &changed["version"]), (&json!("2025-12-01"), &json!(1)));
    assert_eq!(settings(&admin).await, changed);
    let stale = admin.client.patch(SETTINGS, json!({ "version": 0, "payment_terms_days": 10 })).await;
    stale.expect_code(409, "version_stale");
    let beyond = json!({
        "version": 1, "payment_terms_days": 181, "fiscal_year_start_month": 13, "notices_kept_days": 5,
        "webhook_events_kept_days": 1,
    });
    let unfit = json!({
        "version": 1, "mcs150_filed_on": "2027-01-01", "fuel_program_id": uuid::Uuid::now_v7().to_string(),
    });
    for (wrong, count) in [(beyond, 4), (unfit, 2)] {
        let problem = admin.client.patch(SETTINGS, wrong).await.expect_code(422, "validation_failed");
        assert_eq!(problem["fields"].as_array().unwrap().len(), count, "{problem}");
    }
    let neighbor = app.admin().await;
    assert_eq!(settings(&neighbor).await["payment_terms_days"], 30);
    let events = admin.client.get("/api/audit_events?entity_type=company_settings").await.expect(200);
    assert_eq!(events["items"][0]["changes"].as_array().unwrap().len(), 2, "{events}");
}

#[rstest]
#[tokio::test]
async fn new_customers_get_the_companys_defaults(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let program = id(&admin.client.post("/api/fuel_programs", program()).await.expect(201));
    let add = async |name: &str, more: Value| {
        let mut body = json!({ "name": name, "kind": "broker" });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        admin.client.post("/api/customers", body).await.expect(201)
    };
    let before = add("Before", json!({})).await;
    set(&admin, json!({ "payment_terms_days": 21, "fuel_program_id": program })).await;
    let after = add("After", json!({})).await;
    assert_eq!((&after["payment_terms_days"], &after["fuel_program_id"]), (&json!(21), &json!(program)));
    let own = add("Own", json!({ "payment_terms_days": 7, "fuel_program_id": null })).await;
    assert_eq!((&own["payment_terms_days"], &own["fuel_program_id"]), (&json!(7), &Value::Null));
    // A change of something else brings no defaults back.
    let path = format!("/api/customers/{}", id(&before));
    let renamed = admin.client.patch(&path, json!({ "version": 1, "notes": "Called" })).await.expect(200);
    assert_eq!((&renamed["payment_terms_days"], &renamed["fuel_program_id"]), (&json!(30), &Value::Null));
    let archive = format!("/api/fuel_programs/{program}/archive");
    admin.client.send(Method::POST, &archive, &[], None).await.expect(200);
    assert!(add("Later", json!({})).await["fuel_program_id"].is_null());
}

#[rstest]
#[tokio::test]
async fn biennial_update_is_due_by_the_dot_number_and_reminded_of(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let row = company::Entity::find_by_id(admin.company_id).fetch_optional(&db).await.unwrap().unwrap();
    let mut row = row.into_active_model();
    // January of odd years.
    row.dot_number = Set("2873611".to_owned());
    row.update(&db).await.unwrap();
    assert_eq!(settings(&admin).await["mcs150_due_on"], "2027-01-31");
    let write = haul_api::Write::begin(&app.ctx, &haul_api::authz::Actor::system(admin.company_id)).await.unwrap();
    haul_company::settings::watch_filings(&write).await.unwrap();
    write.commit(true).await.unwrap();
    let reminders = || app.mail.sent().iter().filter(|mail| mail.subject.contains("biennial update")).count();
    let mut counts = Vec::new();
    // From November 20 on: 72 days ahead, then 60, 30, 7, the last day, and overdue.
    for days in [1, 11, 1, 30, 23, 7, 1] {
        for _ in 0..days {
            app.clock.advance(TimeDelta::days(1));
            app.run_jobs().await;
        }
        counts.push(reminders());
    }
    assert_eq!(counts.last(), Some(&4), "{counts:?}");
    assert!(counts.windows(2).all(|two| two[0] <= two[1]) && counts[0] == 0, "{counts:?}");
    let client = app.signed_in(&admin.uid, &admin.email, true);
    let due = client.get(SETTINGS).await.expect(200)["mcs150_due_on"].clone();
    let notices = client.get("/api/notices").await.expect(200);
    let open = notices["items"].as_array().unwrap().iter().filter(|it| it["kind"] == "filing").count();
    assert_eq!(open, 1, "each reminder refreshes the notice: {notices}");
    assert_eq!(due, "2029-01-31", "without a filing on record the next day counts");
    let filed = json!({ "version": 0, "mcs150_filed_on": "2025-01-15" });
    assert_eq!(client.patch(SETTINGS, filed).await.expect(200)["mcs150_due_on"], "2027-01-31", "missed");
    let filed = json!({ "version": 1, "mcs150_filed_on": "2027-01-30" });
    assert_eq!(client.patch(SETTINGS, filed).await.expect(200)["mcs150_due_on"], "2029-01-31");
}

#[rstest]
#[tokio::test]
async fn brand_is_readable_and_on_papers_mails_and_links(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let light = admin.client.patch(SETTINGS, json!({ "version": 0, "brand_color": "#ffd200" })).await;
    assert_eq!(light.expect_code(422, "validation_failed")["fields"][0]["path"], "brand_color");
    let ticket = json!({ "file_name": "logo.svg", "media_type": "image/svg+xml", "byte_size": 900, "is_logo": true });
    let ticket = admin.client.post("/api/company/file_uploads", ticket).await.expect_code(422, "validation_failed");
    assert_eq!(ticket["fields"][0]["path"], "media_type");
    let large = json!({ "version": 0, "logo_receipt": picture(&app, &admin, 600_000, "image/png") });
    admin.client.patch(SETTINGS, large).await.expect_code(422, "validation_failed");
    let foreign = app.admin().await;
    let receipt = picture(&app, &foreign, 9_000, "image/png");
    let stolen = admin.client.patch(SETTINGS, json!({ "version": 0, "logo_receipt": receipt })).await;
    stolen.expect_code(422, "receipt_invalid");
    let receipt = picture(&app, &admin, 9_000, "image/png");
    let look = json!({ "brand_color": "#8A1C2B", "logo_receipt": receipt, "invoice_footer": "Thank you." });
    let changed = set(&admin, look).await;
    assert_eq!(changed["brand"]["color"], "#8a1c2b");
    let logo = changed["brand"]["logo_url"].as_str().unwrap().to_owned();
    assert_eq!(app.typesetting.last_paper().0, "logo", "it was tried before it was kept");

    let freight = admin.freight().await;
    let load = admin.assigned_load(&freight).await;
    admin.client.post(&format!("/api/loads/{}/print", id(&load)), json!({ "paper": "load_sheet" })).await.expect(200);
    assert_eq!(app.typesetting.paper("load_sheet")["brand"], json!({ "color": "#8a1c2b", "logo": "png" }));
    let link = json!({ "label": "Ann", "is_showing_references": true, "is_showing_documents": true });
    let path = format!("/api/loads/{}/tracking_links", id(&load));
    let url = admin.client.post(&path, link).await.expect(201)["url"].as_str().unwrap().to_owned();
    let token = url.split_once('#').unwrap().1;
    let page = app.anonymous().post("/api/public_tracking/open", json!({ "token": token })).await.expect(200);
    assert_eq!(page["carrier"]["brand"], changed["brand"]);
    let body = json!({ "email": "new@haul.example", "full_name": "Ina Invited", "role": "User" });
    admin.client.post("/api/users", body).await.expect(201);
    app.run_jobs().await;
    assert!(app.mail.last_to("new@haul.example").unwrap().html.unwrap().contains("background:#8a1c2b"));

    let gone = set(&admin, json!({ "logo_receipt": null })).await;
    assert!(gone["brand"]["logo_url"].is_null());
    app.run_jobs().await;
    let released = app.blobs.released.lock().unwrap().clone();
    assert!(released.iter().any(|blob| logo.contains(&blob.to_string())), "{released:?}");
}

#[rstest]
#[tokio::test]
async fn picture_that_cannot_be_printed_is_no_logo(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    *app.typesetting.bad_picture.lock().unwrap() = Some(PartFailure::Broken);
    let receipt = picture(&app, &admin, 9_000, "image/png");
    let broken = admin.client.patch(SETTINGS, json!({ "version": 0, "logo_receipt": receipt })).await;
    assert_eq!(broken.expect_code(422, "validation_failed")["fields"][0]["path"], "logo_receipt");
    // One that breaks later is left out, so that the paper is printed.
    *app.typesetting.bad_picture.lock().unwrap() = None;
    let receipt = picture(&app, &admin, 9_000, "image/jpeg");
    set(&admin, json!({ "logo_receipt": receipt })).await;
    *app.typesetting.bad_picture.lock().unwrap() = Some(PartFailure::Missing);
    let freight = admin.freight().await;
    let load = admin.load(&freight).await;
    admin.client.post(&format!("/api/loads/{}/print", id(&load)), json!({ "paper": "load_sheet" })).await.expect(200);
    assert!(app.typesetting.paper("load_sheet")["brand"].is_null());
}

#[rstest]
#[tokio::test]
async fn holidays_are_the_federal_ones_until_the_company_names_its_own(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let usual = settings(&admin).await;
    assert_eq!((usual["holidays"].as_array().unwrap().len(), &usual["are_holidays_federal"]), (22, &json!(true)));
    let day = |on: &str, name: &str| json!({ "on": on, "name": name });
    let own = [day("2026-12-26", "Founders' day"), day("2026-11-27", "Day after Thanksgiving")];
    let changed = set(&admin, json!({ "holidays": own })).await;
    assert_eq!(
        (&changed["holidays"][0]["on"], &changed["are_holidays_federal"]),
        (&json!("2026-11-27"), &json!(false))
    );
    let twice = json!({ "version": 1, "holidays": [day("2026-12-26", "One"), day("2026-12-26", "Two")] });
    admin.client.patch(SETTINGS, twice).await.expect_code(422, "validation_failed");
    assert_eq!(set(&admin, json!({ "holidays": null })).await["are_holidays_federal"], true);
}

#[rstest]
#[tokio::test]
async fn notices_are_kept_as_long_as_the_company_wants(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    let db = app.ctx.db.scoped(Scope::System("test"));
    for person in [&admin, &neighbor] {
        for is_read in [true, false] {
            let row = notice::ActiveModel {
                id: Set(app.ctx.ids.next()),
                company_id: Set(person.company_id),
                user_id: Set(person.user_id),
                kind: Set(haul_types::NoticeKind::Access),
                title: Set("Old".to_owned()),
                body: Set(None),
                path: Set(None),
                created_at: Set(app.now()),
                read_at: Set(is_read.then(|| app.now())),
                archived_at: Set(None),
                priority: Set(haul_types::NoticePriority::Information),
                open_key: Set(None),
                is_in_bell: Set(true),
                mail_due_at: Set(None),
                mailed_at: Set(None),
            };
            row.insert(&db).await.unwrap();
        }
    }
    set(&admin, json!({ "notices_kept_days": 30 })).await;
    let left = async || {
        // Sweeps follow jobs.
        let write = haul_api::Write::begin(&app.ctx, &haul_api::authz::Actor::system(admin.company_id)).await.unwrap();
        let mail = haul_api::mail::message("ann@haul.example", "Hello".to_owned(), "Hello".to_owned());
        haul_api::jobs::send_mail(&write, mail).await.unwrap();
        write.commit(true).await.unwrap();
        app.run_jobs().await;
        let rows = notice::Entity::find().fetch_all(&db).await.unwrap();
        let of = |person: &Person| rows.iter().filter(|row| row.company_id == person.company_id).count();
        (of(&admin), of(&neighbor))
    };
    app.clock.advance(TimeDelta::days(29));
    assert_eq!(left().await, (2, 2));
    app.clock.advance(TimeDelta::days(2));
    assert_eq!(left().await, (1, 2), "unread ones stay, and so do another company's");
}
