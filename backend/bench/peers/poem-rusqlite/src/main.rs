//! The leanest thing that does the same job: poem, and rusqlite with cached statements on the request's thread.
//!
//! It signs in as Haul does (a known token's hash, a look at the revoked ones, the user's row) and answers one customer or fifty.

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use anyhow::Context;
use poem::http::StatusCode;
use poem::listener::TcpListener;
use poem::web::{Data, Json, Path, Query};
use poem::{Endpoint, EndpointExt, IntoResponse, Request, Response, Route, Server, get, handler};
use rusqlite::{Connection, OpenFlags, OptionalExtension, Row};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;
use sha2::{Digest, Sha256};

struct Shared {
    path: String,
    idle: Mutex<Vec<Connection>>,
    /// SHA-256 of each known token, and the account it names.
    tokens: Mutex<HashMap<String, String>>,
}

/// `poem-rusqlite <database> <port> <token> <account id>`
#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |what: &'static str| arguments.next().with_context(|| format!("the {what} is missing"));
    let (path, port, token, account) = (next("database")?, next("port")?, next("token")?, next("account")?);
    let tokens = HashMap::from([(hash(&token), account)]);
    let shared = Arc::new(Shared { path, idle: Mutex::default(), tokens: Mutex::new(tokens) });
    let routes = Route::new()
        .at("/api/customers/:id", get(read_customer))
        .at("/api/customers", get(list_customers))
        .around(sign_in)
        .data(shared);
    Server::new(TcpListener::bind(format!("127.0.0.1:{port}"))).run(routes).await?;
    Ok(())
}

fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

impl Shared {
    fn with<T>(&self, work: impl FnOnce(&Connection) -> rusqlite::Result<T>) -> poem::Result<T> {
        let idle = self.idle.lock().unwrap().pop();
        let connection = match idle {
            Some(connection) => connection,
            None => open(&self.path).map_err(poem::error::InternalServerError)?,
        };
        let result = work(&connection);
        self.idle.lock().unwrap().push(connection);
        result.map_err(poem::error::InternalServerError)
    }
}

fn open(path: &str) -> rusqlite::Result<Connection> {
    let connection =
        Connection::open_with_flags(path, OpenFlags::SQLITE_OPEN_READ_ONLY | OpenFlags::SQLITE_OPEN_NO_MUTEX)?;
    connection.set_prepared_statement_cache_capacity(64);
    Ok(connection)
}

#[derive(Clone)]
struct Company(String);

async fn sign_in<E: Endpoint>(next: E, mut request: Request) -> poem::Result<Response> {
    let shared = Arc::clone(request.data::<Arc<Shared>>().unwrap());
    let refused = || poem::Error::from_status(StatusCode::UNAUTHORIZED);
    let header = request.header("authorization").and_then(|header| header.strip_prefix("Bearer "));
    let hash = header.map(hash).ok_or_else(refused)?;
    let account = shared.tokens.lock().unwrap().get(&hash).cloned().ok_or_else(refused)?;
    let company = shared.with(|connection| {
        let mut revoked = connection.prepare_cached("SELECT 1 FROM revoked_token WHERE token_hash = ?")?;
        if revoked.exists([&hash])? {
            return Ok(None);
        }
        let mut user = connection.prepare_cached(
            "SELECT company_id, role FROM user_account WHERE identity_uid = ? AND status <> 'removed' AND status = 'active'",
        )?;
        user.query_row([&account], |row| Ok((row.get::<_, String>(0)?, row.get::<_, String>(1)?))).optional()
    })?;
    let (company, _role) = company.ok_or_else(refused)?;
    request.set_data(Company(company));
    next.call(request).await.map(IntoResponse::into_response)
}

#[derive(Serialize)]
struct Customer {
    id: String,
    name: String,
    kind: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    docket_number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    phone: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    email: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    billing_email: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    address: Option<Box<RawValue>>,
    payment_terms_days: i32,
    #[serde(skip_serializing_if = "Option::is_none")]
    credit_limit_cents: Option<i64>,
    is_on_credit_hold: bool,
    required_references: Box<RawValue>,
    required_documents: Box<RawValue>,
    contacts: Box<RawValue>,
    #[serde(skip_serializing_if = "Option::is_none")]
    notes: Option<String>,
    currency: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    archived_at: Option<String>,
    version: i32,
    created_at: String,
    updated_at: String,
}

const COLUMNS: &str = "id, name, kind, docket_number, phone, email, billing_email, address, payment_terms_days, \
    credit_limit_cents, is_on_credit_hold, required_references, required_documents, contacts, notes, currency, archived_at, \
    version, created_at, updated_at";

fn json(text: String) -> Box<RawValue> {
    RawValue::from_string(text).unwrap()
}

fn customer(row: &Row<'_>) -> rusqlite::Result<Customer> {
    Ok(Customer {
        id: row.get(0)?,
        name: row.get(1)?,
        kind: row.get(2)?,
        docket_number: row.get(3)?,
        phone: row.get(4)?,
        email: row.get(5)?,
        billing_email: row.get(6)?,
        address: row.get::<_, Option<String>>(7)?.map(json),
        payment_terms_days: row.get(8)?,
        credit_limit_cents: row.get(9)?,
        is_on_credit_hold: row.get(10)?,
        required_references: json(row.get(11)?),
        required_documents: json(row.get(12)?),
        contacts: json(row.get(13)?),
        notes: row.get(14)?,
        currency: row.get(15)?,
        archived_at: row.get(16)?,
        version: row.get(17)?,
        created_at: row.get(18)?,
        updated_at: row.get(19)?,
    })
}

#[handler]
fn read_customer(
    shared: Data<&Arc<Shared>>,
    company: Data<&Company>,
    id: Path<String>,
) -> poem::Result<Json<Customer>> {
    let found = shared.with(|connection| {
        let mut statement =
            connection.prepare_cached(&format!("SELECT {COLUMNS} FROM customer WHERE id = ? AND company_id = ?"))?;
        statement.query_row([&id.0, &company.0.0], customer).optional()
    })?;
    found.map(Json).ok_or_else(|| poem::Error::from_status(StatusCode::NOT_FOUND))
}

#[derive(Deserialize)]
struct ListParams {
    limit: u32,
}

#[derive(Serialize)]
struct CustomerPage {
    items: Vec<Customer>,
    total_count: i64,
}

#[handler]
fn list_customers(
    shared: Data<&Arc<Shared>>,
    company: Data<&Company>,
    params: Query<ListParams>,
) -> poem::Result<Json<CustomerPage>> {
    let page = shared.with(|connection| {
        let mut count =
            connection.prepare_cached("SELECT count(*) FROM customer WHERE company_id = ? AND archived_at IS NULL")?;
        let total_count = count.query_row([&company.0.0], |row| row.get(0))?;
        let mut list = connection.prepare_cached(&format!(
            "SELECT {COLUMNS} FROM customer WHERE company_id = ? AND archived_at IS NULL ORDER BY name_folded, id LIMIT ?"
        ))?;
        let items = list.query_map((&company.0.0, params.limit + 1), customer)?.collect::<rusqlite::Result<Vec<_>>>()?;
        Ok(CustomerPage { items, total_count })
    })?;
    let mut page = page;
    page.items.truncate(params.limit as usize);
    Ok(Json(page))
}
