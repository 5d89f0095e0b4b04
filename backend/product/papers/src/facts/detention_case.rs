//! Evidence that a customer owes detention.
//!
//! Internal facts are left out: notes, undone times, notices to dispatch, and decisions before the
//! current one.

use chrono_tz::Tz;
use haul_detention::{Detention, DetentionCase, DetentionEvidence, DetentionEvidenceKind, duration};
use haul_types::{DetentionClockStart, DetentionLateRule, DetentionRounding, DetentionTerms, EventSource, dollars};
use serde_json::{Value, json};

use super::common::{Fact, Source, facts, joined, paper, references, references_of, schedule, stop_label, stop_lines};
use crate::words::{moment, phrase};

/// For the template `detention_case`.
pub fn detention_case(source: &Source, case: &DetentionCase) -> Value {
    let found = &case.detention;
    let zone = found.stop.time_zone.parse().unwrap_or(source.zone);
    let stop = source.load.stops.iter().find(|stop| stop.id == found.stop.id);
    let mut all = facts([
        ("Customer", Some(source.customer.name.clone())),
        ("Load", Some(source.load.number.clone())),
        ("Stop", stop.map(stop_label)),
        ("Agreed", stop.map(|stop| schedule(stop, source.zone))),
        ("References of the stop", stop.map(references_of)),
    ]);
    all.extend(references(&source.load));
    let body = json!({
        "place": {
            "name": found.stop.facility.name,
            "lines": stop.map(stop_lines).unwrap_or_default(),
        },
        "claim": claim(found),
        "facts": all,
        "clock": clock(case),
        "figures": figures(found, zone),
        "timeline": timeline(case, zone),
        "terms": terms(&case.terms),
    });
    paper(source, "Detention case file", body)
}

fn claim(found: &Detention) -> Value {
    let amount = |cents| format!("{} {}", dollars(cents), found.currency);
    let (label, cents) = match found.approved_cents {
        Some(cents) => ("Claimed", cents),
        None => ("Comes to", found.amount_cents),
    };
    let hours = format!("{} at {} an hour", duration(found.billable_minutes), dollars(found.hourly_rate_cents));
    json!({ "label": label, "amount": amount(cents), "lines": [hours] })
}

/// How the amount is calculated, and why the claim differs.
fn clock(case: &DetentionCase) -> Vec<String> {
    let found = &case.detention;
    let mut said = case.explanation.clone();
    if case.recalculated.is_some() {
        said.push(format!("The times changed after the decision, which was about {}.", dollars(found.amount_cents)));
    }
    if let Some(claimed) = found.approved_cents.filter(|claimed| *claimed < found.amount_cents) {
        said.push(format!("{} of {} is claimed.", dollars(claimed), dollars(found.amount_cents)));
    }
    said
}

fn figures(found: &Detention, zone: Tz) -> Vec<Fact> {
    let at = |at: Option<_>| at.map(|at| moment(at, zone));
    facts([
        ("Arrived", at(found.arrived_at)),
        ("Clock starts", at(found.clock_starts_at)),
        ("Free until", at(found.free_until)),
        ("Left", at(found.departed_at)),
        ("At the stop", found.dwell_minutes.map(duration)),
        ("Beyond the free time", Some(duration(found.waited_minutes))),
        ("Billable", Some(duration(found.billable_minutes))),
    ])
}

fn timeline(case: &DetentionCase, zone: Tz) -> Vec<Value> {
    let decided = case.timeline.iter().rposition(|one| one.kind == DetentionEvidenceKind::Decision);
    let is_shown = |(at, one): &(usize, &DetentionEvidence)| match one.kind {
        DetentionEvidenceKind::StopEvent => !one.is_void,
        DetentionEvidenceKind::Notice => false,
        DetentionEvidenceKind::Decision => case.detention.decided_at.is_some() && decided == Some(*at),
        DetentionEvidenceKind::Position
        | DetentionEvidenceKind::Clock
        | DetentionEvidenceKind::Mail
        | DetentionEvidenceKind::Document => true,
    };
    let row = |(_, one): (usize, &DetentionEvidence)| {
        let what = if one.is_estimated { format!("{}, time estimated", one.title) } else { one.title.clone() };
        json!({ "at": moment(one.at, zone), "what": what, "who": who(one, zone) })
    };
    case.timeline.iter().enumerate().filter(is_shown).map(row).collect()
}

/// Who or what reported it, and when it was entered.
fn who(one: &DetentionEvidence, zone: Tz) -> String {
    match one.kind {
        DetentionEvidenceKind::Clock => return "By the terms below".to_owned(),
        DetentionEvidenceKind::Mail => {
            return one.detail.as_ref().map(|address| format!("To {address}")).unwrap_or_default();
        }
        _ => {}
    }
    let file = one.detail.clone().filter(|_| one.kind == DetentionEvidenceKind::Document);
    let entered = one.recorded_at.map(|at| format!("entered {}", moment(at, zone)));
    joined([file, one.source.map(source_word), one.by.clone(), entered].into_iter().flatten())
}

fn source_word(source: EventSource) -> String {
    match source {
        EventSource::Eld => source.word().to_owned(),
        EventSource::System => "Filled in".to_owned(),
        _ => phrase(source.word()),
    }
}

/// The terms of this detention case.
fn terms(terms: &DetentionTerms) -> Vec<Fact> {
    let minutes = |minutes: i32| duration(minutes.into());
    let clock_start = match terms.clock_start {
        DetentionClockStart::LaterOfBoth => "At the later of arrival and agreed time",
        DetentionClockStart::Arrival => "At the arrival",
        DetentionClockStart::Appointment => "At the agreed time",
    };
    let late = match terms.late_rule {
        DetentionLateRule::NoEffect => "Changes nothing",
        DetentionLateRule::Forfeit => "Forfeits the claim",
        DetentionLateRule::ClockFromAppointment => "Free time counts from the agreed time",
    };
    let step = minutes(terms.rounding_minutes);
    let rounding = match terms.rounding {
        _ if terms.rounding_minutes <= 1 => "To the minute".to_owned(),
        DetentionRounding::Up => format!("Up to {step} steps"),
        DetentionRounding::Nearest => format!("To the nearest {step}"),
        DetentionRounding::Down => format!("Down to {step} steps"),
    };
    facts([
        ("Free time", Some(minutes(terms.free_minutes))),
        ("Then", Some(format!("{} an hour", dollars(terms.hourly_rate_cents)))),
        ("Clock starts", Some(clock_start.to_owned())),
        ("Late arrival", Some(format!("{late}; late after {}", minutes(terms.late_grace_minutes)))),
        ("Rounding", Some(rounding)),
        ("Not billed", (terms.minimum_minutes > 0).then(|| format!("Below {}", minutes(terms.minimum_minutes)))),
        ("At most for a stop", terms.stop_cap_cents.map(dollars)),
        ("At most for a day", terms.day_cap_cents.map(dollars)),
        ("At most for a load", terms.load_cap_cents.map(dollars)),
        ("Holidays", terms.is_paused_on_holidays.then(|| "Not counted".to_owned())),
        ("Notice", terms.is_notice_required.then(|| "Before the free time ends".to_owned())),
    ])
}
