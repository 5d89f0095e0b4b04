//! Computes what a wait costs from a customer's terms and the facts of a stop. Pure.
//!
//! ```text
//! arrived ── clock starts ──────── notice due ── free until ─────────────── departed (or now)
//!                └──────── free minutes ────────────┘└─ waited ─ rounded ─ priced ─ capped
//! ```
//!
//! Where the terms say so, the clock stands still on holidays: their minutes are neither free nor waited.

use std::collections::BTreeSet;

use chrono::TimeDelta;
use chrono_tz::Tz;
use haul_types::{
    Date, DetentionCap, DetentionClockStart, DetentionLateRule, DetentionOutcome, DetentionRounding, DetentionTerms,
    MAX_CENTS, Schedule, Timestamp, rounded_quotient,
};

use crate::days_off::DaysOff;

/// The facts of a stop that matter here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StopFacts {
    pub schedule: Schedule,
    pub earliest_at: Timestamp,
    pub latest_at: Option<Timestamp>,
    /// The stop's zone: the daily cap resets at its midnight, and its days are those of the holidays.
    pub zone: Tz,
    /// The trailer is dropped and the driver moves on.
    pub is_drop: bool,
    pub arrived_at: Option<Timestamp>,
    pub departed_at: Option<Timestamp>,
    /// One of the two is an unconfirmed estimate or doubtful time.
    pub is_unconfirmed: bool,
    /// Used as the departure while the truck is there.
    pub now: Timestamp,
    /// What earlier stops of the load cost, for the load's cap.
    pub earlier_cents: i64,
    /// Days on which the clock stands still.
    pub days_off: BTreeSet<Date>,
}

/// What the clock says.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Reckoning {
    pub outcome: DetentionOutcome,
    /// Arrived after the agreed time plus grace.
    pub is_late: bool,
    /// None without an arrival, at a drop stop and for a forfeited claim; the same goes for the next two.
    pub clock_starts_at: Option<Timestamp>,
    pub free_until: Option<Timestamp>,
    pub notice_due_at: Option<Timestamp>,
    /// Whole minutes beyond free time, before rounding.
    pub waited_minutes: i64,
    /// The same, rounded; 0 below the minimum.
    pub billable_minutes: i64,
    pub amount_cents: i64,
    pub capped_by: Option<DetentionCap>,
    /// The days that were left out.
    pub left_out: Vec<Date>,
}

impl Reckoning {
    fn nothing(outcome: DetentionOutcome, is_late: bool) -> Self {
        Self {
            outcome,
            is_late,
            clock_starts_at: None,
            free_until: None,
            notice_due_at: None,
            waited_minutes: 0,
            billable_minutes: 0,
            amount_cents: 0,
            capped_by: None,
            left_out: Vec::new(),
        }
    }
}

/// Runs the clock of one stop.
pub fn reckon(terms: &DetentionTerms, stop: &StopFacts) -> Reckoning {
    if stop.is_drop {
        return Reckoning::nothing(DetentionOutcome::DropStop, false);
    }
    if stop.is_unconfirmed {
        return Reckoning::nothing(DetentionOutcome::TimesUnconfirmed, false);
    }
    let Some(arrived) = stop.arrived_at else { return Reckoning::nothing(DetentionOutcome::NotArrived, false) };
    let due = due_at(stop);
    let grace = TimeDelta::minutes(terms.late_grace_minutes.into());
    let is_late = due.is_some_and(|due| arrived > due + grace);
    if is_late && terms.late_rule == DetentionLateRule::Forfeit {
        return Reckoning::nothing(DetentionOutcome::Forfeited, true);
    }
    // Inside a window, or first come, first served, the truck is on time when it arrives.
    let opened = arrived.max(stop.earliest_at);
    let agreed = due.map_or(opened, |due| opened.min(due).max(stop.earliest_at));
    let counts_from_agreed = is_late && terms.late_rule == DetentionLateRule::ClockFromAppointment;
    let starts_at = match terms.clock_start {
        _ if counts_from_agreed => agreed,
        DetentionClockStart::Arrival => arrived,
        DetentionClockStart::Appointment => agreed,
        DetentionClockStart::LaterOfBoth => opened,
    };
    let days_off = DaysOff { days: &stop.days_off, zone: stop.zone };
    let clock_starts_at = days_off.after(starts_at);
    let free_until = days_off.add(clock_starts_at, TimeDelta::minutes(terms.free_minutes.into()));
    // Minutes before the truck's arrival are never billed.
    let billed_from = free_until.max(arrived);
    let until = stop.departed_at.unwrap_or(stop.now);
    let waited_minutes = days_off.between(billed_from, until).num_minutes();
    let billable_minutes = rounded(terms, waited_minutes);
    let (amount_cents, capped_by) = priced(terms, stop, &days_off, billed_from, billable_minutes);
    Reckoning {
        outcome: if billable_minutes > 0 { DetentionOutcome::Detained } else { DetentionOutcome::WithinFreeTime },
        is_late,
        clock_starts_at: Some(clock_starts_at),
        free_until: Some(free_until),
        notice_due_at: Some(free_until - TimeDelta::minutes(terms.notice_minutes.into())),
        waited_minutes,
        billable_minutes,
        amount_cents,
        capped_by,
        left_out: days_off.within(starts_at.min(arrived), until),
    }
}

/// The end of what was agreed; none where freight is taken first come, first served all day.
fn due_at(stop: &StopFacts) -> Option<Timestamp> {
    match stop.schedule {
        Schedule::Appointment | Schedule::Window => Some(stop.latest_at.unwrap_or(stop.earliest_at)),
        Schedule::FirstCome => stop.latest_at,
    }
}

fn rounded(terms: &DetentionTerms, waited: i64) -> i64 {
    if waited < i64::from(terms.minimum_minutes) {
        return 0;
    }
    let step = i64::from(terms.rounding_minutes.max(1));
    let steps = match terms.rounding {
        DetentionRounding::Up => (waited + step - 1) / step,
        DetentionRounding::Nearest => (2 * waited + step) / (2 * step),
        DetentionRounding::Down => waited / step,
    };
    steps * step
}

/// Each day's share up to its cap, then the stop's cap, then the rest of the load's.
fn priced(
    terms: &DetentionTerms,
    stop: &StopFacts,
    days_off: &DaysOff,
    from: Timestamp,
    minutes: i64,
) -> (i64, Option<DetentionCap>) {
    // Sixtieths of a cent, so that only the sum is rounded.
    let price = |minutes: i64| i128::from(minutes) * i128::from(terms.hourly_rate_cents);
    let mut sixtieths = price(minutes);
    let mut capped_by = None;
    if let Some(cap) = terms.day_cap_cents {
        let most = i128::from(cap) * 60;
        let by_day: i128 = days_off.split(from, minutes).into_iter().map(|day| price(day).min(most)).sum();
        if by_day < sixtieths {
            sixtieths = by_day;
            capped_by = Some(DetentionCap::Day);
        }
    }
    let mut cents = rounded_quotient(sixtieths, 60).min(MAX_CENTS);
    let left_of_load = terms.load_cap_cents.map(|cap| (cap - stop.earlier_cents).max(0));
    for (cap, kind) in [(terms.stop_cap_cents, DetentionCap::Stop), (left_of_load, DetentionCap::Load)] {
        if let Some(cap) = cap.filter(|cap| *cap < cents) {
            cents = cap;
            capped_by = Some(kind);
        }
    }
    (cents, capped_by)
}

#[cfg(test)]
#[path = "engine_cases.rs"]
mod tests;
