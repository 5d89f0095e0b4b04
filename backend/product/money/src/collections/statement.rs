//! What a customer owes, as a PDF.

use haul_api::{AppContext, authz::Actor, today_at_company};
use haul_company::{
    company::{self, Company},
    remittance,
};
use haul_db::{Connection, Db, Fetch};
use haul_entity::{
    Owned,
    money::{invoice, invoice_line, payment},
};
use haul_loads::documents::DocumentLink;
use haul_papers::{facts, link, parties, render, sheet};
use haul_ports::MailAttachment;
use haul_types::{Date, InvoiceStatus, PaymentStatus, dollars};
use sea_orm::{ColumnTrait, DbErr, QueryFilter, QueryOrder, QuerySelect, Select};
use serde_json::{Value, json};
use uuid::Uuid;

use super::{entries::customer_of, error::CollectionError};
use crate::{ledger::require_everything, receivables::Aged};

/// What a statement says.
pub struct Owed {
    pub as_of: Date,
    pub bill_to: String,
    pub remit_to: String,
    /// What is owed on invoices, less what was paid and not applied yet.
    pub due_cents: i64,
    pub late_cents: i64,
    company: Company,
    unapplied_cents: i64,
    aged: Aged,
    invoices: Vec<Row>,
    payments: Vec<payment::Model>,
}

struct Row {
    invoice: invoice::Model,
    loads: Vec<String>,
}

/// A statement that was printed.
pub struct Statement {
    pub owed: Owed,
    pub blob_id: Uuid,
    pub file_name: String,
}

impl Statement {
    pub fn attachment(&self, company_id: Uuid) -> MailAttachment {
        MailAttachment {
            company_id,
            blob_id: self.blob_id,
            file_name: self.file_name.clone(),
            media_type: "application/pdf".to_owned(),
        }
    }
}

pub async fn open(
    ctx: &AppContext,
    actor: &Actor,
    customer_id: Uuid,
    is_inline: bool,
) -> Result<DocumentLink, CollectionError> {
    require_everything(actor)?;
    let printed = print(ctx, &ctx.db_of(actor), actor.company_id, customer_id).await?;
    Ok(link(ctx, actor.company_id, printed.blob_id, printed.file_name, is_inline)?)
}

/// Whether an invoice of the customer is owed.
pub async fn owes(db: &impl Connection, company_id: Uuid, customer_id: Uuid) -> Result<bool, DbErr> {
    let first = owed_by(company_id, customer_id).limit(1).fetch_optional(db).await?;
    Ok(first.is_some())
}

fn owed_by(company_id: Uuid, customer_id: Uuid) -> Select<invoice::Entity> {
    invoice::Entity::owned_by(company_id)
        .filter(invoice::Column::CustomerId.eq(customer_id))
        .filter(invoice::Column::Status.is_in(InvoiceStatus::OWED.iter().copied()))
}

/// Prints what is owed now. The blob expires within a day unless it is mailed.
pub async fn print(
    ctx: &AppContext,
    db: &Db,
    company_id: Uuid,
    customer_id: Uuid,
) -> Result<Statement, CollectionError> {
    let owed = read(ctx, db, company_id, customer_id).await?;
    let blob_id = render(ctx, company_id, "statement", &page(ctx, &owed)).await?;
    let file_name = format!("Statement {}.pdf", owed.as_of);
    Ok(Statement { owed, blob_id, file_name })
}

async fn read(ctx: &AppContext, db: &Db, company_id: Uuid, customer_id: Uuid) -> Result<Owed, CollectionError> {
    let customer = customer_of(db, company_id, customer_id).await?;
    let as_of = today_at_company(db, company_id, ctx.now()).await?;
    let company = company::read(db, &*ctx.sealing, company_id).await?;
    let remittance = remittance::in_effect(db, company_id, ctx.now()).await?;
    let parties = parties(&customer.try_into()?, &company, remittance.as_ref());
    let rows = owed_by(company_id, customer_id)
        .order_by_asc(invoice::Column::DueOn)
        .order_by_asc(invoice::Column::NumberSequence)
        .fetch_all(db)
        .await?;
    let ids: Vec<Uuid> = rows.iter().map(|row| row.id).collect();
    let mut lines = Vec::new();
    for some in ids.chunks(1_000) {
        let of_some = invoice_line::Entity::owned_by(company_id)
            .filter(invoice_line::Column::InvoiceId.is_in(some.iter().copied()))
            .order_by_asc(invoice_line::Column::Sequence);
        lines.extend(of_some.fetch_all(db).await?);
    }
    let payments = payment::Entity::owned_by(company_id)
        .filter(payment::Column::CustomerId.eq(customer_id))
        .filter(payment::Column::Status.eq(PaymentStatus::Unapplied))
        .order_by_asc(payment::Column::ReceivedOn)
        .fetch_all(db)
        .await?;
    let mut aged = Aged::default();
    for row in &rows {
        aged.add(row.due_on, as_of, row.balance_cents);
    }
    let invoices = rows.into_iter().map(|invoice| {
        let mut loads: Vec<String> = Vec::new();
        for line in lines.iter().filter(|line| line.invoice_id == invoice.id) {
            if !loads.contains(&line.load_number) {
                loads.push(line.load_number.clone());
            }
        }
        Row { invoice, loads }
    });
    let unapplied = payments.iter().map(|payment| payment.unapplied_cents).fold(0, i64::saturating_add);
    Ok(Owed {
        as_of,
        bill_to: parties.bill_to,
        remit_to: parties.remit_to,
        due_cents: aged.total().saturating_sub(unapplied).max(0),
        unapplied_cents: unapplied,
        late_cents: aged.total().saturating_sub(aged.current_cents),
        company,
        aged,
        invoices: invoices.collect(),
        payments,
    })
}

/// For the template `statement`.
fn page(ctx: &AppContext, owed: &Owed) -> Value {
    let day = |day: Date| day.words().to_string();
    let on_account = (owed.unapplied_cents > 0).then(|| dollars(owed.unapplied_cents));
    let about = facts([
        ("Invoices", Some(owed.invoices.len().to_string())),
        ("Owed on invoices", Some(dollars(owed.aged.total()))),
        ("Past due", Some(dollars(owed.late_cents))),
        ("Payments on account", on_account),
    ]);
    let ages = [
        ("Current", owed.aged.current_cents),
        ("1–30 days late", owed.aged.days_1_to_30_cents),
        ("31–60 days late", owed.aged.days_31_to_60_cents),
        ("61–90 days late", owed.aged.days_61_to_90_cents),
        ("Over 90 days late", owed.aged.over_90_days_cents),
    ];
    let invoice = |row: &Row| {
        let late = owed.as_of.days_since(row.invoice.due_on);
        json!({
            "number": row.invoice.number,
            // An opening balance has a reference instead.
            "loads": row.invoice.reference.clone().unwrap_or_else(|| shortened(&row.loads)),
            "date": day(row.invoice.invoiced_on),
            "due": day(row.invoice.due_on),
            "late": if late > 0 { late.to_string() } else { String::new() },
            "total": dollars(row.invoice.total_cents),
            "owed": dollars(row.invoice.balance_cents),
        })
    };
    let payment = |row: &payment::Model| {
        json!({
            "reference": row.reference,
            "date": day(row.received_on),
            "amount": dollars(row.unapplied_cents),
        })
    };
    let body = json!({
        "bill_to": party(&owed.bill_to),
        "remit_to": party(&owed.remit_to),
        "facts": about,
        "ages": ages.map(|(label, cents)| json!({ "label": label, "value": dollars(cents) })),
        "invoices": owed.invoices.iter().map(invoice).collect::<Vec<_>>(),
        "payments": owed.payments.iter().map(payment).collect::<Vec<_>>(),
        "total": format!("{} USD", dollars(owed.due_cents)),
    });
    sheet(&owed.company, "Statement", &day(owed.as_of), ctx.now(), body)
}

/// The first loads of a consolidated invoice; its own page has all of them.
fn shortened(loads: &[String]) -> String {
    let shown: Vec<&str> = loads.iter().take(3).map(String::as_str).collect();
    match loads.len().saturating_sub(shown.len()) {
        0 => shown.join(", "),
        more => format!("{} and {more} more", shown.join(", ")),
    }
}

fn party(text: &str) -> Value {
    let mut lines = text.lines();
    json!({ "name": lines.next().unwrap_or_default(), "lines": lines.collect::<Vec<_>>() })
}

#[cfg(test)]
mod tests {
    use super::shortened;

    #[test]
    fn a_consolidated_invoice_names_its_first_loads() {
        let loads: Vec<String> = (1..=5).map(|number| format!("L-{number}")).collect();
        assert_eq!(shortened(&loads[..1]), "L-1");
        assert_eq!(shortened(&loads[..3]), "L-1, L-2, L-3");
        assert_eq!(shortened(&loads), "L-1, L-2, L-3 and 2 more");
    }
}
