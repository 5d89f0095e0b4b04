//! Drug and alcohol testing of a driver (49 CFR 382.401). Pure.

use chrono_tz::Tz;
use haul_compliance::testing::{
    file::{Selection, TestingFile},
    queries::ClearinghouseQuery,
    results::DrugAlcoholTest,
};
use haul_papers::{Fact, facts};

use super::{
    sheet::{Part, day, yes},
    words,
};

pub const KIND: &str = "Drug and alcohol testing";

pub fn about(file: &TestingFile, as_of: String) -> Vec<Fact> {
    let standing = &file.standing;
    let follow_up = standing.follow_up.as_ref();
    facts([
        ("Driver", Some(standing.driver.name.clone())),
        ("As of", Some(as_of)),
        ("Takes part", Some(yes(standing.is_covered))),
        ("May drive", Some(yes(standing.prohibition.is_none()))),
        ("Next query by", standing.query_due_on.map(|day| day.words().to_string())),
        ("Follow-up tests", follow_up.map(|plan| format!("{} of {}", plan.done_count, plan.ordered_count))),
    ])
}

pub fn parts(file: &TestingFile, zone: Tz) -> Vec<Part> {
    vec![tests(file), returns(file), queries(file, zone), selections(file)]
}

fn tests(file: &TestingFile) -> Part {
    let row = |test: &DrugAlcoholTest| {
        let alcohol = test.alcohol_thousandths.map(|value| format!(" (0.{value:03})")).unwrap_or_default();
        let result = test.result.map(words::test_result).unwrap_or("Open");
        vec![
            words::test_kind(test.kind).to_owned(),
            words::substance(test.substance).to_owned(),
            day(Some(test.ordered_on)),
            day(test.collected_on),
            format!("{result}{alcohol}"),
            day(test.result_on),
            test.collection_site.clone().unwrap_or_default(),
            test.reviewer.clone().unwrap_or_default(),
        ]
    };
    Part {
        title: "Tests",
        source: "49 CFR 382.401(b), (c)",
        head: vec!["Reason", "For", "Ordered", "Collected", "Result", "On", "Collected at", "Reviewed by"],
        widths: vec![2, 2, 0, 0, 2, 0, 2, 2],
        rows: file.tests.iter().map(row).collect(),
        empty: "No test is on record.",
    }
}

fn returns(file: &TestingFile) -> Part {
    let evaluated = file.tests.iter().filter(|test| test.evaluated_on.is_some());
    let rows = evaluated.map(|test| {
        vec![
            day(test.evaluated_on),
            day(test.collected_on),
            test.follow_up_count.map(|count| count.to_string()).unwrap_or_default(),
            day(test.follow_up_through_on),
        ]
    });
    Part {
        title: "Evaluations and return to duty",
        source: "49 CFR 382.401(b)(1)(iv), 382.605",
        head: vec!["Found ready on", "Return-to-duty test", "Follow-up tests ordered", "Through"],
        widths: vec![1, 1, 1, 1],
        rows: rows.collect(),
        empty: "The driver was never referred to a substance abuse professional.",
    }
}

fn queries(file: &TestingFile, zone: Tz) -> Part {
    let row = |query: &ClearinghouseQuery| {
        vec![
            day(Some(query.queried_at.date_in(zone))),
            words::query_kind(query.kind).to_owned(),
            words::consent(query.consent).to_owned(),
            day(Some(query.consented_on)),
            query.result.map(words::query_result).unwrap_or("Open").to_owned(),
            query.reference.clone().unwrap_or_default(),
        ]
    };
    Part {
        title: "Clearinghouse queries",
        source: "49 CFR 382.701, 382.703",
        head: vec!["Date", "Query", "Consent", "Consented on", "Result", "Reference"],
        widths: vec![0, 2, 2, 0, 2, 2],
        rows: file.queries.iter().map(row).collect(),
        empty: "No query is on record.",
    }
}

fn selections(file: &TestingFile) -> Part {
    let row = |selection: &Selection| {
        vec![
            format!("{} – {}", day(Some(selection.period_starts_on)), day(Some(selection.period_ends_on))),
            match (selection.takes_drugs, selection.takes_alcohol) {
                (true, true) => "Drugs and alcohol",
                (true, false) => "Drugs",
                _ => "Alcohol",
            }
            .to_owned(),
            day(selection.notified_on),
            selection.excused_reason.clone().unwrap_or_default(),
        ]
    };
    Part {
        title: "Random selections",
        source: "49 CFR 382.305, 382.401(b)(2)",
        head: vec!["Period", "For", "Notified", "Excused because"],
        widths: vec![2, 1, 0, 2],
        rows: file.selections.iter().map(row).collect(),
        empty: "No draw has selected the driver.",
    }
}
