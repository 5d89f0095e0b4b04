//! The verbs of papers.

use haul_api::{AppContext, settings_of_company};
use haul_company::{company, remittance, settings::holidays_of};
use haul_db::{Fetch, Scope};
use haul_detention::DetentionCase;
use haul_entity::{Owned, loads::document, partners::customer};
use haul_loads::documents::DocumentLink;
use haul_ports::{MergeOrder, MergePart};
use haul_types::{DocumentKind, LoadStatus};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder};
use uuid::Uuid;

use crate::{
    error::PaperError,
    facts::{self, Source},
    packet::{self, Enclosure},
    press::{link, render, unbound},
    views::Paper,
    words::phrase,
};

/// Renders a paper from the load as it is now.
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

/// Combines the invoice's first page and its documents into one file.
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
    let db = ctx.db.scoped(Scope::Company(company_id));
    let cases = haul_detention::claims_of_load(&db, company_id, load_id, source.now).await?;
    let enclosures = packet::arranged(cases, documents, &source.customer.invoice_packet_order);
    let cover = render(ctx, company_id, "invoice", &facts::invoice(&source, &enclosures)).await?;
    let blob_id = merge(ctx, &source, cover, &enclosures).await?;
    link(
        ctx,
        company_id,
        blob_id,
        format!("{} {}.pdf", facts::invoice_kind(&source.load), source.load.number),
        is_inline,
    )
}

/// Renders the evidence for a detention claim from the current facts.
pub async fn open_case_file(
    ctx: &AppContext,
    company_id: Uuid,
    detention_id: Uuid,
    is_inline: bool,
) -> Result<DocumentLink, PaperError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let case = haul_detention::case(&db, company_id, detention_id, ctx.now()).await?;
    let source = read(ctx, company_id, case.detention.load.id).await?;
    let blob_id = render_case(ctx, &source, &case).await?;
    let name = format!("Detention case file {} stop {}.pdf", source.load.number, case.detention.stop.sequence);
    link(ctx, company_id, blob_id, name, is_inline)
}

pub(crate) async fn render_case(ctx: &AppContext, source: &Source, case: &DetentionCase) -> Result<Uuid, PaperError> {
    render(ctx, source.company.id, "detention_case", &facts::detention_case(source, case)).await
}

pub(crate) async fn read(ctx: &AppContext, company_id: Uuid, load_id: Uuid) -> Result<Source, PaperError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let now = ctx.now();
    let load = haul_loads::read(&db, company_id, load_id).await?;
    let customer = customer::Entity::find_owned(company_id, load.customer.id).fetch_optional(&db).await?;
    let customer = customer.ok_or(PaperError::NotFound)?;
    let company = company::read(&db, &*ctx.sealing, company_id).await?;
    let zone = company.time_zone.parse().unwrap_or(chrono_tz::UTC);
    let settings = settings_of_company(&db, company_id).await?;
    let holidays = holidays_of(&settings, now.date_in(zone))?;
    let remittance = remittance::in_effect(&db, company_id, now).await?;
    Ok(Source { company, settings, holidays, remittance, customer: customer.try_into()?, load, zone, now })
}

pub(crate) async fn documents_of(
    ctx: &AppContext,
    company_id: Uuid,
    load_id: Uuid,
) -> Result<Vec<document::Model>, PaperError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let rows = document::Entity::owned_by(company_id)
        .filter(document::Column::LoadId.eq(load_id))
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id)
        .fetch_all(&db)
        .await?;
    Ok(rows)
}

/// Kinds that this customer's loads can't be billed without.
pub(crate) fn needed(source: &Source) -> Vec<DocumentKind> {
    let mut needed = vec![DocumentKind::RateConfirmation];
    // An unused truck delivered nothing.
    if source.load.status != LoadStatus::Tonu {
        needed.push(DocumentKind::ProofOfDelivery);
        let own = source.load.customer_terms.as_ref().and_then(|terms| terms.required_documents.as_ref());
        needed.extend(own.unwrap_or(&source.customer.required_documents));
    }
    needed
}

async fn merge(ctx: &AppContext, source: &Source, cover: Uuid, enclosures: &[Enclosure]) -> Result<Uuid, PaperError> {
    let cover = MergePart { blob_id: cover, media_type: "application/pdf".to_owned(), title: "Invoice".to_owned() };
    let mut parts = vec![cover];
    for enclosure in enclosures {
        let (blob_id, media_type) = match enclosure {
            Enclosure::CaseFile(case) => (render_case(ctx, source, case).await?, "application/pdf".to_owned()),
            Enclosure::Document(document) => (document.blob_id, document.media_type.clone()),
        };
        parts.push(MergePart { blob_id, media_type, title: enclosure.title() });
    }
    let blob_id = ctx.ids.next();
    let order = MergeOrder {
        company_id: source.company.id,
        blob_id,
        title: format!("{} {}", facts::invoice_kind(&source.load), source.load.number),
        created_at: source.now.utc(),
        parts,
    };
    match ctx.typesetting.merge(&order).await {
        Ok(_) => Ok(blob_id),
        Err(error) => Err(unbound(error, enclosures)),
    }
}
