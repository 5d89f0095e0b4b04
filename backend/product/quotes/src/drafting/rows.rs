//! A quote with everything that belongs to it, read and written together.

use haul_api::Write;
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    quotes::{quote, quote_charge, quote_stop},
};
use haul_loads::PlannedStop;
use sea_orm::{ActiveModelTrait, ColumnTrait, DbErr, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder};
use uuid::Uuid;

use super::content::Content;
use crate::pricing::figures::PricedCharge;

/// The rows of one quote.
#[derive(Clone, Debug)]
pub struct Rows {
    pub quote: quote::Model,
    pub stops: Vec<quote_stop::Model>,
    pub charges: Vec<quote_charge::Model>,
}

impl Rows {
    /// Reads a quote. `is_locked` makes other writers of the same quote wait until the transaction ends.
    pub async fn read(
        db: &impl Connection,
        company_id: Uuid,
        id: Uuid,
        is_locked: bool,
    ) -> Result<Option<Self>, DbErr> {
        let quote = quote::Entity::find_owned(company_id, id);
        match if is_locked { quote.fetch_for_update(db).await? } else { quote.fetch_optional(db).await? } {
            Some(quote) => Ok(Some(Self::of(db, quote).await?)),
            None => Ok(None),
        }
    }

    async fn of(db: &impl Connection, quote: quote::Model) -> Result<Self, DbErr> {
        let stops = quote_stop::Entity::owned_by(quote.company_id)
            .filter(quote_stop::Column::QuoteId.eq(quote.id))
            .order_by_asc(quote_stop::Column::Sequence)
            .fetch_all(db)
            .await?;
        let charges = quote_charge::Entity::owned_by(quote.company_id)
            .filter(quote_charge::Column::QuoteId.eq(quote.id))
            .order_by_asc(quote_charge::Column::Sequence)
            .fetch_all(db)
            .await?;
        Ok(Self { quote, stops, charges })
    }

    /// The same stops and charges as rows of another quote.
    pub fn copied(&self, write: &Write, quote: quote::Model) -> Self {
        let quote_id = quote.id;
        let stops = self.stops.iter().cloned();
        let charges = self.charges.iter().cloned();
        Self {
            quote,
            stops: stops.map(|row| quote_stop::Model { id: write.new_id(), quote_id, ..row }).collect(),
            charges: charges.map(|row| quote_charge::Model { id: write.new_id(), quote_id, ..row }).collect(),
        }
    }

    /// A quote's row with the stops and charges of a content.
    pub fn made(write: &Write, quote: quote::Model, content: Content) -> Self {
        let id = quote.id;
        let stops = content.stops.into_iter().zip(1..).map(|(stop, sequence)| stop_row(write, id, sequence, stop));
        let charges = content.figures.charges.into_iter().zip(1..);
        let charges = charges.map(|(charge, sequence)| charge_row(write, id, sequence, charge));
        Self { stops: stops.collect(), charges: charges.collect(), quote }
    }

    /// Writes the rows of a new quote.
    pub async fn insert(&self, write: &Write) -> Result<(), DbErr> {
        let quote = self.quote.clone().into_active_model().reset_all();
        quote::Entity::insert(quote).exec_without_returning(write.tx()).await?;
        self.insert_parts(write).await
    }

    /// Writes the quote's row and replaces its stops and charges.
    pub async fn replace(&self, write: &Write) -> Result<(), DbErr> {
        quote::Entity::update(self.quote.clone().into_active_model().reset_all()).exec(write.tx()).await?;
        quote_stop::Entity::delete_many()
            .filter(quote_stop::Column::CompanyId.eq(write.company_id()))
            .filter(quote_stop::Column::QuoteId.eq(self.quote.id))
            .exec(write.tx())
            .await?;
        quote_charge::Entity::delete_many()
            .filter(quote_charge::Column::CompanyId.eq(write.company_id()))
            .filter(quote_charge::Column::QuoteId.eq(self.quote.id))
            .exec(write.tx())
            .await?;
        self.insert_parts(write).await
    }

    async fn insert_parts(&self, write: &Write) -> Result<(), DbErr> {
        let stops: Vec<_> = self.stops.iter().cloned().map(|row| row.into_active_model().reset_all()).collect();
        let charges: Vec<_> = self.charges.iter().cloned().map(|row| row.into_active_model().reset_all()).collect();
        if !stops.is_empty() {
            quote_stop::Entity::insert_many(stops).exec(write.tx()).await?;
        }
        if !charges.is_empty() {
            quote_charge::Entity::insert_many(charges).exec(write.tx()).await?;
        }
        Ok(())
    }
}

fn stop_row(write: &Write, quote_id: Uuid, sequence: i32, stop: PlannedStop) -> quote_stop::Model {
    quote_stop::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        quote_id,
        sequence,
        kind: stop.kind,
        facility_id: stop.facility_id,
        schedule: stop.schedule,
        time_zone: stop.time_zone,
        earliest_local: stop.earliest_local,
        earliest_at: stop.earliest_at,
        latest_local: stop.latest_local,
        latest_at: stop.latest_at,
        ambiguous_time: stop.ambiguous_time,
        is_appointment_confirmed: stop.is_appointment_confirmed,
        is_drop: stop.is_drop,
        references: stop.references,
        pieces: stop.pieces,
        weight_pounds: stop.weight_pounds,
        contact: stop.contact,
        instructions: stop.instructions,
    }
}

pub fn charge_row(write: &Write, quote_id: Uuid, sequence: i32, priced: PricedCharge) -> quote_charge::Model {
    quote_charge::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        quote_id,
        sequence,
        code: priced.charge.code,
        description: priced.charge.description,
        basis: priced.charge.basis,
        quantity_thousandths: priced.charge.quantity.value(),
        rate_ten_thousandths: priced.charge.rate.value(),
        amount_cents: priced.amount_cents,
        is_from_program: priced.is_from_program,
    }
}
