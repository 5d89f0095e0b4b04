//! The tables of this area in an archive of the company.

use haul_api::tables::Table;
use haul_entity::quotes::{
    contract_lane, cost_model, diesel_price, fuel_program, quote, quote_charge, quote_link, quote_stop,
};
use haul_types::Permission::*;

pub const TABLES: &[Table] = &[
    Table::of::<contract_lane::Entity>(&[ContractLanesRead], "Prices agreed with customers for lanes."),
    Table::of::<cost_model::Entity>(&[QuotesRead], "What running a truck costs, and the margin floor."),
    Table::of::<diesel_price::Entity>(&[QuotesRead], "Diesel prices of each week, as entered."),
    Table::of::<fuel_program::Entity>(&[QuotesRead], "Fuel programs: how surcharges follow the price of diesel."),
    Table::of::<quote::Entity>(&[QuotesRead], "Quotes, each version a row."),
    Table::of::<quote_charge::Entity>(&[QuotesRead], "Charges of quotes."),
    Table::of::<quote_link::Entity>(&[QuotesRead], "To whom quotes were sent, without the link itself."),
    Table::of::<quote_stop::Entity>(&[QuotesRead], "Stops of quotes."),
];
