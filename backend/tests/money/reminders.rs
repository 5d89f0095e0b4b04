//! Reminders of late invoices: when they go out, to whom, and that none goes out twice.

use haul_db::{Fetch, Scope};
use haul_entity::{Owned, base::job, money::reminded_invoice};
use haul_tests::{
    Answer,
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, id},
};
use poem::http::Method;
use rstest::rstest;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use serde_json::{Value, json};

use super::{LOAD_CENTS, act, payments::pay, posted};

const EMAIL: &str = "ap@blueridge.example";
/// 9 in the morning in Chicago, on the Monday after the tests begin.
const MONDAY: &str = "2026-11-23T15:00:00Z";

/// The same places and units with a customer of its own.
async fn customer(admin: &Person, freight: &Freight, name: &str, email: Option<&str>) -> Freight {
    let mut body = json!({ "name": name, "kind": "broker" });
    if let Some(email) = email {
        body["billing_email"] = json!(email);
    }
    let customer = id(&admin.client.post("/api/customers", body).await.expect(201));
    Freight {
        customer,
        chicago: freight.chicago.clone(),
        dallas: freight.dallas.clone(),
        driver: freight.driver.clone(),
        truck: freight.truck.clone(),
        trailer: freight.trailer.clone(),
    }
}

/// A customer with an email address.
async fn reminded(admin: &Person) -> Freight {
    let freight = admin.freight().await;
    let body = json!({ "version": 1, "billing_email": EMAIL });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), body).await.expect(200);
    freight
}

/// An invoice of that day that the customer has; it is due 30 days later.
async fn sent(app: &TestApp, admin: &Person, freight: &Freight, day: &str) -> Value {
    let invoice = posted(app, admin, freight, day).await;
    act(admin, &invoice, "mark_sent", json!({ "sent_to": "Portal" })).await.expect(200)
}

async fn put(admin: &Person, body: Value) -> Answer {
    admin.client.send(Method::PUT, "/api/reminder_settings", &[], Some(body)).await
}

async fn switch(admin: &Person, is_on: bool) -> Value {
    let now = admin.client.get("/api/reminder_settings").await.expect(200);
    put(admin, json!({ "version": now["version"], "is_on": is_on, "steps": now["steps"] })).await.expect(200)
}

async fn note(admin: &Person, freight: &Freight, body: Value) {
    admin.client.post(&format!("/api/receivables/{}/entries", freight.customer), body).await.expect(201);
}

async fn latest_entry(admin: &Person, freight: &Freight) -> Value {
    let all = admin.client.get(&format!("/api/receivables/{}/entries", freight.customer)).await.expect(200);
    all["items"][0].clone()
}

async fn next_of(admin: &Person, freight: &Freight) -> Value {
    admin.client.get(&format!("/api/receivables/{}/reminder", freight.customer)).await.expect(200)
}

/// The subjects of what an address got.
fn subjects(app: &TestApp, email: &str) -> Vec<String> {
    let mails = app.mail.sent();
    mails.into_iter().filter(|mail| mail.to == email).map(|mail| mail.subject).collect()
}

async fn move_to(app: &TestApp, moment: &str) {
    app.clock.set(moment.parse().unwrap());
    app.run_jobs().await;
}

#[rstest]
#[tokio::test]
async fn reminders_follow_the_schedule_on_business_mornings(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = reminded(&admin).await;
    // Due on Thursday, Nov 19.
    sent(&app, &admin, &freight, "2026-10-20").await;
    let settings = switch(&admin, true).await;
    assert_eq!((&settings["is_on"], settings["steps"].as_array().unwrap().len()), (&json!(true), 5));
    let mut expected = 0;
    for (moment, opening) in [
        ("2026-11-20T20:00:00Z", None),
        ("2026-11-22T15:00:00Z", None),
        ("2026-11-23T14:59:59Z", None),
        (MONDAY, Some("Reminder from ")),
        ("2026-11-24T15:00:00Z", None),
        ("2026-12-03T15:00:00Z", None),
        ("2026-12-04T15:00:00Z", Some("Past due to ")),
        // The 30th day is a Saturday, the 45th a Sunday.
        ("2026-12-19T15:00:00Z", None),
        ("2026-12-21T15:00:00Z", Some("Past due to ")),
        ("2027-01-03T15:00:00Z", None),
        ("2027-01-04T15:00:00Z", Some("Final notice from ")),
        ("2027-01-05T15:00:00Z", None),
        ("2027-03-01T15:00:00Z", None),
    ] {
        move_to(&app, moment).await;
        let mails = subjects(&app, EMAIL);
        expected += usize::from(opening.is_some());
        assert_eq!(mails.len(), expected, "{moment}: {mails:?}");
        if let Some(opening) = opening {
            assert!(mails.last().unwrap().starts_with(opening), "{moment}: {mails:?}");
        }
    }
    let admin = app.at(&admin, "2027-03-01T16:00:00Z");
    assert_eq!(next_of(&admin, &freight).await["next"], Value::Null, "no step is left");
}

#[rstest]
#[tokio::test]
async fn a_customer_gets_one_mail_of_all_late_invoices(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = reminded(&admin).await;
    let other = customer(&admin, &freight, "Northgate Foods", Some("ap@northgate.example")).await;
    sent(&app, &admin, &freight, "2026-10-20").await;
    let late = sent(&app, &admin, &freight, "2026-09-20").await;
    pay(&admin, &freight.customer, 100_000, &[(&late, 100_000)]).await.expect(201);
    sent(&app, &admin, &freight, "2026-11-19").await;
    sent(&app, &admin, &other, "2026-10-22").await;
    // What would go out is shown while reminders are off.
    let list = admin.client.get("/api/reminders").await.expect(200);
    assert_eq!((&list["is_on"], &list["goes_on"]), (&json!(false), &json!("2026-11-23")));
    assert_eq!((&list["total_count"], &list["ready_count"]), (&json!(2), &json!(2)));
    assert_eq!(list["ready_cents"], 3 * LOAD_CENTS - 100_000);
    let first = &list["items"][0];
    assert_eq!((&first["customer"]["name"], &first["tone"]), (&json!("Blue Ridge Brokerage"), &json!("past_due")));
    assert_eq!((&first["email"], &first["total_cents"]), (&json!(EMAIL), &json!(2 * LOAD_CENTS - 100_000)));
    let lines: Vec<_> =
        first["invoices"].as_array().unwrap().iter().map(|it| (&it["days_past_due"], &it["step"]["tone"])).collect();
    assert_eq!(lines, [(&json!(34), &json!("past_due")), (&json!(4), &json!("friendly"))]);
    assert_eq!(next_of(&admin, &freight).await["next"], *first);
    let page = admin.client.get("/api/reminders?limit=1").await.expect(200);
    let cursor = page["next_cursor"].as_str().unwrap();
    let page = admin.client.get(&format!("/api/reminders?limit=1&cursor={cursor}")).await.expect(200);
    assert_eq!(
        (&page["items"][0]["customer"]["name"], &page["next_cursor"]),
        (&json!("Northgate Foods"), &Value::Null)
    );

    switch(&admin, true).await;
    move_to(&app, MONDAY).await;
    let admin = app.at(&admin, MONDAY);
    let mail = app.mail.last_to(EMAIL).unwrap();
    assert_eq!(subjects(&app, EMAIL).len(), 1);
    assert!(mail.subject.starts_with("Past due to ") && mail.subject.ends_with("$4,617.80"), "{}", mail.subject);
    for told in [
        "INV-1002  $1,808.90 · dated Sep 20, 2026 · due Oct 20, 2026 · 34 days late\nINV-1001  $2,808.90 · ",
        "Total: $4,617.80",
        "as of Nov 23, 2026",
    ] {
        assert!(mail.text.contains(told), "{told}: {}", mail.text);
    }
    assert!(!mail.text.contains("INV-1003"), "it is not due yet: {}", mail.text);
    assert_eq!(mail.attachments[0].file_name, "Statement 2026-11-23.pdf");
    assert!(subjects(&app, "ap@northgate.example")[0].starts_with("Reminder from "));
    let entry = latest_entry(&admin, &freight).await;
    assert_eq!(
        (&entry["kind"], &entry["tone"], &entry["created_by"]),
        (&json!("reminder"), &json!("past_due"), &json!("Haul"))
    );
    assert_eq!((&entry["mail_status"], &entry["owed_cents"]), (&json!("sent"), &json!(461_780)));
    assert_eq!(mail.id.unwrap().to_string(), id(&entry));
    let list = admin.client.get("/api/reminders").await.expect(200);
    assert_eq!((&list["goes_on"], &list["total_count"]), (&json!("2026-11-24"), &json!(0)));
    // The next one is that of the invoice that reaches its step first: INV-1001, 15 days after Nov 19.
    let next = next_of(&admin, &freight).await;
    assert_eq!((&next["last_reminded_on"], &next["next"]["goes_on"]), (&json!("2026-11-23"), &json!("2026-12-04")));
    let item = admin.client.get("/api/receivables").await.expect(200)["items"][0].clone();
    assert_eq!(item["last_contact_on"], "2026-11-23");
}

#[rstest]
#[tokio::test]
async fn who_gets_no_reminder_is_shown_with_the_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = reminded(&admin).await;
    let mut cases = Vec::new();
    for hold in ["agency", "opted_out", "promised", "not_sent", "disputed", "paid_on_account", "no_email", "none"] {
        let email = (hold != "no_email").then(|| format!("{hold}@haul.example"));
        let of = customer(&admin, &freight, hold, email.as_deref()).await;
        let invoice = match hold {
            "not_sent" => posted(&app, &admin, &of, "2026-10-20").await,
            _ => sent(&app, &admin, &of, "2026-10-20").await,
        };
        let call = |facts: Value| {
            let mut body = json!({ "kind": "call", "happened_on": "2026-11-20" });
            body.as_object_mut().unwrap().extend(facts.as_object().unwrap().clone());
            body
        };
        let dispute = |cents: i64| json!({ "reason": "rate", "amount_cents": cents });
        match hold {
            "agency" => note(&admin, &of, call(json!({ "kind": "placed" }))).await,
            "opted_out" => {
                note(&admin, &of, call(json!({ "kind": "reminders_off", "note": "They pay weekly." }))).await
            }
            "promised" => {
                note(&admin, &of, call(json!({ "promised_on": "2026-11-27", "promised_cents": 100_000 }))).await;
            }
            "disputed" => drop(act(&admin, &invoice, "dispute", dispute(LOAD_CENTS)).await.expect(200)),
            "paid_on_account" => drop(pay(&admin, &of.customer, LOAD_CENTS, &[]).await.expect(201)),
            // A part is disputed, a promise was broken, and reminders were off for a while.
            "none" => {
                act(&admin, &invoice, "dispute", dispute(80_890)).await.expect(200);
                let promise =
                    json!({ "happened_on": "2026-11-10", "promised_on": "2026-11-12", "promised_cents": 100 });
                note(&admin, &of, call(promise)).await;
                note(&admin, &of, json!({ "kind": "reminders_off", "note": "On vacation." })).await;
                note(&admin, &of, json!({ "kind": "reminders_on" })).await;
            }
            _ => {}
        }
        cases.push((hold, of));
    }
    let list = admin.client.get("/api/reminders?limit=100").await.expect(200);
    assert_eq!((&list["total_count"], &list["ready_count"]), (&json!(8), &json!(1)), "{list}");
    assert_eq!(list["ready_cents"], 200_000);
    for (hold, of) in &cases {
        let item = list["items"].as_array().unwrap().iter().find(|item| item["customer"]["id"] == of.customer).unwrap();
        let expected = if *hold == "none" { Value::Null } else { json!(hold) };
        assert_eq!((&item["hold"], item["hold_reason"].is_null()), (&expected, expected.is_null()), "{hold}");
        if ["agency", "opted_out", "promised", "not_sent", "disputed", "paid_on_account"].contains(hold) {
            let path = format!("/api/receivables/{}/send_reminder", of.customer);
            let refused = admin.client.post(&path, json!({})).await.expect_code(409, "reminder_on_hold");
            assert_eq!(refused["message"], item["hold_reason"], "{hold}");
        }
    }
    let why = &next_of(&admin, &cases[1].1).await["opted_out_because"];
    assert_eq!(why, "They pay weekly.");
    let body = json!({ "kind": "reminders_off" });
    let path = format!("/api/receivables/{}/entries", freight.customer);
    admin.client.post(&path, body).await.expect_code(422, "validation_failed");
    switch(&admin, true).await;
    move_to(&app, MONDAY).await;
    for (hold, _) in &cases {
        let expected = usize::from(*hold == "none");
        assert_eq!(subjects(&app, &format!("{hold}@haul.example")).len(), expected, "{hold}");
    }
    let text = app.mail.last_to("none@haul.example").unwrap().text;
    assert!(text.contains("  $2,000.00 · ") && text.contains("without the disputed $808.90"), "{text}");
    // The promise is broken once its day is over.
    move_to(&app, "2026-11-27T15:00:00Z").await;
    assert_eq!(subjects(&app, "promised@haul.example").len(), 0);
    move_to(&app, "2026-11-30T15:00:00Z").await;
    assert_eq!(subjects(&app, "promised@haul.example").len(), 1);
}

#[rstest]
#[tokio::test]
async fn a_reminder_goes_out_once_however_often_its_jobs_run(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = reminded(&admin).await;
    sent(&app, &admin, &freight, "2026-10-20").await;
    // Turned off and on again, only the last job sends.
    for is_on in [true, false, true] {
        switch(&admin, is_on).await;
    }
    let db = app.ctx.db.scoped(Scope::Company(admin.company_id));
    let watching =
        job::Entity::find().filter(job::Column::Kind.eq("watch_reminders")).filter(job::Column::FinishedAt.is_null());
    assert_eq!(watching.clone().fetch_all(&db).await.unwrap().len(), 2);
    move_to(&app, MONDAY).await;
    let waiting = watching.clone().fetch_all(&db).await.unwrap();
    assert_eq!(waiting.len(), 1, "the one of before has ended");
    let admin = app.at(&admin, MONDAY);
    let entry = latest_entry(&admin, &freight).await;
    // As if the processes had ended before they wrote down that the jobs had run.
    for minute in 1..=3 {
        app.clock.set(format!("2026-11-23T15:0{minute}:00Z").parse().unwrap());
        let again = job::Model {
            id: app.ctx.ids.next(),
            kind: "send_reminder".to_owned(),
            payload: json!({ "entry_id": id(&entry) }),
            run_after: app.now(),
            ..waiting[0].clone()
        };
        again.into_active_model().reset_all().insert(&db).await.unwrap();
        job::Entity::update_many()
            .set(job::ActiveModel { run_after: Set(app.now()), ..Default::default() })
            .filter(job::Column::Kind.eq("watch_reminders"))
            .exec(&db)
            .await
            .unwrap();
        app.run_jobs().await;
    }
    assert_eq!(subjects(&app, EMAIL).len(), 1);
    let marked = reminded_invoice::Entity::owned_by(admin.company_id).fetch_all(&db).await.unwrap();
    assert_eq!(marked.iter().map(|row| row.days_past_due).collect::<Vec<_>>(), [1]);
    // Turned off, nothing more goes out.
    switch(&admin, false).await;
    move_to(&app, "2026-12-04T15:00:00Z").await;
    assert_eq!(subjects(&app, EMAIL).len(), 1);
    assert!(watching.fetch_all(&db).await.unwrap().is_empty());
}

#[rstest]
#[tokio::test]
async fn a_person_sends_a_reminder_now(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let path = format!("/api/receivables/{}/send_reminder", freight.customer);
    admin.client.post(&path, json!({})).await.expect_code(409, "reminder_not_due");
    let invoice = sent(&app, &admin, &freight, "2026-09-20").await;
    let refused = admin.client.post(&path, json!({})).await.expect_code(422, "validation_failed");
    assert_eq!(refused["fields"][0]["path"], "email");
    let body = json!({ "email": EMAIL, "message": "Please call me." });
    let first = admin.client.post_with_key(&path, "r-1", body.clone()).await;
    admin.client.post_with_key(&path, "r-1", body).await.assert_replays(&first);
    let first = first.expect(201);
    assert_eq!((&first["kind"], &first["mail_status"]), (&json!("reminder"), &json!("queued")));
    // Once a day.
    admin.client.post(&path, json!({ "email": EMAIL })).await.expect_code(409, "reminder_on_hold");
    app.run_jobs().await;
    let mail = app.mail.last_to(EMAIL).unwrap();
    assert_eq!(subjects(&app, EMAIL).len(), 1);
    assert!(mail.text.contains("Please call me.") && mail.text.contains("31 days late"), "{}", mail.text);
    // The step counts as reached: the schedule goes on from there.
    let next = next_of(&admin, &freight).await["next"].clone();
    assert_eq!((&next["goes_on"], &next["hold"]), (&json!("2026-12-04"), &json!("no_email")), "{next}");
    // Paid until the mail goes out, it doesn't.
    let admin = app.at(&admin, "2026-11-24T16:00:00Z");
    admin.client.post(&path, json!({ "email": EMAIL })).await.expect(201);
    pay(&admin, &freight.customer, LOAD_CENTS, &[(&invoice, LOAD_CENTS)]).await.expect(201);
    app.run_jobs().await;
    assert_eq!(subjects(&app, EMAIL).len(), 1);
    let entry = latest_entry(&admin, &freight).await;
    assert_eq!(
        (&entry["mail_status"], &entry["mail_problem"]),
        (&json!("failed"), &json!("Its invoices were paid, disputed or voided before it was sent."))
    );
    admin.client.post(&path, json!({ "email": EMAIL })).await.expect_code(409, "reminder_not_due");
}

#[rstest]
#[tokio::test]
async fn a_spent_budget_and_another_company_hold_nobody_up(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, neighbor) = (app.admin().await, app.admin().await);
    let (freight, theirs) = (reminded(&admin).await, neighbor.freight().await);
    let email = json!({ "version": 1, "billing_email": "ap@theirs.example" });
    neighbor.client.patch(&format!("/api/customers/{}", theirs.customer), email).await.expect(200);
    sent(&app, &admin, &freight, "2026-10-20").await;
    sent(&app, &neighbor, &theirs, "2026-10-20").await;
    switch(&admin, true).await;
    move_to(&app, "2026-11-23T14:00:00Z").await;
    let admin = app.at(&admin, "2026-11-23T14:00:00Z");
    // An address gets five mails a day of a company that is not proven.
    for _ in 0..5 {
        let path = format!("/api/receivables/{}/send_statement", freight.customer);
        admin.client.post(&path, json!({})).await.expect(201);
    }
    move_to(&app, MONDAY).await;
    assert_eq!(subjects(&app, EMAIL).len(), 5);
    let admin = app.at(&admin, MONDAY);
    assert_eq!(latest_entry(&admin, &freight).await["mail_status"], "queued");
    for moment in ["2026-11-23T20:00:00Z", "2026-11-24T15:00:00Z", "2026-11-25T15:00:00Z"] {
        move_to(&app, moment).await;
    }
    let mails = subjects(&app, EMAIL);
    assert_eq!(mails.iter().filter(|subject| subject.starts_with("Reminder from ")).count(), 1, "{mails:?}");
    // The neighbor's are off: nothing of theirs went out, and each sees its own.
    assert!(subjects(&app, "ap@theirs.example").is_empty());
    let neighbor = app.at(&neighbor, "2026-11-25T15:00:00Z");
    let list = neighbor.client.get("/api/reminders").await.expect(200);
    assert_eq!((&list["total_count"], &list["items"][0]["customer"]["id"]), (&json!(1), &json!(theirs.customer)));
    let settings = neighbor.client.get("/api/reminder_settings").await.expect(200);
    assert_eq!((&settings["is_default"], &settings["version"]), (&json!(true), &json!(0)));
}

#[rstest]
#[tokio::test]
async fn a_schedule_has_each_day_once(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let step = |days: i32| json!({ "days_past_due": days, "tone": "friendly" });
    for steps in [json!([]), json!([step(1), step(1)]), json!([step(-31)]), json!([step(366)])] {
        put(&admin, json!({ "version": 0, "is_on": true, "steps": steps })).await.expect_code(422, "validation_failed");
    }
    let body = json!({ "version": 0, "is_on": true, "steps": [step(20), step(-5)] });
    let changed = put(&admin, body.clone()).await.expect(200);
    assert_eq!((&changed["steps"], &changed["version"]), (&json!([step(-5), step(20)]), &json!(1)));
    put(&admin, body).await.expect_code(409, "version_stale");
    let log = admin.client.get("/api/audit_events?entity_type=reminder_settings").await.expect(200);
    assert_eq!(log["items"][0]["changes"][1]["to"], "-5 friendly, 20 friendly", "{log}");
}
