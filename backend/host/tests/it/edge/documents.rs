//! The shell's document, front-end files and their caching.

use std::io::Read;
use std::sync::atomic::{AtomicUsize, Ordering};

use http::{Method, StatusCode, header};
use serde_json::Value;

use super::site::{answer, answering, header_text, problem_code, site};

#[tokio::test]
async fn every_page_address_answers_the_shell() {
    let site = site().start().await;
    for path in [
        "/",
        "/index.html",
        "/apps/track&trace",
        "/apps/track%26trace",
        "/apps/loads/0192",
        "/CompanyInfo",
        "/1234567/applicationForm",
    ] {
        let response = site.open(path).await;
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header_text(&response, "content-type"), "text/html; charset=utf-8");
        assert_eq!(header_text(&response, "cache-control"), "no-cache");
        assert!(!response.text().await.unwrap().contains("__CSP_NONCE__"), "{path}");
    }
}

#[tokio::test]
async fn a_missing_file_is_a_problem_and_no_page() {
    let site = site().start().await;
    for path in ["/main.0123abcd.js", "/mfe/apps/1.0.0/entry.js", "/remotes.json"] {
        let response = site.get(path).header(header::ACCEPT, "*/*").send().await.unwrap();
        assert_eq!(response.status(), StatusCode::NOT_FOUND, "{path}");
        assert_eq!(problem_code(response).await, "not_found");
    }
    assert_eq!(site.open("/mfe/apps/1.0.0/entry.js").await.status(), StatusCode::NOT_FOUND, "not even for a person");
}

#[tokio::test]
async fn files_are_cached_by_how_their_name_changes() {
    let site = site()
        .file("shell/main.0123abcd.js", "1")
        .file("shell/favicon.svg", "<svg/>")
        .file("mfe/apps/1.0.0/entry.js", "2")
        .file("remotes.json", "{}")
        .start()
        .await;
    for (path, caching) in [
        ("/main.0123abcd.js", "public, max-age=31536000, immutable"),
        ("/mfe/apps/1.0.0/entry.js", "public, max-age=31536000, immutable"),
        ("/favicon.svg", "no-cache"),
        ("/remotes.json", "no-cache"),
        ("/config.json", "no-cache"),
        ("/openapi.json", "no-cache"),
    ] {
        let response = site.get(path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::OK, "{path}");
        assert_eq!(header_text(&response, "cache-control"), caching, "{path}");
    }
}

#[tokio::test]
async fn list_of_deployments_is_nobodys() {
    let site = site().file("mfe/apps/deployments.json", "[]").start().await;
    let response = site.get("/mfe/apps/deployments.json").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_known_tag_is_answered_without_a_body() {
    let site = site().file("shell/favicon.svg", "<svg/>").start().await;
    for path in ["/favicon.svg", "/config.json"] {
        let etag = header_text(&site.get(path).send().await.unwrap(), "etag").to_owned();
        let held = site.get(path).header(header::IF_NONE_MATCH, format!("\"other\", W/{etag}")).send().await.unwrap();
        assert_eq!(held.status(), StatusCode::NOT_MODIFIED, "{path}");
        assert_eq!(header_text(&held, "etag"), etag);
        let changed = site.get(path).header(header::IF_NONE_MATCH, "\"other\"").send().await.unwrap();
        assert_eq!(changed.status(), StatusCode::OK);
    }
}

#[tokio::test]
async fn built_compressed_siblings_are_sent_as_they_are() {
    let site = site()
        .file("shell/main.0123abcd.js", "plain")
        .file("shell/main.0123abcd.js.br", "brotli bytes")
        .file("shell/main.0123abcd.js.gz", "gzip bytes")
        .start()
        .await;
    for (accepted, coding, body) in
        [("gzip, br", "br", "brotli bytes"), ("gzip", "gzip", "gzip bytes"), ("identity", "", "plain")]
    {
        let response = site.get("/main.0123abcd.js").header(header::ACCEPT_ENCODING, accepted).send().await.unwrap();
        assert_eq!(header_text(&response, "content-encoding"), coding);
        assert_eq!(header_text(&response, "content-type"), "text/javascript");
        assert_eq!(header_text(&response, "vary"), "accept-encoding");
        assert_eq!(response.text().await.unwrap(), body);
    }
}

#[tokio::test]
async fn large_text_is_compressed_and_small_or_packed_is_not() {
    let text = "{\"items\":[]}".repeat(400);
    let site = site()
        .file("shell/large.json", &text)
        .file("shell/small.json", "{}")
        .file("shell/large.png", vec![7; 4000])
        .start()
        .await;
    for (path, coding) in [("/large.json", "gzip"), ("/small.json", ""), ("/large.png", "")] {
        let response = site.get(path).header(header::ACCEPT_ENCODING, "gzip").send().await.unwrap();
        assert_eq!(header_text(&response, "content-encoding"), coding, "{path}");
    }
    let packed = site.get("/large.json").header(header::ACCEPT_ENCODING, "gzip").send().await.unwrap();
    assert!(header_text(&packed, "etag").starts_with("W/"));
    let packed = packed.bytes().await.unwrap();
    let mut unpacked = String::new();
    flate2::read::GzDecoder::new(&packed[..]).read_to_string(&mut unpacked).unwrap();
    assert_eq!(unpacked, text);
}

#[tokio::test]
async fn browsers_learn_their_settings() {
    let site = site()
        .settings(
            "[branding]\nname = \"Roadline\"\n[google]\nclient_id = \"42.apps\"\n[identity]\nproject_id = \"roadline\"\n\
             [map]\nstyle_url = \"https://maps.example/roads.json\"",
        )
        .start()
        .await;
    let settings: Value =
        serde_json::from_slice(&site.get("/config.json").send().await.unwrap().bytes().await.unwrap()).unwrap();
    assert_eq!(settings["name"], "Roadline");
    assert_eq!(settings["environment"], "development");
    assert_eq!(settings["firebase"]["auth_domain"], "roadline.firebaseapp.com");
    assert_eq!(settings["google"]["client_id"], "42.apps");
    assert_eq!(settings["map"]["style_url"], "https://maps.example/roads.json");
    assert_eq!(settings["identity_emulator"], false);
    assert_eq!(settings["fallback_admin_email"], Value::Null);
}

#[tokio::test]
async fn a_read_is_answered_again_only_when_its_body_changed() {
    let reads = AtomicUsize::new(0);
    let site = site()
        .app(answering(move |request| match request.uri.path() {
            "/api/trips" => answer(StatusCode::OK, "[1]"),
            "/api/missing" => answer(StatusCode::NOT_FOUND, "{}"),
            _ => answer(StatusCode::OK, reads.fetch_add(1, Ordering::Relaxed).to_string()),
        }))
        .start()
        .await;
    let call = async |method: Method, path: &str, tag: &str| {
        let request = if method == Method::GET { site.get(path) } else { site.post(path) };
        request.header(header::IF_NONE_MATCH, tag).send().await.unwrap()
    };
    let first = call(Method::GET, "/api/trips", "\"other\"").await;
    assert_eq!(first.status(), StatusCode::OK);
    let tag = header_text(&first, "etag").to_owned();
    for held in [tag.clone(), format!("\"other\", W/{tag}"), "*".to_owned()] {
        let again = call(Method::GET, "/api/trips", &held).await;
        assert_eq!((again.status(), header_text(&again, "etag")), (StatusCode::NOT_MODIFIED, &*tag), "{held}");
        assert_eq!(again.headers().get(header::CONTENT_TYPE), None);
        assert!(again.bytes().await.unwrap().is_empty());
    }
    let changing = header_text(&call(Method::GET, "/api/changing", "").await, "etag").to_owned();
    assert_eq!(call(Method::GET, "/api/changing", &changing).await.status(), StatusCode::OK);
    let made = call(Method::POST, "/api/trips", &tag).await;
    assert_eq!((made.status(), made.headers().get(header::ETAG)), (StatusCode::OK, None), "not a read");
    let missing = call(Method::GET, "/api/missing", "*").await;
    assert_eq!((missing.status(), missing.headers().get(header::ETAG)), (StatusCode::NOT_FOUND, None));
}

#[tokio::test]
async fn a_front_ends_worker_may_serve_its_own_pages_only() {
    let site = site().file("mfe/apps/1.0.0/drive-worker.0a1b2c3d.js", "1").start().await;
    let path = "/mfe/apps/1.0.0/drive-worker.0a1b2c3d.js";
    let worker = site.get(path).header("service-worker", "script").send().await.unwrap();
    assert_eq!(header_text(&worker, "service-worker-allowed"), "/apps/");
    // Its own policy would be the worker's, which then could load nothing.
    assert!(!worker.headers().contains_key("content-security-policy"));
    let script = site.get(path).send().await.unwrap();
    assert!(!script.headers().contains_key("service-worker-allowed"));
}
