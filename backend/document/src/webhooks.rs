//! What the server sends on its own: webhooks and the stream of live updates, from the registered records.

use std::collections::BTreeMap;

use haul_app::PRODUCT;

use crate::node::{Node, Object, object, reference};

const TAG: &str = "WebhookEvents";
const EVENT: &str = "WebhookEvent";
/// The kind of a test.
const TEST: &str = "webhook.test";
/// The operation that opens a stream of live updates.
const OPENS_STREAM: &str = "create_live_ticket";
/// An extension: OpenAPI 3.1 can't describe the events of a stream.
const EVENTS: &str = "x-events";

pub fn describe(document: &mut Node) {
    let event = document.get("components").and_then(|parts| parts.get("schemas")?.get(EVENT)).cloned();
    let event = event.unwrap_or_else(|| reference("schemas", EVENT));
    let mut webhooks = Object::new();
    for (record, kinds) in kinds_by_record() {
        let sentences: Vec<_> =
            kinds.iter().map(|kind| format!("| `{kind}` | {} |", PRODUCT.sentence(kind, "…"))).collect();
        let table = format!("| Type | What happened |\n|---|---|\n{}", sentences.join("\n"));
        webhooks.insert(record.clone(), webhook(&event, &record.replace('_', " "), &table, kinds));
    }
    let test = webhook(&event, "test", "Sent when someone tests an endpoint.", vec![TEST.to_owned()]);
    webhooks.insert(TEST.to_owned(), test);
    document.set("webhooks", Node::Object(webhooks));
    // Apart from the operations on endpoints: generators write a file for each tag.
    if let Some(Node::List(tags)) = document.get_mut("tags") {
        let description = "What is sent to the endpoints of other programs.";
        tags.push(object([("name", TAG.into()), ("description", description.into())]));
    }
    describe_stream(document);
}

/// The kinds of events of each record.
fn kinds_by_record() -> BTreeMap<String, Vec<String>> {
    let records = PRODUCT.records().filter(|record| record.is_for_programs());
    let kinds = records.map(|record| {
        let kinds = record.verbs().into_iter().map(|verb| format!("{}.{verb}", record.topic));
        (record.topic.to_owned(), kinds.collect::<Vec<_>>())
    });
    kinds.filter(|(_, kinds)| !kinds.is_empty()).collect()
}

fn webhook(event: &Node, record: &str, description: &str, kinds: Vec<String>) -> Node {
    let kinds = kinds.into_iter().map(Node::from).collect();
    let kind = object([("type", "string".into()), ("enum", Node::List(kinds))]);
    // A schema of its own: many generators ignore what stands beside a reference.
    let mut schema = event.clone();
    schema.take("title");
    schema.get_mut("properties").into_iter().for_each(|properties| properties.set("type", kind.clone()));
    let body = object([
        ("required", Node::Flag(true)),
        ("content", object([("application/json", object([("schema", schema)]))])),
    ]);
    let accepted = object([("description", "Any status of 200 to 299: the event was accepted.".into())]);
    let other = object([("description", "Anything else, or no answer within ten seconds: it is sent again.".into())]);
    let post = object([
        ("operationId", format!("receive_{}_events", record.replace(' ', "_")).into()),
        ("tags", Node::List(vec![TAG.into()])),
        ("summary", format!("Events of the record {record}").into()),
        ("description", description.into()),
        ("parameters", Node::List(headers())),
        ("requestBody", body),
        ("responses", object([("2XX", accepted), ("default", other)])),
        ("security", Node::List(vec![])),
    ]);
    object([("post", post)])
}

/// The headers of the Standard Webhooks specification.
fn headers() -> Vec<Node> {
    let header = |name: &str, description: &str| {
        object([
            ("name", name.into()),
            ("in", "header".into()),
            ("required", Node::Flag(true)),
            ("description", description.into()),
            ("schema", object([("type", "string".into())])),
        ])
    };
    vec![
        header("webhook-id", "The event's id; duplicates have the same."),
        header("webhook-timestamp", "When this request was signed, in seconds since 1970. Refuse old ones."),
        header(
            "webhook-signature",
            "`v1,` and the base64 of HMAC-SHA256 over `<id>.<timestamp>.<raw body>`, with the bytes after `whsec_` as \
             the key. Several signatures are separated by spaces; one of them must fit.",
        ),
    ]
}

fn describe_stream(document: &mut Node) {
    let id = object([("type", "string".into()), ("format", "uuid".into()), ("description", "The record's id.".into())]);
    let topics = PRODUCT.records().map(|record| Node::from(record.topic)).collect();
    let topic = object([
        ("type", "string".into()),
        ("description", "The kind of record.".into()),
        ("enum", Node::List(topics)),
    ]);
    let change = object([
        ("type", "object".into()),
        ("description", "A record changed. Read it again if you show it.".into()),
        ("required", Node::List(vec!["topic".into(), "id".into()])),
        ("properties", object([("topic", topic), ("id", id)])),
    ]);
    let signal = object([
        ("type", "object".into()),
        ("description", "An event without content; its name says everything.".into()),
        ("properties", object([])),
    ]);
    let event = |data: &Node, description: &str| object([("description", description.into()), ("data", data.clone())]);
    let events = object([
        ("ready", event(&signal, "The stream is open; nothing after this is missed.")),
        ("change", event(&change, "A record changed.")),
        ("reset", event(&signal, "Changes were missed: read everything again.")),
        ("ping", event(&signal, "Nothing has changed for 15 seconds; the stream is alive.")),
    ]);
    for operation in document.operations_mut().filter(|operation| operation.text("operationId") == Some(OPENS_STREAM)) {
        operation.set(EVENTS, events.clone());
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_record_of_programs_has_a_webhook_and_the_stream_its_events() {
        let mut document = Node::parse(
            r#"{ "paths": { "/api/live_tickets": { "post": { "operationId": "create_live_ticket" } } },
                 "components": { "schemas": { "WebhookEvent": { "properties": { "type": { "type": "string" } } } } } }"#,
        );
        describe(&mut document);
        let webhooks = document.get("webhooks").and_then(Node::as_object).unwrap();
        let records = PRODUCT.records().filter(|record| record.is_for_programs() && !record.verbs().is_empty());
        assert_eq!(webhooks.len(), records.count() + 1);
        let text = document.to_text();
        for part in ["\"load.stop_arrived\"", "\"driver.archived\"", "\"webhook.test\"", "\"x-events\"", "\"ready\""] {
            assert!(text.contains(part), "{part}");
        }
        assert!(!text.contains("\"notice.archived\""), "a person's own records are not for programs");
    }
}
