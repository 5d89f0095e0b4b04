//! The investigation history of a driver (49 CFR 391.53). Pure.

use haul_compliance::inquiries::{EmployerInquiry, Investigation};
use haul_papers::{Fact, facts, words::phone};

use super::{
    sheet::{Part, day, yes},
    words,
};

pub const KIND: &str = "Driver investigation history";

pub fn about(standing: &Investigation, as_of: String) -> Vec<Fact> {
    facts([
        ("Driver", Some(standing.driver.name.clone())),
        ("As of", Some(as_of)),
        ("On file by", standing.due_on.map(|day| day.words().to_string())),
        ("Employers with an outcome", Some(format!("{} of {}", standing.closed_count, standing.employer_count))),
    ])
}

pub fn parts(inquiries: &[EmployerInquiry]) -> Vec<Part> {
    let employers = inquiries.iter().map(|inquiry| {
        let reach = [inquiry.contact_name.clone(), inquiry.phone.as_deref().map(phone), inquiry.email.clone()];
        let reach: Vec<String> = reach.into_iter().flatten().collect();
        vec![
            [vec![inquiry.employer_name.clone()], reach].concat().join("\n"),
            format!("{} – {}", day(inquiry.from_on), day(inquiry.to_on)),
            inquiry.position.clone().unwrap_or_default(),
            day(inquiry.authorized_on),
            yes(inquiry.is_regulated),
            yes(inquiry.is_safety_sensitive),
            inquiry.outcome.map(words::outcome).unwrap_or("Open").to_owned(),
            day(inquiry.closed_on),
        ]
    });
    let contacts = inquiries.iter().flat_map(|inquiry| {
        inquiry.attempts.iter().map(|attempt| {
            vec![
                inquiry.employer_name.clone(),
                day(Some(attempt.on)),
                words::method(attempt.method).to_owned(),
                attempt.note.clone().unwrap_or_default(),
            ]
        })
    });
    let answered = inquiries.iter().filter(|inquiry| inquiry.answer.is_some());
    let answers = answered.map(|inquiry| {
        vec![
            inquiry.employer_name.clone(),
            inquiry.answer.clone().unwrap_or_default(),
            inquiry.accidents.clone().unwrap_or_else(|| "None told".to_owned()),
            inquiry.test_violations.clone().unwrap_or_else(|| "None told".to_owned()),
            inquiry.is_rehire_eligible.map(yes).unwrap_or_default(),
        ]
    });
    let rebuttals = inquiries.iter().filter_map(|inquiry| {
        Some(vec![inquiry.employer_name.clone(), day(inquiry.rebutted_on), inquiry.rebuttal.clone()?])
    });
    vec![
        Part {
            title: "Previous employers",
            source: "49 CFR 391.23(a)(2), 391.53(b)",
            head: vec!["Employer", "Employed", "Position", "Authorized", "FMCSA rules", "Tested", "Outcome", "On"],
            widths: vec![2, 2, 2, 0, 0, 0, 0, 0],
            rows: employers.collect(),
            empty: "No previous employer is on record.",
        },
        Part {
            title: "Contacts",
            source: "49 CFR 391.23(c)(2)",
            head: vec!["Employer", "Date", "How", "Note"],
            widths: vec![2, 0, 0, 3],
            rows: contacts.collect(),
            empty: "No employer has been asked yet.",
        },
        Part {
            title: "Answers",
            source: "49 CFR 391.23(d), (e), 391.53(b)(2)",
            head: vec!["Employer", "Confirmed", "Accidents", "Drugs and alcohol", "Rehire"],
            widths: vec![2, 3, 2, 2, 0],
            rows: answers.collect(),
            empty: "No employer has answered yet.",
        },
        Part {
            title: "Rebuttals of the driver",
            source: "49 CFR 391.23(j)",
            head: vec!["Employer", "Date", "Rebuttal"],
            widths: vec![2, 0, 4],
            rows: rebuttals.collect(),
            empty: "The driver has not objected.",
        },
    ]
}
