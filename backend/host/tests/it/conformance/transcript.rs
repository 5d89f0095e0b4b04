//! A run's responses, without what differs from run to run.

use std::collections::HashMap;

use haul_host::message::AppResponse;
use serde_json::Value;
use uuid::Uuid;

/// The answers of one run.
#[derive(Default)]
pub struct Transcript {
    steps: Vec<Step>,
    ids: HashMap<String, String>,
}

/// One answer.
#[derive(Debug, PartialEq)]
pub struct Step {
    pub name: &'static str,
    pub status: u16,
    pub content_type: Option<String>,
    pub body: Value,
}

impl Transcript {
    pub fn steps(&self) -> &[Step] {
        &self.steps
    }

    /// Records a response and returns its body unchanged.
    pub fn note(&mut self, name: &'static str, response: &AppResponse) -> Value {
        let text = String::from_utf8_lossy(&response.body).into_owned();
        let body: Value = serde_json::from_str(&text).unwrap_or(Value::String(text));
        let content_type =
            response.headers.get("content-type").and_then(|value| value.to_str().ok()).map(str::to_owned);
        let plain = self.plain(&body);
        self.steps.push(Step { name, status: response.status.as_u16(), content_type, body: plain });
        body
    }

    fn plain(&mut self, value: &Value) -> Value {
        match value {
            Value::Array(items) => items.iter().map(|item| self.plain(item)).collect(),
            Value::Object(members) => members.iter().map(|(name, member)| (name.clone(), self.plain(member))).collect(),
            Value::String(text) => Value::String(self.plain_text(text)),
            other => other.clone(),
        }
    }

    /// An id becomes its number in order of appearance, so that equal ids stay equal.
    fn plain_text(&mut self, text: &str) -> String {
        if Uuid::parse_str(text).is_ok() {
            let next = format!("<id {}>", self.ids.len() + 1);
            return self.ids.entry(text.to_owned()).or_insert(next).clone();
        }
        if chrono::DateTime::parse_from_rfc3339(text).is_ok() {
            return "<time>".to_owned();
        }
        // Tickets, cursors and tokens are signed or contain ids and times.
        let is_opaque = text.len() >= 40 && !text.contains(' ');
        if is_opaque { "<opaque>".to_owned() } else { text.to_owned() }
    }
}
