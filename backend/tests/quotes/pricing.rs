//! Quotes from the customer's request to a load, through the router.

use chrono::TimeDelta;
use haul_app::run_jobs;
use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::{facility, id, moment},
    quotes::program,
};
use rstest::rstest;

fn actions(quote: &Value) -> Vec<&str> {
    quote["allowed_actions"].as_array().unwrap().iter().map(|action| action.as_str().unwrap()).collect()
}

fn codes(quote: &Value) -> Vec<&str> {
    quote["warnings"].as_array().unwrap().iter().map(|warning| warning["code"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn create_computes_fuel_total_and_margin(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.set_costs().await;
    let price = json!({ "region": "us", "week_on": "2026-11-18", "price": "3.887" });
    assert_eq!(admin.put("/api/diesel_prices", price).await["week_on"], "2026-11-16");
    let program = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    assert_eq!(program["current_rate"], "0.4395");
    let mut body = freight.quote();
    body["fuel_program_id"] = program["id"].clone();
    let preview = json!({
        "loaded_miles": "967.5", "empty_miles": "32.5", "fuel_program_id": program["id"], "charges": body["charges"],
    });
    let preview = admin.client.post("/api/quote_preview", preview).await.expect(200);
    let quote = admin.client.post("/api/quotes", body).await.expect(201);
    assert_eq!(quote["number"], "Q-1001");
    // 967.5 × 0.4395 = 425.216
    assert_eq!(quote["charges"][1]["amount_cents"], 42_522);
    assert_eq!(quote["charges"][1]["is_from_program"], true);
    assert_eq!(quote["fuel_surcharge"]["price"], "3.8870");
    assert_eq!(quote["total_cents"], 302_522);
    assert_eq!(quote["rate_per_mile_all"], "3.0252");
    assert_eq!(quote["estimate"]["cost_cents"], 188_000);
    assert_eq!(quote["estimate"]["margin_cents"], 114_522);
    assert_eq!(quote["estimate"]["margin_percent"], "37.9");
    assert_eq!(actions(&quote), ["edit", "send", "accept", "withdraw", "requote", "duplicate"]);
    assert_eq!(moment(&quote["valid_until"]), app.now() + TimeDelta::hours(48));
    for field in ["fuel_surcharge", "total_cents", "rate_per_mile", "rate_per_mile_all", "estimate"] {
        assert_eq!(preview[field], quote[field], "{field}");
    }
}

#[rstest]
#[tokio::test]
async fn estimated_miles_follow_the_stops_until_someone_types_them(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = freight.quote();
    body["loaded_miles"] = Value::Null;
    let way = json!([freight.chicago, freight.dallas]);
    let preview = json!({ "facility_ids": way, "charges": body["charges"] });
    let preview = admin.client.post("/api/quote_preview", preview).await.expect(200);
    let quote = admin.client.post("/api/quotes", body.clone()).await.expect(201);
    let told = |quote: &Value| (quote["loaded_miles"].clone(), quote["miles_source"].clone());
    assert_eq!(told(&quote), (json!("939.0"), json!("estimate")));
    for field in ["loaded_miles", "rate_per_mile"] {
        assert_eq!(preview[field], quote[field], "{field}");
    }

    // Sent back as read, but with another pickup: 939 miles would be wrong.
    let gary = facility("Gary Works", "Gary", "IN", "America/Chicago");
    let gary = id(&admin.client.post("/api/facilities", gary).await.expect(201));
    let replace = async |quote: &Value, miles: &str, source: Value| {
        let mut body = body.clone();
        body["version"] = quote["version"].clone();
        body["loaded_miles"] = json!(miles);
        body["miles_source"] = source;
        body["stops"][0]["facility_id"] = json!(gary);
        admin.put(&format!("/api/quotes/{}", id(quote)), body).await
    };
    let moved = replace(&quote, "939.0", json!("estimate")).await;
    assert_ne!(moved["loaded_miles"], "939.0");
    assert_eq!(moved["miles_source"], "estimate");
    let typed = replace(&moved, "925", Value::Null).await;
    assert_eq!(told(&typed), (json!("925.0"), Value::Null));

    // The load's own estimate takes over.
    let back = replace(&typed, "1", json!("estimate")).await;
    let accepted = admin.act(&back, "accept", json!({ "name": "Ann Lee" })).await;
    let convert = json!({ "version": accepted["version"] });
    let load = admin.client.post(&format!("/api/quotes/{}/convert", id(&accepted)), convert).await.expect(201);
    assert_eq!(load["loaded_miles"], moved["loaded_miles"]);
    assert_eq!(load["loaded_miles_source"], "estimated");
}

#[rstest]
#[tokio::test]
async fn create_refuses_what_could_not_be_booked(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    for (field, value, path) in [
        ("stops", json!([]), "stops"),
        ("charges", json!([]), "charges"),
        ("customer_id", Value::Null, "customer_id"),
        ("is_hazmat", json!(true), "un_number"),
        ("valid_until", json!("2026-11-01T00:00:00Z"), "valid_until"),
        ("weight_pounds", json!(0), "weight_pounds"),
        ("fuel_program_id", json!(freight.driver), "fuel_program_id"),
    ] {
        let mut body = freight.quote();
        body[field] = value;
        if body[field].is_null() {
            body.as_object_mut().unwrap().remove(field);
        }
        let problem = admin.client.post("/api/quotes", body).await.expect_code(422, "validation_failed");
        assert!(problem["fields"].as_array().unwrap().iter().any(|it| it["path"] == path), "{path}: {problem}");
    }
    let mut back = freight.quote();
    back["stops"].as_array_mut().unwrap().reverse();
    admin.client.post("/api/quotes", back).await.expect_code(422, "validation_failed");
}

#[rstest]
#[tokio::test]
async fn update_replaces_a_draft_and_nothing_else(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let quote = admin.quote(&freight).await;
    let path = format!("/api/quotes/{}", id(&quote));
    let mut body = freight.quote();
    body["version"] = json!(1);
    body["charges"][0]["rate"] = json!("3000");
    body.as_object_mut().unwrap().remove("commodity");
    let changed = admin.put(&path, body.clone()).await;
    assert_eq!((&changed["total_cents"], changed.get("commodity")), (&json!(300_000), None));
    admin.client.send(Method::PUT, &path, &[], Some(body.clone())).await.expect_code(409, "version_stale");
    let (sent, _) = admin.send_quote(&changed).await;
    body["version"] = sent["version"].clone();
    admin.client.send(Method::PUT, &path, &[], Some(body)).await.expect_code(409, "quote_action_not_allowed");
}

#[rstest]
#[tokio::test]
async fn quote_below_the_floor_waits_for_approval(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.set_costs().await;
    admin.client.send(Method::PUT, "/api/role_grants/User/quotes", &[], None).await.expect(200);
    let seller = app.user(admin.company_id, Role::User).await;
    let mut body = freight.quote();
    body["charges"][0]["rate"] = json!("2100");
    let quote = seller.client.post("/api/quotes", body).await.expect(201);
    assert_eq!(quote["estimate"]["margin_percent"], "10.5");
    assert!(codes(&quote).contains(&"below_margin_floor"));
    assert_eq!(actions(&quote), ["edit", "request_approval", "withdraw", "duplicate"]);
    let path = format!("/api/quotes/{}", id(&quote));
    let send = json!({ "version": 1, "email": "ann@broker.example" });
    seller.client.post(&format!("{path}/send"), send).await.expect_code(409, "quote_needs_approval");
    let waiting = seller.act(&quote, "request_approval", json!({})).await;
    assert_eq!(waiting["status"], "pending_approval");
    let notice = &admin.client.get("/api/notices").await.expect(200)["items"][0];
    assert_eq!(
        (&notice["kind"], &notice["path"]),
        (&json!("quote"), &json!(format!("/apps/quotation/{}", id(&quote))))
    );
    seller
        .client
        .post(&format!("{path}/approve"), json!({ "version": 2 }))
        .await
        .expect_code(403, "permission_missing");
    let returned = admin.act(&waiting, "return", json!({ "reason": "Ask for fuel" })).await;
    assert_eq!((&returned["status"], &returned["closed_reason"]), (&json!("draft"), &json!("Ask for fuel")));
    let waiting = seller.act(&returned, "request_approval", json!({})).await;
    let approved = admin.act(&waiting, "approve", json!({})).await;
    assert_eq!(approved["status"], "approved");
    let (sent, _) = seller.send_quote(&approved).await;
    assert_eq!(sent["status"], "sent");
}

#[rstest]
#[tokio::test]
async fn customer_accepts_by_the_link_and_the_load_is_booked_as_quoted(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, token) = admin.sent_quote(&freight).await;
    run_jobs(&app.ctx, 10).await;
    let mail = app.mail.last_to("ann@broker.example").unwrap();
    assert!(mail.text.contains("$2,600.00"), "{}", mail.text);
    assert!(mail.text.contains("Chicago, IL, Tue, Nov 24, 2026, 08:00 CST"), "{}", mail.text);
    let html = mail.html.unwrap();
    assert!(html.contains(&format!(r#"href="https://haul.example/apps/quotation/offer#{token}""#)), "{html}");
    assert!(html.contains("$2,600.00</td>"), "{html}");
    assert!(mail.text.contains(&format!("https://haul.example/apps/quotation/offer#{token}")), "{}", mail.text);
    let customer = app.anonymous();
    let open = json!({ "token": token });
    let shown = customer.post("/api/public_quotes/open", open.clone()).await.expect(200);
    assert_eq!((&shown["status"], &shown["total_cents"]), (&json!("open"), &json!(260_000)));
    assert_eq!(shown["stops"][0]["city"], "Chicago");
    assert!(shown.get("estimate").is_none() && shown.get("notes").is_none());
    let viewed = admin.client.get(&format!("/api/quotes/{}", id(&sent))).await.expect(200);
    assert_eq!(viewed["status"], "viewed");
    let accept = json!({ "token": token, "name": "Ann Lee", "email": "Ann@Broker.example" });
    for _ in 0..2 {
        let accepted = customer.post("/api/public_quotes/accept", accept.clone()).await.expect(200);
        assert_eq!((&accepted["status"], &accepted["accepted_by"]), (&json!("accepted"), &json!("Ann Lee")));
    }
    customer
        .post("/api/public_quotes/decline", json!({ "token": token, "reason": "No" }))
        .await
        .expect_code(409, "quote_not_open");
    let event = &admin.client.get("/api/audit_events").await.expect(200)["items"][0];
    assert_eq!((&event["action"], &event["actor"]["kind"]), (&json!("quote.accepted"), &json!("customer")));
    assert!(event["actor"]["name"].as_str().unwrap().contains("Ann Lee"));
    assert!(
        admin.client.get("/api/notices").await.expect(200)["items"][0]["title"].as_str().unwrap().contains("accepted")
    );

    let accepted = admin.client.get(&format!("/api/quotes/{}", id(&sent))).await.expect(200);
    let convert = format!("/api/quotes/{}/convert", id(&sent));
    let body = json!({ "version": accepted["version"], "customer_reference": "TQ-1" });
    let load = admin.client.post_with_key(&convert, "k-1", body.clone()).await.expect(201);
    assert_eq!(admin.client.post_with_key(&convert, "k-1", body.clone()).await.expect(201), load);
    assert_eq!((&load["status"], &load["customer_reference"]), (&json!("booked"), &json!("TQ-1")));
    for field in [
        "customer",
        "references",
        "broker_contact",
        "load_kind",
        "equipment",
        "temperature_fahrenheit",
        "temperature_mode",
        "commodity",
        "weight_pounds",
        "pallets",
        "is_hazmat",
        "is_team_required",
        "is_twic_required",
        "tarps",
        "length_feet",
        "loaded_miles",
        "empty_miles",
        "notes",
        "total_cents",
    ] {
        assert_eq!(load[field], accepted[field], "{field}");
    }
    for field in ["kind", "facility", "schedule", "time_zone", "earliest_local", "earliest_at", "is_drop"] {
        assert_eq!(load["stops"][1][field], accepted["stops"][1][field], "{field}");
    }
    let read = admin.client.get(&format!("/api/loads/{}", id(&load))).await.expect(200);
    assert_eq!(read["quote"], json!({ "id": id(&sent), "name": "Q-1001" }));
    let quote = admin.client.get(&format!("/api/quotes/{}", id(&sent))).await.expect(200);
    assert_eq!((&quote["status"], &quote["load"]["id"]), (&json!("converted"), &load["id"]));
    admin.client.post(&convert, body).await.expect_code(409, "version_stale");
}

#[rstest]
#[tokio::test]
async fn link_tells_what_has_become_of_the_quote(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let customer = app.anonymous();
    let state = async |token: &str| {
        customer.post("/api/public_quotes/open", json!({ "token": token })).await.expect(200)["status"].clone()
    };
    customer.post("/api/public_quotes/open", json!({ "token": "guess" })).await.expect_code(404, "not_found");
    let (sent, withdrawn) = admin.sent_quote(&freight).await;
    admin.act(&sent, "withdraw", json!({ "reason": "No truck" })).await;
    assert_eq!(state(&withdrawn).await, "withdrawn");
    let shown = customer.post("/api/public_quotes/open", json!({ "token": withdrawn })).await.expect(200);
    assert!(shown["total_cents"].is_null() && shown["charges"] == json!([]), "its prices stay internal: {shown}");
    let (sent, first) = admin.sent_quote(&freight).await;
    let revise = format!("/api/quotes/{}/revise", id(&sent));
    let second = admin.client.post(&revise, json!({ "version": sent["version"] })).await.expect(201);
    assert_eq!(
        (&second["number"], &second["revision"], &second["status"]),
        (&json!("Q-1002-2"), &json!(2), &json!("draft"))
    );
    assert_eq!(second["versions"][1]["status"], "superseded");
    let history = admin.client.get(&format!("/api/quotes/{}/history", id(&second))).await.expect(200);
    assert_eq!(history["items"][0]["action"], "quote.revised");
    let number = json!([{ "field": "number", "from": "Q-1002", "to": "Q-1002-2" }]);
    assert_eq!(history["items"][0]["changes"], number, "made at the same moment");
    assert_eq!(state(&first).await, "superseded");
    let (_, newer) = admin.send_quote(&second).await;
    assert_eq!(state(&newer).await, "open");
    let notice = customer.post("/api/public_quotes/open", json!({ "token": first })).await.expect(200);
    assert!(notice["notice"]["message"].as_str().unwrap().contains("newer version"));
    let list = admin.client.get("/api/quotes").await.expect(200);
    assert_eq!(list["total_count"], 2);
    let declined =
        customer.post("/api/public_quotes/decline", json!({ "token": newer, "reason": "Too dear" })).await.expect(200);
    assert_eq!(declined["status"], "declined");
    app.clock.advance(TimeDelta::days(93));
    customer.post("/api/public_quotes/open", json!({ "token": newer })).await.expect_code(404, "not_found");
}

#[rstest]
#[tokio::test]
async fn copy_tells_what_it_does_not_take_over(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, _) = admin.sent_quote(&freight).await;
    app.clock.advance(TimeDelta::minutes(30));
    for (verb, action, fields) in [
        ("copy", "quote.duplicated", vec!["number", "requested_at", "valid_until"]),
        ("revise", "quote.revised", vec!["number", "valid_until"]),
    ] {
        let path = format!("/api/quotes/{}/{verb}", id(&sent));
        let copy = admin.client.post(&path, json!({ "version": sent["version"] })).await.expect(201);
        let history = admin.client.get(&format!("/api/quotes/{}/history", id(&copy))).await.expect(200);
        let made = &history["items"][0];
        let told: Vec<&str> =
            made["changes"].as_array().unwrap().iter().map(|change| change["field"].as_str().unwrap()).collect();
        assert_eq!((&made["action"], told), (&json!(action), fields));
        assert_eq!(made["changes"][0]["from"], sent["number"]);
    }
}

#[rstest]
#[tokio::test]
async fn unanswered_quote_reminds_and_expires(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, token) = admin.sent_quote(&freight).await;
    run_jobs(&app.ctx, 10).await;
    app.clock.advance(TimeDelta::hours(36));
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    let admin_again = app.signed_in(&admin.uid, &admin.email, true);
    let title = |notices: &Value| notices["items"][0]["title"].as_str().unwrap().to_owned();
    assert_eq!(title(&admin_again.get("/api/notices").await.expect(200)), "Quote Q-1001 expires soon");
    app.clock.advance(TimeDelta::hours(12));
    // Before the job has run, the clock alone decides.
    let shown = app.anonymous().post("/api/public_quotes/open", json!({ "token": token })).await.expect(200);
    assert_eq!(shown["status"], "expired");
    let accept = json!({ "token": token, "name": "Ann Lee", "email": "ann@broker.example" });
    app.anonymous().post("/api/public_quotes/accept", accept).await.expect_code(409, "quote_not_open");
    assert_eq!(run_jobs(&app.ctx, 10).await.failed, 0);
    let admin = app.signed_in(&admin.uid, &admin.email, true);
    let expired = admin.get(&format!("/api/quotes/{}", id(&sent))).await.expect(200);
    assert_eq!(expired["status"], "expired");
    assert_eq!(title(&admin.get("/api/notices").await.expect(200)), "Quote Q-1001 has expired");
}

#[rstest]
#[tokio::test]
async fn lost_quote_says_why_and_can_be_reopened(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let (sent, _) = admin.sent_quote(&freight).await;
    let loss =
        json!({ "reason": "price", "competitor": "Swift Lines", "price_gap_cents": 15_000, "note": "Asked 2450" });
    let lost = admin.act(&sent, "lose", loss).await;
    assert_eq!((&lost["status"], &lost["competitor"]), (&json!("lost"), &json!("Swift Lines")));
    let report = admin.client.get("/api/quote_report?by=lane&sent_from=2026-11-01").await.expect(200);
    assert_eq!(report["loss_reasons"], json!([{ "reason": "price", "count": 1, "cents": 260_000 }]));
    assert_eq!(report["average_price_gap_cents"], 15_000);
    assert_eq!(report["rows"][0]["name"], "Chicago, IL → Dallas, TX");
    assert_eq!(report["totals"]["win_rate_percent"], "0.0");
    let reopened = admin.act(&lost, "reopen", json!({})).await;
    assert_eq!((&reopened["status"], reopened.get("loss_reason")), (&json!("sent"), None));
    let accepted = admin.act(&reopened, "accept", json!({ "name": "Ann Lee" })).await;
    assert_eq!(accepted["status"], "accepted");
    let report = admin.client.get("/api/quote_report").await.expect(200);
    assert_eq!(
        (&report["totals"]["win_rate_percent"], &report["open"]["accepted_count"]),
        (&json!("100.0"), &json!(1))
    );
    assert_eq!(report["rows"][0]["name"], "Blue Ridge Brokerage");
}

#[rstest]
#[tokio::test]
async fn prospect_becomes_a_customer_when_booked(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let mut body = freight.quote();
    body.as_object_mut().unwrap().remove("customer_id");
    body["prospect_name"] = json!("Northern Grocers");
    let quote = admin.client.post("/api/quotes", body).await.expect(201);
    let (sent, _) = admin.send_quote(&quote).await;
    let accepted = admin.act(&sent, "accept", json!({ "name": "Ann Lee" })).await;
    let path = format!("/api/quotes/{}/convert", id(&quote));
    let version = &accepted["version"];
    admin.client.post(&path, json!({ "version": version })).await.expect_code(409, "quote_needs_customer");
    let load =
        admin.client.post(&path, json!({ "version": version, "customer_id": freight.customer })).await.expect(201);
    assert_eq!(load["customer"]["name"], "Blue Ridge Brokerage");
}

#[rstest]
#[tokio::test]
async fn list_filters_by_lane_status_and_words(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let first = admin.quote(&freight).await;
    let copied = admin.client.post(&format!("/api/quotes/{}/copy", id(&first)), json!({})).await.expect(201);
    assert_eq!((&copied["number"], &copied["status"]), (&json!("Q-1002"), &json!("draft")));
    admin.send_quote(&copied).await;
    for (query, count) in [
        ("", 2),
        ("?status=sent", 1),
        ("?lane=dallas%20chic", 2),
        ("?lane=tulsa", 0),
        ("?q=q-1002", 1),
        ("?q=blue%20ridge", 2),
        ("?equipment=reefer", 2),
        ("?pickup_from=2026-11-25", 0),
        ("?is_below_floor=true", 0),
    ] {
        assert_eq!(admin.client.get(&format!("/api/quotes{query}")).await.expect(200)["total_count"], count, "{query}");
    }
    let first = admin.client.get("/api/quotes?limit=1&sort=number").await.expect(200);
    assert_eq!(first["items"][0]["number"], "Q-1001");
    let next = format!("/api/quotes?limit=1&sort=number&cursor={}", first["next_cursor"].as_str().unwrap());
    assert_eq!(admin.client.get(&next).await.expect(200)["items"][0]["number"], "Q-1002");
    let found = admin.client.get("/api/search?q=Q-1002").await.expect(200);
    assert_eq!((&found["items"][0]["kind"], &found["items"][0]["title"]), (&json!("quote"), &json!("Quote Q-1002")));
}

#[rstest]
#[tokio::test]
async fn lane_shows_the_last_loads_and_quotes_of_its_towns(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    admin.delivered_load(&freight).await;
    admin.sent_quote(&freight).await;
    let lane = admin.client.get(&format!("/api/lanes/{}/{}", freight.chicago, freight.dallas)).await.expect(200);
    assert_eq!((&lane["origin"], &lane["rate_per_mile"]), (&json!("Chicago, IL"), &json!("2.9033")));
    assert_eq!((&lane["on_time_percent"], &lane["average_dwell_minutes"]), (&json!("100.0"), &json!(92)));
    assert_eq!(lane["quotes"][0]["number"], "Q-1001");
    let back = admin.client.get(&format!("/api/lanes/{}/{}", freight.dallas, freight.chicago)).await.expect(200);
    assert_eq!(back["loads"], json!([]));
}

#[rstest]
#[tokio::test]
async fn credit_hold_and_unknown_margin_are_warned_of(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let hold = json!({ "version": 1, "is_on_credit_hold": true });
    admin.client.patch(&format!("/api/customers/{}", freight.customer), hold).await.expect(200);
    let quote = admin.quote(&freight).await;
    assert_eq!(codes(&quote), ["customer_on_credit_hold", "margin_unknown"]);
    let preview = json!({ "customer_id": freight.customer });
    let preview = admin.client.post("/api/quote_preview", preview).await.expect(200);
    assert_eq!(codes(&preview), ["customer_on_credit_hold", "margin_unknown"]);
}

#[rstest]
#[tokio::test]
async fn settings_are_kept_and_checked(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    assert_eq!(admin.client.get("/api/quote_settings").await.expect(200).get("cost_model"), None);
    let model = admin.set_costs().await;
    assert_eq!((&model["version"], &model["margin_floor"]), (&json!(1), &json!("12.5000")));
    let put = async |path: &str, body: Value| admin.client.send(Method::PUT, path, &[], Some(body)).await;
    put("/api/cost_model", haul_tests::quotes::costs()).await.expect_code(409, "version_stale");
    let made = admin.client.post("/api/fuel_programs", program()).await.expect(201);
    admin.client.post("/api/fuel_programs", program()).await.expect_code(409, "fuel_program_name_already_used");
    let table = json!({
        "version": 1, "name": "By table", "region": "midwest", "method": "table", "peg": "0",
        "rows": [{ "price": "3.5", "rate": "0.39" }, { "price": "3", "rate": "0.3" }],
    });
    let path = format!("/api/fuel_programs/{}", id(&made));
    let changed = put(&path, table.clone()).await.expect(200);
    assert_eq!(changed["rows"][0], json!({ "price": "3.0000", "rate": "0.3000" }));
    let step = json!({ "version": 2, "name": "Step", "region": "us", "method": "step", "peg": "1.2" });
    put(&path, step).await.expect_code(422, "validation_failed");
    assert!(admin.client.post(&format!("{path}/archive"), json!({})).await.expect(200)["archived_at"].is_string());
    let price = json!({ "region": "us", "week_on": "2027-11-18", "price": "3.887" });
    put("/api/diesel_prices", price).await.expect_code(422, "validation_failed");
    for text in ["3.90", "3.88"] {
        put("/api/diesel_prices", json!({ "region": "us", "week_on": "2026-11-16", "price": text })).await.expect(200);
    }
    let settings = admin.client.get("/api/quote_settings").await.expect(200);
    assert_eq!(settings["diesel_prices"].as_array().unwrap().len(), 1);
    assert_eq!(settings["diesel_prices"][0]["price"], "3.8800");
}
