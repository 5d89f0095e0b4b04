//! The verbs of the carrier packet.

use haul_api::{AppContext, Invalid, Write, authz::Actor, jobs};
use haul_company::{company, documents, remittance};
use haul_entity::company::company_document;
use haul_loads::documents::DocumentLink;
use haul_ports::{MailAttachment, MergeOrder, MergePart, Typeset, TypesettingError};
use haul_types::{CompanyDocumentKind, Date, Permission};
use uuid::Uuid;

use super::{
    cover, mail,
    views::{CarrierPacket, CarrierPacketSend, CarrierPacketSent},
};
use crate::{
    error::PaperError,
    packet::Lack,
    press::{link, render},
};

/// Most mail servers refuse larger messages, and an attachment grows by a third on its way.
const MAX_MAILED_BYTES: u64 = 15 * 1024 * 1024;
/// What brokers ask every carrier for.
const USUAL: [CompanyDocumentKind; 3] =
    [CompanyDocumentKind::W9, CompanyDocumentKind::OperatingAuthority, CompanyDocumentKind::InsuranceCertificate];

/// A packet that was just bound; it expires like an upload unless a mail takes it along.
pub struct Bound {
    blob_id: Uuid,
    file_name: String,
    typeset: Typeset,
    documents: Vec<company_document::Model>,
}

pub async fn read(ctx: &AppContext, actor: &Actor) -> Result<CarrierPacket, PaperError> {
    let (all, today) = chosen(ctx, actor).await?;
    let is_missing = |kind: &CompanyDocumentKind| !all.iter().any(|row| row.kind == *kind);
    let expired = all.iter().filter(|row| is_expired(row, today)).map(|row| row.id).collect();
    Ok(CarrierPacket {
        expired_document_ids: expired,
        missing_kinds: USUAL.into_iter().filter(is_missing).collect(),
        document_ids: all.into_iter().map(|row| row.id).collect(),
    })
}

pub async fn open(
    ctx: &AppContext,
    actor: &Actor,
    is_inline: bool,
    leaves_out_expired: bool,
) -> Result<DocumentLink, PaperError> {
    let bound = bind(ctx, actor, leaves_out_expired).await?;
    let mut write = Write::begin(ctx, actor).await?;
    note_opened(&mut write, &bound);
    let link = link(ctx, actor.company_id, bound.blob_id, bound.file_name, is_inline)?;
    Ok(write.commit(link).await?)
}

/// A packet with a bank letter shows the account number as the letter does.
fn note_opened(write: &mut Write, bound: &Bound) {
    for document in &bound.documents {
        documents::note_opened(write, document);
    }
}

/// Binds what can be mailed, before the write: that takes longer than a transaction should.
pub async fn bind_for_mail(ctx: &AppContext, actor: &Actor, leaves_out_expired: bool) -> Result<Bound, PaperError> {
    let bound = bind(ctx, actor, leaves_out_expired).await?;
    if bound.typeset.byte_size > MAX_MAILED_BYTES {
        return Err(TypesettingError::TooLarge.into());
    }
    Ok(bound)
}

pub async fn send(write: &mut Write, input: CarrierPacketSend, bound: Bound) -> Result<CarrierPacketSent, PaperError> {
    let (email, message) = checked(&input)?;
    note_opened(write, &bound);
    let company = company::read(write.tx(), &*write.ctx.sealing, write.company_id()).await?;
    let paper = MailAttachment {
        company_id: write.company_id(),
        blob_id: bound.blob_id,
        file_name: bound.file_name,
        media_type: "application/pdf".to_owned(),
    };
    let mail = mail::packet(write, &company, &email, message.as_deref(), paper).await?;
    jobs::send_mail(write, mail).await?;
    write.record("company_document.packet_sent", "company_document", write.company_id(), &email, Vec::new());
    Ok(CarrierPacketSent { email, pages: bound.typeset.pages })
}

/// Before anything is printed.
pub fn checked(input: &CarrierPacketSend) -> Result<(String, Option<String>), PaperError> {
    let mut invalid = Invalid::default();
    let email = invalid.email("email", &input.email);
    invalid.require(email.is_some() || !invalid.is_empty(), "email", "Enter an email address.");
    let message = input.message.as_deref().and_then(|text| invalid.optional_text("message", text, 2_000));
    invalid.finish().map_err(haul_api::ApiError::from)?;
    Ok((email.unwrap_or_default(), message))
}

/// The documents that this caller may send, and today's date at the company.
async fn chosen(ctx: &AppContext, actor: &Actor) -> Result<(Vec<company_document::Model>, Date), PaperError> {
    let db = ctx.db_of(actor);
    let mut rows = documents::of_packet(&db, actor.company_id).await?;
    rows.retain(|row| row.kind != CompanyDocumentKind::BankLetter || actor.may(Permission::BankingReveal));
    Ok((rows, haul_api::today_at_company(&db, actor.company_id, ctx.now()).await?))
}

fn is_expired(row: &company_document::Model, today: Date) -> bool {
    row.expires_on.is_some_and(|day| day < today)
}

async fn bind(ctx: &AppContext, actor: &Actor, leaves_out_expired: bool) -> Result<Bound, PaperError> {
    let (mut rows, today) = chosen(ctx, actor).await?;
    if leaves_out_expired {
        rows.retain(|row| !is_expired(row, today));
    }
    let lacks: Vec<Lack> = rows.iter().filter(|row| is_expired(row, today)).map(expired).collect();
    if !lacks.is_empty() {
        return Err(PaperError::PacketIncomplete(lacks));
    }
    let db = ctx.db_of(actor);
    let company = company::read(&db, &*ctx.sealing, actor.company_id).await?;
    let remittance = remittance::in_effect(&db, actor.company_id, ctx.now()).await?;
    let facts = cover::cover(&company, remittance.as_ref(), &rows, ctx.now());
    let cover = render(ctx, actor.company_id, "carrier_packet", &facts).await?;
    let first = MergePart { blob_id: cover, media_type: "application/pdf".to_owned(), title: "Carrier".to_owned() };
    let rest = rows.iter().map(|row| MergePart {
        blob_id: row.blob_id,
        media_type: row.media_type.clone(),
        title: row.kind.title().to_owned(),
    });
    let title = format!("Carrier packet {}", company.legal_name);
    let order = MergeOrder {
        company_id: actor.company_id,
        blob_id: ctx.ids.next(),
        title: title.clone(),
        created_at: ctx.now().utc(),
        parts: std::iter::once(first).chain(rest).collect(),
    };
    match ctx.typesetting.merge(&order).await {
        Ok(typeset) => {
            let file_name = format!("{title}.pdf");
            Ok(Bound { blob_id: order.blob_id, file_name, typeset, documents: rows })
        }
        // The cover comes before the documents.
        Err(TypesettingError::Part { index, failure }) => match index.checked_sub(1).and_then(|at| rows.get(at)) {
            Some(row) => Err(PaperError::DocumentUnusable { id: row.id, file_name: row.file_name.clone(), failure }),
            None => Err(TypesettingError::Part { index, failure }.into()),
        },
        Err(error) => Err(error.into()),
    }
}

fn expired(row: &company_document::Model) -> Lack {
    let day = row.expires_on.map(|day| day.words().to_string()).unwrap_or_default();
    Lack {
        path: format!("documents.{}", row.id),
        message: format!("{} expired on {day}. Add a new one or leave it out.", row.kind.title()),
    }
}
