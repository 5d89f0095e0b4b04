//! Replaces a value of a file in all its rows: one decision instead of an edit per row. Pure.

use std::collections::{BTreeMap, HashMap};

use haul_entity::insight::import::Model;
use haul_types::{WriteJson, folded};
use poem_openapi::Object;

use super::cells::Cells;
use crate::{ApiError, from_json_column};

/// A replacement for a value of one column.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ImportCorrection {
    /// The column's key, such as `customer`.
    pub column: String,
    /// The cell's text, ignoring case; empty for empty cells.
    pub value: String,
    /// The text to use instead; empty to leave the cells empty.
    pub replacement: String,
}

impl ImportCorrection {
    /// Adds corrections to earlier ones. Later ones see what the earlier ones have made of the file; one that replaces
    /// a text by itself withdraws the earlier one.
    pub fn merged(mut known: Vec<Self>, added: Vec<Self>) -> Vec<Self> {
        for correction in added {
            for earlier in &mut known {
                if earlier.column == correction.column && folded(&earlier.replacement) == folded(&correction.value) {
                    earlier.replacement.clone_from(&correction.replacement);
                }
            }
            known.retain(|earlier| !earlier.is_of(&correction.column, &correction.value) && !earlier.is_idle());
            if !correction.is_idle() {
                known.push(correction);
            }
        }
        known
    }

    fn is_of(&self, column: &str, text: &str) -> bool {
        self.column == column && folded(&self.value) == folded(text)
    }

    fn is_idle(&self) -> bool {
        folded(&self.value) == folded(&self.replacement)
    }
}

/// An import's corrections, by column and folded text.
pub struct Corrections(BTreeMap<String, HashMap<String, String>>);

impl Corrections {
    pub fn of(import: &Model) -> Result<Self, ApiError> {
        let all: Vec<ImportCorrection> = from_json_column(import.corrections.clone())?;
        let mut by_column = BTreeMap::<String, HashMap<String, String>>::new();
        for ImportCorrection { column, value, replacement } in all {
            by_column.entry(column).or_default().insert(folded(&value), replacement);
        }
        Ok(Self(by_column))
    }

    /// The row as it is read.
    pub fn apply(&self, mut cells: Cells) -> Cells {
        for (column, texts) in &self.0 {
            let Some(replacement) = texts.get(&folded(cells.text(column).unwrap_or_default())) else { continue };
            if replacement.is_empty() {
                cells.0.remove(column);
            } else {
                cells.0.insert(column.clone(), replacement.clone());
            }
        }
        cells
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn correction(value: &str, replacement: &str) -> ImportCorrection {
        ImportCorrection { column: "kind".into(), value: value.into(), replacement: replacement.into() }
    }

    #[test]
    fn later_corrections_see_what_earlier_ones_made() {
        let known = ImportCorrection::merged(vec![correction("Comp", "Company")], vec![correction("company", "lease")]);
        assert_eq!(known, [correction("Comp", "lease"), correction("company", "lease")]);
        assert_eq!(ImportCorrection::merged(known, vec![correction("COMP", "Comp")]), [correction("company", "lease")]);
    }

    #[test]
    fn a_correction_and_its_contrary_leave_nothing() {
        let known = ImportCorrection::merged(vec![correction("a", "b")], vec![correction("b", "a")]);
        assert_eq!(known, [correction("b", "a")], "`a` stays `a`");
        assert_eq!(ImportCorrection::merged(Vec::new(), vec![correction("", "")]), []);
    }

    #[test]
    fn cells_are_replaced_filled_and_emptied() {
        let texts = HashMap::from([
            ("comp".to_owned(), "company".to_owned()),
            (String::new(), "lease".to_owned()),
            ("n/a".to_owned(), String::new()),
        ]);
        let corrections = Corrections(BTreeMap::from([("kind".to_owned(), texts)]));
        for (text, read) in [("COMP", Some("company")), ("team", Some("team")), ("N/A", None)] {
            let cells = Cells(BTreeMap::from([("kind".to_owned(), text.to_owned())]));
            assert_eq!(corrections.apply(cells).text("kind"), read, "{text}");
        }
        assert_eq!(corrections.apply(Cells::default()).text("kind"), Some("lease"));
    }
}
