//! What goes out to drivers, when providers fail and processes end.

use std::{sync::Arc, time::Duration};

use chrono::TimeDelta;
use haul_app::run_jobs;
use haul_capability::sms::{SmsSettings, TwilioSms};
use haul_db::{Fetch, Scope};
use haul_entity::{base::job, tracking::load_message};
use haul_sandbox::{
    Sandbox,
    sms::{ACCOUNT_SID, AUTH_TOKEN, Fault, LANDLINE},
};
use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::{Freight, driver, id, moment},
    wait_until,
};
use rstest::rstest;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, Set};
use serde_json::{Value, json};

use crate::tracking::standing::{at, placed};

const PHONE: &str = "+13125550147";
const MAIL: &str = "dana@drivers.example";

/// The product with a provider on this machine.
async fn start(backend: Backend) -> (TestApp, Sandbox) {
    let sandbox = Sandbox::start("127.0.0.1:0".parse().unwrap()).await.unwrap();
    let settings = SmsSettings {
        url: sandbox.url().parse().unwrap(),
        account_sid: ACCOUNT_SID.into(),
        auth_token: AUTH_TOKEN.into(),
        from: "+13125550100".into(),
    };
    let app = TestApp::start(backend).await.with_sms(Arc::new(TwilioSms::new(settings).unwrap()));
    (app, sandbox)
}

/// A load with a crew, an hour before the pickup, whose driver has these addresses.
async fn bound(app: &TestApp, addresses: Value) -> (Person, Freight, Value) {
    let admin = app.admin().await;
    let freight = placed(&admin).await;
    let admin = wait_until(app, admin, "2026-11-18T13:00:00Z");
    let mut change = addresses;
    change["version"] = json!(1);
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), change).await.expect(200);
    let load = admin.assigned_load(&freight).await;
    (admin, freight, load)
}

async fn dispatch(admin: &Person, load: &Value) -> Value {
    admin.client.post(&format!("/api/loads/{}/dispatch", id(load)), json!({})).await.expect(200)
}

async fn leg(admin: &Person, load: &Value) -> Value {
    admin.client.get(&format!("/api/loads/{}", id(load))).await.expect(200)["legs"][0].clone()
}

async fn messages(admin: &Person, load: &Value) -> Vec<Value> {
    let list = admin.client.get(&format!("/api/loads/{}/messages", id(load))).await.expect(200);
    list["items"].as_array().unwrap().clone()
}

async fn only_link(admin: &Person, load: &Value) -> String {
    let list = admin.client.get(&format!("/api/loads/{}/driver_links", id(load))).await.expect(200);
    assert_eq!(list["items"].as_array().unwrap().len(), 1, "{list}");
    format!("/api/loads/{}/driver_links/{}", id(load), id(&list["items"][0]))
}

fn url_in(text: &str) -> String {
    let url = text.split_whitespace().find(|word| word.starts_with("https://haul.example/apps/tracking/drive#"));
    url.unwrap_or_else(|| panic!("no link in {text}")).to_owned()
}

async fn opens(app: &TestApp, url: &str) -> Value {
    let token = url.split_once('#').unwrap().1;
    app.anonymous().post("/api/driver_trip/open", json!({ "token": token })).await.expect(200)
}

#[rstest]
#[tokio::test]
async fn dispatch_sends_one_link_by_mail_and_sms(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE, "email": MAIL })).await;
    let shown = dispatch(&admin, &load).await;
    assert_eq!(shown["legs"][0]["link_status"], "queued");
    let waiting = load_message::Entity::find().fetch_all(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    assert_eq!(waiting.len(), 2);
    app.run_jobs().await;
    app.run_jobs().await;
    let mails: Vec<_> = app.mail.sent().into_iter().filter(|mail| mail.to == MAIL).collect();
    let texts = sandbox.sms.received();
    assert_eq!((mails.len(), texts.len(), &*texts[0].to), (1, 1, PHONE));
    let link = url_in(&texts[0].body);
    assert_eq!(url_in(&mails[0].text), link);
    assert!(texts[0].body.contains("Chicago, IL Nov 18, 08:00 CST to Dallas, TX"), "{}", texts[0].body);
    assert_eq!(opens(&app, &link).await["load_number"], load["number"]);
    let leg = leg(&admin, &load).await;
    assert_eq!((&leg["link_status"], &leg["acknowledgement"]), (&json!("sent"), &json!("pending")));
    for message in messages(&admin, &load).await {
        assert_eq!((&message["status"], &message["purpose"]), (&json!("sent"), &json!("trip")));
        assert_eq!((moment(&message["sent_at"]), &message["recipient"]), (app.now(), &json!("Dana Cole")));
    }
    // What was sent is not kept, and while it waited it was sealed.
    let token = link.split_once('#').unwrap().1;
    assert!(!format!("{waiting:?}").contains(token));
    let kept = load_message::Entity::find().fetch_all(&app.ctx.db.scoped(Scope::System("test"))).await.unwrap();
    assert!(kept.iter().all(|row| row.sealed_content.is_none()));
    // The same dispatch again changes nothing.
    admin.client.post(&format!("/api/loads/{}/dispatch", id(&load)), json!({})).await.expect(409);
    app.run_jobs().await;
    assert_eq!((app.mail.sent().iter().filter(|mail| mail.to == MAIL).count(), sandbox.sms.received().len()), (1, 1));
}

#[rstest]
#[tokio::test]
async fn lost_answer_or_ended_process_sends_no_sms_twice(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE })).await;
    let now = || sandbox.sms.set_now(app.now().utc());
    now();
    // Down, then accepted without an answer.
    sandbox.sms.fail([Fault::Error, Fault::Lost]);
    dispatch(&admin, &load).await;
    for failed in [1, 1, 0] {
        assert_eq!(run_jobs(&app.ctx, 10).await.failed, failed);
        app.clock.advance(TimeDelta::minutes(2));
        now();
    }
    assert_eq!((sandbox.sms.received().len(), sandbox.sms.attempts()), (1, 2));
    assert_eq!(leg(&admin, &load).await["link_status"], "sent");
    // The process ends while the provider, which has the message, is still to answer.
    sandbox.sms.fail([Fault::Slow]);
    let link = only_link(&admin, &load).await;
    let again = async |key: &str| {
        let headers = [("idempotency-key", key)];
        admin.client.send(poem::http::Method::POST, &format!("{link}/send"), &headers, None).await.expect(200)
    };
    let first = again("again").await;
    assert_eq!(again("again").await, first);
    let killed = tokio::time::timeout(Duration::from_secs(2), run_jobs(&app.ctx, 10)).await;
    assert!(killed.is_err(), "the provider was slow");
    assert_eq!(sandbox.sms.received().len(), 2);
    assert_eq!(run_jobs(&app.ctx, 10).await.ran, 0, "another process has the lease");
    app.clock.advance(TimeDelta::minutes(5));
    assert_eq!((run_jobs(&app.ctx, 10).await.failed, sandbox.sms.received().len()), (0, 2));
    assert!(messages(&admin, &load).await.iter().all(|message| message["status"] == "sent"));
}

#[rstest]
#[tokio::test]
async fn link_sent_once_more_is_not_taken_for_the_first_one(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE })).await;
    let now = || sandbox.sms.set_now(app.now().utc());
    now();
    dispatch(&admin, &load).await;
    app.run_jobs().await;
    // Half a minute later the driver has seen nothing; the provider fails before it has the second one.
    app.clock.advance(TimeDelta::seconds(30));
    now();
    sandbox.sms.fail([Fault::Error]);
    admin.client.post(&format!("{}/send", only_link(&admin, &load).await), json!({})).await.expect(200);
    assert_eq!((run_jobs(&app.ctx, 10).await.failed, sandbox.sms.received().len()), (1, 1));
    app.clock.advance(TimeDelta::minutes(2));
    now();
    app.run_jobs().await;
    let texts = sandbox.sms.received();
    assert_eq!((texts.len(), &texts[0].body), (2, &texts[1].body));
    assert!(messages(&admin, &load).await.iter().all(|message| message["status"] == "sent"));
}

#[rstest]
#[tokio::test]
async fn mail_keeps_its_message_id_if_its_process_ends(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, _sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "email": MAIL })).await;
    dispatch(&admin, &load).await;
    let db = app.ctx.db.scoped(Scope::System("test"));
    let message = load_message::Entity::find().fetch_all(&db).await.unwrap().remove(0);
    let sending = job::Entity::find().filter(job::Column::Kind.eq("send_load_message"));
    let job = sending.fetch_all(&db).await.unwrap().remove(0);
    app.run_jobs().await;
    // The mail server has it, and the process ended before that was noted.
    message.into_active_model().reset_all().update(&db).await.unwrap();
    job.into_active_model().reset_all().update(&db).await.unwrap();
    app.run_jobs().await;
    admin.client.post(&format!("{}/send", only_link(&admin, &load).await), json!({})).await.expect(200);
    app.run_jobs().await;
    let mails: Vec<_> = app.mail.sent().into_iter().filter(|mail| mail.to == MAIL).collect();
    let [first, repeated, other] = &mails[..] else { panic!("{mails:?}") };
    assert_eq!(first, repeated);
    assert!(first.id.is_some() && other.id.is_some() && first.id != other.id, "{mails:?}");
}

#[rstest]
#[tokio::test]
async fn refused_number_is_shown_with_its_reason_and_sent_again(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, freight, load) = bound(&app, json!({ "phone": LANDLINE })).await;
    dispatch(&admin, &load).await;
    app.run_jobs().await;
    let shown = leg(&admin, &load).await;
    assert_eq!(shown["link_status"], "failed");
    assert!(shown["link_problem"].as_str().unwrap().contains("not a valid mobile number"), "{shown}");
    let board = admin.client.get("/api/dispatch_board?from=2026-11-17&is_unanswered=true").await.expect(200);
    assert_eq!(board["items"][0]["legs"][0]["link_status"], "failed");
    let driver = json!({ "version": 2, "phone": PHONE });
    admin.client.patch(&format!("/api/drivers/{}", freight.driver), driver).await.expect(200);
    let link = only_link(&admin, &load).await;
    admin.client.post(&format!("{link}/send"), json!({})).await.expect(200);
    assert_eq!(leg(&admin, &load).await["link_status"], "queued");
    app.run_jobs().await;
    assert_eq!(leg(&admin, &load).await["link_status"], "sent");
    assert_eq!(sandbox.sms.received().len(), 1);
}

#[rstest]
#[tokio::test]
async fn provider_that_stays_away_is_given_up_with_its_reason(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE })).await;
    sandbox.sms.fail([Fault::Busy; 20]);
    dispatch(&admin, &load).await;
    for _ in 0..20 {
        run_jobs(&app.ctx, 10).await;
        app.clock.advance(TimeDelta::minutes(30));
    }
    let admin = Person { client: app.signed_in(&admin.uid, &admin.email, true), ..admin };
    let shown = leg(&admin, &load).await;
    assert_eq!(shown["link_status"], "failed");
    assert_eq!(shown["link_problem"], "The text message service could not be reached.");
    assert!(sandbox.sms.received().is_empty());
}

#[rstest]
#[tokio::test]
async fn link_without_an_address_is_there_to_copy(#[values(Sqlite, Postgres)] backend: Backend) {
    // A phone number is of no use without a provider.
    let app = TestApp::start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE })).await;
    let shown = dispatch(&admin, &load).await;
    assert_eq!(shown["legs"][0]["link_status"], "no_address");
    assert!(messages(&admin, &load).await.is_empty());
    let link = only_link(&admin, &load).await;
    let address = admin.client.get(&format!("{link}/address")).await.expect(200);
    assert_eq!(opens(&app, address["url"].as_str().unwrap()).await["load_number"], load["number"]);
    admin.client.post(&format!("{link}/send"), json!({})).await.expect_code(409, "recipient_without_address");
    admin.client.post(&format!("{link}/revoke"), json!({})).await.expect(200);
    admin.client.get(&format!("{link}/address")).await.expect_code(409, "driver_link_over");
    admin.client.post(&format!("{link}/send"), json!({})).await.expect_code(409, "driver_link_over");
}

#[rstest]
#[tokio::test]
async fn trip_that_was_taken_back_is_not_sent(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, freight, load) = bound(&app, json!({ "phone": PHONE, "email": MAIL })).await;
    dispatch(&admin, &load).await;
    let path = format!("/api/loads/{}", id(&load));
    let taken = admin.client.post(&format!("{path}/unassign"), json!({})).await.expect(200);
    assert_eq!(taken["legs"][0]["link_status"], Value::Null);
    app.run_jobs().await;
    assert!(sandbox.sms.received().is_empty() && app.mail.last_to(MAIL).is_none());
    for message in messages(&admin, &load).await {
        assert_eq!(message["status"], "failed");
        assert_eq!(message["problem"], "The driver no longer has this trip.");
    }
    // The same driver gets it after all: that is another dispatch.
    let crew = json!({
        "version": taken["version"], "driver_id": freight.driver, "truck_id": freight.truck, "accepts_warnings": true,
    });
    admin.client.post(&format!("{path}/assign"), crew).await.expect(200);
    app.clock.advance(TimeDelta::minutes(1));
    dispatch(&admin, &load).await;
    app.run_jobs().await;
    assert_eq!((sandbox.sms.received().len(), leg(&admin, &load).await["link_status"].clone()), (1, json!("sent")));
}

#[rstest]
#[tokio::test]
async fn unanswered_trips_are_listed_until_the_driver_answers(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "email": MAIL })).await;
    admin.load(&admin.freight_named("Ozark Freight").await).await;
    let count = async |query: &str| {
        let list = admin.client.get(&format!("/api/loads?{query}")).await.expect(200);
        (list["total_count"].as_u64().unwrap(), list["items"][0].clone())
    };
    let rows = async || {
        let board = admin.client.get("/api/dispatch_board?from=2026-11-17&is_unanswered=true").await.expect(200);
        board["items"].as_array().unwrap().len()
    };
    assert_eq!((count("is_unanswered=true").await.0, rows().await), (0, 0));
    dispatch(&admin, &load).await;
    let (found, row) = count("is_unanswered=true").await;
    assert_eq!((found, moment(&row["unanswered_since"])), (1, at("2026-11-18T13:00:00Z")));
    assert_eq!((count("is_unanswered=false").await.0, rows().await), (1, 1));
    let link = only_link(&admin, &load).await;
    let address = admin.client.get(&format!("{link}/address")).await.expect(200);
    let token = address["url"].as_str().unwrap().split_once('#').unwrap().1.to_owned();
    let answer = json!({ "token": token, "is_accepted": true });
    app.anonymous().post("/api/driver_trip/answer", answer).await.expect(200);
    assert_eq!((count("is_unanswered=true").await.0, rows().await), (0, 0));
}

#[rstest]
#[tokio::test]
async fn company_texts_so_many_times_a_day(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, freight, load) = bound(&app, json!({ "phone": PHONE })).await;
    dispatch(&admin, &load).await;
    app.run_jobs().await;
    assert_eq!(sandbox.sms.received().len(), 1);
    let db = app.ctx.db.scoped(Scope::System("test"));
    let sent = load_message::Entity::find().fetch_all(&db).await.unwrap().remove(0);
    for number in 1..20 {
        let mut row = sent.clone().into_active_model().reset_all();
        row.id = Set(app.ctx.ids.next());
        row.once_key = Set(format!("another {number}"));
        row.insert(&db).await.unwrap();
    }
    let other = admin.assigned_load(&freight).await;
    dispatch(&admin, &other).await;
    app.run_jobs().await;
    assert_eq!(sandbox.sms.received().len(), 1);
    let leg = leg(&admin, &other).await;
    let problem = "Your company has reached its daily limit of text messages. Call instead, or send it again tomorrow.";
    assert_eq!((&leg["link_status"], &leg["link_problem"]), (&json!("failed"), &json!(problem)));
}

#[rstest]
#[tokio::test]
async fn former_drivers_message_says_nothing_about_the_new_driver(#[values(Sqlite, Postgres)] backend: Backend) {
    let (app, sandbox) = start(backend).await;
    let (admin, _, load) = bound(&app, json!({ "phone": PHONE })).await;
    let dispatched = dispatch(&admin, &load).await;
    let path = format!("/api/loads/{}", id(&load));
    let started =
        admin.client.post(&format!("{path}/start"), json!({ "version": dispatched["version"] })).await.expect(200);
    let other = id(&admin.client.post("/api/drivers", driver("Sam", "Ortiz")).await.expect(201));
    let crew = json!({
        "version": started["version"], "driver_id": other, "truck_id": started["legs"][0]["truck"]["id"],
        "accepts_warnings": true, "reason": "Out of hours",
    });
    admin.client.post(&format!("{path}/assign"), crew).await.expect(200);
    app.run_jobs().await;
    let leg = leg(&admin, &load).await;
    assert_eq!(leg["driver"]["id"], json!(other));
    assert_eq!((&leg["link_status"], &leg["link_problem"]), (&Value::Null, &Value::Null), "{leg}");
    assert!(sandbox.sms.received().is_empty());
}
