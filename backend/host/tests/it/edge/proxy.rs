//! The identity emulator behind this origin.

use http::StatusCode;
use serde_json::Value;

use super::emulator::start_emulator;
use super::site::{Site, header_text, problem_code, site};

const SIGN_IN: &str = "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=demo-key";

async fn emulated() -> (Site, String) {
    let host = start_emulator().await;
    (site().settings(&format!("[identity]\nemulator_host = \"{host}\"")).start().await, host)
}

#[tokio::test]
async fn emulator_paths_are_passed_on_whole_and_hop_by_hop_headers_are_not() {
    let (site, host) = emulated().await;
    let response = site
        .post(SIGN_IN)
        .header("te", "trailers")
        .header("connection", "x-custom")
        .header("x-custom", "for this hop")
        .header("authorization", "Bearer owner")
        .header("sec-fetch-site", "same-origin")
        .body("{\"email\":\"pat@example.com\"}")
        .send()
        .await
        .unwrap();
    assert_eq!(response.status(), StatusCode::ACCEPTED);
    assert_eq!(header_text(&response, "x-emulator"), "yes");
    assert_eq!(header_text(&response, "keep-alive"), "");
    assert_eq!(header_text(&response, "x-content-type-options"), "nosniff");
    let told: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    assert_eq!(told["uri"], SIGN_IN);
    assert_eq!(told["host"], host);
    assert_eq!(told["body"], "{\"email\":\"pat@example.com\"}");
    assert_eq!(told["authorization"], "Bearer owner");
    assert_eq!((&told["te"], &told["x-custom"]), (&Value::Null, &Value::Null));
}

#[tokio::test]
async fn pages_of_other_sites_do_not_reach_the_emulator() {
    let (site, _) = emulated().await;
    for (name, value) in [
        ("sec-fetch-site", "cross-site"),
        ("sec-fetch-site", "same-site"),
        ("origin", "https://evil.example"),
        ("origin", "null"),
    ] {
        let response = site.post(SIGN_IN).header(name, value).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN, "{name}: {value}");
        assert_eq!(problem_code(response).await, "cross_site_request");
    }
    let own = site.post(SIGN_IN).header("origin", "http://127.0.0.1:8080").send().await.unwrap();
    assert_eq!(own.status(), StatusCode::ACCEPTED);
}

#[tokio::test]
async fn without_an_emulator_its_paths_lead_nowhere() {
    let response = site().start().await.post(SIGN_IN).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn an_emulator_that_is_down_is_a_problem() {
    // Port 1 is reserved and has no listener.
    let site = site().settings("[identity]\nemulator_host = \"127.0.0.1:1\"").start().await;
    let response = site.post(SIGN_IN).send().await.unwrap();
    assert_eq!(response.status(), StatusCode::BAD_GATEWAY);
    assert_eq!(problem_code(response).await, "identity_provider_unavailable");
}
