//! A column of a simple record appears in the API's response (and so in its history), in its exported list, and can be
//! imported; or it is listed here by name, with the reason.

use std::collections::BTreeSet;

use haul_app::{PRODUCT, openapi_document};
use haul_types::ImportKind;
use sea_orm::Iterable;
use serde_json::Value;

/// `topic.column`, with `*` for any topic.
const NOT_SHOWN: &[(&str, &str)] = &[
    ("*.company_id", "the caller's own"),
    ("*.name_folded", "the name, for searching"),
    ("driver.last_name_folded", "the name, for searching"),
    ("driver.full_name_folded", "the name, for searching"),
    ("trailer.unit_number_folded", "the number, for searching"),
    ("truck.unit_number_folded", "the number, for searching"),
    ("facility.city_folded", "part of the address, for searching"),
    ("facility.state", "part of the address, for searching"),
    ("contract_lane.origin_city_folded", "the city, for searching"),
    ("contract_lane.destination_city_folded", "the city, for searching"),
    ("accident.city_folded", "the city, for searching"),
    ("roadside_inspection.report_number_folded", "the number, for searching"),
    ("employer_inquiry.employer_name_folded", "the name, for searching"),
    ("driver_termination.before_status", "what the driver was, to undo a mistake"),
    ("driver_termination.before_hired_on", "what the driver was, to undo a mistake"),
    ("driver_termination.before_terminated_on", "what the driver was, to undo a mistake"),
    ("driver_termination.before_rehired_on", "what the driver was, to undo a mistake"),
    ("legal_hold.matter_folded", "the matter, for searching"),
    ("legal_hold.driver_id", "the record's id again"),
    ("legal_hold.truck_id", "the record's id again"),
    ("legal_hold.trailer_id", "the record's id again"),
    ("legal_hold.motor_carrier_id", "the record's id again"),
    ("data_q_challenge.request_number_folded", "the number, for searching"),
    ("certificate_request.holder_name_folded", "the holder, for searching"),
    ("claim.claimant_folded", "the claimant, for searching"),
    ("driver_event.title_folded", "the title, for searching"),
    ("vendor.tax_id_sealed", "a secret; its last four digits are shown"),
];

/// `Type.property`, with `*` for any type.
const NOT_EXPORTED: &[(&str, &str)] = &[
    ("*.id", "says nothing to a person"),
    ("*.version", "says nothing to a person"),
    ("*.updated_at", "the history says more"),
    ("*.archived_at", "the list is of one or the other"),
    ("*.paper_warnings", "follows from the days beside it"),
    ("*.current_load", "true for a moment only"),
    ("*.is_assigned", "true for a moment only"),
    ("Driver.full_name", "first and last name stand beside each other"),
    ("Customer.fuel_program_id", "says nothing to a person"),
    ("DriverTermination.driver_id", "says nothing to a person"),
    ("DriverEvent.driver_id", "says nothing to a person"),
    ("DriverEvent.files", "the archive has the files"),
    ("DriverEvent.is_follow_up_open", "follows from the days beside it"),
    ("DriverTermination.checklist", "its open steps are counted"),
    ("LegalHold.record_id", "says nothing to a person"),
    ("Customer.currency", "always USD"),
    ("Customer.merged_into_id", "none of a customer in use"),
    ("Facility.approximate_latitude", "follows from the address beside it"),
    ("Facility.approximate_longitude", "follows from the address beside it"),
    ("Facility.merged_into_id", "none of a facility in use"),
];

/// `Type.property` of the body that adds a record.
const NOT_IMPORTED: &[(&str, &str)] = &[
    ("CustomerCreate.fuel_program_id", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.on_time_grace_minutes", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.required_references", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.required_documents", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.invoice_packet_order", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.tracking_email", "agreed with one customer, not kept in lists of them"),
    ("CustomerCreate.tracking_milestones", "agreed with one customer, not kept in lists of them"),
];

/// Their columns are their own: several records make a row of it, or a row names another record.
const OF_OWN_COLUMNS: &[ImportKind] = &[ImportKind::Loads, ImportKind::ComplianceItems, ImportKind::OpeningBalances];

fn is_left_out(list: &[(&str, &str)], of: &str, name: &str) -> bool {
    list.iter().any(|(pattern, _)| [format!("{of}.{name}"), format!("*.{name}")].contains(&(*pattern).to_owned()))
}

fn properties(document: &Value, schema: &str) -> BTreeSet<String> {
    let properties = document["components"]["schemas"][schema]["properties"].as_object();
    properties.unwrap_or_else(|| panic!("no schema {schema}")).keys().cloned().collect()
}

fn schema_at<'a>(document: &'a Value, pointer: &str) -> Option<&'a str> {
    document.pointer(pointer)?["$ref"].as_str()?.rsplit('/').next()
}

/// The row type of a list.
fn row_of<'a>(document: &'a Value, path: &str) -> Option<&'a str> {
    let path = path.replace('/', "~1");
    let content = "content/application~1json; charset=utf-8/schema";
    let page = schema_at(document, &format!("/paths/{path}/get/responses/200/{content}"))?;
    schema_at(document, &format!("/components/schemas/{page}/properties/items/items"))
}

/// A column may be shown under the name of the record it refers to, or without its unit.
fn names_of(column: &str) -> impl Iterator<Item = &str> {
    let shorter = ["_id", "_ten_thousandths", "_thousandths"].iter().filter_map(|end| column.strip_suffix(end));
    std::iter::once(column).chain(shorter)
}

#[test]
fn every_column_is_shown() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let mut missing = Vec::new();
    for record in PRODUCT.records() {
        let Some(shape) = &record.shape else { continue };
        let shown = properties(&document, &(shape.schema)());
        for column in (shape.columns)() {
            if !names_of(&column).any(|name| shown.contains(name)) && !is_left_out(NOT_SHOWN, record.topic, &column) {
                missing.push(format!("{}.{column}", record.topic));
            }
        }
    }
    assert!(missing.is_empty(), "in no answer and no history: {missing:?}");
}

#[test]
fn every_property_is_exported() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let shapes: Vec<_> = PRODUCT.records().filter_map(|record| record.shape.as_ref()).collect();
    let (mut missing, mut compared) = (Vec::new(), 0);
    for list in PRODUCT.areas.iter().flat_map(|area| area.exports) {
        let Some(schema) = row_of(&document, list.path) else { continue };
        if !shapes.iter().any(|shape| (shape.schema)() == schema) {
            continue;
        }
        compared += 1;
        let exported: BTreeSet<_> = list.columns.iter().map(|column| column.property()).collect();
        for property in properties(&document, schema) {
            if !exported.contains(property.as_str()) && !is_left_out(NOT_EXPORTED, schema, &property) {
                missing.push(format!("{schema}.{property}"));
            }
        }
    }
    assert!(missing.is_empty(), "in no column of the list's file: {missing:?}");
    assert!(compared > 0, "no list of simple records was found in the document");
}

#[test]
fn every_field_of_a_new_record_is_imported() {
    let document: Value = serde_json::from_str(&openapi_document()).unwrap();
    let mut missing = Vec::new();
    for kind in ImportKind::iter().filter(|kind| !OF_OWN_COLUMNS.contains(kind)) {
        let imported = PRODUCT.imported(kind).unwrap();
        let body = "requestBody/content/application~1json; charset=utf-8/schema";
        let schema = schema_at(&document, &format!("/paths/~1api~1{}/post/{body}", kind.as_str()));
        let schema = schema.unwrap_or_else(|| panic!("no operation adds {}", kind.as_str()));
        let keys: BTreeSet<String> = (imported.columns)().into_iter().map(|column| column.key).collect();
        let by_another_key: BTreeSet<&str> =
            imported.columns_of_fields.iter().filter_map(|(field, _)| field.split('.').next()).collect();
        for (field, column) in imported.columns_of_fields {
            assert!(keys.contains(*column), "{}: {field} has no column {column}", kind.as_str());
        }
        for property in properties(&document, schema) {
            let is_imported = keys.contains(&property) || by_another_key.contains(property.as_str());
            if !is_imported && !is_left_out(NOT_IMPORTED, schema, &property) {
                missing.push(format!("{schema}.{property}"));
            }
        }
    }
    assert!(missing.is_empty(), "in no column of a file: {missing:?}");
}

#[test]
fn each_template_is_a_header_and_no_two_columns_are_called_the_same() {
    for kind in ImportKind::iter() {
        let columns = (PRODUCT.imported(kind).unwrap().columns)();
        let template: Vec<String> = columns.iter().map(|column| column.title.clone()).collect();
        let header = haul_api::imports::read_header(&columns, &template).unwrap();
        assert!(header.ignored.is_empty(), "{kind:?}: {:?}", header.ignored);
        let keys: Vec<_> = header.keys.iter().flatten().collect();
        let expected: Vec<_> = columns.iter().map(|column| &column.key).collect();
        assert_eq!(keys, expected, "{kind:?}");
    }
}
