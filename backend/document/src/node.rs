//! JSON whose objects keep their order, and the way through an OpenAPI document.

use indexmap::IndexMap;
use serde::{Deserialize, Serialize};
use serde_json::Number;

pub type Object = IndexMap<String, Node>;

/// A JSON value. serde_json's own keeps the order only if every crate pays for it.
#[derive(Clone, Debug, PartialEq, Deserialize, Serialize)]
#[serde(untagged)]
pub enum Node {
    Null,
    Flag(bool),
    Number(Number),
    Text(String),
    List(Vec<Node>),
    Object(Object),
}

/// An object of these fields.
pub fn object<const N: usize>(fields: [(&str, Node); N]) -> Node {
    Node::Object(fields.into_iter().map(|(name, node)| (name.to_owned(), node)).collect())
}

/// A reference to a shared part.
pub fn reference(part: &str, name: &str) -> Node {
    object([("$ref", format!("#/components/{part}/{name}").into())])
}

impl From<&str> for Node {
    fn from(text: &str) -> Self {
        Self::Text(text.to_owned())
    }
}

impl From<String> for Node {
    fn from(text: String) -> Self {
        Self::Text(text)
    }
}

impl Node {
    /// Reads what this program wrote itself.
    pub fn parse(text: &str) -> Self {
        serde_json::from_str(text).expect("poem-openapi writes JSON")
    }

    pub fn to_text(&self) -> String {
        serde_json::to_string_pretty(self).expect("a tree of values is JSON") + "\n"
    }

    pub fn get(&self, name: &str) -> Option<&Self> {
        self.as_object()?.get(name)
    }

    pub fn get_mut(&mut self, name: &str) -> Option<&mut Self> {
        self.as_object_mut()?.get_mut(name)
    }

    pub fn text(&self, name: &str) -> Option<&str> {
        match self.get(name)? {
            Self::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn as_object(&self) -> Option<&Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    pub fn as_object_mut(&mut self) -> Option<&mut Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    pub fn into_object(self) -> Option<Object> {
        match self {
            Self::Object(object) => Some(object),
            _ => None,
        }
    }

    /// Adds a field at the end, or replaces it in place.
    pub fn set(&mut self, name: &str, node: impl Into<Self>) {
        if let Self::Object(object) = self {
            object.insert(name.to_owned(), node.into());
        }
    }

    /// Takes a field out; the others keep their order.
    pub fn take(&mut self, name: &str) -> Option<Self> {
        self.as_object_mut()?.shift_remove(name)
    }

    /// The values of an object or list.
    pub fn values_mut(&mut self) -> Box<dyn Iterator<Item = &mut Self> + '_> {
        match self {
            Self::Object(object) => Box::new(object.values_mut()),
            Self::List(list) => Box::new(list.iter_mut()),
            _ => Box::new(std::iter::empty()),
        }
    }

    /// The values of a field that is an object or a list; none without the field.
    pub fn inside_mut(&mut self, name: &str) -> impl Iterator<Item = &mut Self> {
        self.get_mut(name).into_iter().flat_map(Self::values_mut)
    }

    /// The operations of a document.
    pub fn operations_mut(&mut self) -> impl Iterator<Item = &mut Self> {
        self.inside_mut("paths").flat_map(Self::values_mut)
    }
}

/// Changes every schema of a document, those inside others first.
pub fn each_schema(document: &mut Node, change: &mut impl FnMut(&mut Node)) {
    for operation in document.operations_mut() {
        operation.inside_mut("parameters").for_each(|parameter| field(parameter, "schema", change));
        operation.get_mut("requestBody").into_iter().for_each(|body| content(body, change));
        for response in operation.inside_mut("responses") {
            response.inside_mut("headers").for_each(|header| field(header, "schema", change));
            content(response, change);
        }
    }
    let schemas = document.get_mut("components").into_iter().flat_map(|parts| parts.inside_mut("schemas"));
    schemas.for_each(|one| schema(one, change));
}

fn content(of: &mut Node, change: &mut impl FnMut(&mut Node)) {
    of.inside_mut("content").for_each(|media| field(media, "schema", change));
}

fn field(of: &mut Node, name: &str, change: &mut impl FnMut(&mut Node)) {
    of.get_mut(name).into_iter().for_each(|one| schema(one, change));
}

fn schema(one: &mut Node, change: &mut impl FnMut(&mut Node)) {
    for name in ["properties", "allOf", "anyOf", "oneOf"] {
        one.inside_mut(name).for_each(|part| schema(part, change));
    }
    for name in ["items", "additionalProperties"] {
        field(one, name, change);
    }
    change(one);
}
