//! Links with which customers follow a load. The database has the token's hash, and the token itself sealed, so that mails
//! can repeat it. It comes after `#`, which browsers keep to themselves.

use chrono::TimeDelta;
use haul_api::secrets::{hash_of, random_text};
use haul_api::{ApiError, AppContext, Invalid, Write};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    tracking::{
        tracking_link::{Column, Entity, Model},
        tracking_link_view,
    },
};
use haul_types::{LoadStatus, Timestamp};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QueryOrder, QuerySelect, Set};
use uuid::Uuid;

use super::link_views::{
    ClientKind, TrackingLink, TrackingLinkCreate, TrackingLinkCreated, TrackingLinkList, TrackingLinkView,
    TrackingLinkViews,
};
use crate::record::error::TrackingError;

/// Where a customer follows a load; a bare page of mfe-apps without a sign-in.
const PAGE: &str = "/apps/tracking/shared";
/// The limit for a load that is never delivered.
const LONGEST: TimeDelta = TimeDelta::days(60);
/// As many as a person would read.
const VIEWS_SHOWN: u64 = 200;

pub async fn list(db: &Db, company_id: Uuid, load_id: Uuid, now: Timestamp) -> Result<TrackingLinkList, TrackingError> {
    let load =
        load::Entity::find_owned(company_id, load_id).fetch_optional(db).await?.ok_or(TrackingError::NotFound)?;
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .fetch_all(db)
        .await?;
    Ok(TrackingLinkList { items: rows.into_iter().map(|row| shown(row, &load, now)).collect() })
}

pub async fn create(
    write: &mut Write,
    load_id: Uuid,
    input: TrackingLinkCreate,
) -> Result<TrackingLinkCreated, TrackingError> {
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    if matches!(load.status, LoadStatus::Draft | LoadStatus::Cancelled | LoadStatus::Tonu) {
        return Err(TrackingError::NotUnderWay);
    }
    let mut invalid = Invalid::default();
    let label = invalid.text("label", &input.label, 120);
    let email = input.email.and_then(|email| invalid.email("email", &email));
    invalid.finish()?;
    let shows = (input.is_showing_references, input.is_showing_documents);
    let row = issue(write, &load, label, email, shows).await?;
    let url = url_of(&write.ctx, &row)?;
    Ok(TrackingLinkCreated { link: shown(row, &load, write.now), url })
}

/// The link that mails to this address repeat, or a new one; none if it was ended.
pub async fn usable(
    write: &mut Write,
    load: &load::Model,
    email: &str,
    label: &str,
) -> Result<Option<Model>, TrackingError> {
    let known = Entity::owned_by(write.company_id())
        .filter(Column::LoadId.eq(load.id))
        .filter(Column::Email.eq(email))
        .filter(Column::SealedToken.is_not_null())
        .order_by_desc(Column::CreatedAt)
        .order_by_desc(Column::Id)
        .fetch_optional(write.tx())
        .await?;
    match known {
        Some(row) => Ok(Some(row).filter(|row| row.revoked_at.is_none())),
        None => issue(write, load, label.to_owned(), Some(email.to_owned()), (true, false)).await.map(Some),
    }
}

async fn issue(
    write: &mut Write,
    load: &load::Model,
    label: String,
    email: Option<String>,
    (is_showing_references, is_showing_documents): (bool, bool),
) -> Result<Model, TrackingError> {
    let (id, token) = (write.new_id(), random_text()?);
    let sealed = write.ctx.sealing.seal(token.as_bytes(), &associated_data(id)).map_err(ApiError::internal)?;
    let terms = haul_loads::tracking_terms(write.tx(), write.company_id()).await?;
    let row = Model {
        id,
        company_id: write.company_id(),
        load_id: load.id,
        token_hash: hash_of(&token),
        sealed_token: Some(sealed),
        label,
        email,
        is_showing_references,
        is_showing_documents,
        days_after_delivery: terms.link_days,
        created_at: write.now,
        created_by: write.actor.name.clone(),
        revoked_at: None,
        revoked_by: None,
        view_count: 0,
        last_viewed_at: None,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("tracking_link.created", "tracking_link", row.id, &load.number, Vec::new());
    Ok(row)
}

/// The link itself.
pub fn url_of(ctx: &AppContext, row: &Model) -> Result<String, TrackingError> {
    let sealed = row.sealed_token.as_deref().ok_or(TrackingError::LinkOver)?;
    let token = ctx.sealing.open(sealed, &associated_data(row.id)).map_err(ApiError::internal)?;
    let token = String::from_utf8(token).map_err(ApiError::internal)?;
    Ok(format!("{}{PAGE}#{token}", ctx.settings.public_url))
}

/// Binds a sealed token to its row.
fn associated_data(id: Uuid) -> String {
    format!("tracking_link.token.{id}")
}

/// Revoking twice changes nothing.
pub async fn revoke(write: &mut Write, load_id: Uuid, id: Uuid) -> Result<TrackingLink, TrackingError> {
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    let row = find(write.tx(), write.company_id(), load_id, id).await?;
    if row.revoked_at.is_some() {
        return Ok(shown(row, &load, write.now));
    }
    let mut change = row.into_active_model();
    change.revoked_at = Set(Some(write.now));
    change.revoked_by = Set(Some(write.actor.name.clone()));
    let row = change.update(write.tx()).await?;
    write.record("tracking_link.revoked", "tracking_link", row.id, &load.number, Vec::new());
    Ok(shown(row, &load, write.now))
}

pub async fn views(db: &Db, company_id: Uuid, load_id: Uuid, id: Uuid) -> Result<TrackingLinkViews, TrackingError> {
    use tracking_link_view::Column as View;
    let link = find(db, company_id, load_id, id).await?;
    let rows = tracking_link_view::Entity::owned_by(company_id)
        .filter(View::TrackingLinkId.eq(link.id))
        .order_by_desc(View::ViewedAt)
        .order_by_desc(View::Id)
        .limit(VIEWS_SHOWN)
        .fetch_all(db)
        .await?;
    let shown = |row: tracking_link_view::Model| TrackingLinkView {
        viewed_at: row.viewed_at,
        client: ClientKind::parse(&row.client).unwrap_or(ClientKind::Unknown),
    };
    Ok(TrackingLinkViews { items: rows.into_iter().map(shown).collect() })
}

/// When a load's link expires.
pub fn expires_at(row: &Model, load: &load::Model) -> Timestamp {
    let longest = row.created_at + LONGEST;
    let after = load.delivered_at.map(|at| at + TimeDelta::days(row.days_after_delivery.into()));
    after.map_or(longest, |after| after.min(longest))
}

pub fn is_live(row: &Model, load: &load::Model, now: Timestamp) -> bool {
    row.revoked_at.is_none() && now < expires_at(row, load)
}

/// A link of the load.
pub async fn find(
    db: &impl haul_db::Connection,
    company_id: Uuid,
    load_id: Uuid,
    id: Uuid,
) -> Result<Model, TrackingError> {
    let mine = Entity::find_owned(company_id, id).select().filter(Column::LoadId.eq(load_id));
    mine.fetch_optional(db).await?.ok_or(TrackingError::NotFound)
}

fn shown(row: Model, load: &load::Model, now: Timestamp) -> TrackingLink {
    TrackingLink {
        expires_at: expires_at(&row, load),
        is_live: is_live(&row, load, now),
        id: row.id,
        is_sendable: row.sealed_token.is_some(),
        label: row.label,
        email: row.email,
        is_showing_references: row.is_showing_references,
        is_showing_documents: row.is_showing_documents,
        created_at: row.created_at,
        created_by: row.created_by,
        expires_days_after_delivery: row.days_after_delivery,
        revoked_at: row.revoked_at,
        revoked_by: row.revoked_by,
        view_count: row.view_count,
        last_viewed_at: row.last_viewed_at,
    }
}

/// The kind of device, from a browser's user agent. The user agent itself is not stored.
pub fn client_of(user_agent: Option<&str>) -> ClientKind {
    let Some(text) = user_agent.map(str::to_lowercase) else { return ClientKind::Unknown };
    let has = |words: &[&str]| words.iter().any(|word| text.contains(word));
    if has(&["bot", "crawl", "spider", "curl", "python", "http-client", "headless"]) {
        ClientKind::Program
    } else if has(&["ipad", "tablet"]) || (text.contains("android") && !text.contains("mobile")) {
        ClientKind::Tablet
    } else if has(&["iphone", "mobile"]) {
        ClientKind::Phone
    } else if has(&["windows", "macintosh", "x11", "cros", "linux"]) {
        ClientKind::Computer
    } else {
        ClientKind::Unknown
    }
}

#[cfg(test)]
mod tests {
    use super::{ClientKind::*, client_of};

    #[test]
    fn client_is_told_coarsely() {
        for (text, expected) in [
            (None, Unknown),
            (Some("Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Mobile/15E148 Safari/604.1"), Phone),
            (Some("Mozilla/5.0 (Linux; Android 15; Pixel 8) Chrome/142.0 Mobile Safari/537.36"), Phone),
            (Some("Mozilla/5.0 (Linux; Android 14; SM-X910) Chrome/142.0 Safari/537.36"), Tablet),
            (Some("Mozilla/5.0 (iPad; CPU OS 17_5 like Mac OS X) Mobile/15E148"), Tablet),
            (Some("Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0 Safari/537.36"), Computer),
            (Some("Slackbot-LinkExpanding 1.0"), Program),
            (Some("curl/8.9.1"), Program),
            (Some("?"), Unknown),
        ] {
            assert_eq!(client_of(text), expected, "{text:?}");
        }
    }
}
