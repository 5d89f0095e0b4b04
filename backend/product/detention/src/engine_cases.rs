//! Cases of the detention clock. Times without a date are on November 18, 2026 in Chicago.

use chrono::NaiveDateTime;
use haul_types::Timestamp;

use super::*;

const CHICAGO: Tz = chrono_tz::America::Chicago;

/// `08:00`, `+1 08:00` for the next day, or a full `2026-11-01T01:30` (the earlier one if it occurs twice).
fn at(text: &str) -> Timestamp {
    let (day, clock) = match text.split_once(' ') {
        Some((days, clock)) => (18 + days.trim_start_matches('+').parse::<u32>().unwrap(), clock),
        None => (18, text),
    };
    let local = if text.contains('T') { text.to_owned() } else { format!("2026-11-{day:02}T{clock}") };
    let local = NaiveDateTime::parse_from_str(&local, "%Y-%m-%dT%H:%M").unwrap();
    Timestamp::local(local, CHICAGO).unwrap()
}

fn terms() -> DetentionTerms {
    DetentionTerms { rounding: DetentionRounding::Up, ..DetentionTerms::default() }
}

/// An appointment at eight with these arrival and departure times; `-` for none.
fn stop(arrived: &str, departed: &str) -> StopFacts {
    let moment = |text: &str| (text != "-").then(|| at(text));
    StopFacts {
        schedule: Schedule::Appointment,
        earliest_at: at("08:00"),
        latest_at: None,
        zone: CHICAGO,
        is_drop: false,
        arrived_at: moment(arrived),
        departed_at: moment(departed),
        is_unconfirmed: false,
        now: at("12:00"),
        earlier_cents: 0,
        days_off: BTreeSet::new(),
    }
}

fn first_come(arrived: &str, departed: &str) -> StopFacts {
    StopFacts { schedule: Schedule::FirstCome, ..stop(arrived, departed) }
}

/// From eight to noon.
fn window(arrived: &str, departed: &str) -> StopFacts {
    StopFacts { schedule: Schedule::Window, latest_at: Some(at("12:00")), ..stop(arrived, departed) }
}

fn starting(clock_start: DetentionClockStart) -> DetentionTerms {
    DetentionTerms { clock_start, ..terms() }
}

fn late(clock_start: DetentionClockStart, late_rule: DetentionLateRule) -> DetentionTerms {
    DetentionTerms { clock_start, late_rule, ..terms() }
}

#[test]
fn clock_starts_and_free_time_ends_as_the_terms_say() {
    use DetentionClockStart::{Appointment, Arrival, LaterOfBoth};
    use DetentionLateRule::{ClockFromAppointment, NoEffect};
    // Terms, stop, clock starts, free until, waited minutes.
    let cases = [
        // Early.
        (starting(LaterOfBoth), stop("07:52", "13:10"), "08:00", "10:00", 190),
        (starting(Appointment), stop("07:52", "13:10"), "08:00", "10:00", 190),
        (starting(Arrival), stop("07:52", "13:10"), "07:52", "09:52", 198),
        // On the minute, and late within the grace.
        (starting(LaterOfBoth), stop("08:00", "10:00"), "08:00", "10:00", 0),
        (starting(LaterOfBoth), stop("08:15", "11:00"), "08:15", "10:15", 45),
        (starting(Appointment), stop("08:15", "11:00"), "08:00", "10:00", 60),
        // Late: no effect leaves the clock as it is.
        (late(LaterOfBoth, NoEffect), stop("09:30", "13:00"), "09:30", "11:30", 90),
        (late(Arrival, NoEffect), stop("09:30", "13:00"), "09:30", "11:30", 90),
        (late(Appointment, NoEffect), stop("09:30", "13:00"), "08:00", "10:00", 180),
        // Late: free time counts from the appointment, however the clock starts otherwise.
        (late(LaterOfBoth, ClockFromAppointment), stop("09:30", "13:00"), "08:00", "10:00", 180),
        (late(Arrival, ClockFromAppointment), stop("09:30", "13:00"), "08:00", "10:00", 180),
        // Free time ended before the truck came: its minutes count from the arrival.
        (late(Arrival, ClockFromAppointment), stop("11:00", "13:00"), "08:00", "10:00", 120),
        (late(Arrival, ClockFromAppointment), stop("08:10", "11:00"), "08:10", "10:10", 50),
        // First come, first served: from the opening on.
        (starting(LaterOfBoth), first_come("06:30", "11:00"), "08:00", "10:00", 60),
        (starting(LaterOfBoth), first_come("14:00", "17:00"), "14:00", "16:00", 60),
        (starting(Appointment), first_come("14:00", "17:00"), "14:00", "16:00", 60),
        (starting(Arrival), first_come("06:30", "11:00"), "06:30", "08:30", 150),
        // Inside a window the truck is on time when it arrives.
        (starting(Appointment), window("10:00", "13:00"), "10:00", "12:00", 60),
        (starting(Appointment), window("07:00", "11:00"), "08:00", "10:00", 60),
        (starting(Appointment), window("12:10", "15:00"), "12:00", "14:00", 60),
        (late(LaterOfBoth, ClockFromAppointment), window("13:00", "15:00"), "12:00", "14:00", 60),
        // The truck is still there: now counts as the departure.
        (starting(LaterOfBoth), stop("07:52", "-"), "08:00", "10:00", 120),
        (starting(LaterOfBoth), stop("11:00", "-"), "11:00", "13:00", 0),
    ];
    for (terms, stop, starts, free_until, waited) in cases {
        let found = reckon(&terms, &stop);
        let expected = (Some(at(starts)), Some(at(free_until)), waited);
        assert_eq!((found.clock_starts_at, found.free_until, found.waited_minutes), expected, "{terms:?}\n{stop:?}");
        assert_eq!(found.notice_due_at, Some(at(free_until) - TimeDelta::minutes(30)));
    }
}

#[test]
fn some_stops_owe_nothing() {
    use DetentionClockStart::LaterOfBoth;
    use DetentionLateRule::Forfeit;
    let drop = StopFacts { is_drop: true, ..stop("07:52", "13:10") };
    let guessed = StopFacts { is_unconfirmed: true, ..stop("07:52", "13:10") };
    for (terms, stop, outcome, is_late) in [
        (terms(), stop("-", "13:10"), DetentionOutcome::NotArrived, false),
        // The only arrival was voided.
        (terms(), stop("-", "-"), DetentionOutcome::NotArrived, false),
        (terms(), drop, DetentionOutcome::DropStop, false),
        (terms(), guessed, DetentionOutcome::TimesUnconfirmed, false),
        (late(LaterOfBoth, Forfeit), stop("08:16", "16:00"), DetentionOutcome::Forfeited, true),
        (terms(), stop("07:52", "10:00"), DetentionOutcome::WithinFreeTime, false),
    ] {
        let found = reckon(&terms, &stop);
        assert_eq!((found.outcome, found.is_late, found.amount_cents), (outcome, is_late, 0), "{stop:?}");
        let has_clock = outcome == DetentionOutcome::WithinFreeTime;
        assert_eq!((found.clock_starts_at.is_some(), found.notice_due_at.is_some()), (has_clock, has_clock));
    }
    // Within the grace period nothing is forfeited, and first come, first served is never late.
    for stop in [stop("08:15", "16:00"), first_come("19:00", "23:00")] {
        assert_eq!(reckon(&late(LaterOfBoth, Forfeit), &stop).outcome, DetentionOutcome::Detained, "{stop:?}");
    }
}

#[test]
fn minutes_are_rounded_and_priced() {
    use DetentionRounding::{Down, Nearest, Up};
    let rounding = |rounding, rounding_minutes, minimum_minutes, hourly_rate_cents| DetentionTerms {
        rounding,
        rounding_minutes,
        minimum_minutes,
        hourly_rate_cents,
        ..terms()
    };
    for (terms, departed, billable, cents) in [
        (rounding(Up, 15, 0, 5_000), "13:10", 195, 16_250),
        (rounding(Nearest, 15, 0, 5_000), "13:10", 195, 16_250),
        (rounding(Down, 15, 0, 5_000), "13:10", 180, 15_000),
        (rounding(Nearest, 15, 0, 5_000), "10:07", 0, 0),
        (rounding(Nearest, 15, 0, 5_000), "10:08", 15, 1_250),
        (rounding(Nearest, 10, 0, 5_000), "10:05", 10, 833),
        (rounding(Up, 60, 0, 7_500), "10:01", 60, 7_500),
        // No rounding: 10 minutes at $50 are 833⅓ cents.
        (rounding(Nearest, 1, 0, 5_000), "10:10", 10, 833),
        (rounding(Nearest, 0, 0, 5_000), "10:10", 10, 833),
        // 1 minute at 30 cents is half a cent.
        (rounding(Nearest, 1, 0, 30), "10:01", 1, 1),
        // The minimum looks at the minutes before rounding.
        (rounding(Up, 15, 15, 5_000), "10:14", 0, 0),
        (rounding(Up, 15, 15, 5_000), "10:16", 30, 2_500),
        (rounding(Up, 15, 0, 0), "13:10", 195, 0),
    ] {
        let found = reckon(&terms, &stop("07:52", departed));
        assert_eq!((found.billable_minutes, found.amount_cents), (billable, cents), "{departed} {terms:?}");
    }
}

#[test]
fn caps_limit_in_turn_day_stop_load() {
    use DetentionCap::{Day, Load, Stop};
    let capped = |day: Option<i64>, stop: Option<i64>, load: Option<i64>| DetentionTerms {
        day_cap_cents: day,
        stop_cap_cents: stop,
        load_cap_cents: load,
        ..terms()
    };
    // Free until ten; six hours are $300.
    let six_hours = |earlier_cents| StopFacts { earlier_cents, ..stop("07:52", "16:00") };
    // Free until 22:00: two hours before midnight and five after it, $350.
    let over_midnight = StopFacts { earliest_at: at("20:00"), ..stop("20:00", "+1 05:00") };
    for (terms, stop, cents, capped_by) in [
        (capped(None, None, None), six_hours(0), 30_000, None),
        (capped(None, Some(30_000), None), six_hours(0), 30_000, None),
        (capped(None, Some(25_000), None), six_hours(0), 25_000, Some(Stop)),
        (capped(Some(20_000), Some(25_000), None), six_hours(0), 20_000, Some(Day)),
        (capped(Some(25_000), Some(20_000), None), six_hours(0), 20_000, Some(Stop)),
        // Earlier stops of the load have used part of the cap.
        (capped(None, None, Some(40_000)), six_hours(15_000), 25_000, Some(Load)),
        (capped(None, None, Some(40_000)), six_hours(45_000), 0, Some(Load)),
        (capped(Some(29_000), Some(28_000), Some(40_000)), six_hours(13_000), 27_000, Some(Load)),
        (capped(None, None, Some(40_000)), six_hours(5_000), 30_000, None),
        // Each day has its own cap: $100 and $200 of $250.
        (capped(Some(20_000), None, None), over_midnight.clone(), 30_000, Some(Day)),
        (capped(Some(25_000), None, None), over_midnight.clone(), 35_000, None),
        (capped(Some(9_000), None, None), over_midnight.clone(), 18_000, Some(Day)),
        (capped(Some(9_000), Some(15_000), None), over_midnight, 15_000, Some(Stop)),
    ] {
        let found = reckon(&terms, &stop);
        assert_eq!((found.amount_cents, found.capped_by), (cents, capped_by), "{terms:?}\n{stop:?}");
    }
}

/// In the night of November 1, 2026, clocks in Chicago go back from two to one.
#[test]
fn clock_changes_do_not_change_how_long_a_truck_waits() {
    let night = StopFacts {
        earliest_at: at("2026-10-31T22:00"),
        departed_at: Some(at("2026-11-01T03:00")),
        ..stop("2026-10-31T22:00", "-")
    };
    // Five hours by the clock, six in fact, two of them free.
    assert_eq!(reckon(&terms(), &night).waited_minutes, 240);
    let found = reckon(&DetentionTerms { day_cap_cents: Some(17_500), ..terms() }, &night);
    assert_eq!((found.amount_cents, found.capped_by), (17_500, Some(DetentionCap::Day)));
    // The day of the change has 25 hours.
    let whole_day = StopFacts { departed_at: Some(at("2026-11-02T01:00")), ..night };
    let days = minutes_by_day(CHICAGO, at("2026-11-01T00:00"), 26 * 60);
    assert_eq!(days, [25 * 60, 60]);
    assert_eq!(reckon(&terms(), &whole_day).waited_minutes, 26 * 60);
}

fn minutes_by_day(zone: Tz, from: Timestamp, minutes: i64) -> Vec<i64> {
    DaysOff { days: &BTreeSet::new(), zone }.split(from, minutes)
}

/// Thanksgiving is a day off here: November 19.
#[test]
fn clock_stands_still_on_holidays() {
    use DetentionClockStart::{Appointment, Arrival};
    let closed = |stop: StopFacts, days: &[&str]| StopFacts {
        days_off: days.iter().map(|day| day.parse().unwrap()).collect(),
        ..stop
    };
    let (thursday, friday) = ("2026-11-19", "2026-11-20");
    let evening = |departed: &str| StopFacts { earliest_at: at("22:00"), ..stop("22:00", departed) };
    // Terms, stop, clock starts, free until, waited minutes, days left out.
    for (terms, stop, starts, free_until, waited, left_out) in [
        // Another day's holiday changes nothing.
        (terms(), closed(stop("08:00", "13:00"), &[thursday]), "08:00", "10:00", 180, 0),
        // Two hours are free before midnight; the holiday is not waited.
        (terms(), closed(evening("+2 03:00"), &[thursday]), "22:00", "+1 00:00", 180, 1),
        // The truck left on the holiday.
        (terms(), closed(evening("+1 09:00"), &[thursday]), "22:00", "+1 00:00", 0, 1),
        // The free time is cut in two.
        (terms(), closed(stop("23:00", "+2 04:00"), &[thursday]), "23:00", "+2 01:00", 180, 1),
        // Two holidays in a row.
        (terms(), closed(stop("23:00", "+3 04:00"), &[thursday, friday]), "23:00", "+3 01:00", 180, 2),
        // Arrived on a holiday: the clock starts at its end.
        (starting(Arrival), closed(stop("+1 15:00", "+2 05:00"), &[thursday]), "+2 00:00", "+2 02:00", 180, 1),
        (
            starting(Appointment),
            closed(stop("+1 15:00", "+2 05:00"), &["2026-11-18", thursday]),
            "+2 00:00",
            "+2 02:00",
            180,
            2,
        ),
        // Still there.
        (terms(), StopFacts { now: at("+2 01:00"), ..closed(evening("-"), &[thursday]) }, "22:00", "+1 00:00", 60, 1),
    ] {
        let found = reckon(&terms, &stop);
        let expected = (Some(at(starts)), Some(at(free_until)), waited, left_out);
        let found = (found.clock_starts_at, found.free_until, found.waited_minutes, found.left_out.len());
        assert_eq!(found, expected, "{terms:?}\n{stop:?}");
    }
    // A day's cap knows no minutes of the holiday: $50 before it, $250 after it, of which $100 count.
    let capped = DetentionTerms { day_cap_cents: Some(10_000), ..terms() };
    let over_holiday = StopFacts { earliest_at: at("21:00"), ..closed(stop("21:00", "+2 05:00"), &[thursday]) };
    assert_eq!(reckon(&capped, &over_holiday).amount_cents, 15_000);
}

#[test]
fn minutes_go_with_their_day_even_where_midnight_is_skipped() {
    // In Cairo clocks skip the midnight before April 24, 2026.
    let zone = chrono_tz::Africa::Cairo;
    let from = "2026-04-23T21:00:00Z".parse().unwrap();
    assert_eq!(minutes_by_day(zone, from, 120), [60, 60]);
    let odd = "2026-11-18T05:59:30Z".parse().unwrap();
    assert_eq!(minutes_by_day(CHICAGO, odd, 3), [1, 2]);
}
