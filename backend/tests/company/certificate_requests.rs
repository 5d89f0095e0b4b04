//! Certificates of insurance that the agent is asked for.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
    freight::id,
};
use rstest::rstest;
use serde_json::{Value, json};

const REQUESTS: &str = "/api/certificate_requests";

fn holder(name: &str) -> Value {
    json!({
        "holder_name": name, "agent_email": "Agent@Insurance.example", "wording": "Additional insured, 30 days' notice",
        "holder_address": { "line1": "1 Main St", "line2": "Suite 4", "city": "Joliet", "state": "IL", "postal_code": "60431" },
    })
}

#[rstest]
#[tokio::test]
async fn the_agent_gets_one_mail_and_the_request_is_open_until_it_came(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let first = admin.client.post_with_key(REQUESTS, "k-1", holder("Blue Ridge Brokerage")).await;
    assert_eq!(first.status, 201, "{}", first.text);
    admin.client.post_with_key(REQUESTS, "k-1", holder("Blue Ridge Brokerage")).await.assert_replays(&first);
    app.run_jobs().await;
    let mails = app.mail.sent();
    assert_eq!(mails.len(), 1);
    let mail = &mails[0];
    assert_eq!(
        (mail.to.as_str(), mail.subject.as_str()),
        ("agent@insurance.example", "Certificate of insurance for Blue Ridge Brokerage")
    );
    for known in
        ["Blue Ridge Brokerage\n1 Main St\nSuite 4\nJoliet, IL 60431", "USDOT", "Additional insured, 30 days' notice"]
    {
        assert!(mail.text.contains(known), "{known}: {}", mail.text);
    }
    let one = format!("{REQUESTS}/{}", id(&first.body));
    admin.client.post(REQUESTS, holder("Cedar Foods")).await.expect(201);
    let names = async |query: &str| {
        let page = admin.client.get(&format!("{REQUESTS}?{query}")).await.expect(200);
        page["items"].as_array().unwrap().iter().map(|it| it["holder_name"].clone()).collect::<Vec<_>>()
    };
    assert_eq!(names("is_open=true&sort=holder_name").await, ["Blue Ridge Brokerage", "Cedar Foods"]);
    let early = admin.client.patch(&one, json!({ "version": 1, "received_on": "2026-11-21" })).await;
    assert_eq!(early.expect_code(422, "validation_failed")["fields"][0]["path"], "received_on");
    let came = admin.client.patch(&one, json!({ "version": 1, "received_on": "2026-11-20" })).await.expect(200);
    assert_eq!((&came["received_on"], &came["version"]), (&json!("2026-11-20"), &json!(2)));
    assert_eq!(names("is_open=true").await, ["Cedar Foods"]);
    assert_eq!(names("is_open=false&q=blue").await, ["Blue Ridge Brokerage"]);
    app.run_jobs().await;
    assert_eq!(app.mail.sent().len(), 2, "a change mails nothing");
    let history = admin.client.get(&format!("{one}/history")).await.expect(200);
    assert_eq!(history["items"].as_array().unwrap().len(), 2, "{history}");
    let wrong = json!({ "holder_name": " ", "agent_email": "nobody", "holder_address": { "line1": "" , "city": "", "state": "I", "postal_code": "" } });
    let problem = admin.client.post(REQUESTS, wrong).await.expect_code(422, "validation_failed");
    assert!(problem["fields"].to_string().contains("agent_email"), "{problem}");
    app.admin().await.client.get(&one).await.expect_code(404, "not_found");
}
