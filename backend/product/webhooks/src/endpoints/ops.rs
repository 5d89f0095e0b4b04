//! The verbs of endpoints.
//!
//! A change is an update of the version that was read, not a lock: writes that hold the audit head insert deliveries,
//! which refer to the endpoint, and would wait for the lock while its holder waits for the head.

use chrono::TimeDelta;
use haul_api::{
    ApiError, Invalid, SortBy, Write,
    authz::{Actor, ActorKind},
    changes_between, differs, json_column,
    paging::{Page, PageParams, page},
    patch, same_version,
};
use haul_db::{Connection, Db};
use haul_entity::{
    Owned,
    webhooks::{
        webhook_delivery,
        webhook_endpoint::{ActiveModel, Column, Entity, Model},
    },
};
use haul_types::{WebhookDeliveryStatus, WebhookEndpointStatus};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, PaginatorTrait, QueryFilter, Set, sea_query::Expr};
use uuid::Uuid;

use super::{
    SigningSecret,
    error::WebhookError,
    views::{
        WebhookEndpoint, WebhookEndpointCreate, WebhookEndpointPage, WebhookEndpointUpdate, WebhookEndpointWithSecret,
        WebhookSecretRotate,
    },
};
use crate::events::kinds;

pub(crate) const TOPIC: &str = "webhook_endpoint";

/// Each costs every write of the company: more than any carrier's programs need.
const MOST: u64 = 20;
const MAX_DESCRIPTION: usize = 200;
/// Longer than a deployment takes.
const OVERLAP_HOURS: u32 = 24;
/// A secret that leaked must not sign for long.
const MAX_OVERLAP_HOURS: u32 = 168;

impl SortBy for WebhookEndpoint {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt), ("url", Column::Url)];
    const DEFAULT: &'static str = "-created_at";
}

pub async fn list(
    db: &Db,
    company_id: Uuid,
    params: &PageParams<WebhookEndpoint>,
) -> Result<WebhookEndpointPage, ApiError> {
    let select = Entity::owned_by(company_id).filter(Column::DeletedAt.is_null());
    let page = page(db, select, params, Column::Id).await?;
    let rows = page.rows.into_iter().map(WebhookEndpoint::try_from).collect::<Result<_, _>>()?;
    Ok(Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }.into())
}

/// The company's endpoint, unless it was removed.
pub async fn find(db: &impl Connection, company_id: Uuid, id: Uuid) -> Result<Model, WebhookError> {
    let found = Entity::find_owned(company_id, id).fetch_optional(db).await?;
    found.filter(|endpoint| endpoint.deleted_at.is_none()).ok_or(WebhookError::NotFound)
}

pub async fn create(
    write: &mut Write,
    input: WebhookEndpointCreate,
) -> Result<WebhookEndpointWithSecret, WebhookError> {
    let mut invalid = Invalid::default();
    let description = checked_description(&mut invalid, input.description);
    check_kinds(&mut invalid, write, &input.event_kinds);
    invalid.finish()?;
    let existing = Entity::owned_by(write.company_id()).filter(Column::DeletedAt.is_null()).count(write.tx()).await?;
    if existing >= MOST {
        return Err(WebhookError::Full(MOST));
    }
    let id = write.new_id();
    let secret = SigningSecret::new()?;
    let row = ActiveModel {
        id: Set(id),
        company_id: Set(write.company_id()),
        url: Set(input.url),
        description: Set(description),
        event_kinds: Set(json_column(&input.event_kinds)),
        status: Set(WebhookEndpointStatus::Enabled),
        secret_sealed: Set(secret.seal(&*write.ctx.sealing, id)?),
        previous_secret_sealed: Set(None),
        previous_secret_until: Set(None),
        failures: Set(0),
        failing_since: Set(None),
        resume_at: Set(None),
        claimed_at: Set(None),
        deleted_at: Set(None),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..owned_by(&write.actor)
    };
    let endpoint = WebhookEndpoint::try_from(row.insert(write.tx()).await?)?;
    write.record("webhook_endpoint.created", TOPIC, id, &endpoint.url, changes_between(None, &endpoint));
    Ok(WebhookEndpointWithSecret { endpoint, secret: secret.reveal() })
}

pub async fn update(
    write: &mut Write,
    id: Uuid,
    input: WebhookEndpointUpdate,
) -> Result<WebhookEndpoint, WebhookError> {
    let before = find(write.tx(), write.company_id(), id).await?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let is_enabling = input.is_enabled == Some(true) && before.status != WebhookEndpointStatus::Enabled;
    let mut change = <ActiveModel as Default>::default();
    if is_enabling || input.event_kinds.is_some() {
        let kinds = match input.event_kinds {
            Some(kinds) => kinds,
            None => WebhookEndpoint::try_from(before.clone())?.event_kinds,
        };
        check_kinds(&mut invalid, write, &kinds);
        change = ActiveModel { event_kinds: Set(json_column(&kinds)), ..owned_by(&write.actor) };
    }
    if let Some(url) = input.url {
        change.url = Set(url);
    }
    patch(&mut change.description, input.description, |text| checked_description(&mut invalid, Some(text)));
    invalid.finish()?;
    match input.is_enabled {
        Some(true) if is_enabling => {
            change.status = Set(WebhookEndpointStatus::Enabled);
            change.failures = Set(0);
            change.failing_since = Set(None);
            change.resume_at = Set(None);
        }
        Some(false) => change.status = Set(WebhookEndpointStatus::Disabled),
        _ => {}
    }
    if !differs(&change, &before) {
        return Ok(before.try_into()?);
    }
    save(write, before, change, "webhook_endpoint.updated").await
}

/// The row stays for its deliveries, without the secrets.
pub async fn remove(write: &mut Write, id: Uuid) -> Result<WebhookEndpoint, WebhookError> {
    let before = find(write.tx(), write.company_id(), id).await?;
    let change = ActiveModel {
        status: Set(WebhookEndpointStatus::Disabled),
        deleted_at: Set(Some(write.now)),
        secret_sealed: Set(String::new()),
        previous_secret_sealed: Set(None),
        previous_secret_until: Set(None),
        ..Default::default()
    };
    let removed = save(write, before, change, "webhook_endpoint.removed").await?;
    webhook_delivery::Entity::update_many()
        .col_expr(webhook_delivery::Column::Status, Expr::value(WebhookDeliveryStatus::Cancelled))
        .col_expr(webhook_delivery::Column::FinishedAt, Expr::value(write.now))
        .filter(webhook_delivery::Column::CompanyId.eq(write.company_id()))
        .filter(webhook_delivery::Column::EndpointId.eq(id))
        .filter(webhook_delivery::Column::Status.eq(WebhookDeliveryStatus::Pending))
        .exec(write.tx())
        .await?;
    Ok(removed)
}

pub async fn rotate_secret(
    write: &mut Write,
    id: Uuid,
    input: WebhookSecretRotate,
) -> Result<WebhookEndpointWithSecret, WebhookError> {
    let before = find(write.tx(), write.company_id(), id).await?;
    let hours = input.overlap_hours.unwrap_or(OVERLAP_HOURS);
    if hours > MAX_OVERLAP_HOURS {
        return Err(Invalid::field("overlap_hours", "Use 0 to 168 hours.").into());
    }
    let secret = SigningSecret::new()?;
    let change = ActiveModel {
        secret_sealed: Set(secret.seal(&*write.ctx.sealing, id)?),
        previous_secret_sealed: Set((hours > 0).then(|| before.secret_sealed.clone())),
        previous_secret_until: Set((hours > 0).then(|| write.now + TimeDelta::hours(hours.into()))),
        ..Default::default()
    };
    let endpoint = save(write, before, change, "webhook_endpoint.secret_rotated").await?;
    Ok(WebhookEndpointWithSecret { endpoint, secret: secret.reveal() })
}

/// Saves the next version of an endpoint.
pub(crate) async fn save(
    write: &mut Write,
    before: Model,
    change: ActiveModel,
    action: &str,
) -> Result<WebhookEndpoint, WebhookError> {
    let change = ActiveModel { version: Set(before.version + 1), updated_at: Set(write.now), ..change };
    let saved = Entity::update_many()
        .set(change)
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::Id.eq(before.id))
        .filter(Column::Version.eq(before.version))
        .exec(write.tx())
        .await?;
    if saved.rows_affected != 1 {
        return Err(WebhookError::VersionStale);
    }
    let after = Entity::find_owned(write.company_id(), before.id).fetch_optional(write.tx()).await?;
    let after = WebhookEndpoint::try_from(after.ok_or(WebhookError::NotFound)?)?;
    let before = WebhookEndpoint::try_from(before)?;
    write.record(action, TOPIC, after.id, &after.url, changes_between(Some(&before), &after));
    Ok(after)
}

/// The columns of the owner.
fn owned_by(actor: &Actor) -> ActiveModel {
    ActiveModel {
        is_owned_by_key: Set(actor.kind == ActorKind::ApiKey),
        owner_id: Set(actor.id.unwrap_or_default()),
        owner_name: Set(actor.name.clone()),
        ..Default::default()
    }
}

fn checked_description(invalid: &mut Invalid, text: Option<String>) -> Option<String> {
    let text = text.map(|text| text.trim().to_owned()).filter(|text| !text.is_empty())?;
    invalid.require(text.chars().count() <= MAX_DESCRIPTION, "description", "Use at most 200 characters.");
    Some(text)
}

fn check_kinds(invalid: &mut Invalid, write: &Write, chosen: &[String]) {
    invalid.require(!chosen.is_empty(), "event_kinds", "Choose at least one kind of event.");
    let heard = kinds::heard_by(write.ctx.product, &write.actor);
    for (index, name) in chosen.iter().enumerate().filter(|(_, name)| !kinds::is_known(&heard, name)) {
        let message = format!("There is no kind of event {name}, or you may not read its records.");
        invalid.push(format!("event_kinds.{index}"), message);
    }
}
