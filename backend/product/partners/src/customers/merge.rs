//! Merges two customers into one.
//!
//! In one transaction every reference to the merged customer moves to the survivor. The merged row stays,
//! archived, and says where its loads went. There is no undo: afterwards no one could tell whose load it was.

use haul_annotations::move_annotations;
use haul_api::{
    ApiError, Change, Write, changes_between, from_json_column, json_column,
    merging::{RecordMerge, joined, lock_both, moved, repoint, unpoint},
    same_version,
};
use haul_db::{Connection, Db, Fetch, Whole};
use haul_entity::{
    Owned,
    detention::{detention, detention_policy},
    insight::sample,
    loads::{document, load},
    money::{collection_entry, invoice, payment, payment_application},
    partners::customer::{Column, Entity, Model},
    quotes::{contract_lane, quote},
};
use haul_types::RecordKind;
use poem_openapi::types::{ParseFromJSON, ToJSON};
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, PaginatorTrait, QueryFilter, QuerySelect,
    QueryTrait, Select, Set, sea_query::Expr,
};
use uuid::Uuid;

use super::{
    error::CustomerError,
    merge_views::{CustomerMergeMoves, CustomerMergePreview, PolicyMove},
    ops::with_tags,
    views::Customer,
};

pub async fn preview(
    db: &Db,
    company_id: Uuid,
    id: Uuid,
    merged_id: Uuid,
) -> Result<CustomerMergePreview, CustomerError> {
    let find =
        async |id: Uuid| Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(CustomerError::NotFound);
    let (survivor, merged) = (find(id).await?, find(merged_id).await?);
    check(&survivor, &merged)?;
    let moves = moves(db, &survivor, &merged).await?;
    let result = combined(&survivor, &merged)?;
    let [survivor, merged, result] = shown(db, company_id, [survivor, merged, result]).await?;
    Ok(CustomerMergePreview { survivor, merged, result, moves })
}

async fn shown<const N: usize>(
    db: &impl Connection,
    company_id: Uuid,
    rows: [Model; N],
) -> Result<[Customer; N], ApiError> {
    let shown = with_tags(db, company_id, rows.into()).await?;
    shown.try_into().map_err(|_| ApiError::internal("a row was lost"))
}

pub async fn merge(
    write: &mut Write,
    id: Uuid,
    merged_id: Uuid,
    input: RecordMerge,
) -> Result<Customer, CustomerError> {
    let both = lock_both::<Entity>(write, id, merged_id).await?;
    let (survivor, merged) = both.ok_or(CustomerError::NotFound)?;
    check(&survivor, &merged)?;
    same_version(survivor.version, input.version)?;
    same_version(merged.version, input.merged_version)?;
    let told = moves(write.tx(), &survivor, &merged).await?;
    move_records(write, id, merged_id, told.detention_policy).await?;

    let mut after = combined(&survivor, &merged)?;
    after.version = survivor.version + 1;
    after.updated_at = write.now;
    let after = after.into_active_model().reset_all().update(write.tx()).await?;
    let mut gone = merged.clone().into_active_model();
    gone.archived_at = Set(merged.archived_at.or(Some(write.now)));
    gone.merged_into_id = Set(Some(id));
    gone.version = Set(merged.version + 1);
    gone.updated_at = Set(write.now);
    gone.update(write.tx()).await?;

    let [before, after] = shown(write.tx(), write.company_id(), [survivor, after]).await?;
    let mut changes = changes_between(Some(&before), &after);
    changes.extend(moved(
        &merged.name,
        &[
            ("moved_loads", told.loads),
            ("moved_quotes", told.quotes),
            ("moved_documents", told.documents),
            ("moved_detentions", told.detentions),
        ],
    ));
    write.record("customer.merged", "customer", id, &after.name, changes);
    let into = Change { field: "merged_into".to_owned(), from: None, to: Some(after.name.clone()) };
    write.record("customer.merged_into_another", "customer", merged_id, &merged.name, vec![into]);
    // Its invoices may need more than before.
    write.customer_changed(id).await?;
    Ok(after)
}

fn check(survivor: &Model, merged: &Model) -> Result<(), CustomerError> {
    if survivor.id == merged.id {
        return Err(CustomerError::MergedWithItself);
    }
    match survivor.merged_into_id.or(merged.merged_into_id) {
        Some(_) => Err(CustomerError::AlreadyMerged),
        None => Ok(()),
    }
}

/// The survivor's values, the other's where it has none, and the lists of both. Either's credit hold stays.
fn combined(survivor: &Model, merged: &Model) -> Result<Model, ApiError> {
    let (kept, other) = (survivor.clone(), merged.clone());
    let order: Vec<serde_json::Value> = from_list(&kept.invoice_packet_order);
    let is_checked = kept.credit_source.is_some() || kept.credit_checked_on.is_some();
    let (credit_source, credit_checked_on) = if is_checked {
        (kept.credit_source, kept.credit_checked_on)
    } else {
        (other.credit_source, other.credit_checked_on)
    };
    Ok(Model {
        docket_number: kept.docket_number.or(other.docket_number),
        phone: kept.phone.or(other.phone),
        email: kept.email.or(other.email),
        billing_email: kept.billing_email.or(other.billing_email),
        address: kept.address.or(other.address),
        invoice_portal: kept.invoice_portal.or(other.invoice_portal),
        credit_limit_cents: kept.credit_limit_cents.or(other.credit_limit_cents),
        credit_source,
        credit_checked_on,
        is_on_credit_hold: kept.is_on_credit_hold || other.is_on_credit_hold,
        on_time_grace_minutes: kept.on_time_grace_minutes.or(other.on_time_grace_minutes),
        fuel_program_id: kept.fuel_program_id.or(other.fuel_program_id),
        required_references: both::<haul_types::ReferenceKind>(kept.required_references, other.required_references)?,
        required_documents: both::<haul_types::DocumentKind>(kept.required_documents, other.required_documents)?,
        invoice_packet_order: if order.is_empty() { other.invoice_packet_order } else { kept.invoice_packet_order },
        contacts: both::<crate::customers::views::CustomerContact>(kept.contacts, other.contacts)?,
        tracking_email: kept.tracking_email.or(other.tracking_email),
        tracking_milestones: both::<haul_types::TrackingMilestone>(
            kept.tracking_milestones,
            other.tracking_milestones,
        )?,
        notes: joined(kept.notes, other.notes),
        // Every column is named, so that a new one forces a decision. The survivor keeps its identity.
        id: kept.id,
        company_id: kept.company_id,
        name: kept.name,
        name_folded: kept.name_folded,
        kind: kept.kind,
        payment_terms_days: kept.payment_terms_days,
        // Part of its terms.
        discount_basis_points: kept.discount_basis_points,
        discount_days: kept.discount_days,
        invoice_grouping: kept.invoice_grouping,
        invoice_split: kept.invoice_split,
        invoice_delivery: kept.invoice_delivery,
        currency: kept.currency,
        archived_at: kept.archived_at,
        merged_into_id: kept.merged_into_id,
        version: kept.version,
        created_at: kept.created_at,
        updated_at: kept.updated_at,
    })
}

fn from_list(column: &serde_json::Value) -> Vec<serde_json::Value> {
    column.as_array().cloned().unwrap_or_default()
}

/// One list plus the other's items that it lacks.
fn both<T>(one: serde_json::Value, other: serde_json::Value) -> Result<serde_json::Value, ApiError>
where
    T: PartialEq,
    Vec<T>: ParseFromJSON + ToJSON,
{
    let mut all: Vec<T> = from_json_column(one)?;
    let others: Vec<T> = from_json_column(other)?;
    for item in others {
        if !all.contains(&item) {
            all.push(item);
        }
    }
    Ok(json_column(&all))
}

async fn moves(db: &impl Connection, survivor: &Model, merged: &Model) -> Result<CustomerMergeMoves, CustomerError> {
    // A merge concerns all of the company's records.
    let db = &Whole(db);
    let company_id = survivor.company_id;
    let loads = || load::Entity::owned_by(company_id).filter(load::Column::CustomerId.eq(merged.id));
    let documents = document::Entity::owned_by(company_id)
        .filter(document::Column::LoadId.in_subquery(ids(loads())))
        .filter(document::Column::ArchivedAt.is_null());
    let policy = async |id: Uuid| {
        let of_customer = detention_policy::Column::CustomerId.eq(id);
        detention_policy::Entity::owned_by(company_id).filter(of_customer).count(db).await
    };
    let contacts = from_list(&combined(survivor, merged)?.contacts).len() - from_list(&survivor.contacts).len();
    Ok(CustomerMergeMoves {
        loads: loads().count(db).await?,
        quotes: quote::Entity::owned_by(company_id).filter(quote::Column::CustomerId.eq(merged.id)).count(db).await?,
        documents: documents.count(db).await?,
        detentions: detention::Entity::owned_by(company_id)
            .filter(detention::Column::CustomerId.eq(merged.id))
            .count(db)
            .await?,
        contacts: contacts as u64,
        detention_policy: match (policy(merged.id).await?, policy(survivor.id).await?) {
            (0, _) => PolicyMove::None,
            (_, 0) => PolicyMove::Moves,
            _ => PolicyMove::Stays,
        },
        shared_references: shared(company_id, survivor.id, merged.id).count(db).await?,
    })
}

fn ids(loads: Select<load::Entity>) -> sea_orm::sea_query::SelectStatement {
    loads.select_only().column(load::Column::Id).into_query()
}

/// The merged customer's loads whose reference is also on a load of the survivor.
fn shared(company_id: Uuid, survivor_id: Uuid, merged_id: Uuid) -> Select<load::Entity> {
    let known = load::Entity::owned_by(company_id)
        .filter(load::Column::CustomerId.eq(survivor_id))
        .filter(load::Column::CustomerReferenceFolded.is_not_null())
        .select_only()
        .column(load::Column::CustomerReferenceFolded)
        .into_query();
    load::Entity::owned_by(company_id)
        .filter(load::Column::CustomerId.eq(merged_id))
        .filter(load::Column::CustomerReferenceFolded.in_subquery(known))
}

async fn move_records(write: &Write, id: Uuid, merged_id: Uuid, policy: PolicyMove) -> Result<(), DbErr> {
    let (company_id, tx) = (write.company_id(), write.tx());
    let twice: Vec<Uuid> =
        shared(company_id, id, merged_id).fetch_all(tx).await?.into_iter().map(|load| load.id).collect();
    // They were booked deliberately, each for its own customer.
    load::Entity::update_many()
        .col_expr(load::Column::IsDuplicateReferenceAccepted, Expr::value(true))
        .filter(load::Column::CompanyId.eq(company_id))
        .filter(load::Column::Id.is_in(twice))
        .exec(tx)
        .await?;
    repoint::<load::Entity>(write, load::Column::CustomerId, merged_id, id).await?;
    repoint::<quote::Entity>(write, quote::Column::CustomerId, merged_id, id).await?;
    repoint::<contract_lane::Entity>(write, contract_lane::Column::CustomerId, merged_id, id).await?;
    repoint::<invoice::Entity>(write, invoice::Column::CustomerId, merged_id, id).await?;
    repoint::<payment::Entity>(write, payment::Column::CustomerId, merged_id, id).await?;
    repoint::<payment_application::Entity>(write, payment_application::Column::CustomerId, merged_id, id).await?;
    repoint::<collection_entry::Entity>(write, collection_entry::Column::CustomerId, merged_id, id).await?;
    repoint::<detention::Entity>(write, detention::Column::CustomerId, merged_id, id).await?;
    if policy == PolicyMove::Moves {
        repoint::<detention_policy::Entity>(write, detention_policy::Column::CustomerId, merged_id, id).await?;
    }
    move_annotations(write, RecordKind::Customer, merged_id, id).await?;
    // The survivor is no sample.
    unpoint::<sample::Entity>(write, sample::Column::CustomerId, merged_id).await?;
    // Customers merged into it earlier now link to the survivor.
    repoint::<Entity>(write, Column::MergedIntoId, merged_id, id).await
}
