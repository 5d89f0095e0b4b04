//! Queries. Nothing unknown is ignored: a list whose filter is misspelled would look complete.

use std::sync::OnceLock;

use poem_openapi::registry::{MetaOperationParam, MetaSchema, MetaSchemaRef, Registry};
use serde_json::Value;

use super::{
    faults::Faults,
    walk::{InputType, REQUIRED},
};
use crate::ApiError;

/// A parameter of an operation's query.
pub struct Parameter {
    name: String,
    is_required: bool,
    /// Whether commas stand between several values.
    is_list: bool,
    most_values: usize,
    /// Of each value.
    schema: MetaSchemaRef,
    /// Describes the types that the operation refers to.
    register: fn(&mut Registry),
    input: OnceLock<InputType>,
}

impl Parameter {
    pub fn new(described: MetaOperationParam, register: fn(&mut Registry)) -> Self {
        let MetaOperationParam { name, schema, required, .. } = described;
        let (is_list, most_values, schema) = match schema {
            MetaSchemaRef::Inline(list) if list.ty == "array" => (
                true,
                list.max_items.unwrap_or(1),
                list.items.map_or(MetaSchemaRef::Inline(Box::new(MetaSchema::ANY)), |of| *of),
            ),
            plain => (false, 1, plain),
        };
        Self { name, is_required: required, is_list, most_values, schema, register, input: OnceLock::new() }
    }

    /// Its type. Most are plain; the types that others refer to are described once they are needed.
    fn input(&self) -> &InputType {
        self.input.get_or_init(|| {
            let mut registry = Registry::new();
            if !matches!(&self.schema, MetaSchemaRef::Inline(plain) if plain.all_of.is_empty()) {
                (self.register)(&mut registry);
            }
            let names = parts(&self.schema);
            let mut named = registry.schemas;
            named.retain(|name, _| names.contains(&name.as_str()));
            InputType { schema: self.schema.clone(), named }
        })
    }

    /// Its text as the value that it stands for; the text itself if it is none of the type.
    fn value_of(&self, text: &str) -> Value {
        let value = match &self.schema {
            MetaSchemaRef::Inline(schema) => match schema.ty {
                "integer" | "number" => text.parse().ok().map(Value::Number),
                "boolean" => text.parse().ok().map(Value::Bool),
                _ => None,
            },
            MetaSchemaRef::Reference(_) => None,
        };
        value.unwrap_or_else(|| Value::String(text.to_owned()))
    }
}

/// The types that a parameter refers to: a vocabulary, which refers to no others.
fn parts(schema: &MetaSchemaRef) -> Vec<&str> {
    match schema {
        MetaSchemaRef::Reference(name) => vec![name],
        MetaSchemaRef::Inline(schema) => schema.all_of.iter().flat_map(parts).collect(),
    }
}

/// Reports everything in a query that its operation does not accept. A list has commas between its values, or occurs
/// once for each, as some generated clients send it; every other parameter occurs once.
pub fn check_query(parameters: &[Parameter], query: &str) -> Result<(), ApiError> {
    let mut faults = Faults::default();
    let mut given: Vec<&str> = Vec::new();
    for (name, text) in url::form_urlencoded::parse(query.as_bytes()) {
        if faults.is_full() {
            break;
        }
        let Some(parameter) = parameters.iter().find(|parameter| parameter.name == name) else {
            faults.unreadable(&name, "There is no parameter with this name.");
            continue;
        };
        if parameter.is_list && text.is_empty() {
            faults.not_accepted(&name, "Enter at least one value.");
            continue;
        }
        let mut values = if parameter.is_list { text.split(',').collect() } else { vec![&*text] };
        let earlier = given.iter().filter(|one| **one == parameter.name).count();
        let room = parameter.most_values.saturating_sub(earlier);
        if values.len() > room {
            match parameter.is_list {
                true => faults.not_accepted(&name, format!("Use at most {} values.", parameter.most_values)),
                false => faults.unreadable(&name, "Send this parameter once."),
            }
            values.truncate(room);
        }
        for value in values {
            given.push(&parameter.name);
            faults = parameter.input().check(&name, &parameter.value_of(value), false, faults);
        }
    }
    for missing in parameters.iter().filter(|one| one.is_required && !given.contains(&&*one.name)) {
        faults.not_accepted(&missing.name, REQUIRED);
    }
    faults.finish()
}

#[cfg(test)]
mod tests {
    use haul_types::Date;
    use poem_openapi::{
        Enum,
        registry::{MetaParamIn, MetaSchema},
        types::Type,
    };
    use uuid::Uuid;

    use super::*;
    use crate::{AnyOf, input::faults::MOST};

    #[derive(Enum)]
    #[oai(rename_all = "snake_case")]
    enum Equipment {
        DryVan,
        Reefer,
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

    fn parameter<T: Type>(name: &str, required: bool, change: impl FnOnce(&mut MetaSchema)) -> Parameter {
        let mut schema = T::schema_ref();
        if let MetaSchemaRef::Inline(schema) = &mut schema {
            change(schema);
        }
        let described = MetaOperationParam {
            name: name.to_owned(),
            schema,
            in_type: MetaParamIn::Query,
            description: None,
            required,
            deprecated: false,
            explode: true,
            style: None,
        };
        Parameter::new(described, Equipment::register)
    }

    #[test]
    fn query_is_checked_parameter_by_parameter() {
        let parameters = [
            parameter::<String>("q", true, |q| q.max_length = Some(3)),
            parameter::<u64>("limit", false, |limit| (limit.minimum, limit.maximum) = (Some(1.0), Some(200.0))),
            parameter::<bool>("archived", false, |_| {}),
            parameter::<Uuid>("customer_id", false, |_| {}),
            parameter::<Equipment>("equipment", false, |_| {}),
            parameter::<Date>("from", false, |_| {}),
            parameter::<AnyOf<Equipment>>("kinds", false, |kinds| kinds.max_items = Some(2)),
        ];
        for (query, status, paths) in [
            ("q=a", 200, &[][..]),
            ("q=%C3%A9%C3%A9%C3%A9&limit=200&archived=true&equipment=reefer&from=2026-11-23", 200, &[]),
            ("q=&customer_id=019a0000-0000-7000-8000-000000000000&", 200, &[]),
            ("", 422, &["q"]),
            ("q=long", 422, &["q"]),
            ("q=a&limit=0", 422, &["limit"]),
            ("q=a&limit=201", 422, &["limit"]),
            ("q=a&limit=18446744073709551615", 422, &["limit"]),
            ("q=a&limit=ten", 400, &["limit"]),
            ("q=a&limit=1.5", 400, &["limit"]),
            ("q=a&limit=", 400, &["limit"]),
            ("q=a&archived=1", 400, &["archived"]),
            ("q=a&customer_id=nobody", 422, &["customer_id"]),
            ("q=a&equipment=boat", 422, &["equipment"]),
            ("q=a&from=2101-01-01", 422, &["from"]),
            ("q=a&q=a", 400, &["q"]),
            ("q=a&kinds=reefer", 200, &[]),
            ("q=a&kinds=reefer,dry_van", 200, &[]),
            ("q=a&kinds=reefer&kinds=dry_van", 200, &[]),
            ("q=a&kinds=reefer,dry_van,reefer", 422, &["kinds"]),
            ("q=a&kinds=reefer&kinds=dry_van&kinds=reefer", 422, &["kinds"]),
            ("q=a&kinds=", 422, &["kinds"]),
            ("q=a&kinds=reefer,boat", 422, &["kinds"]),
            ("q=a&color=red&color=red", 400, &["color", "color"]),
            ("Q=a&limit=0", 400, &["Q", "limit", "q"]),
        ] {
            let (answered, named) = named(check_query(&parameters, query));
            assert_eq!(
                (answered, &*named),
                (status, &*paths.iter().map(|path| (*path).to_owned()).collect::<Vec<_>>()),
                "{query}"
            );
        }
        let said_of_it = said(check_query(&parameters, "q=a&limit=0&equipment=boat&color=red"));
        assert_eq!(
            said_of_it,
            [
                "limit: Enter a number from 1 to 200.",
                "equipment: Use one of dry_van, reefer.",
                "color: There is no parameter with this name.",
            ]
        );
    }

    #[test]
    fn hostile_queries_are_not_repeated_at_length() {
        let query = "a=1&".repeat(50_000);
        assert_eq!(named(check_query(&[], &query)).1.len(), MOST);
    }
}
