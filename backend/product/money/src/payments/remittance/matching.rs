//! Which invoice a number of a remittance means.

use std::collections::{BTreeSet, HashMap};

use haul_api::by_ids;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    loads::load,
    money::{invoice, invoice_line},
    partners::customer,
};
use haul_types::{InvoiceStatus, NamedRef, dollars, folded};
use sea_orm::{ColumnTrait, Condition, DbErr, QueryFilter};
use uuid::Uuid;

/// The invoice that a number means.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Found {
    pub id: Uuid,
    pub number: String,
    pub customer: NamedRef,
    pub owed_cents: i64,
    is_owed: bool,
}

impl Found {
    /// Why this much can't be applied to it.
    pub fn problem(&self, amount_cents: i64) -> Option<String> {
        if !self.is_owed {
            return Some(format!("Nothing is owed on {}.", self.number));
        }
        let owed = dollars(self.owed_cents);
        (amount_cents > self.owed_cents).then(|| format!("{} is owed {owed} only.", self.number))
    }
}

/// Invoices by each number that means them: their own, their loads', and the customers' for these loads.
#[derive(Default)]
pub struct Invoices {
    of_number: HashMap<String, BTreeSet<Uuid>>,
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
        // A statement takes some thousand parameters, and each number is there several times.
        for some in wanted.chunks(400) {
            all.add(db, company_id, some).await?;
        }
        Ok(all)
    }

    async fn add(&mut self, db: &impl Connection, company_id: Uuid, numbers: &[String]) -> Result<(), DbErr> {
        let digits = numbers.iter().filter_map(|number| number.parse::<i64>().ok());
        let by_number = Condition::any()
            .add(invoice::Column::Number.is_in(numbers.iter().map(|number| number.to_uppercase())))
            .add(invoice::Column::NumberSequence.is_in(digits));
        let mut rows = invoice::Entity::owned_by(company_id)
            .filter(invoice::Column::Status.ne(InvoiceStatus::Voided))
            .filter(by_number)
            .fetch_all(db)
            .await?;
        for row in &rows {
            self.means(&row.number, row.id);
            self.means(&row.number_sequence.to_string(), row.id);
        }
        let of_loads = self.of_loads(db, company_id, numbers).await?;
        let known: BTreeSet<Uuid> = rows.iter().map(|row| row.id).collect();
        let others = of_loads.into_iter().filter(|id| !known.contains(id));
        let select = invoice::Entity::owned_by(company_id);
        rows.extend(by_ids(db, select, invoice::Column::Id, others).await?.into_values());
        let ids = rows.iter().map(|row| row.customer_id);
        let customers = by_ids(db, customer::Entity::owned_by(company_id), customer::Column::Id, ids).await?;
        for row in rows {
            let name = customers.get(&row.customer_id).map(|customer| customer.name.clone()).unwrap_or_default();
            let found = Found {
                id: row.id,
                customer: NamedRef { id: row.customer_id, name },
                owed_cents: row.balance_cents,
                is_owed: row.status.is_owed(),
                number: row.number,
            };
            self.found.insert(row.id, found);
        }
        Ok(())
    }

    /// The invoices of loads that have one of the numbers, or that customers call so.
    async fn of_loads(
        &mut self,
        db: &impl Connection,
        company_id: Uuid,
        numbers: &[String],
    ) -> Result<BTreeSet<Uuid>, DbErr> {
        let named = Condition::any()
            .add(load::Column::Number.is_in(numbers.iter().map(|number| number.to_uppercase())))
            .add(load::Column::CustomerReferenceFolded.is_in(numbers))
            .add(load::Column::ReferencesFolded.is_in(numbers));
        let loads = load::Entity::owned_by(company_id).filter(named).fetch_all(db).await?;
        let ids: Vec<Uuid> = loads.iter().map(|load| load.id).collect();
        let lines = invoice_line::Entity::owned_by(company_id)
            .filter(invoice_line::Column::LoadId.is_in(ids))
            .filter(invoice_line::Column::VoidedAt.is_null())
            .fetch_all(db)
            .await?;
        let mut invoices = BTreeSet::new();
        for line in lines {
            let Some(load) = loads.iter().find(|load| load.id == line.load_id) else { continue };
            let names = [Some(&load.number), load.customer_reference_folded.as_ref(), Some(&load.references_folded)];
            for name in names.into_iter().flatten() {
                self.means(name, line.invoice_id);
            }
            invoices.insert(line.invoice_id);
        }
        Ok(invoices)
    }

    fn means(&mut self, number: &str, id: Uuid) {
        self.of_number.entry(key(number)).or_default().insert(id);
    }

    /// The one invoice that a number means: one that is owed before others, and of several the one that is owed just
    /// this much.
    pub fn find(&self, number: Option<&str>, amount_cents: i64) -> Result<Found, String> {
        let number = number.ok_or("There is no invoice number.")?;
        let ids = self.of_number.get(&key(number)).into_iter().flatten();
        let mut all: Vec<&Found> = ids.filter_map(|id| self.found.get(id)).collect();
        if all.iter().any(|found| found.is_owed) {
            all.retain(|found| found.is_owed);
        }
        if all.len() > 1 && all.iter().filter(|found| found.owed_cents == amount_cents).count() == 1 {
            all.retain(|found| found.owed_cents == amount_cents);
        }
        match all[..] {
            [found] => Ok(found.clone()),
            [] => Err(format!("No invoice has the number {number}, and no load of one.")),
            _ => Err(format!("Several invoices go by {number}.")),
        }
    }
}

fn key(number: &str) -> String {
    folded(number).trim_start_matches('#').trim().to_owned()
}
