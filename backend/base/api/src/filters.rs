//! Reading a list's filters.

use haul_types::folded;
use sea_orm::{ColumnTrait, Condition, Value};
use uuid::Uuid;

use crate::{Invalid, columns::contains};

/// Reads a filter with comma-separated values; empty for none.
pub fn one_of<T>(field: &str, text: Option<&str>, parse: impl Fn(&str) -> Option<T>) -> Result<Vec<T>, Invalid> {
    let words = text.unwrap_or_default().split(',').map(str::trim).filter(|word| !word.is_empty());
    words
        .map(|word| parse(word).ok_or_else(|| Invalid::field(field, format!("There is no {field} called {word}."))))
        .collect()
}

/// Rows whose column has one of the filter's values; all rows if it has none.
pub fn chosen<T: Into<Value>>(
    column: impl ColumnTrait,
    field: &str,
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Condition, Invalid> {
    let values = one_of(field, text, parse)?;
    Ok(Condition::all().add_option((!values.is_empty()).then(|| column.is_in(values))))
}

/// More ids than a page of a list, and a URL short enough for every proxy.
pub const MOST_IDS: usize = 100;

/// Rows with one of the ids that the caller names; all rows if it names none.
pub fn with_ids(column: impl ColumnTrait, ids: Option<&str>) -> Result<Condition, Invalid> {
    let Some(ids) = ids else { return Ok(Condition::all()) };
    let ids: Result<Vec<Uuid>, _> = ids.split(',').map(str::trim).map(str::parse).collect();
    let ids = ids.ok().filter(|ids| ids.len() <= MOST_IDS);
    let ids = ids.ok_or_else(|| Invalid::field("ids", "Enter at most 100 ids with commas between them."))?;
    Ok(Condition::all().add(column.is_in(ids)))
}

/// The words of a search field, folded; nothing for an empty one.
pub fn search_words(q: Option<&str>) -> Option<String> {
    q.map(folded).filter(|q| !q.is_empty())
}

/// Rows with the words of a search in a column: in lowercase for some columns, in uppercase for others.
pub fn searched<C: ColumnTrait>(q: Option<&str>, folded: &[C], in_capitals: &[C]) -> Condition {
    let matching = |q: String| {
        let capitals = q.to_uppercase();
        let folded = folded.iter().map(|column| contains(*column, &q));
        folded
            .chain(in_capitals.iter().map(|column| contains(*column, &capitals)))
            .fold(Condition::any(), Condition::add)
    };
    Condition::all().add_option(search_words(q).map(matching))
}
