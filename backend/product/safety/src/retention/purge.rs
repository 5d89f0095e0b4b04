//! Deleting one record for good, with its parts and files. The histories tell that it was purged, not what it said.

use haul_api::{ApiError, Change, Write, jobs::release_blob};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    annotations::record_file,
    compliance::{
        clearinghouse_query, compliance_item, compliance_item_version, document_submission, drug_alcohol_test,
        employer_inquiry, motor_vehicle_record, random_draw, random_selection,
    },
    safety::{accident, driver_event, roadside_inspection},
};
use haul_types::RetainedKind;
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, sea_query::Expr};
use uuid::Uuid;

use super::due::Due;
use crate::events;

/// Deletes a record that was found due. Files go once the write is committed, by jobs of the same transaction, so that a
/// process that ends in between loses nothing and leaves nothing.
pub async fn purge(write: &mut Write, due: &Due) -> Result<(), ApiError> {
    match due.kind {
        RetainedKind::ComplianceItem => paper(write, due.id).await?,
        RetainedKind::RecordFile => files(write, Condition::all().add(record_file::Column::Id.eq(due.id))).await?,
        RetainedKind::Accident => {
            accident::Entity::delete_by_id(due.id).exec(write.tx()).await?;
        }
        RetainedKind::RoadsideInspection => {
            roadside_inspection::Entity::delete_by_id(due.id).exec(write.tx()).await?;
        }
        RetainedKind::DrugAlcoholTest => test(write, due.id).await?,
        RetainedKind::ClearinghouseQuery => {
            clearinghouse_query::Entity::delete_by_id(due.id).exec(write.tx()).await?;
        }
        RetainedKind::RandomDraw => draw(write, due.id).await?,
        RetainedKind::DriverEvent => event(write, due.id).await?,
        RetainedKind::EmployerInquiry => {
            employer_inquiry::Entity::delete_by_id(due.id).exec(write.tx()).await?;
        }
        RetainedKind::MotorVehicleRecord => {
            motor_vehicle_record::Entity::delete_by_id(due.id).exec(write.tx()).await?;
        }
    }
    tell(write, due);
    Ok(())
}

async fn paper(write: &mut Write, id: Uuid) -> Result<(), ApiError> {
    files(write, Condition::all().add(record_file::Column::ComplianceItemId.eq(id))).await?;
    let sent = document_submission::Entity::owned_by(write.company_id())
        .filter(document_submission::Column::ComplianceItemId.eq(id))
        .fetch_all(write.tx())
        .await?;
    let sent: Vec<Uuid> = sent.into_iter().map(|row| row.id).collect();
    if !sent.is_empty() {
        // Pictures that the reviewer moved to another paper stay there.
        record_file::Entity::update_many()
            .col_expr(record_file::Column::DocumentSubmissionId, Expr::value(None::<Uuid>))
            .filter(record_file::Column::CompanyId.eq(write.company_id()))
            .filter(record_file::Column::DocumentSubmissionId.is_in(sent.iter().copied()))
            .exec(write.tx())
            .await?;
        document_submission::Entity::delete_many()
            .filter(document_submission::Column::CompanyId.eq(write.company_id()))
            .filter(document_submission::Column::Id.is_in(sent))
            .exec(write.tx())
            .await?;
    }
    compliance_item_version::Entity::delete_many()
        .filter(compliance_item_version::Column::CompanyId.eq(write.company_id()))
        .filter(compliance_item_version::Column::ComplianceItemId.eq(id))
        .exec(write.tx())
        .await?;
    compliance_item::Entity::delete_by_id(id).exec(write.tx()).await?;
    Ok(())
}

async fn event(write: &mut Write, id: Uuid) -> Result<(), ApiError> {
    files(write, Condition::all().add(record_file::Column::DriverEventId.eq(id))).await?;
    events::forget(write, id).await?;
    driver_event::Entity::delete_by_id(id).exec(write.tx()).await?;
    Ok(())
}

/// A file has an upload of its own, so its bytes go with it.
async fn files(write: &Write, which: Condition) -> Result<(), ApiError> {
    let rows = record_file::Entity::owned_by(write.company_id()).filter(which).fetch_all(write.tx()).await?;
    for row in rows {
        record_file::Entity::delete_by_id(row.id).exec(write.tx()).await?;
        release_blob(write, row.blob_id).await?;
    }
    Ok(())
}

/// The selection that ordered it stays with its draw.
async fn test(write: &Write, id: Uuid) -> Result<(), DbErr> {
    random_selection::Entity::update_many()
        .col_expr(random_selection::Column::DrugAlcoholTestId, Expr::value(None::<Uuid>))
        .filter(random_selection::Column::CompanyId.eq(write.company_id()))
        .filter(random_selection::Column::DrugAlcoholTestId.eq(id))
        .exec(write.tx())
        .await?;
    drug_alcohol_test::Entity::delete_by_id(id).exec(write.tx()).await?;
    Ok(())
}

async fn draw(write: &Write, id: Uuid) -> Result<(), DbErr> {
    random_selection::Entity::delete_many()
        .filter(random_selection::Column::CompanyId.eq(write.company_id()))
        .filter(random_selection::Column::RandomDrawId.eq(id))
        .exec(write.tx())
        .await?;
    random_draw::Entity::delete_by_id(id).exec(write.tx()).await?;
    Ok(())
}

/// A paper or file is told of in its record's history, any other record in its own.
fn tell(write: &mut Write, due: &Due) {
    let about = due.about.as_ref();
    let label = about.map_or_else(|| due.name.clone(), |about| about.name.clone());
    let told = |field: &str, to: String| Change { field: field.to_owned(), from: None, to: Some(to) };
    let changes = vec![told("purged", due.name.clone()), told("rule", due.rule.source.to_owned())];
    let verb = match due.kind {
        RetainedKind::ComplianceItem => "item_purged",
        RetainedKind::RecordFile => "file_purged",
        _ => {
            let topic = due.kind.as_str();
            write.record(format!("{topic}.removed"), topic, due.id, label, changes);
            // Who may drive follows from tests and queries.
            if let Some(about) = about {
                write.show(about.kind.as_str(), about.id);
            }
            return;
        }
    };
    if let Some(about) = about {
        let topic = about.kind.as_str();
        write.record(format!("{topic}.{verb}"), topic, about.id, label, changes);
    }
}
