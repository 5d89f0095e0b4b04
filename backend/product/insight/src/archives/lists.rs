//! Writes the company's lists, as the exports do: each as a CSV file, page by page.

use haul_api::{ApiError, AppContext, authz::Actor, exports::ExportedList, inside::Inside, paging::MAX_LIMIT};
use haul_entity::insight::company_archive::Model;
use haul_ports::{ArchiveContent, ArchiveEntry, Cell, TableFormat, TableOrder};
use haul_types::{ArchiveStatus, ExportList};
use sea_orm::Iterable;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use uuid::Uuid;

use super::progress::{Stop, save};
use crate::exports::{exported, page_of};

/// Rows written in one run: a few seconds, in which mail waits.
const ROWS_AT_ONCE: u64 = 10_000;

/// A list and how far it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WrittenList {
    name: String,
    title: String,
    /// Tables, to be put together.
    parts: Vec<Uuid>,
    rows: u64,
    /// Which of its passes is being read, and where it goes on.
    pass: usize,
    cursor: Option<String>,
    is_done: bool,
    /// Why the list, or the rest of it, was refused.
    problem: Option<String>,
}

/// The parameters that show all rows of a list, one call after the other. Those that change every few minutes are read
/// in an order that stays, so that no row is passed over.
pub fn passes(list: ExportList) -> &'static [&'static str] {
    match list {
        ExportList::Customers
        | ExportList::Facilities
        | ExportList::Vendors
        | ExportList::Drivers
        | ExportList::Trucks
        | ExportList::Trailers
        | ExportList::FleetOwners
        | ExportList::ComplianceItems => &["", "archived=true"],
        ExportList::Loads => &["sort=number"],
        ExportList::AuditEvents => &["sort=sequence"],
        ExportList::Quotes
        | ExportList::Detention
        | ExportList::ReadyToBill
        | ExportList::Users
        | ExportList::TrackedLoads
        | ExportList::TrackingExceptions => &[""],
    }
}

/// Whether the list says of each row if it is archived.
fn has_archived(list: ExportList) -> bool {
    passes(list).len() > 1
}

/// Goes on writing; returns whether all lists are written.
pub(super) async fn write(ctx: &AppContext, actor: &Actor, row: &mut Model) -> Result<bool, Stop> {
    let mut lists = read(row)?;
    let inside = Inside::new(ctx, actor.clone());
    let mut room = ROWS_AT_ONCE;
    for name in ExportList::iter() {
        if lists.iter().any(|list| list.name == name.as_str() && list.is_done) {
            continue;
        }
        let begun = lists.pop_if(|list| !list.is_done);
        let exported = exported(ctx.product, name)?;
        let mut list = begun.unwrap_or_else(|| WrittenList::of(exported));
        room = room.saturating_sub(list.write_part(ctx, &inside, row, exported, room).await?);
        let is_done = list.is_done;
        lists.push(list);
        row.status = ArchiveStatus::WritingLists;
        row.lists = serde_json::to_value(&lists).map_err(ApiError::internal)?;
        row.done_lists = count(lists.iter().filter(|list| list.is_done).count());
        save(ctx, actor, row).await?;
        if !is_done || room == 0 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// The lists as files of the archive.
pub(super) fn entries(row: &Model) -> Result<Vec<ArchiveEntry>, Stop> {
    Ok(read(row)?.into_iter().map(WrittenList::entry).collect())
}

fn read(row: &Model) -> Result<Vec<WrittenList>, ApiError> {
    serde_json::from_value(row.lists.clone()).map_err(ApiError::internal)
}

impl WrittenList {
    fn of(list: &ExportedList) -> Self {
        Self {
            name: list.list.as_str().to_owned(),
            title: list.title.to_owned(),
            parts: Vec::new(),
            rows: 0,
            pass: 0,
            cursor: None,
            is_done: false,
            problem: None,
        }
    }

    /// Writes the next rows as a table of their own; returns their number.
    async fn write_part(
        &mut self,
        ctx: &AppContext,
        inside: &Inside,
        row: &Model,
        list: &'static ExportedList,
        room: u64,
    ) -> Result<u64, Stop> {
        let order = order(ctx, row, list);
        let mut table = ctx.tables.write(&order).await?;
        let mut written = 0_u64;
        while written < room && !self.is_done {
            let Some(search) = passes(list.list).get(self.pass) else {
                self.is_done = true;
                break;
            };
            let page = match inside.get(&page_of(list, search, MAX_LIMIT, self.cursor.as_deref())).await {
                Ok(page) => page,
                Err(error) if (400..500).contains(&error.problem().status) => {
                    self.problem = Some(error.problem().message.clone());
                    self.is_done = true;
                    break;
                }
                Err(error) => return Err(error.into()),
            };
            let items = page.get("items").and_then(Value::as_array).map(Vec::as_slice).unwrap_or_default();
            let is_archived = self.pass > 0;
            table.append(items.iter().map(|item| cells(list, item, is_archived)).collect()).await?;
            written = written.saturating_add(items.len() as u64);
            self.cursor = page.get("next_cursor").and_then(Value::as_str).map(str::to_owned);
            if self.cursor.is_none() {
                self.pass = self.pass.saturating_add(1);
            }
        }
        self.is_done |= self.pass >= passes(list.list).len();
        table.finish().await?;
        self.parts.push(order.blob_id);
        self.rows = self.rows.saturating_add(written);
        Ok(written)
    }

    fn entry(self) -> ArchiveEntry {
        let is_refused = self.problem.is_some() && self.rows == 0;
        let note = self.problem.map(|problem| match is_refused {
            true => format!("The list could not be read: {problem}"),
            false => format!("The rest of the list could not be read: {problem}"),
        });
        let name = format!("{}.csv", self.name.replace('_', "-"));
        let content = if is_refused { ArchiveContent::Nothing } else { ArchiveContent::Blobs(self.parts) };
        ArchiveEntry {
            rows: (!is_refused).then_some(self.rows),
            note,
            ..ArchiveEntry::new(&["lists"], name, content, self.title, "list")
        }
    }
}

fn order(ctx: &AppContext, row: &Model, list: &ExportedList) -> TableOrder {
    let titles = list.columns.iter().map(|column| column.title.to_owned());
    let archived = has_archived(list.list).then(|| "Archived".to_owned());
    TableOrder {
        company_id: row.company_id,
        blob_id: ctx.ids.next(),
        format: TableFormat::Csv,
        title: list.title.to_owned(),
        header: titles.chain(archived).collect(),
        created_at: row.created_at.utc(),
    }
}

fn cells(list: &ExportedList, item: &Value, is_archived: bool) -> Vec<Cell> {
    let archived = Cell::Text(if is_archived { "yes" } else { "no" }.to_owned());
    let cells = list.columns.iter().map(|column| column.cell(item));
    cells.chain(has_archived(list.list).then_some(archived)).collect()
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
