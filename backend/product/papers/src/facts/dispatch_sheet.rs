//! What a driver needs on the road. Dispatch notes are left out.

use haul_company::company::{CompanyContact, CompanyFunction};
use haul_loads::Stop;
use serde_json::{Value, json};

use super::common::{
    Fact, Source, crew, facts, freight, joined, paper, priority, references, schedule, stop_details, stop_label,
    stop_lines,
};
use crate::words::{phone, phrase, shortened};

/// For the template `dispatch_sheet`.
pub fn dispatch_sheet(source: &Source) -> Value {
    let load = &source.load;
    let stop = |stop: &Stop| {
        json!({
            "label": stop_label(stop),
            "name": stop.facility.name,
            "lines": stop_lines(stop),
            "schedule": schedule(stop, source.zone),
            "details": stop_details(stop),
            "instructions": stop.instructions,
        })
    };
    let mut all = facts([
        ("Customer", Some(load.customer.name.clone())),
        ("Equipment", Some(phrase(load.equipment.as_str()))),
        ("Priority", priority(load)),
        ("TWIC", load.is_twic_required.then(|| "Required".to_owned())),
        ("Team", load.is_team_required.then(|| "Required".to_owned())),
        ("Loaded miles", load.loaded_miles.as_deref().map(|miles| shortened(miles, 0))),
        ("Empty miles", load.empty_miles.as_deref().map(|miles| shortened(miles, 0))),
    ]);
    all.extend(references(load));
    all.extend(facts([("Notes", load.driver_notes.clone())]));
    let body = json!({
        "facts": all,
        "crew": crew(load),
        "freight": freight(load),
        "stops": load.stops.iter().map(stop).collect::<Vec<_>>(),
        "contacts": contacts(source),
    });
    paper(source, "Dispatch sheet", body)
}

/// The dispatcher, and the company's contact for drivers.
fn contacts(source: &Source) -> Vec<Fact> {
    let mut all = facts([("Dispatcher", source.load.dispatcher.as_ref().map(|it| it.name.clone()))]);
    let for_drivers = source.company.contacts.iter().filter_map(|contact| Some((label(contact)?, contact)));
    all.extend(for_drivers.map(|(label, contact)| {
        let parts = [Some(contact.name.clone()), contact.phone.as_deref().map(phone)];
        Fact { label: label.to_owned(), value: joined(parts.into_iter().flatten()) }
    }));
    all.extend(facts([("Office", source.company.phone.as_deref().map(phone))]));
    all
}

fn label(contact: &CompanyContact) -> Option<&'static str> {
    match contact.function {
        CompanyFunction::Dispatch => Some("Dispatch"),
        CompanyFunction::AfterHours => Some("After hours"),
        CompanyFunction::Safety => Some("Safety"),
        CompanyFunction::Billing | CompanyFunction::Other => None,
    }
}
