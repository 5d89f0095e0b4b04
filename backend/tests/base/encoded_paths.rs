//! A path with escapes names the same record.

use haul_tests::{
    Backend::{self, Postgres, Sqlite},
    TestApp,
};
use poem::http::Method;
use rstest::rstest;
use serde_json::json;

use crate::base::terminal_scope::TwoTerminals;

/// The same text with its first character escaped.
fn escaped(text: &str) -> String {
    let (first, rest) = text.split_at(1);
    format!("%{:02X}{rest}", first.as_bytes()[0])
}

#[rstest]
#[tokio::test]
async fn escapes_do_not_lead_past_a_terminal(#[values(Sqlite, Postgres)] backend: Backend) {
    let app = TestApp::start(backend).await;
    let TwoTerminals { records, manager, .. } = TwoTerminals::of(&app).await;
    let (load, truck) = (&records.ids["load_id"], &records.ids["truck_id"]);
    let cancel = json!({ "version": records.load["version"], "reason": "Because" });
    for load in [load.clone(), escaped(load)] {
        manager.client.post(&format!("/api/loads/{load}/cancel"), cancel.clone()).await.expect_code(404, "not_found");
    }
    let note = json!({ "text": "Seen" });
    for (kind, truck) in [("truck", truck.clone()), ("%74ruck", truck.clone()), ("truck", escaped(truck))] {
        let path = format!("/api/records/{kind}/{truck}/notes");
        manager.client.post(&path, note.clone()).await.expect_code(404, "not_found");
        manager.client.send(Method::GET, &path, &[], None).await.expect_code(404, "not_found");
    }
}
