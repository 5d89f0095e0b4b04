//! Sends requests through the router and reads what comes back.

use std::sync::Arc;

use poem::{
    Endpoint, Request, Response,
    endpoint::BoxEndpoint,
    http::{HeaderMap, Method, StatusCode},
};
use serde_json::Value;

use super::described::assert_described;

#[derive(Clone)]
pub struct TestClient {
    endpoint: Arc<BoxEndpoint<'static, Response>>,
    authorization: Option<String>,
}

/// A status with its headers and a JSON body.
#[derive(Clone, Debug, PartialEq)]
pub struct Answer {
    pub status: StatusCode,
    pub headers: HeaderMap,
    pub body: Value,
    pub text: String,
}

impl TestClient {
    pub fn new(endpoint: Arc<BoxEndpoint<'static, Response>>, authorization: Option<String>) -> Self {
        Self { endpoint, authorization }
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.send(Method::GET, path, &[], None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.send(Method::POST, path, &[], Some(body)).await
    }

    pub async fn post_with_key(&self, path: &str, key: &str, body: Value) -> Answer {
        self.send(Method::POST, path, &[("idempotency-key", key)], Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> Answer {
        self.send(Method::PATCH, path, &[], Some(body)).await
    }

    pub async fn send(&self, method: Method, path: &str, headers: &[(&str, &str)], body: Option<Value>) -> Answer {
        let mut request = Request::builder().method(method).uri(path.parse().unwrap()).header("x-request-id", "test");
        if let Some(authorization) = &self.authorization {
            request = request.header("authorization", authorization);
        }
        for (name, value) in headers {
            request = request.header(*name, *value);
        }
        let request = match body {
            Some(body) => request.content_type("application/json").body(body.to_string()),
            None => request.finish(),
        };
        let called = (request.method().clone(), request.uri().path().to_owned());
        let response = self.endpoint.call(request).await.unwrap();
        let status = response.status();
        let headers = response.headers().clone();
        let text = response.into_body().into_string().await.unwrap();
        let body = serde_json::from_str(&text).unwrap_or(Value::Null);
        assert_described(&called.0, &called.1, status, &body);
        Answer { status, headers, body, text }
    }
}

impl Answer {
    /// Fails unless this is the response of an earlier call with the same key, and says so.
    #[track_caller]
    pub fn assert_replays(&self, first: &Self) {
        assert_eq!((self.status, &self.text), (first.status, &first.text));
        let said = |answer: &Self| answer.headers.get("idempotent-replayed").is_some_and(|value| value == "true");
        assert_eq!((said(first), said(self)), (false, true));
    }

    /// The body, once the status is what the test expects.
    #[track_caller]
    pub fn expect(self, status: u16) -> Value {
        assert_eq!(self.status.as_u16(), status, "{}", self.text);
        self.body
    }

    /// The problem's code, once the status is what the test expects.
    #[track_caller]
    pub fn expect_code(self, status: u16, code: &str) -> Value {
        let body = self.expect(status);
        assert_eq!(body["code"], code, "{body}");
        body
    }
}
