//! Wire types of imports.

use haul_api::{
    ApiError, FromModel, from_json_column,
    imports::{Amount, Column, ImportCorrection, ImportProblem, Reconciliation},
    page_of,
};
use haul_entity::insight::{import, import_row};
use haul_types::{
    ChargeCode, FileFormat, ImportKind, ImportNames, ImportRowStatus, ImportStatus, NamedRef, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A file whose rows become records.
#[derive(Clone, Debug, PartialEq, Eq, FromModel, Object, WriteJson)]
#[from_model(import::Model)]
#[oai(skip_serializing_if_is_none)]
pub struct DataImport {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    pub kind: ImportKind,
    /// Name of the uploaded file, 1 to 200 characters.
    pub file_name: String,
    pub status: ImportStatus,
    /// Why the file cannot be imported, in one sentence.
    pub problem: Option<String>,
    /// Titles in the file that match no column; their values are not read.
    #[from_model(json)]
    pub ignored_columns: Vec<String>,
    /// Values that are replaced in every row.
    #[from_model(json)]
    pub corrections: Vec<ImportCorrection>,
    /// Rows read so far; all rows in the end.
    pub total_rows: i32,
    /// Ready to import, or imported.
    pub ready_rows: i32,
    /// Rows with problems, which cannot be imported.
    pub bad_rows: i32,
    /// Rows that became records, undone ones included.
    pub imported_rows: i32,
    /// Were ready when checked, but no longer when imported.
    pub refused_rows: i32,
    /// Rows whose records were removed again; loads are canceled instead.
    pub undone_rows: i32,
    /// Not undone, because the record was changed since.
    pub kept_rows: i32,
    /// Who uploaded it.
    pub created_by: String,
    /// When the last row was imported, in UTC; omitted if the import is not complete.
    pub imported_at: Option<Timestamp>,
    /// When the undo finished, in UTC; omitted unless it was undone.
    pub undone_at: Option<Timestamp>,
    /// Send this version back with a decision; it goes up with every change.
    pub version: i32,
    /// When the file was uploaded, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// One row of an import.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ImportRow {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// As in a spreadsheet: the header is usually 1.
    pub row_number: i32,
    pub status: ImportRowStatus,
    /// A short label for the row.
    pub label: String,
    /// What is wrong with the row's cells; empty if nothing is.
    pub problems: Vec<ImportProblem>,
    /// The record it became.
    pub record: Option<NamedRef>,
}

/// A column that a file may have.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ImportColumn {
    /// Identifies the column, such as `pickup_date`.
    pub key: String,
    /// Its title in the template; a file may also use the key.
    pub title: String,
    /// A file without the column is refused.
    pub is_required: bool,
    /// The records that its cells name.
    pub names: Option<ImportNames>,
    /// Its vocabulary; empty for any other text.
    pub choices: Vec<String>,
}

/// The columns of a kind of import.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ImportColumns {
    /// In the order of the template.
    pub items: Vec<ImportColumn>,
}

/// An import's file, compared with the records made from it.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ImportReconciliation {
    /// Sums for each kind of charge; empty for records without charges.
    pub amounts: Vec<ImportAmount>,
    /// Rows with an amount that can't be read.
    pub unreadable_rows: i32,
    /// Records changed since the import, canceled loads included.
    pub changed_records: i32,
    /// Records that are no longer there.
    pub missing_records: i32,
}

/// What a file charges, and what was booked.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
pub struct ImportAmount {
    pub code: ChargeCode,
    /// The sum of all rows of the file.
    pub file_cents: i64,
    /// The sum of the rows that became records.
    pub imported_cents: i64,
    /// The sum of those records as they are now, without canceled loads and denied charges.
    pub booked_cents: i64,
    /// Always `USD`.
    pub currency: String,
    /// Rows whose amount depends on other charges or on something that the file does not say; it is not in the sums of
    /// the file.
    pub uncounted_rows: i32,
}

/// A template to fill in.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ImportTemplate {
    pub kind: ImportKind,
    pub format: FileFormat,
}

/// The URL to upload the file to.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ImportUpload {
    /// Send `PUT` with the bytes; the receipt in the response creates the import.
    pub upload_url: String,
    /// The URL works until then, in UTC.
    pub expires_at: Timestamp,
    /// The largest file that is accepted, in bytes.
    pub max_bytes: u64,
}

/// An uploaded file to check.
#[derive(Clone, Debug, Object)]
pub struct ImportCreate {
    pub kind: ImportKind,
    /// The receipt from the upload's response.
    pub receipt: String,
    /// Name of the uploaded file, 1 to 200 characters.
    #[oai(validator(max_length = 200))]
    pub file_name: String,
}

/// The decision to import.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ImportCommit {
    /// The version your decision is based on.
    pub version: i32,
    /// Skip the bad rows; otherwise a file with bad rows is refused.
    #[oai(default)]
    pub skips_bad_rows: bool,
}

/// Corrections to a checked file.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ImportCorrect {
    /// The version your decision is based on.
    pub version: i32,
    /// Added to earlier corrections. Replacing a value with itself removes its correction. An empty list only checks the
    /// file again, for example after you added a customer that it names.
    #[oai(validator(max_items = 100))]
    pub corrections: Vec<ImportCorrection>,
}

/// The decision to undo.
#[derive(Clone, Debug, Object, WriteJson)]
pub struct ImportUndo {
    /// The version your decision is based on.
    pub version: i32,
}

/// A page of imports.
#[derive(Clone, Debug, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct ImportPage {
    /// The imports of this page, in the requested order.
    pub items: Vec<DataImport>,
    /// Send it as `cursor` for the next page; none on the last page.
    pub next_cursor: Option<String>,
    /// All rows that match the filter.
    pub total_count: u64,
}

page_of! {
    /// A page of an import's rows.
    pub struct ImportRowPage of ImportRow;
}

impl From<Reconciliation> for ImportReconciliation {
    fn from(found: Reconciliation) -> Self {
        let amount = |(code, sums): (ChargeCode, Amount)| ImportAmount {
            code,
            file_cents: sums.file_cents,
            imported_cents: sums.imported_cents,
            booked_cents: sums.booked_cents,
            currency: "USD".to_owned(),
            uncounted_rows: sums.uncounted_rows,
        };
        Self {
            amounts: found.amounts.into_iter().map(amount).collect(),
            unreadable_rows: found.unreadable_rows,
            changed_records: found.changed_records,
            missing_records: found.missing_records,
        }
    }
}

impl From<Column> for ImportColumn {
    fn from(Column { key, title, is_required, names, choices, .. }: Column) -> Self {
        Self { key, title, is_required, names, choices }
    }
}

impl TryFrom<import_row::Model> for ImportRow {
    type Error = ApiError;

    fn try_from(row: import_row::Model) -> Result<Self, ApiError> {
        Ok(Self {
            id: row.id,
            row_number: row.row_number,
            status: row.status,
            label: row.label,
            problems: from_json_column(row.problems)?,
            record: row.record_id.zip(row.record_label).map(|(id, name)| NamedRef { id, name }),
        })
    }
}
