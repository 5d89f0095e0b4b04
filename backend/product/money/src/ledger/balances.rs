//! What is on the accounts: sums of lines.

use haul_api::{ApiError, AppContext, authz::Actor, today_at_company};
use haul_db::{Connection, sum_of};
use haul_entity::{Owned, money::posting_line};
use haul_types::{Date, ErrorCode};
use sea_orm::{
    ColumnTrait, DbErr, FromQueryResult, QueryFilter, QuerySelect, QueryTrait,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use super::{
    chart,
    views::{AccountBalance, LedgerAccount, LedgerAccountList, TrialBalance},
};

/// The ledger is of the whole company.
pub fn require_everything(actor: &Actor) -> Result<(), ApiError> {
    match actor.terminals {
        None => Ok(()),
        Some(_) => Err(ApiError::new(
            ErrorCode::AllTerminalsNeeded,
            "Payments, receivables and the ledger are of all terminals. Ask someone who sees all of them.",
        )),
    }
}

#[derive(FromQueryResult)]
struct Sum {
    account_id: Uuid,
    debit_cents: i64,
    credit_cents: i64,
}

pub async fn accounts(ctx: &AppContext, actor: &Actor) -> Result<LedgerAccountList, ApiError> {
    require_everything(actor)?;
    let rows = chart::accounts(&ctx.db_of(actor), actor.company_id).await?;
    Ok(LedgerAccountList { items: rows.into_iter().map(LedgerAccount::from).collect() })
}

/// What was posted to the accounts up to a day, or up to today if none is given.
pub async fn trial_balance(
    ctx: &AppContext,
    actor: &Actor,
    from: Option<Date>,
    as_of: Option<Date>,
) -> Result<TrialBalance, ApiError> {
    require_everything(actor)?;
    let db = ctx.db_of(actor);
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    let as_of = as_of.unwrap_or(today);
    let sums = sums(&db, actor.company_id, from, as_of).await?;
    let items: Vec<AccountBalance> = chart::accounts(&db, actor.company_id)
        .await?
        .into_iter()
        .map(|account| {
            let sum = sums.iter().find(|sum| sum.account_id == account.id);
            let (debit_cents, credit_cents) = sum.map_or((0, 0), |sum| (sum.debit_cents, sum.credit_cents));
            let balance_cents = debit_cents.saturating_sub(credit_cents);
            AccountBalance { account: account.into(), debit_cents, credit_cents, balance_cents }
        })
        .collect();
    Ok(TrialBalance {
        from,
        as_of,
        debit_cents: items.iter().map(|item| item.debit_cents).fold(0, i64::saturating_add),
        credit_cents: items.iter().map(|item| item.credit_cents).fold(0, i64::saturating_add),
        currency: "USD".to_owned(),
        items,
    })
}

async fn sums(db: &impl Connection, company_id: Uuid, from: Option<Date>, as_of: Date) -> Result<Vec<Sum>, DbErr> {
    let amount = || Expr::col((posting_line::Entity, posting_line::Column::AmountCents));
    let debit = Expr::case(amount().gt(0_i64), amount()).finally(0_i64);
    let credit = Expr::case(amount().lt(0_i64), amount().mul(-1_i64)).finally(0_i64);
    posting_line::Entity::owned_by(company_id)
        .filter(posting_line::Column::PostedOn.lte(as_of))
        .apply_if(from, |select, from| select.filter(posting_line::Column::PostedOn.gte(from)))
        .select_only()
        .column_as(posting_line::Column::AccountId, "account_id")
        .column_as(sum_of(debit), "debit_cents")
        .column_as(sum_of(credit), "credit_cents")
        .group_by(posting_line::Column::AccountId)
        .into_model::<Sum>()
        .all(db)
        .await
}
