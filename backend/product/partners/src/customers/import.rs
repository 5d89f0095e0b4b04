//! Customers from a file.

use std::collections::BTreeSet;

use haul_api::{
    ApiError, Clearable, Write,
    authz::Permission,
    imports::{Cells, Column, Complaints, Key, Kind, Made, Taken, Undone, simple},
};
use haul_db::Fetch;
use haul_entity::{Owned, insight::import_row, loads::load, partners::customer};
use haul_ports::Cell;
use haul_types::{CustomerKind, ImportKind, InvoiceDelivery, InvoiceGrouping, InvoiceSplit, Rate, folded};
use sea_orm::{ColumnTrait, Condition, EntityTrait, Iterable, QueryFilter};
use uuid::Uuid;

use super::{
    duplicates::bare_docket,
    views::{Customer, CustomerContact, CustomerCreate},
};

pub struct Customers;

impl Kind for Customers {
    const KIND: ImportKind = ImportKind::Customers;
    const READ: Permission = Permission::CustomersRead;
    const WRITE: Permission = Permission::CustomersWrite;
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = &[
        ("address.line1", "street"),
        ("address.city", "city"),
        ("address.state", "state"),
        ("address.postal_code", "zip"),
        ("address.country", "country"),
        ("contacts.0.name", "contact_name"),
        ("contacts.0.function", "contact_function"),
        ("contacts.0.phone", "contact_phone"),
        ("contacts.0.email", "contact_email"),
        ("discount_basis_points", "discount_percent"),
        ("credit_limit_cents", "credit_limit"),
    ];
    const NOUN: &'static str = "customer";
    const NOUNS: &'static str = "customers";

    type Names = ();
    type Draft = CustomerCreate;
    type Table = customer::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("name", "Name", "Blue Ridge Brokerage"),
            Column::needed("kind", "Kind", "broker").one_of(CustomerKind::iter().map(CustomerKind::as_str)),
            Column::optional("docket_number", "Docket number", "MC-551200"),
            Column::optional("phone", "Phone", "(312) 555-0140"),
            Column::optional("email", "Email", "loads@blueridge.example"),
            Column::optional("billing_email", "Billing email", "ap@blueridge.example"),
            Column::optional("street", "Street", "300 Market St"),
            Column::optional("city", "City", "Chicago"),
            Column::optional("state", "State", "IL"),
            Column::optional("zip", "ZIP", "60601"),
            Column::optional("country", "Country", "US"),
            Column::optional("payment_terms_days", "Payment terms (days)", 30),
            Column::optional("discount_percent", "Discount (%)", 2),
            Column::optional("discount_days", "Discount days", 10),
            Column::optional("invoice_grouping", "Invoices", "per_load")
                .one_of(InvoiceGrouping::iter().map(InvoiceGrouping::as_str)),
            Column::optional("invoice_split", "Invoices by", "po")
                .one_of(InvoiceSplit::iter().map(InvoiceSplit::as_str)),
            Column::optional("invoice_delivery", "Invoice delivery", "portal")
                .one_of(InvoiceDelivery::iter().map(InvoiceDelivery::as_str)),
            Column::optional("invoice_portal", "Invoice portal", "https://ap.blueridge.example"),
            Column::optional("credit_limit", "Credit limit", Cell::Money(2_500_000)),
            Column::optional("credit_source", "Credit source", "Credit bureau"),
            Column::optional("credit_checked_on", "Credit checked", "2026-11-02"),
            Column::optional("is_on_credit_hold", "Credit hold", "no").one_of(["yes", "no"]),
            Column::optional("contact_name", "Contact", "Morgan Reyes"),
            Column::optional("contact_function", "Contact function", "dispatch"),
            Column::optional("contact_phone", "Contact phone", "(312) 555-0141"),
            Column::optional("contact_email", "Contact email", "morgan@blueridge.example"),
            Column::optional("notes", "Notes", ""),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("name").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<((), Taken), ApiError> {
        let mut taken = Taken::default();
        let known = customer::Entity::owned_by(write.company_id())
            .filter(customer::Column::NameFolded.is_in(simple::named(rows, "name")))
            .fetch_all(write.tx())
            .await?;
        for row in known {
            taken.add("name", row.name_folded, &row.name, row.archived_at);
        }
        let dockets: BTreeSet<String> =
            rows.iter().filter_map(|cells| cells.text("docket_number")).map(bare_docket).collect();
        if dockets.is_empty() {
            return Ok(((), taken));
        }
        // Docket numbers are stored as written, so they are compared here and not by the database.
        let with_docket = customer::Entity::owned_by(write.company_id())
            .filter(customer::Column::ArchivedAt.is_null())
            .filter(customer::Column::DocketNumber.is_not_null())
            .fetch_all(write.tx())
            .await?;
        for row in with_docket {
            let docket = bare_docket(&row.docket_number.unwrap_or_default());
            if dockets.contains(&docket) {
                taken.add("docket_number", docket, &row.name, None);
            }
        }
        Ok(((), taken))
    }

    async fn read(
        _write: &mut Write,
        _names: &mut (),
        cells: &Cells,
    ) -> Result<Result<CustomerCreate, Complaints>, ApiError> {
        Ok(read(cells))
    }

    fn keys(_names: &(), cells: &Cells) -> Vec<Key> {
        let name = Key::of(cells, "name", "name", folded);
        name.into_iter().chain(Key::of(cells, "docket_number", "docket number", bare_docket)).collect()
    }

    async fn check(write: &mut Write, draft: &CustomerCreate) -> Result<Complaints, ApiError> {
        simple::check::<Customer>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn create(write: &mut Write, draft: &CustomerCreate) -> Result<Result<Made, Complaints>, ApiError> {
        simple::create::<Customer>(write, draft.clone(), Self::COLUMNS_OF_FIELDS).await
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, _: &str) -> Result<Undone, ApiError> {
        let pays = Condition::all().add(load::Column::CustomerId.eq(id));
        if let Some(kept) = simple::on_a_load(write, pays).await? {
            return Ok(kept);
        }
        let answer = customer::Entity::delete_by_id(id).exec(write.tx()).await;
        simple::removed(write, "customer", id, row, answer)
    }
}

fn read(cells: &Cells) -> Result<CustomerCreate, Complaints> {
    let mut complaints = Complaints::default();
    let name = cells.needed("name", &mut complaints);
    cells.needed("kind", &mut complaints);
    let kind_of = |word: &str| match word {
        "3pl" => Some(CustomerKind::ThirdPartyLogistics),
        word => CustomerKind::parse(word),
    };
    let kind = cells.word("kind", kind_of, "broker, shipper or third-party logistics", &mut complaints);
    let owned = |key: &str| cells.text(key).map(str::to_owned);
    let input = CustomerCreate {
        name: name.unwrap_or_default(),
        kind: kind.unwrap_or(CustomerKind::Broker),
        docket_number: owned("docket_number"),
        phone: owned("phone"),
        email: owned("email"),
        billing_email: owned("billing_email"),
        address: cells.address(""),
        payment_terms_days: cells.whole("payment_terms_days", &mut complaints),
        discount_basis_points: basis_points(cells, &mut complaints),
        discount_days: cells.whole("discount_days", &mut complaints),
        invoice_grouping: cells.word(
            "invoice_grouping",
            InvoiceGrouping::parse,
            "per_load, daily, weekly, biweekly, monthly or together",
            &mut complaints,
        ),
        invoice_split: cells.word("invoice_split", InvoiceSplit::parse, "po, bol or destination", &mut complaints),
        invoice_delivery: cells.word("invoice_delivery", InvoiceDelivery::parse, "email or portal", &mut complaints),
        invoice_portal: owned("invoice_portal"),
        credit_limit_cents: cells.cents("credit_limit", &mut complaints),
        credit_source: owned("credit_source"),
        credit_checked_on: cells.day("credit_checked_on", &mut complaints),
        is_on_credit_hold: cells.flag("is_on_credit_hold", &mut complaints),
        on_time_grace_minutes: None,
        fuel_program_id: Clearable::Keep,
        required_references: None,
        required_documents: None,
        tracking_email: None,
        tracking_milestones: None,
        invoice_packet_order: None,
        contacts: contact(cells).map(|contact| vec![contact]),
        notes: owned("notes"),
    };
    if complaints.0.is_empty() { Ok(input) } else { Err(complaints) }
}

/// The discount, of a percentage with at most two places.
fn basis_points(cells: &Cells, complaints: &mut Complaints) -> Option<i32> {
    let number = cells.number("discount_percent", complaints)?;
    // Ten-thousandths of a percent.
    let parsed = Rate::parse(&number).ok().map(Rate::value).filter(|value| value % 100 == 0);
    let points = parsed.and_then(|value| i32::try_from(value / 100).ok());
    if points.is_none() {
        complaints.push("discount_percent", format!("“{number}” is not a percentage such as 2 or 1.5."));
    }
    points
}

fn contact(cells: &Cells) -> Option<CustomerContact> {
    let part = |key: &str| cells.text(key).map(str::to_owned);
    let contact = CustomerContact {
        name: part("contact_name").unwrap_or_default(),
        function: part("contact_function"),
        phone: part("contact_phone"),
        email: part("contact_email"),
    };
    let is_there = !contact.name.is_empty() || contact.phone.is_some() || contact.email.is_some();
    is_there.then_some(contact)
}
