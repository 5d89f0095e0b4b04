//! Headers of answers, described once: what is left of a caller's quota, how long to wait, how to sign in.

use crate::node::{Node, Object, object, reference};

struct Header {
    name: &'static str,
    description: &'static str,
    of: &'static str,
}

const HEADERS: [Header; 6] = [
    Header {
        name: "ETag",
        description: "A tag of this body. Send it as `If-None-Match` to read again only what has changed.",
        of: "string",
    },
    Header {
        name: "RateLimit-Limit",
        description: "Calls that this key or sign-in may make at once. They come back evenly over a minute.",
        of: "integer",
    },
    Header { name: "RateLimit-Remaining", description: "Calls left now.", of: "integer" },
    Header { name: "RateLimit-Reset", description: "Seconds until all calls are available again.", of: "integer" },
    Header { name: "Retry-After", description: "Seconds to wait before the next call.", of: "integer" },
    Header {
        name: "WWW-Authenticate",
        description: "The scheme to sign in with: `Bearer`, and `JWT` for fleet owners.",
        of: "string",
    },
];

const QUOTA: [&str; 3] = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"];

/// Headers of the shared errors.
const OF_ERRORS: [(&str, &[&str]); 3] = [
    ("Unauthenticated", &["WWW-Authenticate"]),
    ("TooManyRequests", &["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset", "Retry-After"]),
    ("Unavailable", &["Retry-After"]),
];

const IF_NONE_MATCH: &str = "IfNoneMatch";
const NOT_MODIFIED: &str = "NotModified";

pub fn describe(document: &mut Node) {
    for path in document.inside_mut("paths") {
        path.get_mut("get").into_iter().for_each(repeat);
    }
    for operation in document.operations_mut() {
        let is_counted = matches!(operation.get("security"), Some(Node::List(schemes)) if !schemes.is_empty());
        let Some(responses) = operation.get_mut("responses").and_then(Node::as_object_mut) else { continue };
        for (_, response) in responses.iter_mut().filter(|(status, _)| status.starts_with('2')) {
            respell(response);
            if is_counted {
                add(response, &QUOTA);
            }
        }
    }
    let Some(components) = document.get_mut("components") else { return };
    let parameter = object([
        ("name", "If-None-Match".into()),
        ("in", "header".into()),
        ("description", "The `ETag` of the body that you have: while it is the same, the response is 304.".into()),
        ("schema", object([("type", "string".into())])),
    ]);
    components.set("parameters", object([(IF_NONE_MATCH, parameter)]));
    if let Some(responses) = components.get_mut("responses") {
        let mut same = object([("description", "The body is the one that you have.".into())]);
        add(&mut same, &["ETag"]);
        responses.set(NOT_MODIFIED, same);
    }
    for (name, headers) in OF_ERRORS {
        let shared = components.get_mut("responses").and_then(|responses| responses.get_mut(name));
        shared.into_iter().for_each(|response| add(response, headers));
    }
    let described = HEADERS.iter().map(|Header { name, description, of }| {
        let schema = object([("type", (*of).into())]);
        ((*name).to_owned(), object([("description", (*description).into()), ("schema", schema)]))
    });
    components.set("headers", Node::Object(described.collect()));
}

/// A read answers with a tag, and takes it.
fn repeat(read: &mut Node) {
    let Some(responses) = read.get_mut("responses") else { return };
    let Some(success) = responses.get_mut("200").filter(|success| success.get("content").is_some()) else { return };
    add(success, &["ETag"]);
    responses.set("304", reference("responses", NOT_MODIFIED));
    responses.as_object_mut().into_iter().for_each(Object::sort_keys);
    let parameter = reference("parameters", IF_NONE_MATCH);
    match read.get_mut("parameters") {
        Some(Node::List(parameters)) => parameters.push(parameter),
        _ => read.set("parameters", Node::List(vec![parameter])),
    }
}

/// poem-openapi writes names of headers in capitals.
fn respell(response: &mut Node) {
    let Some(headers) = response.take("headers").and_then(Node::into_object) else { return };
    let spelled = headers.into_iter().map(|(name, mut header)| {
        header.take("deprecated");
        (capitalized(&name), header)
    });
    response.set("headers", Node::Object(spelled.collect()));
}

/// `Idempotent-Replayed` of `IDEMPOTENT-REPLAYED`.
fn capitalized(name: &str) -> String {
    let word = |word: &str| match word.split_at_checked(1) {
        Some((first, rest)) => first.to_uppercase() + &rest.to_lowercase(),
        None => String::new(),
    };
    name.split('-').map(word).collect::<Vec<_>>().join("-")
}

fn add(response: &mut Node, names: &[&str]) {
    if response.get("headers").is_none() {
        response.set("headers", Node::Object(Object::new()));
    }
    if let Some(headers) = response.get_mut("headers").and_then(Node::as_object_mut) {
        headers.extend(names.iter().map(|name| ((*name).to_owned(), reference("headers", name))));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_described_once_and_spelled_as_usual() {
        let mut document = Node::parse(
            r##"{
                "paths": { "/api/loads": { "get": { "responses": { "200": { "content": {} } } }, "post": { "security": [{ "api_key": [] }], "responses": {
                    "201": { "description": "One.", "headers": { "IDEMPOTENT-REPLAYED": { "deprecated": false } } },
                    "401": { "$ref": "#/components/responses/Unauthenticated" }
                } } } },
                "components": { "responses": { "Unauthenticated": { "description": "No." } } }
            }"##,
        );
        describe(&mut document);
        let text = document.to_text();
        for part in [
            r#""Idempotent-Replayed": {}"#,
            r##""$ref": "#/components/headers/RateLimit-Remaining""##,
            r##""$ref": "#/components/headers/WWW-Authenticate""##,
            r#""description": "Calls left now.""#,
            r##""304": {
            "$ref": "#/components/responses/NotModified""##,
            r##""$ref": "#/components/parameters/IfNoneMatch""##,
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
