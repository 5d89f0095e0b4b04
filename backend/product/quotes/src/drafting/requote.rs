//! A quote computed anew after the price of diesel has changed.

use haul_api::{Invalid, Write, from_json_column, from_nullable_json_column};
use haul_entity::quotes::quote_charge;
use haul_loads::CheckedCharge;
use haul_types::{Miles, Quantity, QuoteStatus, Rate};
use uuid::Uuid;

use super::{
    content::put_figures,
    editing::{open, open_for},
    ops::revise,
    rows::{Rows, charge_row},
};
use crate::{
    pricing::figures::{Basis, Figures, figures},
    record::{
        error::QuoteError,
        status::QuoteAction,
        views::{FuelSurcharge, Quote, QuoteFreight},
    },
};

/// A draft gets the new figures; a quote that was sent gets a new version with them.
pub async fn requote(write: &mut Write, id: Uuid, version: i32) -> Result<Quote, QuoteError> {
    let editing = open_for(write, id, Some(version), QuoteAction::Requote).await?;
    let figures = priced(write, &editing.rows).await?;
    let before: Option<FuelSurcharge> = from_nullable_json_column(editing.rows.quote.fuel_surcharge.clone())?;
    if figures.fuel_surcharge == before {
        return Err(QuoteError::FuelIsCurrent);
    }
    let mut draft = match editing.rows.quote.status {
        QuoteStatus::Draft => editing,
        _ => {
            let draft = revise(write, id, version).await?;
            open(write, draft.id, None).await?
        }
    };
    let quote_id = draft.rows.quote.id;
    put_figures(&mut draft.rows.quote, &figures);
    let charges = figures.charges.into_iter().zip(1..);
    draft.rows.charges = charges.map(|(charge, sequence)| charge_row(write, quote_id, sequence, charge)).collect();
    draft.finish_all(write, "quote.requoted").await
}

async fn priced(write: &Write, rows: &Rows) -> Result<Figures, QuoteError> {
    let freight: QuoteFreight = from_json_column(rows.quote.freight.clone())?;
    let miles = |text: Option<String>| text.and_then(|text| Miles::parse(&text).ok());
    let basis = Basis {
        loaded: miles(freight.loaded_miles),
        empty: miles(freight.empty_miles),
        fuel_program_id: rows.quote.fuel_program_id,
        tolls_cents: rows.quote.tolls_cents,
        charges: rows.charges.iter().filter(|row| !row.is_from_program).map(as_agreed).collect(),
    };
    let mut invalid = Invalid::default();
    let figures = figures(write.tx(), write.company_id(), basis, &mut invalid).await?;
    invalid.finish()?;
    Ok(figures)
}

fn as_agreed(row: &quote_charge::Model) -> CheckedCharge {
    CheckedCharge {
        code: row.code,
        description: row.description.clone(),
        basis: row.basis,
        quantity: Quantity::from_thousandths(row.quantity_thousandths),
        follows_miles: false,
        rate: Rate::from_ten_thousandths(row.rate_ten_thousandths),
    }
}
