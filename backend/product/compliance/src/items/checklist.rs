//! All that a record should have on file, now or on a past day.

use std::sync::Arc;

use chrono::TimeDelta;
use haul_api::{ApiError, AppContext, Invalid, authz::Actor, today_at_company, zone_of_company};
use haul_db::Connection;
use haul_types::{ComplianceStatus, ComplianceSubject, Date, Timestamp, start_of_day};
use uuid::Uuid;

use super::{
    past,
    present::present,
    views::{ComplianceChecklist, ComplianceItem, ComplianceLine},
};
use crate::{
    medical::{self, MedicalProof},
    standing::{Paper, Papers},
    subject::{self, Subject},
    types::{Expiry, ItemType, Rules, Who, types_of},
};

pub async fn read(
    ctx: &AppContext,
    actor: &Actor,
    kind: ComplianceSubject,
    id: Uuid,
    as_of: Option<Date>,
) -> Result<ComplianceChecklist, ApiError> {
    let db = ctx.db_of(actor);
    let at = moment(&db, actor.company_id, as_of, ctx.now()).await?;
    at_moment(&db, actor.company_id, kind, id, at).await
}

/// The end of a past day at the company; now if there is none, or if it is today.
pub async fn moment(
    db: &impl Connection,
    company_id: Uuid,
    as_of: Option<Date>,
    now: Timestamp,
) -> Result<Timestamp, ApiError> {
    let Some(day) = as_of else { return Ok(now) };
    let zone = zone_of_company(db, company_id).await?;
    let today = now.date_in(zone);
    if day > today {
        return Err(Invalid::field("as_of", "This day is in the future.").into());
    }
    Ok(if day == today { now } else { start_of_day(day.plus_days(1), zone) - TimeDelta::microseconds(1) })
}

pub async fn at_moment(
    db: &impl Connection,
    company_id: Uuid,
    kind: ComplianceSubject,
    id: Uuid,
    at: Timestamp,
) -> Result<ComplianceChecklist, ApiError> {
    let subject = subject::find(db, company_id, kind, id).await?;
    let mut rows = past::on_file(db, company_id, id, at).await?;
    let day = today_at_company(db, company_id, at).await?;
    let now: Vec<Paper> = rows.iter().filter(|row| row.superseded_at.is_none()).map(Paper::from).collect();
    let rules = Arc::new(Rules::of(db, company_id).await?);
    let papers = Papers::new(now, Arc::clone(&rules));
    rows.sort_by_key(|row| std::cmp::Reverse(row.superseded_at));
    let mut items = present(db, company_id, rows, at).await?;
    let mut lines: Vec<ComplianceLine> = Vec::new();
    for item_type in types_of(kind) {
        let (of_type, others) = items.into_iter().partition(|item| item.item_type == item_type.code);
        items = others;
        let status = papers.status(item_type, subject.facts, day);
        lines.push(line(item_type, rules.need(item_type).is(subject.facts), status, of_type));
    }
    let (required_count, complete_count) = papers.completeness(kind, subject.facts, day);
    let medical_proof = proof(db, company_id, &subject, &lines, day).await?;
    // What could be added comes last.
    lines.sort_by_key(|line| !line.is_required && line.item.is_none());
    Ok(ComplianceChecklist {
        record_kind: kind,
        record_id: id,
        record_name: subject.name,
        as_of: day,
        required_count,
        complete_count,
        medical_proof,
        lines,
    })
}

/// Of a driver whose state keeps a CDLIS record.
async fn proof(
    db: &impl Connection,
    company_id: Uuid,
    subject: &Subject,
    lines: &[ComplianceLine],
    day: Date,
) -> Result<Option<MedicalProof>, ApiError> {
    let cdl = subject.facts.filter(|facts| Who::Cdl.is(*facts));
    let Some(state) = cdl.and(subject.license_state.as_deref()) else { return Ok(None) };
    let certificate = lines.iter().find(|line| line.item_type == "medical").and_then(|line| line.item.as_ref());
    let notices = medical::Notices::of(db, company_id).await?;
    Ok(MedicalProof::on(day, &notices, state, certificate.and_then(|item| item.issued_on)))
}

fn line(
    item_type: &ItemType,
    is_required: bool,
    status: ComplianceStatus,
    of_type: Vec<ComplianceItem>,
) -> ComplianceLine {
    let (mut now, earlier): (Vec<_>, Vec<_>) = of_type.into_iter().partition(|item| item.superseded_at.is_none());
    ComplianceLine {
        item_type: item_type.code.to_owned(),
        name: item_type.name.to_owned(),
        source: item_type.source.map(str::to_owned),
        is_required,
        is_from_office: item_type.is_from_office,
        must_expire: item_type.expiry == Expiry::Always,
        can_expire: item_type.expiry != Expiry::Never,
        affects_dispatch: item_type.gate.is_some(),
        status,
        item: now.pop(),
        earlier,
    }
}
