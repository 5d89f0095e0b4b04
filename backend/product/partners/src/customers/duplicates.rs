//! Customers that may be duplicates. Detection is pure; people decide.

use haul_api::{
    ApiError,
    merging::{bare_name, groups, shared_keys},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    partners::customer::{Column, Entity},
};
use haul_types::folded;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    merge_views::{CustomerDuplicates, CustomerDuplicatesList, DuplicateReasonKind},
    ops::with_tags,
    views::Customer,
};

/// More customers than any carrier has; limits what one request compares.
const MAX_COMPARED: u64 = 5_000;

/// Domains that don't identify the company behind an address.
const PUBLIC_DOMAINS: [&str; 12] = [
    "gmail.com",
    "yahoo.com",
    "outlook.com",
    "hotmail.com",
    "live.com",
    "msn.com",
    "aol.com",
    "icloud.com",
    "me.com",
    "comcast.net",
    "att.net",
    "proton.me",
];

/// Active customers that look alike, those with the most in common first.
pub async fn list(db: &Db, company_id: Uuid) -> Result<CustomerDuplicatesList, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .limit(MAX_COMPARED)
        .fetch_all(db)
        .await?;
    let customers = with_tags(db, company_id, rows).await?;
    let reasons = shared_keys(customers.iter().map(|customer| (customer.id, keys(customer))));
    let groups = groups(customers, |customer| customer.id, reasons);
    Ok(CustomerDuplicatesList { items: groups.into_iter().map(CustomerDuplicates::from).collect() })
}

/// What it may have in common with others.
fn keys(customer: &Customer) -> Vec<(DuplicateReasonKind, String)> {
    let mut keys = vec![(DuplicateReasonKind::Name, bare_name(&customer.name))];
    let docket = customer.docket_number.as_deref().map(bare_docket);
    keys.extend(docket.map(|number| (DuplicateReasonKind::DocketNumber, number)));
    if let Some(address) = &customer.address {
        let city = folded(&address.city);
        let emails = [&customer.email, &customer.billing_email].into_iter().flatten();
        let domains = emails.filter_map(|email| email.split_once('@')).map(|(_, domain)| domain);
        let own = domains.filter(|domain| !PUBLIC_DOMAINS.contains(domain));
        keys.extend(own.map(|domain| (DuplicateReasonKind::DomainAndCity, format!("{domain}, {city}"))));
    }
    keys
}

/// `MC-551200` → `MC551200`; a number without letters stays as it is.
pub fn bare_docket(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn docket_numbers_are_compared_without_their_marks() {
        assert_eq!(bare_docket("mc-551200"), bare_docket("MC 551200"));
    }
}
