//! Binding an invoice's packet into one file.

use haul_api::AppContext;
use haul_db::Scope;
use haul_ports::{MergeOrder, MergePart};
use uuid::Uuid;

use super::{bill::Bill, page::page};
use crate::{
    error::PaperError,
    ops::{documents_of, needed, read, render_case},
    packet::{self, Enclosure},
    press::{render, unbound},
};

/// A packet that was just bound; it expires like an upload unless a mail takes it along.
#[derive(Clone, Debug)]
pub struct InvoicePacket {
    pub blob_id: Uuid,
    pub file_name: String,
    pub byte_size: u64,
    pub pages: u32,
}

/// Binds the first page and the papers of each load. What a load's packet lacks is named, the load with it.
pub async fn bind(ctx: &AppContext, company_id: Uuid, bill: &Bill) -> Result<InvoicePacket, PaperError> {
    let load_ids = bill.load_ids();
    let db = ctx.db.scoped(Scope::Company(company_id));
    let (mut sources, mut enclosed) = (Vec::with_capacity(load_ids.len()), Vec::new());
    for load_id in load_ids {
        let source = read(ctx, company_id, load_id).await?;
        let documents = documents_of(ctx, company_id, load_id).await?;
        let lacks = packet::lacks(&source.load.billing_blockers, &documents, &needed(&source));
        if !lacks.is_empty() {
            return Err(PaperError::PacketIncomplete(packet::of_load(lacks, &source.load.number)));
        }
        let cases = haul_detention::claims_of_load(&db, company_id, load_id, source.now).await?;
        let enclosures = packet::arranged(cases, documents, &source.customer.invoice_packet_order);
        enclosed.push(enclosures);
        sources.push(source);
    }
    let all: Vec<Enclosure> = enclosed.iter().flatten().cloned().collect();
    let facts = page(bill, &sources, &all).ok_or(PaperError::NotFound)?;
    let cover = render(ctx, company_id, "invoice", &facts).await?;
    let cover = MergePart { blob_id: cover, media_type: "application/pdf".to_owned(), title: "Invoice".to_owned() };
    let (mut parts, is_single) = (vec![cover], sources.len() == 1);
    for (source, enclosures) in sources.iter().zip(&enclosed) {
        for enclosure in enclosures {
            let (blob_id, media_type) = match enclosure {
                Enclosure::CaseFile(case) => (render_case(ctx, source, case).await?, "application/pdf".to_owned()),
                Enclosure::Document(document) => (document.blob_id, document.media_type.clone()),
            };
            let title = enclosure.title();
            let title = if is_single { title } else { format!("Load {}: {title}", source.load.number) };
            parts.push(MergePart { blob_id, media_type, title });
        }
    }
    merged(ctx, company_id, bill, parts, &all).await
}

async fn merged(
    ctx: &AppContext,
    company_id: Uuid,
    bill: &Bill,
    parts: Vec<MergePart>,
    enclosures: &[Enclosure],
) -> Result<InvoicePacket, PaperError> {
    let title = format!("Invoice {}", bill.number);
    let order =
        MergeOrder { company_id, blob_id: ctx.ids.next(), title: title.clone(), created_at: ctx.now().utc(), parts };
    match ctx.typesetting.merge(&order).await {
        Ok(typeset) => Ok(InvoicePacket {
            blob_id: order.blob_id,
            file_name: format!("{title}.pdf"),
            byte_size: typeset.byte_size,
            pages: typeset.pages,
        }),
        Err(error) => Err(unbound(error, enclosures)),
    }
}
