//! What the law asks a carrier to keep, and where it is: on which screen, in which field, on which line of the paper that
//! an auditor gets. The table is `backend/REQUIREMENTS.md`.

use std::{collections::HashMap, fmt::Write, fs, path::Path};

use haul_tests::{
    Backend::Sqlite,
    TestApp,
    freight::{driver, id},
};
use serde_json::{Value, json};

/// Where a requirement is met.
enum Place {
    /// A type of paper: the line of the checklist and of the file.
    Item(&'static str),
    /// A field of a schema of the API, and the words on the paper.
    Field { screen: &'static str, field: (&'static str, &'static str), paper: Paper, line: &'static str },
    /// Kept elsewhere, and why.
    Elsewhere(&'static str),
}

#[derive(Clone, Copy, PartialEq, Eq, Hash)]
enum Paper {
    DriverFile,
    Investigation,
    Testing,
    AccidentRegister,
    VehicleFile,
    Training,
}

impl Paper {
    fn name(self) -> &'static str {
        match self {
            Self::DriverFile => "Driver qualification file",
            Self::Investigation => "Driver investigation history",
            Self::Testing => "Drug and alcohol testing",
            Self::AccidentRegister => "Accident register",
            Self::VehicleFile => "Vehicle file",
            Self::Training => "Driver training and policies",
        }
    }
}

use Place::{Elsewhere, Item};

const fn investigation(field: &'static str, line: &'static str) -> Place {
    let field = ("EmployerInquiry", field);
    Place::Field { screen: "/apps/safety/drivers?tab=inquiries", field, paper: Paper::Investigation, line }
}

const fn test(field: &'static str, line: &'static str) -> Place {
    let field = ("DrugAlcoholTestRecord", field);
    Place::Field { screen: "/apps/safety/drivers?tab=tests", field, paper: Paper::Testing, line }
}

const fn query(field: &'static str, line: &'static str) -> Place {
    let field = ("ClearinghouseQuery", field);
    Place::Field { screen: "/apps/safety/drivers?tab=queries", field, paper: Paper::Testing, line }
}

const fn certification(field: &'static str, line: &'static str) -> Place {
    let field = ("MedicalProof", field);
    Place::Field { screen: "/apps/safety/drivers", field, paper: Paper::DriverFile, line }
}

const fn training(field: &'static str, line: &'static str) -> Place {
    let field = ("DriverEvent", field);
    Place::Field { screen: "/apps/safety/drivers?tab=events", field, paper: Paper::Training, line }
}

const fn draw(field: &'static str, line: &'static str) -> Place {
    let field = ("RandomSelection", field);
    Place::Field { screen: "/apps/safety/drivers?tab=draws", field, paper: Paper::Testing, line }
}

const fn accident(field: &'static str, line: &'static str) -> Place {
    let field = ("Accident", field);
    Place::Field { screen: "/apps/safety/carriers?tab=accidents", field, paper: Paper::AccidentRegister, line }
}

const fn truck(field: &'static str, line: &'static str) -> Place {
    Place::Field { screen: "/apps/safety/trucks", field: ("Truck", field), paper: Paper::VehicleFile, line }
}

/// In the order of the law: its paragraph of 49 CFR, what it asks for, where it is.
const REQUIREMENTS: &[(&str, &str, Place)] = &[
    ("172.704(a)", "Hazmat training", Item("hazmat_training")),
    ("172.704(d)", "Record of training: date, driver and course", training("title", "Hazmat recurrent")),
    ("172.704(d)(4)", "Record of training: who trained", training("led_by", "Prairie Safety Institute")),
    ("382.401(b)(1)(i)", "Alcohol test results of 0.02 or more", test("alcohol_thousandths", "Positive (0.051)")),
    ("382.401(b)(1)(ii)", "Verified positive drug test results", test("result", "Result")),
    ("382.401(b)(1)(iii)", "Refusals to take a test", test("result", "Refused")),
    ("382.401(b)(1)(iv)", "Driver evaluation and referrals", test("evaluated_on", "Found ready on")),
    (
        "382.401(b)(1)(v)",
        "Calibration documentation",
        Elsewhere("The site that measures the breath keeps it and sends it when asked (49 CFR 40.233)."),
    ),
    ("382.401(b)(1)(vi)", "Administration of the program: Clearinghouse queries", query("result", "No records")),
    ("382.401(b)(2)", "Collection process", test("collection_site", "Collected at")),
    ("382.401(b)(3)", "Negative and canceled results", test("result", "Negative")),
    ("382.401(c)(1)(iii)", "Random selection process", draw("notified_on", "Random selections")),
    ("382.401(c)(1)(iv), (v)", "Reasons of tests", test("kind", "Reasonable suspicion")),
    ("382.401(c)(1)(vi)", "Review of results", test("reviewer", "Dr. Ames")),
    ("382.401(c)(4)", "Return to duty and follow-up", test("follow_up_count", "Follow-up tests ordered")),
    ("382.401(c)(5)(i)", "Receipt of the policy", Item("testing_policy")),
    (
        "382.401(c)(5)(iii)",
        "Training of supervisors",
        Elsewhere("Certificates of supervisors are documents of the company (Company, Documents)."),
    ),
    ("382.601(d)", "Signed receipt of policies", training("policy_version", "2026-01")),
    ("382.703(a)", "Consent to queries", query("consented_on", "Consented on")),
    (
        "383.71(h), 383.73(o)",
        "How the licensing state receives the certificate",
        certification("route", "TX receives it electronically"),
    ),
    ("390.15(b)(1)(i)", "Date of the accident", accident("happened_on", "Nov 2, 2026")),
    ("390.15(b)(1)(ii)", "City and state", accident("city", "Gary, IN")),
    ("390.15(b)(1)(iii)", "Driver's name", accident("driver", "Dana Cole")),
    ("390.15(b)(1)(iv)", "Number of injuries", accident("injury_count", "Injuries")),
    ("390.15(b)(1)(v)", "Number of fatalities", accident("fatality_count", "Fatalities")),
    ("390.15(b)(1)(vi)", "Release of hazardous materials", accident("is_hazmat_released", "Hazmat released")),
    ("390.15(b)(2)", "Copies of accident reports", accident("report_number", "GP-4411")),
    ("391.51(b)(1)", "Application for employment", Item("application")),
    ("391.51(b)(2)", "Motor vehicle record at hire", Item("mvr")),
    ("391.51(b)(3)", "Road test certificate or its equivalent", Item("road_test")),
    ("391.51(b)(4), (5)", "Annual motor vehicle record and the note of its review", Item("annual_review")),
    ("391.51(b)(7)(i)", "Medical examiner's certificate", Item("medical")),
    ("391.51(b)(7)(ii)", "CDLIS record with the medical status", Item("medical_status")),
    (
        "391.51(b)(7)(ii)",
        "What proves the certification until then",
        certification("paper_through", "proven by the CDLIS record"),
    ),
    ("391.51(b)(8)", "Skill performance evaluation or medical exemption", Item("variance")),
    ("391.51(b)(9)", "Check of the examiner in the National Registry", Item("examiner")),
    ("391.53(b)(1)", "Written authorization of the driver", investigation("authorized_on", "Authorized")),
    ("391.53(b)(2)", "Responses of previous employers", investigation("answer", "Drove 53 ft dry vans")),
    ("391.53(b)(2)", "Documented good faith efforts", investigation("attempts", "Left a message")),
    ("391.53(b)(2)", "What employers say about accidents", investigation("accidents", "One, not preventable")),
    ("391.23(j)", "Rebuttal of the driver", investigation("rebuttal", "I gave notice")),
    ("396.3(b)(1)", "Identification: make", truck("make", "Freightliner Cascadia")),
    ("396.3(b)(1)", "Identification: serial number", truck("vin", "1M8GDM9AXKP042788")),
    ("396.3(b)(1)", "Identification: year", truck("year", "2012")),
    ("396.3(b)(1)", "Identification: tire size", truck("tire_size", "295/75R22.5")),
    ("396.3(b)(1)", "Who furnishes a vehicle that is not owned", truck("ownership", "Voss Trucking")),
    ("396.3(b)(2)", "Due date of the periodic inspection", Item("inspection")),
    (
        "396.3(b)(2), (3)",
        "Other maintenance that is due, and a record of repairs",
        Elsewhere("The maintenance area will keep it."),
    ),
    ("396.3(b)(4)", "Tests of pushout windows", Elsewhere("Only buses have them.")),
];

fn names_of_items() -> HashMap<&'static str, (&'static str, Paper)> {
    let paper = |item_type: &haul_compliance::types::ItemType| {
        let is_of_driver = item_type.subjects.contains(&haul_types::ComplianceSubject::Driver);
        if is_of_driver { Paper::DriverFile } else { Paper::VehicleFile }
    };
    haul_compliance::types::ITEM_TYPES.iter().map(|one| (one.code, (one.name, paper(one)))).collect()
}

#[test]
fn the_table_is_the_one_that_people_read() {
    let names = names_of_items();
    let mut text = "# What the law asks a carrier to keep, and where it is\n\n\
         `tests/safety/requirements.rs` writes this table and checks each line of it against the API document and the papers.\n\n\
         | 49 CFR | What | Screen | Field | Paper | Line |\n|---|---|---|---|---|---|\n"
        .to_owned();
    for (paragraph, what, place) in REQUIREMENTS {
        match place {
            Item(code) => {
                let (name, paper) = names[code];
                let screen = if paper == Paper::DriverFile { "/apps/safety/drivers" } else { "/apps/safety/trucks" };
                let paper = paper.name();
                writeln!(text, "| {paragraph} | {what} | `{screen}` | paper `{code}` | {paper} | {name} |").unwrap();
            }
            Place::Field { screen, field: (schema, field), paper, line } => {
                let paper = paper.name();
                writeln!(text, "| {paragraph} | {what} | `{screen}` | `{schema}.{field}` | {paper} | {line} |")
                    .unwrap();
            }
            Elsewhere(why) => writeln!(text, "| {paragraph} | {what} | – | – | – | {why} |").unwrap(),
        }
    }
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../REQUIREMENTS.md");
    if std::env::var_os("HAUL_WRITE_GOLDEN").is_some() {
        fs::write(&file, &text).unwrap();
    }
    assert_eq!(fs::read_to_string(&file).unwrap_or_default(), text, "HAUL_WRITE_GOLDEN=1 writes it anew");
}

#[test]
fn each_field_is_in_the_document() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../openapi/openapi.json");
    let document: Value = serde_json::from_str(&fs::read_to_string(path).unwrap()).unwrap();
    for (paragraph, _, place) in REQUIREMENTS {
        if let Place::Field { field: (schema, field), .. } = place {
            let properties = &document["components"]["schemas"][*schema]["properties"];
            assert!(properties.get(*field).is_some(), "{paragraph}: {schema}.{field}");
        }
    }
}

#[tokio::test]
async fn each_line_is_on_its_paper() {
    let app = TestApp::start(Sqlite).await;
    let admin = app.admin().await;
    let client = &admin.client;
    let mut body = driver("Dana", "Cole");
    body["license_state"] = json!("TX");
    let dana = id(&client.post("/api/drivers", body).await.expect(201));
    let owner = id(&client
        .post("/api/fleet_owners", json!({ "name": "Voss Trucking", "email": "harlan@vosstrucking.example" }))
        .await
        .expect(201));
    let truck = json!({
        "unit_number": "7", "vin": "1M8GDM9AXKP042788", "year": 2012, "make": "Freightliner", "model": "Cascadia",
        "tire_size": "295/75R22.5",
    });
    let truck = id(&client.post("/api/trucks", truck).await.expect(201));
    let owned = json!({ "fleet_owner_id": owner, "starts_on": "2026-01-01" });
    client.post(&format!("/api/trucks/{truck}/ownerships"), owned).await.expect(201);
    for (kind, substance, result, more) in [
        ("pre_employment", "drugs", "negative", json!({ "reviewer": "Dr. Ames" })),
        ("reasonable_suspicion", "alcohol", "positive", json!({ "alcohol_thousandths": 51 })),
        ("follow_up", "drugs", "refused", json!({})),
        (
            "return_to_duty",
            "drugs",
            "negative",
            json!({ "evaluated_on": "2026-11-09", "follow_up_count": 6, "collection_site": "Joliet Clinic" }),
        ),
    ] {
        let mut body = json!({
            "driver_id": dana, "kind": kind, "substance": substance, "ordered_on": "2026-11-10",
            "collected_on": "2026-11-10", "result": result, "result_on": "2026-11-12",
        });
        body.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        client.post("/api/drug_alcohol_tests", body).await.expect(201);
    }
    let query = json!({
        "driver_id": dana, "kind": "limited", "queried_at": "2026-11-10T15:00:00Z", "result": "no_records",
        "consent": "general", "consented_on": "2026-11-02",
    });
    client.post("/api/clearinghouse_queries", query).await.expect(201);
    let inquiry = json!({
        "driver_id": dana, "employer_name": "Blue Lake Transport", "authorized_on": "2026-11-02",
        "attempts": [{ "on": "2026-11-03", "method": "phone", "note": "Left a message" }],
        "outcome": "answered", "closed_on": "2026-11-06", "answer": "Drove 53 ft dry vans",
        "accidents": "One, not preventable", "rebuttal": "I gave notice", "rebutted_on": "2026-11-09",
    });
    client.post("/api/employer_inquiries", inquiry).await.expect(201);
    let accident = json!({
        "happened_on": "2026-11-02", "city": "Gary", "state": "IN", "driver_id": dana, "is_towed": true,
        "report_number": "GP-4411",
    });
    client.post("/api/accidents", accident).await.expect(201);
    for event in [
        json!({
            "driver_id": dana, "kind": "training", "title": "Hazmat recurrent", "happened_on": "2026-11-10",
            "led_by": "Prairie Safety Institute", "result": "passed",
        }),
        json!({
            "driver_id": dana, "kind": "policy", "title": "Drug and alcohol policy", "happened_on": "2026-11-10",
            "policy_version": "2026-01",
        }),
    ] {
        client.post("/api/driver_events", event).await.expect(201);
    }
    for (kind, of) in [("driver", &dana), ("truck", &truck)] {
        for code in names_of_items().keys() {
            let item = json!({ "item_type": code, "expires_on": "2027-06-01" });
            // Types of other records, and those without an end, are refused or take no day.
            let items = format!("/api/records/{kind}/{of}/compliance_items");
            if client.post(&items, item).await.status.as_u16() == 422 {
                client.post(&items, json!({ "item_type": code })).await;
            }
        }
    }
    let mut papers = HashMap::new();
    for (paper, path, template) in [
        (Paper::DriverFile, format!("/api/records/driver/{dana}/compliance/open"), "compliance_file"),
        (Paper::VehicleFile, format!("/api/records/truck/{truck}/compliance/open"), "compliance_file"),
        (Paper::Investigation, format!("/api/drivers/{dana}/investigation/open"), "record_sheet"),
        (Paper::Testing, format!("/api/drivers/{dana}/testing/open"), "record_sheet"),
        (Paper::Training, "/api/driver_events/open".to_owned(), "record_sheet"),
        (Paper::AccidentRegister, "/api/accidents/open".to_owned(), "record_sheet"),
    ] {
        client.post(&path, json!({})).await.expect(200);
        papers.insert(paper, app.typesetting.paper(template).to_string());
    }
    let names = names_of_items();
    for (paragraph, what, place) in REQUIREMENTS {
        let (paper, line) = match place {
            Item(code) => (names[code].1, names[code].0),
            Place::Field { paper, line, .. } => (*paper, *line),
            Elsewhere(_) => continue,
        };
        assert!(papers[&paper].contains(line), "{paragraph} {what}: {line} in {}", papers[&paper]);
    }
}
