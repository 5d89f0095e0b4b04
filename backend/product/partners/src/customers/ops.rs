//! The verbs of customers.

use haul_annotations::tags::{tagged, tags_of};
use haul_api::{
    AnyOf, ApiError, AppContext, Clearable, DEFAULT_PAYMENT_TERMS_DAYS, Invalid, SortBy, Write,
    authz::Actor,
    json_column,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, settings_of_company, simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    partners::customer::{ActiveModel, Column, Entity, Model},
    quotes::fuel_program,
};
use haul_types::{CustomerKind, ErrorCode, InvoiceDelivery, InvoiceGrouping, MAX_GRACE_MINUTES, Timestamp, folded};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    error::CustomerError,
    views::{Customer, CustomerContact, CustomerCreate, CustomerPage, CustomerUpdate},
};

/// Which customers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub kind: AnyOf<CustomerKind>,
    pub is_on_credit_hold: Option<bool>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub archived: bool,
}

impl SortBy for Customer {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] = &[
        ("name", Column::NameFolded),
        ("payment_terms_days", Column::PaymentTermsDays),
        ("credit_limit_cents", Column::CreditLimitCents),
        ("created_at", Column::CreatedAt),
    ];
    const DEFAULT: &'static str = "name";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Customer>,
) -> Result<CustomerPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::NameFolded, Column::Email], &[Column::DocketNumber]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    select = select.filter(filter.kind.on(Column::Kind));
    if let Some(is_on_hold) = filter.is_on_credit_hold {
        select = select.filter(Column::IsOnCreditHold.eq(is_on_hold));
    }

    select = select.filter(tagged(actor.company_id, &filter.tag, Column::Id));
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

/// The company's fuel program for new customers, unless it was archived since.
async fn usable(write: &Write, id: Option<Uuid>) -> Result<Option<Uuid>, ApiError> {
    let Some(id) = id else { return Ok(None) };
    let program = fuel_program::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
    Ok(program.filter(|program| program.archived_at.is_none()).map(|program| program.id))
}

/// The rows as the API shows them.
pub(super) async fn with_tags(
    db: &impl Connection,
    company_id: Uuid,
    rows: Vec<Model>,
) -> Result<Vec<Customer>, ApiError> {
    let tags = tags_of(db, company_id, rows.iter().map(|row| row.id)).await?;
    let shown = rows.into_iter().map(|row| {
        let tags = tags.get(&row.id).cloned().unwrap_or_default();
        Ok(Customer { tags, ..Customer::try_from(row)? })
    });
    shown.collect()
}

impl SimpleRecord for Customer {
    simple_record!("customer", Entity, CustomerCreate, CustomerUpdate, name);

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        with_tags(db, company_id, rows).await
    }

    fn begin(row: &mut ActiveModel) {
        row.payment_terms_days = Set(DEFAULT_PAYMENT_TERMS_DAYS);
        row.invoice_grouping = Set(InvoiceGrouping::PerLoad);
        row.invoice_delivery = Set(InvoiceDelivery::Email);
        row.currency = Set("USD".to_owned());
        row.is_on_credit_hold = Set(false);
        row.required_references = Set(serde_json::json!([]));
        row.required_documents = Set(serde_json::json!([]));
        row.invoice_packet_order = Set(serde_json::json!([]));
        row.contacts = Set(serde_json::json!([]));
        row.tracking_milestones = Set(serde_json::json!([]));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: CustomerUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(name) = input.name {
            let name = invalid.name("name", &name, 120);
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
        // A change leaves this column as it was.
        let is_new = row.payment_terms_days.is_set();
        if is_new {
            let defaults = settings_of_company(write.tx(), write.company_id()).await?;
            row.payment_terms_days = Set(defaults.payment_terms_days);
            row.fuel_program_id = Set(usable(write, defaults.fuel_program_id).await?);
        }
        if let Some(days) = input.payment_terms_days {
            row.payment_terms_days = Set(invalid.between("payment_terms_days", days, 0, 180));
        }
        // No discount is the same as one of nothing.
        patch(&mut row.discount_basis_points, input.discount_basis_points, |points| {
            Some(invalid.between("discount_basis_points", points, 0, MAX_DISCOUNT_BASIS_POINTS)).filter(|it| *it != 0)
        });
        patch(&mut row.discount_days, input.discount_days, |days| {
            Some(invalid.between("discount_days", days, 0, MAX_DISCOUNT_DAYS))
        });
        check_discount(row, invalid);
        if let Some(grouping) = input.invoice_grouping {
            row.invoice_grouping = Set(grouping);
        }
        patch(&mut row.invoice_split, input.invoice_split, Some);
        if let Some(delivery) = input.invoice_delivery {
            row.invoice_delivery = Set(delivery);
        }
        patch(&mut row.invoice_portal, input.invoice_portal, |text| {
            invalid.optional_text("invoice_portal", &text, 200)
        });
        patch(&mut row.credit_limit_cents, input.credit_limit_cents, |cents| {
            Some(invalid.between("credit_limit_cents", cents, 0, MAX_CREDIT_LIMIT_CENTS))
        });
        patch(&mut row.credit_source, input.credit_source, |text| invalid.optional_text("credit_source", &text, 100));
        if let Clearable::Set(day) = input.credit_checked_on {
            let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
            // It may be tomorrow already where the person is.
            let is_past = day <= today.plus_days(1);
            invalid.require(is_past, "credit_checked_on", "Use today or an earlier day.");
        }
        patch(&mut row.credit_checked_on, input.credit_checked_on, Some);
        if let Some(is_on_hold) = input.is_on_credit_hold {
            row.is_on_credit_hold = Set(is_on_hold);
        }
        patch(&mut row.on_time_grace_minutes, input.on_time_grace_minutes, |minutes| {
            Some(invalid.between("on_time_grace_minutes", minutes, 0, MAX_GRACE_MINUTES))
        });
        if let Clearable::Set(id) = input.fuel_program_id {
            let found = fuel_program::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "fuel_program_id", "There is no such fuel program.");
        }
        patch(&mut row.fuel_program_id, input.fuel_program_id, Some);
        if let Some(kinds) = input.required_references {
            row.required_references = Set(json_column(&kinds));
        }
        if let Some(kinds) = input.required_documents {
            row.required_documents = Set(json_column(&kinds));
        }
        if let Some(kinds) = input.invoice_packet_order {
            let is_repeated =
                kinds.iter().enumerate().any(|(at, kind)| kinds.iter().skip(at + 1).any(|other| other == kind));
            invalid.require(!is_repeated, "invoice_packet_order", "List each kind only once.");
            row.invoice_packet_order = Set(json_column(&kinds));
        }
        if let Some(contacts) = input.contacts {
            row.contacts = Set(json_column(&checked_contacts(invalid, contacts)));
        }
        patch(&mut row.tracking_email, input.tracking_email, |text| invalid.email("tracking_email", &text));
        if let Some(mut milestones) = input.tracking_milestones {
            milestones.sort_unstable();
            milestones.dedup();
            row.tracking_milestones = Set(json_column(&milestones));
        }
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        Ok(())
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        match key {
            "customer_name_key" => {
                Some(ApiError::new(ErrorCode::CustomerNameAlreadyUsed, "Another customer has this name."))
            }
            _ => None,
        }
    }

    fn check_archiving(row: &Model) -> Result<(), ApiError> {
        if row.merged_into_id.is_some() { Err(CustomerError::AlreadyMerged.into()) } else { Ok(()) }
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        if before.required_references != after.required_references
            || before.required_documents != after.required_documents
            || before.is_on_credit_hold != after.is_on_credit_hold
            || before.on_time_grace_minutes != after.on_time_grace_minutes
        {
            write.customer_changed(after.id).await?;
        }
        Ok(())
    }
}

/// A discount needs days, and the days a discount; what a change leaves out counts as it is.
fn check_discount(row: &ActiveModel, invalid: &mut Invalid) {
    let points = row.discount_basis_points.try_as_ref().copied().flatten();
    let days = row.discount_days.try_as_ref().copied().flatten();
    match (points, days) {
        (Some(_), None) => invalid.push("discount_days", "Enter the days in which the discount may be taken."),
        (None, Some(_)) => invalid.push("discount_basis_points", "Enter the discount that may be taken in these days."),
        (Some(_), Some(days)) => {
            let is_within = row.payment_terms_days.try_as_ref().is_none_or(|terms| days <= *terms);
            invalid.require(is_within, "discount_days", "Enter no more days than the payment terms.");
        }
        (None, None) => {}
    }
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

/// Ten percent: anything above is a typo.
const MAX_DISCOUNT_BASIS_POINTS: i32 = 1_000;

const MAX_DISCOUNT_DAYS: i32 = 90;

/// A billion dollars: anything above is a typo.
const MAX_CREDIT_LIMIT_CENTS: i64 = 100_000_000_000;
