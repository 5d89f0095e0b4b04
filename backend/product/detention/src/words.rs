//! The clock in words, for the page, the claim and the message to the customer.

use chrono_tz::Tz;
use haul_entity::loads::stop;
use haul_types::{
    DetentionCap, DetentionClockStart, DetentionLateRule, DetentionOutcome, DetentionRounding, DetentionTerms,
    Schedule, Timestamp, dollars, start_of_day,
};

use crate::engine::{Reckoning, StopFacts};

/// Such as `3 h 15 min`, `45 min`, `2 h`.
pub fn duration(minutes: i64) -> String {
    match (minutes / 60, minutes % 60) {
        (0, minutes) => format!("{minutes} min"),
        (hours, 0) => format!("{hours} h"),
        (hours, minutes) => format!("{hours} h {minutes} min"),
    }
}

/// In the stop's time zone, such as `Nov 18, 13:57 CST`.
pub(super) fn local(zone: Tz, at: Timestamp) -> String {
    at.in_zone(zone).format("%b %-d, %H:%M %Z").to_string()
}

/// The text after the word "Detention" on an invoice. It has the hourly rate unless a cap or an agreement makes the
/// amount another.
pub fn charge_description(facility: &str, billable_minutes: i64, rate_cents: i64, amount_cents: i64) -> String {
    let waited = duration(billable_minutes);
    let is_by_the_hour = billable_minutes.saturating_mul(rate_cents).abs_diff(amount_cents.saturating_mul(60)) < 60;
    if is_by_the_hour {
        format!("{facility}, {waited} at {}/h", dollars(rate_cents))
    } else {
        format!("{facility}, {waited}")
    }
}

/// How the amount is calculated, one sentence each.
pub(super) fn explanation(terms: &DetentionTerms, stop: &StopFacts, found: &Reckoning) -> Vec<String> {
    let clock = Clock { zone: stop.zone, first: stop.arrived_at };
    let mut said = Vec::new();
    match (found.outcome, stop.arrived_at) {
        (DetentionOutcome::LoadCancelled, _) => said.push("The load was canceled, so nothing is claimed.".to_owned()),
        (DetentionOutcome::DropStop, _) => {
            said.push("The trailer is dropped at this stop and the driver moves on, so there is no wait.".to_owned());
        }
        (DetentionOutcome::TimesUnconfirmed, _) => {
            said.push("The times of this stop are estimates or doubtful. Confirm them to start the clock.".to_owned());
        }
        (_, None) => said.push("No arrival is recorded, so the clock has not started.".to_owned()),
        (DetentionOutcome::Forfeited, Some(arrived)) => {
            said.push(format!("{}, {}.", arrival(&clock, arrived), agreed(&clock, stop)));
            said.push("The truck was late, and these terms allow no detention for a late truck.".to_owned());
        }
        (_, Some(arrived)) => {
            said.push(format!("{}, {}.", arrival(&clock, arrived), agreed(&clock, stop)));
            said.extend(started(&clock, terms, found));
            said.extend(stood_still(found));
            said.extend(waited(&clock, stop, found));
            said.extend(priced(terms, stop, found));
        }
    }
    said
}

/// Formats times in the stop's zone, with the day unless it is the day of arrival.
struct Clock {
    zone: Tz,
    first: Option<Timestamp>,
}

impl Clock {
    fn tell(&self, at: Timestamp) -> String {
        let there = at.in_zone(self.zone);
        let is_first_day = self.first.is_some_and(|first| first.date_in(self.zone) == at.date_in(self.zone));
        there.format(if is_first_day { "%H:%M" } else { "%b %-d, %H:%M" }).to_string()
    }
}

fn arrival(clock: &Clock, arrived: Timestamp) -> String {
    format!("Arrived {}", local(clock.zone, arrived))
}

fn agreed(clock: &Clock, stop: &StopFacts) -> String {
    let earliest = clock.tell(stop.earliest_at);
    match (stop.schedule, stop.latest_at.map(|at| clock.tell(at))) {
        (Schedule::FirstCome, None) => format!("first come, first served from {earliest}"),
        (Schedule::FirstCome, Some(latest)) => format!("first come, first served from {earliest} to {latest}"),
        (_, Some(latest)) => format!("window {earliest} to {latest}"),
        (_, None) => format!("appointment {earliest}"),
    }
}

fn started(clock: &Clock, terms: &DetentionTerms, found: &Reckoning) -> Option<String> {
    let (starts, free_until) = (clock.tell(found.clock_starts_at?), clock.tell(found.free_until?));
    let free = duration(terms.free_minutes.into());
    let ends_holiday = |at: Timestamp| {
        let day = at.date_in(clock.zone);
        at == start_of_day(day, clock.zone) && found.left_out.contains(&day.minus_days(1))
    };
    let why = match terms.clock_start {
        _ if found.clock_starts_at.is_some_and(ends_holiday) => "the end of the holiday",
        _ if found.is_late && terms.late_rule == DetentionLateRule::ClockFromAppointment => {
            "the agreed time, because the truck was late"
        }
        DetentionClockStart::Arrival => "the arrival",
        DetentionClockStart::Appointment => "the agreed time",
        DetentionClockStart::LaterOfBoth => "the later of arrival and agreed time",
    };
    Some(format!("The clock starts at {starts}, {why}; free for {free}, until {free_until}."))
}

fn stood_still(found: &Reckoning) -> Option<String> {
    let days: Vec<_> = found.left_out.iter().map(|day| day.format("%b %-d").to_string()).collect();
    match days.as_slice() {
        [] => None,
        [day] => Some(format!("{day} is a holiday and doesn't count.")),
        [others @ .., last] => Some(format!("{} and {last} are holidays and don't count.", others.join(", "))),
    }
}

fn waited(clock: &Clock, stop: &StopFacts, found: &Reckoning) -> Option<String> {
    let waited = duration(found.waited_minutes);
    let is_beyond = found.waited_minutes > 0;
    Some(match stop.departed_at.map(|at| clock.tell(at)) {
        Some(left) if is_beyond => format!("Left {left}, {waited} beyond the free time."),
        Some(left) => format!("Left {left}, within the free time."),
        None if is_beyond => format!("Still there, {waited} beyond the free time."),
        None => format!("Still there; the free time ends at {}.", clock.tell(found.free_until?)),
    })
}

fn priced(terms: &DetentionTerms, stop: &StopFacts, found: &Reckoning) -> Option<String> {
    if found.waited_minutes == 0 {
        return None;
    }
    if found.waited_minutes < i64::from(terms.minimum_minutes) {
        let minimum = duration(terms.minimum_minutes.into());
        return Some(format!("Less than {minimum} is not billed."));
    }
    let step = duration(terms.rounding_minutes.into());
    let way = match terms.rounding {
        DetentionRounding::Up => format!("rounded up to {step} steps"),
        DetentionRounding::Nearest => format!("rounded to the nearest {step}"),
        DetentionRounding::Down => format!("rounded down to {step} steps"),
    };
    let billable = duration(found.billable_minutes);
    let minutes = if terms.rounding_minutes > 1 { format!("{billable}, {way},") } else { billable };
    let cap = match found.capped_by {
        None => String::new(),
        Some(DetentionCap::Stop) => ", the cap for one stop".to_owned(),
        Some(DetentionCap::Day) => ", with the daily cap applied".to_owned(),
        Some(DetentionCap::Load) => {
            format!(", what the cap for the load leaves after {} for earlier stops", dollars(stop.earlier_cents))
        }
    };
    let (rate, amount) = (dollars(terms.hourly_rate_cents), dollars(found.amount_cents));
    Some(format!("{minutes} at {rate} an hour comes to {amount}{cap}."))
}

/// The zone of a stop.
pub(super) fn zone(stop: &stop::Model) -> Tz {
    stop.time_zone.parse().unwrap_or(Tz::UTC)
}

#[cfg(test)]
mod tests {
    use super::{super::engine::reckon, *};

    fn stop(arrived: &str, departed: Option<&str>) -> StopFacts {
        let at = |text: &str| format!("2026-11-{text}:00Z").parse().unwrap();
        StopFacts {
            schedule: Schedule::Appointment,
            earliest_at: at("18T14:00"),
            latest_at: None,
            zone: chrono_tz::America::Chicago,
            is_drop: false,
            arrived_at: Some(at(arrived)),
            departed_at: departed.map(at),
            is_unconfirmed: false,
            now: at("18T15:00"),
            earlier_cents: 0,
            days_off: Default::default(),
        }
    }

    fn told(terms: &DetentionTerms, stop: &StopFacts) -> String {
        explanation(terms, stop, &reckon(terms, stop)).join(" ")
    }

    #[test]
    fn the_clock_is_told_as_a_person_would() {
        let terms = DetentionTerms::default();
        let starts = "The clock starts at 08:00, the later of arrival and agreed time; free for 2 h, until 10:00.";
        let arrived = "Arrived Nov 18, 07:52 CST, appointment 08:00.";
        let forfeits = DetentionTerms { late_rule: DetentionLateRule::Forfeit, ..terms.clone() };
        let capped = DetentionTerms { stop_cap_cents: Some(10_000), rounding_minutes: 1, ..terms.clone() };
        for (terms, stop, expected) in [
            (
                &terms,
                stop("18T13:52", Some("18T19:10")),
                format!(
                    "{arrived} {starts} Left 13:10, 3 h 10 min beyond the free time. \
                     3 h 15 min, rounded to the nearest 15 min, at $50.00 an hour comes to $162.50."
                ),
            ),
            (&terms, stop("18T13:52", None), format!("{arrived} {starts} Still there; the free time ends at 10:00.")),
            (
                &terms,
                stop("18T13:52", Some("18T15:59")),
                format!("{arrived} {starts} Left 09:59, within the free time."),
            ),
            (
                &capped,
                stop("18T13:52", Some("19T08:00")),
                format!(
                    "{arrived} {starts} Left Nov 19, 02:00, 16 h beyond the free time. \
                     16 h at $50.00 an hour comes to $100.00, the cap for one stop."
                ),
            ),
            (
                &forfeits,
                stop("18T16:00", Some("18T20:00")),
                "Arrived Nov 18, 10:00 CST, appointment 08:00. \
                 The truck was late, and these terms allow no detention for a late truck."
                    .to_owned(),
            ),
        ] {
            assert_eq!(told(terms, &stop), expected);
        }
    }

    #[test]
    fn holidays_are_told() {
        let (terms, day) = (DetentionTerms::default(), |day: &str| day.parse().unwrap());
        let facts = StopFacts { days_off: [day("2026-11-19")].into(), ..stop("18T14:00", Some("20T15:00")) };
        let counted = told(&terms, &facts);
        assert!(
            counted.contains("Nov 19 is a holiday and doesn't count. Left Nov 20, 09:00, 23 h beyond"),
            "{counted}"
        );
        let facts = StopFacts { days_off: [day("2026-11-19"), day("2026-11-20")].into(), ..facts };
        let counted = told(&terms, &facts);
        assert!(counted.contains("Nov 19 and Nov 20 are holidays and don't count."), "{counted}");
    }

    #[test]
    fn minutes_are_grouped() {
        for (minutes, text) in [(0, "0 min"), (45, "45 min"), (120, "2 h"), (195, "3 h 15 min")] {
            assert_eq!(duration(minutes), text);
        }
    }
}
