//! Changing the schedule of reminders.

use haul_api::{Change, Invalid, Write, changed_words, json_column, same_version};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    money::reminder_settings::{Entity, Model},
};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};

use super::{
    error::ReminderError,
    settings::shown,
    views::{ReminderSettings, ReminderSettingsReplace, ReminderStep},
    watching,
};
use crate::ledger::require_everything;

/// More steps are harassment.
const MOST_STEPS: usize = 10;

/// Turning reminders on starts the job that sends them; turning them off lets it end.
pub async fn replace(write: &mut Write, input: ReminderSettingsReplace) -> Result<ReminderSettings, ReminderError> {
    require_everything(&write.actor)?;
    write.lock_company().await?;
    let found = Entity::owned_by(write.company_id()).fetch_optional(write.tx()).await?;
    let before = shown(found.clone())?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let steps = checked(&mut invalid, input.steps, input.is_on);
    invalid.finish()?;
    let watch_id = match (input.is_on, found.as_ref().and_then(|row| row.watch_id)) {
        (false, _) => None,
        (true, Some(running)) => Some(running),
        (true, None) => Some(watching::start(write).await?),
    };
    let row = match found {
        Some(found) => {
            let version = found.version.saturating_add(1);
            let mut row = found.into_active_model();
            row.is_on = Set(input.is_on);
            row.steps = Set(json_column(&steps));
            row.watch_id = Set(watch_id);
            row.version = Set(version);
            row.updated_at = Set(write.now);
            row.update(write.tx()).await?
        }
        None => {
            let row = Model {
                id: write.new_id(),
                company_id: write.company_id(),
                is_on: input.is_on,
                steps: json_column(&steps),
                watch_id,
                version: 1,
                created_at: write.now,
                updated_at: write.now,
            };
            row.into_active_model().reset_all().insert(write.tx()).await?
        }
    };
    let id = row.id;
    let after = shown(Some(row))?;
    let label = "when customers are reminded of late invoices";
    write.record("reminder_settings.replaced", "reminder_settings", id, label, changes(&before, &after));
    Ok(after)
}

/// In order, each day once.
fn checked(invalid: &mut Invalid, mut steps: Vec<ReminderStep>, is_on: bool) -> Vec<ReminderStep> {
    invalid.require(steps.len() <= MOST_STEPS, "steps", "Enter at most 10 steps.");
    invalid.require(!is_on || !steps.is_empty(), "steps", "Enter at least one step, or turn reminders off.");
    for (index, step) in steps.iter().enumerate() {
        invalid.between(&format!("steps.{index}.days_past_due"), step.days_past_due, -30, 365);
    }
    steps.sort_by_key(|step| step.days_past_due);
    let is_repeated = steps.windows(2).any(|two| matches!(two, [one, next] if one.days_past_due == next.days_past_due));
    invalid.require(!is_repeated, "steps", "Use each day only once.");
    steps
}

fn changes(before: &ReminderSettings, after: &ReminderSettings) -> Vec<Change> {
    let steps = |settings: &ReminderSettings| {
        let words = settings.steps.iter().map(|step| format!("{} {}", step.days_past_due, step.tone.as_str()));
        words.collect::<Vec<_>>().join(", ")
    };
    changed_words([
        ("is_on", before.is_on.to_string(), after.is_on.to_string()),
        ("steps", steps(before), steps(after)),
    ])
}
