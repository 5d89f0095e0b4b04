//! Reading the audit log.

use haul_db::{Db, Fetch, Scope};
use haul_entity::{
    Owned,
    base::{
        audit_event::{Column, Entity, Model},
        audit_head,
    },
};
use haul_ports::Sealing;
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::views::{AuditEvent, AuditVerdict};
use crate::{
    ApiError, AppContext, SortBy, chain_hash, is_sealed,
    paging::{Page, PageParams, page},
    seal_of,
};

/// Rows read at a time while checking the chain, so that a long one never fills the memory.
const CHECKED_AT_ONCE: u64 = 500;

/// Which events a list shows.
#[derive(Default)]
pub struct Filter {
    pub entity_type: Option<String>,
    pub entity_id: Option<Uuid>,
    pub actor_id: Option<Uuid>,
    pub action: Option<String>,
    pub from: Option<Timestamp>,
    pub to: Option<Timestamp>,
}

impl SortBy for AuditEvent {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("sequence", Column::Sequence)];
    const DEFAULT: &'static str = "-sequence";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    filter: Filter,
    params: &PageParams<AuditEvent>,
) -> Result<Page<Model>, ApiError> {
    let mut select = Entity::owned_by(company_id);
    if let Some(entity_type) = filter.entity_type {
        select = select.filter(Column::EntityType.eq(entity_type));
    }
    if let Some(id) = filter.entity_id {
        select = select.filter(Column::EntityId.eq(id));
    }
    if let Some(id) = filter.actor_id {
        select = select.filter(Column::ActorId.eq(id));
    }
    if let Some(action) = filter.action {
        select = select.filter(Column::Action.eq(action));
    }
    if let Some(from) = filter.from {
        select = select.filter(Column::OccurredAt.gte(from));
    }
    if let Some(to) = filter.to {
        select = select.filter(Column::OccurredAt.lt(to));
    }
    page(db, select, params, Column::Id).await
}

/// Recomputes every hash from the first event on, and compares the last with the head and its seal.
pub async fn verify(db: &Db, sealing: &dyn Sealing, company_id: Uuid) -> Result<AuditVerdict, ApiError> {
    let (mut sequence, mut hash) = (0, String::new());
    // Read before the events: later writes are not part of this check.
    let head = audit_head::Entity::find_by_id(company_id).fetch_optional(db).await?;
    let last = head.as_ref().map_or(0, |head| head.sequence);
    while sequence < last {
        let rows = Entity::owned_by(company_id)
            .filter(Column::Sequence.gt(sequence))
            .filter(Column::Sequence.lte(last))
            .order_by_asc(Column::Sequence)
            .limit(CHECKED_AT_ONCE)
            .fetch_all(db)
            .await?;
        if rows.is_empty() {
            return Ok(broken_at(sequence + 1));
        }
        for row in rows {
            let fits = row.sequence == sequence + 1 && row.previous_hash == hash && chain_hash(&row) == row.hash;
            if !fits {
                return Ok(broken_at(sequence + 1));
            }
            (sequence, hash) = (row.sequence, row.hash);
        }
    }
    let is_intact = head.is_none_or(|head| head.hash == hash && is_sealed(sealing, &head));
    let broken_sequence = (!is_intact).then_some(sequence);
    Ok(AuditVerdict { is_intact, checked_count: sequence.unsigned_abs(), broken_sequence })
}

fn broken_at(sequence: i64) -> AuditVerdict {
    AuditVerdict { is_intact: false, checked_count: sequence.unsigned_abs(), broken_sequence: Some(sequence) }
}

/// Seals chains that predate seals. The host calls it once, right after the migration that added them:
/// from then on a head without a seal counts as forged.
pub async fn seal_heads(ctx: &AppContext) -> Result<(), ApiError> {
    let db = ctx.db.scoped(Scope::System("the chains of all companies are sealed at once"));
    for head in audit_head::Entity::find().fetch_all(&db).await? {
        let seal = seal_of(&*ctx.sealing, &head)?;
        let mut row = head.into_active_model();
        row.seal = Set(Some(seal));
        row.update(&db).await?;
    }
    Ok(())
}
