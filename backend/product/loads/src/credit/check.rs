//! The credit check, made when a load is booked or dispatched and when a quote is sent.

use haul_api::{Change, Write};
use haul_entity::{Owned, partners::customer};
use haul_types::{AssignmentRule, CreditStatus, Permission, Strictness};
use uuid::Uuid;

use super::standing::watched_credit_of;
use crate::{assignment::rules::rules_of, record::error::LoadError};

/// Refuses a customer that is over its limit or on hold, unless an authorized person accepts the risk. Returns the
/// accepted risk for the history. `more_cents` is the amount that is not on a booked load yet.
pub async fn check(
    write: &Write,
    customer_id: Uuid,
    more_cents: i64,
    accepts: bool,
) -> Result<Option<Change>, LoadError> {
    // Not locked: a change of the customer locks it before its loads, and here the load is already locked. If two
    // people book at the same moment, both may pass; the next one is asked.
    let customer = customer::Entity::find_owned(write.company_id(), customer_id).fetch_optional(write.tx()).await?;
    let customer = customer.ok_or(LoadError::NotFound)?;
    let Some(credit) = watched_credit_of(write.tx(), &customer).await? else { return Ok(None) };
    let credit = credit.with(more_cents);
    let (CreditStatus::OnHold | CreditStatus::OverLimit, Some(warning)) = (credit.status(), credit.warning()) else {
        return Ok(None);
    };
    let rules = rules_of(write.tx(), write.company_id()).await?;
    let needs_approval = rules.strictness(AssignmentRule::CustomerCredit) == Strictness::Block;
    if needs_approval && !write.actor.may(Permission::CreditApprove) {
        return Err(LoadError::CreditNeedsApproval(warning));
    }
    if !accepts {
        return Err(LoadError::CreditNotAccepted(warning));
    }
    Ok(Some(Change { field: "credit".to_owned(), from: None, to: Some(warning) }))
}

/// [`check`] for a load, which already counts toward the credit used; an accepted risk goes into its history.
pub async fn check_load(
    write: &mut Write,
    (id, number): (Uuid, &str),
    customer_id: Uuid,
    accepts: bool,
) -> Result<(), LoadError> {
    if let Some(accepted) = check(write, customer_id, 0, accepts).await? {
        write.record("load.credit_accepted", "load", id, number, vec![accepted]);
    }
    Ok(())
}
