//! Reading the audit log.

use haul_db::{Db, Fetch, Scope, Whole};
use haul_entity::{
    Owned,
    base::{
        audit_event::{Column, Entity, Model},
        audit_head, audit_origin,
    },
};
use haul_ports::Sealing;
use haul_types::Timestamp;
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::views::{AuditAction, AuditActionList, AuditEvent, AuditVerdict};
use crate::{
    ApiError, AppContext, SortBy,
    area::Product,
    by_ids, chain_hash, is_sealed, origin_hash,
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
    /// Kinds of records that the reader may not know of.
    pub without: Vec<&'static str>,
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
    if !filter.without.is_empty() {
        select = select.filter(Column::EntityType.is_not_in(filter.without));
    }
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

/// Events as the API shows them, with where they were done.
pub async fn shown(db: &Db, company_id: Uuid, rows: Vec<Model>) -> Result<Vec<AuditEvent>, ApiError> {
    let ids = rows.iter().filter_map(|row| row.origin_id);
    let origins = by_ids(db, audit_origin::Entity::owned_by(company_id), audit_origin::Column::Id, ids).await?;
    let origin = |row: &Model| row.origin_id.and_then(|id| origins.get(&id));
    rows.into_iter().map(|row| (origin(&row), row)).map(|(origin, row)| AuditEvent::new(row, origin)).collect()
}

/// What may happen to records, by name.
pub fn actions(product: &Product) -> AuditActionList {
    let declared =
        product.records().flat_map(|record| record.verbs().into_iter().map(move |verb| (record.topic, verb)));
    let others = [("access", "refused")];
    let mut items: Vec<_> = declared
        .chain(others)
        .map(|(topic, verb)| AuditAction { action: format!("{topic}.{verb}"), entity_type: topic.to_owned() })
        .collect();
    items.sort_by(|a, b| a.action.cmp(&b.action));
    AuditActionList { items }
}

/// Recomputes every hash from the first event on, and compares the last with the head and its seal.
pub async fn verify(db: &Db, sealing: &dyn Sealing, company_id: Uuid) -> Result<AuditVerdict, ApiError> {
    // Only the whole chain can be verified.
    let db = &Whole(db);
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
        let ids = rows.iter().filter_map(|row| row.origin_id);
        let origins = by_ids(db, audit_origin::Entity::owned_by(company_id), audit_origin::Column::Id, ids).await?;
        for row in rows {
            // An erased origin can't be checked; one that still exists must match its hash.
            let origin = row.origin_id.and_then(|id| origins.get(&id));
            let is_origin_genuine = origin.is_none_or(|origin| row.origin_hash == Some(origin_hash(origin)));
            let fits = row.sequence == sequence + 1
                && row.previous_hash == hash
                && chain_hash(&row) == row.hash
                && is_origin_genuine;
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
