//! The possible columns of a file, and those that a file has. Pure.

use std::collections::HashMap;

use haul_ports::Cell;
use haul_types::{ImportNames, folded};

/// One column of a file.
pub struct Column {
    pub key: String,
    pub title: String,
    pub is_required: bool,
    /// The value in the template's example row.
    pub example: Cell,
    /// The records that its cells name.
    pub names: Option<ImportNames>,
    /// Its vocabulary, as people write it; empty for free text.
    pub choices: Vec<String>,
}

impl Column {
    pub fn needed(key: &str, title: &str, example: impl Into<Example>) -> Self {
        Self { is_required: true, ..Self::optional(key, title, example) }
    }

    pub fn optional(key: &str, title: &str, example: impl Into<Example>) -> Self {
        Self {
            key: key.to_owned(),
            title: title.to_owned(),
            is_required: false,
            example: example.into().0,
            names: None,
            choices: Vec::new(),
        }
    }

    /// The same column, whose cells name such records.
    pub fn naming(self, names: ImportNames) -> Self {
        Self { names: Some(names), ..self }
    }

    /// The same column, whose cells are words of a vocabulary.
    pub fn one_of(self, words: impl IntoIterator<Item = &'static str>) -> Self {
        Self { choices: words.into_iter().map(|word| word.replace('_', " ")).collect(), ..self }
    }
}

/// A cell of the template; an empty text is an empty cell, and a text that is a date is written as one.
pub struct Example(Cell);

impl From<&str> for Example {
    fn from(text: &str) -> Self {
        Self(match text.parse() {
            _ if text.is_empty() => Cell::Empty,
            Ok(day) => Cell::Date(day),
            Err(_) => Cell::Text(text.to_owned()),
        })
    }
}

impl From<i64> for Example {
    fn from(number: i64) -> Self {
        Self(Cell::Integer(number))
    }
}

impl From<Cell> for Example {
    fn from(cell: Cell) -> Self {
        Self(cell)
    }
}

/// The meaning of the file's columns.
#[derive(Debug, PartialEq, Eq)]
pub struct Header {
    /// For each column of the file, its key.
    pub keys: Vec<Option<String>>,
    /// Unknown titles.
    pub ignored: Vec<String>,
}

/// Reads a file's header; titles may differ in case, spaces and punctuation. Returns the missing titles, if any.
pub fn read_header(columns: &[Column], titles: &[String]) -> Result<Header, Vec<String>> {
    let mut known: HashMap<String, &Column> = HashMap::new();
    for column in columns {
        known.insert(simplified(&column.title), column);
        known.insert(simplified(&column.key), column);
    }
    let mut keys: Vec<Option<String>> = Vec::with_capacity(titles.len());
    let mut ignored = Vec::new();
    for title in titles {
        let key = known.get(&simplified(title)).map(|column| column.key.clone());
        // Of two columns with the same title the first counts.
        let key = key.filter(|key| !keys.iter().flatten().any(|taken| taken == key));
        if key.is_none() && !title.is_empty() {
            ignored.push(title.clone());
        }
        keys.push(key);
    }
    let is_missing = |column: &&Column| column.is_required && !keys.iter().flatten().any(|key| *key == column.key);
    let missing: Vec<String> = columns.iter().filter(is_missing).map(|column| column.title.clone()).collect();
    if missing.is_empty() { Ok(Header { keys, ignored }) } else { Err(missing) }
}

/// A column's title.
pub fn title_of(columns: &[Column], key: &str) -> String {
    columns.iter().find(|column| column.key == key).map_or_else(|| "Row".to_owned(), |column| column.title.clone())
}

fn simplified(title: &str) -> String {
    folded(title).chars().filter(|c| c.is_alphanumeric()).collect()
}
