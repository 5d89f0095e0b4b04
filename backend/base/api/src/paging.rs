//! Keyset paging: a page starts after the last row of the previous one, at the same cost for any number of rows.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use haul_db::{Db, Fetch, FromRow};
use haul_types::{Date, Timestamp};
use sea_orm::{
    ColumnTrait, ColumnType, Condition, ConnectionTrait, DbErr, EntityTrait, ModelTrait, Order, QueryFilter,
    QueryOrder, QuerySelect, QueryTrait, Select, Value,
    sea_query::{Asterisk, Expr, ExprTrait, Func, NullOrdering, Query},
};
use serde_json::json;

use crate::{
    ApiError, Invalid,
    sort::{Sort, SortBy},
};

/// Rows per page by default.
pub const DEFAULT_LIMIT: u64 = 50;
/// More would slow down the response; lists that need more rows ask again.
pub const MAX_LIMIT: u64 = 200;

/// No user pages that far, and counting a million rows would slow down the first page of a large carrier.
pub const MOST_COUNTED: u64 = 10_000;

/// The parameters of every list.
pub struct PageParams<L> {
    pub limit: Option<u64>,
    pub cursor: Option<String>,
    pub sort: Sort<L>,
}

impl<L> Clone for PageParams<L> {
    fn clone(&self) -> Self {
        Self { limit: self.limit, cursor: self.cursor.clone(), sort: self.sort.clone() }
    }
}

/// One page of rows.
#[derive(Clone, Debug)]
pub struct Page<M> {
    pub rows: Vec<M>,
    pub next_cursor: Option<String>,
    /// Rows that matched when the first page was read, up to [`MOST_COUNTED`].
    pub total_count: u64,
}

/// A page of a list as the API shows it.
#[macro_export]
macro_rules! page_of {
    ($(#[$about:meta])* pub struct $page:ident of $item:ty;) => {
        $(#[$about])*
        #[derive(Clone, Debug, poem_openapi::Object, haul_types::WriteJson)]
        #[oai(skip_serializing_if_is_none)]
        pub struct $page {
            /// The records of this page, in the requested order.
            pub items: Vec<$item>,
            /// Give it as `cursor` to read on; none on the last page.
            pub next_cursor: Option<String>,
            /// All rows that match the filter, counted up to 10,000 when its first page was read.
            pub total_count: u64,
        }

        impl From<$crate::paging::Page<$item>> for $page {
            fn from(page: $crate::paging::Page<$item>) -> Self {
                Self { items: page.rows, next_cursor: page.next_cursor, total_count: page.total_count }
            }
        }
    };
}

/// Reads one page.
pub async fn page<E, M, L>(
    db: &Db,
    select: Select<E>,
    params: &PageParams<L>,
    id: E::Column,
) -> Result<Page<M>, ApiError>
where
    E: EntityTrait<Model = M>,
    M: ModelTrait<Entity = E> + FromRow + Send + Sync,
    L: SortBy<Column = E::Column>,
{
    let sort = params.sort.text();
    let columns = params.sort.columns();
    // Rows that are alike follow the direction of what is most important, as an index on both has it.
    let id_order = columns.first().map_or(Order::Asc, |(_, order)| order.clone());
    let limit = params.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let (mut page, counted) = match &params.cursor {
        None => (select.clone(), None),
        Some(cursor) => {
            let last = read_cursor::<E>(cursor, sort, &columns)?;
            let total_count = last.total_count;
            (select.clone().filter(behind::<E>(&columns, id, &id_order, last)), Some(total_count))
        }
    };
    for (column, order) in &columns {
        page = page.order_by_with_nulls(*column, order.clone(), NullOrdering::Last);
    }
    let mut rows = page.order_by(id, id_order).limit(limit + 1).fetch_all(db).await?;
    let has_more = rows.len() as u64 > limit;
    rows.truncate(limit as usize);
    let total_count = match counted {
        Some(count) => count,
        None if has_more => count(db, select).await?,
        // All of them are on the first page.
        None => rows.len() as u64,
    };
    let next_cursor = rows.last().filter(|_| has_more).map(|row| {
        let values = columns.iter().map(|(column, _)| row.get(*column));
        write_cursor(sort, values, row.get(id), total_count)
    });
    Ok(Page { rows, next_cursor, total_count })
}

async fn count<E: EntityTrait>(db: &Db, select: Select<E>) -> Result<u64, DbErr> {
    let counted = select.select_only().expr(Expr::val(1)).limit(MOST_COUNTED).into_query();
    let count = Query::select().expr(Func::count(Expr::col(Asterisk))).from_subquery(counted, "counted").take();
    let row = db.query_one(&count).await?;
    let count: i64 = row.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or_default();
    Ok(count.unsigned_abs())
}

/// Where a page ended: the last row's sort values and id, and the first page's count.
struct Cursor {
    values: Vec<Option<Value>>,
    id: Value,
    total_count: u64,
}

/// The rows after the cursor's, nulls last in both directions.
fn behind<E: EntityTrait>(columns: &[(E::Column, Order)], id: E::Column, id_order: &Order, last: Cursor) -> Condition {
    if let ([(column, order)], [Some(value)]) = (columns, &*last.values)
        && !column.def().is_null()
    {
        // One comparison of pairs, which an index on (column, id) answers.
        let pair = Expr::tuple([Expr::col(column.as_column_ref()), Expr::col(id.as_column_ref())]);
        let last = Expr::tuple([Expr::val(value.clone()), Expr::val(last.id)]);
        return Condition::all().add(match order {
            Order::Desc => pair.lt(last),
            _ => pair.gt(last),
        });
    }
    let mut alike = Condition::all();
    let mut later = Condition::any();
    for ((column, order), value) in columns.iter().zip(last.values) {
        if let Some(value) = &value {
            let after = after(*column, order, value.clone());
            later = later.add(alike.clone().add(after));
        }
        alike = alike.add(match value {
            Some(value) => column.eq(value),
            None => column.is_null(),
        });
    }
    later.add(alike.add(match id_order {
        Order::Desc => id.lt(last.id),
        _ => id.gt(last.id),
    }))
}

/// The rows whose column comes after a value.
fn after<C: ColumnTrait>(column: C, order: &Order, value: Value) -> Condition {
    let later = match order {
        Order::Desc => column.lt(value),
        _ => column.gt(value),
    };
    Condition::any().add(later).add_option(column.def().is_null().then(|| column.is_null()))
}

fn write_cursor(sort: &str, values: impl Iterator<Item = Value>, id: Value, total_count: u64) -> String {
    let text = |value: Value| -> serde_json::Value {
        match value {
            Value::String(Some(text)) => json!(text),
            Value::BigInt(Some(number)) => json!(number),
            Value::Int(Some(number)) => json!(number),
            Value::Uuid(Some(id)) => json!(id),
            Value::ChronoDateTimeUtc(Some(at)) => json!(at.timestamp_micros()),
            Value::ChronoDate(Some(on)) => json!(on),
            _ => serde_json::Value::Null,
        }
    };
    let values: Vec<_> = values.map(text).collect();
    URL_SAFE_NO_PAD.encode(json!([sort, values, text(id), total_count]).to_string())
}

fn read_cursor<E: EntityTrait>(cursor: &str, sort: &str, columns: &[(E::Column, Order)]) -> Result<Cursor, ApiError> {
    let invalid = || ApiError::from(Invalid::field("cursor", "This cursor belongs to another list or sort order."));
    let bytes = URL_SAFE_NO_PAD.decode(cursor).map_err(|_| invalid())?;
    let (its_sort, values, id, total_count): (String, Vec<serde_json::Value>, uuid::Uuid, u64) =
        serde_json::from_slice(&bytes).map_err(|_| invalid())?;
    if its_sort != sort || values.len() != columns.len() {
        return Err(invalid());
    }
    let typed = columns.iter().zip(&values).map(|((column, _), value)| match value {
        serde_json::Value::Null => Some(None),
        value => typed(*column, value).map(Some),
    });
    let values: Option<Vec<_>> = typed.collect();
    values.map(|values| Cursor { values, id: id.into(), total_count }).ok_or_else(invalid)
}

/// A cursor's value as the column's.
fn typed<C: ColumnTrait>(column: C, value: &serde_json::Value) -> Option<Value> {
    match column.def().get_column_type() {
        ColumnType::TimestampWithTimeZone => value.as_i64().and_then(Timestamp::from_micros).map(Value::from),
        ColumnType::Date => value.as_str().and_then(|text| text.parse::<Date>().ok()).map(Value::from),
        ColumnType::BigInteger => value.as_i64().map(Value::from),
        ColumnType::Integer => value.as_i64().and_then(|number| i32::try_from(number).ok()).map(Value::from),
        ColumnType::Uuid => value.as_str().and_then(|text| text.parse::<uuid::Uuid>().ok()).map(Value::from),
        _ => value.as_str().map(Value::from),
    }
}
