//! One wait with all its evidence.

use haul_api::ApiError;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    base::{audit_event, job},
    detention::detention::{Column, Entity, Model},
    loads::{document, stop_event},
};
use haul_types::{DetentionStatus, DocumentKind, StopEventKind, Timestamp};
use sea_orm::{ColumnTrait, Condition, EntityTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::{
    error::DetentionError,
    positions::positions,
    present::{Around, Standing},
    views::{Detention, DetentionCase, DetentionEvidence, DetentionEvidenceKind, DetentionRecalculation},
    words,
};

/// Documents that show when a truck arrived and left.
const PAPERS: [DocumentKind; 2] = [DocumentKind::DetentionSheet, DocumentKind::BillOfLading];

/// One wait of the company.
pub async fn read(
    db: &impl Connection,
    company_id: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<Detention, DetentionError> {
    let row = Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(DetentionError::NotFound)?;
    let around = Around::of(db, company_id, std::slice::from_ref(&row)).await?;
    Ok(around.show(row, now)?.shown)
}

/// A load's claimed waits in stop order, with their evidence.
pub async fn claims_of_load(
    db: &impl Connection,
    company_id: Uuid,
    load_id: Uuid,
    now: Timestamp,
) -> Result<Vec<DetentionCase>, DetentionError> {
    let claimed = [DetentionStatus::Approved, DetentionStatus::Billed];
    let rows = Entity::owned_by(company_id)
        .filter(Column::LoadId.eq(load_id))
        .filter(Column::Status.is_in(claimed))
        .fetch_all(db)
        .await?;
    let mut cases = Vec::with_capacity(rows.len());
    for row in rows {
        cases.push(case(db, company_id, row.id, now).await?);
    }
    cases.sort_by_key(|case| case.detention.stop.sequence);
    Ok(cases)
}

/// One wait of the company with its timeline.
pub async fn case(
    db: &impl Connection,
    company_id: Uuid,
    id: Uuid,
    now: Timestamp,
) -> Result<DetentionCase, DetentionError> {
    let row = Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(DetentionError::NotFound)?;
    let mut timeline = stop_events(db, &row).await?;
    timeline.extend(positions(db, &row, now).await?);
    timeline.extend(documents(db, &row).await?);
    timeline.extend(notices(db, &row).await?);
    timeline.extend(decisions(db, &row).await?);
    let around = Around::of(db, company_id, std::slice::from_ref(&row)).await?;
    let standing = around.show(row, now)?;
    timeline.extend(clock(&standing));
    timeline.sort_by_key(|evidence| evidence.at);
    let Standing { shown, terms, facts, clock } = standing;
    let recalculated =
        (shown.has_changed_facts && shown.status != DetentionStatus::Accruing).then_some(DetentionRecalculation {
            billable_minutes: clock.billable_minutes,
            amount_cents: clock.amount_cents,
        });
    Ok(DetentionCase {
        explanation: words::explanation(&terms, &facts, &clock),
        detention: shown,
        terms,
        recalculated,
        timeline,
    })
}

async fn stop_events(db: &impl Connection, row: &Model) -> Result<Vec<DetentionEvidence>, ApiError> {
    let events = stop_event::Entity::owned_by(row.company_id)
        .filter(stop_event::Column::StopId.eq(row.stop_id))
        .order_by_asc(stop_event::Column::OccurredAt)
        .order_by_asc(stop_event::Column::Id)
        .fetch_all(db)
        .await?;
    let told = |event: stop_event::Model| DetentionEvidence {
        title: event_title(event.kind).to_owned(),
        detail: event.void_reason.or(event.note),
        source: Some(event.source),
        is_estimated: event.is_estimated,
        is_void: event.voided_at.is_some(),
        by: Some(event.recorded_by),
        recorded_at: (event.recorded_at != event.occurred_at).then_some(event.recorded_at),
        ..DetentionEvidence::of(DetentionEvidenceKind::StopEvent, event.occurred_at)
    };
    Ok(events.into_iter().map(told).collect())
}

fn event_title(kind: StopEventKind) -> &'static str {
    match kind {
        StopEventKind::Arrived => "Truck arrived",
        StopEventKind::CheckedIn => "Checked in",
        StopEventKind::Docked => "At the dock",
        StopEventKind::Loaded => "Loaded",
        StopEventKind::Unloaded => "Unloaded",
        StopEventKind::Departed => "Truck left",
    }
}

/// In-out sheets and bills of lading: those of the stop, and those of the load that name no stop.
async fn documents(db: &impl Connection, row: &Model) -> Result<Vec<DetentionEvidence>, ApiError> {
    let here = Condition::any().add(document::Column::StopId.eq(row.stop_id)).add(document::Column::StopId.is_null());
    let papers = document::Entity::owned_by(row.company_id)
        .filter(document::Column::LoadId.eq(row.load_id))
        .filter(document::Column::ArchivedAt.is_null())
        .filter(document::Column::Kind.is_in(PAPERS))
        .filter(here)
        .fetch_all(db)
        .await?;
    let told = |paper: document::Model| DetentionEvidence {
        title: match paper.kind {
            DocumentKind::DetentionSheet => "In-out sheet added".to_owned(),
            _ => "Bill of lading added".to_owned(),
        },
        detail: Some(paper.file_name),
        by: Some(paper.uploaded_by),
        document_id: Some(paper.id),
        media_type: Some(paper.media_type),
        ..DetentionEvidence::of(DetentionEvidenceKind::Document, paper.created_at)
    };
    Ok(papers.into_iter().map(told).collect())
}

async fn notices(db: &impl Connection, row: &Model) -> Result<Vec<DetentionEvidence>, ApiError> {
    let mut told = Vec::new();
    if let Some(at) = row.noticed_at {
        told.push(DetentionEvidence {
            title: "Dispatch warned that free time is ending".to_owned(),
            ..DetentionEvidence::of(DetentionEvidenceKind::Notice, at)
        });
    }
    if let Some(at) = row.mailed_at {
        let job = match row.mail_job_id {
            // The job's id comes from a row of this company.
            Some(id) => job::Entity::find_by_id(id).fetch_optional(db).await?,
            None => None,
        };
        let delivery = Delivery::of(job.as_ref());
        told.push(DetentionEvidence {
            title: delivery.title().to_owned(),
            detail: row.mailed_to.clone(),
            is_void: delivery == Delivery::Refused,
            ..DetentionEvidence::of(DetentionEvidenceKind::Mail, at)
        });
    }
    Ok(told)
}

/// The delivery status of a message: a mail server tells no more than that it accepted it.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Delivery {
    Waiting,
    Taken,
    Refused,
}

impl Delivery {
    /// Jobs that succeeded are swept after a while; the others stay.
    fn of(job: Option<&job::Model>) -> Self {
        match job {
            Some(job) if job.failed_at.is_some() => Self::Refused,
            Some(job) if job.finished_at.is_none() => Self::Waiting,
            _ => Self::Taken,
        }
    }

    fn title(self) -> &'static str {
        match self {
            Self::Waiting => "Email to the customer is waiting to be sent",
            Self::Taken => "Customer emailed",
            Self::Refused => "Notice to the customer could not be delivered",
        }
    }
}

/// Read from the audit log, so that undone decisions stay on record.
async fn decisions(db: &impl Connection, row: &Model) -> Result<Vec<DetentionEvidence>, ApiError> {
    let events = audit_event::Entity::owned_by(row.company_id)
        .filter(audit_event::Column::EntityType.eq("detention"))
        .filter(audit_event::Column::EntityId.eq(row.id))
        .order_by_asc(audit_event::Column::Sequence)
        .fetch_all(db)
        .await?;
    let told = |event: audit_event::Model| {
        let title = match event.action.as_str() {
            "detention.approved" => "Claimed",
            "detention.waived" => "Waived",
            "detention.disputed" => "Disputed by the customer",
            "detention.reopened" => "Decision undone",
            _ => return None,
        };
        Some(DetentionEvidence {
            title: title.to_owned(),
            detail: note_of(&event),
            by: Some(event.actor_name),
            ..DetentionEvidence::of(DetentionEvidenceKind::Decision, event.occurred_at)
        })
    };
    Ok(events.into_iter().filter_map(told).collect())
}

fn note_of(event: &audit_event::Model) -> Option<String> {
    let changes = event.changes.as_array()?;
    let change = changes.iter().find(|change| change.get("field").is_some_and(|field| field == "note"))?;
    change.get("to")?.as_str().map(str::to_owned)
}

/// The moments computed from the terms.
fn clock(standing: &Standing) -> Vec<DetentionEvidence> {
    let moment = |at: Option<Timestamp>, title: &str| {
        at.map(|at| DetentionEvidence {
            title: title.to_owned(),
            ..DetentionEvidence::of(DetentionEvidenceKind::Clock, at)
        })
    };
    let is_over = |at: Timestamp| at <= standing.facts.departed_at.unwrap_or(standing.facts.now);
    [
        moment(standing.shown.clock_starts_at, "Free time starts"),
        moment(standing.shown.free_until.filter(|at| is_over(*at)), "Free time ended"),
    ]
    .into_iter()
    .flatten()
    .collect()
}
