//! Calls the product in this process, as a person signed in at the emulator.

use std::{sync::Arc, time::Duration};

use anyhow::{Context, bail};
use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use haul_app::AppContext;
use poem::{
    Endpoint, Request, Response,
    endpoint::BoxEndpoint,
    http::{Method, StatusCode, header::AUTHORIZATION},
};
use serde_json::{Value, json};
use tokio::time::sleep;

/// How often a call is made while the product is busy, and the time between.
const ATTEMPTS: u32 = 5;
const PAUSE: Duration = Duration::from_secs(3);

/// A person with an account.
#[derive(Clone)]
pub struct Caller {
    endpoint: Arc<BoxEndpoint<'static, Response>>,
    context: AppContext,
    uid: String,
    email: String,
}

impl Caller {
    pub fn new(context: &AppContext, uid: String, email: &str) -> Self {
        let endpoint = Arc::new(haul_app::build(context.clone()));
        Self { endpoint, context: context.clone(), uid, email: email.to_owned() }
    }

    /// The same product, as another person.
    pub fn other(&self, uid: String, email: &str) -> Self {
        Self { uid, email: email.to_owned(), ..self.clone() }
    }

    pub async fn get(&self, path: &str) -> anyhow::Result<Value> {
        self.send(Method::GET, path, None).await
    }

    pub async fn post(&self, path: &str, body: Value) -> anyhow::Result<Value> {
        self.send(Method::POST, path, Some(body)).await
    }

    pub async fn patch(&self, path: &str, body: Value) -> anyhow::Result<Value> {
        self.send(Method::PATCH, path, Some(body)).await
    }

    pub async fn put(&self, path: &str) -> anyhow::Result<Value> {
        self.send(Method::PUT, path, None).await
    }

    pub async fn replace(&self, path: &str, body: Value) -> anyhow::Result<Value> {
        self.send(Method::PUT, path, Some(body)).await
    }

    async fn send(&self, method: Method, path: &str, body: Option<Value>) -> anyhow::Result<Value> {
        let call = format!("{method} {path}");
        let mut attempts = 1..ATTEMPTS;
        loop {
            let (status, text) = self.attempt(&method, path, body.as_ref()).await.with_context(|| call.clone())?;
            // Nothing was written, such as when a busy machine took too long over a paper.
            if status == StatusCode::SERVICE_UNAVAILABLE && attempts.next().is_some() {
                sleep(PAUSE).await;
                continue;
            }
            if !status.is_success() {
                bail!("{call} answered {status}: {text}");
            }
            return if text.is_empty() { Ok(Value::Null) } else { serde_json::from_str(&text).context(call) };
        }
    }

    async fn attempt(&self, method: &Method, path: &str, body: Option<&Value>) -> anyhow::Result<(StatusCode, String)> {
        let request = Request::builder()
            .method(method.clone())
            .uri(path.parse()?)
            .header(AUTHORIZATION, format!("Bearer {}", self.token()));
        let request = match body {
            Some(body) => request.content_type("application/json").body(body.to_string()),
            None => request.finish(),
        };
        let response = self.endpoint.call(request).await.map_err(|error| anyhow::anyhow!("{error}"))?;
        Ok((response.status(), response.into_body().into_string().await?))
    }

    /// As the emulator makes them: unsigned, and valid for an hour of the demo's own clock.
    fn token(&self) -> String {
        let now = self.context.clock.now().timestamp();
        let project = &self.context.settings.identity_project_id;
        let claims = json!({
            "iss": format!("https://securetoken.google.com/{project}"),
            "aud": project,
            "sub": self.uid,
            "iat": now,
            "auth_time": now,
            "exp": now + 3600,
            "email": self.email,
            "email_verified": true,
        });
        let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
        format!("{}.{}.", part(json!({ "alg": "none", "typ": "JWT" })), part(claims))
    }
}
