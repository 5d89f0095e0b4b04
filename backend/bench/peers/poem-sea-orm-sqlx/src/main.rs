//! What one would write without a component: poem-openapi, sea-orm and sqlx-sqlite.
//!
//! It signs in as Haul does (a known token's hash, a look at the revoked ones, the user's row) and answers one customer or fifty.

mod entity;

use std::collections::HashMap;
use std::sync::{Arc, Mutex};

use anyhow::Context;
use chrono::{DateTime, Utc};
use poem::http::StatusCode;
use poem::listener::TcpListener;
use poem::{EndpointExt, Request, Server};
use poem_openapi::auth::Bearer;
use poem_openapi::param::{Path, Query};
use poem_openapi::payload::Json;
use poem_openapi::{Object, OpenApi, OpenApiService, SecurityScheme};
use sea_orm::{
    ColumnTrait, Database, DatabaseConnection, EntityTrait, PaginatorTrait, QueryFilter, QueryOrder, QuerySelect,
};
use serde_json::Value;
use sha2::{Digest, Sha256};

use entity::{customer, revoked_token, user_account};

struct Shared {
    db: DatabaseConnection,
    /// SHA-256 of each known token, and the account it names.
    tokens: Mutex<HashMap<String, String>>,
}

/// `poem-sea-orm-sqlx <database> <port> <token> <account id>`
#[tokio::main]
async fn main() -> anyhow::Result<()> {
    let mut arguments = std::env::args().skip(1);
    let mut next = |what: &'static str| arguments.next().with_context(|| format!("the {what} is missing"));
    let (path, port, token, account) = (next("database")?, next("port")?, next("token")?, next("account")?);
    let tokens = HashMap::from([(hash(&token), account)]);
    let mut options = sea_orm::ConnectOptions::new(format!("sqlite://{path}"));
    options.sqlx_logging(false);
    let shared = Arc::new(Shared { db: Database::connect(options).await?, tokens: Mutex::new(tokens) });
    let service = OpenApiService::new(Api, "Yardstick", "1").url_prefix("/api");
    let routes = poem::Route::new().nest("/api", service).data(shared);
    Server::new(TcpListener::bind(format!("127.0.0.1:{port}"))).run(routes).await?;
    Ok(())
}

fn hash(token: &str) -> String {
    hex::encode(Sha256::digest(token))
}

struct Member {
    company_id: String,
}

#[derive(SecurityScheme)]
#[oai(ty = "bearer", checker = "sign_in")]
struct SignedIn(Member);

async fn sign_in(request: &Request, bearer: Bearer) -> poem::Result<Member> {
    let shared = request.data::<Arc<Shared>>().unwrap();
    let refused = || poem::Error::from_status(StatusCode::UNAUTHORIZED);
    let hash = hash(&bearer.token);
    let account = shared.tokens.lock().unwrap().get(&hash).cloned().ok_or_else(refused)?;
    let failed = poem::error::InternalServerError;
    if revoked_token::Entity::find_by_id(hash).one(&shared.db).await.map_err(failed)?.is_some() {
        return Err(refused());
    }
    let user = user_account::Entity::find()
        .filter(user_account::Column::IdentityUid.eq(account))
        .filter(user_account::Column::Status.ne("removed"))
        .one(&shared.db)
        .await
        .map_err(failed)?;
    let user = user.filter(|user| user.status == "active").ok_or_else(refused)?;
    Ok(Member { company_id: user.company_id })
}

#[derive(Object)]
#[oai(skip_serializing_if_is_none)]
struct Customer {
    id: String,
    name: String,
    kind: String,
    docket_number: Option<String>,
    phone: Option<String>,
    email: Option<String>,
    billing_email: Option<String>,
    address: Option<Value>,
    payment_terms_days: i32,
    credit_limit_cents: Option<i64>,
    is_on_credit_hold: bool,
    required_references: Value,
    required_documents: Value,
    contacts: Value,
    notes: Option<String>,
    currency: String,
    archived_at: Option<DateTime<Utc>>,
    version: i32,
    created_at: DateTime<Utc>,
    updated_at: DateTime<Utc>,
}

impl From<customer::Model> for Customer {
    fn from(row: customer::Model) -> Self {
        Self {
            id: row.id,
            name: row.name,
            kind: row.kind,
            docket_number: row.docket_number,
            phone: row.phone,
            email: row.email,
            billing_email: row.billing_email,
            address: row.address,
            payment_terms_days: row.payment_terms_days,
            credit_limit_cents: row.credit_limit_cents,
            is_on_credit_hold: row.is_on_credit_hold,
            required_references: row.required_references,
            required_documents: row.required_documents,
            contacts: row.contacts,
            notes: row.notes,
            currency: row.currency,
            archived_at: row.archived_at,
            version: row.version,
            created_at: row.created_at,
            updated_at: row.updated_at,
        }
    }
}

#[derive(Object)]
struct CustomerPage {
    items: Vec<Customer>,
    total_count: u64,
}

struct Api;

#[OpenApi]
impl Api {
    #[oai(path = "/customers/:id", method = "get")]
    async fn read_customer(
        &self,
        shared: poem::web::Data<&Arc<Shared>>,
        member: SignedIn,
        id: Path<String>,
    ) -> poem::Result<Json<Customer>> {
        let row = customer::Entity::find_by_id(id.0)
            .filter(customer::Column::CompanyId.eq(member.0.company_id))
            .one(&shared.db)
            .await
            .map_err(poem::error::InternalServerError)?;
        row.map(|row| Json(row.into())).ok_or_else(|| poem::Error::from_status(StatusCode::NOT_FOUND))
    }

    #[oai(path = "/customers", method = "get")]
    async fn list_customers(
        &self,
        shared: poem::web::Data<&Arc<Shared>>,
        member: SignedIn,
        limit: Query<u64>,
    ) -> poem::Result<Json<CustomerPage>> {
        let select = customer::Entity::find()
            .filter(customer::Column::CompanyId.eq(member.0.company_id))
            .filter(customer::Column::ArchivedAt.is_null());
        let total_count = select.clone().count(&shared.db).await.map_err(poem::error::InternalServerError)?;
        let mut rows = select
            .order_by_asc(customer::Column::NameFolded)
            .order_by_asc(customer::Column::Id)
            .limit(limit.0 + 1)
            .all(&shared.db)
            .await
            .map_err(poem::error::InternalServerError)?;
        rows.truncate(limit.0 as usize);
        Ok(Json(CustomerPage { items: rows.into_iter().map(Customer::from).collect(), total_count }))
    }
}
