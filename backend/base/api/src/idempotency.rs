//! `Idempotency-Key`: a repeated create returns the first call's response.

use chrono::TimeDelta;
use haul_db::{Fetch, Tx, unique_violation};
use haul_entity::{Owned, base::idempotency_record as record};
use haul_types::ErrorCode;
use poem_openapi::types::{ParseFromJSON, ToJSON};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, Set};
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::{ApiError, AppContext, authz::Actor};

/// How long a key is remembered.
pub const IDEMPOTENCY_KEYS_KEPT_FOR: TimeDelta = TimeDelta::hours(24);
/// Long enough for a UUID with a prefix, short enough for an index.
const MAX_KEY_LENGTH: usize = 200;

/// Refuses a key that could not be stored.
pub fn checked_key(key: Option<&str>) -> Result<(), ApiError> {
    let is_fit = |key: &str| {
        !key.is_empty() && key.len() <= MAX_KEY_LENGTH && key.chars().all(|letter| letter.is_ascii_graphic())
    };
    if key.is_none_or(is_fit) {
        return Ok(());
    }
    Err(ApiError::new(ErrorCode::BadRequest, "Idempotency-Key must be 1 to 200 visible ASCII characters."))
}

/// A key in use by one write.
pub(super) struct Claim {
    pub key: String,
    pub operation: String,
    pub request_hash: String,
}

pub(super) enum Claimed<T> {
    New,
    /// The first call's response.
    Done(T),
    /// The same key was just claimed by a call that has since ended: try again.
    Raced,
}

impl Claim {
    pub fn new(key: String, operation: String, body: &impl ToJSON) -> Result<Self, ApiError> {
        checked_key(Some(&key))?;
        let request_hash = hex::encode(Sha256::digest(body.to_json_string().as_bytes()));
        Ok(Self { key, operation, request_hash })
    }

    /// Claims the key inside the write's own transaction. The insert waits for a rival with the same key.
    pub async fn take<T: ParseFromJSON>(
        &self,
        ctx: &AppContext,
        actor: &Actor,
        tx: &Tx,
    ) -> Result<Claimed<T>, ApiError> {
        let now = ctx.now();
        let mine = record::Entity::owned_by(actor.company_id)
            .filter(record::Column::ActorId.eq(actor.id.unwrap_or_default()))
            .filter(record::Column::Key.eq(&self.key));
        match mine.fetch_optional(tx).await? {
            Some(found) if found.created_at + IDEMPOTENCY_KEYS_KEPT_FOR < now => {
                record::Entity::delete_by_id((found.company_id, found.actor_id, found.key)).exec(tx).await?;
            }
            Some(found) => return self.replay(ctx, found).map(Claimed::Done),
            None => {}
        }
        let fresh = record::ActiveModel {
            company_id: Set(actor.company_id),
            actor_id: Set(actor.id.unwrap_or_default()),
            key: Set(self.key.clone()),
            operation: Set(self.operation.clone()),
            request_hash: Set(self.request_hash.clone()),
            response: Set(None),
            created_at: Set(now),
        };
        match fresh.insert(tx).await {
            Ok(_) => Ok(Claimed::New),
            Err(error) if unique_violation(&error).is_some() => Ok(Claimed::Raced),
            Err(error) => Err(error.into()),
        }
    }

    fn replay<T: ParseFromJSON>(&self, ctx: &AppContext, found: record::Model) -> Result<T, ApiError> {
        if found.operation != self.operation || found.request_hash != self.request_hash {
            return Err(ApiError::new(
                ErrorCode::IdempotencyKeyReused,
                "This Idempotency-Key was used for another request. Use a new one.",
            ));
        }
        let row = associated_data(&found.company_id, &found.actor_id, &found.key);
        let plain = ctx.sealing.open(&found.response.unwrap_or_default(), &row).map_err(ApiError::internal)?;
        let stored: Value = serde_json::from_slice(&plain).map_err(ApiError::internal)?;
        T::parse_from_json(Some(stored)).map_err(|error| ApiError::internal(error.into_message()))
    }

    /// Stores the response in the same transaction. Sealed, because it may contain a secret that is stored nowhere
    /// else.
    pub async fn keep(&self, ctx: &AppContext, actor: &Actor, tx: &Tx, response: &impl ToJSON) -> Result<(), ApiError> {
        let row = associated_data(&actor.company_id, &actor.id.unwrap_or_default(), &self.key);
        let sealed = ctx.sealing.seal(response.to_json_string().as_bytes(), &row).map_err(ApiError::internal)?;
        let done = record::ActiveModel {
            company_id: Set(actor.company_id),
            actor_id: Set(actor.id.unwrap_or_default()),
            key: Set(self.key.clone()),
            response: Set(Some(sealed)),
            ..Default::default()
        };
        done.update(tx).await?;
        Ok(())
    }
}

/// Binds a sealed response to its row.
fn associated_data(company_id: &uuid::Uuid, actor_id: &uuid::Uuid, key: &str) -> String {
    format!("idempotency_record.{company_id}.{actor_id}.{key}")
}
