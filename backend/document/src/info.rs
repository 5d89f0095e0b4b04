//! What the document is, whose, and where its operations are.

use crate::node::{Node, object};

/// The document's version. Raise it with an entry in `openapi/CHANGELOG.md` and `npm run release -w openapi`.
const VERSION: &str = "1.0.0";
const LICENSE: &str = env!("CARGO_PKG_LICENSE");

pub fn complete(document: &mut Node) {
    document.set("openapi", "3.1.0");
    if let Some(info) = document.get_mut("info") {
        info.set("version", VERSION);
        info.set("contact", object([("name", "The Haul developers".into())]));
        info.set("license", object([("name", LICENSE.into()), ("identifier", LICENSE.into())]));
    }
    let server = object([("url", "/".into()), ("description", "The server that this document comes from.".into())]);
    document.set("servers", Node::List(vec![server]));
}
