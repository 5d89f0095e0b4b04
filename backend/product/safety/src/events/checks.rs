//! What fits an event. Pure.

use haul_api::{Invalid, value_of};
use haul_entity::safety::driver_event::ActiveModel;
use haul_types::{Date, DriverEventKind, TrainingResult};
use sea_orm::ActiveValue;

use DriverEventKind::{Coaching, Incident, Policy, Training};

/// Each kind has fields of its own.
pub fn check_kind(row: &ActiveModel, invalid: &mut Invalid) {
    let Some(kind) = row.kind.try_as_ref().copied() else { return };
    macro_rules! only {
        ($of:pat, $words:literal, [$($field:ident),*]) => {
            $(
                let fits = matches!(kind, $of) || value_of(&row.$field).is_none();
                invalid.require(fits, stringify!($field), concat!("Only ", $words, " can have this."));
            )*
        };
    }
    only!(Training | Policy, "training or a policy", [item_type, expires_on]);
    only!(Training, "training", [duration_minutes, result]);
    only!(Policy, "a policy", [policy_version]);
    only!(Coaching, "coaching", [coaching_trigger]);
    only!(Incident, "an incident", [incident_kind, place, preventability, cost_cents]);
    let is_told = kind != Coaching || value_of(&row.coaching_trigger).is_some();
    invalid.require(is_told, "coaching_trigger", "Choose what led to it.");
    let is_told = kind != Incident || value_of(&row.incident_kind).is_some();
    invalid.require(is_told, "incident_kind", "Choose what kind of incident it was.");
}

/// A paper is chosen once, when the event is added; from then on it has a life of its own.
pub fn check_paper(row: &ActiveModel, may_add_papers: bool, invalid: &mut Invalid) {
    let Some(paper) = value_of(&row.item_type) else {
        let has_end = value_of(&row.expires_on).is_some();
        invalid.require(!has_end, "expires_on", "Choose the paper that ends that day, or enter a follow-up.");
        return;
    };
    let fits = row.kind.try_as_ref().is_none_or(|kind| *kind == paper.kind());
    invalid.require(fits, "item_type", "This paper is of another kind of event.");
    if matches!(row.item_type, ActiveValue::Set(_)) {
        invalid.require(may_add_papers, "item_type", "You may not add papers to drivers.");
        let is_done = value_of(&row.result) != Some(TrainingResult::Failed);
        invalid.require(is_done, "item_type", "A failed course does not count as the driver's paper.");
    }
}

/// Nothing is in the future, and follow-ups are not before the event.
pub fn check_days(row: &ActiveModel, today: Date, invalid: &mut Invalid) {
    let happened_on = row.happened_on.try_as_ref().copied();
    invalid.require(happened_on.is_none_or(|day| day <= today), "happened_on", "This day is in the future.");
    let (due, done) = (value_of(&row.follow_up_on), value_of(&row.followed_up_on));
    let is_after = happened_on.zip(due).is_none_or(|(happened, due)| happened <= due);
    invalid.require(is_after, "follow_up_on", "A follow-up can't be before the event.");
    if let Some(done) = done {
        invalid.require(done <= today, "followed_up_on", "This day is in the future.");
        let is_after = happened_on.is_none_or(|happened| happened <= done);
        invalid.require(is_after, "followed_up_on", "A follow-up can't be before the event.");
    }
}
