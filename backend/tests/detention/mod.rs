pub mod claims;
mod reports;
