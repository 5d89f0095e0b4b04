//! Whether a driver may drive, judged from tests and queries. Pure, except for reading them.
//!
//! A prohibition is never stored: it follows from what is on record, so a correction takes effect at once.

use std::collections::{HashMap, HashSet};

use chrono::TimeDelta;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Archivable,
    compliance::{clearinghouse_query, drug_alcohol_test},
};
use haul_types::{
    ClearinghouseQueryKind, ClearinghouseResult, Date, DrugAlcoholResult, DrugAlcoholTestKind, PaperWarning,
    ProhibitionReason, TestSubstance, Timestamp,
};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

/// After a limited query that found a record (49 CFR 382.701(b)(3)).
const FULL_QUERY_WITHIN: TimeDelta = TimeDelta::hours(24);
/// A concentration of 0.04 or more is a violation (49 CFR 382.201).
pub const VIOLATION_THOUSANDTHS: i32 = 40;
/// From 0.02 on, a driver rests for at least 24 hours (49 CFR 382.505).
const REST_THOUSANDTHS: i32 = 20;

/// That a driver may not drive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Prohibition {
    pub reason: ProhibitionReason,
    /// The day of the result or query behind it.
    pub since_on: Date,
}

/// What tests and queries say about a driver now.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DriverStanding {
    pub prohibition: Option<Prohibition>,
    /// A negative pre-employment drug test is on record.
    pub is_cleared: bool,
}

impl DriverStanding {
    /// What everyone who sees the driver is told; never why.
    pub fn warning(&self) -> Option<PaperWarning> {
        self.prohibition.map(|_| PaperWarning {
            code: "driver_prohibited".to_owned(),
            message: "May not drive. Ask safety.".to_owned(),
            is_blocking: true,
        })
    }
}

/// A dated fact about a driver.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Fact {
    on: Date,
    /// Decides between facts of one day: when a query was made, when a test was recorded.
    entered_at: Timestamp,
    says: Says,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Says {
    Violation(ProhibitionReason),
    /// A concentration of 0.02 to 0.039.
    Rest,
    /// A negative return-to-duty test after an evaluation on that day.
    BackToDuty {
        evaluated_on: Date,
    },
    /// A limited query found a record.
    RecordsFound {
        at: Timestamp,
    },
    FullQuery {
        is_prohibited: bool,
    },
}

/// The prohibition that follows from a driver's facts at a moment, whose local day is `today`.
///
/// A violation ends with a negative return-to-duty test whose evaluation came after it (49 CFR 40.305, 382.503).
/// What the Clearinghouse says about other employers ends in the same way, or with a later full query that no longer
/// prohibits the driver (49 CFR 382.701(d)).
fn judge(mut facts: Vec<Fact>, now: Timestamp, today: Date) -> Option<Prohibition> {
    facts.sort_by_key(|fact| (fact.on, fact.entered_at));
    let (mut violation, mut latest_on) = (None::<Prohibition>, None::<Date>);
    let (mut queried, mut hit, mut rest) = (None, None, None);
    for Fact { on, says, .. } in facts {
        match says {
            Says::Violation(reason) => {
                violation = violation.or(Some(Prohibition { reason, since_on: on }));
                latest_on = Some(on);
            }
            Says::Rest => rest = Some(on),
            Says::BackToDuty { evaluated_on } => {
                if latest_on.is_none_or(|day| day <= evaluated_on) {
                    (violation, latest_on, queried) = (None, None, None);
                }
            }
            Says::RecordsFound { at } => hit = hit.or(Some((at, on))),
            Says::FullQuery { is_prohibited } => {
                hit = None;
                let found = Prohibition { reason: ProhibitionReason::Clearinghouse, since_on: on };
                queried = is_prohibited.then(|| queried.unwrap_or(found));
            }
        }
    }
    let overdue = hit.filter(|(at, _)| *at + FULL_QUERY_WITHIN <= now);
    let overdue = overdue.map(|(_, since_on)| Prohibition { reason: ProhibitionReason::FullQueryOverdue, since_on });
    // Only the day of the test is known, so the whole next day counts.
    let resting = rest.filter(|on: &Date| today <= on.plus_days(1));
    let resting = resting.map(|since_on| Prohibition { reason: ProhibitionReason::AlcoholBelowLimit, since_on });
    violation.or(queried).or(overdue).or(resting)
}

fn of_test(row: &drug_alcohol_test::Model) -> Option<Fact> {
    let fact = |on, says| Fact { on, entered_at: row.created_at, says };
    let alcohol = row.alcohol_thousandths.unwrap_or_default();
    // Breath is measured when it is given; the drugs of the same test may take days, or be canceled.
    let is_void = row.result == Some(DrugAlcoholResult::Cancelled) && row.substance != TestSubstance::Both;
    let measured_on = row.collected_on.or(row.result_on).filter(|_| !is_void);
    match (row.result, row.kind, row.evaluated_on) {
        (Some(DrugAlcoholResult::Refused), ..) => {
            Some(fact(row.result_on?, Says::Violation(ProhibitionReason::RefusedTest)))
        }
        _ if alcohol >= VIOLATION_THOUSANDTHS => Some(fact(measured_on?, Says::Violation(ProhibitionReason::Alcohol))),
        (Some(DrugAlcoholResult::Positive), ..) => {
            Some(fact(row.result_on?, Says::Violation(ProhibitionReason::PositiveTest)))
        }
        _ if alcohol >= REST_THOUSANDTHS => Some(fact(measured_on?, Says::Rest)),
        (Some(result), DrugAlcoholTestKind::ReturnToDuty, Some(evaluated_on)) if result.is_negative() => {
            Some(fact(row.result_on?, Says::BackToDuty { evaluated_on }))
        }
        _ => None,
    }
}

fn of_query(row: &clearinghouse_query::Model, zone: chrono_tz::Tz) -> Option<Fact> {
    let says = match (row.kind, row.result?) {
        (ClearinghouseQueryKind::Limited, ClearinghouseResult::RecordsFound) => {
            Says::RecordsFound { at: row.queried_at }
        }
        (ClearinghouseQueryKind::Limited, _) => return None,
        (_, result) => Says::FullQuery { is_prohibited: result == ClearinghouseResult::Prohibited },
    };
    Some(Fact { on: row.queried_at.date_in(zone), entered_at: row.queried_at, says })
}

/// What a driver's tests and queries say at a moment.
pub(super) fn standing(
    tests: &[drug_alcohol_test::Model],
    queries: &[clearinghouse_query::Model],
    now: Timestamp,
    zone: chrono_tz::Tz,
) -> DriverStanding {
    let facts = tests.iter().filter_map(of_test).chain(queries.iter().filter_map(|row| of_query(row, zone)));
    let is_clearing = |row: &drug_alcohol_test::Model| {
        row.kind == DrugAlcoholTestKind::PreEmployment
            && row.substance.has_drugs()
            && row.result.is_some_and(DrugAlcoholResult::is_negative)
    };
    DriverStanding {
        prohibition: judge(facts.collect(), now, now.date_in(zone)),
        is_cleared: tests.iter().any(is_clearing),
    }
}

/// What is on record about a driver: tests and queries that are not archived.
pub(super) type OnRecord = (Vec<drug_alcohol_test::Model>, Vec<clearinghouse_query::Model>);

/// The tests and queries of drivers, by driver.
pub(super) async fn on_record(
    db: &impl Connection,
    company_id: Uuid,
    driver_ids: &HashSet<Uuid>,
) -> Result<HashMap<Uuid, OnRecord>, DbErr> {
    let mut found: HashMap<Uuid, OnRecord> = HashMap::new();
    if driver_ids.is_empty() {
        return Ok(found);
    }
    let tests = drug_alcohol_test::Entity::archived_or_not(company_id, false)
        .filter(drug_alcohol_test::Column::DriverId.is_in(driver_ids.iter().copied()))
        .fetch_all(db)
        .await?;
    let queries = clearinghouse_query::Entity::archived_or_not(company_id, false)
        .filter(clearinghouse_query::Column::DriverId.is_in(driver_ids.iter().copied()))
        .fetch_all(db)
        .await?;
    for row in tests {
        found.entry(row.driver_id).or_default().0.push(row);
    }
    for row in queries {
        found.entry(row.driver_id).or_default().1.push(row);
    }
    Ok(found)
}

/// The standing of drivers at a moment; drivers without a test or query on record are left out.
pub async fn standings_of(
    db: &impl Connection,
    company_id: Uuid,
    driver_ids: impl IntoIterator<Item = Uuid>,
    now: Timestamp,
) -> Result<HashMap<Uuid, DriverStanding>, DbErr> {
    let ids: HashSet<Uuid> = driver_ids.into_iter().collect();
    let on_record = on_record(db, company_id, &ids).await?;
    if on_record.is_empty() {
        return Ok(HashMap::new());
    }
    let zone = haul_api::zone_of_company(db, company_id).await?;
    let judged = on_record.into_iter().map(|(id, (tests, queries))| (id, standing(&tests, &queries, now, zone)));
    Ok(judged.collect())
}

/// The tests and queries of drivers without which a driver's standing would be another now.
pub async fn decisive(
    db: &impl Connection,
    company_id: Uuid,
    driver_ids: &HashSet<Uuid>,
    now: Timestamp,
) -> Result<HashSet<Uuid>, DbErr> {
    let on_record = on_record(db, company_id, driver_ids).await?;
    if on_record.is_empty() {
        return Ok(HashSet::new());
    }
    let zone = haul_api::zone_of_company(db, company_id).await?;
    let mut found = HashSet::new();
    for (tests, queries) in on_record.into_values() {
        let whole = standing(&tests, &queries, now, zone);
        for id in tests.iter().map(|row| row.id) {
            let rest: Vec<_> = tests.iter().filter(|row| row.id != id).cloned().collect();
            if standing(&rest, &queries, now, zone) != whole {
                found.insert(id);
            }
        }
        for id in queries.iter().map(|row| row.id) {
            let rest: Vec<_> = queries.iter().filter(|row| row.id != id).cloned().collect();
            if standing(&tests, &rest, now, zone) != whole {
                found.insert(id);
            }
        }
    }
    Ok(found)
}

/// The day of the company's first test on record; drivers hired before it are not missing one.
pub async fn first_test_on(db: &impl Connection, company_id: Uuid) -> Result<Option<Date>, DbErr> {
    let first = drug_alcohol_test::Entity::archived_or_not(company_id, false)
        .order_by_asc(drug_alcohol_test::Column::OrderedOn)
        .limit(1)
        .fetch_optional(db)
        .await?;
    Ok(first.map(|row| row.ordered_on))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn at(text: &str) -> Timestamp {
        text.parse().unwrap()
    }

    /// A fact entered at noon of its day.
    fn fact(on: &str, says: Says) -> Fact {
        Fact { on: day(on), entered_at: at(&format!("{on}T12:00:00Z")), says }
    }

    fn back(on: &str, evaluated_on: &str) -> Fact {
        fact(on, Says::BackToDuty { evaluated_on: day(evaluated_on) })
    }

    fn hit(on: &str, time: &str) -> Fact {
        fact(on, Says::RecordsFound { at: at(&format!("{on}T{time}Z")) })
    }

    const POSITIVE: Says = Says::Violation(ProhibitionReason::PositiveTest);
    const REFUSED: Says = Says::Violation(ProhibitionReason::RefusedTest);
    const PROHIBITED: Says = Says::FullQuery { is_prohibited: true };
    const ALLOWED: Says = Says::FullQuery { is_prohibited: false };

    #[test]
    fn a_prohibition_lasts_until_the_return_to_duty() {
        use ProhibitionReason::*;
        let now = at("2026-11-20T16:00:00Z");
        for (case, (facts, expected)) in [
            (vec![], None),
            (vec![fact("2026-11-02", POSITIVE)], Some((PositiveTest, "2026-11-02"))),
            // The first violation counts, whatever the order of entry.
            (vec![fact("2026-11-05", REFUSED), fact("2026-11-02", POSITIVE)], Some((PositiveTest, "2026-11-02"))),
            (vec![fact("2026-11-02", POSITIVE), back("2026-11-18", "2026-11-10")], None),
            // The evaluation was of an earlier violation, or there was another violation after it.
            (vec![fact("2026-11-02", POSITIVE), back("2026-11-18", "2026-10-10")], Some((PositiveTest, "2026-11-02"))),
            (
                vec![fact("2026-11-02", POSITIVE), fact("2026-11-12", REFUSED), back("2026-11-18", "2026-11-10")],
                Some((PositiveTest, "2026-11-02")),
            ),
            // A violation after the return.
            (
                vec![fact("2026-10-02", POSITIVE), back("2026-10-28", "2026-10-20"), fact("2026-11-19", REFUSED)],
                Some((RefusedTest, "2026-11-19")),
            ),
            // The return was entered before the positive test of an earlier day.
            (vec![back("2026-11-18", "2026-11-10"), fact("2026-11-02", POSITIVE)], None),
            (vec![fact("2026-11-03", PROHIBITED)], Some((Clearinghouse, "2026-11-03"))),
            (vec![fact("2026-11-03", PROHIBITED), fact("2026-11-09", PROHIBITED)], Some((Clearinghouse, "2026-11-03"))),
            (vec![fact("2026-11-03", PROHIBITED), fact("2026-11-09", ALLOWED)], None),
            (vec![fact("2026-11-03", PROHIBITED), back("2026-11-18", "2026-11-10")], None),
            // A query does not undo the company's own result.
            (vec![fact("2026-11-02", POSITIVE), fact("2026-11-09", ALLOWED)], Some((PositiveTest, "2026-11-02"))),
        ]
        .into_iter()
        .enumerate()
        {
            let expected = expected.map(|(reason, since)| Prohibition { reason, since_on: day(since) });
            assert_eq!(judge(facts.clone(), now, day("2026-11-20")), expected, "case {case}");
            let reversed = facts.into_iter().rev().collect();
            assert_eq!(judge(reversed, now, day("2026-11-20")), expected, "case {case}, read in another order");
        }
    }

    #[test]
    fn facts_of_one_day_count_as_they_were_entered() {
        let (now, today) = (at("2026-11-20T16:00:00Z"), day("2026-11-20"));
        let morning = Fact { entered_at: at("2026-11-20T08:00:00Z"), ..back("2026-11-20", "2026-11-20") };
        let noon = fact("2026-11-20", POSITIVE);
        let evening = Fact { entered_at: at("2026-11-20T15:00:00Z"), ..morning };
        assert!(judge(vec![noon, morning], now, today).is_some());
        assert_eq!(judge(vec![evening, noon], now, today), None);
    }

    #[test]
    fn time_alone_prohibits_after_a_hit_and_releases_after_a_rest() {
        let limited = hit("2026-11-19", "16:00:00");
        let rest = fact("2026-11-19", Says::Rest);
        for (facts, now, expected) in [
            (vec![limited], "2026-11-20T15:59:59Z", None),
            (vec![limited], "2026-11-20T16:00:00Z", Some(ProhibitionReason::FullQueryOverdue)),
            (vec![limited, fact("2026-11-20", ALLOWED)], "2026-11-25T16:00:00Z", None),
            (
                vec![limited, fact("2026-11-20", PROHIBITED)],
                "2026-11-20T16:00:00Z",
                Some(ProhibitionReason::Clearinghouse),
            ),
            (vec![rest], "2026-11-19T20:00:00Z", Some(ProhibitionReason::AlcoholBelowLimit)),
            (vec![rest], "2026-11-20T23:00:00Z", Some(ProhibitionReason::AlcoholBelowLimit)),
            (vec![rest], "2026-11-21T00:00:00Z", None),
        ] {
            let now = at(now);
            assert_eq!(
                judge(facts.clone(), now, now.date()).map(|found| found.reason),
                expected,
                "{facts:?} at {now:?}"
            );
        }
    }
}
