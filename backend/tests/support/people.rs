//! People who send requests, inserted into the database without going through registration.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use chrono::TimeDelta;
use haul_db::Scope;
use haul_entity::company::{company, user_account};
use haul_types::{Role, Timestamp, UserStatus, folded};
use sea_orm::{ActiveModelTrait, Set};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{TestApp, TestClient};

/// A user with a session.
pub struct Person {
    pub company_id: Uuid,
    pub user_id: Uuid,
    pub uid: String,
    pub email: String,
    pub client: TestClient,
}

/// Moves the clock, and signs in again, because a token lasts an hour.
pub fn wait_until(app: &TestApp, person: Person, moment: &str) -> Person {
    app.clock.set(moment.parse::<Timestamp>().unwrap().utc());
    Person { client: app.signed_in(&person.uid, &person.email, true), ..person }
}

/// The person's notices of a kind.
pub async fn inbox(person: &Person, kind: &str) -> Vec<Value> {
    let list = person.client.get("/api/notices").await.expect(200);
    list["items"].as_array().unwrap().iter().filter(|notice| notice["kind"] == kind).cloned().collect()
}

impl TestApp {
    /// A company of its own and its Admin.
    pub async fn admin(&self) -> Person {
        let company_id = self.ctx.ids.next();
        let number = company_id.as_u128() as u32;
        let row = company::ActiveModel {
            id: Set(company_id),
            legal_name: Set(format!("Carrier {number} LLC")),
            dba_name: Set(None),
            dot_number: Set(format!("{}", 1_000_000 + number)),
            is_dot_proven: Set(false),
            docket_numbers: Set(json!([])),
            scac: Set(None),
            ein: Set(None),
            ein_sealed: Set(None),
            entity_type: Set(None),
            time_zone: Set("America/Chicago".to_owned()),
            phone: Set(None),
            email: Set(None),
            officers: Set(json!([])),
            addresses: Set(json!({})),
            contacts: Set(json!([])),
            version: Set(1),
            created_at: Set(self.now()),
            updated_at: Set(self.now()),
        };
        let db = self.ctx.db.scoped(Scope::System("a test makes its company"));
        row.insert(&db).await.unwrap();
        self.user(company_id, Role::Admin).await
    }

    /// An active user of a company.
    pub async fn user(&self, company_id: Uuid, role: Role) -> Person {
        let user_id = self.ctx.ids.next();
        let uid = format!("uid-{user_id}");
        let email = format!("{user_id}@haul.example");
        let full_name = format!("{} {}", role.as_str(), user_id.as_u128() as u32);
        let row = user_account::ActiveModel {
            id: Set(user_id),
            company_id: Set(company_id),
            identity_uid: Set(Some(uid.clone())),
            email: Set(email.clone()),
            full_name_folded: Set(folded(&full_name)),
            full_name: Set(full_name),
            phone: Set(None),
            role: Set(role),
            status: Set(UserStatus::Active),
            suspended_reason: Set(None),
            last_seen_at: Set(None),
            signed_in_at: Set(None),
            sessions_ended_at: Set(None),
            kept_sign_in_at: Set(None),
            invited_at: Set(None),
            version: Set(1),
            created_at: Set(self.now()),
            updated_at: Set(self.now()),
        };
        let db = self.ctx.db.scoped(Scope::System("a test makes its user"));
        row.insert(&db).await.unwrap();
        let client = self.signed_in(&uid, &email, true);
        Person { company_id, user_id, uid, email, client }
    }

    /// The same person, signed in at a moment that becomes now.
    pub fn at(&self, person: &Person, moment: &str) -> Person {
        self.clock.set(moment.parse::<haul_types::Timestamp>().unwrap().utc());
        let client = self.signed_in(&person.uid, &person.email, true);
        let (uid, email) = (person.uid.clone(), person.email.clone());
        Person { company_id: person.company_id, user_id: person.user_id, uid, email, client }
    }

    /// A person with an account at the identity provider.
    pub fn signed_in(&self, uid: &str, email: &str, is_email_verified: bool) -> TestClient {
        self.signed_in_before(uid, email, is_email_verified, TimeDelta::zero())
    }

    /// A person with a new token but an old sign-in.
    pub fn signed_in_before(&self, uid: &str, email: &str, is_email_verified: bool, ago: TimeDelta) -> TestClient {
        self.signed_in_by(uid, email, is_email_verified, ago, json!({}))
    }

    /// The same, with what the provider says of how the person signed in.
    pub fn signed_in_by(
        &self,
        uid: &str,
        email: &str,
        is_email_verified: bool,
        ago: TimeDelta,
        firebase: serde_json::Value,
    ) -> TestClient {
        let now = self.now().micros() / 1_000_000;
        let claims = json!({
            "firebase": firebase,
            "iss": "https://securetoken.google.com/demo-haul",
            "aud": "demo-haul",
            "sub": uid,
            "iat": now,
            "auth_time": now - ago.num_seconds(),
            "exp": now + 3600,
            "email": email,
            "email_verified": is_email_verified,
        });
        let part = |value: serde_json::Value| URL_SAFE_NO_PAD.encode(value.to_string());
        let token = format!("{}.{}.", part(json!({ "alg": "none", "typ": "JWT" })), part(claims));
        self.with_authorization(format!("Bearer {token}"))
    }
}
