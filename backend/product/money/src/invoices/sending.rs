//! Sending an invoice by mail, with the papers of its loads.
//!
//! A person asks for it, a job binds the packet and hands the mail over. The invoice says how far that is. Each request
//! has an id, which is the mail's Message-ID: an attempt that is repeated after a crash is the same mail.

use haul_api::{
    ApiError, AppContext, Change, Invalid, Write,
    authz::Actor,
    jobs::{Job, JobError, deliver},
    notices::{NewNotice, close_matter, notify, notify_section},
};
use haul_entity::{
    Owned,
    company::user_account,
    money::invoice::{ActiveModel, Entity, Model},
};
use haul_ports::{MailAttachment, MailMessage};
use haul_types::{InvoiceOrigin, InvoiceStatus, MessageStatus, NoticeKind, Section};
use sea_orm::Set;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    editing::{author, opened, saved},
    error::InvoiceError,
    letter::letter,
    naming::{debtor, path_of},
    paper::packet,
    rows::{allowed_actions, shown_one},
    views::{Invoice, InvoiceAction, InvoiceSend},
};
use crate::mailing::{MAX_MAILED_BYTES, unbound};

pub struct SendInvoice;

#[derive(Serialize, Deserialize)]
pub struct Order {
    invoice_id: Uuid,
    mail_id: Uuid,
    message: Option<String>,
    /// Hears of it if the mail fails. None in orders of older versions, and when a key without a known person asked.
    #[serde(default)]
    sent_by_id: Option<Uuid>,
}

/// Queues the mail.
pub async fn send(write: &mut Write, id: Uuid, input: InvoiceSend) -> Result<Invoice, InvoiceError> {
    let (row, today) = opened(write, id, input.version).await?;
    if row.origin == InvoiceOrigin::OpeningBalance {
        return Err(InvoiceError::OpeningBalance);
    }
    if !allowed_actions(&row).contains(&InvoiceAction::Send) {
        return Err(InvoiceError::NotOwed);
    }
    let mut invalid = Invalid::default();
    let given = input.email.as_deref().and_then(|text| invalid.email("email", text));
    let email = given.or(row.email.clone());
    invalid.require(email.is_some() || !invalid.is_empty(), "email", "Enter the customer's email address.");
    let message = input.message.as_deref().and_then(|text| invalid.optional_text("message", text, 2_000));
    invalid.finish()?;
    let mail_id = write.new_id();
    let change = ActiveModel {
        mail_status: Set(Some(MessageStatus::Queued)),
        mail_problem: Set(None),
        mail_id: Set(Some(mail_id)),
        sent_to: Set(email.clone()),
        ..Default::default()
    };
    let noted = vec![Change { field: "email".to_owned(), from: None, to: email }];
    let row = saved(write, &row, change, "invoice.mail_queued", noted).await?;
    write.enqueue::<SendInvoice>(&Order { invoice_id: id, mail_id, message, sent_by_id: author(&write.actor) }).await?;
    Ok(shown_one(write.tx(), row, today).await?)
}

impl Job for SendInvoice {
    const KIND: &'static str = "send_invoice";
    const TITLE: &'static str = "Send an invoice";
    const IS_NEEDED: bool = true;
    type Payload = Order;

    async fn run(ctx: &AppContext, company_id: Uuid, order: Order) -> Result<(), JobError> {
        let write = Write::begin(ctx, &Actor::system(company_id)).await?;
        let row = waiting(&write, &order).await?;
        drop(write);
        let Some(row) = row else { return Ok(()) };
        let outcome = match mail(ctx, &row, &order).await {
            Ok(mail) => deliver(ctx, company_id, &mail).await,
            Err(error) => Err(error),
        };
        match outcome {
            Ok(()) => settle(ctx, company_id, &order, None).await,
            Err(JobError::Final(problem)) => settle(ctx, company_id, &order, Some(problem)).await,
            Err(later) => Err(later),
        }
    }
}

/// The invoice, locked, if this mail is still to be sent.
async fn waiting(write: &Write, order: &Order) -> Result<Option<Model>, ApiError> {
    let row = write.find_for_update::<Entity>(order.invoice_id).await?;
    Ok(row.filter(|row| row.mail_id == Some(order.mail_id) && row.mail_status == Some(MessageStatus::Queued)))
}

async fn mail(ctx: &AppContext, row: &Model, order: &Order) -> Result<MailMessage, JobError> {
    if row.status == InvoiceStatus::Voided {
        return Err(JobError::Final("The invoice was voided.".to_owned()));
    }
    let packet = packet(ctx, row).await.map_err(ApiError::from).map_err(unbound)?;
    if packet.byte_size > MAX_MAILED_BYTES {
        let problem = "The packet is larger than 15 MB. Leave papers out of it, or submit it another way.";
        return Err(JobError::Final(problem.to_owned()));
    }
    let attachment = MailAttachment {
        company_id: row.company_id,
        blob_id: packet.blob_id,
        file_name: packet.file_name,
        media_type: "application/pdf".to_owned(),
    };
    // Reads the company's words; writes nothing.
    let write = Write::begin(ctx, &Actor::system(row.company_id)).await?;
    let to = row.sent_to.as_deref().unwrap_or_default();
    let mut mail = letter(&write, row, to, order.message.as_deref(), attachment).await?;
    mail.id = Some(order.mail_id);
    Ok(mail)
}

async fn settle(ctx: &AppContext, company_id: Uuid, order: &Order, problem: Option<String>) -> Result<(), JobError> {
    let mut write = Write::begin(ctx, &Actor::system(company_id)).await?;
    let Some(row) = waiting(&write, order).await? else { return Ok(()) };
    let (change, action, noted) = match problem {
        None => {
            let status = if row.status == InvoiceStatus::Posted { InvoiceStatus::Sent } else { row.status };
            let change = ActiveModel {
                status: Set(status),
                mail_status: Set(Some(MessageStatus::Sent)),
                sent_at: Set(Some(write.now)),
                ..Default::default()
            };
            (change, "invoice.sent", Vec::new())
        }
        Some(problem) => {
            let change = ActiveModel {
                mail_status: Set(Some(MessageStatus::Failed)),
                mail_problem: Set(Some(problem.clone())),
                ..Default::default()
            };
            let noted = vec![Change { field: "problem".to_owned(), from: None, to: Some(problem) }];
            (change, "invoice.mail_failed", noted)
        }
    };
    let row = saved(&mut write, &row, change, action, noted).await.map_err(ApiError::from)?;
    tell(&mut write, &row, order.sent_by_id).await?;
    write.commit(true).await?;
    Ok(())
}

/// Notifies the sender of a failed mail, and closes that notice once the mail goes out or the invoice is voided.
async fn tell(write: &mut Write, row: &Model, sent_by_id: Option<Uuid>) -> Result<(), ApiError> {
    let matter = row.id.to_string();
    let is_owed = row.status != InvoiceStatus::Voided;
    let Some(problem) = row.mail_problem.clone().filter(|_| is_owed) else {
        close_matter(write, NoticeKind::InvoiceMailFailed, &matter).await?;
        return Ok(());
    };
    let notice = NewNotice {
        kind: NoticeKind::InvoiceMailFailed,
        matter,
        title: format!("Invoice {} could not be mailed to {}", row.number, debtor(row)),
        body: Some(problem),
        path: Some(path_of(row)),
    };
    let sender = match sent_by_id {
        Some(id) => user_account::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?,
        None => None,
    };
    match sender {
        Some(sender) => notify(write, sender.id, notice).await,
        None => notify_section(write, Section::Financial, None, notice).await,
    }
}
