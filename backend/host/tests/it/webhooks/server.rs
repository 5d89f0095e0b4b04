//! The server as a process, so that a test can kill it.

use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use reqwest::{Client, Method, StatusCode};
use serde_json::{Value, json};

const START_LIMIT: Duration = Duration::from_secs(30);

/// A running `haul serve`; killed when it is dropped.
pub struct Server {
    child: Child,
}

impl Server {
    /// Starts it with the product in its own process and waits until it answers.
    pub async fn start(data: &Path, port: u16) -> Self {
        Self::start_with(data, port, &[]).await
    }

    /// The same with further settings.
    pub async fn start_with(data: &Path, port: u16, settings: &[(&str, String)]) -> Self {
        let child = Command::new(env!("CARGO_BIN_EXE_haul"))
            .args(["serve", "--engine", "native"])
            .current_dir(data)
            .env("HAUL_DATA_FOLDER", data)
            .env("HAUL_SERVER_LISTEN", format!("127.0.0.1:{port}"))
            // Never called: it makes the server accept unsigned tokens.
            .env("HAUL_IDENTITY_EMULATOR_HOST", "127.0.0.1:1")
            .env("HAUL_WEBHOOKS_ALLOW_PRIVATE_ADDRESSES", "true")
            .env("HAUL_RATES_CALLS_PER_MINUTE", "0")
            .env("HAUL_LOG_LEVEL", "warn")
            .envs(settings.iter().map(|(name, value)| (name, value)))
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .spawn()
            .expect("the server starts");
        let server = Self { child };
        let begun = Instant::now();
        let ready = format!("http://127.0.0.1:{port}/readyz");
        while !reqwest::get(&ready).await.is_ok_and(|answer| answer.status() == StatusCode::OK) {
            assert!(begun.elapsed() < START_LIMIT, "the server does not get ready");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        server
    }

    /// As a power failure does.
    pub fn kill(mut self) {
        self.child.kill().expect("the server runs");
        self.child.wait().expect("the server ends");
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Ended already after `kill`.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An Admin who calls the server.
#[derive(Clone)]
pub struct Admin {
    client: Client,
    origin: String,
    token: String,
}

impl Admin {
    /// Registers a carrier.
    pub async fn register(port: u16) -> Self {
        let origin = format!("http://127.0.0.1:{port}");
        let client = Client::builder().timeout(Duration::from_secs(10)).build().expect("a client");
        let stranger = Self { client: client.clone(), origin: origin.clone(), token: token(false) };
        let carrier = json!({ "fullname": "Dana Founder", "companyName": "Carrier 77001", "dotNumber": "77001" });
        stranger.send(Method::POST, "/api/registrations", Some(carrier)).await.expect("a registration");
        let admin = Self { client, origin, token: token(true) };
        admin.send(Method::GET, "/api/session", None).await.expect("a session");
        admin
    }

    /// The body of a success; nothing if the server is away or refuses.
    pub async fn send(&self, method: Method, path: &str, body: Option<Value>) -> Option<Value> {
        self.send_once(method, path, "", body).await
    }

    /// The same with an idempotency key, if it is not empty.
    pub async fn send_once(&self, method: Method, path: &str, key: &str, body: Option<Value>) -> Option<Value> {
        let mut request = self.client.request(method, format!("{}{path}", self.origin)).bearer_auth(&self.token);
        if !key.is_empty() {
            request = request.header("idempotency-key", key);
        }
        if let Some(body) = body {
            request = request.json(&body);
        }
        let answer = request.send().await.ok().filter(|answer| answer.status().is_success())?;
        answer.json().await.ok()
    }
}

/// An unsigned token, as the identity emulator makes them.
fn token(is_email_verified: bool) -> String {
    let now = chrono::Utc::now().timestamp();
    let claims = json!({
        "iss": "https://securetoken.google.com/demo-haul",
        "aud": "demo-haul",
        "sub": "founder",
        "iat": now,
        "auth_time": now,
        "exp": now + 3600,
        "email": "founder@haul.example",
        "email_verified": is_email_verified,
    });
    let part = |value: Value| URL_SAFE_NO_PAD.encode(value.to_string());
    format!("{}.{}.", part(json!({ "alg": "none", "typ": "JWT" })), part(claims))
}
