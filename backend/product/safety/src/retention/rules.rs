//! How long records have to be kept. A new rule is one row. Pure.

use haul_entity::{
    compliance::{compliance_item, drug_alcohol_test, motor_vehicle_record},
    fleet::driver,
};
use haul_types::{ComplianceSubject, Date, DriverStatus, DrugAlcoholResult, DrugAlcoholTestKind, RetentionRule};

/// How long some records have to be kept, and who says so.
#[derive(Debug)]
pub struct Rule {
    pub code: RetentionRule,
    /// The records, as people call them.
    pub records: &'static str,
    /// The day from which the time counts.
    pub counts_from: &'static str,
    pub months: u32,
    pub source: &'static str,
}

const fn rule(
    code: RetentionRule,
    records: &'static str,
    counts_from: &'static str,
    months: u32,
    source: &'static str,
) -> Rule {
    Rule { code, records, counts_from, months, source }
}

#[rustfmt::skip]
pub const RULES: [Rule; 13] = [
    rule(RetentionRule::DriverFile, "Qualification file of a driver who left", "last day of employment", 36, "49 CFR 391.51(c)"),
    rule(RetentionRule::Investigation, "What previous employers of a driver who left were asked and answered", "last day of employment", 36, "49 CFR 391.53(c)"),
    // For as long as the driver works here, and longer than the 90 days after that (172.704(d)).
    rule(RetentionRule::DriverEvent, "Training, signed policies, coaching and incidents of a driver who left", "last day of employment", 36, "49 CFR 172.704(d), 391.51(c)"),
    rule(RetentionRule::DrivingRecord, "Annual MVR and its review, once renewed", "day of issue", 36, "49 CFR 391.51(d)(1), (2)"),
    rule(RetentionRule::Medical, "Medical certificate, medical status, variance or examiner check, once renewed", "day of issue", 36, "49 CFR 391.51(d)"),
    rule(RetentionRule::AnnualInspection, "Annual inspection of a vehicle, once renewed", "day of the inspection", 14, "49 CFR 396.21(b)"),
    rule(RetentionRule::RoadsideInspection, "Roadside inspection", "day of the inspection", 12, "49 CFR 396.9(d)(3)"),
    rule(RetentionRule::Accident, "Accident", "day of the accident", 36, "49 CFR 390.15(b)"),
    rule(RetentionRule::PositiveTest, "Positive or refused test, or alcohol of 0.02 or more", "day of the result", 60, "49 CFR 382.401(b)(1)"),
    rule(RetentionRule::FollowUpTest, "Return-to-duty or follow-up test, with the SAP's evaluation", "day of the result", 60, "49 CFR 40.333(a)(1), 382.401(b)(1)"),
    rule(RetentionRule::NegativeTest, "Negative or canceled test, or alcohol below 0.02", "day of the result", 12, "49 CFR 382.401(b)(3)"),
    // The selection is a record of the collection process (382.401(c)(1)).
    rule(RetentionRule::RandomDraw, "Random draw", "last day of its period", 24, "49 CFR 382.401(b)(2)"),
    rule(RetentionRule::ClearinghouseQuery, "Clearinghouse query", "day of the query", 36, "49 CFR 382.701(e)"),
];

/// Papers that may leave the file of a driver who still works here (49 CFR 391.51(d)).
pub const DRIVING_RECORDS: &[&str] = &["annual_review"];
pub const MEDICAL_ITEMS: &[&str] = &["medical", "medical_status", "variance", "examiner"];
pub const ANNUAL_INSPECTION: &str = "inspection";

/// From 0.02 on, an alcohol test is kept as a positive one is (49 CFR 382.401(b)(1)(i)).
const KEPT_THOUSANDTHS: i32 = 20;

impl Rule {
    pub fn of(code: RetentionRule) -> Option<&'static Self> {
        RULES.iter().find(|rule| rule.code == code)
    }

    /// The first day on which a record may go: the day after its time. A month without that day ends it earlier.
    pub fn first_day(&self, dated_on: Date) -> Date {
        dated_on.plus_months(self.months).plus_days(1)
    }

    /// Records from later on are surely kept; no month has fewer than 28 days.
    pub fn latest_date(&self, today: Date) -> Date {
        today.minus_days(self.months.saturating_mul(28))
    }
}

/// The day on which a driver left who has not come back.
pub fn left_on(driver: &driver::Model) -> Option<Date> {
    let day = driver.terminated_on.filter(|_| driver.status == DriverStatus::Terminated)?;
    driver.rehired_on.is_none_or(|rehired| rehired < day).then_some(day)
}

/// The rule under which a paper goes first, with the day from which its time counts. `entered_on` stands for a day of issue
/// that is not known: it can't have been issued later.
pub fn of_paper(
    row: &compliance_item::Model,
    left_on: Option<Date>,
    entered_on: Date,
) -> Option<(&'static Rule, Date)> {
    let dated_on = row.issued_on.unwrap_or(entered_on);
    let is_renewed = row.superseded_at.is_some() || row.archived_at.is_some();
    let own = match row.record_kind {
        _ if !is_renewed => None,
        ComplianceSubject::Driver if DRIVING_RECORDS.contains(&&*row.item_type) => Some(RetentionRule::DrivingRecord),
        ComplianceSubject::Driver if MEDICAL_ITEMS.contains(&&*row.item_type) => Some(RetentionRule::Medical),
        ComplianceSubject::Truck | ComplianceSubject::Trailer if row.item_type == ANNUAL_INSPECTION => {
            Some(RetentionRule::AnnualInspection)
        }
        _ => None,
    };
    let own = own.and_then(Rule::of).map(|rule| (rule, dated_on));
    let of_file = Rule::of(RetentionRule::DriverFile).zip(left_on);
    own.into_iter().chain(of_file).min_by_key(|(rule, dated_on)| rule.first_day(*dated_on))
}

/// The rule under which a motor vehicle record goes first. The one at hire stays with the file (49 CFR 391.51(c)); a yearly
/// one goes once a later one was reviewed (49 CFR 391.51(d)(1)).
pub fn of_driving_record(
    row: &motor_vehicle_record::Model,
    is_renewed: bool,
    left_on: Option<Date>,
) -> Option<(&'static Rule, Date)> {
    let yearly = (is_renewed && !row.is_at_hire).then(|| Rule::of(RetentionRule::DrivingRecord)).flatten();
    let of_file = Rule::of(RetentionRule::DriverFile).zip(left_on);
    let yearly = yearly.map(|rule| (rule, row.pulled_on));
    yearly.into_iter().chain(of_file).min_by_key(|(rule, dated_on)| rule.first_day(*dated_on))
}

/// The rule of a test whose result is known.
pub fn of_test(row: &drug_alcohol_test::Model) -> Option<(&'static Rule, Date)> {
    let result = row.result?;
    let is_positive = matches!(result, DrugAlcoholResult::Positive | DrugAlcoholResult::Refused);
    let code = match row.kind {
        _ if is_positive || row.alcohol_thousandths.unwrap_or_default() >= KEPT_THOUSANDTHS => {
            RetentionRule::PositiveTest
        }
        DrugAlcoholTestKind::ReturnToDuty | DrugAlcoholTestKind::FollowUp => RetentionRule::FollowUpTest,
        _ => RetentionRule::NegativeTest,
    };
    Rule::of(code).map(|rule| (rule, row.result_on.or(row.collected_on).unwrap_or(row.ordered_on)))
}

#[cfg(test)]
mod tests {
    use haul_types::{TestSubstance, Timestamp};
    use sea_orm::Iterable;
    use uuid::Uuid;

    use super::*;

    fn day(text: &str) -> Date {
        text.parse().unwrap()
    }

    fn at() -> Timestamp {
        "2020-01-01T12:00:00Z".parse().unwrap()
    }

    #[test]
    fn each_rule_is_there_once_and_says_where_it_comes_from() {
        for code in RetentionRule::iter() {
            assert_eq!(RULES.iter().filter(|rule| rule.code == code).count(), 1, "{code:?}");
        }
        assert!(RULES.iter().all(|rule| rule.source.starts_with("49 CFR ") && rule.months > 0));
    }

    #[test]
    fn a_record_may_go_on_the_day_after_its_time() {
        use RetentionRule::*;
        for (code, dated_on, first) in [
            (Accident, "2023-11-26", "2026-11-27"),
            (PositiveTest, "2021-11-26", "2026-11-27"),
            (NegativeTest, "2025-11-26", "2026-11-27"),
            (RandomDraw, "2024-12-31", "2027-01-01"),
            (RoadsideInspection, "2025-12-31", "2027-01-01"),
            // Months without such a day.
            (AnnualInspection, "2025-12-31", "2027-03-01"),
            (AnnualInspection, "2025-08-31", "2026-11-01"),
            // A leap day, and a time that ends on one.
            (Medical, "2024-02-29", "2027-03-01"),
            (NegativeTest, "2024-02-29", "2025-03-01"),
            (PositiveTest, "2019-02-28", "2024-02-29"),
            (DriverFile, "2021-02-28", "2024-02-29"),
            (DriverFile, "2021-03-01", "2024-03-02"),
        ] {
            let rule = Rule::of(code).unwrap();
            assert_eq!(rule.first_day(day(dated_on)), day(first), "{code:?} of {dated_on}");
            // What is read from the database has every record that may go.
            assert!(day(dated_on) <= rule.latest_date(day(first)), "{code:?} of {dated_on}");
        }
    }

    fn paper(
        kind: ComplianceSubject,
        item_type: &str,
        issued_on: Option<&str>,
        is_renewed: bool,
    ) -> compliance_item::Model {
        compliance_item::Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            record_kind: kind,
            record_id: Uuid::nil(),
            driver_id: None,
            truck_id: None,
            trailer_id: None,
            motor_carrier_id: None,
            item_type: item_type.to_owned(),
            number: None,
            issuer: None,
            issued_on: issued_on.map(day),
            expires_on: None,
            waived_reason: None,
            note: None,
            added_by: "Ann Lee".to_owned(),
            superseded_at: is_renewed.then(at),
            archived_at: None,
            version: 1,
            created_at: at(),
            updated_at: at(),
        }
    }

    #[test]
    fn a_paper_goes_by_the_rule_that_ends_first() {
        use ComplianceSubject::*;
        for (row, left_on, expected) in [
            // The file of a driver who works here is kept, except what was renewed and is yearly or medical.
            (paper(Driver, "application", Some("2010-01-01"), false), None, None),
            (paper(Driver, "application", Some("2010-01-01"), true), None, None),
            (paper(Driver, "medical", Some("2020-01-05"), false), None, None),
            (paper(Driver, "medical", Some("2020-01-05"), true), None, Some((RetentionRule::Medical, "2020-01-05"))),
            (paper(Driver, "annual_review", None, true), None, Some((RetentionRule::DrivingRecord, "2020-06-01"))),
            (
                paper(Driver, "application", Some("2010-01-01"), false),
                Some("2022-03-04"),
                Some((RetentionRule::DriverFile, "2022-03-04")),
            ),
            (
                paper(Driver, "medical", Some("2020-01-05"), true),
                Some("2022-03-04"),
                Some((RetentionRule::Medical, "2020-01-05")),
            ),
            (
                paper(Truck, "inspection", Some("2024-05-31"), true),
                None,
                Some((RetentionRule::AnnualInspection, "2024-05-31")),
            ),
            (paper(Truck, "inspection", Some("2024-05-31"), false), None, None),
            (paper(Truck, "registration", Some("2014-05-31"), true), None, None),
            (paper(MotorCarrier, "medical", Some("2014-05-31"), true), None, None),
        ] {
            let found = of_paper(&row, left_on.map(day), day("2020-06-01")).map(|(rule, on)| (rule.code, on));
            assert_eq!(found, expected.map(|(code, on)| (code, day(on))), "{row:?}");
        }
    }

    #[test]
    fn a_test_is_kept_by_its_result() {
        use DrugAlcoholResult::*;
        use DrugAlcoholTestKind::*;
        for (kind, result, alcohol, expected) in [
            (Random, None, None, None),
            (Random, Some(Negative), None, Some(RetentionRule::NegativeTest)),
            (Random, Some(NegativeDilute), None, Some(RetentionRule::NegativeTest)),
            (PostAccident, Some(Cancelled), None, Some(RetentionRule::NegativeTest)),
            (Random, Some(Positive), None, Some(RetentionRule::PositiveTest)),
            (PreEmployment, Some(Refused), None, Some(RetentionRule::PositiveTest)),
            (Random, Some(Negative), Some(19), Some(RetentionRule::NegativeTest)),
            (Random, Some(Negative), Some(20), Some(RetentionRule::PositiveTest)),
            (ReturnToDuty, Some(Negative), None, Some(RetentionRule::FollowUpTest)),
            (FollowUp, Some(Negative), None, Some(RetentionRule::FollowUpTest)),
            (FollowUp, Some(Positive), None, Some(RetentionRule::PositiveTest)),
        ] {
            let row = drug_alcohol_test::Model {
                id: Uuid::nil(),
                company_id: Uuid::nil(),
                driver_id: Uuid::nil(),
                kind,
                substance: TestSubstance::Both,
                ordered_on: day("2025-01-01"),
                collected_on: Some(day("2025-01-02")),
                result,
                result_on: result.map(|_| day("2025-01-05")),
                alcohol_thousandths: alcohol,
                collection_site: None,
                reviewer: None,
                evaluated_on: None,
                follow_up_count: None,
                follow_up_through_on: None,
                note: None,
                archived_at: None,
                version: 1,
                created_at: at(),
                updated_at: at(),
            };
            let found = of_test(&row);
            assert_eq!(found.map(|(rule, _)| rule.code), expected, "{kind:?} {result:?}");
            assert!(found.is_none_or(|(_, on)| on == day("2025-01-05")));
        }
    }
}
