//! Headers of answers, described once: what is left of a caller's quota, how long to wait, how to sign in.

use crate::node::{Node, Object, object, reference};

struct Header {
    name: &'static str,
    description: &'static str,
    of: &'static str,
}

const HEADERS: [Header; 5] = [
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

pub fn describe(document: &mut Node) {
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
                "paths": { "/api/loads": { "post": { "security": [{ "api_key": [] }], "responses": {
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
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
    }
}
