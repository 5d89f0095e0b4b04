//! Deletes old events and their deliveries.

use chrono::TimeDelta;
use haul_db::Db;
use haul_entity::webhooks::{webhook_delivery, webhook_event};
use haul_types::Timestamp;
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter,
    sea_query::{Expr, ExprTrait, Query},
};

/// Long enough to notice an outage and repair what was missed.
pub const KEPT_FOR: TimeDelta = TimeDelta::days(30);

pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    let end = now - KEPT_FOR;
    let deliveries = webhook_delivery::Column::CreatedAt.lt(end);
    webhook_delivery::Entity::delete_many().filter(deliveries).exec(db).await?;
    // A replay is newer than its event.
    let replay = Query::select()
        .column(webhook_delivery::Column::Id)
        .from(webhook_delivery::Entity)
        .and_where(
            Expr::col((webhook_delivery::Entity, webhook_delivery::Column::EventId))
                .equals((webhook_event::Entity, webhook_event::Column::Id)),
        )
        .to_owned();
    webhook_event::Entity::delete_many()
        .filter(webhook_event::Column::CreatedAt.lt(end))
        .filter(Expr::exists(replay).not())
        .exec(db)
        .await?;
    Ok(())
}
