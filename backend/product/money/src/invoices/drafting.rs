//! From approved loads to drafts.

use std::collections::{BTreeSet, HashMap};

use haul_api::{
    AppContext, HumanNumber, Invalid, Write, authz::Actor, by_ids, from_json_column, today_at_company, zone_of_company,
};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    insight::sample,
    loads::{charge, load, stop},
    money::{invoice, invoice_line},
    partners::customer,
};
use haul_loads::LoadReference;
use haul_papers::due_on;
use haul_types::{
    BillingStatus, ChargeStatus, InvoiceOrigin, InvoiceSplit, MAX_CENTS, NamedRef, NumberKind, ReferenceKind,
};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, QueryFilter, QueryOrder, Set};
use uuid::Uuid;

use super::{
    discounts,
    error::InvoiceError,
    grouping::{ToBill, grouped},
    making::{self, NewInvoice},
    opening::keeps_its_number,
    rows::shown_one,
    views::{Invoice, InvoiceCreate, InvoiceList, InvoicePreview, InvoicePreviewList},
};

/// An invoice to be.
struct Group {
    customer: customer::Model,
    loads: Vec<load::Model>,
    /// By load, in the loads' order of charges.
    charges: Vec<charge::Model>,
    total_cents: i64,
}

/// The loads of an invoice to be.
pub struct Outline {
    /// Whose they are, by name; none if they can't be invoiced.
    pub customer: Option<String>,
    pub load_ids: Vec<Uuid>,
    /// By number.
    pub loads: Vec<String>,
}

/// Which loads go on an invoice together. Loads that can't be invoiced stand alone, so that they delay no others.
pub async fn outlines(ctx: &AppContext, actor: &Actor, input: &InvoiceCreate) -> Result<Vec<Outline>, InvoiceError> {
    let (db, company_id) = (ctx.db_of(actor), actor.company_id);
    let select = load::Entity::owned_by(company_id);
    let mut loads = by_ids(&db, select, load::Column::Id, input.load_ids.iter().copied()).await?;
    let samples = sample::Entity::owned_by(company_id).fetch_all(&db).await?;
    let (mut ready, mut outlines) = (HashMap::new(), Vec::new());
    for id in &input.load_ids {
        let is_sample = samples.iter().any(|sample| sample.load_id == Some(*id));
        match loads.remove(id) {
            Some(load) if load.billing_status == BillingStatus::Approved && !is_sample => {
                ready.insert(*id, load);
            }
            found => outlines.push(Outline {
                customer: None,
                load_ids: vec![*id],
                loads: found.into_iter().map(|load| load.number).collect(),
            }),
        }
    }
    let load_ids = ready.keys().copied().collect();
    let groups = plan(&db, company_id, &InvoiceCreate { load_ids, grouping: input.grouping }, ready).await?;
    let outline = |group: Group| Outline {
        customer: Some(group.customer.name),
        load_ids: group.loads.iter().map(|load| load.id).collect(),
        loads: group.loads.into_iter().map(|load| load.number).collect(),
    };
    Ok(groups.into_iter().map(outline).chain(outlines).collect())
}

/// What [`create`] would make.
pub async fn preview(
    ctx: &AppContext,
    actor: &Actor,
    input: InvoiceCreate,
) -> Result<InvoicePreviewList, InvoiceError> {
    let db = ctx.db_of(actor);
    let ids: BTreeSet<Uuid> = input.load_ids.iter().copied().collect();
    let select = load::Entity::owned_by(actor.company_id);
    let loads = by_ids(&db, select, load::Column::Id, ids).await?;
    let groups = within_bounds(plan(&db, actor.company_id, &input, loads).await?)?;
    let today = today_at_company(&db, actor.company_id, ctx.now()).await?;
    let mut items = Vec::with_capacity(groups.len());
    for group in groups {
        let due_on = due_on(&db, actor.company_id, today, group.customer.payment_terms_days).await?;
        items.push(InvoicePreview {
            customer: NamedRef { id: group.customer.id, name: group.customer.name },
            loads: group.loads.into_iter().map(|load| NamedRef { id: load.id, name: load.number }).collect(),
            line_count: i64::try_from(group.charges.len()).unwrap_or(i64::MAX),
            total_cents: group.total_cents,
            due_on,
        });
    }
    let total_cents = items.iter().map(|item| item.total_cents).fold(0, i64::saturating_add);
    Ok(InvoicePreviewList { items, total_cents, currency: "USD".to_owned() })
}

/// Makes drafts of approved loads, and locks the loads.
pub async fn create(write: &mut Write, input: InvoiceCreate) -> Result<InvoiceList, InvoiceError> {
    // In a fixed order, so that two writes never wait for each other.
    let ids: BTreeSet<Uuid> = input.load_ids.iter().copied().collect();
    let mut loads = HashMap::new();
    for id in ids {
        if let Some(load) = write.find_for_update::<load::Entity>(id).await? {
            loads.insert(id, load);
        }
    }
    let groups = within_bounds(plan(write.tx(), write.company_id(), &input, loads).await?)?;
    let mut items = Vec::with_capacity(groups.len());
    for group in groups {
        items.push(draft(write, group).await?);
    }
    Ok(InvoiceList { items })
}

async fn plan(
    db: &impl Connection,
    company_id: Uuid,
    input: &InvoiceCreate,
    mut loads: HashMap<Uuid, load::Model>,
) -> Result<Vec<Group>, InvoiceError> {
    let mut invalid = Invalid::default();
    for (index, id) in input.load_ids.iter().enumerate() {
        invalid.require(loads.contains_key(id), &format!("load_ids.{index}"), "There is no such load.");
    }
    invalid.finish()?;
    for load in input.load_ids.iter().filter_map(|id| loads.get(id)) {
        match load.billing_status {
            BillingStatus::Approved => {}
            status if status.is_financially_locked() => {
                return Err(InvoiceError::LoadOnInvoice(Some(load.number.clone())));
            }
            _ => return Err(InvoiceError::LoadNotApproved(load.number.clone())),
        }
    }
    let samples = sample::Entity::owned_by(company_id).fetch_all(db).await?;
    if samples.iter().any(|sample| sample.load_id.is_some_and(|id| loads.contains_key(&id))) {
        return Err(InvoiceError::SampleLoad);
    }
    let ids = loads.values().map(|load| load.customer_id);
    let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
    let ids: Vec<Uuid> = loads.keys().copied().collect();
    let mut charges: HashMap<Uuid, Vec<charge::Model>> = HashMap::new();
    let agreed = charge::Entity::owned_by(company_id)
        .filter(charge::Column::LoadId.is_in(ids))
        .filter(charge::Column::Status.is_in([ChargeStatus::Approved, ChargeStatus::Billed, ChargeStatus::Paid]))
        .order_by_asc(charge::Column::Sequence)
        .order_by_asc(charge::Column::Id)
        .fetch_all(db)
        .await?;
    for charge in agreed {
        charges.entry(charge.load_id).or_default().push(charge);
    }
    let zone = zone_of_company(db, company_id).await?;
    let destinations = destinations(db, company_id, &loads, &customers).await?;
    let to_bill = loads.values().filter_map(|load| {
        let customer = customers.get(&load.customer_id)?;
        Some(ToBill {
            load_id: load.id,
            number_sequence: load.number_sequence,
            customer_id: customer.id,
            customer_name: customer.name_folded.clone(),
            grouping: input.grouping.unwrap_or(customer.invoice_grouping),
            // A truck that was ordered and not used delivered nothing.
            delivered_on: load.delivered_at.unwrap_or(load.updated_at).date_in(zone),
            split: match customer.invoice_split {
                None => String::new(),
                Some(InvoiceSplit::Po) => reference(load, ReferenceKind::Po),
                Some(InvoiceSplit::Bol) => reference(load, ReferenceKind::Bol),
                Some(InvoiceSplit::Destination) => destinations.get(&load.id).map(Uuid::to_string).unwrap_or_default(),
            },
        })
    });
    let mut groups = Vec::new();
    for group in grouped(to_bill.collect()) {
        let Some(customer) = group.first().and_then(|first| customers.get(&first.customer_id)) else { continue };
        let loads: Vec<load::Model> = group.iter().filter_map(|to_bill| loads.remove(&to_bill.load_id)).collect();
        let charges: Vec<_> = loads.iter().filter_map(|load| charges.remove(&load.id)).flatten().collect();
        let total_cents = charges.iter().map(|charge| charge.amount_cents).fold(0, i64::saturating_add);
        groups.push(Group { customer: customer.clone(), loads, charges, total_cents });
    }
    Ok(groups)
}

fn within_bounds(groups: Vec<Group>) -> Result<Vec<Group>, InvoiceError> {
    if groups.iter().any(|group| group.total_cents > MAX_CENTS) {
        return Err(InvoiceError::TooLarge);
    }
    Ok(groups)
}

/// The load's first number of this kind.
fn reference(load: &load::Model, kind: ReferenceKind) -> String {
    let all: Vec<LoadReference> = from_json_column(load.references.clone()).unwrap_or_default();
    all.into_iter().find(|reference| reference.kind == kind).map(|reference| reference.value).unwrap_or_default()
}

/// The facility of each load's last stop, if a customer's invoices go by it.
async fn destinations(
    db: &impl Connection,
    company_id: Uuid,
    loads: &HashMap<Uuid, load::Model>,
    customers: &HashMap<Uuid, customer::Model>,
) -> Result<HashMap<Uuid, Uuid>, InvoiceError> {
    let by_destination = |load: &&load::Model| {
        let customer = customers.get(&load.customer_id);
        customer.is_some_and(|customer| customer.invoice_split == Some(InvoiceSplit::Destination))
    };
    let ids: Vec<Uuid> = loads.values().filter(by_destination).map(|load| load.id).collect();
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.is_in(ids))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    // The last one of each load stays.
    Ok(stops.into_iter().map(|stop| (stop.load_id, stop.facility_id)).collect())
}

async fn draft(write: &mut Write, group: Group) -> Result<Invoice, InvoiceError> {
    let company_id = write.company_id();
    let number = free_number(write).await?;
    let today = write.now.date_in(zone_of_company(write.tx(), company_id).await?);
    let payment_terms_days = group.customer.payment_terms_days;
    let new = NewInvoice {
        number,
        origin: InvoiceOrigin::Loads,
        invoiced_on: today,
        due_on: due_on(write.tx(), company_id, today, payment_terms_days).await?,
        payment_terms_days,
        discount: discounts::offered(write.tx(), &group.customer, today).await?,
        load_count: group.loads.len(),
        line_count: group.charges.len(),
        total_cents: group.total_cents,
        reference: None,
    };
    let row = making::row(write, group.customer, new).await?;
    let row = row.insert(write.tx()).await?;
    let lines: Vec<_> = (1..)
        .zip(&group.charges)
        .map(|(sequence, charge)| line(write, row.id, sequence, charge, &group.loads))
        .collect();
    for part in lines.chunks(500) {
        invoice_line::Entity::insert_many(part.to_vec()).exec_without_returning(write.tx()).await?;
    }
    for load in &group.loads {
        haul_loads::put_on_invoice(write, load.id, &row.number).await?;
    }
    write.record("invoice.created", "invoice", row.id, &row.number, Vec::new());
    Ok(shown_one(write.tx(), row, today).await?)
}

/// The next number that no opening balance has.
async fn free_number(write: &Write) -> Result<HumanNumber, InvoiceError> {
    loop {
        let number = write.next_number(NumberKind::Invoice).await?;
        let taken = invoice::Entity::owned_by(write.company_id())
            .filter(invoice::Column::Number.eq(&number.text))
            .filter(keeps_its_number())
            .fetch_optional(write.tx())
            .await?;
        if taken.is_none() {
            return Ok(number);
        }
    }
}

fn line(
    write: &Write,
    invoice_id: Uuid,
    sequence: i32,
    charge: &charge::Model,
    loads: &[load::Model],
) -> invoice_line::ActiveModel {
    let load = loads.iter().find(|load| load.id == charge.load_id);
    invoice_line::ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        invoice_id: Set(invoice_id),
        sequence: Set(sequence),
        load_id: Set(charge.load_id),
        load_number: Set(load.map(|load| load.number.clone()).unwrap_or_default()),
        charge_id: Set(charge.id),
        code: Set(charge.code),
        description: Set(charge.description.clone()),
        basis: Set(charge.basis),
        quantity_thousandths: Set(charge.quantity_thousandths),
        rate_ten_thousandths: Set(charge.rate_ten_thousandths),
        amount_cents: Set(charge.amount_cents),
        approved_by: Set(load.and_then(|load| load.billing_decided_by.clone())),
        voided_at: Set(None),
    }
}
