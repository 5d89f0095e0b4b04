//! The operation on customers' credit.

use haul_api::{Answer, ApiError, AppContext, auth::Member, authz::Actor, today_at_company};
use haul_db::Db;
use haul_entity::{Owned, partners::customer};
use haul_types::{AssignmentRule, Permission, Strictness, Timestamp};
use poem::web::Data;
use poem_openapi::{OpenApi, param::Path};
use uuid::Uuid;

use super::{paying::days_to_pay_of, standing::credit_of, views::CustomerCredit};
use crate::assignment::rules::rules_of;

#[derive(Default)]
pub struct CreditApi;

#[OpenApi(tag = "crate::Chapter::Billing")]
impl CreditApi {
    /// Read a customer's credit
    ///
    /// How much of the limit is used, what happens beyond it, and how long the customer takes to pay.
    #[oai(path = "/api/customers/:customer_id/credit", method = "get", operation_id = "read_customer_credit")]
    async fn read_customer_credit(
        &self,
        ctx: Data<&AppContext>,
        Member(actor): Member,
        /// The customer's id.
        Path(customer_id): Path<Uuid>,
    ) -> Result<Answer<CustomerCredit>, ApiError> {
        let db = ctx.db_of(&actor);
        Ok(Answer(read(ctx.now(), &db, &actor, customer_id).await?))
    }
}

async fn read(now: Timestamp, db: &Db, actor: &Actor, customer_id: Uuid) -> Result<CustomerCredit, ApiError> {
    let customer = customer::Entity::find_owned(actor.company_id, customer_id).fetch_optional(db).await?;
    let credit = credit_of(db, &customer.ok_or_else(ApiError::not_found)?).await?;
    let strictness = rules_of(db, actor.company_id).await?.strictness(AssignmentRule::CustomerCredit);
    let today = today_at_company(db, actor.company_id, now).await?;
    let days = days_to_pay_of(db, (actor.company_id, customer_id), today).await?;
    Ok(CustomerCredit {
        status: credit.status(),
        warning: credit.warning(),
        limit_cents: credit.limit_cents,
        used_cents: credit.used_cents,
        available_cents: credit.limit_cents.map(|limit| limit.saturating_sub(credit.used_cents)),
        currency: "USD".to_owned(),
        average_days_to_pay: days.average(),
        strictness,
        may_accept: strictness == Strictness::Warn || actor.may(Permission::CreditApprove),
    })
}
