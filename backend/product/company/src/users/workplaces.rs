//! The terminals that people work at.

use std::collections::{BTreeSet, HashMap};

use haul_api::{ApiError, Invalid, Write, authz::Actor, workplaces::limits_of};
use haul_db::{Connection, Fetch, foreign_key_violation};
use haul_entity::{
    Owned,
    company::{
        user_account,
        user_terminal::{ActiveModel, Column, Entity},
    },
};
use haul_types::Role;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::error::UserError;
use crate::terminals::{TerminalRef, terminal_refs};

/// The terminals of these people, by person, in the order of their names. Everyone may know where a colleague works.
pub(super) async fn of_people(
    db: &impl Connection,
    company_id: Uuid,
    people: impl Iterator<Item = Uuid>,
) -> Result<HashMap<Uuid, Vec<TerminalRef>>, DbErr> {
    let rows = Entity::owned_by(company_id).filter(Column::UserId.is_in(people)).fetch_all(db).await?;
    let named = terminal_refs(db, company_id, rows.iter().map(|row| row.terminal_id)).await?;
    let mut of_people: HashMap<Uuid, Vec<TerminalRef>> = HashMap::new();
    for row in rows {
        of_people.entry(row.user_id).or_default().extend(named.get(&row.terminal_id).cloned());
    }
    for terminals in of_people.values_mut() {
        terminals.sort_by(|a, b| a.name.cmp(&b.name));
    }
    Ok(of_people)
}

/// Replaces a person's terminals.
pub(crate) async fn replace(write: &Write, user_id: Uuid, terminals: &BTreeSet<Uuid>) -> Result<(), UserError> {
    Entity::delete_many()
        .filter(Column::CompanyId.eq(write.company_id()))
        .filter(Column::UserId.eq(user_id))
        .exec(write.tx())
        .await?;
    if terminals.is_empty() {
        return Ok(());
    }
    let rows = terminals.iter().map(|terminal_id| ActiveModel {
        company_id: Set(write.company_id()),
        user_id: Set(user_id),
        terminal_id: Set(*terminal_id),
    });
    let added = Entity::insert_many(rows).exec_without_returning(write.tx()).await;
    match added {
        Err(error) if foreign_key_violation(&error).is_some() => {
            Err(Invalid::field("terminal_ids", "There is no such terminal.").into())
        }
        added => Ok(added.map(drop)?),
    }
}

/// The terminals of someone new: those that were named, or those that limit whoever adds the person.
pub(crate) fn for_new(write: &Write, named: &[Uuid]) -> BTreeSet<Uuid> {
    let own = write.actor.terminals.iter().flatten().filter(|_| named.is_empty());
    named.iter().chain(own).copied().collect()
}

/// Nobody lets someone see more than they see themselves.
pub(crate) fn require_within(write: &Write, role: Role, terminals: &BTreeSet<Uuid>) -> Result<(), UserError> {
    let Some(own) = &write.actor.terminals else { return Ok(()) };
    match role.limited_to(terminals.iter().copied().collect()) {
        Some(limits) if limits.iter().all(|terminal| own.contains(terminal)) => Ok(()),
        _ => Err(UserError::SeesMoreThanYou),
    }
}

/// Nobody changes the access of someone who sees more.
pub(super) async fn require_seeing_no_more(
    db: &impl Connection,
    actor: &Actor,
    user: &user_account::Model,
) -> Result<(), UserError> {
    let Some(own) = &actor.terminals else { return Ok(()) };
    match limits_of(db, user).await? {
        Some(limits) if limits.iter().all(|terminal| own.contains(terminal)) => Ok(()),
        _ => Err(UserError::SeesMoreThanYou),
    }
}

/// A person's terminals as the database has them.
pub(super) async fn of_one(write: &Write, user: &user_account::Model) -> Result<BTreeSet<Uuid>, ApiError> {
    Ok(haul_api::workplaces::terminals_of(write.tx(), user).await?.into_iter().collect())
}
