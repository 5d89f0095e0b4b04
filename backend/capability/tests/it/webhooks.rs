//! Webhooks: only to public addresses, also if a name leads elsewhere than before, and within limits.

use std::net::IpAddr;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

use haul_capability::testing::HttpStub;
use haul_capability::webhooks::{Lookup, WebhookSender, WebhookSettings, is_public};
use haul_ports::{HttpResponse, WebhookPost, WebhookUrlError, Webhooks};
use tokio::net::TcpListener;
use uuid::Uuid;

fn post(url: &str) -> WebhookPost {
    WebhookPost {
        delivery_id: Uuid::from_u128(1),
        claim: Uuid::from_u128(2),
        url: url.to_owned(),
        headers: vec![("webhook-id".to_owned(), "7".to_owned())],
        body: b"{}".to_vec(),
    }
}

/// Every name has these addresses, one set a lookup; the last one stays.
fn lookup(answers: &[&[&str]]) -> Lookup {
    let parse = |set: &&[&str]| set.iter().map(|address| address.parse().unwrap()).collect::<Vec<IpAddr>>();
    let answers: Vec<_> = answers.iter().map(parse).collect();
    let asked = AtomicUsize::new(0);
    Arc::new(move |_| {
        let number = asked.fetch_add(1, Ordering::Relaxed).min(answers.len() - 1);
        Box::pin(std::future::ready(Ok(answers[number].clone())))
    })
}

fn sender(allows_private_addresses: bool, lookup: Lookup) -> WebhookSender {
    let timeout = Duration::from_secs(1);
    WebhookSender::new(WebhookSettings { allows_private_addresses, timeout, lookup }).unwrap()
}

/// A listener that counts its connections.
async fn listener() -> (u16, Arc<Mutex<usize>>) {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let (port, seen) = (listener.local_addr().unwrap().port(), Arc::new(Mutex::new(0)));
    let count = seen.clone();
    tokio::spawn(async move {
        while listener.accept().await.is_ok() {
            *count.lock().unwrap() += 1;
        }
    });
    (port, seen)
}

#[test]
fn addresses_are_public_or_not() {
    for (address, expected) in [
        ("93.184.215.14", true),
        ("8.8.8.8", true),
        ("172.15.255.255", true),
        ("172.32.0.0", true),
        ("100.63.255.255", true),
        ("100.128.0.0", true),
        ("223.255.255.255", true),
        ("0.0.0.0", false),
        ("10.0.0.1", false),
        ("100.64.0.1", false),
        ("100.127.255.255", false),
        ("127.0.0.1", false),
        ("127.255.255.254", false),
        ("168.63.129.16", false),
        ("169.254.169.254", false),
        ("172.16.0.1", false),
        ("172.31.255.255", false),
        ("192.0.0.8", false),
        ("192.0.2.1", false),
        ("192.168.1.1", false),
        ("198.18.0.1", false),
        ("198.51.100.7", false),
        ("203.0.113.7", false),
        ("224.0.0.1", false),
        ("239.255.255.250", false),
        ("240.0.0.1", false),
        ("255.255.255.255", false),
        ("2606:2800:21f:cb07:6820:80da:af6b:8b2c", true),
        ("2a00:1450:4001:80b::200e", true),
        ("::", false),
        ("::1", false),
        ("::ffff:93.184.215.14", false),
        ("::ffff:127.0.0.1", false),
        ("::7f00:1", false),
        ("64:ff9b::7f00:1", false),
        ("64:ff9b:1::1", false),
        ("100::1", false),
        ("2001::1", false),
        ("2001:db8::1", false),
        ("2002:7f00:1::", false),
        ("3fff::1", false),
        ("fc00::1", false),
        ("fd00:ec2::254", false),
        ("fe80::1", false),
        ("fec0::1", false),
        ("ff02::1", false),
    ] {
        assert_eq!(is_public(address.parse().unwrap()), expected, "{address}");
    }
}

#[tokio::test]
async fn urls_are_checked_with_the_addresses_of_their_names() {
    let public = lookup(&[&["93.184.215.14", "2606:2800:21f:cb07:6820:80da:af6b:8b2c"]]);
    let (mixed, none) = (lookup(&[&["93.184.215.14", "10.0.0.1"]]), lookup(&[&[]]));
    let check = async |lookup: &Lookup, url: &str| sender(false, lookup.clone()).check(url).await;
    assert_eq!(check(&public, "https://erp.example:8443/haul?a=1").await, Ok(()));
    assert_eq!(check(&mixed, "https://erp.example/").await, Err(WebhookUrlError::NotPublic));
    assert_eq!(check(&none, "https://erp.example/").await, Err(WebhookUrlError::Unknown));
    for url in
        ["http://erp.example/", "https://user@erp.example/", "https://:pw@erp.example/", "erp.example", "file:///"]
    {
        assert_eq!(check(&public, url).await, Err(WebhookUrlError::Invalid), "{url}");
    }
    for url in [
        "https://127.1/",
        "https://0177.0.0.1/",
        "https://2130706433/",
        "https://[::ffff:7f00:1]/",
        "https://[fe80::1]/",
    ] {
        assert_eq!(check(&public, url).await, Err(WebhookUrlError::NotPublic), "{url}");
    }
}

#[tokio::test]
async fn a_name_that_leads_inside_after_its_check_gets_no_connection() {
    let (port, connections) = listener().await;
    for rebound in [&["127.0.0.1"][..], &["93.184.215.14", "127.0.0.1"], &["::1"], &["169.254.169.254"]] {
        let sender = sender(false, lookup(&[&["93.184.215.14"], rebound]));
        let url = format!("https://rebind.example:{port}/");
        assert_eq!(sender.check(&url).await, Ok(()));
        let attempt = sender.send(post(&url)).await;
        assert_eq!(attempt.status, None);
        let error = attempt.error.unwrap();
        assert_eq!(error, "The URL leads to an address that is not on the public internet.", "{rebound:?}");
    }
    assert_eq!(*connections.lock().unwrap(), 0);
}

#[tokio::test]
async fn an_address_is_refused_when_sending_too() {
    let (port, connections) = listener().await;
    let sender = sender(false, lookup(&[&["93.184.215.14"]]));
    for url in [
        format!("https://127.0.0.1:{port}/"),
        format!("https://[::ffff:127.0.0.1]:{port}/"),
        format!("http://127.0.0.1:{port}/"),
    ] {
        let attempt = sender.send(post(&url)).await;
        assert!(attempt.status.is_none() && attempt.error.is_some(), "{url}: {attempt:?}");
    }
    assert_eq!(*connections.lock().unwrap(), 0);
}

#[tokio::test]
async fn a_setting_lets_developers_receive_on_their_machine() {
    let stub = HttpStub::start(|_| HttpResponse { status: 202, headers: Vec::new(), body: b"thanks".to_vec() }).await;
    let sender = sender(true, lookup(&[&["127.0.0.1"]]));
    let port = stub.url().rsplit(':').next().unwrap();
    for url in [format!("{}/haul", stub.url()), format!("http://erp.example:{port}/haul")] {
        assert_eq!(sender.check(&url).await, Ok(()));
        let attempt = sender.send(post(&url)).await;
        assert_eq!((attempt.delivery_id, attempt.claim), (Uuid::from_u128(1), Uuid::from_u128(2)));
        assert_eq!((attempt.status, attempt.error), (Some(202), None));
    }
    let seen = stub.requests();
    assert_eq!((seen.len(), seen[0].method.as_str(), seen[0].body.as_slice()), (2, "POST", b"{}".as_slice()));
    assert!(seen[0].headers.contains(&("webhook-id".into(), "7".into())));
}

#[tokio::test]
async fn redirects_are_not_followed_and_long_answers_not_read() {
    let other = HttpStub::start(|_| HttpResponse { status: 200, headers: Vec::new(), body: Vec::new() }).await;
    let location = other.url().to_owned();
    let stub = HttpStub::start(move |_| HttpResponse {
        status: 307,
        headers: vec![("location".into(), location.clone())],
        body: vec![b'x'; 10 << 20],
    })
    .await;
    let attempt = sender(true, lookup(&[&["127.0.0.1"]])).send(post(stub.url())).await;
    assert_eq!(attempt.status, Some(307));
    assert!(other.requests().is_empty());
}

#[tokio::test]
async fn what_fails_is_told_in_a_sentence() {
    let silent = HttpStub::silent().await;
    let sender = sender(true, lookup(&[&["127.0.0.1"]]));
    let attempt = sender.send(post(silent.url())).await;
    assert_eq!((attempt.status, attempt.error.as_deref()), (None, Some("No response within 1 seconds.")));
    assert!(attempt.milliseconds >= 1_000);
    let closed = TcpListener::bind("127.0.0.1:0").await.unwrap().local_addr().unwrap();
    let attempt = sender.send(post(&format!("http://{closed}/"))).await;
    assert!(attempt.error.as_ref().is_some_and(|error| error.starts_with("Could not connect: ")), "{attempt:?}");
}
