//! The verbs of presence.

use chrono::TimeDelta;
use haul_api::{ApiError, Write, by_ids};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    annotations::presence::{ActiveModel, Column, Entity, Model},
    company::user_account,
};
use haul_types::{RecordKind, Timestamp};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, Set, sea_query::OnConflict};
use uuid::Uuid;

use super::views::{PersonPresent, RecordPresence};

/// Two announcements and the time that a slow line takes.
const GONE_AFTER: TimeDelta = TimeDelta::seconds(45);

/// The others on the record.
pub async fn others(
    db: &impl Connection,
    company_id: Uuid,
    record_id: Uuid,
    me: Uuid,
    now: Timestamp,
) -> Result<RecordPresence, ApiError> {
    let rows = present(db, company_id, record_id, now).await?;
    let rows: Vec<Model> = rows.into_iter().filter(|row| row.user_id != me).collect();
    let users = user_account::Entity::owned_by(company_id);
    let users = by_ids(db, users, user_account::Column::Id, rows.iter().map(|row| row.user_id)).await?;
    let mut others: Vec<PersonPresent> = rows
        .into_iter()
        .filter_map(|row| {
            let name = users.get(&row.user_id)?.full_name.clone();
            Some(PersonPresent { user_id: row.user_id, name, is_editing: row.is_editing, since_at: row.since_at })
        })
        .collect();
    others.sort_by(|one, other| (!one.is_editing, &one.name).cmp(&(!other.is_editing, &other.name)));
    Ok(RecordPresence { others })
}

/// Says that the actor is on the record; tells the others if that is news.
pub async fn announce(
    write: &mut Write,
    kind: RecordKind,
    record_id: Uuid,
    me: Uuid,
    is_editing: bool,
) -> Result<RecordPresence, ApiError> {
    let rows = present(write.tx(), write.company_id(), record_id, write.now).await?;
    let before = rows.iter().find(|row| row.user_id == me);
    let is_news = before.is_none_or(|row| row.is_editing != is_editing);
    let since_at = before.filter(|_| !is_news).map_or(write.now, |row| row.since_at);
    let row = ActiveModel {
        company_id: Set(write.company_id()),
        record_id: Set(record_id),
        user_id: Set(me),
        record_kind: Set(kind),
        is_editing: Set(is_editing),
        since_at: Set(since_at),
        seen_at: Set(write.now),
    };
    // Two tabs of one person may announce at the same time.
    let key = OnConflict::columns([Column::CompanyId, Column::RecordId, Column::UserId])
        .update_columns([Column::RecordKind, Column::IsEditing, Column::SinceAt, Column::SeenAt])
        .to_owned();
    Entity::insert(row).on_conflict(key).exec_without_returning(write.tx()).await?;
    if is_news {
        tell_others(write, &rows, record_id, me);
    }
    others(write.tx(), write.company_id(), record_id, me, write.now).await
}

/// Says that the actor left the record.
pub async fn end(write: &mut Write, record_id: Uuid, me: Uuid) -> Result<RecordPresence, ApiError> {
    let rows = present(write.tx(), write.company_id(), record_id, write.now).await?;
    Entity::delete_many()
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::RecordId.eq(record_id))
        .filter(Column::UserId.eq(me))
        .exec(write.tx())
        .await?;
    tell_others(write, &rows, record_id, me);
    Ok(RecordPresence { others: Vec::new() })
}

/// Deletes rows of people who are gone.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    Entity::delete_many().filter(Column::SeenAt.lt(now - GONE_AFTER)).exec(db).await?;
    Ok(())
}

async fn present(db: &impl Connection, company_id: Uuid, record_id: Uuid, now: Timestamp) -> Result<Vec<Model>, DbErr> {
    Entity::owned_by(company_id)
        .filter(Column::RecordId.eq(record_id))
        .filter(Column::SeenAt.gte(now - GONE_AFTER))
        .fetch_all(db)
        .await
}

fn tell_others(write: &mut Write, rows: &[Model], record_id: Uuid, me: Uuid) {
    for other in rows.iter().filter(|row| row.user_id != me) {
        write.tell(other.user_id, "presence", record_id);
    }
}
