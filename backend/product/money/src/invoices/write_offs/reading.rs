//! What people asked to write off.

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    money::write_off_request::{Column, Entity, Model},
};
use haul_types::WriteOffRequestStatus;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect, QueryTrait, sea_query::SelectStatement};
use uuid::Uuid;

use super::views::WriteOffRequest;

/// What was asked for on an invoice, in the order in which it was asked for.
pub struct Requests(Vec<Model>);

impl Requests {
    pub async fn of(db: &impl Connection, company_id: Uuid, invoice_id: Uuid) -> Result<Self, ApiError> {
        let rows = Entity::owned_by(company_id)
            .filter(Column::InvoiceId.eq(invoice_id))
            .order_by_asc(Column::CreatedAt)
            .order_by_asc(Column::Id)
            .fetch_all(db)
            .await?;
        Ok(Self(rows))
    }

    /// Who asked for an adjustment that another person approved.
    pub fn author_of(&self, adjustment_id: Uuid) -> Option<String> {
        let found = self.0.iter().find(|row| row.adjustment_id == Some(adjustment_id))?;
        Some(found.requested_by.clone())
    }

    pub fn shown(self) -> Vec<WriteOffRequest> {
        self.0.into_iter().map(shown).collect()
    }
}

fn shown(row: Model) -> WriteOffRequest {
    WriteOffRequest {
        id: row.id,
        status: row.status,
        reason: row.reason,
        note: row.note,
        amount_cents: row.amount_cents,
        requested_by: row.requested_by,
        requested_by_id: row.requested_by_id,
        created_at: row.created_at,
        decided_by: row.decided_by,
        decided_at: row.decided_at,
        decision_note: row.decision_note,
        adjustment_id: row.adjustment_id,
    }
}

/// The invoices whose write-off waits for a decision.
pub fn open_requests(company_id: Uuid) -> SelectStatement {
    Entity::owned_by(company_id)
        .filter(Column::Status.eq(WriteOffRequestStatus::Open))
        .select_only()
        .column(Column::InvoiceId)
        .into_query()
}
