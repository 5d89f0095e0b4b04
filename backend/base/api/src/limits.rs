//! How large a request may be: stated in the document, and checked with it before the operation runs (`crate::input`).
//!
//! They bound the cost of a request where a type states no limit of its own with `#[oai(validator(…))]`. What a value
//! means is checked by its feature.

use std::collections::BTreeSet;

use haul_types::MAX_CENTS;
use poem_openapi::registry::{MetaApi, MetaParamIn, MetaSchema, MetaSchemaRef, Registry};

use crate::paging::{DEFAULT_LIMIT, MAX_LIMIT};

/// Characters of a text: the longest that people write, a note to a customer.
const TEXT: usize = 4_000;
/// Characters of an email address (RFC 5321, 4.5.3.1.3).
const EMAIL: usize = 254;
/// Characters of a phone number as people write it, with an extension.
const PHONE: usize = 40;
/// Characters of a parameter: a search.
const PARAMETER: usize = 1_000;
/// Characters of one of a parameter's values: all of them fit the address that servers accept.
const VALUE: usize = 100;
/// Entries of a list: more than one screen or one trip has.
const ITEMS: usize = 500;
/// What a whole number may be: a few more or less still fit 32 bits.
const NUMBER: i64 = 2_000_000_000;
/// The parameter for the rows per page, the same in every list.
const LIMIT: &str = "limit";

/// Adds the limits to the description of operations' parameters.
pub fn state_of_parameters(mut apis: Vec<MetaApi>) -> Vec<MetaApi> {
    let operations = apis.iter_mut().flat_map(|api| &mut api.paths).flat_map(|path| &mut path.operations);
    for parameter in operations.flat_map(|operation| &mut operation.params) {
        if let MetaSchemaRef::Inline(schema) = &mut parameter.schema {
            if parameter.in_type == MetaParamIn::Query && parameter.name == LIMIT {
                schema.default = Some(DEFAULT_LIMIT.into());
                schema.minimum = Some(1.0);
                schema.maximum = Some(MAX_LIMIT as f64);
            }
            let text = if schema.ty == "array" { VALUE } else { PARAMETER };
            state(&parameter.name, schema, text);
        }
    }
    apis
}

/// Adds the limits to the description of request bodies.
pub fn state_of_bodies(apis: &[MetaApi], registry: &mut Registry) {
    let operations = apis.iter().flat_map(|api| &api.paths).flat_map(|path| &path.operations);
    let bodies = operations.filter_map(|operation| operation.request.as_ref()).flat_map(|request| &request.content);
    state_of_named(bodies.flat_map(|body| named(&body.schema)).collect(), registry);
}

/// The same for one body.
pub fn state_of_body(body: &MetaSchemaRef, registry: &mut Registry) {
    state_of_named(named(body), registry);
}

fn state_of_named(mut waiting: Vec<String>, registry: &mut Registry) {
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
        "string" if is_plain => schema.max_length = schema.max_length.or(Some(characters_of(name, text))),
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

/// The most characters of a field; addresses and phone numbers are recognized by their names.
fn characters_of(name: &str, text: usize) -> usize {
    let name = name.to_ascii_lowercase();
    if name.ends_with("email") {
        EMAIL
    } else if name.ends_with("phone") {
        PHONE
    } else {
        text
    }
}

/// The largest whole number of a field; amounts are recognized by their unit.
fn most_of(name: &str) -> i64 {
    if name.ends_with("_cents") { MAX_CENTS } else { NUMBER }
}
