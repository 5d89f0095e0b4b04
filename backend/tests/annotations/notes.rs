//! Notes: who reads and changes them, and whom they name.

use haul_types::Role;
use poem::http::Method;
use serde_json::{Value, json};

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    Person, TestApp,
    freight::id,
};
use rstest::rstest;

async fn colleague(app: &TestApp, admin: &Person, sections: &[&str]) -> Person {
    for section in sections {
        let grant = format!("/api/role_grants/User/{section}");
        assert!(admin.client.send(Method::PUT, &grant, &[], None).await.status.is_success());
    }
    app.user(admin.company_id, Role::User).await
}

async fn name_of(person: &Person) -> String {
    person.client.get("/api/profile").await.expect(200)["full_name"].as_str().unwrap().to_owned()
}

fn texts(list: &Value) -> Vec<&str> {
    list["items"].as_array().unwrap().iter().map(|note| note["text"].as_str().unwrap()).collect()
}

#[rstest]
#[tokio::test]
async fn a_note_names_people_who_are_told(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = id(&admin.load(&freight).await);
    let dana = colleague(&app, &admin, &["loads"]).await;
    let name = name_of(&dana).await;
    let path = format!("/api/records/load/{load}/notes");
    let offered = admin.client.get("/api/colleagues?q=user").await.expect(200);
    assert!(offered["items"].as_array().unwrap().iter().any(|one| one["full_name"] == name.as_str()), "{offered}");

    let text = format!("@{name} the gate closes at five");
    let body = json!({ "text": text, "mentions": [dana.user_id] });
    let key = [("Idempotency-Key", "a-note")];
    let note = admin.client.send(Method::POST, &path, &key, Some(body.clone())).await.expect(201);
    let again = admin.client.send(Method::POST, &path, &key, Some(body)).await.expect(201);
    assert_eq!(note, again);
    assert_eq!((&note["audience"], &note["is_mine"]), (&json!("internal"), &json!(true)));
    assert_eq!(note["mentions"][0]["name"], name.as_str());
    let notices = dana.client.get("/api/notices").await.expect(200);
    assert_eq!(notices["items"].as_array().unwrap().len(), 1, "{notices}");
    let notice = &notices["items"][0];
    assert_eq!((&notice["kind"], &notice["body"]), (&json!("mention"), &json!(text)));
    assert_eq!(notice["path"], format!("/apps/loads/{load}"));

    // Named before, so not told again; the text changed, which the history shows.
    let one = format!("/api/record_notes/{}", id(&note));
    let changed = json!({ "version": 1, "text": format!("{text} sharp") });
    let changed = admin.client.patch(&one, changed).await.expect(200);
    assert_eq!((&changed["version"], changed["edited_at"].is_string()), (&json!(2), true));
    assert_eq!(dana.client.get("/api/notices").await.expect(200)["items"].as_array().unwrap().len(), 1);
    let history = admin.client.get(&format!("/api/loads/{load}/history")).await.expect(200);
    let latest = &history["items"][0];
    assert_eq!((&latest["action"], &latest["changes"][0]["field"]), (&json!("load.note_changed"), &json!("text")));

    // Only its author changes it.
    dana.client.patch(&one, json!({ "version": 2, "text": "No" })).await.expect_code(403, "note_of_another_person");
    dana.client.post(&format!("{one}/archive"), json!({})).await.expect_code(403, "note_of_another_person");
    admin.client.patch(&one, json!({ "version": 1, "text": "Old" })).await.expect_code(409, "version_stale");
    for _ in 0..2 {
        assert!(admin.client.post(&format!("{one}/archive"), json!({})).await.expect(200)["archived_at"].is_string());
    }
    assert!(admin.client.post(&format!("{one}/restore"), json!({})).await.expect(200)["archived_at"].is_null());
}

#[rstest]
#[tokio::test]
async fn a_note_for_accounting_is_hidden_from_others(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let load = id(&admin.load(&freight).await);
    let dana = colleague(&app, &admin, &["loads"]).await;
    let name = name_of(&dana).await;
    let path = format!("/api/records/load/{load}/notes");
    let body = json!({ "text": "Pays late", "audience": "accounting" });
    let secret = admin.client.post(&path, body).await.expect(201);
    dana.client.post(&path, json!({ "text": "Seal checked" })).await.expect(201);
    assert_eq!(texts(&dana.client.get(&path).await.expect(200)), ["Seal checked"]);
    assert_eq!(texts(&admin.client.get(&path).await.expect(200)), ["Seal checked", "Pays late"]);
    let hidden = format!("/api/record_notes/{}", id(&secret));
    dana.client.patch(&hidden, json!({ "version": 1, "text": "Mine" })).await.expect_code(404, "not_found");
    let refused = json!({ "text": "For them", "audience": "accounting" });
    assert_eq!(
        dana.client.post(&path, refused).await.expect_code(422, "validation_failed")["fields"][0]["path"],
        "audience"
    );
    // Whoever can't read the note can't be named in it, nor can anyone whom its text leaves out.
    for body in [
        json!({ "text": format!("@{name} see"), "audience": "accounting", "mentions": [dana.user_id] }),
        json!({ "text": "See", "mentions": [dana.user_id] }),
        json!({ "text": "@Nobody", "mentions": ["0192f0c4-7a00-7000-8000-00000000ffff"] }),
    ] {
        let refused = admin.client.post(&path, body).await;
        assert_eq!(refused.expect_code(422, "validation_failed")["fields"][0]["path"], "mentions");
    }
    // An edited text for few people does not show in the history that more people read.
    admin.client.patch(&hidden, json!({ "version": 1, "text": "Pays very late" })).await.expect(200);
    let history = dana.client.get(&format!("/api/loads/{load}/history")).await.expect(200);
    assert!(!history.to_string().contains("very late"), "{history}");
}

#[rstest]
#[tokio::test]
async fn notes_follow_the_permissions_of_their_record(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let admin = app.admin().await;
    let freight = admin.freight().await;
    let safety = colleague(&app, &admin, &["safety"]).await;
    let on = |kind: &str, id: &str| format!("/api/records/{kind}/{id}/notes");
    for (kind, record) in [
        ("customer", &freight.customer),
        ("facility", &freight.chicago),
        ("truck", &freight.truck),
        ("trailer", &freight.trailer),
    ] {
        admin.client.post(&on(kind, record), json!({ "text": "Seen" })).await.expect(201);
        assert_eq!(texts(&admin.client.get(&on(kind, record)).await.expect(200)), ["Seen"], "{kind}");
    }
    let note = safety.client.post(&on("driver", &freight.driver), json!({ "text": "Recheck" })).await.expect(201);
    assert_eq!(note["record_kind"], "driver");
    safety.client.get(&on("customer", &freight.customer)).await.expect_code(403, "permission_missing");
    let refused = safety.client.post(&on("customer", &freight.customer), json!({ "text": "Hi" })).await;
    refused.expect_code(403, "permission_missing");
    // A driver's id is no truck's.
    admin.client.get(&on("truck", &freight.driver)).await.expect_code(404, "not_found");
}
