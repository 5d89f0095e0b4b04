//! Writes the company's lists and tables, each as a CSV file, page by page.

use haul_api::{ApiError, AppContext, authz::Actor};
use haul_entity::insight::company_archive::Model;
use haul_ports::{ArchiveContent, ArchiveEntry, TableFormat, TableOrder};
use haul_types::ArchiveStatus;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    progress::{Stop, save},
    sources::{Reader, Source},
};

/// Rows written in one run: a few seconds, in which mail waits.
const ROWS_AT_ONCE: u64 = 10_000;

/// A list or table, and how far it is written.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct WrittenList {
    name: String,
    title: String,
    /// Archives begun before there were tables have lists only.
    #[serde(default)]
    is_table: bool,
    /// CSV files, to be put together.
    parts: Vec<Uuid>,
    rows: u64,
    /// Which of its passes is being read, and where it goes on.
    pass: usize,
    cursor: Option<String>,
    is_done: bool,
    /// Why the list, or the rest of it, was refused.
    problem: Option<String>,
}

/// Goes on writing; returns whether all lists and tables are written.
pub(super) async fn write(ctx: &AppContext, actor: &Actor, row: &mut Model) -> Result<bool, Stop> {
    let mut lists = read(row)?;
    let reader = Reader::new(ctx, actor);
    let mut room = ROWS_AT_ONCE;
    let sources = Source::all(ctx.product)?;
    row.total_lists = count(sources.len());
    for source in sources {
        if lists.iter().any(|list| list.is_of(source) && list.is_done) {
            continue;
        }
        let begun = lists.pop_if(|list| !list.is_done);
        let mut list = begun.unwrap_or_else(|| WrittenList::of(source));
        room = room.saturating_sub(list.write_part(ctx, &reader, row, source, room).await?);
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

/// The lists and tables as files of the archive.
pub(super) fn entries(row: &Model) -> Result<Vec<ArchiveEntry>, Stop> {
    Ok(read(row)?.into_iter().map(WrittenList::entry).collect())
}

fn read(row: &Model) -> Result<Vec<WrittenList>, ApiError> {
    serde_json::from_value(row.lists.clone()).map_err(ApiError::internal)
}

impl WrittenList {
    fn of(source: Source) -> Self {
        Self {
            name: source.name().to_owned(),
            title: source.title().to_owned(),
            is_table: source.is_table(),
            parts: Vec::new(),
            rows: 0,
            pass: 0,
            cursor: None,
            is_done: false,
            problem: None,
        }
    }

    fn is_of(&self, source: Source) -> bool {
        self.is_table == source.is_table() && self.name == source.name()
    }

    /// Writes the next rows as a CSV file of their own; returns their number.
    async fn write_part(
        &mut self,
        ctx: &AppContext,
        reader: &Reader<'_>,
        row: &Model,
        source: Source,
        room: u64,
    ) -> Result<u64, Stop> {
        let order = order(ctx, row, source);
        let mut table = ctx.tables.write(&order).await?;
        let mut written = 0_u64;
        while written < room && !self.is_done {
            match reader.page(source, self.pass, self.cursor.as_deref()).await {
                Ok(page) => {
                    written = written.saturating_add(page.rows.len() as u64);
                    table.append(page.rows).await?;
                    self.cursor = page.next;
                }
                Err(error) if (400..500).contains(&error.problem().status) => {
                    self.problem = Some(error.problem().message.clone());
                    self.is_done = true;
                    break;
                }
                Err(error) => return Err(error.into()),
            }
            if self.cursor.is_none() {
                self.pass = self.pass.saturating_add(1);
            }
            self.is_done = self.pass >= source.passes();
        }
        table.finish().await?;
        self.parts.push(order.blob_id);
        self.rows = self.rows.saturating_add(written);
        Ok(written)
    }

    fn entry(self) -> ArchiveEntry {
        let (folder, kind) = if self.is_table { ("tables", "table") } else { ("lists", "list") };
        let is_refused = self.problem.is_some() && self.rows == 0;
        let note = self.problem.map(|problem| match is_refused {
            true => format!("The {kind} could not be read: {problem}"),
            false => format!("The rest of the {kind} could not be read: {problem}"),
        });
        // A table keeps its name, to which the columns of other tables refer.
        let name = if self.is_table { self.name } else { self.name.replace('_', "-") };
        let content = if is_refused { ArchiveContent::Nothing } else { ArchiveContent::Blobs(self.parts) };
        ArchiveEntry {
            rows: (!is_refused).then_some(self.rows),
            note,
            ..ArchiveEntry::new(&[folder], format!("{name}.csv"), content, self.title, kind)
        }
    }
}

fn order(ctx: &AppContext, row: &Model, source: Source) -> TableOrder {
    TableOrder {
        company_id: row.company_id,
        blob_id: ctx.ids.next(),
        format: TableFormat::Csv,
        title: source.title().to_owned(),
        header: source.header(),
        created_at: row.created_at.utc(),
    }
}

fn count(number: usize) -> i32 {
    i32::try_from(number).unwrap_or(i32::MAX)
}
