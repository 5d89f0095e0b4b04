//! The tables of a company: which of them are in an archive of it, and how their rows are read.
//!
//! An area declares all of its tables; `insight` writes the files. A test compares them with the schema, so
//! every new table has to be declared.

use chrono::SecondsFormat;
use haul_db::{Db, Fetch, Malformed, Rows};
use haul_entity::Owned;
use haul_ports::Cell;
use haul_types::Permission;
use sea_orm::{
    ColumnTrait, ColumnType, DbErr, IdenStatic, Iterable, PrimaryKeyToColumn, QueryFilter, QueryOrder, QuerySelect,
    sea_query::{Expr, ExprTrait},
};
use uuid::Uuid;

use crate::future::BoxFuture;

/// A table with rows of companies.
pub enum Table {
    Archived(ArchivedTable),
    /// Not in an archive, for this reason.
    LeftOut {
        name: &'static str,
        reason: &'static str,
    },
}

/// A table whose rows are a file of an archive.
pub struct ArchivedTable {
    /// What a row is, for people.
    pub about: &'static str,
    /// The person who orders the archive needs all of them.
    pub needs: &'static [Permission],
    name: fn() -> &'static str,
    columns: fn() -> Vec<&'static str>,
    /// Left out besides those that no archive shows.
    without: &'static [&'static str],
    read: Read,
}

type Read = for<'a> fn(&'a Db, Uuid, Page<'a>) -> BoxFuture<'a, Result<StoredRows, DbErr>>;

/// Which rows of a table to read.
struct Page<'a> {
    columns: Vec<&'static str>,
    after: Option<&'a str>,
    limit: u64,
}

/// Some rows of a table, in the order of its key.
pub struct StoredRows {
    pub rows: Vec<Vec<Cell>>,
    /// Where the next ones begin; none after the last.
    pub next: Option<String>,
}

impl Table {
    /// A table that is archived.
    pub const fn of<E: Owned>(needs: &'static [Permission], about: &'static str) -> Self {
        Self::without::<E>(&[], needs, about)
    }

    /// The same, but for these columns.
    pub const fn without<E: Owned>(
        without: &'static [&'static str],
        needs: &'static [Permission],
        about: &'static str,
    ) -> Self {
        Self::Archived(ArchivedTable {
            about,
            needs,
            name: || E::default().table_name(),
            columns: || E::Column::iter().map(|column| column.as_str()).collect(),
            without,
            read: |db, company_id, page| Box::pin(read::<E>(db, company_id, page)),
        })
    }

    pub const fn left_out(name: &'static str, reason: &'static str) -> Self {
        Self::LeftOut { name, reason }
    }

    pub fn name(&self) -> &'static str {
        match self {
            Self::Archived(table) => table.name(),
            Self::LeftOut { name, .. } => name,
        }
    }
}

impl ArchivedTable {
    pub fn name(&self) -> &'static str {
        (self.name)()
    }

    /// The columns that an archive shows.
    pub fn columns(&self) -> Vec<&'static str> {
        let all = (self.columns)().into_iter();
        all.filter(|column| !is_never_shown(column) && !self.without.contains(column)).collect()
    }

    /// The rows after those that were read before.
    pub async fn rows(&self, db: &Db, company_id: Uuid, after: Option<&str>, limit: u64) -> Result<StoredRows, DbErr> {
        (self.read)(db, company_id, Page { columns: self.columns(), after, limit }).await
    }
}

/// Whether a column holds a secret, sealed or hashed, or repeats another one for sorting. Later tables keep to these
/// words.
fn is_never_shown(column: &str) -> bool {
    let secret = ["sealed", "secret", "token", "hash", "salt", "password", "uid", "folded"];
    column.split('_').any(|word| secret.contains(&word))
}

async fn read<E: Owned>(db: &Db, company_id: Uuid, page: Page<'_>) -> Result<StoredRows, DbErr> {
    let shown = E::Column::iter().filter(|column| page.columns.contains(&column.as_str()));
    let key: Vec<E::Column> = E::PrimaryKey::iter().map(PrimaryKeyToColumn::into_column).collect();
    let mut select = E::owned_by(company_id).select_only().columns(shown).limit(page.limit);
    if let Some(after) = page.after {
        let last: Vec<String> = serde_json::from_str(after).map_err(|error| DbErr::Type(error.to_string()))?;
        let values = key.iter().zip(&last).map(|(column, text)| value_of(*column, text));
        let values = values.collect::<Result<Vec<_>, _>>()?;
        let columns = key.iter().map(|column| Expr::col(column.as_column_ref()));
        select = select.filter(Expr::tuple(columns).gt(Expr::tuple(values)));
    }
    for column in &key {
        select = select.order_by_asc(*column);
    }
    let found = select.fetch_cells(db).await?;
    let places = key.iter().map(|key| page.columns.iter().position(|column| *column == key.as_str()));
    let places: Vec<usize> = places.collect::<Option<_>>().ok_or_else(|| DbErr::Type("a key is not shown".into()))?;
    let (rows, last) = shown_rows(&found, &places)?;
    let is_full = u64::try_from(rows.len()).is_ok_and(|count| count == page.limit);
    let next = is_full.then(|| serde_json::to_string(&last)).transpose();
    Ok(StoredRows { rows, next: next.map_err(|error| DbErr::Json(error.to_string()))? })
}

/// A part of a key, as it was written down.
fn value_of<C: ColumnTrait>(column: C, text: &str) -> Result<Expr, DbErr> {
    match column.def().get_column_type() {
        ColumnType::Uuid => {
            text.parse::<Uuid>().map(Expr::val).map_err(|_| DbErr::Type("a key that is no id".to_owned()))
        }
        _ => Ok(Expr::val(text)),
    }
}

/// The rows, and the last one's key.
fn shown_rows(found: &Rows, key: &[usize]) -> Result<(Vec<Vec<Cell>>, Vec<String>), DbErr> {
    let mut cells = found.cells.reader();
    let mut rows = Vec::new();
    let mut last = Vec::new();
    while !cells.is_at_end() {
        let row: Result<Vec<_>, Malformed> = cells.by_ref().take(found.width).collect();
        let row = row.map_err(|error| DbErr::Type(error.to_string()))?;
        let row = row.into_iter().map(shown).collect::<Result<Vec<_>, _>>()?;
        last.clear();
        last.extend(key.iter().filter_map(|place| match row.get(*place) {
            Some(Cell::Text(text)) => Some(text.clone()),
            _ => None,
        }));
        rows.push(row);
    }
    Ok((rows, last))
}

/// A stored value as a spreadsheet and a program can both read it.
fn shown(cell: haul_db::Cell<'_>) -> Result<Cell, DbErr> {
    Ok(match cell {
        haul_db::Cell::Null => Cell::Empty,
        haul_db::Cell::Bool(is_so) => Cell::Text(if is_so { "yes" } else { "no" }.to_owned()),
        haul_db::Cell::Int(number) => Cell::Integer(number),
        haul_db::Cell::Real(number) => Cell::Decimal(number.to_string()),
        haul_db::Cell::Text(text) | haul_db::Cell::Json(text) => Cell::Text(text.to_owned()),
        haul_db::Cell::Uuid(id) => Cell::Text(id.to_string()),
        // To the microsecond: a spreadsheet's own times would be rounded.
        haul_db::Cell::Timestamp(at) => Cell::Text(at.to_rfc3339_opts(SecondsFormat::AutoSi, true)),
        haul_db::Cell::Date(day) => Cell::Date(day),
        haul_db::Cell::Bytes(_) => return Err(DbErr::Type("bytes have no place in a table of texts".to_owned())),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn secrets_and_sorting_copies_are_never_shown() {
        for column in ["token_hash", "sealed_token", "account_sealed", "name_folded", "previous_hash", "identity_uid"] {
            assert!(is_never_shown(column), "{column}");
        }
        for column in ["seal_number", "sha256", "account_last4", "name", "id"] {
            assert!(!is_never_shown(column), "{column}");
        }
    }
}
