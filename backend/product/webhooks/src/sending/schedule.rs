//! When deliveries are tried again, and when an endpoint rests.

use chrono::TimeDelta;

/// A receiver that is down over a weekend misses nothing.
pub const GIVE_UP_AFTER: TimeDelta = TimeDelta::days(3);
/// Longer than the last event of a good day waits for its final attempt.
pub const SUSPEND_AFTER: TimeDelta = TimeDelta::days(5);
/// Half as much again as the host gives an attempt, so that no attempt outlives its lease.
pub const LEASE: TimeDelta = TimeDelta::seconds(15);
/// Requests to one endpoint at the same time: enough for ten events a second at a slow receiver.
pub const LANES: u64 = 8;
/// From so many failures in a row on, an endpoint has one lane and rests between attempts.
const FAILING_AFTER: i32 = 5;

/// Seconds until the next attempt: restarts take seconds, deployments minutes, repairs hours. The last one repeats until
/// [`GIVE_UP_AFTER`].
const PAUSES: [i64; 10] = [5, 10, 30, 120, 600, 1_800, 3_600, 10_800, 21_600, 43_200];
/// A failing endpoint is asked once a minute at least, so that it is noticed soon when it is back.
const LONGEST_REST: i64 = 60;

/// The pause after an attempt, counted from 1.
pub fn pause_after(attempts: i32) -> TimeDelta {
    let index = usize::try_from(attempts.max(1) - 1).unwrap_or_default().min(PAUSES.len() - 1);
    TimeDelta::seconds(PAUSES.get(index).copied().unwrap_or(LONGEST_REST))
}

/// How long an endpoint rests after so many failures in a row: 1 s, 2 s … up to a minute.
pub fn rest_after(failures: i32) -> Option<TimeDelta> {
    let beyond = u32::try_from(failures.checked_sub(FAILING_AFTER)?).ok()?;
    Some(TimeDelta::seconds(2_i64.checked_pow(beyond).map_or(LONGEST_REST, |rest| rest.min(LONGEST_REST))))
}

/// How many requests an endpoint may have at the same time.
pub fn lanes_after(failures: i32) -> u64 {
    if failures < FAILING_AFTER { LANES } else { 1 }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_grow_and_reach_three_days() {
        let pauses: Vec<_> = (1..=15).map(|attempt| pause_after(attempt).num_seconds()).collect();
        assert!(pauses.is_sorted());
        assert_eq!((pauses[0], pauses[9], pauses[14]), (5, 43_200, 43_200));
        assert!(pauses.iter().sum::<i64>() > GIVE_UP_AFTER.num_seconds());
    }

    #[test]
    fn an_endpoint_rests_only_if_it_keeps_failing() {
        assert_eq!((rest_after(1), rest_after(4)), (None, None));
        let rests = [5, 6, 8, 11, 40, i32::MAX].map(|failures| rest_after(failures).unwrap().num_seconds());
        assert_eq!(rests, [1, 2, 8, 60, 60, 60]);
        assert_eq!((lanes_after(4), lanes_after(5)), (8, 1));
    }
}
