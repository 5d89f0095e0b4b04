//! Starting a batch, and looking at it. Each belongs to the user or API key that started it.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use haul_api::{
    ApiError, Invalid, Write,
    authz::{Actor, ActorKind},
    by_ids, json_column,
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    money::invoice_batch::{Column, Entity, Model},
};
use haul_types::{InvoiceBatchStatus, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter};
use uuid::Uuid;

use super::{
    label::label,
    running::{Payload, RunInvoiceBatch},
    views::{InvoiceBatch, InvoiceBatchCreate, InvoiceBatchProblem},
};

/// The invoices and their history stay.
const KEPT_FOR: TimeDelta = TimeDelta::days(30);

pub async fn create(write: &mut Write, input: InvoiceBatchCreate) -> Result<InvoiceBatch, ApiError> {
    let mut seen = BTreeSet::new();
    let load_ids: Vec<Uuid> = input.load_ids.into_iter().filter(|id| seen.insert(*id)).collect();
    let select = load::Entity::owned_by(write.company_id());
    let loads = by_ids(write.tx(), select, load::Column::Id, load_ids.iter().copied()).await?;
    let mut invalid = Invalid::default();
    for (index, id) in load_ids.iter().enumerate() {
        invalid.require(loads.contains_key(id), &format!("load_ids.{index}"), "There is no such load.");
    }
    invalid.finish()?;
    let row = Model {
        id: write.new_id(),
        company_id: write.company_id(),
        is_owned_by_key: write.actor.kind == ActorKind::ApiKey,
        owner_id: owner(&write.actor),
        status: InvoiceBatchStatus::Running,
        last_step: input.last_step,
        grouping: input.grouping,
        load_count: i32::try_from(load_ids.len()).unwrap_or(i32::MAX),
        load_ids: json_column(&load_ids),
        problems: json_column(&Vec::<InvoiceBatchProblem>::new()),
        done_count: 0,
        invoice_count: 0,
        mailed_count: 0,
        portal_count: 0,
        total_cents: 0,
        finished_at: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.enqueue::<RunInvoiceBatch>(&Payload { batch_id: row.id }).await?;
    write.record("invoice_batch.created", "invoice_batch", row.id, label(&row), Vec::new());
    InvoiceBatch::of(row)
}

pub async fn read(db: &Db, actor: &Actor, id: Uuid) -> Result<InvoiceBatch, ApiError> {
    let mine = Entity::owned_by(actor.company_id).filter(Column::OwnerId.eq(owner(actor)));
    let found = mine.filter(Column::Id.eq(id)).fetch_optional(db).await?;
    InvoiceBatch::of(found.ok_or_else(ApiError::not_found)?)
}

/// The policy admits only people and API keys, and they have an id.
fn owner(actor: &Actor) -> Uuid {
    actor.id.unwrap_or_default()
}

/// Deletes old batches.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::CreatedAt.lt(now - KEPT_FOR)).exec(db).await?;
    Ok(())
}
