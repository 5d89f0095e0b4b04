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

use crate::{ApiError, Invalid};

/// Rows per page by default.
pub const DEFAULT_LIMIT: u64 = 50;
/// More would slow down the response; lists that need more rows ask again.
pub const MAX_LIMIT: u64 = 200;

/// No user pages that far, and counting a million rows would slow down the first page of a large carrier.
pub const MOST_COUNTED: u64 = 10_000;

/// The parameters of every list.
#[derive(Clone, Debug, Default)]
pub struct PageParams {
    pub limit: Option<u64>,
    pub cursor: Option<String>,
    /// A field's name; prefix with `-` for descending.
    pub sort: Option<String>,
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

/// A field that a list may be sorted by. Text sorts by a folded column.
pub type SortField<C> = (&'static str, C);

/// Reads one page. `sortable` names the fields a caller may sort by, `default_sort` is one of them as a caller writes
/// it.
pub async fn page<E, M>(
    db: &Db,
    select: Select<E>,
    params: &PageParams,
    sortable: &[SortField<E::Column>],
    default_sort: &str,
    id: E::Column,
) -> Result<Page<M>, ApiError>
where
    E: EntityTrait<Model = M>,
    M: ModelTrait<Entity = E> + FromRow + Send + Sync,
{
    let sort = params.sort.as_deref().unwrap_or(default_sort);
    let (name, order) = match sort.strip_prefix('-') {
        Some(name) => (name, Order::Desc),
        None => (sort, Order::Asc),
    };
    let column = sortable.iter().find(|(field, _)| *field == name).map(|(_, column)| *column).ok_or_else(|| {
        let names: Vec<_> = sortable.iter().map(|(field, _)| *field).collect();
        Invalid::field("sort", format!("Sort by one of {}.", names.join(", ")))
    })?;
    let limit = params.limit.unwrap_or(DEFAULT_LIMIT).clamp(1, MAX_LIMIT);
    let (page, counted) = match &params.cursor {
        None => (select.clone(), None),
        Some(cursor) => {
            let Cursor { value, id: last_id, total_count } = read_cursor::<E>(cursor, sort, column)?;
            (select.clone().filter(behind::<E>(column, &order, value, id, last_id)), Some(total_count))
        }
    };
    let mut rows = page
        .order_by_with_nulls(column, order.clone(), NullOrdering::Last)
        .order_by(id, order)
        .limit(limit + 1)
        .fetch_all(db)
        .await?;
    let has_more = rows.len() as u64 > limit;
    rows.truncate(limit as usize);
    let total_count = match counted {
        Some(count) => count,
        None if has_more => count(db, select).await?,
        // All of them are on the first page.
        None => rows.len() as u64,
    };
    let next_cursor =
        rows.last().filter(|_| has_more).map(|row| write_cursor(sort, row.get(column), row.get(id), total_count));
    Ok(Page { rows, next_cursor, total_count })
}

async fn count<E: EntityTrait>(db: &Db, select: Select<E>) -> Result<u64, DbErr> {
    let counted = select.select_only().expr(Expr::val(1)).limit(MOST_COUNTED).into_query();
    let count = Query::select().expr(Func::count(Expr::col(Asterisk))).from_subquery(counted, "counted").take();
    let row = db.query_one(&count).await?;
    let count: i64 = row.map(|row| row.try_get_by_index(0)).transpose()?.unwrap_or_default();
    Ok(count.unsigned_abs())
}

/// Where a page ended: the last row's sort value and id, and the first page's count.
struct Cursor {
    value: Option<Value>,
    id: Value,
    total_count: u64,
}

/// The rows after the cursor's, nulls last in both directions.
fn behind<E: EntityTrait>(
    column: E::Column,
    order: &Order,
    value: Option<Value>,
    id: E::Column,
    last_id: Value,
) -> Condition {
    let later_id = match order {
        Order::Desc => id.lt(last_id.clone()),
        _ => id.gt(last_id.clone()),
    };
    let Some(value) = value else { return Condition::all().add(column.is_null()).add(later_id) };
    if !column.def().is_null() {
        // One comparison of pairs, which an index on (column, id) answers.
        let pair = Expr::tuple([Expr::col(column.as_column_ref()), Expr::col(id.as_column_ref())]);
        let last = Expr::tuple([Expr::val(value), Expr::val(last_id)]);
        return Condition::all().add(match order {
            Order::Desc => pair.lt(last),
            _ => pair.gt(last),
        });
    }
    let later = match order {
        Order::Desc => column.lt(value.clone()),
        _ => column.gt(value.clone()),
    };
    Condition::any().add(later).add(Condition::all().add(column.eq(value)).add(later_id)).add(column.is_null())
}

fn write_cursor(sort: &str, value: Value, id: Value, total_count: u64) -> String {
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
    URL_SAFE_NO_PAD.encode(json!([sort, text(value), text(id), total_count]).to_string())
}

fn read_cursor<E: EntityTrait>(cursor: &str, sort: &str, column: E::Column) -> Result<Cursor, ApiError> {
    let invalid = || ApiError::from(Invalid::field("cursor", "This cursor belongs to another list or sort order."));
    let bytes = URL_SAFE_NO_PAD.decode(cursor).map_err(|_| invalid())?;
    let (its_sort, value, id, total_count): (String, serde_json::Value, uuid::Uuid, u64) =
        serde_json::from_slice(&bytes).map_err(|_| invalid())?;
    if its_sort != sort {
        return Err(invalid());
    }
    if matches!(value, serde_json::Value::Null) {
        return Ok(Cursor { value: None, id: id.into(), total_count });
    }
    let typed = match column.def().get_column_type() {
        ColumnType::TimestampWithTimeZone => value.as_i64().and_then(Timestamp::from_micros).map(Value::from),
        ColumnType::Date => value.as_str().and_then(|text| text.parse::<Date>().ok()).map(Value::from),
        ColumnType::BigInteger => value.as_i64().map(Value::from),
        ColumnType::Integer => value.as_i64().and_then(|number| i32::try_from(number).ok()).map(Value::from),
        ColumnType::Uuid => value.as_str().and_then(|text| text.parse::<uuid::Uuid>().ok()).map(Value::from),
        _ => value.as_str().map(Value::from),
    };
    typed.map(|value| Cursor { value: Some(value), id: id.into(), total_count }).ok_or_else(invalid)
}
