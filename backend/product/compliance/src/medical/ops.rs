//! The verbs of the rules for medical certificates: what a company adds to FMCSA's notices.

use std::cmp::Reverse;

use haul_api::{
    ApiError, AppContext, Change, Invalid, Write, authz::Actor, changed_words, json_column, same_version,
    today_at_company,
};
use haul_db::Fetch;
use haul_entity::{
    Owned, Versioned,
    compliance::medical_setting::{ActiveModel, Entity, Model},
};
use haul_types::Date;
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};

use super::{
    Notices,
    notices::{INTEGRATION, STATES},
    rules::has_begun,
    views::{MOST_SOURCE, MedicalPaperChange, MedicalRules, MedicalRulesReplace, MedicalStateChange},
};

/// Notices take effect at most this far ahead.
const FURTHEST_DAYS: u32 = 366;

pub async fn read(ctx: &AppContext, actor: &Actor) -> Result<MedicalRules, ApiError> {
    let db = ctx.db_of(actor);
    let row = Entity::owned_by(actor.company_id).fetch_optional(&db).await?;
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    shown(row.as_ref(), today)
}

pub async fn replace(write: &mut Write, input: MedicalRulesReplace) -> Result<MedicalRules, ApiError> {
    write.lock_company().await?;
    let found = Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?;
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    let before = shown(found.as_ref(), today)?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let last = today.plus_days(FURTHEST_DAYS);
    let state_changes = checked_states(&mut invalid, input.state_changes, last);
    let paper_changes = checked_paper(&mut invalid, input.paper_changes, last);
    invalid.finish()?;
    let (states, paper) = (json_column(&state_changes), json_column(&paper_changes));
    let row = match found {
        Some(found) if (&found.state_changes, &found.paper_changes) == (&states, &paper) => return Ok(before),
        Some(found) => {
            let mut row: ActiveModel = found.clone().into_active_model();
            row.state_changes = Set(states);
            row.paper_changes = Set(paper);
            Entity::count_change(&mut row, &found, write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                state_changes: states,
                paper_changes: paper,
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    let after = shown(Some(&row), today)?;
    let label = "the rules for medical certificates";
    write.record("medical_setting.replaced", "medical_setting", row.id, label, changes(&before, &after));
    Ok(after)
}

fn shown(row: Option<&Model>, today: Date) -> Result<MedicalRules, ApiError> {
    let notices = Notices::in_row(row)?;
    let paper = notices.paper(today).ok_or_else(|| ApiError::internal("no notice about paper holds today"))?;
    Ok(MedicalRules {
        as_of: today,
        states: STATES.iter().filter_map(|state| notices.state(state, today)).collect(),
        paper,
        state_changes: notices.state_changes,
        paper_changes: notices.paper_changes,
        version: row.map_or(0, |row| row.version),
    })
}

/// The latest first, each state and day once.
fn checked_states(invalid: &mut Invalid, mut changes: Vec<MedicalStateChange>, last: Date) -> Vec<MedicalStateChange> {
    for (index, change) in changes.iter_mut().enumerate() {
        let field = |name: &str| format!("state_changes.{index}.{name}");
        change.state = change.state.trim().to_uppercase();
        invalid.require(STATES.contains(&change.state.as_str()), &field("state"), "Choose a state.");
        change.source = invalid.text(&field("source"), &change.source, MOST_SOURCE);
        check_day(invalid, &field("starts_on"), change.starts_on, last);
    }
    changes.sort_by(|one, other| (other.starts_on, &one.state).cmp(&(one.starts_on, &other.state)));
    let is_repeated = changes
        .windows(2)
        .any(|two| matches!(two, [one, next] if (one.starts_on, &one.state) == (next.starts_on, &next.state)));
    invalid.require(!is_repeated, "state_changes", "Use each state only once for a day.");
    changes
}

/// The latest first, each day once.
fn checked_paper(invalid: &mut Invalid, mut changes: Vec<MedicalPaperChange>, last: Date) -> Vec<MedicalPaperChange> {
    for (index, change) in changes.iter_mut().enumerate() {
        let field = |name: &str| format!("paper_changes.{index}.{name}");
        change.source = invalid.text(&field("source"), &change.source, MOST_SOURCE);
        check_day(invalid, &field("starts_on"), change.starts_on, last);
    }
    changes.sort_by_key(|change| Reverse(change.starts_on));
    let is_repeated = changes.windows(2).any(|two| matches!(two, [one, next] if one.starts_on == next.starts_on));
    invalid.require(!is_repeated, "paper_changes", "Use each day only once.");
    changes
}

fn check_day(invalid: &mut Invalid, path: &str, starts_on: Date, last: Date) {
    invalid.require(has_begun(INTEGRATION, starts_on), path, "Use June 23, 2025, or later.");
    invalid.require(starts_on <= last, path, "Use a day no more than 12 months ahead.");
}

fn changes(before: &MedicalRules, after: &MedicalRules) -> Vec<Change> {
    let states = |rules: &MedicalRules| {
        let one = |change: &MedicalStateChange| {
            let MedicalStateChange { state, starts_on, route, source } = change;
            format!("{state}: {}, starting {} ({source})", route.as_str(), starts_on.words())
        };
        rules.state_changes.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    let paper = |rules: &MedicalRules| {
        let one = |MedicalPaperChange { starts_on, days, source }: &MedicalPaperChange| {
            let counts = days.map_or_else(|| "no longer counts".to_owned(), |days| format!("counts for {days} days"));
            format!("starting {}, paper {counts} ({source})", starts_on.words())
        };
        rules.paper_changes.iter().map(one).collect::<Vec<_>>().join(", ")
    };
    changed_words([("state_changes", states(before), states(after)), ("paper_changes", paper(before), paper(after))])
}
