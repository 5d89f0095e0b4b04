//! Examples: of a field by what it is called, and of a body by its fields.

mod by_name;

use serde_json::Number;

use crate::node::{Node, Object, object, reference};

/// Records within records: deeper ones are left out where they may be.
const DEPTH: usize = 4;

pub fn illustrate(document: &mut Node) {
    let schemas = document.get("components").and_then(|parts| parts.get("schemas")?.as_object()).cloned();
    let mut examples =
        Examples { schemas: schemas.unwrap_or_default(), shared: Object::new(), requests: Object::new() };
    for operation in document.operations_mut() {
        operation.inside_mut("parameters").for_each(|parameter| examples.show_parameter(parameter));
        operation.get_mut("requestBody").into_iter().for_each(|body| examples.keep_request(body));
        operation.inside_mut("responses").for_each(|response| examples.show_content(response));
    }
    let Some(components) = document.get_mut("components") else { return };
    for (name, schema) in components.get_mut("schemas").and_then(Node::as_object_mut).into_iter().flatten() {
        let properties = schema.get_mut("properties").and_then(Node::as_object_mut).into_iter().flatten();
        properties.for_each(|(field, property)| show_property(name, field, property));
        if let Some(value) = examples.requests.shift_remove(name) {
            schema.set("examples", Node::List(vec![value]));
        }
    }
    examples.shared.sort_keys();
    components.set("examples", Node::Object(examples.shared));
}

fn show_property(schema: &str, field: &str, property: &mut Node) {
    let is_plain = ["$ref", "anyOf", "enum", "examples"].iter().all(|name| property.get(name).is_none());
    if is_plain && let Some(value) = plain(schema, field, property) {
        property.set("examples", Node::List(vec![value]));
    }
}

struct Examples {
    schemas: Object,
    /// Of the schemas that are whole responses.
    shared: Object,
    /// Of those that are whole requests: in the schema itself, for a generator warns of any other.
    requests: Object,
}

impl Examples {
    fn show_parameter(&self, parameter: &mut Node) {
        let (Some(name), Some(schema)) = (parameter.text("name"), parameter.get("schema")) else { return };
        if let Some(value) = self.of("", name, schema, 0) {
            parameter.set("example", value);
        }
    }

    fn keep_request(&mut self, body: &mut Node) {
        let schemas = body.inside_mut("content").filter_map(|media| media.get("schema").and_then(referred));
        let names: Vec<_> = schemas.map(str::to_owned).collect();
        for name in names {
            if let Some(value) = self.of_schema(&name, 0) {
                self.requests.insert(name, value);
            }
        }
    }

    /// A response of a shared schema shares its example too.
    fn show_content(&mut self, of: &mut Node) {
        for media in of.inside_mut("content") {
            let Some(schema) = media.get("schema") else { continue };
            if let Some(name) = referred(schema).map(str::to_owned) {
                let Some(value) = self.of_schema(&name, 0) else { continue };
                self.shared.insert(name.clone(), object([("value", value)]));
                media.set("examples", object([(&name, reference("examples", &name))]));
            } else if let Some(value) = self.of("", "", schema, 0) {
                media.set("example", value);
            }
        }
    }

    fn of_schema(&self, name: &str, depth: usize) -> Option<Node> {
        let schema = self.schemas.get(name)?;
        let Some(properties) = schema.get("properties").and_then(Node::as_object) else {
            return self.of(name, "", schema, depth);
        };
        let required = |field: &str| match schema.get("required") {
            Some(Node::List(names)) => names.contains(&field.into()),
            _ => false,
        };
        // What may be left out is shown where it has a default, which typed clients want, or its name says what it holds.
        let kept = properties.iter().filter(|(field, _)| !is_listed(by_name::LEFT_OUT, name, field));
        let shown = kept.filter(|(field, property)| {
            required(field)
                || is_listed(by_name::SHOWN, name, field)
                || property.get("default").is_some()
                || (depth == 0 && by_name::of(name, field).is_some() && !is_nested(property))
        });
        let fields = shown.map(|(field, property)| Some((field.clone(), self.of(name, field, property, depth)?)));
        Some(Node::Object(fields.collect::<Option<_>>()?))
    }

    fn of(&self, schema: &str, field: &str, property: &Node, depth: usize) -> Option<Node> {
        if depth > DEPTH {
            return None;
        }
        if let Some(default) = property.get("default") {
            return Some(default.clone());
        }
        if let Some(name) = referred(property) {
            return self.of_schema(name, depth + 1);
        }
        if let Some(Node::List(values)) = property.get("enum") {
            return values.first().cloned();
        }
        if let Some(Node::List(parts)) = property.get("anyOf").or_else(|| property.get("oneOf")) {
            return parts.iter().find_map(|part| self.of(schema, field, part, depth));
        }
        match kind_of(property)? {
            "array" => {
                let item = property.get("items").and_then(|item| self.of(schema, field, item, depth));
                Some(Node::List(item.into_iter().collect()))
            }
            "object" => Some(Node::Object(Object::new())),
            _ => plain(schema, field, property),
        }
    }
}

fn is_listed(list: &[(&str, &str)], schema: &str, field: &str) -> bool {
    list.iter().any(|(known, name)| *known == schema && *name == field)
}

fn referred(schema: &Node) -> Option<&str> {
    schema.text("$ref")?.rsplit('/').next()
}

fn is_nested(property: &Node) -> bool {
    referred(property).is_some() || matches!(kind_of(property), Some("array" | "object"))
}

/// Its type; of two, the one that is not `null`.
fn kind_of(schema: &Node) -> Option<&str> {
    match schema.get("type")? {
        Node::Text(kind) => Some(kind),
        Node::List(kinds) => kinds.iter().find_map(|kind| match kind {
            Node::Text(kind) if kind != "null" => Some(kind.as_str()),
            _ => None,
        }),
        _ => None,
    }
}

fn limit(schema: &Node, name: &str) -> Option<i64> {
    match schema.get(name)? {
        Node::Number(limit) => limit.as_i64(),
        _ => None,
    }
}

/// A text, number or flag.
fn plain(schema: &str, field: &str, property: &Node) -> Option<Node> {
    let named = by_name::of(schema, field);
    match kind_of(property)? {
        "boolean" => Some(Node::Flag(true)),
        "integer" => {
            let whole = named.and_then(|text| text.parse::<i64>().ok()).unwrap_or(1);
            let least = limit(property, "minimum").unwrap_or(i64::MIN);
            let most = limit(property, "maximum").unwrap_or(i64::MAX);
            Some(Node::Number(Number::from(whole.max(least).min(most))))
        }
        "number" => {
            let number = named.and_then(|text| text.parse().ok()).and_then(Number::from_f64);
            Some(number.map_or(Node::Number(Number::from(1)), Node::Number))
        }
        "string" => Some(match property.text("format") {
            Some("uuid") => by_name::ID.into(),
            Some("date") => by_name::DAY.into(),
            Some("date-time") => by_name::MOMENT.into(),
            // Without a name of its own it has no example, which a test of the document finds.
            _ => named?.into(),
        }),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn fields_are_shown_by_their_names_and_bodies_by_their_fields() {
        let mut document = Node::parse(
            r##"{
                "paths": { "/api/loads": { "post": {
                    "parameters": [{ "name": "load_id", "schema": { "type": "string", "format": "uuid" } }],
                    "requestBody": { "content": { "application/json": { "schema": { "$ref": "#/x/Stop" } } } },
                    "responses": { "200": {
                        "content": { "application/json": { "schema": { "$ref": "#/x/Load" } } }
                    } }
                } } },
                "components": { "schemas": {
                    "Load": {
                        "required": ["stops", "kind"],
                        "properties": {
                            "kind": { "$ref": "#/x/Kind" },
                            "stops": { "type": "array", "items": { "$ref": "#/x/Stop" } },
                            "city": { "type": ["string", "null"] },
                            "amount_cents": { "type": "integer", "maximum": 100000 },
                            "kept_days": { "type": "integer", "minimum": 30 }
                        }
                    },
                    "Stop": { "required": ["city"], "properties": { "city": { "type": "string" } } },
                    "Kind": { "type": "string", "enum": ["full_truckload"] }
                } }
            }"##,
        );
        illustrate(&mut document);
        let examples = document.get("components").and_then(|parts| parts.get("examples")?.get("Load")?.get("value"));
        let stop = object([("city", "Memphis".into())]);
        let load = document.get("components").and_then(|parts| parts.get("schemas")?.get("Load")?.get("properties"));
        let days = load.and_then(|fields| fields.get("kept_days")?.get("examples"));
        // Within its limits.
        assert_eq!(days, Some(&Node::List(vec![Node::Number(Number::from(30))])));
        let of_request =
            document.get("components").and_then(|parts| parts.get("schemas")?.get("Stop")?.get("examples"));
        assert_eq!(of_request, Some(&Node::List(vec![stop.clone()])));
        let expected = object([
            ("kind", "full_truckload".into()),
            ("stops", Node::List(vec![stop])),
            ("city", "Memphis".into()),
            ("amount_cents", Node::Number(Number::from(100_000))),
        ]);
        assert_eq!(examples, Some(&expected));
        let text = document.to_text();
        assert!(text.contains("\"example\": \"0197"), "{text}");
        assert!(text.contains(r##""$ref": "#/components/examples/Load""##), "{text}");
    }
}
