//! Reading a list's filters.

use crate::Invalid;

/// Reads the values of a filter that takes several, separated by commas; empty for none.
pub fn one_of<T>(field: &str, text: Option<&str>, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Invalid> {
    let words = text.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
    words
        .map(|word| parse(word).ok_or_else(|| Invalid::field(field, format!("There is no {field} called {word}."))))
        .collect()
}
