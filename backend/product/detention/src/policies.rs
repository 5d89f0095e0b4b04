//! The terms of payment: the product's, overridden by the company's, overridden by a customer's own.

use haul_api::{ApiError, Invalid, Write, changes_between, from_json_column, json_column, same_version};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    detention::detention_policy::{Column, Entity, Model},
    partners::customer,
};
use haul_types::DetentionTerms;
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, QuerySelect, Select, Set};
use uuid::Uuid;

use crate::{
    error::DetentionError,
    views::{DetentionPolicy, DetentionPolicyReplace, DetentionPolicySource},
};

/// A thousand dollars an hour: anything above is a typo.
const MAX_RATE_CENTS: i64 = 100_000;
/// A hundred thousand dollars: anything above is a typo.
const MAX_CAP_CENTS: i64 = 10_000_000;
const DAY: i32 = 24 * 60;

/// The terms for a customer, or the company's without one.
pub(super) async fn effective(
    db: &impl Connection,
    company_id: Uuid,
    customer_id: Option<Uuid>,
) -> Result<DetentionPolicy, ApiError> {
    if let Some(id) = customer_id
        && let Some(row) = of_customer(company_id, id).fetch_optional(db).await?
    {
        return shown(row, DetentionPolicySource::Customer);
    }
    match of_company(company_id).fetch_optional(db).await? {
        // A customer without its own terms has no version of them.
        Some(row) if customer_id.is_some() => {
            Ok(DetentionPolicy { version: 0, ..shown(row, DetentionPolicySource::Company)? })
        }
        Some(row) => shown(row, DetentionPolicySource::Company),
        None => Ok(DetentionPolicy {
            terms: DetentionTerms::default(),
            source: DetentionPolicySource::Product,
            version: 0,
            updated_at: None,
        }),
    }
}

pub(super) async fn of_existing_customer(
    db: &impl Connection,
    company_id: Uuid,
    customer_id: Uuid,
) -> Result<DetentionPolicy, DetentionError> {
    find_customer(db, company_id, customer_id).await?;
    Ok(effective(db, company_id, Some(customer_id)).await?)
}

/// Creates or replaces the company's terms, or a customer's own. Open detention keeps the terms of its arrival.
pub(super) async fn replace(
    write: &mut Write,
    customer_id: Option<Uuid>,
    input: DetentionPolicyReplace,
) -> Result<DetentionPolicy, DetentionError> {
    let label = label(write, customer_id).await?;
    let before = find(write, customer_id).await?;
    same_version(before.as_ref().map_or(0, |row| row.version), input.version)?;
    let mut invalid = Invalid::default();
    check_terms(&mut invalid, &input.terms);
    invalid.finish()?;
    let before_terms: Option<DetentionTerms> =
        before.as_ref().map(|row| from_json_column(row.terms.clone())).transpose()?;
    let terms = json_column(&input.terms);
    let row = match before {
        Some(before) => {
            let mut row = before.clone().into_active_model();
            row.terms = Set(terms);
            row.version = Set(before.version + 1);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                customer_id,
                terms,
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    let changes = changes_between(before_terms.as_ref(), &input.terms);
    write.record("detention_policy.replaced", "detention_policy", row.id, label, changes);
    let source = if customer_id.is_some() { DetentionPolicySource::Customer } else { DetentionPolicySource::Company };
    Ok(shown(row, source)?)
}

/// The company's terms apply to the customer again. Removing missing terms changes nothing.
pub(super) async fn remove(write: &mut Write, customer_id: Uuid) -> Result<DetentionPolicy, DetentionError> {
    let label = label(write, Some(customer_id)).await?;
    if let Some(row) = find(write, Some(customer_id)).await? {
        let id = row.id;
        row.into_active_model().delete(write.tx()).await?;
        write.record("detention_policy.removed", "detention_policy", id, label, Vec::new());
    }
    Ok(effective(write.tx(), write.company_id(), Some(customer_id)).await?)
}

fn check_terms(invalid: &mut Invalid, terms: &DetentionTerms) {
    invalid.between("terms.free_minutes", terms.free_minutes, 0, DAY);
    invalid.between("terms.hourly_rate_cents", terms.hourly_rate_cents, 0, MAX_RATE_CENTS);
    invalid.between("terms.late_grace_minutes", terms.late_grace_minutes, 0, 240);
    invalid.between("terms.rounding_minutes", terms.rounding_minutes, 1, 120);
    invalid.between("terms.minimum_minutes", terms.minimum_minutes, 0, DAY);
    invalid.between("terms.notice_minutes", terms.notice_minutes, 0, terms.free_minutes.clamp(0, DAY));
    for (path, cap) in [
        ("terms.stop_cap_cents", terms.stop_cap_cents),
        ("terms.day_cap_cents", terms.day_cap_cents),
        ("terms.load_cap_cents", terms.load_cap_cents),
    ] {
        if let Some(cents) = cap {
            invalid.between(path, cents, 1, MAX_CAP_CENTS);
        }
    }
}

async fn find(write: &Write, customer_id: Option<Uuid>) -> Result<Option<Model>, DetentionError> {
    let select = match customer_id {
        Some(id) => of_customer(write.company_id(), id),
        None => of_company(write.company_id()),
    };
    Ok(select.lock_exclusive().fetch_optional(write.tx()).await?)
}

fn of_customer(company_id: Uuid, customer_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(Column::CustomerId.eq(customer_id))
}

fn of_company(company_id: Uuid) -> Select<Entity> {
    Entity::owned_by(company_id).filter(Column::CustomerId.is_null())
}

async fn find_customer(db: &impl Connection, company_id: Uuid, id: Uuid) -> Result<customer::Model, DetentionError> {
    customer::Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(DetentionError::NotFound)
}

/// The name for the audit log. Locks what has the terms, so that two first versions of them don't race.
async fn label(write: &Write, customer_id: Option<Uuid>) -> Result<String, DetentionError> {
    let Some(id) = customer_id else {
        write.lock_company().await?;
        return Ok("Every customer".to_owned());
    };
    let found = write.find_for_update::<customer::Entity>(id).await?;
    Ok(found.ok_or(DetentionError::NotFound)?.name)
}

fn shown(row: Model, source: DetentionPolicySource) -> Result<DetentionPolicy, ApiError> {
    Ok(DetentionPolicy {
        terms: from_json_column(row.terms)?,
        source,
        version: row.version,
        updated_at: Some(row.updated_at),
    })
}
