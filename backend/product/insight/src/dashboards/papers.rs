//! Drivers', trucks', trailers' and carriers' papers that are about to expire.

use haul_api::ApiError;
use haul_compliance::{EndingPaper, ending_soon};
use haul_db::Db;
use haul_types::{ComplianceSubject, Date};
use uuid::Uuid;

use super::operations_views::{ExpiringPaper, PaperSubject};

/// As many as fit on the page; the boards of papers show the rest.
const SHOWN: usize = 20;

/// Papers in use that have expired or soon will, soonest first.
pub async fn expiring(db: &Db, company_id: Uuid, today: Date) -> Result<Vec<ExpiringPaper>, ApiError> {
    let papers = ending_soon(db, company_id, today).await?;
    Ok(papers.into_iter().filter_map(|paper| shown(paper, today)).take(SHOWN).collect())
}

fn shown(paper: EndingPaper, today: Date) -> Option<ExpiringPaper> {
    let warning = paper.warning(today)?;
    let subject_kind = match paper.owner {
        ComplianceSubject::Driver => PaperSubject::Driver,
        ComplianceSubject::Truck => PaperSubject::Truck,
        ComplianceSubject::Trailer => PaperSubject::Trailer,
        ComplianceSubject::MotorCarrier => PaperSubject::MotorCarrier,
    };
    Some(ExpiringPaper {
        subject_kind,
        subject_id: paper.owner_id,
        subject_name: paper.owner_name,
        code: warning.code,
        name: paper.item_type.name.to_owned(),
        expires_on: paper.expires_on,
        path: paper.path,
    })
}
