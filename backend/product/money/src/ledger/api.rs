//! The operations of the ledger.

use haul_api::{Answer, AnyOf, ApiError, AppContext, Json, Sort, Write, auth::Member, paging::PageParams};
use haul_types::Date;
use poem::web::Data;
use poem_openapi::{OpenApi, param::Query};
use uuid::Uuid;

use super::{
    balances, checklist, journal, periods,
    views::{
        AccountingPeriod, AccountingPeriodList, LedgerAccountList, LedgerLine, LedgerLinePage, PeriodChecklist,
        PeriodClose, PeriodReopen, TrialBalance,
    },
};

#[derive(Default)]
pub struct LedgerApi;

#[OpenApi(tag = "crate::Chapter::Ledger")]
impl LedgerApi {
    /// List the ledger's accounts
    ///
    /// By number. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/accounts", method = "get", operation_id = "list_ledger_accounts")]
    async fn list_ledger_accounts(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<LedgerAccountList>, ApiError> {
        Ok(Answer(balances::accounts(&ctx, &actor).await?))
    }

    /// List the journal
    ///
    /// Every line of the ledger with the invoice, load and charge that it comes from, the latest day first. Lines are
    /// never changed or deleted. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/lines", method = "get", operation_id = "list_ledger_lines")]
    #[allow(clippy::too_many_arguments, reason = "each is a query parameter of the published API")]
    async fn list_ledger_lines(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// Accounts to show.
        Query(account_id): Query<AnyOf<Uuid>>,
        /// Only the lines of one invoice.
        Query(invoice_id): Query<Option<Uuid>>,
        /// Only the lines of one payment.
        Query(payment_id): Query<Option<Uuid>>,
        /// Only the lines of one posting.
        Query(posting_id): Query<Option<Uuid>>,
        /// Only lines of this day or later.
        Query(from): Query<Option<Date>>,
        /// Only lines of this day or earlier.
        Query(to): Query<Option<Date>>,
        /// Fields to sort by, the most important first; `-` before one sorts descending.
        Query(sort): Query<Sort<LedgerLine>>,
        /// Rows per page.
        Query(limit): Query<Option<u64>>,
        /// `next_cursor` of the previous page.
        Query(cursor): Query<Option<String>>,
    ) -> Result<Answer<LedgerLinePage>, ApiError> {
        let filter = journal::Filter { account: account_id, invoice_id, payment_id, posting_id, from, to };
        let params = PageParams { limit, cursor, sort };
        Ok(Answer(journal::list(&ctx, &actor, filter, &params).await?))
    }

    /// Read the trial balance
    ///
    /// Each account's debits, credits and balance at the end of a day; with `from`, only what was posted since, such as a
    /// month's revenue by account. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/trial_balance", method = "get", operation_id = "read_trial_balance")]
    async fn read_trial_balance(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The last day that counts; today if omitted.
        Query(as_of): Query<Option<Date>>,
        /// The first day that counts; that of the first posting if omitted.
        Query(from): Query<Option<Date>>,
    ) -> Result<Answer<TrialBalance>, ApiError> {
        Ok(Answer(balances::trial_balance(&ctx, &actor, from, as_of).await?))
    }

    /// List the ledger's months
    ///
    /// From the first posting to the current month, the latest first. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/periods", method = "get", operation_id = "list_accounting_periods")]
    async fn list_accounting_periods(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
    ) -> Result<Answer<AccountingPeriodList>, ApiError> {
        Ok(Answer(periods::list(&ctx, &actor).await?))
    }

    /// Read a month's checklist
    ///
    /// What is still open at its end: unbilled loads, draft invoices, unapplied payments. Nothing of it prevents closing.
    /// Needs all of the company's terminals.
    #[oai(path = "/api/ledger/periods/checklist", method = "get", operation_id = "read_period_checklist")]
    async fn read_period_checklist(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The first of the month; the current one if omitted.
        Query(starts_on): Query<Option<Date>>,
    ) -> Result<Answer<PeriodChecklist>, ApiError> {
        Ok(Answer(checklist::read(&ctx, &actor, starts_on).await?))
    }

    /// Close a month
    ///
    /// Nothing can be posted to it until it is reopened. The month must be over. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/periods/close", method = "post", operation_id = "close_accounting_period")]
    async fn close_accounting_period(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<PeriodClose>,
    ) -> Result<Answer<AccountingPeriod>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let closed = periods::close(&mut write, body).await?;
        Ok(Answer(write.commit(closed).await?))
    }

    /// Reopen a month
    ///
    /// The reason stays in the history. Needs all of the company's terminals.
    #[oai(path = "/api/ledger/periods/reopen", method = "post", operation_id = "reopen_accounting_period")]
    async fn reopen_accounting_period(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        Json(body): Json<PeriodReopen>,
    ) -> Result<Answer<AccountingPeriod>, ApiError> {
        let mut write = Write::begin(&ctx, &actor).await?;
        let opened = periods::reopen(&mut write, body).await?;
        Ok(Answer(write.commit(opened).await?))
    }
}
