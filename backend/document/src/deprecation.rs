//! Operations that end, with the headers that their responses have.

use haul_api::Deprecation;

use crate::node::{Node, object};

const HEADERS: [(&str, &str); 3] = [
    ("Deprecation", "Since when programs should use the successor: `@` and seconds since 1970 (RFC 9745)."),
    ("Sunset", "From when on the operation may be gone (RFC 8594)."),
    ("Link", "The operation that replaces it, with `rel=\"successor-version\"`."),
];

/// Marks them. All of their responses have the headers; those that are not shared with other operations describe them.
pub fn announce<'a>(document: &mut Node, deprecations: impl Iterator<Item = &'a Deprecation>) {
    for Deprecation { operation_id, since, sunset, successor } in deprecations {
        let ending = document.operations_mut().filter(|operation| operation.text("operationId") == Some(operation_id));
        for operation in ending {
            let sentence = format!(
                "Deprecated since {since}: use `{successor}`. From {sunset} on it may be gone. Every response says so in \
                 the headers `Deprecation`, `Sunset` and `Link`."
            );
            let description = operation.text("description").unwrap_or_default();
            let description = [&sentence, description].join("\n\n").trim().to_owned();
            operation.set("description", description);
            operation.set("deprecated", Node::Flag(true));
            operation.inside_mut("responses").for_each(describe_headers);
        }
    }
}

fn describe_headers(response: &mut Node) {
    if response.get("$ref").is_some() {
        return;
    }
    if response.get("headers").is_none() {
        response.set("headers", object([]));
    }
    let headers = response.get_mut("headers");
    headers.into_iter().for_each(|headers| {
        for (name, description) in HEADERS {
            let schema = object([("type", "string".into())]);
            headers.set(name, object([("description", description.into()), ("schema", schema)]));
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_operation_that_ends_says_so() {
        let mut document = Node::parse(
            r##"{ "paths": { "/api/trips": {
                "get": { "operationId": "list_trips", "description": "All.", "responses": {
                    "200": { "description": "Trips." }, "404": { "$ref": "#/components/responses/NotFound" } } },
                "post": { "operationId": "create_trip", "responses": {} }
            } } }"##,
        );
        let ending = Deprecation {
            operation_id: "list_trips",
            since: "2027-01-15",
            sunset: "2027-07-15",
            successor: "list_loads",
        };
        announce(&mut document, [ending].iter());
        let written: serde_json::Value = serde_json::from_str(&document.to_text()).unwrap();
        let path = &written["paths"]["/api/trips"];
        assert_eq!(path["get"]["deprecated"], true);
        let description = path["get"]["description"].as_str().unwrap();
        assert!(description.starts_with("Deprecated since 2027-01-15: use `list_loads`."), "{description}");
        assert!(description.ends_with("\n\nAll."), "{description}");
        let headers = path["get"]["responses"]["200"]["headers"].as_object().unwrap();
        assert!(["Deprecation", "Sunset", "Link"].iter().all(|name| headers.contains_key(*name)), "{headers:?}");
        assert_eq!(path["get"]["responses"]["404"].as_object().unwrap().len(), 1);
        assert_eq!(path["post"], serde_json::json!({ "operationId": "create_trip", "responses": {} }));
    }
}
