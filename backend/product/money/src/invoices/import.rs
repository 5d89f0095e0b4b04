//! Opening balances from a file. Undoing the import voids the invoices, and their numbers are free for the next try.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    imports::{
        Cells, Column, Complaints, Key, Kind, Made, Stamp, Taken, Undone,
        simple::{self, ByName, complaints_of, upper},
    },
};
use haul_db::Fetch;
use haul_entity::{Archivable, Owned, insight::import_row, money::invoice, partners::customer};
use haul_ports::Cell;
use haul_types::{ImportKind, ImportNames};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use super::{
    error::InvoiceError,
    life,
    opening::{self, OpeningBalance},
    views::InvoiceVoid,
};
use crate::ledger::LedgerError;

pub struct OpeningBalances;

/// The fields of [`OpeningBalance`] whose column has a different key.
const COLUMNS_OF_FIELDS: &[(&str, &str)] =
    &[("customer_id", "customer"), ("number", "invoice_number"), ("owed_cents", "open_amount")];

impl Kind for OpeningBalances {
    const KIND: ImportKind = ImportKind::OpeningBalances;
    const READ: Permission = Permission::InvoicesRead;
    const WRITE: Permission = Permission::InvoicesWrite;
    const NOUN: &'static str = "opening balance";
    const NOUNS: &'static str = "opening balances";
    const UNDONE: &'static str = "voided";
    const COLUMNS_OF_FIELDS: &'static [(&'static str, &'static str)] = COLUMNS_OF_FIELDS;

    type Names = ByName;
    type Draft = OpeningBalance;
    type Table = invoice::Entity;

    fn columns() -> Vec<Column> {
        vec![
            Column::needed("customer", "Customer", "Blue Ridge Brokerage").naming(ImportNames::Customers),
            Column::needed("invoice_number", "Invoice number", "INV-4711"),
            Column::needed("invoiced_on", "Invoice date", "2026-10-12"),
            Column::optional("due_on", "Due date", "2026-11-11"),
            Column::needed("open_amount", "Open amount", Cell::Money(245_000)),
            Column::optional("reference", "Reference", "PO 88120"),
        ]
    }

    fn label(cells: &Cells) -> String {
        cells.text("invoice_number").unwrap_or("?").chars().take(120).collect()
    }

    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(ByName, Taken), ApiError> {
        let mut names = ByName::default();
        let customers = customer::Entity::archived_or_not(write.company_id(), false)
            .filter(customer::Column::NameFolded.is_in(simple::named(rows, "customer")))
            .fetch_all(write.tx())
            .await?;
        for row in customers {
            names.add(&row.name, row.id);
        }
        let mut taken = Taken::default();
        let known = invoice::Entity::owned_by(write.company_id())
            .filter(invoice::Column::Number.is_in(simple::codes(rows, "invoice_number")))
            .filter(opening::keeps_its_number())
            .fetch_all(write.tx())
            .await?;
        for row in known {
            let label = format!("An invoice to {}", row.bill_to.lines().next().unwrap_or_default());
            taken.add("invoice_number", row.number, &label, None);
        }
        Ok((names, taken))
    }

    async fn read(
        write: &mut Write,
        names: &mut ByName,
        cells: &Cells,
    ) -> Result<Result<OpeningBalance, Complaints>, ApiError> {
        if write.actor.terminals.is_some() {
            let mut complaints = Complaints::default();
            complaints.push("customer", "Opening balances are of all terminals. Ask someone who sees all of them.");
            return Ok(Err(complaints));
        }
        Ok(read(names, cells))
    }

    fn keys(_: &ByName, cells: &Cells) -> Vec<Key> {
        Key::of(cells, "invoice_number", "number", upper).into_iter().collect()
    }

    async fn check(write: &mut Write, draft: &OpeningBalance) -> Result<Complaints, ApiError> {
        Ok(told(opening::check(write, draft.clone()).await)?.err().unwrap_or_default())
    }

    async fn create(write: &mut Write, draft: &OpeningBalance) -> Result<Result<Made, Complaints>, ApiError> {
        let made = told(opening::open(write, draft.clone()).await)?;
        Ok(made.map(|row| Made {
            id: row.id,
            label: row.number,
            stamp: Stamp { version: row.version, updated_at: row.updated_at },
        }))
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, file_name: &str) -> Result<Undone, ApiError> {
        let Some(version) = row.record_version else {
            return Ok(Undone::Kept("No opening balance was created.".to_owned()));
        };
        let reason = format!("The import of {file_name} was undone");
        match life::void(write, id, InvoiceVoid { version, reason: reason.chars().take(500).collect() }).await {
            Ok(_) => Ok(Undone::Done),
            Err(InvoiceError::Voided) => Ok(Undone::Kept("It is voided already.".to_owned())),
            Err(InvoiceError::HasPayments) => Ok(Undone::Kept("A payment was applied to it since.".to_owned())),
            Err(error) => Err(error.into()),
        }
    }
}

/// What a person can correct in the file.
fn told<T>(answer: Result<T, InvoiceError>) -> Result<Result<T, Complaints>, ApiError> {
    if let Err(InvoiceError::Ledger(LedgerError::PeriodClosed(day))) = &answer {
        let mut complaints = Complaints::default();
        let month = day.format("%B %Y");
        let message = format!("{month} is closed. Reopen it in the ledger, or leave the invoice out.");
        complaints.push("invoiced_on", message);
        return Ok(Err(complaints));
    }
    complaints_of(answer.map_err(ApiError::from), COLUMNS_OF_FIELDS)
}

fn read(names: &ByName, cells: &Cells) -> Result<OpeningBalance, Complaints> {
    let mut complaints = Complaints::default();
    cells.needed("customer", &mut complaints);
    let customer_id = names.find(cells, "customer", "customer", &mut complaints);
    let number = cells.needed("invoice_number", &mut complaints);
    cells.needed("invoiced_on", &mut complaints);
    let invoiced_on = cells.day("invoiced_on", &mut complaints);
    let due_on = cells.day("due_on", &mut complaints);
    cells.needed("open_amount", &mut complaints);
    let owed_cents = cells.cents("open_amount", &mut complaints);
    let reference = cells.text("reference").map(str::to_owned);
    match (customer_id, number, invoiced_on, owed_cents) {
        (Some(customer_id), Some(number), Some(invoiced_on), Some(owed_cents)) if complaints.0.is_empty() => {
            Ok(OpeningBalance { customer_id, number: upper(&number), invoiced_on, due_on, owed_cents, reference })
        }
        _ => Err(complaints),
    }
}
