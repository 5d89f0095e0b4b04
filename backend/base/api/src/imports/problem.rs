//! What is wrong with a row, as the API shows it.

use haul_types::WriteJson;
use poem_openapi::Object;

/// What is wrong with one cell.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ImportProblem {
    /// The column's key, such as `pickup_date`.
    pub column: String,
    /// The column's title.
    pub title: String,
    /// One sentence for a person.
    pub message: String,
}
