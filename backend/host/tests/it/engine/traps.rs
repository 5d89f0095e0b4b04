//! A crashed instance costs its own requests, not the server.

use std::sync::Arc;
use std::time::{Duration, Instant};

use haul_host::engine::{ComponentEngine, Limits};
use haul_host::message::{AppRequest, AppResponse};
use http::Method;
use tokio::task::JoinHandle;

use super::faulty::{get, limits, request, start, text};

/// Sends a mutation in the background, which must not be repeated.
fn send(engine: &ComponentEngine, path: &'static str) -> JoinHandle<AppResponse> {
    let engine = engine.clone();
    let change = AppRequest { method: Method::POST, ..request(path) };
    tokio::spawn(async move { engine.handle(change).await })
}

/// Sends a read in the background.
fn read(engine: &ComponentEngine, path: &'static str) -> JoinHandle<AppResponse> {
    let engine = engine.clone();
    tokio::spawn(async move { get(&engine, path).await })
}

fn assert_problem(response: &AppResponse, status: u16, code: &str) {
    assert_eq!(response.status, status, "{response:?}");
    assert_eq!(response.headers["content-type"], "application/problem+json");
    let problem: serde_json::Value = serde_json::from_slice(&response.body).expect("JSON");
    assert_eq!(problem["status"], status);
    assert_eq!(problem["code"], code);
    assert_eq!(problem["message"], problem["detail"]);
    assert_eq!(problem["request_id"], "the-id");
    assert_eq!(response.headers.contains_key("retry-after"), status == 503);
}

#[tokio::test(flavor = "multi_thread")]
async fn trap_answers_500_and_the_next_request_is_served() {
    let (engine, _) = start(limits());
    for _ in 0..5 {
        assert_problem(&get(&engine, "/trap").await, 500, "internal");
        assert_eq!(text(&engine, "/hello").await, "hello");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn trap_answers_neighbours_with_a_retryable_503() {
    let (engine, database) = start(limits());
    let neighbours: Vec<_> = (0..4).map(|_| send(&engine, "/wait")).collect();
    database.wait_for(4).await;
    assert_problem(&get(&engine, "/trap").await, 500, "internal");
    for neighbour in neighbours {
        assert_problem(&neighbour.await.expect("no panic"), 503, "interrupted");
    }
    assert_eq!(text(&engine, "/seen").await, "1", "the instance is a new one");
}

#[tokio::test(flavor = "multi_thread")]
async fn trap_of_another_costs_a_read_nothing() {
    let (engine, database) = start(limits());
    let neighbours: Vec<_> = (0..4).map(|_| read(&engine, "/wait")).collect();
    database.wait_for(4).await;
    assert_problem(&get(&engine, "/trap").await, 500, "internal");
    // They wait in the next instance.
    database.wait_for(4).await;
    database.gate.add_permits(8);
    for neighbour in neighbours {
        assert_eq!(neighbour.await.expect("no panic").status, 200);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn poisonous_request_runs_apart_after_its_first_trap() {
    let (engine, database) = start(limits());
    assert_problem(&get(&engine, "/trap").await, 500, "internal");
    let neighbours: Vec<_> = (0..4).map(|_| send(&engine, "/wait")).collect();
    database.wait_for(4).await;
    for _ in 0..3 {
        assert_problem(&get(&engine, "/trap").await, 500, "internal");
    }
    database.gate.add_permits(4);
    for neighbour in neighbours {
        assert_eq!(neighbour.await.expect("no panic").status, 200);
    }
    assert_eq!(text(&engine, "/seen").await, "5", "the instance of the others is the same");
}

#[tokio::test(flavor = "multi_thread")]
async fn address_that_is_not_signed_in_is_refused_after_three_traps() {
    let (engine, _) = start(limits());
    let from = |address: &str, path: &str| {
        let mut request = request(path);
        request.headers.insert("x-client-ip", address.parse().expect("a valid value"));
        request
    };
    for _ in 0..3 {
        assert_eq!(engine.handle(from("203.0.113.9", "/trap")).await.status, 500);
    }
    let refused = engine.handle(from("203.0.113.9", "/hello")).await;
    assert_eq!(refused.status, 429);
    assert_eq!(refused.headers["retry-after"], "600");
    assert_eq!(engine.handle(from("203.0.113.10", "/hello")).await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn client_that_leaves_before_the_trap_is_counted_all_the_same() {
    let (engine, database) = start(limits());
    let from = |path: &str| {
        let mut request = request(path);
        request.headers.insert("x-client-ip", "203.0.113.9".parse().expect("a valid value"));
        request
    };
    let leave = async || {
        let (leaver, leaving) = (engine.clone(), from("/wait-and-trap"));
        let client = tokio::spawn(async move { leaver.handle(leaving).await });
        database.wait_for(1).await;
        client.abort();
        assert!(client.await.is_err());
    };
    leave().await;
    // The instance of the first is shared: a neighbor's answer says that the trap is over.
    let neighbor = send(&engine, "/wait");
    database.wait_for(1).await;
    database.gate.add_permits(1);
    assert_problem(&neighbor.await.expect("no panic"), 503, "interrupted");
    // The others run apart, one after the other.
    for _ in 0..2 {
        leave().await;
        database.gate.add_permits(1);
    }
    // The last trap may still be pending.
    while engine.handle(from("/hello")).await.status != 429 {}
}

#[tokio::test(flavor = "multi_thread")]
async fn trap_after_a_wait_still_finds_its_culprit() {
    let (engine, database) = start(limits());
    let culprit = send(&engine, "/wait-and-trap");
    database.wait_for(1).await;
    let neighbour = send(&engine, "/wait");
    database.wait_for(1).await;
    // The gate lets the first in line pass, which is the culprit.
    database.gate.add_permits(1);
    assert_problem(&culprit.await.expect("no panic"), 500, "internal");
    assert_problem(&neighbour.await.expect("no panic"), 503, "interrupted");
}

#[tokio::test(flavor = "multi_thread")]
async fn endless_loop_ends_within_twice_its_limit() {
    let stretch = Duration::from_millis(500);
    let (engine, database) = start(Limits { stretch, ..limits() });
    assert_eq!(text(&engine, "/hello").await, "hello");
    let neighbour = send(&engine, "/wait");
    database.wait_for(1).await;
    let begun = Instant::now();
    assert_problem(&get(&engine, "/loop").await, 500, "internal");
    assert!(begun.elapsed() < stretch * 2, "took {:?}", begun.elapsed());
    assert_problem(&neighbour.await.expect("no panic"), 503, "interrupted");
    assert_eq!(text(&engine, "/hello").await, "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn memory_bomb_costs_one_instance() {
    let (engine, database) = start(limits());
    let neighbour = send(&engine, "/wait");
    database.wait_for(1).await;
    let response = get(&engine, "/bomb").await;
    assert!(response.status == 500 || response.status == 503, "{response:?}");
    assert_problem(&neighbour.await.expect("no panic"), 503, "interrupted");
    assert_problem(&get(&engine, "/bomb").await, 500, "internal");
    assert_eq!(text(&engine, "/hello").await, "hello");
}

#[tokio::test(flavor = "multi_thread")]
async fn nonsense_from_the_guest_is_an_internal_error() {
    let (engine, _) = start(limits());
    assert_problem(&get(&engine, "/status").await, 500, "internal");
    assert_eq!(text(&engine, "/seen").await, "2", "the instance is still good");
}

#[tokio::test(flavor = "multi_thread")]
async fn overdue_request_answers_504_and_its_instance_is_replaced() {
    let (engine, database) = start(Limits { request: Duration::from_millis(300), ..limits() });
    let overdue = send(&engine, "/wait");
    database.wait_for(1).await;
    assert_problem(&overdue.await.expect("no panic"), 504, "timed_out");
    let replaced = async { while text(&engine, "/seen").await != "1" {} };
    tokio::time::timeout(Duration::from_secs(5), replaced).await.expect("a new instance takes over");
}

#[tokio::test(flavor = "multi_thread")]
async fn full_queue_answers_a_retryable_503() {
    let (engine, database) = start(Limits { requests_at_once: 1, queue: 1, ..limits() });
    let running = send(&engine, "/wait");
    database.wait_for(1).await;
    let waiting = Arc::new(engine.clone());
    let waiting = tokio::spawn(async move { get(&waiting, "/hello").await });
    let refused = loop {
        // Until the request above is queued, this one takes its place and is dropped again.
        let attempt = tokio::time::timeout(Duration::from_millis(50), get(&engine, "/hello")).await;
        if let Ok(response) = attempt {
            break response;
        }
    };
    assert_problem(&refused, 503, "overloaded");
    database.gate.add_permits(1);
    assert_eq!(running.await.expect("no panic").status, 200);
    assert!(waiting.await.is_ok());
}
