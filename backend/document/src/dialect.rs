//! From the schemas of OpenAPI 3.0 to those of 3.1, which are JSON Schema.

use serde_json::Number;

use crate::node::{Node, Object, each_schema, object};

pub fn modernize(document: &mut Node) {
    each_schema(document, &mut |schema| {
        unwrap_reference(schema);
        write_null_as_a_type(schema);
        write_whole_limits(schema);
    });
    for operation in document.operations_mut() {
        operation.inside_mut("parameters").for_each(leave_out_defaults);
        operation.get_mut("requestBody").into_iter().for_each(plain_media_types);
        operation.inside_mut("responses").for_each(plain_media_types);
    }
}

/// A reference may have a description or a default beside it; poem-openapi writes them as parts, and again outside.
fn unwrap_reference(schema: &mut Node) {
    let Some(Node::List(parts)) = schema.take("allOf") else { return };
    for (name, node) in parts.into_iter().filter_map(Node::into_object).flatten() {
        schema.set(&name, node);
    }
}

/// `null` is a type of its own, and one of the values of an enum.
fn write_null_as_a_type(schema: &mut Node) {
    if schema.take("nullable") != Some(Node::Flag(true)) {
        return;
    }
    if let Some(kind) = schema.get_mut("type") {
        *kind = Node::List(vec![kind.clone(), "null".into()]);
        if let Some(Node::List(values)) = schema.get_mut("enum") {
            values.push(Node::Null);
        }
        return;
    }
    // Beside a reference; what tells about the field stays outside.
    let Some(target) = schema.take("$ref") else { return };
    let either = vec![object([("$ref", target)]), object([("type", "null".into())])];
    schema.set("anyOf", Node::List(either));
}

/// poem-openapi keeps every limit as a float.
fn write_whole_limits(schema: &mut Node) {
    if schema.text("type") == Some("number") {
        return;
    }
    for name in ["minimum", "maximum", "multipleOf"] {
        if let Some(Node::Number(limit)) = schema.get_mut(name)
            && let Some(whole) = limit.as_f64().filter(|limit| limit.fract() == 0.0)
        {
            // Limits are far within 53 bits.
            *limit = Number::from(whole as i64);
        }
    }
}

/// What holds without being said: no parameter is deprecated, and only a query has lists, with commas.
fn leave_out_defaults(parameter: &mut Node) {
    parameter.take("explode");
    if parameter.get("schema").is_some_and(|schema| schema.text("type") == Some("array")) {
        parameter.set("style", "form");
        parameter.set("explode", Node::Flag(false));
    }
    if parameter.get("deprecated") == Some(&Node::Flag(false)) {
        parameter.take("deprecated");
    }
}

/// JSON has one encoding, and generators look for the bare name.
fn plain_media_types(of: &mut Node) {
    let Some(Node::Object(content)) = of.get_mut("content") else { return };
    *content = std::mem::take(content)
        .into_iter()
        .map(|(name, media)| (name.split(';').next().unwrap_or_default().to_owned(), media))
        .collect::<Object>();
}

#[cfg(test)]
mod tests {
    use super::*;

    fn modernized(schema: &str) -> String {
        let text = format!(r#"{{"paths":{{}},"components":{{"schemas":{{"Some":{schema}}}}}}}"#);
        let mut document = Node::parse(&text);
        modernize(&mut document);
        let some = document.get("components").and_then(|parts| parts.get("schemas")).and_then(|all| all.get("Some"));
        serde_json::to_string(some.unwrap()).unwrap()
    }

    #[test]
    fn a_described_reference_is_one() {
        for parts in [r##"[{"$ref":"#/a"}]"##, r##"[{"$ref":"#/a"},{"description":"Where."}]"##] {
            let old = format!(r#"{{"description":"Where.","allOf":{parts}}}"#);
            assert_eq!(modernized(&old), r##"{"description":"Where.","$ref":"#/a"}"##);
        }
    }

    #[test]
    fn what_can_be_cleared_is_null_by_type() {
        for (old, new) in [
            (r#"{"type":"string","nullable":true}"#, r#"{"type":["string","null"]}"#),
            (r#"{"type":"string","enum":["a"],"nullable":true}"#, r#"{"type":["string","null"],"enum":["a",null]}"#),
            (
                r##"{"description":"It.","nullable":true,"allOf":[{"$ref":"#/a"}]}"##,
                r##"{"description":"It.","anyOf":[{"$ref":"#/a"},{"type":"null"}]}"##,
            ),
            (r#"{"type":"string","nullable":false}"#, r#"{"type":"string"}"#),
        ] {
            assert_eq!(modernized(old), new);
        }
    }

    #[test]
    fn a_field_named_like_a_keyword_stays() {
        let record = r#"{"type":"object","properties":{"nullable":{"type":"boolean"},"allOf":{"type":"string"}}}"#;
        assert_eq!(modernized(record), record);
    }

    #[test]
    fn limits_of_whole_numbers_are_whole() {
        assert_eq!(modernized(r#"{"type":"integer","minimum":0.0}"#), r#"{"type":"integer","minimum":0}"#);
        assert_eq!(modernized(r#"{"type":"number","minimum":0.5}"#), r#"{"type":"number","minimum":0.5}"#);
    }
}
