//! Another DOT number for the company and its own authority, in one transaction.

use haul_api::{ApiError, Change, Invalid, Write, notices::close_matter};
use haul_company::company::{Company, change_dot_number};
use haul_db::unique_violation;
use haul_entity::{Versioned, fleet::motor_carrier::Entity};
use haul_types::{DotNumber, ErrorCode, NoticeKind};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::{
    checks::CheckMotorCarrier,
    ops::{ALREADY_LISTED, forget_another},
    standing::authority_of,
    views::DotNumberChange,
};

/// FMCSA is asked about the new number after the commit, as it is after a registration.
pub async fn change(write: &mut Write, input: DotNumberChange) -> Result<Company, ApiError> {
    let mut invalid = Invalid::default();
    let number = invalid.parse("dot_number", DotNumber::parse(&input.dot_number));
    invalid.finish()?;
    let number = number.ok_or_else(ApiError::not_found)?;
    let own = authority_of(write.tx(), write.company_id(), None).await?;
    let company = change_dot_number(write, input.version, number).await?;
    if let Some(own) = own.filter(|own| own.dot_number != company.dot_number) {
        follow(write, own.id, &company.dot_number).await?;
    }
    Ok(company)
}

async fn follow(write: &mut Write, own_id: Uuid, dot_number: &str) -> Result<(), ApiError> {
    let Some(before) = write.find_for_update::<Entity>(own_id).await? else { return Ok(()) };
    let mut row = before.clone().into_active_model();
    forget_another(&mut row, dot_number);
    row.dot_number = Set(dot_number.to_owned());
    Entity::count_change(&mut row, &before, write.now);
    let after = row.update(write.tx()).await.map_err(|error| match unique_violation(&error) {
        Some(_) => ApiError::new(ErrorCode::CarrierAlreadyListed, ALREADY_LISTED),
        None => error.into(),
    })?;
    let change = Change { field: "dot_number".to_owned(), from: Some(before.dot_number), to: Some(after.dot_number) };
    write.record("motor_carrier.updated", "motor_carrier", own_id, &after.legal_name, vec![change]);
    close_matter(write, NoticeKind::CarrierBlocked, &own_id.to_string()).await?;
    CheckMotorCarrier::enqueue(write, own_id).await
}
