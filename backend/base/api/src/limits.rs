//! How large a request may be: stated in the document, and checked before the operation runs.
//!
//! They bound the cost of a request. The meaning of a field is checked by its feature, usually
//! with narrower limits.

use std::collections::BTreeSet;

use haul_types::MAX_CENTS;
use percent_encoding::percent_decode_str;
use poem::http::Uri;
use poem_openapi::registry::{MetaApi, MetaSchema, MetaSchemaRef, Registry};
use serde_json::Value;

use crate::Invalid;

/// Characters of a text: the longest that people write, a note to a customer.
const TEXT: usize = 4_000;
/// Characters of a parameter: a search, or a list of words with commas.
const PARAMETER: usize = 1_000;
/// Entries of a list: more than one screen or one trip has.
const ITEMS: usize = 500;
/// What a whole number may be: a few more or less still fit 32 bits.
const NUMBER: i64 = 2_000_000_000;
/// With more errors than this, a person starts over.
const COMPLAINTS: usize = 20;

/// Reports everything in a body that exceeds the limits.
pub fn check_body(body: &Value) -> Result<(), Invalid> {
    let mut checked = Checked { path: String::new(), invalid: Invalid::default(), complaints: 0 };
    checked.value(body);
    checked.invalid.finish()
}

/// The same for query parameters.
pub fn check_query(uri: &Uri) -> Result<(), Invalid> {
    let Some(query) = uri.query().filter(|query| query.len() > PARAMETER) else { return Ok(()) };
    let mut invalid = Invalid::default();
    for (name, value) in query.split('&').filter_map(|pair| pair.split_once('=')) {
        // A text has at most as many characters as bytes, escaped or not.
        if value.len() > PARAMETER && percent_decode_str(value).decode_utf8_lossy().chars().count() > PARAMETER {
            invalid.push(name, format!("Use at most {PARAMETER} characters."));
        }
    }
    invalid.finish()
}

/// Adds the limits to the description of operations' parameters.
pub fn state_of_parameters(mut apis: Vec<MetaApi>) -> Vec<MetaApi> {
    let operations = apis.iter_mut().flat_map(|api| &mut api.paths).flat_map(|path| &mut path.operations);
    for parameter in operations.flat_map(|operation| &mut operation.params) {
        // Numbers in a query have their own types with their own limits.
        if let MetaSchemaRef::Inline(schema) = &mut parameter.schema
            && schema.ty == "string"
        {
            state(&parameter.name, schema, PARAMETER);
        }
    }
    apis
}

/// Adds the limits to the description of request bodies.
pub fn state_of_bodies(apis: &[MetaApi], registry: &mut Registry) {
    let operations = apis.iter().flat_map(|api| &api.paths).flat_map(|path| &path.operations);
    let bodies = operations.filter_map(|operation| operation.request.as_ref()).flat_map(|request| &request.content);
    let mut waiting: Vec<String> = bodies.flat_map(|body| named(&body.schema)).collect();
    let mut stated = BTreeSet::new();
    while let Some(name) = waiting.pop() {
        let Some(schema) = registry.schemas.get_mut(&name).filter(|_| stated.insert(name.clone())) else { continue };
        state("", schema, TEXT);
        waiting.extend(names(schema));
    }
}

/// Adds limits to a schema without its own, and to the schemas inside it.
fn state(name: &str, schema: &mut MetaSchema, text: usize) {
    let is_plain = schema.format.is_none() && schema.enum_items.is_empty() && schema.pattern.is_none();
    match schema.ty {
        "string" if is_plain => schema.max_length = schema.max_length.or(Some(text)),
        "array" => schema.max_items = schema.max_items.or(Some(ITEMS)),
        "integer" => {
            let most = most_of(name) as f64;
            let least = if schema.format.is_some_and(|format| format.starts_with('u')) { 0.0 } else { -most };
            schema.maximum = schema.maximum.or(Some(most));
            schema.minimum = schema.minimum.or(Some(least));
        }
        _ => {}
    }
    for (name, property) in &mut schema.properties {
        inline(name, property, text);
    }
    schema.items.iter_mut().for_each(|items| inline(name, items, text));
    for part in schema.all_of.iter_mut().chain(&mut schema.one_of).chain(&mut schema.any_of) {
        inline(name, part, text);
    }
}

fn inline(name: &str, schema: &mut MetaSchemaRef, text: usize) {
    if let MetaSchemaRef::Inline(schema) = schema {
        state(name, schema, text);
    }
}

/// The schemas that a schema refers to by name.
fn names(schema: &MetaSchema) -> Vec<String> {
    let properties = schema.properties.iter().map(|(_, property)| property);
    let parts = schema.all_of.iter().chain(&schema.one_of).chain(&schema.any_of);
    properties.chain(schema.items.as_deref()).chain(parts).flat_map(named).collect()
}

fn named(schema: &MetaSchemaRef) -> Vec<String> {
    match schema {
        MetaSchemaRef::Reference(name) => vec![name.clone()],
        MetaSchemaRef::Inline(schema) => names(schema),
    }
}

struct Checked {
    /// The current path, with dots.
    path: String,
    invalid: Invalid,
    complaints: usize,
}

impl Checked {
    fn value(&mut self, value: &Value) {
        match value {
            Value::String(text) if text.len() > TEXT && text.chars().count() > TEXT => {
                self.complain(format!("Use at most {TEXT} characters."));
            }
            Value::Array(items) if items.len() > ITEMS => self.complain(format!("Use at most {ITEMS} entries.")),
            Value::Array(items) => items.iter().enumerate().for_each(|(index, item)| self.inside(index, item)),
            Value::Object(fields) if fields.len() > ITEMS => self.complain(format!("Use at most {ITEMS} fields.")),
            Value::Object(fields) => fields.iter().for_each(|(name, field)| self.inside(name, field)),
            Value::Number(number) => {
                let most = most_of(&self.path);
                // A float that is not a whole number is checked by its field.
                let is_too_large = number.as_i64().map_or(number.is_u64(), |number| !(-most..=most).contains(&number));
                if is_too_large {
                    self.complain("Enter a smaller number.".to_owned());
                }
            }
            Value::Null | Value::Bool(_) | Value::String(_) => {}
        }
    }

    fn inside(&mut self, name: impl std::fmt::Display, value: &Value) {
        if self.complaints >= COMPLAINTS {
            return;
        }
        let length = self.path.len();
        let dot = if length == 0 { "" } else { "." };
        // Writing to a String can't fail.
        let _ = std::fmt::Write::write_fmt(&mut self.path, format_args!("{dot}{name}"));
        self.value(value);
        self.path.truncate(length);
    }

    fn complain(&mut self, message: String) {
        self.complaints += 1;
        self.invalid.push(self.path.clone(), message);
    }
}

/// The largest whole number of a field; amounts are recognized by their unit.
fn most_of(name: &str) -> i64 {
    if name.ends_with("_cents") { MAX_CENTS } else { NUMBER }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::ApiError;

    #[test]
    fn check_body_names_what_is_too_long_or_too_large() {
        let body = json!({
            "name": "x".repeat(TEXT + 1),
            "accents": "é".repeat(TEXT),
            "stops": [{ "notes": "fine" }, { "notes": "x".repeat(TEXT + 1) }],
            "tags": vec![0; ITEMS + 1],
            "amount_cents": MAX_CENTS + 1,
            "least_cents": -MAX_CENTS,
            "count": u64::MAX,
            "miles": 1e300,
        });
        let problem = ApiError::from(check_body(&body).unwrap_err()).problem().clone();
        let mut paths: Vec<_> = problem.fields.iter().map(|field| field.path.as_str()).collect();
        paths.sort_unstable();
        assert_eq!(paths, ["amount_cents", "count", "name", "stops.1.notes", "tags"]);
    }

    #[test]
    fn check_query_counts_characters() {
        let uri = |value: &str| format!("/api/loads?limit=1&q={value}").parse::<Uri>().unwrap();
        assert_eq!(check_query(&uri(&"%C3%A9".repeat(PARAMETER))), Ok(()));
        assert!(check_query(&uri(&"%C3%A9".repeat(PARAMETER + 1))).is_err());
        assert!(check_query(&uri(&"x".repeat(50_000))).is_err());
    }
}
