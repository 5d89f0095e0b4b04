//! Bodies, rates, and what reaches the product.

use std::sync::Arc;

use futures::FutureExt;
use haul_host::edge::MAX_BODY_BYTES;
use haul_host::message::AppRequest;
use http::StatusCode;
use serde_json::Value;
use tokio::sync::Notify;

use super::site::{answer, answering, header_text, problem_code, site};

#[tokio::test]
async fn the_product_sees_the_edges_headers_and_not_the_clients_claims() {
    let site = site().start().await;
    let response = site
        .post("/api/loads?q=a%20b")
        .header("x-request-id", "0192f0c1-0000-7000-8000-000000000000")
        .header("x-client-ip", "6.6.6.6")
        .header("x-forwarded-for", "6.6.6.6")
        .header("x-forwarded-host", "evil.example")
        .header("authorization", "Bearer abc")
        .header("te", "trailers")
        .body("{}")
        .send()
        .await
        .unwrap();
    let request_id = header_text(&response, "x-request-id").to_owned();
    let seen: Value = serde_json::from_slice(&response.bytes().await.unwrap()).unwrap();
    assert_eq!(seen["uri"], "/api/loads?q=a%20b");
    assert_eq!(seen["headers"]["authorization"], "Bearer abc");
    assert_eq!(seen["headers"]["x-client-ip"], "127.0.0.1");
    assert_eq!(seen["headers"]["x-request-id"], request_id);
    assert_ne!(request_id, "0192f0c1-0000-7000-8000-000000000000");
    for name in ["x-forwarded-for", "x-forwarded-host", "host", "te"] {
        assert_eq!(seen["headers"][name], Value::Null, "{name}");
    }
}

#[tokio::test]
async fn a_trusted_proxy_tells_address_and_request_id() {
    let site = site().settings("[server]\ntrusted_proxies = [\"127.0.0.0/8\"]").start().await;
    let id = "0192f0c1-0000-7000-8000-000000000000";
    let request = site.get("/api/loads").header("x-request-id", id).header("x-forwarded-for", "6.6.6.6, 198.51.100.7");
    let seen: Value = serde_json::from_slice(&request.send().await.unwrap().bytes().await.unwrap()).unwrap();
    assert_eq!(seen["headers"]["x-client-ip"], "198.51.100.7");
    assert_eq!(seen["headers"]["x-request-id"], id);
}

#[tokio::test]
async fn a_body_of_the_limit_passes_and_one_byte_more_does_not() {
    let site = site().start().await;
    let whole = site.post("/api/loads").body(vec![b'x'; MAX_BODY_BYTES]).send().await.unwrap();
    let seen: Value = serde_json::from_slice(&whole.bytes().await.unwrap()).unwrap();
    assert_eq!(seen["byte_size"], MAX_BODY_BYTES);

    let announced = site.post("/api/loads").body(vec![b'x'; MAX_BODY_BYTES + 1]).send().await.unwrap();
    assert_eq!(announced.status(), StatusCode::PAYLOAD_TOO_LARGE);
    assert_eq!(problem_code(announced).await, "body_too_large");

    let chunks = futures::stream::iter((0..=MAX_BODY_BYTES / 1024).map(|_| Ok::<_, std::io::Error>(vec![b'x'; 1024])));
    let streamed = site.post("/api/loads").body(reqwest::Body::wrap_stream(chunks)).send().await.unwrap();
    assert_eq!(problem_code(streamed).await, "body_too_large");
}

#[tokio::test]
async fn a_successful_change_wakes_the_background_work() {
    let site = site()
        .app(answering(|request| {
            answer(if request.uri.path() == "/api/refused" { StatusCode::CONFLICT } else { StatusCode::CREATED }, "{}")
        }))
        .start()
        .await;
    for (path, method) in [("/api/refused", http::Method::POST), ("/api/loads", http::Method::GET)] {
        reqwest::Client::execute(
            &super::site::client(),
            reqwest::Request::new(method, site.url(path).parse().unwrap()),
        )
        .await
        .unwrap();
    }
    let woken = site.changed.notified();
    let mut woken = std::pin::pin!(woken);
    assert!(!woken.as_mut().enable(), "neither a read nor a refusal is a change");
    site.post("/api/loads").send().await.unwrap();
    woken.await;
}

#[tokio::test]
async fn a_flood_from_one_address_is_refused_and_others_are_served() {
    let site = site()
        .settings("[rates]\nregistrations_per_hour = 2\n[server]\ntrusted_proxies = [\"127.0.0.1\"]")
        .start()
        .await;
    let register = async |ip: &str| site.post("/api/registrations").header("x-forwarded-for", ip).send().await.unwrap();
    for _ in 0..2 {
        assert_eq!(register("198.51.100.7").await.status(), StatusCode::OK);
    }
    let refused = register("198.51.100.7").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = header_text(&refused, "retry-after").parse().unwrap();
    assert!((1..=1801).contains(&wait), "{wait}");
    assert_eq!(problem_code(refused).await, "too_many_requests");
    assert_eq!(register("198.51.100.8").await.status(), StatusCode::OK);

    assert_eq!(register("2001:db8:1:2::1").await.status(), StatusCode::OK);
    assert_eq!(register("2001:db8:1:2::2").await.status(), StatusCode::OK);
    assert_eq!(
        register("2001:db8:1:2:ffff::3").await.status(),
        StatusCode::TOO_MANY_REQUESTS,
        "one /64 is one subscriber"
    );

    let unlimited = site.get("/api/loads").header("x-forwarded-for", "198.51.100.7").send().await.unwrap();
    assert_eq!(unlimited.status(), StatusCode::OK, "other calls are not counted");
}

#[tokio::test]
async fn each_caller_is_told_what_is_left_of_its_quota() {
    let site = site().settings("[rates]\ncalls_per_minute = 2").start().await;
    let call = async |token: &str| {
        site.get("/api/loads").header("authorization", format!("Bearer {token}")).send().await.unwrap()
    };
    for (remaining, reset) in [("1", "30"), ("0", "60")] {
        let response = call("one").await;
        assert_eq!(response.status(), StatusCode::OK);
        assert_eq!(header_text(&response, "ratelimit-limit"), "2");
        assert_eq!(header_text(&response, "ratelimit-remaining"), remaining);
        assert_eq!(header_text(&response, "ratelimit-reset"), reset);
    }
    let refused = call("one").await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(header_text(&refused, "ratelimit-remaining"), "0");
    let wait: u64 = header_text(&refused, "retry-after").parse().unwrap();
    assert!((1..=31).contains(&wait), "{wait}");
    assert_eq!(problem_code(refused).await, "too_many_requests");
    assert_eq!(call("another").await.status(), StatusCode::OK, "each has its own");
}

#[tokio::test]
async fn refused_tokens_of_one_address_are_limited_and_accepted_ones_pass() {
    let site = site()
        .settings("[rates]\nrefused_tokens_per_minute = 2\n[server]\ntrusted_proxies = [\"127.0.0.1\"]")
        .app(answering(|request| {
            let is_bad = request.headers.get("authorization").is_some_and(|token| token == "Bearer forged");
            answer(if is_bad { StatusCode::UNAUTHORIZED } else { StatusCode::OK }, "{}")
        }))
        .start()
        .await;
    let call = async |ip: &str, token: Option<&str>| {
        let mut request = site.get("/api/loads").header("x-forwarded-for", ip);
        if let Some(token) = token {
            request = request.header("authorization", format!("Bearer {token}"));
        }
        request.send().await.unwrap()
    };
    let office = "198.51.100.7";
    for _ in 0..5 {
        assert_eq!(call(office, Some("at work")).await.status(), StatusCode::OK, "successes are not counted");
    }
    for _ in 0..2 {
        assert_eq!(call(office, Some("forged")).await.status(), StatusCode::UNAUTHORIZED);
    }
    let refused = call(office, Some("forged")).await;
    assert_eq!(refused.status(), StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = header_text(&refused, "retry-after").parse().unwrap();
    assert!((1..=31).contains(&wait), "{wait}");
    assert_eq!(problem_code(refused).await, "too_many_requests");

    assert_eq!(call(office, Some("at work")).await.status(), StatusCode::OK, "known to be good");
    assert_eq!(call(office, Some("just signed in")).await.status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(call(office, None).await.status(), StatusCode::OK, "nothing to check");
    assert_eq!(call("198.51.100.8", Some("just signed in")).await.status(), StatusCode::OK);
}

#[tokio::test]
async fn requests_that_a_proxy_brings_are_limited_by_the_address_that_it_names() {
    let (arrived, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (told, waits) = (arrived.clone(), leave.clone());
    let site = site()
        .settings("[server]\ntrusted_proxies = [\"127.0.0.1\"]\nconnections_per_address = 1")
        .app(Arc::new(move |request: AppRequest| {
            let (told, waits) = (told.clone(), waits.clone());
            async move {
                if request.uri.path() == "/api/slow" {
                    told.notify_one();
                    waits.notified().await;
                }
                answer(StatusCode::OK, "{}")
            }
            .boxed()
        }))
        .start()
        .await;
    let call = |path: &str, ip: &str| site.get(path).header("x-forwarded-for", ip).send();
    let slow = tokio::spawn(call("/api/slow", "198.51.100.7"));
    arrived.notified().await;
    assert_eq!(call("/api/loads", "198.51.100.7").await.unwrap().status(), StatusCode::TOO_MANY_REQUESTS);
    assert_eq!(call("/api/loads", "198.51.100.8").await.unwrap().status(), StatusCode::OK);
    leave.notify_one();
    assert_eq!(slow.await.unwrap().unwrap().status(), StatusCode::OK);
    assert_eq!(call("/api/loads", "198.51.100.7").await.unwrap().status(), StatusCode::OK);
}
