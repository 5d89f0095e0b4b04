//! Drivers', trucks' and trailers' papers that are about to expire.

use haul_db::Db;
use haul_fleet::{EndingPaper, PaperOwner, ending_by};
use haul_types::{Date, paper_warning};
use sea_orm::DbErr;
use uuid::Uuid;

use super::operations_views::{ExpiringPaper, PaperSubject};

/// As many as fit on the page; the lists of drivers and trucks show the rest.
const SHOWN: usize = 20;
/// The same span as the warnings on the records themselves.
const NOTICE_DAYS: u32 = 30;

/// Papers in use that have expired or will within 30 days, soonest first.
pub async fn expiring(db: &Db, company_id: Uuid, today: Date) -> Result<Vec<ExpiringPaper>, DbErr> {
    let papers = ending_by(db, company_id, today.plus_days(NOTICE_DAYS)).await?;
    Ok(papers.into_iter().filter_map(|paper| shown(paper, today)).take(SHOWN).collect())
}

fn shown(paper: EndingPaper, today: Date) -> Option<ExpiringPaper> {
    let warning = paper_warning(paper.code, paper.name, Some(paper.expires_on), today)?;
    let subject_kind = match paper.owner {
        PaperOwner::Driver => PaperSubject::Driver,
        PaperOwner::Truck => PaperSubject::Truck,
        PaperOwner::Trailer => PaperSubject::Trailer,
    };
    Some(ExpiringPaper {
        subject_kind,
        subject_id: paper.owner_id,
        subject_name: paper.owner_name,
        code: warning.code,
        expires_on: paper.expires_on,
        path: paper.path,
    })
}
