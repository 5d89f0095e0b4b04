//! Compares a value with its type.

use std::{
    collections::BTreeMap,
    fmt::{Display, Write},
};

use haul_types::{Date, Timestamp};
use poem_openapi::registry::{MetaSchema, MetaSchemaRef};
use serde_json::{Map, Number, Value};
use uuid::Uuid;

use super::faults::Faults;

pub const REQUIRED: &str = "This is required.";

/// A type as the document describes it, with the types that it refers to.
pub struct InputType {
    pub schema: MetaSchemaRef,
    pub named: BTreeMap<String, MetaSchema>,
}

impl InputType {
    /// Collects what the type does not accept of a value.
    pub fn check(&self, path: &str, value: &Value, is_patch: bool, faults: Faults) -> Faults {
        let mut walk = Walk { named: &self.named, is_patch, path: path.to_owned(), faults };
        walk.value(&self.schema, value);
        walk.faults
    }
}

/// A walk over a value beside its type.
struct Walk<'a> {
    named: &'a BTreeMap<String, MetaSchema>,
    /// In a merge patch null clears a field, so that one that can't be cleared refuses it. Elsewhere null is nothing.
    is_patch: bool,
    /// The current path, with dots.
    path: String,
    faults: Faults,
}

impl<'a> Walk<'a> {
    fn value(&mut self, schema: &'a MetaSchemaRef, value: &Value) {
        match schema {
            MetaSchemaRef::Inline(schema) => self.typed(schema, value),
            MetaSchemaRef::Reference(name) => {
                if let Some(schema) = self.named.get(name) {
                    self.typed(schema, value);
                }
            }
        }
    }

    fn typed(&mut self, schema: &'a MetaSchema, value: &Value) {
        // A named type with a default or a null of its own.
        schema.all_of.iter().for_each(|part| self.value(part, value));
        match (schema.ty, value) {
            ("string", Value::String(text)) => self.text(schema, text),
            ("integer", Value::Number(number)) if !number.is_f64() => self.number(schema, number),
            ("number", Value::Number(number)) => self.number(schema, number),
            ("boolean", Value::Bool(_)) => {}
            ("array", Value::Array(items)) => self.items(schema, items),
            ("object", Value::Object(fields)) => self.fields(schema, fields),
            ("string", _) => self.unreadable("This must be text."),
            ("integer", _) => self.unreadable("This must be a whole number."),
            ("number", _) => self.unreadable("This must be a number."),
            ("boolean", _) => self.unreadable("This must be true or false."),
            ("array", _) => self.unreadable("This must be a list."),
            ("object", _) if self.path.is_empty() => self.unreadable("The body must be a JSON object."),
            ("object", _) => self.unreadable("This must be an object."),
            // Left to the type itself.
            _ => {}
        }
    }

    fn text(&mut self, schema: &MetaSchema, text: &str) {
        let words = &schema.enum_items;
        if !words.is_empty() && !words.iter().any(|word| word == text) {
            let known: Vec<_> = words.iter().filter_map(Value::as_str).collect();
            self.not_accepted(format!("Use one of {}.", known.join(", ")));
        }
        match schema.format {
            Some("uuid") if Uuid::try_parse(text).is_err() => self.not_accepted("This is not a valid id."),
            Some("date") => self.parsed(text.parse::<Date>()),
            Some("date-time") => self.parsed(text.parse::<Timestamp>()),
            _ => {}
        }
        // A text has at most as many characters as bytes.
        if let Some(most) = schema.max_length.filter(|most| text.len() > *most)
            && text.chars().count() > most
        {
            self.not_accepted(format!("Use at most {most} characters."));
        }
    }

    fn parsed<T, E: Display>(&mut self, result: Result<T, E>) {
        if let Err(error) = result {
            self.not_accepted(error.to_string());
        }
    }

    fn number(&mut self, schema: &MetaSchema, number: &Number) {
        let (Some((least, most)), Some(value)) = (schema.minimum.zip(schema.maximum), number.as_f64()) else { return };
        if !(least..=most).contains(&value) {
            self.not_accepted(format!("Enter a number from {least} to {most}."));
        }
    }

    fn items(&mut self, schema: &'a MetaSchema, items: &[Value]) {
        if let Some(most) = schema.max_items.filter(|most| items.len() > *most) {
            return self.not_accepted(format!("Use at most {most} entries."));
        }
        if let Some(least) = schema.min_items.filter(|least| items.len() < *least) {
            return self.not_accepted(format!("Use at least {least} entries."));
        }
        let Some(of) = &schema.items else { return };
        for (index, item) in items.iter().enumerate() {
            self.inside(index, |walk| walk.value(of, item));
        }
    }

    fn fields(&mut self, schema: &'a MetaSchema, fields: &Map<String, Value>) {
        // A patch replaces what is inside its fields as a whole.
        let is_patch = self.is_patch && self.path.is_empty();
        for (name, of) in &schema.properties {
            let is_required = schema.required.contains(name);
            match fields.get(*name) {
                None if is_required => self.inside(name, |walk| walk.not_accepted(REQUIRED)),
                None => {}
                Some(Value::Null) if is_nullable(of) => {}
                Some(Value::Null) if is_required => self.inside(name, |walk| walk.unreadable("This must not be null.")),
                Some(Value::Null) if is_patch => {
                    self.inside(name, |walk| walk.unreadable("This must not be null: it can't be cleared."));
                }
                Some(Value::Null) => {}
                Some(value) => self.inside(name, |walk| walk.value(of, value)),
            }
        }
    }

    fn inside(&mut self, name: impl Display, step: impl FnOnce(&mut Self)) {
        let length = self.path.len();
        let dot = if length == 0 { "" } else { "." };
        // Writing to a String can't fail.
        let _ = write!(self.path, "{dot}{name}");
        step(self);
        self.path.truncate(length);
    }

    fn unreadable(&mut self, message: impl Into<String>) {
        self.faults.unreadable(&self.path, message);
    }

    fn not_accepted(&mut self, message: impl Into<String>) {
        self.faults.not_accepted(&self.path, message);
    }
}

fn is_nullable(schema: &MetaSchemaRef) -> bool {
    matches!(schema, MetaSchemaRef::Inline(schema) if schema.nullable)
}
