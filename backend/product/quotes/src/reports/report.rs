//! Results of quotes: win rate by customer, lane or user, loss reasons, and response time.

use std::collections::{BTreeMap, HashMap};

use haul_api::by_ids;
use haul_db::{Db, Fetch, sum_of};
use haul_entity::{
    Owned,
    loads::load,
    partners::customer,
    quotes::{
        cost_model,
        quote::{Column, Entity},
    },
};
use haul_types::{LoadStatus, LossReason, QuoteStatus, Timestamp, percent};
use sea_orm::{ColumnTrait, FromQueryResult, QueryFilter, QueryOrder, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use super::report_views::{LossCount, QuoteGrouping, QuoteOpen, QuoteReport, QuoteReportRow, QuoteResult};
use crate::{drafting::outcome::earned, pricing::settings::costs_of, record::error::QuoteError};

/// The facts of a quote that the report uses.
#[derive(Clone, Debug, FromQueryResult)]
struct Sent {
    number_sequence: i64,
    status: QuoteStatus,
    customer_id: Option<Uuid>,
    prospect_name: Option<String>,
    lane: String,
    created_by_id: Option<Uuid>,
    created_by: String,
    total_cents: i64,
    requested_at: Timestamp,
    sent_at: Timestamp,
    loss_reason: Option<LossReason>,
    price_gap_cents: Option<i64>,
    margin_cents: Option<i64>,
    tolls_cents: Option<i64>,
    load_id: Option<Uuid>,
}

/// One quote number in the report: the result of its last version, and the response time of its first.
struct Told {
    last: Sent,
    response_minutes: i64,
    score: Option<Score>,
}

/// A quote's margin beside that of its delivered load.
#[derive(Clone, Copy)]
struct Score {
    quoted_cents: i64,
    realized_total_cents: i64,
    realized_cents: i64,
}

pub async fn report(
    db: &Db,
    company_id: Uuid,
    from: Option<Timestamp>,
    before: Option<Timestamp>,
    by: QuoteGrouping,
) -> Result<QuoteReport, QuoteError> {
    let mut select = Entity::owned_by(company_id).filter(Column::SentAt.is_not_null());
    if let Some(from) = from {
        select = select.filter(Column::SentAt.gte(from));
    }
    if let Some(before) = before {
        select = select.filter(Column::SentAt.lt(before));
    }
    let columns = [
        Column::NumberSequence,
        Column::Status,
        Column::CustomerId,
        Column::ProspectName,
        Column::Lane,
        Column::CreatedById,
        Column::CreatedBy,
        Column::TotalCents,
        Column::RequestedAt,
        Column::SentAt,
        Column::LossReason,
        Column::PriceGapCents,
        Column::MarginCents,
        Column::TollsCents,
        Column::LoadId,
    ];
    let versions = select
        .select_only()
        .columns(columns)
        .order_by_asc(Column::NumberSequence)
        .order_by_asc(Column::Revision)
        .into_model::<Sent>()
        .all(db)
        .await?;
    let mut told = told(versions);
    score(db, company_id, &mut told).await?;
    let ids: Vec<_> = told.iter().filter_map(|told| told.last.customer_id).collect();
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    Ok(QuoteReport {
        totals: result(&told.iter().collect::<Vec<_>>()),
        rows: rows(&told, by, &customers),
        loss_reasons: loss_reasons(&told),
        average_price_gap_cents: average(told.iter().filter_map(|told| told.last.price_gap_cents)),
        open: open(db, company_id).await?,
    })
}

/// One for each number; the versions come in order.
fn told(versions: Vec<Sent>) -> Vec<Told> {
    let mut told: Vec<Told> = Vec::new();
    for version in versions {
        match told.last_mut().filter(|told| told.last.number_sequence == version.number_sequence) {
            Some(same) => same.last = version,
            None => {
                let response_minutes = Ord::max((version.sent_at - version.requested_at).num_minutes(), 0);
                told.push(Told { last: version, response_minutes, score: None });
            }
        }
    }
    told
}

/// Compares the quotes with what their loads earned.
async fn score(db: &Db, company_id: Uuid, told: &mut [Told]) -> Result<(), QuoteError> {
    let Some(model) = cost_model::Entity::owned_by(company_id).fetch_optional(db).await? else { return Ok(()) };
    let costs = costs_of(&model);
    let ids: Vec<_> = told.iter().filter_map(|told| told.last.load_id).collect();
    let select = load::Entity::owned_by(company_id).filter(load::Column::Status.eq(LoadStatus::Delivered));
    let loads = by_ids(db, select, load::Column::Id, ids).await?;
    for told in told {
        let load = told.last.load_id.and_then(|id| loads.get(&id));
        let earned = load.and_then(|load| Some((load, earned(&costs, load, told.last.tolls_cents)?)));
        told.score = earned.zip(told.last.margin_cents).map(|((load, earned), quoted_cents)| Score {
            quoted_cents,
            realized_total_cents: load.total_cents,
            realized_cents: earned.margin_cents,
        });
    }
    Ok(())
}

fn rows(told: &[Told], by: QuoteGrouping, customers: &HashMap<Uuid, customer::Model>) -> Vec<QuoteReportRow> {
    let mut groups: BTreeMap<(Option<Uuid>, String), Vec<&Told>> = BTreeMap::new();
    for told in told {
        let sent = &told.last;
        let key = match by {
            QuoteGrouping::Customer => {
                let known = sent.customer_id.and_then(|id| customers.get(&id)).map(|row| row.name.clone());
                (sent.customer_id, known.or(sent.prospect_name.clone()).unwrap_or_default())
            }
            QuoteGrouping::Lane => (None, sent.lane.clone()),
            QuoteGrouping::User => (sent.created_by_id, sent.created_by.clone()),
        };
        groups.entry(key).or_default().push(told);
    }
    let row =
        |((id, name), told): ((Option<Uuid>, String), Vec<&Told>)| QuoteReportRow { id, name, result: result(&told) };
    let mut rows: Vec<_> = groups.into_iter().map(row).collect();
    rows.sort_by(|a, b| b.result.sent_count.cmp(&a.result.sent_count).then_with(|| a.name.cmp(&b.name)));
    rows
}

fn result(told: &[&Told]) -> QuoteResult {
    let of = |statuses: &[QuoteStatus]| told.iter().filter(|told| statuses.contains(&told.last.status)).count();
    let count = |count: usize| i64::try_from(count).unwrap_or(i64::MAX);
    let scored: Vec<_> = told.iter().filter_map(|told| Some((told.last.total_cents, told.score?))).collect();
    let sum = |of: fn(&(i64, Score)) -> i64| scored.iter().map(of).sum::<i64>();
    let (won, missed) = (count(of(QuoteStatus::WON)), count(of(QuoteStatus::MISSED)));
    QuoteResult {
        sent_count: count(told.len()),
        won_count: won,
        missed_count: missed,
        win_rate_percent: percent(won, won + missed),
        sent_cents: told.iter().map(|told| told.last.total_cents).sum(),
        won_cents: told
            .iter()
            .filter(|told| QuoteStatus::WON.contains(&told.last.status))
            .map(|told| told.last.total_cents)
            .sum(),
        average_response_minutes: average(told.iter().map(|told| told.response_minutes)),
        scored_count: count(scored.len()),
        quoted_margin_percent: percent(sum(|(_, score)| score.quoted_cents), sum(|(total, _)| *total)),
        realized_margin_percent: percent(
            sum(|(_, score)| score.realized_cents),
            sum(|(_, score)| score.realized_total_cents),
        ),
    }
}

fn loss_reasons(told: &[Told]) -> Vec<LossCount> {
    let mut counts: BTreeMap<LossReason, (i64, i64)> = BTreeMap::new();
    for told in told {
        if let Some(reason) = told.last.loss_reason {
            let (count, cents) = counts.entry(reason).or_default();
            *count += 1;
            *cents += told.last.total_cents;
        }
    }
    let mut counts: Vec<_> =
        counts.into_iter().map(|(reason, (count, cents))| LossCount { reason, count, cents }).collect();
    counts.sort_by_key(|counted| std::cmp::Reverse(counted.count));
    counts
}

fn average(values: impl Iterator<Item = i64>) -> Option<i64> {
    let (sum, count) = values.fold((0_i64, 0_i64), |(sum, count), value| (sum + value, count + 1));
    sum.checked_div(count)
}

#[derive(FromQueryResult)]
struct Counted {
    status: QuoteStatus,
    count: i64,
    cents: i64,
}

async fn open(db: &Db, company_id: Uuid) -> Result<QuoteOpen, QuoteError> {
    use QuoteStatus::{Accepted, Approved, Draft, PendingApproval, Sent, Viewed};
    let cents = sum_of(Expr::col((Entity, Column::TotalCents)));
    let counted = Entity::owned_by(company_id)
        .filter(Column::Status.is_in([Draft, PendingApproval, Approved, Sent, Viewed, Accepted]))
        .select_only()
        .column(Column::Status)
        .column_as(Column::Id.count(), "count")
        .column_as(cents, "cents")
        .group_by(Column::Status)
        .into_model::<Counted>()
        .all(db)
        .await?;
    let mut open = QuoteOpen { currency: "USD".to_owned(), ..QuoteOpen::default() };
    for Counted { status, count, cents } in counted {
        match status {
            Draft | Approved => open.draft_count += count,
            PendingApproval => open.pending_approval_count += count,
            Sent | Viewed => {
                open.awaiting_count += count;
                open.awaiting_cents += cents;
            }
            _ => open.accepted_count += count,
        }
    }
    Ok(open)
}
