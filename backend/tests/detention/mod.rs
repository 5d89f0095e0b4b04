pub mod claims;
mod holidays;
mod reports;
