//! Connections that are slow, silent or too many.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use bytes::Bytes;
use chrono::{TimeDelta, Utc};
use haul_host::edge::Deadlines;
use haul_ports::{Blobs, UploadGrant};
use http::StatusCode;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};
use tokio::sync::Notify;
use uuid::Uuid;

use super::site::{Site, answer, answering, client, site};

/// The longest that a test waits; a passing test never waits that long.
const LIMIT: Duration = Duration::from_secs(20);
/// A deadline that a test waits for.
const SHORT: Duration = Duration::from_millis(50);
const REQUEST: &str = "GET /healthz HTTP/1.1\r\nhost: haul\r\n\r\n";
const HALF_A_HEAD: &str = "GET /healthz HTTP/1.1\r\nhost: ha";

async fn within<T>(what: impl Future<Output = T>) -> T {
    tokio::time::timeout(LIMIT, what).await.expect("the server goes on")
}

async fn connect(site: &Site) -> TcpStream {
    TcpStream::connect(site.address).await.unwrap()
}

async fn connect_from(site: &Site, source: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().unwrap();
    socket.bind(SocketAddr::new(source.parse().unwrap(), 0)).unwrap();
    socket.connect(site.address).await.unwrap()
}

async fn send(stream: &mut TcpStream, text: impl AsRef<[u8]>) {
    stream.write_all(text.as_ref()).await.unwrap();
}

/// Everything until the server closes. A reset counts as a close.
async fn read_to_end(stream: &mut TcpStream) -> String {
    let mut bytes = Vec::new();
    let _ = within(stream.read_to_end(&mut bytes)).await;
    String::from_utf8_lossy(&bytes).into_owned()
}

async fn read_until(stream: &mut TcpStream, wanted: &str) -> String {
    let mut text = String::new();
    while !text.contains(wanted) {
        let mut bytes = [0; 4096];
        let count = within(stream.read(&mut bytes)).await.unwrap();
        assert!(count > 0, "closed after {text:?}");
        text.push_str(&String::from_utf8_lossy(&bytes[..count]));
    }
    text
}

/// Whether a request on this connection is answered; `false` if it is closed.
async fn is_answered(stream: &mut TcpStream) -> bool {
    let _ = stream.write_all(REQUEST.as_bytes()).await;
    let mut bytes = [0; 4096];
    within(stream.read(&mut bytes)).await.is_ok_and(|count| bytes[..count].starts_with(b"HTTP/1.1 200"))
}

fn short_heads() -> Deadlines {
    Deadlines { head: SHORT, ..Deadlines::default() }
}

fn upload(site: &Site) -> String {
    let grant = UploadGrant {
        company_id: Uuid::from_u128(7),
        purpose: haul_ports::UploadPurpose::LoadDocument,
        max_bytes: 100_000,
        media_types: vec!["application/pdf".into()],
        expires_at: Utc::now() + TimeDelta::minutes(5),
    };
    site.blobs.mint_upload(&grant).unwrap().url
}

#[tokio::test]
async fn a_head_that_does_not_end_is_cut_off() {
    let site = site().deadlines(short_heads()).start().await;
    for half in [HALF_A_HEAD, "G", "PRI * HTTP/2.0\r\n"] {
        let mut stream = connect(&site).await;
        send(&mut stream, half).await;
        assert_eq!(read_to_end(&mut stream).await, "", "{half:?}");
    }
}

#[tokio::test]
async fn a_head_that_does_not_end_is_cut_off_after_other_requests_too() {
    let site = site().deadlines(short_heads()).start().await;
    let mut stream = connect(&site).await;
    send(&mut stream, REQUEST).await;
    read_until(&mut stream, "\"up\"").await;
    send(&mut stream, HALF_A_HEAD).await;
    assert_eq!(read_to_end(&mut stream).await, "");
}

#[tokio::test]
async fn a_connection_between_requests_outlives_the_deadline_of_a_head() {
    let site = site().deadlines(short_heads()).start().await;
    let (mut silent, mut slow) = (connect(&site).await, connect(&site).await);
    assert!(is_answered(&mut silent).await);
    send(&mut slow, HALF_A_HEAD).await;
    read_to_end(&mut slow).await;
    assert!(is_answered(&mut silent).await, "the deadline has passed, and nothing was owed");
}

#[tokio::test]
async fn a_silent_connection_is_closed_after_the_idle_time() {
    let site = site().settings("[server]\nidle_seconds = 1").start().await;
    let mut stream = connect(&site).await;
    assert!(is_answered(&mut stream).await);
    assert_eq!(read_to_end(&mut stream).await, "");
}

#[tokio::test]
async fn a_body_that_does_not_come_is_refused() {
    let usual = Deadlines::default();
    for (what, method, path, deadlines) in [
        ("a call", "POST", Some("/api/loads"), Deadlines { body: SHORT, ..usual }),
        ("a silent upload", "PUT", None, Deadlines { upload_silence: SHORT, ..usual }),
        ("an upload of next to nothing", "PUT", None, Deadlines { upload_step: SHORT, ..usual }),
    ] {
        let site = site().deadlines(deadlines).start().await;
        let path = path.map_or_else(|| upload(&site), str::to_owned);
        let mut stream = connect(&site).await;
        let head = format!("{method} {path} HTTP/1.1\r\nhost: haul\r\ncontent-length: 1000\r\n\r\n");
        send(&mut stream, head + "%PDF-1.7").await;
        let answer = read_to_end(&mut stream).await;
        assert!(answer.starts_with("HTTP/1.1 408") && answer.contains("body_overdue"), "{what}: {answer}");
    }
}

#[tokio::test]
async fn a_slow_upload_that_moves_survives_every_shorter_deadline() {
    let site = site().deadlines(Deadlines { head: SHORT, body: SHORT, ..Deadlines::default() }).start().await;
    let path = upload(&site);
    let mut uploading = connect(&site).await;
    send(&mut uploading, format!("PUT {path} HTTP/1.1\r\nhost: haul\r\ncontent-length: 15\r\n\r\n")).await;
    for piece in [&b"%PDF-"[..], b"1.7\n1", b"23456"] {
        // Meanwhile a call with a missing body is dropped: its deadline has passed.
        let mut overdue = connect(&site).await;
        send(&mut overdue, "POST /api/loads HTTP/1.1\r\nhost: haul\r\ncontent-length: 9\r\n\r\n").await;
        assert!(read_to_end(&mut overdue).await.starts_with("HTTP/1.1 408"));
        send(&mut uploading, piece).await;
    }
    let answer = read_until(&mut uploading, "receipt").await;
    assert!(answer.starts_with("HTTP/1.1 201"), "{answer}");
}

/// A body that tells when it is no longer held.
struct Told(Vec<u8>, Arc<Notify>);

impl AsRef<[u8]> for Told {
    fn as_ref(&self) -> &[u8] {
        &self.0
    }
}

impl Drop for Told {
    fn drop(&mut self) {
        self.1.notify_one();
    }
}

#[tokio::test]
async fn an_answer_that_nobody_reads_is_given_up() {
    let dropped = Arc::new(Notify::new());
    let told = dropped.clone();
    // More than the buffers of both sides hold.
    let large =
        answering(move |_| answer(StatusCode::OK, Bytes::from_owner(Told(vec![b'x'; 64 * 1024 * 1024], told.clone()))));
    let site = site().deadlines(Deadlines { unread: SHORT, ..Deadlines::default() }).app(large).start().await;
    let mut stream = connect(&site).await;
    send(&mut stream, "GET /api/export HTTP/1.1\r\nhost: haul\r\n\r\n").await;
    within(dropped.notified()).await;
}

#[tokio::test]
async fn a_head_that_is_too_large_is_refused() {
    let site = site().start().await;
    let mut stream = connect(&site).await;
    let head = format!("GET /healthz HTTP/1.1\r\nhost: haul\r\nx-large: {}\r\n\r\n", "x".repeat(100_000));
    // The server may close before it has read all of it.
    let _ = stream.write_all(head.as_bytes()).await;
    assert!(!read_to_end(&mut stream).await.contains("200 OK"));
}

#[tokio::test]
async fn an_address_with_too_many_connections_is_refused_and_others_are_served() {
    let site = site().settings("[server]\nconnections_per_address = 2").start().await;
    let mut held = [connect_from(&site, "127.0.0.1").await, connect_from(&site, "127.0.0.1").await];
    for stream in &mut held {
        assert!(is_answered(stream).await);
    }
    let mut refused = connect_from(&site, "127.0.0.1").await;
    assert_eq!(read_to_end(&mut refused).await, "");
    let mut other = connect_from(&site, "127.0.0.2").await;
    assert!(is_answered(&mut other).await);
    send(&mut other, "GET /metrics HTTP/1.1\r\nhost: haul\r\nconnection: close\r\n\r\n").await;
    let metrics = read_to_end(&mut other).await;
    assert!(metrics.contains("haul_http_refused_connections_total{limit=\"address\"}"), "{metrics}");
    assert!(metrics.contains("\nhaul_http_connections "), "{metrics}");

    drop(held);
    // As soon as the server has noticed.
    within(async { while !is_answered(&mut connect_from(&site, "127.0.0.1").await).await {} }).await;
}

#[tokio::test]
async fn a_server_with_enough_connections_takes_no_more_from_anybody() {
    let site = site().settings("[server]\nconnections = 2\ntrusted_proxies = [\"127.0.0.3\"]").start().await;
    let mut held = [connect_from(&site, "127.0.0.1").await, connect_from(&site, "127.0.0.2").await];
    for stream in &mut held {
        assert!(is_answered(stream).await);
    }
    for source in ["127.0.0.2", "127.0.0.3"] {
        let mut refused = connect_from(&site, source).await;
        assert_eq!(read_to_end(&mut refused).await, "", "{source}");
    }
    drop(held);
    within(async { while !is_answered(&mut connect_from(&site, "127.0.0.3").await).await {} }).await;
}

#[tokio::test]
async fn a_trusted_proxy_may_hold_more_connections_than_a_client() {
    let settings = "[server]\nconnections_per_address = 1\ntrusted_proxies = [\"127.0.0.1\"]";
    let site = site().settings(settings).start().await;
    let mut held = [connect(&site).await, connect(&site).await, connect(&site).await];
    for stream in &mut held {
        assert!(is_answered(stream).await);
    }
}

#[tokio::test]
async fn http_2_is_spoken_with_clients_that_begin_with_it() {
    // Long enough for the client's first frames on a busy machine.
    let site = site().deadlines(Deadlines { head: 10 * SHORT, ..Deadlines::default() }).start().await;
    let client = http_2_client();
    let call = async || {
        let response = client.get(site.url("/api/loads")).send().await.unwrap();
        assert_eq!((response.status(), response.version()), (StatusCode::OK, http::Version::HTTP_2));
    };
    call().await;
    let mut slow = connect(&site).await;
    send(&mut slow, HALF_A_HEAD).await;
    read_to_end(&mut slow).await;
    call().await;
}

fn http_2_client() -> reqwest::Client {
    // Installs the cryptographic provider, without which none is built.
    drop(client());
    reqwest::Client::builder().no_proxy().http2_prior_knowledge().build().unwrap()
}
