//! A database like a small carrier's, created through the product's own interface.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, ensure};
use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use chrono::Utc;
use serde_json::{Value, json};

use crate::build::Programs;
use crate::load::{self, request};
use crate::server::Server;

const ACCOUNT: &str = "bench-dispatcher";
const CUSTOMERS: usize = 60;

pub struct Seed {
    /// The filled data folder, which servers get copies of.
    data: PathBuf,
    copies: std::cell::Cell<usize>,
    /// Where the rows are, unless in the data folder.
    database_url: Option<String>,
    pub token: String,
    /// An API key that may read customers.
    pub key: String,
    pub account: &'static str,
    pub customers: Vec<String>,
}

impl Seed {
    pub async fn sow(programs: &Programs, folder: &Path, database_url: Option<&str>) -> anyhow::Result<Self> {
        let data = folder.join("data");
        std::fs::create_dir(&data)?;
        // Compiles the component ahead of time, too.
        let server = Server::haul(programs, &data, "component", &settings(database_url)).await?;
        server.wait_for(&request("GET", "/readyz", None, None), 200).await?;
        let registration = json!({
            "fullname": "Dana Dispatcher", "companyName": "Bench Freight LLC", "companyAddress": "100 Main St, Joliet, IL 60431",
            "companyPhone": "+13125550123", "companyEmail": "office@example.com", "officersName": "Dana Dispatcher", "dotNumber": "1234567",
        });
        post(&server, &token(false), "/api/registrations", &registration).await?;
        let token = token(true);
        let session = load::once(server.port, &request("GET", "/api/session", Some(&token), None)).await?;
        ensure!(session.status == 200, "no session: {}", String::from_utf8_lossy(&session.body));
        let mut customers = Vec::new();
        for number in 0..CUSTOMERS {
            let customer = json!({
                "name": format!("Broker {number:03}"), "kind": "broker", "docket_number": format!("MC{number:06}"),
                "phone": "+13125550123", "email": format!("broker{number}@example.com"), "payment_terms_days": 30,
                "address": { "line1": "1 Wacker Dr", "city": "Chicago", "state": "IL", "postal_code": "60601", "country": "US" },
                "contacts": [{ "name": "Pat", "function": "dispatch", "phone": "+13125550124" }],
            });
            let created = post(&server, &token, "/api/customers", &customer).await?;
            customers.push(created["id"].as_str().context("a customer has an id")?.to_owned());
        }
        let key = json!({ "name": "Bench", "permissions": ["customers:read"] });
        let key = post(&server, &token, "/api/api_keys", &key).await?;
        let key = key["secret"].as_str().context("a new key has a secret")?.to_owned();
        server.stop()?;
        let database_url = database_url.map(str::to_owned);
        Ok(Self { data, copies: std::cell::Cell::new(0), database_url, token, key, account: ACCOUNT, customers })
    }

    /// Settings that a server needs besides its data folder.
    pub fn settings(&self) -> Vec<(&str, &str)> {
        settings(self.database_url.as_deref())
    }

    /// A data folder of a server's own.
    pub fn copy(&self) -> anyhow::Result<PathBuf> {
        self.copies.set(self.copies.get() + 1);
        let copy = self.data.with_file_name(format!("data-{}", self.copies.get()));
        let status = Command::new("cp").arg("-a").args([&self.data, &copy]).status()?;
        ensure!(status.success(), "cannot copy the data folder");
        Ok(copy)
    }

    /// Reads of single customers, of all in turn.
    pub fn point_reads(&self, bearer: &str) -> Vec<Vec<u8>> {
        let read = |id: &String| request("GET", &format!("/api/customers/{id}"), Some(bearer), None);
        self.customers.iter().map(read).collect()
    }

    /// Reads of the first page of fifty.
    pub fn list_reads(&self, bearer: &str) -> Vec<Vec<u8>> {
        vec![request("GET", "/api/customers?limit=50", Some(bearer), None)]
    }
}

fn settings(database_url: Option<&str>) -> Vec<(&str, &str)> {
    database_url.map(|url| ("HAUL_DATABASE_URL", url)).into_iter().collect()
}

fn token(is_verified: bool) -> String {
    unsigned_token(ACCOUNT, "dana@example.com", is_verified)
}

/// A token as the identity emulator issues them.
pub fn unsigned_token(account: &str, email: &str, is_verified: bool) -> String {
    let now = Utc::now().timestamp();
    let header = json!({ "alg": "none", "typ": "JWT" });
    let claims = json!({
        "iss": "https://securetoken.google.com/demo-haul", "aud": "demo-haul", "sub": account, "user_id": account,
        "iat": now, "auth_time": now, "exp": now + 3_600,
        "email": email, "email_verified": is_verified, "firebase": { "sign_in_provider": "password" },
    });
    format!("{}.{}.", URL_SAFE_NO_PAD.encode(header.to_string()), URL_SAFE_NO_PAD.encode(claims.to_string()))
}

async fn post(server: &Server, token: &str, path: &str, body: &Value) -> anyhow::Result<Value> {
    let answer = load::once(server.port, &request("POST", path, Some(token), Some(&body.to_string()))).await?;
    ensure!(answer.status == 201, "POST {path}: {} {}", answer.status, String::from_utf8_lossy(&answer.body));
    Ok(serde_json::from_slice(&answer.body)?)
}
