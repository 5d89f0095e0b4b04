//! The verbs of retention: what is due, and the proposals that two people purge by.

use std::collections::{HashMap, HashSet};

use haul_api::{
    AnyOf, ApiError, AppContext, Change, Invalid, SortBy, Write,
    authz::{Actor, ActorKind},
    from_json_column, json_column,
    paging::{Page, PageParams, page},
    same_version, today_at_company,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned, Versioned,
    fleet::{driver, motor_carrier, trailer, truck},
    safety::purge_proposal::{Column, Entity, Model},
};
use haul_types::{ComplianceSubject, ErrorCode, PurgeObstacle, PurgeStatus, RetainedKind, RetentionRule};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::{
    due::{Due, due, read_permission},
    purge::purge,
    rules::RULES,
    views::{
        PurgeDecision, PurgeProposal, PurgeProposalCreate, PurgeProposalItem, PurgeProposalPage, RetainedRecord,
        RetainedSubject, Retention, RetentionPeriod,
    },
};

/// As many as one proposal takes.
const MOST_SHOWN: usize = 500;

/// Which records a list shows.
pub struct Filter {
    pub record_kind: AnyOf<RetainedKind>,
    pub rule: AnyOf<RetentionRule>,
    pub about_id: Option<Uuid>,
    pub has_obstacle: Option<bool>,
}

impl SortBy for PurgeProposal {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-created_at";
}

/// Records are of any terminal, and a draw is of all of them.
fn require_everything(actor: &Actor) -> Result<(), ApiError> {
    match actor.terminals {
        None => Ok(()),
        Some(_) => Err(ApiError::new(
            ErrorCode::AllTerminalsNeeded,
            "Retention is of the whole company. Ask an Admin who sees all terminals.",
        )),
    }
}

/// What may be purged today.
pub async fn retention(ctx: &AppContext, actor: &Actor, filter: &Filter) -> Result<Retention, ApiError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let proposed = open_proposals(&db, actor.company_id).await?;
    let mut items: Vec<RetainedRecord> = due(&db, actor.company_id, ctx.now(), None)
        .await?
        .into_iter()
        .filter(|due| actor.may(due.read_permission()))
        .map(|due| shown(due, &proposed))
        .filter(|item| filter.takes(item))
        .collect();
    let total_count = items.len() as u64;
    items.truncate(MOST_SHOWN);
    let rules = RULES.iter().map(|rule| RetentionPeriod {
        rule: rule.code,
        records: rule.records.to_owned(),
        counts_from: rule.counts_from.to_owned(),
        months: rule.months,
        source: rule.source.to_owned(),
    });
    let as_of = today_at_company(&db, actor.company_id, ctx.now()).await?;
    Ok(Retention { as_of, items, total_count, rules: rules.collect() })
}

impl Filter {
    fn takes(&self, item: &RetainedRecord) -> bool {
        let is_among = |is_any: bool, is_one: bool| is_any || is_one;
        is_among(self.record_kind.is_empty(), self.record_kind.values().contains(&item.record_kind))
            && is_among(self.rule.is_empty(), self.rule.values().contains(&item.rule))
            && self.about_id.is_none_or(|id| item.about.as_ref().is_some_and(|about| about.id == id))
            && self.has_obstacle.is_none_or(|wanted| item.obstacle.is_some() == wanted)
    }
}

fn subject(due: &Due) -> Option<RetainedSubject> {
    due.about.clone().map(|about| RetainedSubject { kind: about.kind, id: about.id, name: about.name })
}

fn shown(due: Due, proposed: &HashMap<Uuid, Uuid>) -> RetainedRecord {
    RetainedRecord {
        about: subject(&due),
        purge_proposal_id: proposed.get(&due.id).copied(),
        record_kind: due.kind,
        record_id: due.id,
        name: due.name,
        rule: due.rule.code,
        dated_on: due.dated_on,
        due_on: due.due_on,
        obstacle: due.obstacle,
    }
}

/// The records of open proposals, each with its proposal.
async fn open_proposals(db: &impl Connection, company_id: Uuid) -> Result<HashMap<Uuid, Uuid>, ApiError> {
    let rows = Entity::owned_by(company_id).filter(Column::Status.eq(PurgeStatus::Open)).fetch_all(db).await?;
    let mut found = HashMap::new();
    for row in rows {
        let items: Vec<PurgeProposalItem> = from_json_column(row.items)?;
        found.extend(items.into_iter().map(|item| (item.record_id, row.id)));
    }
    Ok(found)
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    status: &AnyOf<PurgeStatus>,
    params: &PageParams<PurgeProposal>,
) -> Result<PurgeProposalPage, ApiError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let select = Entity::owned_by(actor.company_id).filter(status.on(Column::Status));
    let found = page(&db, select, params, Column::Id).await?;
    let rows = found.rows.into_iter().map(|row| present(actor, row)).collect::<Result<_, _>>()?;
    Ok(Page { rows, next_cursor: found.next_cursor, total_count: found.total_count }.into())
}

pub async fn read(ctx: &AppContext, actor: &Actor, id: Uuid) -> Result<PurgeProposal, ApiError> {
    let found = Entity::find_owned(actor.company_id, id).fetch_optional(&ctx.db_of(actor)).await?;
    let row = found.ok_or_else(ApiError::not_found)?;
    require_everything(actor)?;
    present(actor, row)
}

fn present(actor: &Actor, row: Model) -> Result<PurgeProposal, ApiError> {
    let mut items: Vec<PurgeProposalItem> = from_json_column(row.items)?;
    items.retain(|item| may_read(actor, item));
    Ok(PurgeProposal {
        items,
        is_mine: actor.kind == ActorKind::User && actor.id == Some(row.proposed_by_id),
        id: row.id,
        status: row.status,
        item_count: row.item_count,
        deleted_count: row.deleted_count,
        note: row.note,
        proposed_by: row.proposed_by,
        decided_by: row.decided_by,
        decided_at: row.decided_at,
        decision_note: row.decision_note,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    })
}

fn may_read(actor: &Actor, item: &PurgeProposalItem) -> bool {
    actor.may(read_permission(item.record_kind, item.about.as_ref().map(|about| about.kind)))
}

/// The person who calls: each proposal and decision has its name under it.
fn person(actor: &Actor) -> Result<Uuid, ApiError> {
    let id = actor.id.filter(|_| actor.kind == ActorKind::User);
    id.ok_or_else(|| ApiError::new(ErrorCode::PeopleOnly, "API keys can't decide what is purged."))
}

/// Keeps a chosen set as a proposal. Nothing is deleted yet.
pub async fn propose(write: &mut Write, input: PurgeProposalCreate) -> Result<PurgeProposal, ApiError> {
    require_everything(&write.actor)?;
    let proposed_by_id = person(&write.actor)?;
    let company_id = write.company_id();
    let ids: Vec<Uuid> = input.items.iter().map(|choice| choice.record_id).collect();
    let found = due(write.tx(), company_id, write.now, Some(&ids)).await?;
    let found: HashMap<Uuid, Due> = found.into_iter().map(|due| (due.id, due)).collect();
    let proposed = open_proposals(write.tx(), company_id).await?;
    let mut invalid = Invalid::default();
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    let mut items: Vec<PurgeProposalItem> = Vec::new();
    let mut seen = HashSet::new();
    for (index, choice) in input.items.iter().enumerate() {
        let path = format!("items.{index}");
        let of_kind = found.get(&choice.record_id).filter(|due| due.kind == choice.record_kind);
        let Some(due) = of_kind.filter(|due| write.actor.may(due.read_permission())) else {
            invalid.push(path, "No such record may be purged today.");
            continue;
        };
        if due.obstacle.is_some() {
            invalid.push(path, format!("{} has to be kept.", due.name));
        } else if proposed.contains_key(&due.id) {
            invalid.push(path, format!("{} is in another open proposal.", due.name));
        } else if !seen.insert(due.id) {
            invalid.push(path, format!("{} is named twice.", due.name));
        }
        items.push(PurgeProposalItem {
            about: subject(due),
            record_kind: due.kind,
            record_id: due.id,
            name: due.name.clone(),
            rule: due.rule.code,
            dated_on: due.dated_on,
            is_deleted: false,
            obstacle: None,
        });
    }
    invalid.finish()?;
    let row = Model {
        id: write.new_id(),
        company_id,
        status: PurgeStatus::Open,
        item_count: i32::try_from(items.len()).unwrap_or(i32::MAX),
        items: json_column(&items),
        deleted_count: 0,
        note,
        proposed_by: write.actor.name.clone(),
        proposed_by_id,
        decided_by: None,
        decided_at: None,
        decision_note: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    };
    let row = row.into_active_model().reset_all().insert(write.tx()).await?;
    write.record("purge_proposal.created", "purge_proposal", row.id, label(&row), Vec::new());
    present(&write.actor, row)
}

fn label(row: &Model) -> String {
    if row.item_count == 1 { "1 record".to_owned() } else { format!("{} records", row.item_count) }
}

/// An open proposal at the version that the caller has seen, which the caller may decide on, and its records.
async fn open(write: &Write, id: Uuid, version: i32) -> Result<(Model, Vec<PurgeProposalItem>), ApiError> {
    let row = write.find_for_update::<Entity>(id).await?.ok_or_else(ApiError::not_found)?;
    require_everything(&write.actor)?;
    person(&write.actor)?;
    let items: Vec<PurgeProposalItem> = from_json_column(row.items.clone())?;
    if !items.iter().all(|item| may_read(&write.actor, item)) {
        return Err(ApiError::new(
            ErrorCode::PermissionMissing,
            "You may not read all of these records. Ask someone who may to decide.",
        ));
    }
    if row.status != PurgeStatus::Open {
        return Err(ApiError::new(ErrorCode::PurgeProposalClosed, "This proposal was approved or rejected already."));
    }
    same_version(row.version, version)?;
    Ok((row, items))
}

/// Deletes the records of a proposal that still may go, and says why the others were kept.
pub async fn approve(write: &mut Write, id: Uuid, input: PurgeDecision) -> Result<PurgeProposal, ApiError> {
    let (row, mut items) = open(write, id, input.version).await?;
    if write.actor.id == Some(row.proposed_by_id) {
        return Err(ApiError::new(
            ErrorCode::PurgeNeedsAnotherPerson,
            "You proposed this. Another person has to approve it.",
        ));
    }
    lock_subjects(write, &items).await?;
    let mut deleted = 0_i32;
    for item in &mut items {
        // One after the other: what a test or query counts for may depend on those that just went.
        let found = due(write.tx(), write.company_id(), write.now, Some(&[item.record_id])).await?;
        let found = found.into_iter().find(|due| due.kind == item.record_kind && due.id == item.record_id);
        item.obstacle = match &found {
            None => Some(PurgeObstacle::NotDue),
            Some(due) => due.obstacle,
        };
        if let (Some(due), None) = (&found, item.obstacle) {
            purge(write, due).await?;
            item.is_deleted = true;
            deleted = deleted.saturating_add(1);
        }
    }
    decide(write, row, PurgeStatus::Approved, items, deleted, input.note).await
}

/// A hold that someone places at the same time is either seen or waits until the records are gone.
async fn lock_subjects(write: &Write, items: &[PurgeProposalItem]) -> Result<(), ApiError> {
    let ids: Vec<Uuid> = items.iter().map(|item| item.record_id).collect();
    let found = due(write.tx(), write.company_id(), write.now, Some(&ids)).await?;
    let mut subjects: Vec<(ComplianceSubject, Uuid)> = found.into_iter().flat_map(|due| due.subjects).collect();
    // In a fixed order, as other writes lock them.
    subjects.sort_by_key(|(kind, id)| (kind.as_str(), *id));
    subjects.dedup();
    for (kind, id) in subjects {
        match kind {
            ComplianceSubject::Driver => drop(write.find_for_update::<driver::Entity>(id).await?),
            ComplianceSubject::Truck => drop(write.find_for_update::<truck::Entity>(id).await?),
            ComplianceSubject::Trailer => drop(write.find_for_update::<trailer::Entity>(id).await?),
            ComplianceSubject::MotorCarrier => drop(write.find_for_update::<motor_carrier::Entity>(id).await?),
        }
    }
    Ok(())
}

/// Nothing is deleted. The person who proposed it can withdraw it this way, too.
pub async fn reject(write: &mut Write, id: Uuid, input: PurgeDecision) -> Result<PurgeProposal, ApiError> {
    let (row, items) = open(write, id, input.version).await?;
    decide(write, row, PurgeStatus::Rejected, items, 0, input.note).await
}

async fn decide(
    write: &mut Write,
    before: Model,
    status: PurgeStatus,
    items: Vec<PurgeProposalItem>,
    deleted: i32,
    note: Option<String>,
) -> Result<PurgeProposal, ApiError> {
    let mut invalid = Invalid::default();
    let note = note.and_then(|text| invalid.optional_text("note", &text, 1000));
    invalid.finish()?;
    let mut row = before.clone().into_active_model();
    row.status = Set(status);
    row.items = Set(json_column(&items));
    row.deleted_count = Set(deleted);
    row.decided_by = Set(Some(write.actor.name.clone()));
    row.decided_at = Set(Some(write.now));
    row.decision_note = Set(note);
    Entity::count_change(&mut row, &before, write.now);
    let after = row.update(write.tx()).await?;
    let told = |field: &str, to: String| Change { field: field.to_owned(), from: None, to: Some(to) };
    let mut changes = vec![told("proposed_by", after.proposed_by.clone())];
    if status == PurgeStatus::Approved {
        changes.push(told("deleted_count", deleted.to_string()));
        let gone = items.iter().filter(|item| item.is_deleted);
        changes.extend(gone.map(|item| told("deleted", words(item))));
    }
    let action = match status {
        PurgeStatus::Approved => "purge_proposal.approved",
        _ => "purge_proposal.rejected",
    };
    write.record(action, "purge_proposal", after.id, label(&after), changes);
    present(&write.actor, after)
}

/// `Medical certificate of Ann Lee, Jan 5, 2020`
fn words(item: &PurgeProposalItem) -> String {
    let of = item.about.as_ref().map(|about| format!(" of {}", about.name)).unwrap_or_default();
    format!("{}{of}, {}", item.name, item.dated_on.words())
}
