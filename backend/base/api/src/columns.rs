//! Between wire values and columns: merge patches, JSON columns, searches.

use haul_types::Address;
use poem_openapi::types::{ParseFromJSON, ToJSON};
use sea_orm::{
    ActiveModelTrait,
    ActiveValue::{self, Set},
    ColumnTrait, EntityTrait, Iterable, ModelTrait, Value,
    sea_query::{Expr, ExprTrait, LikeExpr},
};

use crate::{ApiError, Clearable, Invalid};

/// Applies a merge patch to a nullable column: omitted stays, null clears, a value is checked by `read`.
pub fn patch<T, U>(column: &mut ActiveValue<Option<U>>, input: Clearable<T>, read: impl FnOnce(T) -> Option<U>)
where
    Option<U>: Into<Value>,
{
    match input {
        Clearable::Keep => {}
        Clearable::Clear => *column = Set(None),
        Clearable::Set(value) => *column = Set(read(value)),
    }
}

/// Whether a change gives any column another value.
pub fn differs<A: ActiveModelTrait>(change: &A, before: &<A::Entity as EntityTrait>::Model) -> bool {
    <A::Entity as EntityTrait>::Column::iter().any(|column| match change.get(column) {
        Set(value) => value != before.get(column),
        ActiveValue::Unchanged(_) | ActiveValue::NotSet => false,
    })
}

/// A wire value as a JSON column.
pub fn json_column<T: ToJSON>(value: &T) -> serde_json::Value {
    value.to_json().unwrap_or(serde_json::Value::Null)
}

/// A JSON column as a wire value. It contains only what we wrote ourselves, so a mismatch is our fault.
pub fn from_json_column<T: ParseFromJSON>(column: serde_json::Value) -> Result<T, ApiError> {
    T::parse_from_json(Some(column)).map_err(|error| ApiError::internal(error.into_message()))
}

/// Like [`from_json_column`], for a nullable column.
pub fn from_nullable_json_column<T: ParseFromJSON>(column: Option<serde_json::Value>) -> Result<Option<T>, ApiError> {
    column.map(from_json_column).transpose()
}

/// The column contains the text exactly: fold both for a case-insensitive search.
pub fn contains(column: impl ColumnTrait, text: &str) -> Expr {
    let escaped = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    Expr::col(column.as_column_ref()).like(LikeExpr::new(format!("%{escaped}%")).escape('\\'))
}

/// Rows whose column starts with the text.
pub fn starts_with(column: impl ColumnTrait, text: &str) -> Expr {
    let escaped = text.replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_");
    Expr::col(column.as_column_ref()).like(LikeExpr::new(format!("{escaped}%")).escape('\\'))
}

impl Invalid {
    /// Reports each unusable part of an address.
    pub fn check_address(&mut self, path: &str, address: &Address) {
        for (field, message) in address.problems() {
            self.push(format!("{path}.{field}"), message);
        }
    }

    /// Like [`Invalid::check_address`], for a place where the city is enough.
    pub fn check_place(&mut self, path: &str, address: &Address) {
        for (field, message) in address.town_problems() {
            self.push(format!("{path}.{field}"), message);
        }
    }
}

/// What a column of a changed row says: as sent, or as it was.
pub fn value_of<T: Clone>(column: &ActiveValue<Option<T>>) -> Option<T>
where
    Option<T>: Into<sea_orm::Value>,
{
    column.try_as_ref().cloned().flatten()
}
