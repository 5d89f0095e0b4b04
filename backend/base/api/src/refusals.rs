//! Refusals in the audit log: who attempted what without permission.

use haul_types::Timestamp;
use std::{collections::HashMap, sync::Mutex};

use chrono::TimeDelta;
use uuid::Uuid;

use crate::{
    ApiError, AppContext, Change, Write,
    authz::{Actor, ActorKind},
};

/// A page that keeps asking adds one line an hour, not one a second.
const NOTED_EVERY: TimeDelta = TimeDelta::hours(1);
/// About 100 bytes each; beyond it old entries are forgotten, and at worst recorded once more.
const MAX_REMEMBERED: usize = 10_000;

/// Recently recorded refusals, by actor and operation.
#[derive(Default)]
pub struct Refusals(Mutex<HashMap<(Uuid, String), Timestamp>>);

impl Refusals {
    /// Records that an actor's call was refused, unless it was just recorded.
    pub async fn note(&self, ctx: &AppContext, actor: &Actor, operation: Option<&str>) -> Result<(), ApiError> {
        let (Some(actor_id), Some(operation)) = (actor.id, operation) else { return Ok(()) };
        let now = ctx.now();
        let key = (actor_id, operation.to_owned());
        if self.is_known(&key, now) {
            return Ok(());
        }
        let entity_type = if actor.kind == ActorKind::ApiKey { "api_key" } else { "user" };
        let change = Change { field: "operation".to_owned(), from: None, to: Some(operation.to_owned()) };
        let mut write = Write::begin(ctx, actor).await?;
        write.note("access.refused", entity_type, actor_id, &actor.name, vec![change]);
        write.commit(true).await?;
        self.remember(key, now);
        Ok(())
    }

    fn is_known(&self, key: &(Uuid, String), now: Timestamp) -> bool {
        self.0.lock().is_ok_and(|noted| noted.get(key).is_some_and(|at| *at > now - NOTED_EVERY))
    }

    /// Only after the commit: a line that failed is tried again.
    fn remember(&self, key: (Uuid, String), now: Timestamp) {
        let Ok(mut noted) = self.0.lock() else { return };
        if noted.len() >= MAX_REMEMBERED {
            noted.retain(|_, at| *at > now - NOTED_EVERY);
        }
        if noted.len() >= MAX_REMEMBERED {
            noted.clear();
        }
        noted.insert(key, now);
    }
}
