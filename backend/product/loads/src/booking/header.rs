//! A load's own fields: checked and written to its row, for new and changed loads alike.

use haul_api::{Clearable, Invalid, Write, from_json_column, json_column, patch};
use haul_company::terminals::terminal_refs;
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::{company, user_account},
    loads::load::{ActiveModel, Column, Entity},
    partners::customer,
    quotes::fuel_program,
};
use haul_types::{DocketNumber, MAX_CENTS, Miles, MilesSource, folded};
use sea_orm::{ActiveValue, ColumnTrait, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::views::LoadUpdate;
use crate::{
    record::{error::LoadError, own_terms, views::BrokerContact},
    stops::schedule::checked_references,
};

/// A hundred million dollars: anything above is a typo.
const MAX_CARGO_VALUE_CENTS: i64 = 10_000_000_000;
/// Longer combinations need a route of their own, such as wind turbine blades.
const MAX_LENGTH_FEET: i32 = 150;

pub async fn apply(
    write: &Write,
    row: &mut ActiveModel,
    input: LoadUpdate,
    invalid: &mut Invalid,
) -> Result<(), LoadError> {
    apply_parties(write, row, &input, invalid).await?;
    patch(&mut row.customer_reference, input.customer_reference, |text| {
        invalid.optional_text("customer_reference", &text, 60)
    });
    if let Some(reference) = row.customer_reference.try_as_ref() {
        row.customer_reference_folded = Set(reference.as_deref().map(folded));
    }
    if let Some(accepts) = input.accepts_duplicate_reference {
        row.is_duplicate_reference_accepted = Set(accepts);
    }
    if let Some(references) = input.references {
        let references = checked_references(invalid, "references", references);
        let values: Vec<_> = references.iter().map(|reference| folded(&reference.value)).collect();
        row.references_folded = Set(values.join(" "));
        row.references = Set(json_column(&references));
    }
    patch(&mut row.broker_contact, input.broker_contact, |contact| {
        Some(json_column(&checked_contact(invalid, contact)))
    });
    patch(&mut row.customer_terms, input.customer_terms, |terms| {
        Some(json_column(&own_terms::checked(invalid, terms)))
    });
    if let Some(priority) = input.priority {
        row.priority = Set(priority);
    }
    if let Some(kind) = input.load_kind {
        row.load_kind = Set(kind);
    }
    if let Some(equipment) = input.equipment {
        row.equipment = Set(equipment);
    }
    patch(&mut row.length_feet, input.length_feet, |feet| {
        Some(invalid.between("length_feet", feet, 1, MAX_LENGTH_FEET))
    });
    patch(&mut row.tarps, input.tarps, Some);
    patch(&mut row.temperature_fahrenheit, input.temperature_fahrenheit, |degrees| {
        Some(invalid.between("temperature_fahrenheit", degrees, -60, 120))
    });
    patch(&mut row.temperature_mode, input.temperature_mode, Some);
    patch(&mut row.commodity, input.commodity, |text| invalid.optional_text("commodity", &text, 200));
    patch(&mut row.weight_pounds, input.weight_pounds, |pounds| {
        Some(invalid.between("weight_pounds", pounds, 1, 500_000))
    });
    patch(&mut row.pieces, input.pieces, |count| Some(invalid.between("pieces", count, 0, 1_000_000)));
    patch(&mut row.pallets, input.pallets, |count| Some(invalid.between("pallets", count, 0, 1_000)));
    patch(&mut row.cargo_value_cents, input.cargo_value_cents, |cents| {
        Some(invalid.between("cargo_value_cents", cents, 0, MAX_CARGO_VALUE_CENTS))
    });
    if let Some(is_hazmat) = input.is_hazmat {
        row.is_hazmat = Set(is_hazmat);
    }
    patch(&mut row.un_number, input.un_number, |text| checked_un_number(invalid, &text));
    patch(&mut row.hazard_class, input.hazard_class, |text| invalid.optional_text("hazard_class", &text, 10));
    patch(&mut row.shipping_name, input.shipping_name, |text| invalid.optional_text("shipping_name", &text, 200));
    patch(&mut row.packing_group, input.packing_group, Some);
    let needs_un_number =
        row.is_hazmat.try_as_ref() == Some(&true) && row.un_number.try_as_ref().cloned().flatten().is_none();
    invalid.require(!needs_un_number, "un_number", "Hazardous freight needs its UN number.");
    patch(&mut row.seal_number, input.seal_number, |text| invalid.optional_text("seal_number", &text, 60));
    if let Some(is_team_required) = input.is_team_required {
        row.is_team_required = Set(is_team_required);
    }
    if let Some(is_twic_required) = input.is_twic_required {
        row.is_twic_required = Set(is_twic_required);
    }
    apply_miles(row, input.loaded_miles, input.empty_miles, invalid);
    patch(&mut row.rate_confirmation_cents, input.rate_confirmation_cents, |cents| {
        Some(invalid.between("rate_confirmation_cents", cents, 0, MAX_CENTS))
    });
    patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 8000));
    patch(&mut row.driver_notes, input.driver_notes, |text| invalid.optional_text("driver_notes", &text, 2000));
    patch(&mut row.invoice_notes, input.invoice_notes, |text| invalid.optional_text("invoice_notes", &text, 500));
    patch(&mut row.billing_notes, input.billing_notes, |text| invalid.optional_text("billing_notes", &text, 2000));
    Ok(())
}

/// Entered miles stay until changed or cleared; computed ones can't be cleared.
fn apply_miles(row: &mut ActiveModel, loaded: Clearable<String>, empty: Clearable<String>, invalid: &mut Invalid) {
    let source = row.loaded_miles_source.try_as_ref().copied().flatten();
    let is_computed = source.is_some_and(|source| source != MilesSource::Typed);
    let is_kept = matches!(loaded, Clearable::Keep) || (is_computed && matches!(loaded, Clearable::Clear));
    if !is_kept {
        patch(&mut row.loaded_miles_tenths, loaded, |text| {
            invalid.parse("loaded_miles", Miles::parse(&text)).map(Miles::value)
        });
        row.loaded_miles_source = Set(source_of(&row.loaded_miles_tenths));
    }
    if !matches!(empty, Clearable::Keep) {
        patch(&mut row.empty_miles_tenths, empty, |text| {
            invalid.parse("empty_miles", Miles::parse(&text)).map(Miles::value)
        });
        row.empty_miles_source = Set(source_of(&row.empty_miles_tenths));
    }
}

fn source_of(tenths: &ActiveValue<Option<i64>>) -> Option<MilesSource> {
    tenths.try_as_ref().copied().flatten().map(|_| MilesSource::Typed)
}

/// Customer, terminal and dispatcher: the database also refuses a foreign id, but can't tell which field it was.
async fn apply_parties(
    write: &Write,
    row: &mut ActiveModel,
    input: &LoadUpdate,
    invalid: &mut Invalid,
) -> Result<(), LoadError> {
    let company_id = write.company_id();
    if let Some(id) = input.customer_id {
        let found = customer::Entity::find_owned(company_id, id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "customer_id", "There is no such customer.");
        // A new customer brings its fuel program, and nothing was agreed with it yet.
        if row.customer_id.try_as_ref() != Some(&id) {
            row.customer_terms = Set(None);
            row.fuel_program_id = Set(found.and_then(|customer| customer.fuel_program_id));
        }
        row.customer_id = Set(id);
    }
    patch(&mut row.fuel_program_id, input.fuel_program_id, Some);
    if let Clearable::Set(id) = input.fuel_program_id {
        let found = fuel_program::Entity::find_owned(company_id, id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "fuel_program_id", "There is no such fuel program.");
    }
    if let Clearable::Set(docket) = &input.authority_docket {
        let is_known = docket_numbers(write).await?.contains(docket);
        invalid.require(is_known, "authority_docket", "Your company has no such docket number.");
    }
    patch(&mut row.authority_docket, input.authority_docket.clone(), |docket| Some(docket.to_string()));
    patch(&mut row.terminal_id, input.terminal_id, Some);
    if let Some(Some(id)) = row.terminal_id.try_as_ref() {
        let found = terminal_refs(write.tx(), company_id, [*id]).await?;
        invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
    }
    patch(&mut row.dispatcher_id, input.dispatcher_id, Some);
    if let Some(Some(id)) = row.dispatcher_id.try_as_ref() {
        let found = user_account::Entity::find_owned(company_id, *id).fetch_optional(write.tx()).await?;
        invalid.require(found.is_some(), "dispatcher_id", "There is no such user.");
    }
    Ok(())
}

async fn docket_numbers(write: &Write) -> Result<Vec<DocketNumber>, LoadError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    Ok(company.map(|company| from_json_column(company.docket_numbers)).transpose()?.unwrap_or_default())
}

/// Finds the load that already has the customer's reference. The index decides; this names the load.
pub async fn check_reference(write: &Write, row: &ActiveModel) -> Result<(), LoadError> {
    let (Some(id), Some(customer_id)) = (row.id.try_as_ref(), row.customer_id.try_as_ref()) else { return Ok(()) };
    let Some(Some(reference)) = row.customer_reference_folded.try_as_ref() else { return Ok(()) };
    if row.is_duplicate_reference_accepted.try_as_ref() == Some(&true) {
        return Ok(());
    }
    match other_with_reference(write, *id, *customer_id, reference).await? {
        Some(number) => Err(LoadError::CustomerReferenceAlreadyUsed(Some(number))),
        None => Ok(()),
    }
}

async fn other_with_reference(
    write: &Write,
    id: Uuid,
    customer_id: Uuid,
    reference: &str,
) -> Result<Option<String>, LoadError> {
    let other = Entity::owned_by(write.company_id())
        .filter(Column::CustomerId.eq(customer_id))
        .filter(Column::CustomerReferenceFolded.eq(reference))
        .filter(Column::CancelledAt.is_null())
        .filter(Column::Id.ne(id))
        .fetch_optional(write.tx())
        .await?;
    Ok(other.map(|other| other.number))
}

fn checked_contact(invalid: &mut Invalid, contact: BrokerContact) -> BrokerContact {
    BrokerContact {
        name: invalid.text("broker_contact.name", &contact.name, 120),
        phone: contact.phone.and_then(|text| invalid.phone("broker_contact.phone", &text)),
        email: contact.email.and_then(|text| invalid.email("broker_contact.email", &text)),
    }
}

/// `UN` and four digits, as in the table of 49 CFR 172.101.
fn checked_un_number(invalid: &mut Invalid, text: &str) -> Option<String> {
    let text = text.trim().to_uppercase();
    let digits = text.strip_prefix("UN").or(text.strip_prefix("NA"));
    let is_valid = digits.is_some_and(|digits| digits.len() == 4 && digits.bytes().all(|b| b.is_ascii_digit()));
    invalid.require(text.is_empty() || is_valid, "un_number", "Enter UN and four digits, such as UN1203.");
    (!text.is_empty()).then_some(text)
}
