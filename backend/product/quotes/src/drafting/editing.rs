//! How every verb changes a quote: lock it, ask the state machine, write, record the change.

use haul_api::{Change, Write, changes_between, same_version};
use haul_entity::quotes::quote;
use haul_types::{QuoteStatus, Timestamp};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel};
use uuid::Uuid;

use super::{
    present::{facts, present},
    rows::Rows,
};
use crate::record::{error::QuoteError, status::QuoteAction, views::Quote};

/// A quote being changed.
pub struct Editing {
    pub rows: Rows,
    before: Quote,
}

/// Locks a quote for a change. A version, if given, must match the quote's.
pub async fn open(write: &Write, id: Uuid, version: Option<i32>) -> Result<Editing, QuoteError> {
    let rows = Rows::read(write.tx(), write.company_id(), id, true).await?.ok_or(QuoteError::NotFound)?;
    if let Some(version) = version {
        same_version(rows.quote.version, version)?;
    }
    let before = present(write.tx(), rows.clone(), write.now).await?;
    Ok(Editing { rows, before })
}

/// Like [`open`], for one action that the quote's state must allow.
pub async fn open_for(
    write: &Write,
    id: Uuid,
    version: Option<i32>,
    action: QuoteAction,
) -> Result<Editing, QuoteError> {
    let editing = open(write, id, version).await?;
    check(&editing.rows.quote, action, write.now)?;
    Ok(editing)
}

pub fn check(quote: &quote::Model, action: QuoteAction, now: Timestamp) -> Result<(), QuoteError> {
    let facts = facts(quote, now);
    if action.is_allowed(quote.status, facts) {
        return Ok(());
    }
    let is_sendable = action == QuoteAction::Send && quote.status == QuoteStatus::Draft;
    if is_sendable && facts.is_below_floor {
        return Err(QuoteError::NeedsApproval);
    }
    let answered = [QuoteAction::Send, QuoteAction::Accept].contains(&action);
    if answered && facts.is_past_validity {
        return Err(QuoteError::ValidityOver);
    }
    Err(QuoteError::NotAllowed { action, status: quote.status })
}

impl Editing {
    /// The quote as it was found.
    pub fn unchanged(self) -> Quote {
        self.before
    }

    /// Saves the quote's row and records the change. The version goes up, so that other open forms must be reloaded.
    pub async fn finish(self, write: &mut Write, action: &str) -> Result<Quote, QuoteError> {
        self.finish_because(write, action, None).await
    }

    /// Like [`Editing::finish`], with a reason for the audit log.
    pub async fn finish_because(
        mut self,
        write: &mut Write,
        action: &str,
        reason: Option<&str>,
    ) -> Result<Quote, QuoteError> {
        self.grow(write);
        let row = self.rows.quote.clone().into_active_model().reset_all();
        quote::Entity::update(row).exec(write.tx()).await?;
        self.note(write, action, reason).await
    }

    /// Like [`Editing::finish`], if stops and charges have changed too.
    pub async fn finish_all(mut self, write: &mut Write, action: &str) -> Result<Quote, QuoteError> {
        self.grow(write);
        self.rows.replace(write).await?;
        self.note(write, action, None).await
    }

    fn grow(&mut self, write: &Write) {
        self.rows.quote.version += 1;
        self.rows.quote.updated_at = write.now;
    }

    async fn note(self, write: &mut Write, action: &str, reason: Option<&str>) -> Result<Quote, QuoteError> {
        let after = present(write.tx(), self.rows, write.now).await?;
        let mut changes = told(changes_between(Some(&self.before), &after));
        changes.extend(reason.map(|reason| Change {
            field: "reason".to_owned(),
            from: None,
            to: Some(reason.to_owned()),
        }));
        write.record(action, "quote", after.id, &after.number, changes);
        Ok(after)
    }
}

/// Records a new quote.
pub async fn finish_new(write: &mut Write, rows: Rows) -> Result<Quote, QuoteError> {
    rows.insert(write).await?;
    let made = present(write.tx(), rows, write.now).await?;
    write.record("quote.created", "quote", made.id, &made.number, told(changes_between(None, &made)));
    Ok(made)
}

/// Records a quote with the content of another, and what it does not take over. It has no outcome yet.
pub async fn finish_copy(write: &mut Write, rows: Rows, of: Rows, action: &str) -> Result<Quote, QuoteError> {
    const ANEW: [&str; 3] = ["number", "requested_at", "valid_until"];
    rows.insert(write).await?;
    let source = present(write.tx(), of, write.now).await?;
    let made = present(write.tx(), rows, write.now).await?;
    let mut changes = changes_between(Some(&source), &made);
    changes.retain(|change| ANEW.contains(&change.field.as_str()));
    write.record(action, "quote", made.id, &made.number, changes);
    Ok(made)
}

/// Leaves out derived fields.
fn told(mut changes: Vec<Change>) -> Vec<Change> {
    const FOLLOWING: [&str; 5] = ["allowed_actions", "versions", "warnings", "rate_per_mile", "rate_per_mile_all"];
    changes.retain(|change| !FOLLOWING.contains(&change.field.as_str()));
    changes
}
