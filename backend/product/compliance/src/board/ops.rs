//! Reading the board.

use std::collections::HashMap;

use haul_api::{
    AnyOf, ApiError, AppContext, Sort, SortBy,
    authz::Actor,
    paging::{Page, PageParams, page},
    searched, today_at_company,
};
use haul_company::terminals::terminal_refs;
use haul_db::Db;
use haul_entity::{
    Archivable,
    compliance::compliance_item,
    fleet::{driver, motor_carrier, trailer, truck},
};
use haul_types::{
    ComplianceStatus, ComplianceSubject, Date, DriverStatus, MotorCarrierStatus, NamedRef, VehicleStatus,
};
use sea_orm::{ColumnTrait, Condition, QueryFilter, QuerySelect, QueryTrait, sea_query::SelectStatement};
use uuid::Uuid;

use super::views::{ComplianceBoard, ComplianceCell, ComplianceColumn, ComplianceRow};
use crate::{
    standing::{Papers, current, papers_of},
    subject::Subject,
    types::{Expiry, ItemType, Need, Rules, types_of},
};

/// Which records the board shows.
pub struct Filter {
    pub q: Option<String>,
    pub terminal_id: Option<Uuid>,
    pub status: AnyOf<ComplianceStatus>,
}

pub async fn read(
    ctx: &AppContext,
    actor: &Actor,
    kind: ComplianceSubject,
    filter: Filter,
    limit: Option<u64>,
    cursor: Option<String>,
) -> Result<ComplianceBoard, ApiError> {
    let db = ctx.db_of(actor);
    let company_id = actor.company_id;
    let today = today_at_company(&db, company_id, ctx.now()).await?;
    let rules = Rules::of(&db, company_id).await?;
    let page = subjects(&db, company_id, kind, &filter, (&rules, today), (limit, cursor)).await?;
    let papers = papers_of(&db, company_id, page.rows.iter().map(|subject| subject.id)).await?;
    let terminals = terminal_refs(&db, company_id, page.rows.iter().filter_map(|subject| subject.terminal_id)).await?;
    let columns = columns(kind, &rules, &papers);
    let none = Papers::default();
    let rows = page.rows.into_iter().map(|subject| {
        let terminal = subject.terminal_id.and_then(|id| terminals.get(&id));
        let terminal = terminal.map(|terminal| NamedRef { id: terminal.id, name: terminal.name.clone() });
        let papers = papers.get(&subject.id).unwrap_or(&none);
        row(subject, terminal, &columns, papers, today)
    });
    Ok(ComplianceBoard {
        record_kind: kind,
        items: rows.collect(),
        columns: columns.into_iter().map(|item_type| column(item_type, &rules)).collect(),
        next_cursor: page.next_cursor,
        total_count: page.total_count,
    })
}

fn column(item_type: &ItemType, rules: &Rules) -> ComplianceColumn {
    ComplianceColumn {
        item_type: item_type.code.to_owned(),
        name: item_type.name.to_owned(),
        source: item_type.source.map(str::to_owned),
        is_required: rules.need(item_type) != Need::WhereItApplies,
    }
}

/// Required ones, those that decide about dispatch, and what any record of the page has.
fn columns(kind: ComplianceSubject, rules: &Rules, papers: &HashMap<Uuid, Papers>) -> Vec<&'static ItemType> {
    let is_held = |item_type: &ItemType| papers.values().any(|papers| papers.has(item_type.code));
    let is_shown = |item_type: &&'static ItemType| {
        rules.need(item_type) != Need::WhereItApplies || item_type.gate.is_some() || is_held(item_type)
    };
    types_of(kind).filter(is_shown).collect()
}

fn row(
    subject: Subject,
    terminal: Option<NamedRef>,
    columns: &[&'static ItemType],
    papers: &Papers,
    today: Date,
) -> ComplianceRow {
    let cells = columns.iter().map(|item_type| ComplianceCell {
        item_type: item_type.code.to_owned(),
        status: papers.status(item_type, subject.facts, today),
        expires_on: papers.expires_on(item_type.code),
    });
    let (required_count, complete_count) = papers.completeness(subject.kind, subject.facts, today);
    ComplianceRow {
        id: subject.id,
        name: subject.name,
        terminal,
        required_count,
        complete_count,
        cells: cells.collect(),
    }
}

/// Drivers by last name, vehicles by unit number.
macro_rules! by_name {
    ($list:ident, $table:ident, $column:ident) => {
        struct $list;

        impl SortBy for $list {
            type Column = $table::Column;

            const FIELDS: &'static [(&'static str, $table::Column)] = &[("name", $table::Column::$column)];
            const DEFAULT: &'static str = "name";
        }
    };
}

by_name!(Drivers, driver, LastNameFolded);
by_name!(Trucks, truck, UnitNumberFolded);
by_name!(Trailers, trailer, UnitNumberFolded);
by_name!(MotorCarriers, motor_carrier, NameFolded);

const OUT_OF_USE: [VehicleStatus; 2] = [VehicleStatus::Inactive, VehicleStatus::Sold];

async fn subjects(
    db: &Db,
    company_id: Uuid,
    kind: ComplianceSubject,
    filter: &Filter,
    (rules, today): (&Rules, Date),
    (limit, cursor): (Option<u64>, Option<String>),
) -> Result<Page<Subject>, ApiError> {
    macro_rules! at_terminal {
        ($table:ident) => {
            Condition::all().add_option(filter.terminal_id.map(|id| $table::Column::TerminalId.eq(id)))
        };
    }
    macro_rules! found {
        ($list:ident, $table:ident, $searched:expr, $in_use:expr) => {{
            let params = PageParams { limit, cursor, sort: Sort::<$list>::default() };
            let select = $table::Entity::archived_or_not(company_id, false)
                .filter($in_use)
                .filter(searched(filter.q.as_deref(), $searched, &[]))
                .filter(in_status(company_id, kind, &filter.status, $table::Column::Id, (rules, today)));
            let page = page(db, select, &params, $table::Column::Id).await?;
            let rows = page.rows.into_iter().map(Subject::from).collect();
            Page { rows, next_cursor: page.next_cursor, total_count: page.total_count }
        }};
    }
    Ok(match kind {
        ComplianceSubject::Driver => {
            let is_active = driver::Column::Status.eq(DriverStatus::Active);
            found!(Drivers, driver, &[driver::Column::FullNameFolded], at_terminal!(driver).add(is_active))
        }
        ComplianceSubject::Truck => {
            let is_used = truck::Column::Status.is_not_in(OUT_OF_USE);
            found!(Trucks, truck, &[truck::Column::UnitNumberFolded], at_terminal!(truck).add(is_used))
        }
        ComplianceSubject::Trailer => {
            let is_used = trailer::Column::Status.is_not_in(OUT_OF_USE);
            found!(Trailers, trailer, &[trailer::Column::UnitNumberFolded], at_terminal!(trailer).add(is_used))
        }
        ComplianceSubject::MotorCarrier => {
            let is_used = motor_carrier::Column::Status.ne(MotorCarrierStatus::DoNotUse);
            found!(MotorCarriers, motor_carrier, &[motor_carrier::Column::NameFolded], is_used)
        }
    })
}

/// Records with at least one paper in one of these statuses.
fn in_status(
    company_id: Uuid,
    kind: ComplianceSubject,
    wanted: &AnyOf<ComplianceStatus>,
    id: impl ColumnTrait,
    (rules, today): (&Rules, Date),
) -> Condition {
    if wanted.is_empty() {
        return Condition::all();
    }
    let mut any = Condition::any();
    for status in wanted.values() {
        for item_type in types_of(kind) {
            match status {
                ComplianceStatus::Missing => {
                    let lacks = id.not_in_subquery(records_with(company_id, item_type, Condition::all()));
                    any = match rules.need(item_type) {
                        Need::Always => any.add(lacks),
                        Need::When(who) => any.add(who.condition().add(lacks)),
                        Need::WhereItApplies => any,
                    };
                }
                ComplianceStatus::Expired if item_type.expiry != Expiry::Never => {
                    let ended = not_waived().add(compliance_item::Column::ExpiresOn.lt(today));
                    any = any.add(id.in_subquery(records_with(company_id, item_type, ended)));
                }
                ComplianceStatus::Expiring if item_type.expiry != Expiry::Never => {
                    let last = today.plus_days(rules.first_warning(item_type));
                    let ending = not_waived().add(compliance_item::Column::ExpiresOn.between(today, last));
                    any = any.add(id.in_subquery(records_with(company_id, item_type, ending)));
                }
                _ => {}
            }
        }
    }
    any
}

fn not_waived() -> Condition {
    Condition::all().add(compliance_item::Column::WaivedReason.is_null())
}

fn records_with(company_id: Uuid, item_type: &ItemType, condition: Condition) -> SelectStatement {
    current(company_id)
        .filter(compliance_item::Column::ItemType.eq(item_type.code))
        .filter(condition)
        .select_only()
        .column(compliance_item::Column::RecordId)
        .into_query()
}
