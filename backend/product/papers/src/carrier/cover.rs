//! The packet's first page: who the carrier is. Pure.

use haul_company::{
    company::{Company, CompanyContact, CompanyFunction},
    remittance::RemittanceChange,
};
use haul_entity::company::company_document;
use haul_types::{Address, Timestamp};
use serde_json::{Value, json};

use crate::{
    facts::{facts, sheet},
    words::phone,
};

/// For the template `carrier_packet`.
pub fn cover(
    company: &Company,
    remittance: Option<&RemittanceChange>,
    documents: &[company_document::Model],
    now: Timestamp,
) -> Value {
    let dockets = company.docket_numbers.iter().map(|docket| format!("{} {}", docket.kind.as_str(), docket.number));
    let address = |address: &Option<Address>| address.as_ref().map(|address| address.lines().join(", "));
    let identity = facts([
        ("Legal name", Some(company.legal_name.clone())),
        ("Doing business as", company.dba_name.clone()),
        ("USDOT number", Some(company.dot_number.clone())),
        ("Authority", Some(dockets.collect::<Vec<_>>().join(", "))),
        ("SCAC", company.scac.clone()),
        ("EIN", company.ein.clone()),
        ("Entity", company.entity_type.clone()),
        ("Phone", company.phone.as_deref().map(phone)),
        ("Email", company.email.clone()),
        ("Physical address", address(&company.addresses.physical)),
        ("Mailing address", address(&company.addresses.mailing)),
    ]);
    let officers = company.officers.iter().map(|officer| {
        let reach = [officer.phone.as_deref().map(phone), officer.email.clone()];
        row(officer.title.as_deref().unwrap_or("Officer"), &officer.name, reach)
    });
    let contacts = company.contacts.iter().map(|contact| {
        row(function(contact), &contact.name, [contact.phone.as_deref().map(phone), contact.email.clone()])
    });
    let enclosed = documents.iter().map(|document| {
        let until = document.expires_on.map(|day| format!("valid until {}", day.words())).unwrap_or_default();
        json!({ "label": document.kind.title(), "until": until })
    });
    let body = json!({
        "identity": identity,
        "remit_to": remittance.map(pays),
        "people": officers.chain(contacts).collect::<Vec<_>>(),
        "enclosed": enclosed.collect::<Vec<_>>(),
    });
    sheet(company, "Carrier packet", "", now, body)
}

fn row(label: &str, name: &str, reach: [Option<String>; 2]) -> Value {
    json!({ "label": label, "name": name, "reach": reach.into_iter().flatten().collect::<Vec<_>>().join(" · ") })
}

fn function(contact: &CompanyContact) -> &'static str {
    match contact.function {
        CompanyFunction::Dispatch => "Dispatch",
        CompanyFunction::Billing => "Billing",
        CompanyFunction::Safety => "Safety",
        CompanyFunction::AfterHours => "After hours",
        CompanyFunction::Other => "Contact",
    }
}

/// The bank's letter has the full number.
fn pays(remittance: &RemittanceChange) -> Value {
    let mut all = remittance.address.as_ref().map(Address::lines).unwrap_or_default();
    let bank = remittance.bank.as_ref();
    all.extend(bank.map(|bank| format!("ACH: {}, account ending in {}", bank.bank_name, bank.account_last4)));
    all.extend(remittance.email.clone());
    json!({ "name": remittance.remit_name, "lines": all })
}
