//! Live updates over HTTP.

use std::time::Duration;

use chrono::{TimeDelta, Utc};
use haul_ports::{Events, RecordChange, StreamGrant};
use http::{StatusCode, header};
use reqwest::Response;
use uuid::Uuid;

use super::site::{Site, header_text, problem_code, site};

const COMPANY: Uuid = Uuid::from_u128(7);
const LOAD: Uuid = Uuid::from_u128(70);

fn ticket(site: &Site) -> String {
    let grant = StreamGrant {
        company_id: COMPANY,
        reader_id: Uuid::from_u128(8),
        topics: vec!["load".into()],
        terminals: None,
        expires_at: Utc::now() + TimeDelta::minutes(1),
    };
    site.events.mint_stream(&grant).unwrap()
}

fn publish(site: &Site) {
    site.events.publish(COMPANY, vec![RecordChange::of("load", LOAD)]);
}

/// Reads until the stream has sent this text.
async fn read_until(response: &mut Response, said: &str, wanted: &str) -> String {
    let mut text = said.to_owned();
    while !text.contains(wanted) {
        let chunk = tokio::time::timeout(Duration::from_secs(10), response.chunk()).await.expect("the stream goes on");
        let chunk = chunk.unwrap().unwrap_or_else(|| panic!("the stream ended after {text:?}"));
        text.push_str(std::str::from_utf8(&chunk).unwrap());
    }
    text
}

#[tokio::test]
async fn a_stream_says_what_changes_as_it_happens_and_uncompressed() {
    let site = site().start().await;
    let opened = site.get(&ticket(&site)).header(header::ACCEPT_ENCODING, "br, gzip").send().await;
    let mut response = opened.unwrap();
    assert_eq!(response.status(), StatusCode::OK);
    assert_eq!(header_text(&response, "content-type"), "text/event-stream");
    assert_eq!(header_text(&response, "content-encoding"), "");
    assert_eq!(header_text(&response, "cache-control"), "no-store");
    let said = read_until(&mut response, "", "event: ready").await;
    publish(&site);
    let said = read_until(&mut response, &said, "event: change").await;
    let said = read_until(&mut response, &said, &LOAD.to_string()).await;
    assert!(said.contains(r#""topic":"load""#), "{said}");
}

#[tokio::test]
async fn a_stream_goes_on_after_the_last_id() {
    let site = site().start().await;
    let mut first = site.get(&ticket(&site)).send().await.unwrap();
    let said = read_until(&mut first, "", "\n\n").await;
    let id = said.lines().find_map(|line| line.strip_prefix("id: ")).unwrap().to_owned();
    drop(first);
    publish(&site);
    let mut again = site.get(&format!("{}?after={id}", ticket(&site))).send().await.unwrap();
    let said = read_until(&mut again, "", "event: change").await;
    assert!(!said.contains("event: reset"), "{said}");
    let mut elsewhere = site.get(&format!("{}?after=another-1", ticket(&site))).send().await.unwrap();
    read_until(&mut elsewhere, "", "event: reset").await;
}

#[tokio::test]
async fn a_forged_ticket_opens_no_stream() {
    let site = site().start().await;
    let foreign = self::site().start().await;
    for path in ["/events/none".to_owned(), ticket(&foreign)] {
        let response = site.get(&path).send().await.unwrap();
        assert_eq!(response.status(), StatusCode::FORBIDDEN);
        assert_eq!(problem_code(response).await, "ticket_invalid");
    }
    assert_eq!(site.post("/events/none").send().await.unwrap().status(), StatusCode::METHOD_NOT_ALLOWED);
}

#[tokio::test]
async fn open_streams_do_not_hold_up_a_stop() {
    let mut site = site().start().await;
    let mut response = site.get(&ticket(&site)).send().await.unwrap();
    read_until(&mut response, "", "event: ready").await;
    let stopped = site.stop();
    tokio::time::timeout(Duration::from_secs(5), stopped).await.expect("the server stops").unwrap().unwrap();
    assert!(response.chunk().await.unwrap_or_default().is_none());
}
