mod detention;
mod reports;
