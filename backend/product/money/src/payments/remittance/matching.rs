//! Which invoice a number of a remittance means.

use std::collections::{BTreeSet, HashMap};

use haul_api::{by_ids, from_json_column};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    money::{invoice, invoice_line},
    partners::customer,
};
use haul_loads::LoadReference;
use haul_types::{BillingStatus, Date, InvoiceStatus, NamedRef, folded};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter};
use uuid::Uuid;

use crate::invoices::discounts;

/// Numbers in one statement, which takes some thousand parameters; each number is there several times.
const AT_ONCE: usize = 400;
/// The same for texts that are searched within others.
const SEARCHED_AT_ONCE: usize = 40;

/// The invoice that a number means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub id: Uuid,
    pub number: String,
    pub customer: NamedRef,
    pub owed_cents: i64,
    pub is_owed: bool,
    /// Until when how much of a discount can be taken, if something is left of one.
    pub discount: Option<(Date, i64)>,
}

/// How a number means an invoice, the surest way first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum How {
    /// It is the invoice's.
    Number,
    /// A load on the invoice has it.
    Load,
    /// The customer has it for such a load, or for an opening balance.
    Reference,
    /// It is the invoice's without the letters, and may be a load's as well.
    Digits,
}

/// Invoices by each number that means them.
#[derive(Default)]
pub struct Invoices {
    of_number: HashMap<String, BTreeSet<(How, Uuid)>>,
    found: HashMap<Uuid, Found>,
}

impl Invoices {
    /// All that these numbers may mean.
    pub async fn named(
        db: &impl Connection,
        company_id: Uuid,
        numbers: impl Iterator<Item = &str>,
    ) -> Result<Self, DbErr> {
        let mut all = Self::default();
        let wanted: BTreeSet<String> = numbers.map(key).filter(|number| !number.is_empty()).collect();
        let wanted: Vec<String> = wanted.into_iter().collect();
        for some in wanted.chunks(AT_ONCE) {
            all.add_numbers(db, company_id, some).await?;
            all.add_opening_balances(db, company_id, some).await?;
            all.add_loads(db, company_id, some).await?;
        }
        let rest: Vec<String> = wanted.into_iter().filter(|number| !all.of_number.contains_key(number)).collect();
        for some in rest.chunks(SEARCHED_AT_ONCE) {
            all.add_references(db, company_id, some).await?;
        }
        Ok(all)
    }

    async fn add_numbers(&mut self, db: &impl Connection, company_id: Uuid, numbers: &[String]) -> Result<(), DbErr> {
        let digits = numbers.iter().filter_map(|number| number.parse::<i64>().ok());
        let by_number = Condition::any()
            .add(invoice::Column::Number.is_in(numbers.iter().map(|number| number.to_uppercase())))
            .add(invoice::Column::NumberSequence.is_in(digits));
        let rows = invoice::Entity::owned_by(company_id)
            .filter(invoice::Column::Status.ne(InvoiceStatus::Voided))
            .filter(by_number)
            .fetch_all(db)
            .await?;
        for row in &rows {
            self.means(&row.number, How::Number, row.id);
            self.means(&row.number_sequence.to_string(), How::Digits, row.id);
        }
        self.keep(db, company_id, rows).await
    }

    /// Opening balances have references of their own instead of loads.
    async fn add_opening_balances(
        &mut self,
        db: &impl Connection,
        company_id: Uuid,
        numbers: &[String],
    ) -> Result<(), DbErr> {
        let rows = invoice::Entity::owned_by(company_id)
            .filter(invoice::Column::ReferenceFolded.is_in(numbers))
            .filter(invoice::Column::Status.ne(InvoiceStatus::Voided))
            .fetch_all(db)
            .await?;
        for row in &rows {
            self.means(row.reference_folded.as_deref().unwrap_or_default(), How::Reference, row.id);
        }
        self.keep(db, company_id, rows).await
    }

    async fn add_loads(&mut self, db: &impl Connection, company_id: Uuid, numbers: &[String]) -> Result<(), DbErr> {
        let named = Condition::any()
            .add(load::Column::Number.is_in(numbers.iter().map(|number| number.to_uppercase())))
            .add(load::Column::CustomerReferenceFolded.is_in(numbers));
        let loads = load::Entity::owned_by(company_id).filter(named).fetch_all(db).await?;
        self.add_invoices_of(db, company_id, loads).await
    }

    /// Such as a PO or BOL number of a load that is owed.
    async fn add_references(
        &mut self,
        db: &impl Connection,
        company_id: Uuid,
        numbers: &[String],
    ) -> Result<(), DbErr> {
        let within = |all: Condition, number: &String| all.add(load::Column::ReferencesFolded.contains(number));
        let loads = load::Entity::owned_by(company_id)
            .filter(load::Column::BillingStatus.is_in([BillingStatus::Invoiced, BillingStatus::PartiallyPaid]))
            .filter(numbers.iter().fold(Condition::any(), within))
            .fetch_all(db)
            .await?;
        self.add_invoices_of(db, company_id, loads).await
    }

    async fn add_invoices_of(
        &mut self,
        db: &impl Connection,
        company_id: Uuid,
        loads: Vec<load::Model>,
    ) -> Result<(), DbErr> {
        let loads: HashMap<Uuid, load::Model> = loads.into_iter().map(|load| (load.id, load)).collect();
        let lines = invoice_line::Entity::owned_by(company_id)
            .filter(invoice_line::Column::LoadId.is_in(loads.keys().copied()))
            .filter(invoice_line::Column::VoidedAt.is_null())
            .fetch_all(db)
            .await?;
        let mut ids = BTreeSet::new();
        for line in lines {
            let Some(load) = loads.get(&line.load_id) else { continue };
            self.means(&load.number, How::Load, line.invoice_id);
            let references: Vec<LoadReference> = from_json_column(load.references.clone()).unwrap_or_default();
            let references = references.iter().map(|reference| reference.value.as_str());
            for number in references.chain(load.customer_reference_folded.as_deref()) {
                self.means(number, How::Reference, line.invoice_id);
            }
            ids.insert(line.invoice_id);
        }
        let unknown = ids.into_iter().filter(|id| !self.found.contains_key(id));
        let rows = by_ids(db, invoice::Entity::owned_by(company_id), invoice::Column::Id, unknown).await?;
        self.keep(db, company_id, rows.into_values().collect()).await
    }

    async fn keep(&mut self, db: &impl Connection, company_id: Uuid, rows: Vec<invoice::Model>) -> Result<(), DbErr> {
        let ids = rows.iter().map(|row| row.customer_id);
        let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
        let taken = discounts::taken(db, company_id, &rows).await?;
        for row in rows {
            let name = customers.get(&row.customer_id).map(|customer| customer.name.clone()).unwrap_or_default();
            let found = Found {
                id: row.id,
                customer: NamedRef { id: row.customer_id, name },
                owed_cents: row.balance_cents,
                is_owed: row.status.is_owed(),
                discount: discounts::left(&row, taken.get(&row.id).copied().unwrap_or_default()),
                number: row.number,
            };
            self.found.insert(row.id, found);
        }
        Ok(())
    }

    fn means(&mut self, number: &str, how: How, id: Uuid) {
        self.of_number.entry(key(number)).or_default().insert((how, id));
    }

    /// The one invoice that a number means. Of several, those of the payment's customer count, then those that are
    /// owed, and then the one that is owed just this much.
    pub fn find(&self, number: Option<&str>, amount_cents: i64, payer: Option<Uuid>) -> Result<Found, String> {
        let number = number.ok_or("There is no invoice number.")?;
        let all: Vec<&Found> = self.candidates(number).iter().filter_map(|id| self.found.get(id)).collect();
        let all = narrowed(all, |found| Some(found.customer.id) == payer);
        let first = all.first().map(|found| found.customer.id);
        // What is owed says nothing about whose invoice is meant.
        let is_of_one = all.iter().all(|found| Some(found.customer.id) == first);
        let all = if is_of_one { narrowed(all, |found| found.is_owed) } else { all };
        let all = if is_of_one { narrowed(all, |found| found.owed_cents == amount_cents) } else { all };
        match all[..] {
            [found] => Ok(found.clone()),
            [] => Err(format!("No invoice or invoiced load has the number {number}.")),
            _ => Err(format!("{number} matches several invoices. Choose one.")),
        }
    }

    /// Those that the number means in the surest way. Bare digits may be a load's number or an invoice's.
    fn candidates(&self, number: &str) -> BTreeSet<Uuid> {
        let Some(all) = self.of_number.get(&key(number)) else { return BTreeSet::new() };
        let surest = all.iter().map(|(how, _)| *how).min();
        let is_meant = |how: How| Some(how) == surest || (how == How::Digits && surest != Some(How::Number));
        all.iter().filter(|(how, _)| is_meant(*how)).map(|(_, id)| *id).collect()
    }
}

/// Those to which it applies; all of them if it applies to none.
fn narrowed(all: Vec<&Found>, applies: impl Fn(&Found) -> bool) -> Vec<&Found> {
    let some: Vec<&Found> = all.iter().copied().filter(|found| applies(found)).collect();
    if some.is_empty() { all } else { some }
}

fn key(number: &str) -> String {
    folded(number).trim_start_matches('#').trim().to_owned()
}
