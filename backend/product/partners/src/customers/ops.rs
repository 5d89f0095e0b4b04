//! The verbs of customers.

use haul_api::{
    ApiError, Invalid, Write,
    audit::{RecordHistory, history_of},
    changes_between, contains, json_column, one_of,
    paging::{PageParams, page},
    patch,
};
use haul_db::Db;
use haul_entity::{
    Owned,
    partners::customer::{ActiveModel, Column, Entity, Model},
};
use haul_types::{CustomerKind, folded};
use sea_orm::{ActiveModelTrait, ColumnTrait, IntoActiveModel, QueryFilter, Set, sea_query::ExprTrait};
use uuid::Uuid;

use super::{
    error::CustomerError,
    views::{Customer, CustomerContact, CustomerCreate, CustomerPage, CustomerUpdate},
};

/// Which customers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub kind: Option<String>,
    pub is_on_credit_hold: Option<bool>,
    pub archived: bool,
}

pub async fn list(db: &Db, company_id: Uuid, filter: Filter, params: &PageParams) -> Result<CustomerPage, ApiError> {
    let mut select = Entity::owned_by(company_id);
    select = match filter.archived {
        true => select.filter(Column::ArchivedAt.is_not_null()),
        false => select.filter(Column::ArchivedAt.is_null()),
    };
    if let Some(q) = filter.q.as_deref().map(folded).filter(|q| !q.is_empty()) {
        let by_number = contains(Column::DocketNumber, &q.to_uppercase());
        select = select.filter(contains(Column::NameFolded, &q).or(by_number).or(contains(Column::Email, &q)));
    }
    let kinds = one_of("kind", filter.kind.as_deref(), CustomerKind::parse)?;
    if !kinds.is_empty() {
        select = select.filter(Column::Kind.is_in(kinds));
    }
    if let Some(is_on_hold) = filter.is_on_credit_hold {
        select = select.filter(Column::IsOnCreditHold.eq(is_on_hold));
    }

    let sortable = [
        ("name", Column::NameFolded),
        ("payment_terms_days", Column::PaymentTermsDays),
        ("credit_limit_cents", Column::CreditLimitCents),
        ("created_at", Column::CreatedAt),
    ];
    let page = page(db, select, params, &sortable, "name", Column::Id).await?;
    let items = page.rows.into_iter().map(Customer::try_from).collect::<Result<_, _>>()?;
    Ok(CustomerPage { items, next_cursor: page.next_cursor, total_count: page.total_count })
}

pub async fn read(db: &Db, company_id: Uuid, id: Uuid) -> Result<Customer, CustomerError> {
    Ok(find(db, company_id, id).await?.try_into()?)
}

pub async fn history(db: &Db, company_id: Uuid, id: Uuid) -> Result<RecordHistory, CustomerError> {
    let row = find(db, company_id, id).await?;
    Ok(history_of(db, company_id, "customer", row.id).await?)
}

async fn find(db: &Db, company_id: Uuid, id: Uuid) -> Result<Model, CustomerError> {
    let row = Entity::find_owned(company_id, id).one(db).await?;
    row.ok_or(CustomerError::NotFound)
}

pub async fn create(write: &mut Write, input: CustomerCreate) -> Result<Customer, CustomerError> {
    let mut row = ActiveModel {
        id: Set(write.new_id()),
        company_id: Set(write.company_id()),
        payment_terms_days: Set(DEFAULT_PAYMENT_TERMS_DAYS),
        currency: Set("USD".to_owned()),
        is_on_credit_hold: Set(false),
        required_references: Set(serde_json::json!([])),
        required_documents: Set(serde_json::json!([])),
        invoice_packet_order: Set(serde_json::json!([])),
        contacts: Set(serde_json::json!([])),
        version: Set(1),
        created_at: Set(write.now),
        updated_at: Set(write.now),
        ..Default::default()
    };
    apply(&mut row, input.into())?;
    let row = row.insert(write.tx()).await?;
    let after = Customer::try_from(row)?;
    write.record("customer.created", "customer", after.id, &after.name, changes_between(None, &after));
    Ok(after)
}

/// Everything that adding a customer asks for but what only one may have, without adding it: an import tries its rows this way.
pub fn check_new(input: CustomerCreate) -> Result<(), CustomerError> {
    apply(&mut Default::default(), input.into())
}

pub async fn update(write: &mut Write, id: Uuid, input: CustomerUpdate) -> Result<Customer, CustomerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(CustomerError::NotFound)?;
    if before.version != input.version {
        return Err(CustomerError::VersionStale);
    }
    let mut row = before.clone().into_active_model();
    apply(&mut row, input)?;
    save(write, before, row, "customer.updated").await
}

/// Archiving twice changes nothing; so does restoring twice.
pub async fn set_archived(write: &mut Write, id: Uuid, is_archived: bool) -> Result<Customer, CustomerError> {
    let before = write.find_for_update::<Entity>(id).await?.ok_or(CustomerError::NotFound)?;
    if before.archived_at.is_some() == is_archived {
        return Ok(before.try_into()?);
    }
    if before.merged_into_id.is_some() {
        return Err(CustomerError::AlreadyMerged);
    }
    let mut row = before.clone().into_active_model();
    row.archived_at = Set(is_archived.then_some(write.now));
    save(write, before, row, if is_archived { "customer.archived" } else { "customer.restored" }).await
}

async fn save(write: &mut Write, before: Model, mut row: ActiveModel, action: &str) -> Result<Customer, CustomerError> {
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let (before, after) = (Customer::try_from(before)?, Customer::try_from(after)?);
    if before.required_references != after.required_references
        || before.required_documents != after.required_documents
        || before.is_on_credit_hold != after.is_on_credit_hold
    {
        write.customer_changed(after.id).await?;
    }
    write.record(action, "customer", after.id, &after.name, changes_between(Some(&before), &after));
    Ok(after)
}

/// Checks the fields that were given and puts them into the row; the same for a new record and a change.
fn apply(row: &mut ActiveModel, input: CustomerUpdate) -> Result<(), CustomerError> {
    let mut invalid = Invalid::default();
    if let Some(name) = input.name {
        let name = invalid.text("name", &name, 120);
        row.name_folded = Set(folded(&name));
        row.name = Set(name);
    }
    if let Some(kind) = input.kind {
        row.kind = Set(kind);
    }
    patch(&mut row.docket_number, input.docket_number, |text| {
        invalid.optional_text("docket_number", &text.to_uppercase(), 20)
    });
    patch(&mut row.phone, input.phone, |text| invalid.phone("phone", &text));
    patch(&mut row.email, input.email, |text| invalid.email("email", &text));
    patch(&mut row.billing_email, input.billing_email, |text| invalid.email("billing_email", &text));
    patch(&mut row.address, input.address, |address| {
        invalid.check_address("address", &address);
        Some(json_column(&address))
    });
    if let Some(days) = input.payment_terms_days {
        row.payment_terms_days = Set(invalid.between("payment_terms_days", days, 0, 180));
    }
    patch(&mut row.credit_limit_cents, input.credit_limit_cents, |cents| {
        Some(invalid.between("credit_limit_cents", cents, 0, MAX_CREDIT_LIMIT_CENTS))
    });
    if let Some(is_on_hold) = input.is_on_credit_hold {
        row.is_on_credit_hold = Set(is_on_hold);
    }
    if let Some(kinds) = input.required_references {
        row.required_references = Set(json_column(&kinds));
    }
    if let Some(kinds) = input.required_documents {
        row.required_documents = Set(json_column(&kinds));
    }
    if let Some(kinds) = input.invoice_packet_order {
        let is_repeated =
            kinds.iter().enumerate().any(|(at, kind)| kinds.iter().skip(at + 1).any(|other| other == kind));
        invalid.require(!is_repeated, "invoice_packet_order", "Name each kind once.");
        row.invoice_packet_order = Set(json_column(&kinds));
    }
    if let Some(contacts) = input.contacts {
        row.contacts = Set(json_column(&checked_contacts(&mut invalid, contacts)));
    }
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
    Ok(invalid.finish()?)
}

fn checked_contacts(invalid: &mut Invalid, contacts: Vec<CustomerContact>) -> Vec<CustomerContact> {
    let mut checked = Vec::with_capacity(contacts.len());
    for (at, contact) in contacts.into_iter().enumerate() {
        let path = |field| format!("contacts.{at}.{field}");
        checked.push(CustomerContact {
            name: invalid.text(&path("name"), &contact.name, 120),
            function: contact.function.and_then(|text| invalid.optional_text(&path("function"), &text, 60)),
            phone: contact.phone.and_then(|text| invalid.phone(&path("phone"), &text)),
            email: contact.email.and_then(|text| invalid.email(&path("email"), &text)),
        });
    }
    checked
}

/// What most brokers pay in.
const DEFAULT_PAYMENT_TERMS_DAYS: i32 = 30;
/// A billion dollars: a typing error above.
const MAX_CREDIT_LIMIT_CENTS: i64 = 100_000_000_000;
