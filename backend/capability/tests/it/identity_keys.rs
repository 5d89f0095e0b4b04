//! The provider's keys: how often they are fetched, and what an outage does.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use futures::future::join_all;
use haul_capability::identity_keys::{IdentityKeysSettings, PublishedKeys};
use haul_capability::testing::HttpStub;
use haul_ports::{HttpResponse, IdentityKeys};

fn set(max_age: u32) -> HttpResponse {
    HttpResponse {
        status: 200,
        headers: vec![("cache-control".into(), format!("public, max-age={max_age}, must-revalidate"))],
        body: br#"{"keys":[{"kid":"one","kty":"RSA","n":"AQAB","e":"AQAB"},{"kty":"RSA"}]}"#.to_vec(),
    }
}

fn keys(stub: &HttpStub, min_interval: Duration) -> PublishedKeys {
    PublishedKeys::new(IdentityKeysSettings { url: stub.url().into(), min_interval }).unwrap()
}

#[tokio::test]
async fn a_flood_of_unknown_ids_fetches_once() {
    let stub = HttpStub::start(|_| set(3_600)).await;
    let keys = keys(&stub, Duration::from_secs(60));
    let names: Vec<_> = (0..200).map(|number| format!("made-up-{number}")).collect();
    let answers = join_all(names.iter().map(|name| keys.find(name))).await;
    assert!(answers.iter().all(|answer| *answer == Ok(None)));
    let one = keys.find("one").await.unwrap().unwrap();
    assert!(one.contains("\"AQAB\""));
    assert_eq!(stub.requests().len(), 1);
}

#[tokio::test]
async fn keys_are_fetched_again_when_their_time_is_over() {
    let stub = HttpStub::start(|_| set(0)).await;
    let keys = keys(&stub, Duration::ZERO);
    for _ in 0..3 {
        assert!(keys.find("one").await.unwrap().is_some());
    }
    assert_eq!(stub.requests().len(), 3);
}

#[tokio::test]
async fn an_outage_leaves_the_known_keys() {
    let is_down = Arc::new(AtomicBool::new(false));
    let state = Arc::clone(&is_down);
    let stub = HttpStub::start(move |_| {
        if state.load(Ordering::Relaxed) {
            HttpResponse { status: 503, headers: Vec::new(), body: Vec::new() }
        } else {
            set(0)
        }
    })
    .await;
    let keys = keys(&stub, Duration::ZERO);
    assert!(keys.find("one").await.unwrap().is_some());
    is_down.store(true, Ordering::Relaxed);
    assert!(keys.find("one").await.unwrap().is_some());
    assert_eq!(keys.find("two").await, Ok(None));
}

#[tokio::test]
async fn without_any_set_the_question_fails() {
    let stub = HttpStub::start(|_| HttpResponse { status: 500, headers: Vec::new(), body: Vec::new() }).await;
    let keys = keys(&stub, Duration::from_secs(60));
    assert!(keys.find("one").await.is_err());
    assert!(keys.find("one").await.is_err());
    assert_eq!(stub.requests().len(), 1);
}
