//! The review of a motor vehicle record. It becomes the driver's paper in the same transaction: nobody enters it twice, and
//! none lacks its reviewer.

use haul_api::{ApiError, Invalid, Write, changes_between, records::SimpleRecord, same_version, today_at_company};
use haul_entity::{
    Versioned,
    compliance::motor_vehicle_record::{Entity, Model},
};
use haul_types::{ComplianceSubject, MvrDecision};
use sea_orm::{ActiveModelTrait, IntoActiveModel, Set};
use uuid::Uuid;

use super::views::{MotorVehicleRecord, MotorVehicleRecordReview};
use crate::{
    items::{ComplianceItemCreate, add},
    types::find,
};

pub async fn review(
    write: &mut Write,
    id: Uuid,
    input: MotorVehicleRecordReview,
) -> Result<MotorVehicleRecord, ApiError> {
    let before = write.find_for_update::<Entity>(id).await?.filter(|row| row.archived_at.is_none());
    let before = before.ok_or_else(ApiError::not_found)?;
    same_version(before.version, input.version)?;
    let mut invalid = Invalid::default();
    invalid.require(before.reviewed_on.is_none(), "version", "It has been reviewed.");
    let note = input.note.and_then(|text| invalid.optional_text("note", &text, 1000));
    let is_explained = input.decision == MvrDecision::Qualified || note.is_some();
    invalid.require(is_explained, "note", "Enter what was considered and what follows.");
    invalid.finish()?;
    let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
    let mut row = before.clone().into_active_model();
    row.decision = Set(Some(input.decision));
    row.reviewed_on = Set(Some(today));
    row.reviewed_by = Set(Some(write.actor.name.clone()));
    row.review_note = Set(note);
    Entity::count_change(&mut row, &before, write.now);
    let after = row.update(write.tx()).await?;
    // A disqualified driver has no review to show.
    if input.decision != MvrDecision::Disqualified {
        add(write, ComplianceSubject::Driver, after.driver_id, paper(&after)).await?;
    }
    let (before, after) = (present(write, before).await?, present(write, after).await?);
    let changes = changes_between(Some(&before), &after);
    write.record("motor_vehicle_record.reviewed", "motor_vehicle_record", id, &after.driver_name, changes);
    Ok(after)
}

/// The MVR at hire, or the annual review, which the law lets last for a year.
fn paper(row: &Model) -> ComplianceItemCreate {
    let item_type = if row.is_at_hire { "mvr" } else { "annual_review" };
    let longest = find(ComplianceSubject::Driver, item_type).and_then(|item_type| item_type.longest);
    let issued_on = if row.is_at_hire { Some(row.pulled_on) } else { row.reviewed_on };
    ComplianceItemCreate {
        item_type: item_type.to_owned(),
        number: None,
        issuer: Some(row.state.clone()),
        issued_on,
        expires_on: longest.zip(issued_on).map(|(longest, day)| longest.last_day(day)),
        waived_reason: None,
        note: row.reviewed_by.as_ref().map(|name| format!("Reviewed by {name}")),
    }
}

async fn present(write: &Write, row: Model) -> Result<MotorVehicleRecord, ApiError> {
    let shown = MotorVehicleRecord::present(write.tx(), write.company_id(), vec![row], write.now).await?;
    shown.into_iter().next().ok_or_else(ApiError::not_found)
}
