//! A load's charges, one by one.

use haul_api::{Clearable, Invalid, Write, differs, patch};
use haul_entity::loads::charge;
use haul_types::{ChargeBasis, ChargeCode, ChargeStatus, Quantity, Rate};
use sea_orm::{ActiveModelTrait, EntityTrait, IntoActiveModel, Set};
use uuid::Uuid;

use crate::record::{
    actions::check,
    charge_views::{ChargeAdd, ChargeInput, ChargeUpdate},
    editing::{Editing, open},
    error::{LoadError, Refusal},
    views::{Load, LoadAction},
};

pub async fn add(write: &mut Write, load_id: Uuid, input: ChargeAdd) -> Result<Load, LoadError> {
    let editing = open(write, load_id, input.version).await?;
    check(&editing.aggregate, LoadAction::EditCharges)?;
    let sequence = editing.aggregate.charges.iter().map(|charge| charge.sequence).max().unwrap_or_default() + 1;
    let mut invalid = Invalid::default();
    let charge = ChargeInput {
        code: input.code,
        description: input.description,
        basis: input.basis,
        quantity: input.quantity,
        rate: input.rate,
    };
    let agreed = input.approval_reference.and_then(|text| invalid.optional_text("approval_reference", &text, 120));
    let row = checked_charge(write, load_id, usize::try_from(sequence).unwrap_or_default(), "", charge, &mut invalid);
    invalid.finish()?;
    if let Some(mut row) = row {
        if agreed.is_some() {
            row.status = ChargeStatus::Approved;
            row.approval_reference = agreed;
        }
        row.into_active_model().reset_all().insert(write.tx()).await?;
    }
    editing.finish(write, "load.charge_added").await
}

pub async fn update(write: &mut Write, load_id: Uuid, id: Uuid, input: ChargeUpdate) -> Result<Load, LoadError> {
    let editing = open(write, load_id, Some(input.version)).await?;
    check(&editing.aggregate, LoadAction::EditCharges)?;
    let before = own_charge(&editing, id)?;
    if is_empty(&input) {
        return Ok(editing.unchanged());
    }
    let mut invalid = Invalid::default();
    let mut row = before.clone().into_active_model();
    if let Some(code) = input.code {
        row.code = Set(code);
    }
    patch(&mut row.description, input.description, |text| invalid.optional_text("description", &text, 200));
    if let Some(basis) = input.basis {
        row.basis = Set(basis);
    }
    match &input.quantity {
        Clearable::Keep => {}
        Clearable::Clear => row.follows_miles = Set(true),
        Clearable::Set(text) => {
            row.quantity_thousandths =
                Set(invalid.parse("quantity", Quantity::parse(text)).unwrap_or_default().value());
            row.follows_miles = Set(false);
        }
    }
    let follows = row.follows_miles.try_as_ref() == Some(&true);
    let is_by_mile = row.basis.try_as_ref() == Some(&ChargeBasis::PerMile);
    invalid.require(!follows || is_by_mile, "quantity", NEEDS_QUANTITY);
    if let Some(rate) = input.rate.and_then(|text| invalid.parse("rate", Rate::parse(&text))) {
        row.rate_ten_thousandths = Set(rate.value());
    }
    let leaves_program = before.is_from_program && differs(&row, &before);
    if leaves_program {
        row.is_from_program = Set(false);
    }
    if let Some(status) = input.status {
        let is_decision = matches!(status, ChargeStatus::Pending | ChargeStatus::Approved | ChargeStatus::Denied);
        invalid.require(is_decision, "status", "A charge is billed and paid through its invoice.");
        row.status = Set(status);
    }
    patch(&mut row.approval_reference, input.approval_reference, |text| {
        invalid.optional_text("approval_reference", &text, 120)
    });
    let is_approved_now = input.status == Some(ChargeStatus::Approved) && before.status != ChargeStatus::Approved;
    let code = input.code.unwrap_or(before.code);
    let has_reference = row.approval_reference.try_as_ref().is_some_and(Option::is_some);
    let is_agreed = !is_approved_now || code.is_agreed_by_booking() || has_reference;
    invalid.require(is_agreed, "approval_reference", NEEDS_REFERENCE);
    invalid.finish()?;
    // A user who changes a charge has reviewed it.
    row.review_reason = Set(None);
    if input.status.is_some() {
        row.status_before_tonu = Set(None);
    }
    if !differs(&row, &before) {
        return Ok(editing.unchanged());
    }
    row.version = Set(before.version + 1);
    row.updated_at = Set(write.now);
    row.update(write.tx()).await?;
    if leaves_program {
        leave_program(write, &editing).await?;
    }
    editing.finish(write, "load.charge_changed").await
}

/// Whether a patch leaves every field as it is.
fn is_empty(input: &ChargeUpdate) -> bool {
    let ChargeUpdate { version: _, code, description, basis, quantity, rate, status, approval_reference } = input;
    let keeps = |text: &Clearable<String>| *text == Clearable::Keep;
    code.is_none()
        && basis.is_none()
        && rate.is_none()
        && status.is_none()
        && [description, quantity, approval_reference].into_iter().all(keeps)
}

pub async fn remove(write: &mut Write, load_id: Uuid, id: Uuid, version: Option<i32>) -> Result<Load, LoadError> {
    let editing = open(write, load_id, version).await?;
    check(&editing.aggregate, LoadAction::EditCharges)?;
    let row = own_charge(&editing, id)?;
    haul_detention::release_charge(write, row.id).await?;
    charge::Entity::delete_by_id(row.id).exec(write.tx()).await?;
    if row.is_from_program {
        leave_program(write, &editing).await?;
    }
    editing.finish(write, "load.charge_removed").await
}

/// Editing or deleting the program's charge removes the load from the program.
async fn leave_program(write: &Write, editing: &Editing) -> Result<(), LoadError> {
    let mut load = editing.aggregate.load.clone().into_active_model();
    load.fuel_program_id = Set(None);
    load.update(write.tx()).await?;
    Ok(())
}

fn own_charge(editing: &Editing, id: Uuid) -> Result<charge::Model, LoadError> {
    let row = editing.aggregate.charges.iter().find(|charge| charge.id == id).ok_or(LoadError::NotFound)?;
    match row.status {
        ChargeStatus::Pending | ChargeStatus::Approved | ChargeStatus::Denied => Ok(row.clone()),
        ChargeStatus::Billed | ChargeStatus::Paid => Err(Refusal::FinanciallyLocked.into()),
    }
}

/// Customers dispute charges beyond the agreed rate without it.
pub const NEEDS_REFERENCE: &str = "Enter the customer contact or approval number.";

/// A flat charge is charged once.
const ONCE: i64 = 1_000;

const NEEDS_QUANTITY: &str = "Enter a quantity. Only a charge by the mile can follow the load.";

/// A charge with parsed numbers that is not yet part of a load or quote.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckedCharge {
    pub code: ChargeCode,
    pub description: Option<String>,
    pub basis: ChargeBasis,
    pub quantity: Quantity,
    /// The quantity is the loaded miles.
    pub follows_miles: bool,
    pub rate: Rate,
}

/// Checks one charge. Adds errors to `invalid`.
pub fn check_charge(path: &str, input: ChargeInput, invalid: &mut Invalid) -> Option<CheckedCharge> {
    let at = |field: &str| format!("{path}{field}");
    let description = input.description.and_then(|text| invalid.optional_text(&at("description"), &text, 200));
    let follows_miles = input.quantity.is_none() && input.basis == ChargeBasis::PerMile;
    let quantity = match (&input.quantity, input.basis) {
        (Some(quantity), _) => invalid.parse(&at("quantity"), Quantity::parse(quantity)),
        (None, ChargeBasis::Flat) => Some(Quantity::from_thousandths(ONCE)),
        (None, basis) => {
            invalid.require(basis == ChargeBasis::PerMile, &at("quantity"), NEEDS_QUANTITY);
            Some(Quantity::default())
        }
    };
    let rate = invalid.parse(&at("rate"), Rate::parse(&input.rate));
    let (quantity, rate) = (quantity?, rate?);
    Some(CheckedCharge { code: input.code, description, basis: input.basis, quantity, follows_miles, rate })
}

/// The row of one charge; its amount follows when the load is settled.
pub fn checked_charge(
    write: &Write,
    load_id: Uuid,
    sequence: usize,
    path: &str,
    input: ChargeInput,
    invalid: &mut Invalid,
) -> Option<charge::Model> {
    let checked = check_charge(path, input, invalid)?;
    Some(charge::Model {
        id: write.new_id(),
        company_id: write.company_id(),
        load_id,
        sequence: i32::try_from(sequence).unwrap_or(i32::MAX),
        code: checked.code,
        description: checked.description,
        basis: checked.basis,
        quantity_thousandths: checked.quantity.value(),
        follows_miles: checked.follows_miles,
        is_from_program: false,
        rate_ten_thousandths: checked.rate.value(),
        amount_cents: 0,
        status: first_status(checked.code),
        status_before_tonu: None,
        review_reason: None,
        approval_reference: None,
        version: 1,
        created_at: write.now,
        updated_at: write.now,
    })
}

/// The initial approval status of a charge.
pub fn first_status(code: ChargeCode) -> ChargeStatus {
    if code.is_agreed_by_booking() { ChargeStatus::Approved } else { ChargeStatus::Pending }
}
