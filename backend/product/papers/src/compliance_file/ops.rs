//! Binds a record's file.

use std::collections::HashMap;

use haul_api::{AppContext, Write, authz::Actor, by_ids, today_at_company};
use haul_company::company;
use haul_compliance::items::{ComplianceChecklist, ComplianceItem, checklist, moment};
use haul_db::Db;
use haul_entity::{Owned, annotations::record_file};
use haul_loads::documents::DocumentLink;
use haul_ports::{CountOrder, MergeOrder, MergePart, PartFailure, TypesettingError};
use haul_types::{ComplianceSubject, Timestamp};
use uuid::Uuid;

use super::{
    index::{Entry, Index, Sheet},
    vehicle,
    views::ComplianceFileOpen,
};
use crate::{
    error::PaperError,
    press::{Printed, link, rendered},
};

const PDF: &str = "application/pdf";

pub async fn open(
    ctx: &AppContext,
    actor: &Actor,
    (kind, id): (ComplianceSubject, Uuid),
    input: ComplianceFileOpen,
) -> Result<DocumentLink, PaperError> {
    let db = ctx.db_of(actor);
    let at = moment(&db, actor.company_id, input.as_of, ctx.now()).await?;
    let printed = record_file(ctx, actor, (kind, id), at).await?;
    let as_of = today_at_company(&db, actor.company_id, at).await?;
    let mut write = Write::begin(ctx, actor).await?;
    haul_compliance::note_file_opened(&mut write, kind, id, as_of).await?;
    let link = link(ctx, actor.company_id, printed.blob_id, format!("{}.pdf", printed.title), input.is_inline)?;
    Ok(write.commit(link).await?)
}

/// Prints the file as it stood at a moment.
pub async fn record_file(
    ctx: &AppContext,
    actor: &Actor,
    (kind, id): (ComplianceSubject, Uuid),
    at: Timestamp,
) -> Result<Printed, PaperError> {
    let db = ctx.db_of(actor);
    let list = checklist(&db, actor.company_id, kind, id, at).await?;
    let (entries, parts) = gather(ctx, &db, actor.company_id, &list).await?;
    let company = company::read(&db, &*ctx.sealing, actor.company_id).await?;
    let vehicle = vehicle::facts_of(&db, actor.company_id, (kind, id), list.as_of).await?;
    let is_past = at < ctx.now();
    let index = Index { company, list, vehicle, entries, is_past, now: ctx.now() };
    let (blob_id, pages) = bind(ctx, actor.company_id, &index, parts).await?;
    Ok(Printed { blob_id, pages, title: index.title() })
}

/// The index's entries, and the files that become pages, in the same order.
async fn gather(
    ctx: &AppContext,
    db: &Db,
    company_id: Uuid,
    list: &ComplianceChecklist,
) -> Result<(Vec<Entry>, Vec<MergePart>), PaperError> {
    let items = list.lines.iter().flat_map(|line| line.item.iter().chain(&line.earlier));
    let ids: Vec<Uuid> = items.flat_map(|item| item.files.iter().map(|file| file.id)).collect();
    let files = by_ids(db, record_file::Entity::owned_by(company_id), record_file::Column::Id, ids).await?;
    let (mut entries, mut parts) = (Vec::new(), Vec::new());
    for line in &list.lines {
        let held = line.item.iter().chain(&line.earlier);
        if line.item.is_none() && (line.is_required || !line.earlier.is_empty()) {
            entries.push(Entry::missing(line));
        }
        for item in held {
            let sheets = sheets_of(ctx, item, &files).await?;
            let printable = sheets.iter().filter_map(|sheet| sheet.part(item, &files));
            parts.extend(printable);
            entries.push(Entry::of(line, item, sheets));
        }
    }
    Ok((entries, parts))
}

/// The files of an item, with their pages.
async fn sheets_of(
    ctx: &AppContext,
    item: &ComplianceItem,
    files: &HashMap<Uuid, record_file::Model>,
) -> Result<Vec<Sheet>, PaperError> {
    let mut sheets = Vec::new();
    let held: Vec<&record_file::Model> = item.files.iter().filter_map(|file| files.get(&file.id)).collect();
    for file in held {
        let order =
            CountOrder { company_id: file.company_id, blob_id: file.blob_id, media_type: file.media_type.clone() };
        let pages = match ctx.typesetting.count_pages(&order).await {
            Ok(pages) => Ok(pages),
            Err(TypesettingError::Part { failure, .. }) => Err(failure),
            Err(TypesettingError::TooLarge) => Err(PartFailure::TooLarge),
            Err(error) => return Err(error.into()),
        };
        sheets.push(Sheet { file_id: file.id, file_name: file.file_name.clone(), pages });
    }
    Ok(sheets)
}

impl Sheet {
    fn part(&self, item: &ComplianceItem, files: &HashMap<Uuid, record_file::Model>) -> Option<MergePart> {
        let file = files.get(&self.file_id).filter(|_| self.pages.is_ok())?;
        Some(MergePart { blob_id: file.blob_id, media_type: file.media_type.clone(), title: item.name.clone() })
    }
}

/// The index and its papers as one PDF. The index tells pages, so how many it has itself decides what it says.
async fn bind(
    ctx: &AppContext,
    company_id: Uuid,
    index: &Index,
    parts: Vec<MergePart>,
) -> Result<(Uuid, u32), PaperError> {
    let (mut cover, mut pages) = rendered(ctx, company_id, "compliance_file", &index.facts(1)).await?;
    if pages != 1 && !parts.is_empty() {
        (cover, pages) = rendered(ctx, company_id, "compliance_file", &index.facts(pages)).await?;
    }
    if parts.is_empty() {
        return Ok((cover, pages));
    }
    let first = MergePart { blob_id: cover, media_type: PDF.to_owned(), title: "Index".to_owned() };
    let order = MergeOrder {
        company_id,
        blob_id: ctx.ids.next(),
        title: index.title(),
        created_at: ctx.now().utc(),
        parts: std::iter::once(first).chain(parts).collect(),
    };
    let typeset = ctx.typesetting.merge(&order).await?;
    Ok((order.blob_id, typeset.pages))
}
