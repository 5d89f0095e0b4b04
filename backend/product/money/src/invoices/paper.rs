//! An invoice as a PDF, with the papers of its loads.

use haul_api::{AppContext, authz::Actor};
use haul_db::Scope;
use haul_entity::money::invoice::Model;
use haul_loads::documents::DocumentLink;
use haul_papers::{
    invoices::{Bill, BilledCharge, InvoicePacket, bind},
    link,
};
use haul_types::{InvoiceOrigin, InvoiceStatus};
use uuid::Uuid;

use super::{discounts, error::InvoiceError, reading::found, rows::lines_of};

pub async fn open(ctx: &AppContext, actor: &Actor, id: Uuid, is_inline: bool) -> Result<DocumentLink, InvoiceError> {
    let row = found(ctx, actor, id).await?;
    if row.status == InvoiceStatus::Voided {
        return Err(InvoiceError::Voided);
    }
    if row.origin == InvoiceOrigin::OpeningBalance {
        return Err(InvoiceError::OpeningBalance);
    }
    let packet = packet(ctx, &row).await?;
    Ok(link(ctx, actor.company_id, packet.blob_id, packet.file_name, is_inline)?)
}

/// Binds the packet anew: the papers as they are, the money as it was invoiced.
pub async fn packet(ctx: &AppContext, row: &Model) -> Result<InvoicePacket, InvoiceError> {
    let db = ctx.db.scoped(Scope::Company(row.company_id));
    let lines = lines_of(&db, row.company_id, row.id).await?;
    let charge = |line: haul_entity::money::invoice_line::Model| BilledCharge {
        load_id: line.load_id,
        load_number: line.load_number,
        code: line.code,
        description: line.description,
        basis: line.basis,
        quantity_thousandths: line.quantity_thousandths,
        rate_ten_thousandths: line.rate_ten_thousandths,
        amount_cents: line.amount_cents,
    };
    let bill = Bill {
        number: row.number.clone(),
        is_draft: row.status == InvoiceStatus::Draft,
        invoiced_on: row.invoiced_on,
        due_on: row.due_on,
        payment_terms_days: row.payment_terms_days,
        discount: discounts::of(row),
        bill_to: row.bill_to.clone(),
        remit_to: row.remit_to.clone(),
        total_cents: row.total_cents,
        currency: row.currency.clone(),
        charges: lines.into_iter().map(charge).collect(),
    };
    Ok(bind(ctx, row.company_id, &bill).await?)
}
