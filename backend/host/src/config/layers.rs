//! Where each setting's value comes from: the embedded defaults, then the file, then the environment.

use std::collections::BTreeMap;
use std::fmt;

use toml::Value;

use super::Problem;

/// The defaults, which are also the documentation and the list of keys.
pub const DEFAULTS: &str = include_str!("../../config.default.toml");

/// Environment variables with the prefix that are not settings: the settings file, the Makefile's cache, the browser
/// tests' own.
const OTHER_VARIABLES: [&str; 3] = ["HAUL_CONFIG", "HAUL_CACHE", "HAUL_E2E"];
const PREFIX: &str = "HAUL_";

/// Below this similarity a suggestion confuses more than it helps.
const SUGGESTION_THRESHOLD: f64 = 0.75;

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Origin {
    Default,
    File,
    /// The variable's name.
    Environment(String),
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Default => f.write_str("default"),
            Self::File => f.write_str("file"),
            Self::Environment(name) => f.write_str(name),
        }
    }
}

#[derive(Clone, Debug)]
pub struct Setting {
    pub value: Value,
    pub origin: Origin,
}

/// Every key (`section.key`) with its effective value.
#[derive(Clone, Debug)]
pub struct Layers(BTreeMap<String, Setting>);

impl Layers {
    /// The embedded defaults alone.
    pub fn defaults() -> Self {
        let table: toml::Table = DEFAULTS.parse().expect("the embedded defaults are TOML");
        let settings = flatten(table).into_iter().map(|(key, value)| (key, Setting { value, origin: Origin::Default }));
        Self(settings.collect())
    }

    pub fn overlay_file(&mut self, text: &str, problems: &mut Vec<Problem>) {
        let table: toml::Table = match text.parse() {
            Ok(table) => table,
            Err(error) => {
                problems.push(Problem::new("file", format!("is not TOML: {error}")));
                return;
            }
        };
        for (key, value) in flatten(table) {
            match self.0.get(&key) {
                Some(setting) if same_shape(&setting.value, &value) => {
                    self.0.insert(key, Setting { value, origin: Origin::File });
                }
                Some(setting) => {
                    let message = format!("must be {}, not {}", shape(&setting.value), shape(&value));
                    problems.push(Problem::new(key, message));
                }
                None => problems.push(unknown(&key, self.0.keys().map(String::as_str))),
            }
        }
    }

    pub fn overlay_environment(
        &mut self,
        variables: impl IntoIterator<Item = (String, String)>,
        problems: &mut Vec<Problem>,
    ) {
        let keys: BTreeMap<String, String> = self.0.keys().map(|key| (variable(key), key.clone())).collect();
        for (name, text) in variables {
            if !name.starts_with(PREFIX) || OTHER_VARIABLES.iter().any(|other| name.starts_with(other)) {
                continue;
            }
            let Some(key) = keys.get(&name) else {
                problems.push(unknown(&name, keys.keys().map(String::as_str)));
                continue;
            };
            match value_from_text(&self.0[key].value, &text) {
                Ok(value) => {
                    self.0.insert(key.clone(), Setting { value, origin: Origin::Environment(name) });
                }
                Err(expected) => problems.push(Problem::new(name, format!("must be {expected}"))),
            }
        }
    }

    /// Keys with their settings, in alphabetical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &Setting)> {
        self.0.iter().map(|(key, setting)| (key.as_str(), setting))
    }

    pub(super) fn value(&self, key: &str) -> &Value {
        &self.0.get(key).unwrap_or_else(|| panic!("config.default.toml has no key {key}")).value
    }
}

/// The environment variable that overrides a key.
pub fn variable(key: &str) -> String {
    format!("{PREFIX}{}", key.replace('.', "_").to_uppercase())
}

fn flatten(table: toml::Table) -> Vec<(String, Value)> {
    let mut settings = Vec::new();
    for (name, value) in table {
        match value {
            Value::Table(section) => {
                settings.extend(section.into_iter().map(|(key, value)| (format!("{name}.{key}"), value)));
            }
            value => settings.push((name, value)),
        }
    }
    settings
}

fn unknown<'a>(key: &str, known: impl Iterator<Item = &'a str>) -> Problem {
    let nearest = known
        .map(|candidate| (strsim::jaro_winkler(key, candidate), candidate))
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .filter(|(similarity, _)| *similarity >= SUGGESTION_THRESHOLD);
    match nearest {
        Some((_, candidate)) => Problem::new(key, format!("is not a setting; did you mean {candidate}?")),
        None => Problem::new(key, "is not a setting"),
    }
}

fn same_shape(default: &Value, value: &Value) -> bool {
    match (default, value) {
        (Value::Array(_), Value::Array(items)) => items.iter().all(Value::is_str),
        _ => default.same_type(value),
    }
}

fn shape(value: &Value) -> &'static str {
    match value {
        Value::String(_) => "a text",
        Value::Integer(_) => "a whole number",
        Value::Boolean(_) => "true or false",
        Value::Array(_) => "a list of texts",
        Value::Float(_) => "a number",
        Value::Datetime(_) => "a date",
        Value::Table(_) => "a section",
    }
}

fn value_from_text(default: &Value, text: &str) -> Result<Value, &'static str> {
    let wrong = |_| shape(default);
    Ok(match default {
        Value::Integer(_) => Value::Integer(text.trim().parse().map_err(|_| shape(default))?),
        Value::Boolean(_) => Value::Boolean(text.trim().parse().map_err(wrong)?),
        Value::Array(_) => {
            let items = text.split(',').map(str::trim).filter(|item| !item.is_empty());
            Value::Array(items.map(|item| Value::String(item.to_owned())).collect())
        }
        _ => Value::String(text.to_owned()),
    })
}
