//! Quotes, and the settings they are computed with.

pub mod contract_lane;
pub mod cost_model;
pub mod diesel_price;
pub mod fuel_program;
pub mod quote;
pub mod quote_charge;
pub mod quote_link;
pub mod quote_stop;
