//! Features ask for a company's rows through `owned_by` and `find_owned`; queries across companies are listed here.

use std::collections::BTreeSet;

use super::Files;

/// Files that look for a row before its company is known, each with how it finds the company.
const ACROSS: &[(&str, &str)] = &[
    ("backend/base/api/src/auth.rs", "an account, a key or a session names its company"),
    ("backend/base/api/src/sessions.rs", "an account names its company"),
    ("backend/base/api/src/audit/settings.rs", "addresses of every company are erased in time"),
    ("backend/base/api/src/jobs/sweep.rs", "sweeps are over the companies that keep things shorter"),
    ("backend/product/company/src/join_requests/ops.rs", "an account's own request names its company"),
    ("backend/product/portal/src/login.rs", "an address may be an owner's at several carriers"),
    ("backend/product/compliance/src/requests/link.rs", "a driver's link names its company"),
    ("backend/product/quotes/src/sending/public.rs", "a customer's link names its company"),
    ("backend/product/tracking/src/links/driver_trip.rs", "a driver's link names its company"),
    ("backend/product/tracking/src/links/public.rs", "a customer's link names its company"),
    ("backend/product/company/src/registrations/admission.rs", "an invitation is found by its address"),
    ("backend/product/company/src/registrations/ops.rs", "an account is a user of one company at most"),
    ("backend/product/company/src/session/ops.rs", "an account names its company"),
    ("backend/product/webhooks/src/events/sweep.rs", "sweeps are over the companies that keep events for another time"),
    ("backend/product/webhooks/src/sending/claim.rs", "deliveries of every company are due"),
    ("backend/product/webhooks/src/sending/settle.rs", "results of every company come in together"),
];

/// Files that read all of a company's rows even for people limited to terminals, each with its reason.
const WHOLE: &[(&str, &str)] = &[
    ("backend/base/api/src/audit/ops.rs", "a hash chain is whole or it is none"),
    ("backend/base/api/src/lookup.rs", "whoever sees a record sees the names of those it refers to"),
    ("backend/product/company/src/terminals/refs.rs", "whoever sees a record sees the name of its terminal"),
    ("backend/product/compliance/src/testing/draws/ops.rs", "a random pool has every driver of the company"),
    ("backend/product/loads/src/assignment/other_work.rs", "work for other terminals keeps a crew as busy"),
    ("backend/product/loads/src/credit/standing.rs", "a customer's limit is the company's"),
    ("backend/product/loads/src/credit/paying.rs", "how a customer pays is the company's experience"),
    ("backend/product/partners/src/customers/merge.rs", "a merge moves all of the company's records"),
    ("backend/product/partners/src/facilities/merge.rs", "a merge moves all of the company's records"),
];

/// Where an actor's scope is made.
const PLACES_OF_SCOPE: &[&str] = &["backend/base/api/src/context.rs", "backend/base/api/src/write.rs"];

const ENTITIES: &str = "backend/base/entity/src/";
const PRODUCT: &[&str] = &["backend/base/api/", "backend/product/"];

/// Tables whose column names a company without belonging to it.
const SHARED: &[(&str, &str)] = &[("backend/base/entity/src/base/audit_head.rs", "one row a company, found by it")];

pub fn check(files: &Files) -> Vec<String> {
    let owned = owned_tables(files);
    let mut findings = Vec::new();
    if owned.is_empty() {
        findings.push(format!("{ENTITIES}: no table says `owned!()`"));
    }
    for (path, text) in files.rust_under(ENTITIES) {
        if text.contains("pub company_id: Uuid,")
            && !text.contains("owned::owned!(")
            && !SHARED.iter().any(|(table, _)| *table == path)
        {
            findings.push(format!("{path}: its rows have a company; say `crate::owned::owned!();`"));
        }
    }
    let product = PRODUCT.iter().flat_map(|folder| files.rust_under(folder));
    for (path, text) in product.filter(|(path, _)| path.contains("/src/")) {
        if text.contains("Whole(") && !WHOLE.iter().any(|(whole, _)| *whole == path) {
            findings
                .push(format!("{path}: reads what people limited to terminals do not see; list it with its reason"));
        }
        if text.contains("Scope::Company(actor.company_id)") && !PLACES_OF_SCOPE.contains(&path) {
            findings.push(format!("{path}: use `ctx.db_of(&actor)`, which knows the actor's terminals"));
        }
        if ACROSS.iter().any(|(across, _)| *across == path) {
            continue;
        }
        let own = text.lines().find_map(table_of_entity);
        for (number, line) in text.lines().enumerate() {
            let table = ["Entity::find()", "Entity::find_by_id("].iter().find_map(|find| {
                let before = &line[..line.find(find)?];
                let named =
                    before.strip_suffix("::").map(|path| path.rsplit(|c: char| !is_word(c)).next().unwrap_or(path));
                named.or(own)
            });
            if let Some(table) = table.filter(|table| owned.contains(*table)) {
                let number = number + 1;
                findings.push(format!("{path}:{number}: asks for any company's {table}; use owned_by or find_owned"));
            }
        }
    }
    findings
}

/// The tables whose files say that each row has a company.
fn owned_tables(files: &Files) -> BTreeSet<String> {
    let owned = files.rust_under(ENTITIES).filter(|(_, text)| text.contains("owned::owned!("));
    owned.filter_map(|(path, _)| Some(path.rsplit('/').next()?.strip_suffix(".rs")?.to_owned())).collect()
}

/// The table in an import such as `load::{Column, Entity}`.
fn table_of_entity(line: &str) -> Option<&str> {
    let (before, names) = line.rsplit_once("::{")?;
    let names = names.split('}').next()?;
    let table = before.rsplit(|c: char| !is_word(c)).next()?;
    names.split(',').any(|name| name.trim() == "Entity").then_some(table)
}

fn is_word(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '_'
}

#[cfg(test)]
mod tests {
    use super::table_of_entity;

    #[test]
    fn table_is_found_in_an_import() {
        for (line, table) in [
            ("        load::{Column, Entity},", Some("load")),
            ("    entity::{Owned, terminal::{Column, Entity}},", Some("terminal")),
            ("use crate::entity::driver::{Column, Entity};", Some("driver")),
            ("    entity::{Owned, load},", None),
        ] {
            assert_eq!(table_of_entity(line), table, "{line}");
        }
    }
}
