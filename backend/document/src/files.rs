//! Uploads and downloads: the host moves the bytes, so poem-openapi does not know these operations.

use crate::node::{Node, Object};

/// A test of the edge compares it with what the host does.
const FILES: &str = include_str!("files.json");

pub fn describe(document: &mut Node) {
    let mut files = Node::parse(FILES);
    let path = files.text("path").unwrap_or_default().to_owned();
    if let (Some(paths), Some(operations)) = (document.get_mut("paths"), files.take("operations")) {
        paths.set(&path, operations);
    }
    if let (Some(Node::List(tags)), Some(tag)) = (document.get_mut("tags"), files.take("tag")) {
        // The files of records have it too; this description speaks of both.
        tags.retain(|known| known.text("name") != tag.text("name"));
        tags.push(tag);
        tags.sort_by(|one, other| one.text("name").cmp(&other.text("name")));
    }
    let parts = files.take("components").and_then(Node::into_object).unwrap_or_default();
    let Some(components) = document.get_mut("components") else { return };
    for (kind, added) in parts {
        if components.get(&kind).is_none() {
            components.set(&kind, Node::Object(Object::new()));
        }
        if let Some(known) = components.get_mut(&kind).and_then(Node::as_object_mut) {
            known.extend(added.into_object().unwrap_or_default());
            known.sort_keys();
        }
    }
}
