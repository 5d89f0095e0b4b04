//! What operators rely on: health, readiness, metrics, and a stop that drops no request.

use std::sync::Arc;
use std::time::Duration;

use futures::FutureExt;
use http::StatusCode;
use tokio::sync::Notify;

use super::site::{answer, answering, header_text, problem_code, site};

#[tokio::test]
async fn health_is_the_process_and_readiness_what_it_stands_on() {
    let ready = site().start().await;
    assert_eq!(ready.get("/healthz").send().await.unwrap().status(), StatusCode::OK);
    assert_eq!(ready.get("/readyz").send().await.unwrap().status(), StatusCode::OK);
    let waiting = site().not_ready().start().await;
    assert_eq!(waiting.get("/healthz").send().await.unwrap().status(), StatusCode::OK);
    let response = waiting.get("/readyz").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::SERVICE_UNAVAILABLE);
    assert_eq!(problem_code(response).await, "unavailable");
}

#[tokio::test]
async fn metrics_count_by_route_class_for_loopback_only() {
    let site = site().start().await;
    site.get("/api/loads/0192f0c1-0000-7000-8000-000000000000").send().await.unwrap();
    let response = site.get("/metrics").send().await.unwrap();
    assert!(header_text(&response, "content-type").starts_with("text/plain"));
    let text = response.text().await.unwrap();
    assert!(text.contains("haul_http_requests_total{route=\"api\",method=\"GET\",status=\"200\"}"), "{text}");
    assert!(text.contains("haul_http_request_seconds_bucket{route=\"api\",le=\"0.1\"}"), "{text}");
    assert!(!text.contains("0192f0c1"), "no ids");
    let forwarded = site.get("/metrics").header("x-forwarded-for", "198.51.100.7").send().await.unwrap();
    assert_eq!(forwarded.status(), StatusCode::NOT_FOUND, "through a proxy everybody comes from loopback");
}

#[tokio::test]
async fn metrics_leave_the_public_address_when_they_have_their_own() {
    let site = site().settings("[server]\nmetrics_listen = \"127.0.0.1:9187\"").start().await;
    assert_eq!(site.get("/metrics").send().await.unwrap().status(), StatusCode::NOT_FOUND);
}

#[tokio::test]
async fn a_panic_is_a_problem_and_the_server_lives() {
    let site = site()
        .app(answering(|request| {
            assert!(!request.uri.path().ends_with("/broken"), "broken on purpose");
            answer(StatusCode::OK, "{}")
        }))
        .start()
        .await;
    let response = site.get("/api/broken").send().await.unwrap();
    assert_eq!(response.status(), StatusCode::INTERNAL_SERVER_ERROR);
    assert_eq!(problem_code(response).await, "internal");
    assert_eq!(site.get("/api/whole").send().await.unwrap().status(), StatusCode::OK);
}

#[tokio::test]
async fn a_running_request_is_answered_while_the_server_stops() {
    let (arrived, leave) = (Arc::new(Notify::new()), Arc::new(Notify::new()));
    let (told, waits) = (arrived.clone(), leave.clone());
    let mut site = site()
        .app(Arc::new(move |_| {
            let (told, waits) = (told.clone(), waits.clone());
            async move {
                told.notify_one();
                waits.notified().await;
                answer(StatusCode::OK, "{}")
            }
            .boxed()
        }))
        .start()
        .await;
    let running = tokio::spawn(site.get("/api/slow").send());
    arrived.notified().await;
    let stopped = site.stop();
    // The listener closes first: from then on no new connection is accepted.
    while tokio::net::TcpStream::connect(site.address).await.is_ok() {
        tokio::task::yield_now().await;
    }
    leave.notify_one();
    assert_eq!(running.await.unwrap().unwrap().status(), StatusCode::OK);
    stopped.await.unwrap().unwrap();
}

#[tokio::test]
async fn a_request_that_does_not_end_does_not_hold_up_the_stop() {
    let arrived = Arc::new(Notify::new());
    let told = arrived.clone();
    let mut site = site()
        .settings("[server]\nshutdown_seconds = 1")
        .app(Arc::new(move |_| {
            told.notify_one();
            std::future::pending().boxed()
        }))
        .start()
        .await;
    let running = tokio::spawn(site.get("/api/endless").send());
    arrived.notified().await;
    let stopped = site.stop();
    tokio::time::timeout(Duration::from_secs(5), stopped).await.expect("stops within its limit").unwrap().unwrap();
    assert!(running.await.unwrap().is_err(), "cut off");
}
