//! Shows part of a company's rows: in each statement that reads, views replace the tables.
//!
//! The views are common table expressions with the tables' names, so no query can forget them, and no caller needs to
//! know. Which rows they show is declared above this crate.

use std::sync::Arc;

use uuid::Uuid;

use crate::cells::{Cell, Cells};
use crate::port::{Dialect, SqlStatement};

/// The rows of one table that are shown.
#[derive(Debug)]
pub struct View {
    pub table: &'static str,
    /// Views that the condition reads; they come earlier in the list.
    pub needs: &'static [&'static str],
    /// In SQL that both databases understand. `{among}` compares the expression before it with the ids; `{person}` is
    /// the reader's id.
    pub condition: &'static str,
}

/// The rows that belong to some ids, such as those of a person's terminals.
#[derive(Clone, Debug)]
pub struct Narrowing {
    pub views: &'static [View],
    /// Separated by commas.
    pub ids: Arc<str>,
    pub person: Uuid,
}

impl Narrowing {
    /// The statement over the views. Ones that change rows stay as they are.
    pub(crate) fn narrow(&self, dialect: Dialect, statement: SqlStatement) -> SqlStatement {
        let views = self.views_of(&statement.sql);
        if views.is_empty() {
            return statement;
        }
        let among = match dialect {
            // Numbered: the parameters that follow continue from there.
            Dialect::Sqlite => "IN (SELECT value FROM json_each(?1))".to_owned(),
            Dialect::Postgres => {
                format!("= ANY(string_to_array(${}, ',')::uuid[])", statement.params.reader().count() + 1)
            }
        };
        let person = self.person.to_string();
        // SQLite would take the name in its own expression for the expression itself.
        let schema = if dialect == Dialect::Sqlite { "main." } else { "" };
        let views: Vec<String> = views
            .iter()
            .map(|View { table, condition, .. }| {
                let condition = condition.replace("{among}", &among).replace("{person}", &person);
                format!("\"{table}\" AS NOT MATERIALIZED (SELECT * FROM {schema}\"{table}\" WHERE {condition})")
            })
            .collect();
        let sql = match statement.sql.strip_prefix("WITH ") {
            Some(rest) => format!("WITH {}, {rest}", views.join(", ")),
            None => format!("WITH {} {}", views.join(", "), statement.sql),
        };
        // SQLite would give the first parameter's number to the statement's own.
        let params =
            if sql.contains(&among) { self.params(dialect, &statement.params) } else { statement.params.clone() };
        SqlStatement { sql, params, ..statement }
    }

    /// The views of tables that the statement names, and those that these need, in their order.
    fn views_of(&self, sql: &str) -> Vec<&View> {
        let mut needed: Vec<&str> = Vec::new();
        let mut views = Vec::new();
        for view in self.views.iter().rev() {
            if needed.contains(&view.table) || sql.contains(&format!("\"{}\"", view.table)) {
                needed.extend(view.needs);
                views.push(view);
            }
        }
        views.reverse();
        views
    }

    fn params(&self, dialect: Dialect, own: &Cells) -> Cells {
        match dialect {
            Dialect::Sqlite => {
                let ids: Vec<&str> = self.ids.split(',').filter(|id| !id.is_empty()).collect();
                let ids = if ids.is_empty() { "[]".to_owned() } else { format!("[\"{}\"]", ids.join("\",\"")) };
                let first = [Cell::Text(&ids)];
                first.into_iter().chain(own.reader().filter_map(Result::ok)).collect()
            }
            Dialect::Postgres => {
                let last = [Cell::Text(&self.ids)];
                own.reader().filter_map(Result::ok).chain(last).collect()
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    static VIEWS: &[View] = &[
        View { table: "truck", needs: &[], condition: "terminal_id IS NULL OR terminal_id {among}" },
        View {
            table: "ownership",
            needs: &["truck"],
            condition: "EXISTS (SELECT 1 FROM \"truck\" AS t WHERE t.id = truck_id)",
        },
    ];

    fn narrowed(dialect: Dialect, sql: &str) -> SqlStatement {
        let narrowing = Narrowing { views: VIEWS, ids: "a,b".into(), person: Uuid::nil() };
        let params = Cells::from_iter([Cell::Int(7)]);
        narrowing.narrow(dialect, SqlStatement { sql: sql.to_owned(), params, wants_columns: true })
    }

    #[test]
    fn tables_become_views_with_those_they_need() {
        let statement = narrowed(Dialect::Sqlite, "SELECT * FROM \"ownership\" WHERE \"id\" = ?");
        assert_eq!(
            statement.sql,
            "WITH \"truck\" AS NOT MATERIALIZED (SELECT * FROM main.\"truck\" WHERE terminal_id IS NULL OR terminal_id \
             IN (SELECT value FROM json_each(?1))), \"ownership\" AS NOT MATERIALIZED (SELECT * FROM \
             main.\"ownership\" WHERE EXISTS (SELECT 1 FROM \"truck\" AS t WHERE t.id = truck_id)) \
             SELECT * FROM \"ownership\" WHERE \"id\" = ?"
        );
        assert_eq!(statement.params, Cells::from_iter([Cell::Text("[\"a\",\"b\"]"), Cell::Int(7)]));
        assert!(statement.wants_columns);
    }

    #[test]
    fn numbered_parameters_keep_their_numbers() {
        let statement = narrowed(Dialect::Postgres, "WITH a AS (SELECT 1) SELECT * FROM \"truck\" WHERE \"id\" = $1");
        assert_eq!(
            statement.sql,
            "WITH \"truck\" AS NOT MATERIALIZED (SELECT * FROM \"truck\" WHERE terminal_id IS NULL OR terminal_id \
             = ANY(string_to_array($2, ',')::uuid[])), a AS (SELECT 1) SELECT * FROM \"truck\" WHERE \"id\" = $1"
        );
        assert_eq!(statement.params, Cells::from_iter([Cell::Int(7), Cell::Text("a,b")]));
    }

    #[test]
    fn statements_of_other_tables_stay() {
        let sql = "SELECT * FROM \"customer\" WHERE \"id\" = ?";
        assert_eq!(narrowed(Dialect::Sqlite, sql).sql, sql);
    }
}
