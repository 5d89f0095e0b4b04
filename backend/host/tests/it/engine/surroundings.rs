//! What the component sees of its host, and what it does not.

use std::sync::atomic::Ordering;

use bytes::Bytes;

use super::faulty::{limits, request, start, text};

#[tokio::test(flavor = "multi_thread")]
async fn request_and_response_pass_unchanged() {
    let (engine, _) = start(limits());
    let body: Vec<u8> = (0..1 << 20).map(|index: u32| index as u8).collect();
    let mut echo = request("/echo");
    echo.body = Bytes::from(body.clone());
    echo.headers.insert("x-bytes", http::HeaderValue::from_bytes(&[0xE9, b'!']).expect("an opaque value"));
    echo.headers.append("x-twice", "1".parse().expect("a value"));
    echo.headers.append("x-twice", "2".parse().expect("a value"));
    let response = engine.handle(echo.clone()).await;
    assert_eq!(response.status, 200);
    assert_eq!(response.headers, echo.headers);
    assert!(response.body == body, "the body came back changed");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_kind_of_value_reaches_the_database_and_comes_back() {
    let (engine, _) = start(limits());
    // The database compares what reaches it, and the component what comes back.
    assert_eq!(text(&engine, "/read").await, "read");
}

#[tokio::test(flavor = "multi_thread")]
async fn transaction_commits_and_one_let_go_rolls_back() {
    let (engine, database) = start(limits());
    assert_eq!(text(&engine, "/transfer").await, "committed");
    assert_eq!(database.committed.load(Ordering::Relaxed), 1);
    assert_eq!(database.rolled_back.available_permits(), 0);
    assert_eq!(text(&engine, "/abandon").await, "abandoned");
    assert_eq!(database.rolled_back.available_permits(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn component_has_no_environment_files_or_sockets() {
    let (engine, _) = start(limits());
    assert_eq!(text(&engine, "/environment").await, "0");
    assert_ne!(text(&engine, "/file").await, "open");
    assert_ne!(text(&engine, "/socket").await, "open");
}
