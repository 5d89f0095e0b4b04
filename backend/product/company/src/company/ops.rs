//! The verbs of the company.

use haul_api::{
    ApiError, Clearable, Invalid, Write, changes_between, differs, from_json_column, json_column,
    notices::{NewNotice, notify_admins},
    patch, same_version,
};
use haul_db::{Connection, Fetch};
use haul_entity::company::company::{Entity, Model};
use haul_ports::Sealing;
use haul_types::{DocketNumber, Ein, EmailAddress, NoticeKind, Phone, Scac, valid_time_zone};
use poem_openapi::types::ToJSON;
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, QuerySelect, Set};
use uuid::Uuid;

use super::{
    ein,
    error::CompanyError,
    views::{Company, CompanyAddresses, CompanyContact, CompanyOfficer, CompanyUpdate},
};

/// More is a mistake and would slow down every read of the company.
const MAX_LIST_LENGTH: usize = 50;

pub async fn read(db: &impl Connection, sealing: &dyn Sealing, company_id: Uuid) -> Result<Company, CompanyError> {
    let row = Entity::find_by_id(company_id).fetch_optional(db).await?.ok_or(CompanyError::NotFound)?;
    Ok(Company::of(row, sealing)?)
}

pub async fn update(write: &mut Write, input: CompanyUpdate) -> Result<Company, CompanyError> {
    let before: Model = Entity::find_by_id(write.company_id())
        .lock_exclusive()
        .fetch_optional(write.tx())
        .await?
        .ok_or(CompanyError::NotFound)?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(name) = input.legal_name {
        row.legal_name = Set(invalid.name("legal_name", &name, 120));
    }
    if let Some(time_zone) = input.time_zone {
        invalid.require(valid_time_zone(&time_zone), "time_zone", "Choose a time zone such as America/Chicago.");
        row.time_zone = Set(time_zone);
    }
    patch(&mut row.dba_name, input.dba_name, |text| Some(invalid.name("dba_name", &text, 120)));
    patch(&mut row.entity_type, input.entity_type, |text| Some(checked_text(&mut invalid, "entity_type", &text)));
    patch(&mut row.scac, input.scac, |text| invalid.parse("scac", Scac::parse(&text)).map(String::from));
    let sealing = write.ctx.sealing.clone();
    let seal = |ein: Ein| ein::seal(&*sealing, before.id, &String::from(ein));
    match input.ein {
        Clearable::Keep => {}
        Clearable::Clear => (row.ein, row.ein_sealed) = (Set(None), Set(None)),
        Clearable::Set(text) => {
            if let Some(ein) = invalid.parse("ein", Ein::parse(&text)) {
                (row.ein, row.ein_sealed) = (Set(None), Set(Some(seal(ein)?)));
            }
        }
    }
    patch(&mut row.phone, input.phone, |text| invalid.parse("phone", Phone::parse(&text)).map(String::from));
    patch(&mut row.email, input.email, |text| invalid.parse("email", EmailAddress::parse(&text)).map(String::from));
    if let Some(numbers) = input.docket_numbers {
        let numbers = json_column(&checked_dockets(&mut invalid, &numbers));
        if numbers != before.docket_numbers {
            require_fresh(write, "the DOT or MC number", "The company's MC number was changed").await?;
        }
        row.docket_numbers = Set(numbers);
    }
    if let Some(addresses) = input.addresses {
        check_addresses(&mut invalid, &addresses);
        let known: CompanyAddresses = from_json_column(before.addresses.clone())?;
        // A new company's first address, where there is no payment to redirect.
        let is_first = known.pay_to().is_none() && addresses.remit_to.is_none();
        if addresses.pay_to() != known.pay_to() && !is_first {
            let title = "The company's remit-to address was changed";
            require_fresh(write, "the address that invoices are paid to", title).await?;
        }
        row.addresses = Set(json_column(&addresses));
    }
    if let Some(officers) = input.officers {
        row.officers = Set(checked_list(&mut invalid, "officers", officers, checked_officer));
    }
    if let Some(contacts) = input.contacts {
        row.contacts = Set(checked_list(&mut invalid, "contacts", contacts, checked_contact));
    }
    invalid.finish()?;
    if !differs(&row, &before) {
        return Ok(Company::of(before, &*sealing)?);
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    let after = row.update(write.tx()).await?;
    let (before, after) = (Company::of(before, &*sealing)?, Company::of(after, &*sealing)?);
    // The log says that the EIN changed, and its last digits.
    let changes = changes_between(Some(&before.with_masked_ein()), &after.with_masked_ein());
    write.record("company.updated", "company", after.id, &after.legal_name, changes);
    Ok(after)
}

/// Keeps an unattended session, or a program, from changing the carrier's identity.
/// The identity provider signs the time of the sign-in, which renewed tokens keep.
pub fn require_recent_sign_in(write: &Write, of: &'static str) -> Result<(), CompanyError> {
    if write.actor.has_signed_in_recently(write.now) { Ok(()) } else { Err(CompanyError::RecentSignInNeeded(of)) }
}

/// The same, and every Admin hears of it.
pub(crate) async fn require_fresh(write: &mut Write, of: &'static str, title: &str) -> Result<(), ApiError> {
    require_recent_sign_in(write, of)?;
    let company_id = write.company_id();
    Ok(tell_admins(write, company_id, title, "/CompanyInfo").await?)
}

/// Notifies every Admin of a change that thieves of an identity make first. The page shows what was changed.
pub async fn tell_admins(write: &mut Write, changed_id: Uuid, title: &str, page: &str) -> Result<(), CompanyError> {
    let notice = NewNotice {
        kind: NoticeKind::Access,
        matter: changed_id.to_string(),
        title: title.to_owned(),
        body: Some(format!("{} changed it. If you didn't expect this, review it now.", write.actor.name)),
        path: Some(page.to_owned()),
    };
    notify_admins(write, notice).await?;
    Ok(())
}

fn checked_text(invalid: &mut Invalid, path: &str, text: &str) -> String {
    let text = text.trim();
    invalid.require((1..=120).contains(&text.chars().count()), path, "Enter 1 to 120 characters.");
    text.to_owned()
}

pub fn checked_dockets(invalid: &mut Invalid, numbers: &[DocketNumber]) -> Vec<DocketNumber> {
    invalid.require(numbers.len() <= MAX_LIST_LENGTH, "docket_numbers", "Too many entries.");
    let check =
        |(index, number): (usize, &DocketNumber)| invalid.parse(&format!("docket_numbers.{index}"), number.checked());
    numbers.iter().enumerate().filter_map(check).collect()
}

fn check_addresses(invalid: &mut Invalid, addresses: &CompanyAddresses) {
    let named = [
        ("physical", &addresses.physical),
        ("mailing", &addresses.mailing),
        ("billing", &addresses.billing),
        ("remit_to", &addresses.remit_to),
    ];
    for (name, address) in named {
        if let Some(address) = address {
            invalid.check_address(&format!("addresses.{name}"), address);
        }
    }
}

fn checked_list<T>(
    invalid: &mut Invalid,
    path: &str,
    items: Vec<T>,
    check: impl Fn(&mut Invalid, &str, T) -> T,
) -> serde_json::Value
where
    Vec<T>: ToJSON,
{
    invalid.require(items.len() <= MAX_LIST_LENGTH, path, "Too many entries.");
    let checked = items.into_iter().enumerate().map(|(index, item)| check(invalid, &format!("{path}.{index}"), item));
    json_column(&checked.collect::<Vec<_>>())
}

fn checked_officer(invalid: &mut Invalid, path: &str, officer: CompanyOfficer) -> CompanyOfficer {
    CompanyOfficer {
        name: checked_text(invalid, &format!("{path}.name"), &officer.name),
        title: officer.title.map(|title| checked_text(invalid, &format!("{path}.title"), &title)),
        phone: checked_phone(invalid, path, officer.phone),
        email: checked_email(invalid, path, officer.email),
    }
}

fn checked_contact(invalid: &mut Invalid, path: &str, contact: CompanyContact) -> CompanyContact {
    CompanyContact {
        function: contact.function,
        name: checked_text(invalid, &format!("{path}.name"), &contact.name),
        phone: checked_phone(invalid, path, contact.phone),
        email: checked_email(invalid, path, contact.email),
    }
}

fn checked_phone(invalid: &mut Invalid, path: &str, phone: Option<String>) -> Option<String> {
    phone.and_then(|text| invalid.parse(&format!("{path}.phone"), Phone::parse(&text))).map(String::from)
}

fn checked_email(invalid: &mut Invalid, path: &str, email: Option<String>) -> Option<String> {
    email.and_then(|text| invalid.parse(&format!("{path}.email"), EmailAddress::parse(&text))).map(String::from)
}
