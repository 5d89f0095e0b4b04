//! The job that makes a batch's invoices.

use haul_api::{
    ApiError, AppContext, Write,
    auth::requester_behind,
    authz::Actor,
    from_json_column,
    jobs::{Job, JobError},
    json_column,
    notices::{NewNotice, notify},
};
use haul_db::Scope;
use haul_entity::{
    Owned,
    money::invoice_batch::{Entity, Model},
};
use haul_types::{InvoiceBatchStatus, InvoiceDelivery, InvoiceStep, NamedRef, NoticeKind, Permission::InvoicesWrite};
use sea_orm::{ActiveModelTrait, IntoActiveModel};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::{
    label::label,
    views::{InvoiceBatch, InvoiceBatchProblem},
};
use crate::invoices::{
    drafting::{self, Outline},
    error::InvoiceError,
    life, sending,
    views::{Invoice, InvoiceCreate, InvoicePost, InvoiceSend},
};

/// Invoices in one run of the job: about a second's work, so that mail and other jobs hardly wait.
const AT_ONCE: usize = 20;

pub struct RunInvoiceBatch;

#[derive(Serialize, Deserialize)]
pub struct Payload {
    pub batch_id: Uuid,
}

impl Job for RunInvoiceBatch {
    const KIND: &'static str = "run_invoice_batch";
    const TITLE: &'static str = "Create invoices";
    const IS_NEEDED: bool = true;
    const IS_AWAITED: bool = true;
    type Payload = Payload;

    async fn run(ctx: &AppContext, company_id: Uuid, payload: Payload) -> Result<(), JobError> {
        match run(ctx, company_id, payload.batch_id).await? {
            InvoiceBatchStatus::Done => Ok(()),
            // Others have their turn in between.
            InvoiceBatchStatus::Running => Err(JobError::NotBefore(ctx.now())),
        }
    }
}

async fn run(ctx: &AppContext, company_id: Uuid, batch_id: Uuid) -> Result<InvoiceBatchStatus, ApiError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let found = Entity::find_owned(company_id, batch_id).fetch_optional(&db).await?;
    let Some(row) = found.filter(|row| row.status == InvoiceBatchStatus::Running) else {
        return Ok(InvoiceBatchStatus::Done);
    };
    let actor = requester_behind(ctx, company_id, row.is_owned_by_key, row.owner_id).await?;
    let Some(actor) = actor.filter(|actor| actor.may(InvoicesWrite)) else {
        let nobody = Actor { id: Some(row.owner_id), ..Actor::system(company_id) };
        return stop(ctx, &nobody, row.id).await;
    };
    let left = InvoiceCreate { load_ids: from_json_column(row.load_ids)?, grouping: row.grouping };
    for outline in drafting::outlines(ctx, &actor, &left).await?.into_iter().take(AT_ONCE) {
        let ids = outline.load_ids.clone();
        if let Err(problem) = invoice(ctx, &actor, batch_id, &outline).await {
            note(ctx, &actor, batch_id, &ids, problem).await?;
        }
    }
    let row = Entity::find_owned(company_id, batch_id).fetch_optional(&db).await?;
    let left: Vec<Uuid> = row.map(|row| from_json_column(row.load_ids)).transpose()?.unwrap_or_default();
    if left.is_empty() {
        return finish(ctx, &actor, batch_id).await;
    }
    Ok(InvoiceBatchStatus::Running)
}

/// One invoice, as far as the batch goes. What our side got wrong ends the run, and is tried again.
async fn invoice(ctx: &AppContext, actor: &Actor, batch_id: Uuid, outline: &Outline) -> Result<(), Problem> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(row) = write.find_for_update::<Entity>(batch_id).await? else { return Ok(()) };
    let input = InvoiceCreate { load_ids: outline.load_ids.clone(), grouping: row.grouping };
    let made = drafting::create(&mut write, input).await.map_err(|error| Problem::of(outline, error))?;
    let (mut done, mut problems) = (Done::default(), Vec::new());
    for draft in made.items {
        done.invoices = done.invoices.saturating_add(1);
        done.cents = done.cents.saturating_add(draft.total_cents);
        if row.last_step == InvoiceStep::Draft {
            continue;
        }
        let post = InvoicePost { version: draft.version, invoiced_on: None };
        let posted = life::post(&mut write, draft.id, post).await.map_err(|error| Problem::of(outline, error))?;
        if row.last_step == InvoiceStep::Send {
            if posted.delivery == InvoiceDelivery::Portal {
                done.portal = done.portal.saturating_add(1);
                continue;
            }
            if posted.email.is_none() {
                problems.push(unsent(outline, &posted));
                continue;
            }
            let send = InvoiceSend { version: posted.version, email: None, message: None };
            sending::send(&mut write, posted.id, send).await.map_err(|error| Problem::of(outline, error))?;
            done.mailed = done.mailed.saturating_add(1);
        }
    }
    take_off(write, row, &outline.load_ids, done, problems).await?;
    Ok(())
}

/// What one transaction adds to a batch.
#[derive(Default)]
struct Done {
    invoices: i32,
    mailed: i32,
    portal: i32,
    cents: i64,
}

/// Takes loads off a batch, with what became of them.
async fn take_off(
    mut write: Write,
    row: Model,
    load_ids: &[Uuid],
    done: Done,
    more: Vec<InvoiceBatchProblem>,
) -> Result<(), ApiError> {
    let left: Vec<Uuid> = from_json_column(row.load_ids)?;
    let left: Vec<Uuid> = left.into_iter().filter(|id| !load_ids.contains(id)).collect();
    let mut problems: Vec<InvoiceBatchProblem> = from_json_column(row.problems)?;
    problems.extend(more);
    let row = Model {
        done_count: row.load_count.saturating_sub(i32::try_from(left.len()).unwrap_or(i32::MAX)),
        load_ids: json_column(&left),
        problems: json_column(&problems),
        invoice_count: row.invoice_count.saturating_add(done.invoices),
        mailed_count: row.mailed_count.saturating_add(done.mailed),
        portal_count: row.portal_count.saturating_add(done.portal),
        total_cents: row.total_cents.saturating_add(done.cents),
        version: row.version.saturating_add(1),
        updated_at: write.now,
        ..row
    };
    let row = row.into_active_model().reset_all().update(write.tx()).await?;
    write.tell(row.owner_id, "invoice_batch", row.id);
    write.commit(true).await?;
    Ok(())
}

/// The loads stay as they were, and the batch says why.
async fn note(ctx: &AppContext, actor: &Actor, batch_id: Uuid, ids: &[Uuid], problem: Problem) -> Result<(), ApiError> {
    let told = match problem {
        Problem::Told(told) => told,
        Problem::Error(error) => return Err(error),
    };
    let write = Write::begin(ctx, actor).await?;
    let Some(row) = write.find_for_update::<Entity>(batch_id).await? else { return Ok(()) };
    take_off(write, row, ids, Done::default(), vec![told]).await
}

async fn finish(ctx: &AppContext, actor: &Actor, batch_id: Uuid) -> Result<InvoiceBatchStatus, ApiError> {
    let mut write = Write::begin(ctx, actor).await?;
    let Some(row) = write.find_for_update::<Entity>(batch_id).await? else { return Ok(InvoiceBatchStatus::Done) };
    let row = Model {
        status: InvoiceBatchStatus::Done,
        finished_at: Some(write.now),
        version: row.version.saturating_add(1),
        updated_at: write.now,
        ..row
    };
    let row = row.into_active_model().reset_all().update(write.tx()).await?;
    let label = label(&row);
    write.record("invoice_batch.finished", "invoice_batch", row.id, &label, Vec::new());
    // What went well shows in the list of invoices.
    let batch = InvoiceBatch::of(row.clone())?;
    if !batch.problems.is_empty() && !row.is_owned_by_key {
        let notice = NewNotice {
            kind: NoticeKind::Table,
            matter: row.id.to_string(),
            title: format!("Some of {label} could not be invoiced or emailed"),
            body: batch.problems.first().map(|problem| problem.message.clone()),
            path: Some(format!("/apps/financial/invoices?batch={}", row.id)),
        };
        notify(&mut write, row.owner_id, notice).await?;
    }
    write.commit(true).await?;
    Ok(InvoiceBatchStatus::Done)
}

/// The requester has lost the permission. What is invoiced stays.
async fn stop(ctx: &AppContext, nobody: &Actor, batch_id: Uuid) -> Result<InvoiceBatchStatus, ApiError> {
    let write = Write::begin(ctx, nobody).await?;
    let Some(row) = write.find_for_update::<Entity>(batch_id).await? else { return Ok(InvoiceBatchStatus::Done) };
    let left: Vec<Uuid> = from_json_column(row.load_ids.clone())?;
    let message = "The user who started this no longer has permission.".to_owned();
    let told = InvoiceBatchProblem { customer: None, loads: Vec::new(), invoice: None, message };
    take_off(write, row, &left, Done::default(), vec![told]).await?;
    finish(ctx, nobody, batch_id).await
}

fn unsent(outline: &Outline, invoice: &Invoice) -> InvoiceBatchProblem {
    InvoiceBatchProblem {
        customer: outline.customer.clone(),
        loads: outline.loads.clone(),
        invoice: Some(NamedRef { id: invoice.id, name: invoice.number.clone() }),
        message: "The customer has no email address for invoices. Add one, or submit the invoice another way."
            .to_owned(),
    }
}

enum Problem {
    /// The person can do something about it.
    Told(InvoiceBatchProblem),
    Error(ApiError),
}

impl Problem {
    fn of(outline: &Outline, error: InvoiceError) -> Self {
        let error = ApiError::from(error);
        if error.problem().status >= 500 {
            return Self::Error(error);
        }
        let (customer, loads) = (outline.customer.clone(), outline.loads.clone());
        Self::Told(InvoiceBatchProblem { customer, loads, invoice: None, message: error.problem().message.clone() })
    }
}

impl From<ApiError> for Problem {
    fn from(error: ApiError) -> Self {
        Self::Error(error)
    }
}

impl From<sea_orm::DbErr> for Problem {
    fn from(error: sea_orm::DbErr) -> Self {
        Self::Error(error.into())
    }
}
