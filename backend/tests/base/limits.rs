//! The limits of bodies' fields: what a description says is in the schema, and what is in the schema is kept.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::base::{
    authorization::operations,
    inputs::{Wrong, body_type, document, each_is_refused, resolved, wrapped},
};

/// A value beyond a field's limits, one for each that is stated.
fn beyond(schema: &Value) -> Vec<Value> {
    let limit = |name: &str| schema[name].as_f64();
    let mut values = Vec::new();
    if let Some(most) = schema["maxLength"].as_u64() {
        values.push(json!("é".repeat(most as usize + 1)));
    }
    // Whole numbers: those of the document are far within 53 bits.
    values.extend(limit("maximum").map(|most| json!(most as i64 + 1)));
    values.extend(limit("minimum").map(|least| json!(least as i64 - 1)));
    values
}

/// Calls `visit` with each field that a body has in some depth, and its path.
fn fields<'a>(
    document: &'a Value,
    schema: &'a Value,
    path: &mut Vec<String>,
    visit: &mut impl FnMut(&[String], &'a Value),
) {
    let schema = resolved(document, schema);
    for (name, field) in schema["properties"].as_object().into_iter().flatten() {
        path.push(name.clone());
        visit(path, field);
        let field = resolved(document, field);
        match field["type"] == "array" {
            true => {
                path.push("0".to_owned());
                fields(document, &field["items"], path, visit);
                path.pop();
            }
            false => fields(document, field, path, visit),
        }
        path.pop();
    }
}

#[tokio::test]
async fn each_limit_is_kept_and_its_field_named() {
    let document = document();
    let sent = each_is_refused(&document, 422, "validation_failed", |_, schema| {
        let mut bodies = Vec::new();
        fields(&document, schema, &mut Vec::new(), &mut |path, field| {
            for value in beyond(resolved(&document, field)) {
                bodies.push(Wrong { path: path.join("."), body: wrapped(path, value) });
            }
        });
        bodies
    })
    .await;
    assert!(sent > 800, "only {sent} bodies were sent");
}

/// The words of a description without what ends sentences, and numbers without their commas.
fn words(text: &str) -> Vec<String> {
    text.split_whitespace().map(|word| word.trim_matches(['.', ',', ';', ':', '(', ')']).replace(',', "")).collect()
}

/// The limits that a field's description tells: the least, if it does, and the most.
fn told(kind: &str, description: &str) -> Option<(Option<i64>, i64)> {
    let words = words(description);
    let number = |at: usize| words.get(at).and_then(|word| word.parse::<i64>().ok());
    let is = |at: usize, wanted: &[&str]| words.get(at).is_some_and(|word| wanted.contains(&word.as_str()));
    (0..words.len()).find_map(|at| {
        let range = (is(at + 1, &["to"]).then(|| number(at).zip(number(at + 2))).flatten(), 3);
        let most =
            ["at most", "up to"].contains(&format!("{} {}", words[at].to_lowercase(), words.get(at + 1)?).as_str());
        let (least, most, after) = match range {
            (Some((least, most)), width) => (Some(least), most, at + width),
            _ if most => (None, number(at + 2)?, at + 3),
            _ => return None,
        };
        let is_of_kind = match kind {
            "string" => is(after, &["characters"]),
            "integer" => !is(after, &["KB", "MB", "million", "dollars"]),
            _ => kind == "array",
        };
        is_of_kind.then_some((least, most))
    })
}

#[test]
fn each_limit_that_is_told_is_stated() {
    let document = document();
    let (mut wrong, mut seen) = (BTreeSet::new(), 0);
    for operation in operations().iter().filter(|operation| operation.has_body) {
        fields(&document, body_type(&document, operation).unwrap(), &mut Vec::new(), &mut |path, field| {
            let schema = resolved(&document, field);
            let kind = schema["type"].as_str().unwrap();
            let Some((least, most)) = field["description"].as_str().and_then(|text| told(kind, text)) else { return };
            seen += 1;
            let name = match kind {
                "string" => "maxLength",
                "integer" => "maximum",
                _ => "maxItems",
            };
            let is_least =
                kind != "integer" || least.is_none_or(|least| schema["minimum"].as_f64() == Some(least as f64));
            if schema[name].as_f64() != Some(most as f64) || !is_least {
                wrong.insert(format!("{}: {}", path.join("."), field["description"]));
            }
        });
    }
    assert!(seen > 200, "only {seen} limits are told");
    assert!(wrong.is_empty(), "state them with #[oai(validator(…))]: {wrong:#?}");
}

#[test]
fn limits_are_found_in_words() {
    for (kind, text, limits) in [
        ("string", "1 to 120 characters, unique in the company.", Some((Some(1), 120))),
        ("string", "For your own staff; at most 4,000 characters.", Some((None, 4_000))),
        ("string", "Decimal with at most 4 places.", None),
        ("integer", "Degrees Fahrenheit; -60 to 120.", Some((Some(-60), 120))),
        ("integer", "At most 512 KB for a logo.", None),
        ("array", "Keys in order, 1 to 60 of them.", Some((Some(1), 60))),
    ] {
        assert_eq!(told(kind, text), limits, "{text}");
    }
}
