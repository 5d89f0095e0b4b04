//! What waits for a decision of the caller.

use haul_api::{ApiError, authz::Actor};
use haul_db::Db;
use haul_entity::{Owned, company::join_request, detention::detention};
use haul_loads::{Filter, ReadyFilter, select_to_bill};
use haul_types::{ApprovalKind, DetentionStatus, JoinRequestStatus, LoadFact, Permission, QuoteStatus, Timestamp};
use sea_orm::{ColumnTrait, PaginatorTrait, QueryFilter};

use super::target_views::ApprovalWaiting;

/// Only what the caller may decide, counted as the lists that are opened count it.
pub async fn waiting(db: &Db, actor: &Actor, now: Timestamp) -> Result<Vec<ApprovalWaiting>, ApiError> {
    let mut waiting = Vec::new();
    for (kind, permission) in [
        (ApprovalKind::Billing, Permission::BillingWrite),
        (ApprovalKind::Quotes, Permission::QuotesApprove),
        (ApprovalKind::Detention, Permission::LoadsWrite),
        (ApprovalKind::Charges, Permission::LoadsWrite),
        (ApprovalKind::JoinRequests, Permission::UsersWrite),
    ] {
        if !actor.may(permission) {
            continue;
        }
        let count = count(db, actor, kind, now).await?;
        if count > 0 {
            waiting.push(ApprovalWaiting { kind, count });
        }
    }
    Ok(waiting)
}

async fn count(db: &Db, actor: &Actor, kind: ApprovalKind, now: Timestamp) -> Result<u64, ApiError> {
    let company_id = actor.company_id;
    Ok(match kind {
        ApprovalKind::Billing => {
            let ready = ReadyFilter { is_ready: Some(true), ..ReadyFilter::default() };
            select_to_bill(company_id, &ready, now)?.count(db).await?
        }
        ApprovalKind::Quotes => {
            let status = vec![QuoteStatus::PendingApproval].into();
            haul_quotes::filtered(company_id, &haul_quotes::Filter { status, ..Default::default() }).count(db).await?
        }
        ApprovalKind::Detention => {
            let is_pending = detention::Column::Status.eq(DetentionStatus::Pending);
            detention::Entity::owned_by(company_id).filter(is_pending).count(db).await?
        }
        ApprovalKind::Charges => {
            let has = vec![LoadFact::PendingCharges].into();
            haul_loads::filtered(company_id, &Filter { has, ..Filter::default() }, now).count(db).await?
        }
        ApprovalKind::JoinRequests => {
            let is_open = join_request::Column::Status.eq(JoinRequestStatus::Open);
            join_request::Entity::owned_by(company_id).filter(is_open).count(db).await?
        }
    })
}
