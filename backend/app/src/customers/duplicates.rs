//! Customers that were perhaps entered twice. What looks alike is pure; people decide.

use std::collections::{BTreeMap, HashMap};

use haul_db::Db;
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    merge_views::{CustomerDuplicates, CustomerDuplicatesList, DuplicateReason, DuplicateReasonKind},
    views::Customer,
};
use crate::{
    api::ApiError,
    entity::{
        Owned,
        customer::{Column, Entity},
    },
    types::folded,
};

/// More customers than any carrier has; it bounds what one request compares.
const MAX_COMPARED: u64 = 5_000;

/// Words that say how a company is set up, and not which one it is.
const LEGAL_FORMS: [&str; 12] =
    ["llc", "inc", "incorporated", "corp", "corporation", "co", "company", "ltd", "limited", "lp", "llp", "the"];

/// Domains that say nothing about the company behind an address.
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

/// The customers in use that look alike, those with the most in common first.
pub async fn list(db: &Db, company_id: Uuid) -> Result<CustomerDuplicatesList, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .limit(MAX_COMPARED)
        .all(db)
        .await?;
    let customers = rows.into_iter().map(Customer::try_from).collect::<Result<Vec<_>, _>>()?;
    Ok(CustomerDuplicatesList { items: groups(customers) })
}

/// Customers with something in common, however indirectly, stand together.
fn groups(customers: Vec<Customer>) -> Vec<CustomerDuplicates> {
    let mut alike: BTreeMap<(DuplicateReasonKind, String), Vec<Uuid>> = BTreeMap::new();
    for customer in &customers {
        for key in keys(customer) {
            let ids = alike.entry(key).or_default();
            if !ids.contains(&customer.id) {
                ids.push(customer.id);
            }
        }
    }
    alike.retain(|_, ids| ids.len() > 1);
    let mut group_of: HashMap<Uuid, Uuid> = customers.iter().map(|customer| (customer.id, customer.id)).collect();
    for ids in alike.values() {
        let joined: Vec<Uuid> = ids.iter().filter_map(|id| group_of.get(id).copied()).collect();
        let Some(least) = joined.iter().min().copied() else { continue };
        for group in group_of.values_mut().filter(|group| joined.contains(group)) {
            *group = least;
        }
    }
    let mut found: BTreeMap<Uuid, CustomerDuplicates> = BTreeMap::new();
    for ((kind, value), customer_ids) in alike {
        let Some(group) = customer_ids.first().and_then(|id| group_of.get(id)) else { continue };
        let duplicates =
            found.entry(*group).or_insert_with(|| CustomerDuplicates { customers: Vec::new(), reasons: Vec::new() });
        duplicates.reasons.push(DuplicateReason { kind, value, customer_ids });
    }
    for customer in customers {
        if let Some(duplicates) = group_of.get(&customer.id).and_then(|group| found.get_mut(group)) {
            duplicates.customers.push(customer);
        }
    }
    let mut all: Vec<_> = found.into_values().collect();
    all.sort_by_key(|duplicates| std::cmp::Reverse(duplicates.reasons.len()));
    all
}

/// What others may have in common with it.
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
    keys.retain(|(_, value)| !value.is_empty());
    keys
}

/// `The Blue-Ridge Brokerage, Inc.` → `blue ridge brokerage`.
fn bare_name(name: &str) -> String {
    let folded = folded(name);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.filter(|word| !LEGAL_FORMS.contains(word)).collect::<Vec<_>>().join(" ")
}

/// `MC-551200` → `MC551200`; a number without letters is taken as it is.
pub fn bare_docket(text: &str) -> String {
    text.chars().filter(char::is_ascii_alphanumeric).collect::<String>().to_uppercase()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_compared_without_what_is_no_name() {
        for (name, bare) in [
            ("Blue Ridge Brokerage", "blue ridge brokerage"),
            ("The Blue-Ridge Brokerage, Inc.", "blue ridge brokerage"),
            ("BLUE RIDGE BROKERAGE LLC", "blue ridge brokerage"),
            ("Co", ""),
        ] {
            assert_eq!(bare_name(name), bare);
        }
        assert_eq!(bare_docket("mc-551200"), bare_docket("MC 551200"));
    }
}
