//! Carriers with years of loads: the demo's carrier, whose delivered loads are copied in the database until there are enough.
//!
//! Copied are the rows that lists and the board read: loads, stops, legs and charges, invoices and payments, and for the board drivers,
//! trucks and trailers.

use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use anyhow::{Context, ensure};
use rusqlite::Connection;

use crate::build::Programs;

/// How far back the copies lie, spread evenly.
const HISTORY_DAYS: u32 = 1_200;

/// Copies of the fleet are numbered from here, so that no copy of a load has the same number.
const FLEET_COPIES: u32 = 0x0100_0000;

/// Of invoices and payments that need nothing more.
const SETTLED: &str = "status IN ('paid', 'written_off', 'voided', 'applied')";
const DELIVERED: &str = "load.status = 'delivered'";
const OPEN: &str = "load.status NOT IN ('delivered', 'cancelled', 'tonu')";
const ALL: &str = "TRUE";

/// A table whose rows are copied.
struct Copied {
    table: &'static str,
    /// What decides whether a row is copied: itself, or its load.
    of: &'static str,
    /// Columns that lead to copied rows, and so change with the copy's number.
    ids: &'static [&'static str],
    /// Columns whose values may stand only once.
    unique: &'static [(&'static str, &'static str)],
}

const HISTORY: &[Copied] = &[
    Copied {
        table: "load",
        of: "load",
        ids: &["id"],
        unique: &[
            ("number", "number || '-' || copy_number"),
            ("customer_reference", "customer_reference || '-' || copy_number"),
            ("customer_reference_folded", "customer_reference_folded || '-' || copy_number"),
        ],
    },
    Copied { table: "stop", of: "its load", ids: &["id", "load_id"], unique: &[] },
    Copied { table: "leg", of: "its load", ids: &["id", "load_id", "from_stop_id", "to_stop_id"], unique: &[] },
    Copied { table: "charge", of: "its load", ids: &["id", "load_id"], unique: &[] },
];

/// The lists of money; their lines are read with one of them only.
const MONEY: &[Copied] = &[
    Copied {
        table: "invoice",
        of: "invoice",
        ids: &["id"],
        unique: &[
            ("number", "number || '-' || copy_number"),
            // The copies are older, and a list by number has them below.
            ("number_sequence", "number_sequence - copy_number * 100000"),
        ],
    },
    Copied { table: "payment", of: "payment", ids: &["id"], unique: &[] },
];

const FLEET: &[Copied] = &[
    Copied { table: "driver", of: "driver", ids: &["id"], unique: &[("code", "NULL")] },
    Copied {
        table: "truck",
        of: "truck",
        ids: &["id", "usual_driver_id"],
        unique: &[
            ("unit_number", "unit_number || '-' || copy_number"),
            ("unit_number_folded", "unit_number_folded || '-' || copy_number"),
            ("vin", "NULL"),
        ],
    },
    Copied {
        table: "trailer",
        of: "trailer",
        ids: &["id"],
        unique: &[
            ("unit_number", "unit_number || '-' || copy_number"),
            ("unit_number_folded", "unit_number_folded || '-' || copy_number"),
            ("vin", "NULL"),
        ],
    },
];

/// Columns that lead from loads and legs to the fleet.
const CREW: &[&str] = &["driver_id", "co_driver_id", "truck_id", "trailer_id"];

/// Fills a data folder with the demo's carriers.
pub fn demo(programs: &Programs, folder: &Path) -> anyhow::Result<PathBuf> {
    let data = folder.join("demo");
    std::fs::create_dir(&data)?;
    let status = Command::new(&programs.haul)
        .arg("demo")
        .current_dir(&data)
        .env("HAUL_DATA_FOLDER", &data)
        .stdin(Stdio::null())
        .stdout(Stdio::null())
        .status()?;
    ensure!(status.success(), "no demo data");
    Ok(data)
}

/// A copy of the demo's folder with at least so many loads, and with so many drivers if a number is given.
pub fn fill(demo: &Path, name: &str, loads: u32, drivers: Option<u32>) -> anyhow::Result<PathBuf> {
    let data = demo.with_file_name(name);
    let database = copied(demo, &data)?;
    if let Some(drivers) = drivers {
        let known = count(&database, "SELECT count(*) FROM driver")?;
        draw_copies(&database, FLEET_COPIES, drivers.saturating_sub(known).div_ceil(known.max(1)), 0)?;
        for copied in FLEET {
            copied.copy(&database, ALL, &[])?;
        }
        for copied in HISTORY {
            copied.copy(&database, OPEN, CREW)?;
        }
    }
    let known = count(&database, "SELECT count(*) FROM load")?;
    let delivered = count(&database, &format!("SELECT count(*) FROM load WHERE {DELIVERED}"))?;
    draw_copies(&database, 1, loads.saturating_sub(known).div_ceil(delivered.max(1)), HISTORY_DAYS)?;
    for copied in HISTORY {
        copied.copy(&database, DELIVERED, &[])?;
    }
    database.close().map_err(|(_, error)| error).context("cannot close the database")?;
    Ok(data)
}

/// A copy of the demo's folder with at least so many invoices, and so many payments; the older ones are settled.
pub fn fill_money(demo: &Path, name: &str, rows: u32) -> anyhow::Result<PathBuf> {
    let data = demo.with_file_name(name);
    let database = copied(demo, &data)?;
    for copied in MONEY {
        let table = copied.table;
        let known = count(&database, &format!("SELECT count(*) FROM \"{table}\""))?;
        let settled = count(&database, &format!("SELECT count(*) FROM \"{table}\" WHERE {SETTLED}"))?;
        draw_copies(&database, 1, rows.saturating_sub(known).div_ceil(settled.max(1)), HISTORY_DAYS)?;
        copied.copy(&database, SETTLED, &[])?;
    }
    database.close().map_err(|(_, error)| error).context("cannot close the database")?;
    Ok(data)
}

/// Opens the database of a copy of the demo's folder.
fn copied(demo: &Path, data: &Path) -> anyhow::Result<Connection> {
    let status = Command::new("cp").arg("-a").args([demo, data]).status()?;
    ensure!(status.success(), "cannot copy the data folder");
    let database = Connection::open(data.join("haul.db"))?;
    // A half filled database is thrown away.
    database.execute_batch(
        "PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -1000000; PRAGMA temp_store = MEMORY;
         CREATE TEMP TABLE copy (copy_number INTEGER PRIMARY KEY, copy_days INTEGER)",
    )?;
    Ok(database)
}

fn count(database: &Connection, query: &str) -> anyhow::Result<u32> {
    Ok(database.query_row(query, [], |row| row.get(0))?)
}

/// Numbers the copies that follow, and says how many days each lies back.
fn draw_copies(database: &Connection, first: u32, copies: u32, days: u32) -> anyhow::Result<()> {
    database.execute("DELETE FROM copy", [])?;
    let mut insert = database.prepare("INSERT INTO copy (copy_number, copy_days) VALUES (?, ?)")?;
    for index in 0..copies {
        insert.execute([first + index, u32::try_from(u64::from(index + 1) * u64::from(days) / u64::from(copies))?])?;
    }
    Ok(())
}

impl Copied {
    fn copy(&self, database: &Connection, which: &str, crew: &[&str]) -> anyhow::Result<()> {
        let Self { table, .. } = self;
        let rows = if self.of == *table {
            format!("SELECT *, created_at AS booked_at FROM \"{table}\" WHERE {which}")
        } else {
            format!(
                "SELECT \"{table}\".*, load.created_at AS booked_at FROM \"{table}\" \
                 JOIN load ON load.id = \"{table}\".load_id WHERE {which}"
            )
        };
        let columns = database
            .prepare(&format!("SELECT name, type FROM pragma_table_info('{table}')"))?
            .query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<Vec<(String, String)>, _>>()?;
        let names = columns.iter().map(|(name, _)| format!("\"{name}\"")).collect::<Vec<_>>().join(", ");
        let values = columns.iter().map(|(name, kind)| self.value(name, kind, crew)).collect::<Vec<_>>().join(", ");
        // Sorting once is cheaper than keeping the indexes in order row by row.
        let indexes = database
            .prepare("SELECT name, sql FROM sqlite_master WHERE type = 'index' AND tbl_name = ? AND sql IS NOT NULL")?
            .query_map([table], |row| Ok((row.get(0)?, row.get(1)?)))?
            .collect::<Result<Vec<(String, String)>, _>>()?;
        let mut script = format!("BEGIN; CREATE TEMP TABLE template AS {rows};");
        indexes.iter().for_each(|(name, _)| script.push_str(&format!("DROP INDEX \"{name}\";")));
        script.push_str(&format!("INSERT INTO \"{table}\" ({names}) SELECT {values} FROM copy, template;"));
        indexes.iter().for_each(|(_, sql)| script.push_str(&format!("{sql};")));
        script.push_str("DROP TABLE template; COMMIT;");
        database.execute_batch(&script).with_context(|| format!("cannot copy rows of {table}"))
    }

    fn is_fleet(&self) -> bool {
        FLEET.iter().any(|fleet| fleet.table == self.table)
    }

    /// What a column has in the copy.
    fn value(&self, name: &str, kind: &str, crew: &[&str]) -> String {
        if let Some((_, value)) = self.unique.iter().find(|(unique, _)| *unique == name) {
            return (*value).to_owned();
        }
        if crew.contains(&name) {
            return numbered(name);
        }
        if self.ids.contains(&name) {
            return if self.is_fleet() { numbered(name) } else { dated(name) };
        }
        match (kind, name) {
            ("timestamp_with_timezone_text", _) => shifted("%Y-%m-%dT%H:%M:%S", 19, name),
            (_, "earliest_local" | "latest_local") => shifted("%Y-%m-%dT%H:%M", 16, name),
            ("date_text", "pickup_on" | "delivery_on") => shifted("%Y-%m-%d", 10, name),
            _ => format!("\"{name}\""),
        }
    }
}

/// An id that begins with the copy's number.
fn numbered(name: &str) -> String {
    format!("printf('%08x', copy_number) || substr(\"{name}\", 9)")
}

/// An id that begins with the second at which the copied load was booked, as a version 7 id begins with its time: loads
/// of one week lie together in the tables. Copies of one day differ in their second.
fn dated(name: &str) -> String {
    format!(
        "printf('%08x', CAST(strftime('%s', substr(booked_at, 1, 19)) AS INTEGER) - copy_days * 86400 \
         + copy_number % 86400) || substr(\"{name}\", 9)"
    )
}

/// A time text, the copy's days earlier; what stands behind the first `width` characters stays.
fn shifted(format: &str, width: usize, name: &str) -> String {
    format!(
        "strftime('{format}', substr(\"{name}\", 1, {width}), '-' || copy_days || ' days') || substr(\"{name}\", {})",
        width + 1
    )
}
