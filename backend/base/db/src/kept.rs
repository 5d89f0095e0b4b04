//! Statements that run with every request: their text is written once and cached.
//!
//! For a single row, writing a statement costs more than running it, and its text never changes.

use std::any::TypeId;
use std::collections::HashMap;
use std::mem::{Discriminant, discriminant};
use std::sync::{Arc, LazyLock, PoisonError, RwLock};

use sea_orm::{DbBackend, DbErr, EntityTrait, QuerySelect, QueryTrait, Select};

use crate::cells::{Cell, Cells};
use crate::port::SqlStatement;
use crate::rows::{Connection, FromRow};
use crate::value::to_statement;

/// The shape and the database's dialect.
type Key = (TypeId, Discriminant<DbBackend>);

/// As many entries as there are types that name a shape.
static TEXTS: LazyLock<RwLock<HashMap<Key, Arc<str>>>> = LazyLock::new(RwLock::default);

/// The first row of a query whose text is always the same.
///
/// The type `Shape` identifies the text. `select` is called at the first run only; later ones differ by `params`, which
/// are the query's parameters in the order of its text.
pub fn fetch_kept<Shape: 'static, E: EntityTrait<Model: FromRow>>(
    db: &impl Connection,
    mut params: Cells,
    select: impl FnOnce() -> Select<E>,
) -> impl Future<Output = Result<Option<E::Model>, DbErr>> + Send {
    let backend = db.get_database_backend();
    // `LIMIT 1`.
    params.push(Cell::Int(1));
    let statement = statement((TypeId::of::<Shape>(), discriminant(&backend)), params, || {
        to_statement(select().limit(1).build(backend))
    });
    async move { Ok(db.rows(statement?).await?.read()?.pop()) }
}

/// All rows of a query whose text is always the same; the rest as in [`fetch_kept`].
pub fn fetch_all_kept<Shape: 'static, E: EntityTrait<Model: FromRow>>(
    db: &impl Connection,
    params: Cells,
    select: impl FnOnce() -> Select<E>,
) -> impl Future<Output = Result<Vec<E::Model>, DbErr>> + Send {
    let backend = db.get_database_backend();
    let statement =
        statement((TypeId::of::<Shape>(), discriminant(&backend)), params, || to_statement(select().build(backend)));
    async move { db.rows(statement?).await?.read() }
}

fn statement(
    key: Key,
    params: Cells,
    write: impl FnOnce() -> Result<SqlStatement, DbErr>,
) -> Result<SqlStatement, DbErr> {
    let kept = TEXTS.read().unwrap_or_else(PoisonError::into_inner).get(&key).cloned();
    let Some(text) = kept else {
        let written = write()?;
        TEXTS.write().unwrap_or_else(PoisonError::into_inner).insert(key, written.sql.as_str().into());
        debug_assert_eq!(params, written.params, "parameters in the order of the text: {}", written.sql);
        return Ok(written);
    };
    let statement = SqlStatement { sql: (*text).to_owned(), params, wants_columns: false };
    // Every test of the product thus compares the cached text with a fresh one.
    debug_assert_eq!(Ok(&statement), write().as_ref(), "a shape has one text");
    Ok(statement)
}
