//! Refusals in the audit log: who asked for what they may not do.

use std::{collections::HashMap, sync::Mutex};

use chrono::{DateTime, TimeDelta, Utc};
use uuid::Uuid;

use super::{ApiError, Change, Write};
use crate::{
    authz::{Actor, ActorKind},
    context::AppContext,
};

/// A page that asks again and again makes one line an hour, not one a second.
const NOTED_EVERY: TimeDelta = TimeDelta::hours(1);
/// About 100 bytes each; past it everything old is forgotten, and at worst noted once more.
const MAX_REMEMBERED: usize = 10_000;

/// What has been noted lately, by actor and operation.
#[derive(Default)]
pub struct Refusals(Mutex<HashMap<(Uuid, String), DateTime<Utc>>>);

impl Refusals {
    /// Notes that the actor's call of an operation was refused, unless that is known.
    pub async fn note(&self, ctx: &AppContext, actor: &Actor, operation: Option<&str>) -> Result<(), ApiError> {
        let (Some(actor_id), Some(operation)) = (actor.id, operation) else { return Ok(()) };
        if !self.is_new(actor_id, operation, ctx.clock.now()) {
            return Ok(());
        }
        let entity_type = if actor.kind == ActorKind::ApiKey { "api_key" } else { "user" };
        let change = Change { field: "operation".to_owned(), from: None, to: Some(operation.to_owned()) };
        let mut write = Write::begin(ctx, actor).await?;
        write.record("access.refused", entity_type, actor_id, &actor.name, vec![change]);
        write.commit(true).await?;
        Ok(())
    }

    fn is_new(&self, actor_id: Uuid, operation: &str, now: DateTime<Utc>) -> bool {
        let Ok(mut noted) = self.0.lock() else { return true };
        if noted.len() >= MAX_REMEMBERED {
            noted.retain(|_, at| *at > now - NOTED_EVERY);
        }
        if noted.len() >= MAX_REMEMBERED {
            noted.clear();
        }
        let key = (actor_id, operation.to_owned());
        if noted.get(&key).is_some_and(|at| *at > now - NOTED_EVERY) {
            return false;
        }
        noted.insert(key, now);
        true
    }
}
