//! Outgoing HTTP: only to allowed origins, and within limits.

use std::time::Duration;

use haul_capability::http::{AllowedHttp, HttpSettings};
use haul_capability::testing::HttpStub;
use haul_ports::{HttpClient, HttpError, HttpRequest, HttpResponse};

fn get(url: String) -> HttpRequest {
    HttpRequest { method: "GET".into(), url, headers: Vec::new(), body: Vec::new() }
}

fn ok(body: &str) -> HttpResponse {
    HttpResponse { status: 200, headers: vec![("x-answer".into(), "yes".into())], body: body.into() }
}

fn client(origin: &str) -> AllowedHttp {
    let settings = HttpSettings {
        max_response_bytes: 100,
        timeout: Duration::from_millis(500),
        ..HttpSettings::new(vec![origin.into()])
    };
    AllowedHttp::new(&settings).unwrap()
}

#[tokio::test]
async fn requests_and_answers_pass_unchanged() {
    let stub = HttpStub::start(|_| ok("hello")).await;
    let request = HttpRequest {
        method: "POST".into(),
        headers: vec![("authorization".into(), "Bearer x".into())],
        body: b"{}".to_vec(),
        ..get(format!("{}/v3/company?a=b%20c", stub.url()))
    };
    let response = client(stub.url()).send(request).await.unwrap();
    assert_eq!((response.status, response.body.as_slice()), (200, b"hello".as_slice()));
    assert!(response.headers.contains(&("x-answer".into(), "yes".into())));
    let seen = &stub.requests()[0];
    assert_eq!(
        (seen.method.as_str(), seen.url.as_str(), seen.body.as_slice()),
        ("POST", "/v3/company?a=b%20c", b"{}".as_slice())
    );
    assert!(seen.headers.contains(&("authorization".into(), "Bearer x".into())));
}

#[tokio::test]
async fn other_origins_are_refused() {
    let stub = HttpStub::start(|_| ok("")).await;
    let client = client("https://api.example.com");
    let urls = [
        stub.url().to_owned(),
        "http://api.example.com/".into(),
        "https://api.example.com:8443/".into(),
        "https://api.example.com.evil.test/".into(),
        "https://api.example.com@evil.test/".into(),
        "file:///etc/passwd".into(),
    ];
    for url in urls {
        assert!(matches!(client.send(get(url.clone())).await, Err(HttpError::NotAllowed(_))), "{url}");
    }
    assert!(stub.requests().is_empty());
}

#[tokio::test]
async fn redirects_stay_within_the_origin() {
    let elsewhere = HttpStub::start(|_| ok("elsewhere")).await;
    let away = elsewhere.url().to_owned();
    let stub = HttpStub::start(move |request| match request.url.as_str() {
        "/away" => HttpResponse { status: 302, headers: vec![("location".into(), away.clone())], body: Vec::new() },
        "/old" => HttpResponse { status: 302, headers: vec![("location".into(), "/new".into())], body: Vec::new() },
        "/loop" => HttpResponse { status: 302, headers: vec![("location".into(), "/loop".into())], body: Vec::new() },
        _ => ok("new"),
    })
    .await;
    let client = client(stub.url());
    assert_eq!(client.send(get(format!("{}/old", stub.url()))).await.unwrap().body, b"new");
    assert_eq!(client.send(get(format!("{}/away", stub.url()))).await.unwrap().status, 302);
    assert_eq!(client.send(get(format!("{}/loop", stub.url()))).await.unwrap().status, 302);
    assert!(elsewhere.requests().is_empty());
}

#[tokio::test]
async fn long_answers_and_silence_are_errors() {
    let stub = HttpStub::start(|_| ok(&"x".repeat(101))).await;
    assert!(matches!(client(stub.url()).send(get(stub.url().into())).await, Err(HttpError::Failed(_))));
    let silent = HttpStub::silent().await;
    assert_eq!(client(silent.url()).send(get(silent.url().into())).await, Err(HttpError::Timeout));
}

#[tokio::test]
async fn the_host_sets_the_connections_headers() {
    let stub = HttpStub::start(|_| ok("")).await;
    for name in ["Host", "Transfer-Encoding", "Content-Length"] {
        let request = HttpRequest { headers: vec![(name.into(), "x".into())], ..get(stub.url().into()) };
        assert!(matches!(client(stub.url()).send(request).await, Err(HttpError::Failed(_))), "{name}");
    }
    assert!(stub.requests().is_empty());
}
