//! The verbs of papers.

use chrono::TimeDelta;
use haul_db::Scope;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use serde_json::Value;
use uuid::Uuid;

use super::{
    error::PaperError,
    facts::{self, Source},
    packet,
    views::Paper,
    words::phrase,
};
use crate::{
    company,
    context::AppContext,
    documents::DocumentLink,
    entity::{Owned, customer, document},
    loads,
    ports::{DownloadGrant, MergeOrder, MergePart, RenderOrder, TypesettingError},
    types::{DocumentKind, LoadStatus},
};

/// Time to follow a link that was just asked for; as long as a document's.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);

/// Sets a paper of the load as it is now.
pub async fn print(
    ctx: &AppContext,
    company_id: Uuid,
    load_id: Uuid,
    paper: Paper,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let source = read(ctx, company_id, load_id).await?;
    let data = match paper {
        Paper::LoadSheet => facts::load_sheet(&source),
        Paper::BillOfLading => facts::bill_of_lading(&source),
        Paper::DispatchSheet => facts::dispatch_sheet(&source),
    };
    let blob_id = render(ctx, company_id, paper.as_str(), &data).await?;
    link(ctx, company_id, blob_id, format!("{} {}.pdf", phrase(paper.as_str()), source.load.number), is_inline)
}

/// Puts the invoice's first page and its documents into one file.
pub async fn open_packet(
    ctx: &AppContext,
    company_id: Uuid,
    load_id: Uuid,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let source = read(ctx, company_id, load_id).await?;
    if !matches!(source.load.status, LoadStatus::Delivered | LoadStatus::Tonu) {
        return Err(PaperError::NotDelivered);
    }
    let documents = documents_of(ctx, company_id, load_id).await?;
    let lacks = packet::lacks(&source.load.billing_blockers, &documents, &needed(&source));
    if !lacks.is_empty() {
        return Err(PaperError::PacketIncomplete(lacks));
    }
    let documents = packet::chosen(documents, &source.customer.invoice_packet_order);
    let cover = render(ctx, company_id, "invoice", &facts::invoice(&source, &documents)).await?;
    let blob_id = merge(ctx, &source, cover, &documents).await?;
    link(ctx, company_id, blob_id, format!("Invoice {}.pdf", source.load.number), is_inline)
}

async fn read(ctx: &AppContext, company_id: Uuid, load_id: Uuid) -> Result<Source, PaperError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let now = ctx.clock.now();
    let load = loads::read(&db, company_id, load_id, now).await?;
    let customer = customer::Entity::find_owned(company_id, load.customer.id).one(&db).await?;
    let customer = customer.ok_or(PaperError::NotFound)?;
    let company = company::read(&db, company_id).await?;
    let zone = company.time_zone.parse().unwrap_or(chrono_tz::UTC);
    Ok(Source { company, customer: customer.try_into()?, load, zone, now })
}

async fn documents_of(ctx: &AppContext, company_id: Uuid, load_id: Uuid) -> Result<Vec<document::Model>, PaperError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let rows = document::Entity::owned_by(company_id)
        .filter(document::Column::LoadId.eq(load_id))
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id)
        .all(&db)
        .await?;
    Ok(rows)
}

/// Kinds without which no load of the customer's is billed.
fn needed(source: &Source) -> Vec<DocumentKind> {
    let mut needed = vec![DocumentKind::RateConfirmation];
    // Nothing was delivered where the truck was not used.
    if source.load.status != LoadStatus::Tonu {
        needed.push(DocumentKind::ProofOfDelivery);
        needed.extend(&source.customer.required_documents);
    }
    needed
}

async fn render(ctx: &AppContext, company_id: Uuid, template: &str, data: &Value) -> Result<Uuid, PaperError> {
    let blob_id = ctx.ids.next();
    let order = RenderOrder {
        company_id,
        blob_id,
        template: template.to_owned(),
        data_json: data.to_string(),
        created_at: ctx.clock.now(),
    };
    ctx.typesetting.render(&order).await?;
    Ok(blob_id)
}

async fn merge(
    ctx: &AppContext,
    source: &Source,
    cover: Uuid,
    documents: &[document::Model],
) -> Result<Uuid, PaperError> {
    let blob_id = ctx.ids.next();
    let cover = MergePart { blob_id: cover, media_type: "application/pdf".to_owned(), title: "Invoice".to_owned() };
    let part = |document: &document::Model| MergePart {
        blob_id: document.blob_id,
        media_type: document.media_type.clone(),
        title: phrase(document.kind.as_str()),
    };
    let order = MergeOrder {
        company_id: source.company.id,
        blob_id,
        title: format!("Invoice {}", source.load.number),
        created_at: source.now,
        parts: std::iter::once(cover).chain(documents.iter().map(part)).collect(),
    };
    match ctx.typesetting.merge(&order).await {
        Ok(_) => Ok(blob_id),
        // Before the documents stands the cover.
        Err(TypesettingError::Part { index, failure }) => match index.checked_sub(1).and_then(|at| documents.get(at)) {
            Some(row) => Err(PaperError::DocumentUnusable { id: row.id, file_name: row.file_name.clone(), failure }),
            None => Err(TypesettingError::Part { index, failure }.into()),
        },
        Err(error) => Err(error.into()),
    }
}

fn link(
    ctx: &AppContext,
    company_id: Uuid,
    blob_id: Uuid,
    file_name: String,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let expires_at = ctx.clock.now() + LINK_LIFETIME;
    let url = ctx.blobs.mint_download(&DownloadGrant {
        company_id,
        blob_id,
        file_name,
        media_type: "application/pdf".to_owned(),
        inline: is_inline,
        expires_at,
    })?;
    Ok(DocumentLink { url, expires_at })
}
