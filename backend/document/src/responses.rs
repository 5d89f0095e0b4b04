//! Answers: errors described once for all operations, and a success always in words.

use crate::node::{Node, Object, object, reference};

/// The errors that operations share, by their status.
const SHARED: [(&str, &str); 9] = [
    ("400", "BadRequest"),
    ("401", "Unauthenticated"),
    ("403", "Forbidden"),
    ("404", "NotFound"),
    ("409", "Conflict"),
    ("422", "Unprocessable"),
    ("429", "TooManyRequests"),
    ("500", "InternalError"),
    ("503", "Unavailable"),
];

/// What the server answers before an operation with a body begins.
const BEFORE_A_BODY: [(&str, &str, &str); 3] = [
    ("408", "RequestTimeout", "The body did not arrive in time."),
    ("413", "PayloadTooLarge", "The body is too large."),
    ("415", "UnsupportedMediaType", "The body is not of a type that this operation takes."),
];

pub fn share(document: &mut Node) {
    let descriptions = descriptions_of_schemas(document);
    let mut shared = Object::new();
    for response in document.operations_mut().flat_map(|operation| operation.inside_mut("responses")) {
        if response.text("description") == Some("") {
            response.set("description", describe(response, &descriptions));
        }
    }
    for responses in document.operations_mut().filter_map(|operation| operation.get_mut("responses")) {
        for (status, name) in SHARED {
            let Some(response) = responses.get_mut(status) else { continue };
            let written = std::mem::replace(response, reference("responses", name));
            let first = shared.entry(name.to_owned()).or_insert_with(|| written.clone());
            assert!(*first == written, "two descriptions of {status}: tell them apart in `SHARED`");
        }
    }
    for (status, name, description) in BEFORE_A_BODY {
        let body = object([("schema", reference("schemas", "Problem"))]);
        let content = object([("application/problem+json", body)]);
        shared.insert(name.to_owned(), object([("description", description.into()), ("content", content)]));
        let with_body = document.operations_mut().filter(|operation| operation.get("requestBody").is_some());
        with_body.filter_map(|operation| operation.get_mut("responses")).for_each(|responses| {
            responses.set(status, reference("responses", name));
        });
    }
    for responses in document.operations_mut().filter_map(|operation| operation.get_mut("responses")) {
        responses.as_object_mut().into_iter().for_each(Object::sort_keys);
    }
    shared.sort_keys();
    if let Some(components) = document.get_mut("components") {
        components.set("responses", Node::Object(shared));
    }
}

/// What each schema is, in its first sentence.
fn descriptions_of_schemas(document: &Node) -> Object {
    let schemas = document.get("components").and_then(|parts| parts.get("schemas")).and_then(Node::as_object);
    let described = schemas.into_iter().flatten().filter_map(|(name, schema)| {
        let paragraph = schema.text("description")?.split("\n\n").next()?;
        Some((name.clone(), paragraph.replace('\n', " ").into()))
    });
    described.collect()
}

fn describe(response: &Node, descriptions: &Object) -> Node {
    let media = response.get("content").and_then(Node::as_object).and_then(|content| content.values().next());
    let name = media.and_then(|media| media.get("schema")?.text("$ref")?.rsplit('/').next());
    let known = name.and_then(|name| descriptions.get(name)).cloned();
    known.unwrap_or_else(|| "Done.".into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_are_written_once_and_successes_described() {
        let mut document = Node::parse(
            r##"{
                "paths": { "/api/loads": { "get": { "responses": {
                    "200": { "description": "", "content": { "application/json": { "schema": { "$ref": "#/x/Load" } } } },
                    "404": { "description": "None." }
                } } } },
                "components": { "schemas": { "Load": { "description": "One\nload.\n\nMore." } } }
            }"##,
        );
        share(&mut document);
        let text = document.to_text();
        assert!(text.contains(r#""description": "One load.""#), "{text}");
        assert!(
            text.contains(
                r##""404": {
            "$ref": "#/components/responses/NotFound""##
            ),
            "{text}"
        );
        let not_found = document.get("components").and_then(|parts| parts.get("responses")?.get("NotFound").cloned());
        assert_eq!(not_found, Some(object([("description", "None.".into())])));
    }
}
