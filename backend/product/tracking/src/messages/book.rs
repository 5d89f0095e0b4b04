//! Queues messages, one for each occasion, and lists them.

use haul_api::{ApiError, Write};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    tracking::load_message::{Column, Entity, Model},
};
use haul_types::{MessageChannel, MessagePurpose, MessageStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    content::Content,
    job::SendMessage,
    views::{LoadMessage, LoadMessageList},
};

/// More than a person reads about one load.
const SHOWN: u64 = 200;

/// A message to queue.
#[derive(Clone, Debug)]
pub struct Draft {
    pub load_id: Uuid,
    pub load_number: String,
    pub leg_id: Option<Uuid>,
    pub stop_id: Option<Uuid>,
    pub driver_link_id: Option<Uuid>,
    pub tracking_link_id: Option<Uuid>,
    pub purpose: MessagePurpose,
    pub channel: MessageChannel,
    pub recipient: String,
    pub address: String,
    /// Names the occasion; none for a person who asked for it and may ask again.
    pub once_key: Option<String>,
    pub content: Content,
}

/// Whether the occasion has its message.
pub async fn is_known(write: &Write, once_key: &str, channel: MessageChannel) -> Result<bool, DbErr> {
    let key = full_key(once_key, channel);
    let known = Entity::owned_by(write.company_id()).filter(Column::OnceKey.eq(key));
    Ok(known.fetch_optional(write.tx()).await?.is_some())
}

fn full_key(once_key: &str, channel: MessageChannel) -> String {
    format!("{once_key}:{}", channel.as_str())
}

/// Queues a message and its job, unless the occasion has one already. Returns whether it was queued.
pub async fn queue(write: &mut Write, draft: Draft) -> Result<bool, ApiError> {
    let id = write.new_id();
    if let Some(key) = &draft.once_key
        && is_known(write, key, draft.channel).await?
    {
        return Ok(false);
    }
    let once_key = draft.once_key.map_or_else(|| id.to_string(), |key| full_key(&key, draft.channel));
    let sealed = draft.content.seal(&write.ctx, id)?;
    let row = Model {
        id,
        company_id: write.company_id(),
        load_id: draft.load_id,
        leg_id: draft.leg_id,
        stop_id: draft.stop_id,
        driver_link_id: draft.driver_link_id,
        tracking_link_id: draft.tracking_link_id,
        purpose: draft.purpose,
        channel: draft.channel,
        recipient: draft.recipient,
        address: draft.address,
        once_key,
        sealed_content: Some(sealed),
        status: MessageStatus::Queued,
        problem: None,
        provider_id: None,
        attempted_at: None,
        sent_at: None,
        created_at: write.now,
        created_by: write.actor.name.clone(),
    };
    row.into_active_model().reset_all().insert(write.tx()).await?;
    SendMessage::enqueue(write, id).await?;
    write.record("load_message.queued", "load_message", id, &draft.load_number, Vec::new());
    Ok(true)
}

pub async fn list(db: &impl Connection, company_id: Uuid, load_id: Uuid) -> Result<LoadMessageList, DbErr> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .limit(SHOWN)
        .fetch_all(db)
        .await?;
    Ok(LoadMessageList { items: rows.into_iter().map(LoadMessage::from).collect() })
}
