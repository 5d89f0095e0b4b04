//! The registers of accidents and roadside inspections. Pure.

use crate::{accidents::Accident, inspections::RoadsideInspection};

use super::sheet::{Part, day, yes};

pub const ACCIDENTS: &str = "Accident register";
pub const INSPECTIONS: &str = "Roadside inspections";

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
