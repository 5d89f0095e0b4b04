//! The registers of accidents and roadside inspections. Pure.

use haul_types::DriverEventKind;

use super::{
    sheet::{Part, day, yes},
    words,
};
use crate::{accidents::Accident, events::DriverEvent, inspections::RoadsideInspection};

pub const ACCIDENTS: &str = "Accident register";
pub const INSPECTIONS: &str = "Roadside inspections";
pub const TRAINING: &str = "Driver training and policies";

pub fn accidents(accidents: &[Accident]) -> Part {
    let row = |accident: &Accident| {
        vec![
            day(Some(accident.happened_on)),
            format!("{}, {}", accident.city, accident.state),
            accident.driver.as_ref().map(|driver| driver.name.clone()).unwrap_or_default(),
            accident.injury_count.to_string(),
            accident.fatality_count.to_string(),
            yes(accident.is_hazmat_released),
            accident.report_number.clone().unwrap_or_default(),
        ]
    };
    Part {
        title: "Accidents",
        source: "49 CFR 390.15(b)",
        head: vec!["Date", "City and state", "Driver", "Injuries", "Fatalities", "Hazmat released", "Police report"],
        widths: vec![0, 2, 2, 0, 0, 0, 1],
        rows: accidents.iter().map(row).collect(),
        empty: "No recordable accident in the three years before.",
    }
}

pub fn inspections(inspections: &[RoadsideInspection]) -> Part {
    let row = |inspection: &RoadsideInspection| {
        let units = [&inspection.truck, &inspection.trailer].into_iter().flatten();
        let violations = inspection.violations.iter().map(|violation| {
            let out = if violation.is_out_of_service { " (out of service)" } else { "" };
            let corrected = violation.corrected_on.map(|on| format!(", corrected {}", on.words())).unwrap_or_default();
            format!("{} {}{out}{corrected}", violation.code, violation.description)
        });
        vec![
            day(Some(inspection.inspected_on)),
            format!("{} {}", inspection.state, inspection.report_number),
            inspection.driver.as_ref().map(|driver| driver.name.clone()).unwrap_or_default(),
            units.map(|unit| unit.name.clone()).collect::<Vec<_>>().join(", "),
            violations.collect::<Vec<_>>().join("\n"),
            day(inspection.returned_on),
        ]
    };
    Part {
        title: "Inspections",
        source: "49 CFR 396.9(d)",
        head: vec!["Date", "Report", "Driver", "Units", "Violations", "Returned"],
        widths: vec![0, 1, 1, 1, 3, 0],
        rows: inspections.iter().map(row).collect(),
        empty: "No roadside inspection in the twelve months before.",
    }
}

pub fn training(events: &[DriverEvent]) -> Vec<Part> {
    let of = |kind: DriverEventKind| events.iter().filter(move |event| event.kind == kind);
    let trainings = of(DriverEventKind::Training).map(|event| {
        vec![
            day(Some(event.happened_on)),
            event.driver_name.clone(),
            event.title.clone(),
            event.duration_minutes.map(words::hours).unwrap_or_default(),
            event.led_by.clone().unwrap_or_default(),
            event.result.map(words::training_result).unwrap_or_default().to_owned(),
            day(event.expires_on.or(event.follow_up_on)),
        ]
    });
    let policies = of(DriverEventKind::Policy).map(|event| {
        vec![
            day(Some(event.happened_on)),
            event.driver_name.clone(),
            event.title.clone(),
            event.policy_version.clone().unwrap_or_default(),
        ]
    });
    vec![
        Part {
            title: "Training",
            source: "49 CFR 172.704(d), 380 subpart F",
            head: vec!["Date", "Driver", "Course", "Hours", "Trainer", "Result", "Next due"],
            widths: vec![0, 2, 3, 0, 2, 0, 0],
            rows: trainings.collect(),
            empty: "No training in the three years before.",
        },
        Part {
            title: "Policies received",
            source: "49 CFR 382.601(d)",
            head: vec!["Date", "Driver", "Policy", "Version"],
            widths: vec![0, 2, 3, 1],
            rows: policies.collect(),
            empty: "No policy was signed in the three years before.",
        },
    ]
}
