//! Papers that expire by a given day.

use std::sync::Arc;

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::compliance::compliance_item::Column;
use haul_types::{ComplianceStatus, ComplianceSubject, Date, PaperWarning};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use crate::{
    standing::{Paper, current, status, warning},
    subject::{self, Subject},
    types::{self, ItemType, Rules},
};

/// A paper of a driver, truck, trailer or carrier in use.
pub struct EndingPaper {
    pub owner: ComplianceSubject,
    pub owner_id: Uuid,
    /// `Ann Lee`, `Truck 101`.
    pub owner_name: String,
    /// The terminal of its owner.
    pub terminal_id: Option<Uuid>,
    /// The page of its owner.
    pub path: String,
    pub item_type: &'static ItemType,
    rules: Arc<Rules>,
    /// The last day on which it is valid.
    pub expires_on: Date,
}

impl EndingPaper {
    fn new(owner: &Subject, item_type: &'static ItemType, rules: Arc<Rules>, expires_on: Date) -> Self {
        Self {
            owner: owner.kind,
            owner_id: owner.id,
            owner_name: owner.name.clone(),
            terminal_id: owner.terminal_id,
            path: owner.path(),
            item_type,
            rules,
            expires_on,
        }
    }

    /// What a person must know about it on a day; none while it is not about to expire.
    pub fn warning(&self, day: Date) -> Option<PaperWarning> {
        warning(self.item_type, self.item_type.name, self.status(day), Some(self.expires_on))
    }

    /// Days before the end on which notice is given.
    pub fn warning_days(&self) -> &[u32] {
        self.rules.warning_days(self.item_type)
    }

    fn status(&self, day: Date) -> ComplianceStatus {
        let code = self.item_type.code.to_owned();
        let paper = Paper { item_type: code, expires_on: Some(self.expires_on), is_waived: false };
        status(&self.rules, self.item_type, &paper, day)
    }
}

/// Papers that have expired, or end within the days of the earliest warning of any type, soonest first.
pub async fn ending_soon(db: &impl Connection, company_id: Uuid, today: Date) -> Result<Vec<EndingPaper>, ApiError> {
    let rules = Arc::new(Rules::of(db, company_id).await?);
    let last = today.plus_days(rules.earliest_warning());
    let rows = current(company_id)
        .filter(Column::ExpiresOn.lte(last))
        .filter(Column::WaivedReason.is_null())
        .fetch_all(db)
        .await?;
    let owners = subject::of_ids(db, company_id, rows.iter().map(|row| (row.record_kind, row.record_id))).await?;
    let papers = rows.into_iter().filter_map(|row| {
        let owner = owners.get(&row.record_id).filter(|owner| owner.is_in_use)?;
        let item_type = types::find(row.record_kind, &row.item_type)?;
        Some(EndingPaper::new(owner, item_type, Arc::clone(&rules), row.expires_on?))
    });
    let mut papers: Vec<EndingPaper> = papers.collect();
    papers.sort_by(|a, b| (a.expires_on, &a.owner_name).cmp(&(b.expires_on, &b.owner_name)));
    Ok(papers)
}
