//! Which terminals a changed record belongs to, so that only people who may see it are told.

use std::collections::HashMap;

use haul_db::{Cell, Cells, Connection, Dialect, SqlStatement, Tx};
use sea_orm::DbErr;
use uuid::Uuid;

/// Looks records up, each once.
pub(crate) struct Places<'a> {
    tx: &'a Tx,
    company_id: Uuid,
    known: HashMap<(String, Uuid), Option<Vec<Uuid>>>,
}

/// The loads whose crews and terminals count, for a topic that is a load, a part of one, or about some.
fn loads_of(topic: &str) -> Option<String> {
    match topic {
        "load" | "tracking" => Some("{id}".to_owned()),
        "invoice" => Some("SELECT load_id FROM invoice_line WHERE invoice_id = {id}".to_owned()),
        "document" | "detention" | "check_call" | "tracking_exception" | "tracking_link" | "driver_link"
        | "load_message" => Some(format!("SELECT load_id FROM \"{topic}\" WHERE id = {{id}}")),
        _ => None,
    }
}

/// The terminals of a record, one per row; null if it belongs to everybody.
fn query_of(topic: &str) -> Option<String> {
    if let Some(load) = loads_of(topic) {
        return Some(format!(
            "WITH placed AS (SELECT terminal_id, driver_id, co_driver_id, truck_id FROM \"load\" \
             WHERE company_id = {{company}} AND id IN ({load})) \
             SELECT terminal_id FROM placed \
             UNION SELECT it.terminal_id FROM driver AS it JOIN placed ON it.id IN (placed.driver_id, placed.co_driver_id) \
             WHERE it.terminal_id IS NOT NULL \
             UNION SELECT it.terminal_id FROM truck AS it JOIN placed ON it.id = placed.truck_id \
             WHERE it.terminal_id IS NOT NULL"
        ));
    }
    let own = |column: &str| format!("SELECT {column} FROM \"{topic}\" WHERE company_id = {{company}} AND id = {{id}}");
    match topic {
        "driver" | "truck" | "trailer" | "quote" => Some(own("terminal_id")),
        "terminal" => Some(own("id")),
        "drug_alcohol_test" | "clearinghouse_query" | "employer_inquiry" | "motor_vehicle_record" | "driver_event" => {
            Some(format!(
                "SELECT it.terminal_id FROM driver AS it JOIN \"{topic}\" AS part ON part.driver_id = it.id \
             WHERE part.company_id = {{company}} AND part.id = {{id}}"
            ))
        }
        "driver_identity" => {
            Some("SELECT terminal_id FROM driver WHERE company_id = {company} AND id = {id}".to_owned())
        }
        _ => None,
    }
}

impl<'a> Places<'a> {
    pub(crate) fn new(tx: &'a Tx, company_id: Uuid) -> Self {
        Self { tx, company_id, known: HashMap::new() }
    }

    /// None for a record that belongs to everybody. One that is gone belongs to no terminal.
    pub(crate) async fn of(&mut self, topic: &str, id: Uuid) -> Result<Option<Vec<Uuid>>, DbErr> {
        let Some(query) = query_of(topic) else { return Ok(None) };
        let key = (topic.to_owned(), id);
        if let Some(known) = self.known.get(&key) {
            return Ok(known.clone());
        }
        let (company, record) = match self.tx.dialect() {
            Dialect::Sqlite => ("?1", "?2"),
            Dialect::Postgres => ("$1", "$2"),
        };
        let statement = SqlStatement {
            sql: query.replace("{company}", company).replace("{id}", record),
            params: Cells::from_iter([Cell::Uuid(self.company_id), Cell::Uuid(id)]),
            // The type of the result tells an id from a text.
            wants_columns: true,
        };
        let rows = self.tx.rows(statement).await?;
        let (mut own, mut is_everybodys) = (Vec::new(), false);
        for cell in rows.cells.reader().filter_map(Result::ok) {
            match cell {
                Cell::Uuid(terminal) => own.push(terminal),
                Cell::Text(text) => own.extend(text.parse::<Uuid>()),
                _ => is_everybodys = true,
            }
        }
        let terminals = (!is_everybodys).then_some(own);
        self.known.insert(key, terminals.clone());
        Ok(terminals)
    }
}
