//! Bodies. Their unknown fields are ignored: a client may be newer than the server.

use std::{
    any::TypeId,
    collections::HashMap,
    sync::{Arc, LazyLock, PoisonError, RwLock},
};

use poem::http::Method;
use poem_openapi::{registry::Registry, types::Type};
use serde_json::Value;

use super::{faults::Faults, walk::InputType};
use crate::{ApiError, limits};

/// The types in use. Describing one takes longer than checking a body, so it is kept.
static TYPES: LazyLock<RwLock<HashMap<TypeId, Arc<InputType>>>> = LazyLock::new(RwLock::default);

/// Reports everything in a body that its type does not accept.
pub fn check_body<T: Type + 'static>(body: &Value, method: &Method) -> Result<(), ApiError> {
    input_type::<T>().check("", body, method == Method::PATCH, Faults::default()).finish()
}

fn input_type<T: Type + 'static>() -> Arc<InputType> {
    let id = TypeId::of::<T>();
    if let Some(known) = TYPES.read().unwrap_or_else(PoisonError::into_inner).get(&id) {
        return known.clone();
    }
    let described = Arc::new(describe::<T>());
    TYPES.write().unwrap_or_else(PoisonError::into_inner).insert(id, described.clone());
    described
}

fn describe<T: Type>() -> InputType {
    let mut registry = Registry::new();
    T::register(&mut registry);
    limits::state_of_body(&T::schema_ref(), &mut registry);
    InputType { schema: T::schema_ref(), named: registry.schemas }
}

#[cfg(test)]
mod tests {
    use haul_types::{Date, Timestamp};
    use poem_openapi::{Enum, Object};
    use serde_json::json;
    use uuid::Uuid;

    use super::*;
    use crate::Clearable;

    #[derive(Enum)]
    #[oai(rename_all = "snake_case")]
    enum Equipment {
        DryVan,
        Reefer,
    }

    #[derive(Object)]
    struct Stop {
        facility_id: Uuid,
        notes: Option<String>,
    }

    #[derive(Object)]
    struct Load {
        name: String,
        equipment: Option<Equipment>,
        pickup_on: Clearable<Date>,
        booked_at: Option<Timestamp>,
        rate_cents: Option<i64>,
        miles: Option<f64>,
        is_hazmat: Option<bool>,
        dock: Clearable<Stop>,
        #[oai(default, validator(max_items = 2))]
        stops: Vec<Stop>,
    }

    /// The status and the paths that a check names, in order.
    fn named(result: Result<(), ApiError>) -> (u16, Vec<String>) {
        let Err(error) = result else { return (200, Vec::new()) };
        let problem = error.problem();
        (problem.status, problem.fields.iter().map(|field| field.path.clone()).collect())
    }

    fn said(result: Result<(), ApiError>) -> Vec<String> {
        result.unwrap_err().problem().fields.iter().map(|field| format!("{}: {}", field.path, field.message)).collect()
    }

    fn with(field: &str, value: Value) -> Value {
        let mut body = json!({ "name": "1001" });
        body[field] = value;
        body
    }

    #[test]
    fn body_of_another_type_is_unreadable() {
        for (body, said_of_it) in [
            (json!([]), ": The body must be a JSON object."),
            (Value::Null, ": The body must be a JSON object."),
            (with("name", json!(true)), "name: This must be text."),
            (with("name", json!(5)), "name: This must be text."),
            (with("name", Value::Null), "name: This must not be null."),
            (with("equipment", json!(1)), "equipment: This must be text."),
            (with("rate_cents", json!("5")), "rate_cents: This must be a whole number."),
            (with("rate_cents", json!(1.5)), "rate_cents: This must be a whole number."),
            (with("miles", json!("5")), "miles: This must be a number."),
            (with("is_hazmat", json!("yes")), "is_hazmat: This must be true or false."),
            (with("pickup_on", json!(20_261_123)), "pickup_on: This must be text."),
            (with("dock", json!("here")), "dock: This must be an object."),
            (with("stops", json!({})), "stops: This must be a list."),
            (with("stops", json!([null])), "stops.0: This must be an object."),
            (with("stops", json!([{ "facility_id": 5 }])), "stops.0.facility_id: This must be text."),
        ] {
            let error = check_body::<Load>(&body, &Method::POST);
            assert_eq!(named(error.clone()).0, 400, "{body}");
            assert_eq!(said(error), [said_of_it], "{body}");
        }
    }

    #[test]
    fn value_outside_its_type_is_not_accepted() {
        let stop = json!({ "facility_id": Uuid::nil() });
        for (body, said_of_it) in [
            (json!({}), "name: This is required."),
            (with("name", json!("é".repeat(4_001))), "name: Use at most 4000 characters."),
            (with("equipment", json!("boat")), "equipment: Use one of dry_van, reefer."),
            (
                with("pickup_on", json!("2101-01-01")),
                "pickup_on: Use a date from 1900-01-01 to 2100-12-31, such as 2026-11-23.",
            ),
            (
                with("booked_at", json!("2026-11-23")),
                "booked_at: Use a time from 1900 to 2100 with its offset from UTC, such as 2026-11-23T08:30:00Z.",
            ),
            (with("rate_cents", json!(u64::MAX)), "rate_cents: Enter a number from -10000000000 to 10000000000."),
            (with("stops", json!([stop, stop, stop])), "stops: Use at most 2 entries."),
            (with("stops", json!([{}])), "stops.0.facility_id: This is required."),
            (with("dock", json!({ "facility_id": "nobody" })), "dock.facility_id: This is not a valid id."),
        ] {
            let error = check_body::<Load>(&body, &Method::POST);
            assert_eq!(named(error.clone()).0, 422, "{body}");
            assert_eq!(said(error), [said_of_it], "{body}");
        }
        let most = with("name", json!("é".repeat(4_000)));
        assert_eq!(named(check_body::<Load>(&most, &Method::POST)).0, 200);
    }

    #[test]
    fn all_faults_are_named_at_once() {
        let body = json!({ "name": 5, "equipment": "boat", "stops": [{ "facility_id": "x" }, { "notes": [] }] });
        let (status, paths) = named(check_body::<Load>(&body, &Method::POST));
        assert_eq!(status, 400);
        assert_eq!(paths, ["name", "equipment", "stops.0.facility_id", "stops.1.facility_id", "stops.1.notes"]);
        let many = with("stops", json!([{ "facility_id": 1, "notes": 1 }, { "facility_id": 1, "notes": 1 }]));
        assert_eq!(named(check_body::<Load>(&many, &Method::POST)).1.len(), 4);
    }

    #[test]
    fn null_clears_in_a_patch_and_is_nothing_elsewhere() {
        let stop = json!({ "facility_id": Uuid::nil(), "notes": null });
        for (field, value, in_patch) in [
            ("equipment", Value::Null, 400),
            ("rate_cents", Value::Null, 400),
            ("stops", Value::Null, 400),
            ("name", Value::Null, 400),
            ("pickup_on", Value::Null, 200),
            ("dock", Value::Null, 200),
            // Replaced as a whole.
            ("dock", stop, 200),
        ] {
            let body = with(field, value);
            assert_eq!(named(check_body::<Load>(&body, &Method::PATCH)).0, in_patch, "{body}");
            let elsewhere = if field == "name" { 400 } else { 200 };
            for method in [Method::POST, Method::PUT] {
                assert_eq!(named(check_body::<Load>(&body, &method)).0, elsewhere, "{method} {body}");
            }
        }
    }

    #[test]
    fn unknown_fields_are_ignored() {
        assert_eq!(named(check_body::<Load>(&with("color", json!({})), &Method::POST)).0, 200);
    }
}
