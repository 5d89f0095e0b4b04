//! Headers on every response, and paths that try to climb out.

use http::StatusCode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use super::site::{header_text, problem_code, site};

const PATHS: [&str; 9] = [
    "/",
    "/apps/loads",
    "/config.json",
    "/openapi.json",
    "/api/loads",
    "/healthz",
    "/readyz",
    "/missing.js",
    "/blobs/none",
];

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let site = site().start().await;
    for path in PATHS {
        let response = site.open(path).await;
        for (name, value) in [
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "strict-origin-when-cross-origin"),
            ("cross-origin-opener-policy", "same-origin-allow-popups"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(header_text(&response, name), value, "{name} of {path}");
        }
        assert!(header_text(&response, "permissions-policy").contains("camera=()"), "{path}");
        assert!(!header_text(&response, "x-request-id").is_empty(), "{path}");
        assert_eq!(header_text(&response, "strict-transport-security"), "", "not over http: {path}");
    }
}

#[tokio::test]
async fn https_origins_are_told_to_stay_on_https() {
    let site = site().settings("[server]\npublic_url = \"https://haul.example\"").start().await;
    for path in PATHS {
        assert!(
            header_text(&site.open(path).await, "strict-transport-security").starts_with("max-age=63072000"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn api_answers_are_never_stored() {
    let site = site().start().await;
    for path in ["/api/loads", "/logout/", "/healthz"] {
        assert_eq!(header_text(&site.open(path).await, "cache-control"), "no-store", "{path}");
    }
}

#[tokio::test]
async fn the_page_policy_has_a_fresh_nonce_per_answer() {
    let site = site().start().await;
    let mut nonces = Vec::new();
    for _ in 0..3 {
        let response = site.open("/").await;
        let policy = header_text(&response, "content-security-policy").to_owned();
        let nonce = policy.split("'nonce-").nth(1).unwrap().split('\'').next().unwrap().to_owned();
        assert_eq!(nonce.len(), 24, "128 bits in base64");
        assert!(response.text().await.unwrap().contains(&format!("nonce=\"{nonce}\"")));
        nonces.push(nonce);
    }
    nonces.dedup();
    assert_eq!(nonces.len(), 3);
}

#[tokio::test]
async fn the_page_policy_names_the_provider_unless_an_emulator_stands_in() {
    let real = site().start().await.open("/").await;
    let policy = header_text(&real, "content-security-policy");
    assert!(policy.starts_with("default-src 'none'; script-src 'self'; style-src 'self' 'nonce-"), "{policy}");
    assert!(
        policy.ends_with(
            "'; connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com \
             https://www.googleapis.com; img-src 'self' data: blob:; font-src 'self'; frame-src 'self' blob:; \
             worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
        ),
        "{policy}"
    );
    let emulated = site().settings("[identity]\nemulator_host = \"127.0.0.1:1\"").start().await.open("/").await;
    assert!(header_text(&emulated, "content-security-policy").contains("connect-src 'self';"));
}

#[tokio::test]
async fn the_page_policy_names_where_maps_come_from() {
    let settings = "[map]\nstyle_url = \"https://maps.example/styles/roads.json\"\norigins = [\"https://tiles.example\"]\n\
                    [identity]\nemulator_host = \"127.0.0.1:1\"";
    let page = site().settings(settings).start().await.open("/").await;
    let policy = header_text(&page, "content-security-policy");
    assert!(policy.contains("connect-src 'self' https://maps.example https://tiles.example;"), "{policy}");
    assert!(policy.contains("img-src 'self' data: blob: https://maps.example https://tiles.example;"), "{policy}");
}

#[tokio::test]
async fn no_path_leaves_the_web_root() {
    let site =
        site().file("../secret.txt", "secret").file("remotes.json", "{}").file("shell/.hidden", "secret").start().await;
    for path in [
        "/../../secret.txt",
        "/..%2f..%2fsecret.txt",
        "/%2e%2e/%2e%2e/secret.txt",
        "/mfe/../../secret.txt",
        "/mfe/%2e%2e%2f%2e%2e%2fsecret.txt",
        "/..%5c..%5csecret.txt",
        "//etc/passwd",
        "/%2fetc%2fpasswd",
        "/.hidden",
        "/shell/../.hidden",
        "/%00",
    ] {
        let answer = raw(site.address, path).await;
        assert!(answer.starts_with("HTTP/1.1 404"), "{path}: {answer}");
        assert!(!answer.contains("secret") && !answer.contains("root:"), "{path}");
    }
}

#[tokio::test]
async fn a_wrong_method_is_refused_with_a_problem() {
    let site = site().start().await;
    let response = site.post("/config.json").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::METHOD_NOT_ALLOWED);
    assert_eq!(problem_code(response).await, "method_not_allowed");
}

/// Sends a path unchanged: clients normalize it first.
async fn raw(address: std::net::SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    let request = format!("GET {path} HTTP/1.1\r\nhost: haul\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).await.unwrap();
    String::from_utf8_lossy(&answer).into_owned()
}
