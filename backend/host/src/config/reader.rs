//! Turns texts and numbers into valid values, and records every problem.

use std::fmt::Display;
use std::ops::RangeInclusive;
use std::str::FromStr;

use toml::Value;

use super::{Layers, Problem};

/// Reads typed values; a bad one is recorded and replaced by its default, so that reading continues.
pub(super) struct Reader<'a> {
    layers: &'a Layers,
    defaults: Layers,
    problems: &'a mut Vec<Problem>,
}

impl<'a> Reader<'a> {
    pub fn new(layers: &'a Layers, problems: &'a mut Vec<Problem>) -> Self {
        Self { layers, defaults: Layers::defaults(), problems }
    }

    pub fn text(&self, key: &str) -> String {
        self.layers.value(key).as_str().unwrap_or_default().trim().to_owned()
    }

    /// An empty text is `None`.
    pub fn optional_text(&self, key: &str) -> Option<String> {
        Some(self.text(key)).filter(|text| !text.is_empty())
    }

    pub fn parse<T: FromStr<Err: Display>>(&mut self, key: &str) -> T {
        self.text(key).parse().unwrap_or_else(|error| {
            self.problems.push(Problem::new(key, error));
            let default = self.defaults.value(key).as_str().unwrap_or_default();
            default.parse().unwrap_or_else(|_| panic!("the default of {key} is valid"))
        })
    }

    /// Problems never quote a value: it may be a secret.
    pub fn optional<T: FromStr<Err: Display>>(&mut self, key: &str) -> Option<T> {
        let text = self.optional_text(key)?;
        text.parse().inspect_err(|error| self.problem(key, error)).ok()
    }

    pub fn list<T: FromStr<Err: Display>>(&mut self, key: &str) -> Vec<T> {
        let mut values = Vec::new();
        for (index, text) in self.texts(key).iter().enumerate() {
            match text.parse() {
                Ok(value) => values.push(value),
                Err(error) => self.problem(key, format!("{error} (entry {})", index + 1)),
            }
        }
        values
    }

    pub fn texts(&self, key: &str) -> Vec<String> {
        let items = self.layers.value(key).as_array().map(Vec::as_slice).unwrap_or_default();
        items.iter().filter_map(Value::as_str).map(|text| text.trim().to_owned()).collect()
    }

    pub fn flag(&self, key: &str) -> bool {
        self.layers.value(key).as_bool().unwrap_or_default()
    }

    pub fn number<T: TryFrom<i64>>(&mut self, key: &str, range: RangeInclusive<i64>) -> T {
        let mut value = self.layers.value(key).as_integer().unwrap_or_default();
        if !range.contains(&value) {
            self.problems.push(Problem::new(key, format!("must be {} to {}", range.start(), range.end())));
            value = self.defaults.value(key).as_integer().unwrap_or_default();
        }
        T::try_from(value).unwrap_or_else(|_| panic!("the range of {key} fits its type"))
    }

    pub fn problem(&mut self, key: &str, message: impl Display) {
        self.problems.push(Problem::new(key, message));
    }
}
