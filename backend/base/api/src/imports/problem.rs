//! What is wrong with a row, as the API shows it.

use haul_types::WriteJson;
use poem_openapi::Object;

/// What is wrong with one cell.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ImportProblem {
    /// The column's key, such as `pickup_date`.
    pub column: String,
    /// The column's title.
    pub title: String,
    /// What the cell says; none if it is empty.
    pub value: Option<String>,
    /// One sentence for a person.
    pub message: String,
}
