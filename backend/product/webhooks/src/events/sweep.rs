//! Deletes old events and their deliveries.

use chrono::TimeDelta;
use haul_db::{Db, Fetch};
use haul_entity::{
    company::company_settings,
    webhooks::{webhook_delivery, webhook_event},
};
use haul_types::Timestamp;
use sea_orm::{
    ColumnTrait, DbErr, EntityTrait, QueryFilter,
    sea_query::{Expr, ExprTrait, Query},
};

/// Long enough to notice an outage and repair what was missed.
pub const KEPT_FOR: TimeDelta = TimeDelta::days(30);

/// A company may keep them longer, or for a shorter time.
pub async fn sweep(db: &Db, now: Timestamp) -> Result<(), DbErr> {
    let usual = i32::try_from(KEPT_FOR.num_days()).unwrap_or_default();
    let own = company_settings::Entity::find()
        .filter(company_settings::Column::WebhookEventsKeptDays.ne(usual))
        .fetch_all(db)
        .await?;
    let others = own.iter().map(|settings| settings.company_id).collect::<Vec<_>>();
    for settings in own {
        let end = now - TimeDelta::days(settings.webhook_events_kept_days.into());
        delete(db, |company| company.eq(settings.company_id), end).await?;
    }
    delete(db, |company| company.is_not_in(others.clone()), now - KEPT_FOR).await
}

async fn delete(db: &Db, of: impl Fn(Expr) -> Expr, end: Timestamp) -> Result<(), DbErr> {
    webhook_delivery::Entity::delete_many()
        .filter(webhook_delivery::Column::CreatedAt.lt(end))
        .filter(of(Expr::col((webhook_delivery::Entity, webhook_delivery::Column::CompanyId))))
        .exec(db)
        .await?;
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
        .filter(of(Expr::col((webhook_event::Entity, webhook_event::Column::CompanyId))))
        .filter(Expr::exists(replay).not())
        .exec(db)
        .await?;
    Ok(())
}
