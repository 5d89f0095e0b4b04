//! What was billed, what is still to bill, what customers owe, and what they paid. The figures are money's own.

use haul_api::{ApiError, AppContext, authz::Actor, zone_of_company};
use haul_loads::{ReadyFilter, select_to_bill, totals};
use haul_money::{Collected, Receivables, billed, collected, drafts, receivables_today};
use haul_types::{BillingStatus, week_of};

use super::finance_views::{FinanceDashboard, FinanceReceivables};

pub async fn read(ctx: &AppContext, actor: &Actor) -> Result<FinanceDashboard, ApiError> {
    let (db, company_id, now) = (&ctx.db_of(actor), actor.company_id, ctx.now());
    let zone = zone_of_company(db, company_id).await?;
    let monday = week_of(now, zone).monday;
    let today = now.date_in(zone);
    let this_week = billed(db, company_id, monday, monday.plus_days(7)).await?;
    let last_week = billed(db, company_id, monday.minus_days(7), monday).await?;
    let statuses: Vec<_> = BillingStatus::TO_BILL.iter().copied().chain([BillingStatus::Approved]).collect();
    let unbilled = ReadyFilter { billing_status: statuses.into(), ..ReadyFilter::default() };
    let unbilled = totals(db, select_to_bill(company_id, &unbilled, now)?).await?;
    let drafts = drafts(db, company_id).await?;
    // As the list of receivables, which needs all terminals.
    let owed = match actor.terminals {
        None => {
            let found = receivables_today(db, company_id, today).await?;
            let this_week = collected(db, company_id, monday, monday.plus_days(7)).await?;
            let last_week = collected(db, company_id, monday.minus_days(7), monday).await?;
            Some(shown(found, this_week, last_week))
        }
        Some(_) => None,
    };
    Ok(FinanceDashboard {
        as_of: today,
        week_start_on: monday,
        billed_this_week_count: counted(this_week.count),
        billed_this_week_cents: this_week.cents,
        billed_last_week_cents: last_week.cents,
        unbilled_count: counted(unbilled.count),
        unbilled_cents: unbilled.cents,
        draft_count: counted(drafts.count),
        draft_cents: drafts.cents,
        receivables: owed,
        currency: "USD".to_owned(),
    })
}

fn shown(found: Receivables, this_week: Collected, last_week: Collected) -> FinanceReceivables {
    let aged = found.aged;
    FinanceReceivables {
        owed_cents: aged.total(),
        invoice_count: counted(found.invoice_count),
        current_cents: aged.current_cents,
        days_1_to_30_cents: aged.days_1_to_30_cents,
        days_31_to_60_cents: aged.days_31_to_60_cents,
        days_61_to_90_cents: aged.days_61_to_90_cents,
        over_90_days_cents: aged.over_90_days_cents,
        overdue_cents: aged.total().saturating_sub(aged.current_cents),
        unapplied_cents: found.unapplied_cents,
        days_sales_outstanding: found.days_sales_outstanding,
        average_days_to_pay: found.average_days_to_pay,
        collected_this_week_count: counted(this_week.count),
        collected_this_week_cents: this_week.cents,
        collected_last_week_cents: last_week.cents,
    }
}

fn counted(count: i64) -> u64 {
    u64::try_from(count).unwrap_or_default()
}
