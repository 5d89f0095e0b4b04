mod claims;
mod reports;
