//! Stops an endpoint that has been failing for days.

use haul_api::{
    ApiError, AppContext, Write,
    authz::Actor,
    notices::{NewNotice, notify_admins},
    settings_of_company,
};
use haul_entity::webhooks::webhook_endpoint::{ActiveModel, Model};
use haul_types::{NoticeKind, WebhookEndpointStatus};
use sea_orm::Set;

use crate::endpoints::ops::save;

/// Suspends the endpoint and tells the Admins, unless a person changed it meanwhile.
pub async fn suspend(ctx: &AppContext, endpoint: Model) -> Result<(), ApiError> {
    if endpoint.status != WebhookEndpointStatus::Enabled {
        return Ok(());
    }
    let mut write = Write::begin(ctx, &Actor::system(endpoint.company_id)).await?;
    let days = settings_of_company(write.tx(), endpoint.company_id).await?.webhook_events_kept_days;
    let (url, matter) = (endpoint.url.clone(), endpoint.id.to_string());
    let change = ActiveModel { status: Set(WebhookEndpointStatus::Suspended), ..Default::default() };
    save(&mut write, endpoint, change, "webhook_endpoint.suspended").await?;
    let notice = NewNotice {
        kind: NoticeKind::Webhook,
        matter,
        title: "A webhook endpoint was suspended".to_owned(),
        body: Some(format!(
            "For five days, nothing could be delivered to {url}. Its events are kept for {days} days: fix it, enable \
             it again, and replay what it missed."
        )),
        path: Some("/developer/webhooks".to_owned()),
    };
    notify_admins(&mut write, notice).await?;
    write.commit(true).await?;
    Ok(())
}
