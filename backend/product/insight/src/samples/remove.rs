//! Removing the sample load, in whatever state people have brought it to.

use std::collections::BTreeSet;

use haul_api::{ApiError, Change, Write, contains, jobs::release_blob, records::SimpleRecord};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    base::{job, notice},
    detention::detention,
    insight::sample,
    loads::{document, load, stop},
    quotes::quote,
    safety::claim,
    tracking::{tracking, tracking_exception},
};
use haul_fleet::{drivers::Driver, trailers::Trailer, trucks::Truck};
use haul_loads::refresh_usual_stay;
use haul_partners::{customers::Customer, facilities::Facility};
use sea_orm::{ColumnTrait, Condition, DbErr, EntityTrait, QueryFilter, QuerySelect, sea_query::Expr};
use uuid::Uuid;

use super::{
    error::SampleError,
    load_rows,
    present::named,
    uses::{self, Uses},
    views::{SampleKind, SampleRecord, SampleRemoval},
};

/// Deletes the load and what belongs to it, then each of the other records unless it is in use elsewhere.
pub async fn remove(write: &mut Write) -> Result<SampleRemoval, SampleError> {
    let found = sample::Entity::owned_by(write.company_id()).lock_exclusive().fetch_optional(write.tx()).await?;
    let sample = found.ok_or(SampleError::NotFound)?;
    let load_id = sample.load_id.ok_or(SampleError::NotFound)?;
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(SampleError::NotFound)?;
    delete_load(write, &load).await?;
    let archived = discard_records(write, &sample).await?;
    let told = archived.iter().map(|record| Change {
        field: "archived".to_owned(),
        from: None,
        to: Some(record.name.clone()),
    });
    write.record("load.removed", "load", load.id, &load.number, told.collect());
    Ok(SampleRemoval { load_number: load.number, archived })
}

async fn delete_load(write: &mut Write, load: &load::Model) -> Result<(), ApiError> {
    let company_id = write.company_id();
    let tracked = tracking::Entity::owned_by(company_id).filter(tracking::Column::LoadId.eq(load.id));
    let tracked = tracked.fetch_all(write.tx()).await?;
    let waits = detention::Entity::owned_by(company_id).filter(detention::Column::LoadId.eq(load.id));
    let waits = waits.fetch_all(write.tx()).await?;
    let stops = stop::Entity::owned_by(company_id).filter(stop::Column::LoadId.eq(load.id));
    // In a fixed order, as when loads change.
    let facility_ids: BTreeSet<Uuid> =
        stops.fetch_all(write.tx()).await?.into_iter().map(|stop| stop.facility_id).collect();
    let papers = document::Entity::owned_by(company_id).filter(document::Column::LoadId.eq(load.id));
    let blob_ids: BTreeSet<Uuid> =
        papers.fetch_all(write.tx()).await?.into_iter().map(|document| document.blob_id).collect();

    let jobs = tracked.iter().filter_map(|row| row.watch_job_id);
    let jobs = jobs.chain(waits.iter().filter_map(|wait| wait.notice_job_id));
    job::Entity::delete_many().filter(job::Column::Id.is_in(jobs)).exec(write.tx()).await?;
    delete_notices(write, load.id, waits.iter().map(|wait| wait.id)).await?;
    forget_in_quotes(write, load.id).await?;
    forget_in_claims(write, load.id).await?;
    load_rows::delete(write, load.id).await?;
    load::Entity::delete_by_id(load.id).exec(write.tx()).await?;
    for facility_id in facility_ids {
        refresh_usual_stay(write, facility_id).await?;
    }
    for blob_id in blob_ids {
        let elsewhere = document::Entity::owned_by(company_id).filter(document::Column::BlobId.eq(blob_id));
        if elsewhere.fetch_optional(write.tx()).await?.is_none() {
            release_blob(write, blob_id).await?;
        }
    }
    write.show("tracking", load.id);
    Ok(())
}

/// Deletes what people were told about the load: the page it leads to is gone.
async fn delete_notices(
    write: &mut Write,
    load_id: Uuid,
    wait_ids: impl Iterator<Item = Uuid>,
) -> Result<(), ApiError> {
    let exceptions = tracking_exception::Entity::owned_by(write.company_id());
    let exceptions = exceptions.filter(tracking_exception::Column::LoadId.eq(load_id)).fetch_all(write.tx()).await?;
    let ids = wait_ids.chain(exceptions.iter().map(|exception| exception.id)).chain([load_id]);
    let leads_there = ids.fold(Condition::any(), |any, id| any.add(contains(notice::Column::Path, &id.to_string())));
    let notices = notice::Entity::owned_by(write.company_id()).filter(leads_there).fetch_all(write.tx()).await?;
    let ids: Vec<Uuid> = notices.iter().map(|notice| notice.id).collect();
    notice::Entity::delete_many().filter(notice::Column::Id.is_in(ids)).exec(write.tx()).await?;
    for notice in notices {
        write.tell(notice.user_id, "notice", notice.id);
    }
    Ok(())
}

/// No quote is booked as the sample, but a row that says so must not keep it.
async fn forget_in_quotes(write: &Write, load_id: Uuid) -> Result<(), DbErr> {
    quote::Entity::update_many()
        .col_expr(quote::Column::LoadId, Expr::value(None::<Uuid>))
        .filter(quote::Column::CompanyId.eq(write.company_id()))
        .filter(quote::Column::LoadId.eq(load_id))
        .exec(write.tx())
        .await?;
    Ok(())
}

/// A claim outlives the sample, which it was entered on to try things out.
async fn forget_in_claims(write: &Write, load_id: Uuid) -> Result<(), DbErr> {
    claim::Entity::update_many()
        .col_expr(claim::Column::LoadId, Expr::value(None::<Uuid>))
        .filter(claim::Column::CompanyId.eq(write.company_id()))
        .filter(claim::Column::LoadId.eq(load_id))
        .exec(write.tx())
        .await?;
    Ok(())
}

/// The truck before its usual driver. Returns those that were archived.
async fn discard_records(write: &mut Write, sample: &sample::Model) -> Result<Vec<SampleRecord>, ApiError> {
    let mut archived = Vec::new();
    archived.extend(discard::<Truck>(write, SampleKind::Truck, &uses::TRUCK, sample.truck_id).await?);
    archived.extend(discard::<Trailer>(write, SampleKind::Trailer, &uses::TRAILER, sample.trailer_id).await?);
    archived.extend(discard::<Driver>(write, SampleKind::Driver, &uses::DRIVER, sample.driver_id).await?);
    archived.extend(discard::<Customer>(write, SampleKind::Customer, &uses::CUSTOMER, sample.customer_id).await?);
    for id in [sample.origin_facility_id, sample.destination_facility_id] {
        archived.extend(discard::<Facility>(write, SampleKind::Facility, &uses::FACILITY, id).await?);
    }
    Ok(archived)
}

/// Deletes a record, or archives and returns one that is in use.
async fn discard<R: SimpleRecord>(
    write: &mut Write,
    kind: SampleKind,
    uses: &Uses,
    id: Option<Uuid>,
) -> Result<Option<SampleRecord>, ApiError> {
    let Some(id) = id else { return Ok(None) };
    let Some(row) = write.find_for_update::<R::Entity>(id).await? else { return Ok(None) };
    let record = named::<R>(write.tx(), write.company_id(), kind, row.clone(), write.now).await?;
    if uses.is_used(write, id).await? {
        write.set_archived::<R>(row, true).await?;
        return Ok(record);
    }
    uses.delete_parts(write, id).await?;
    R::Entity::delete_by_id(id).exec(write.tx()).await?;
    let label = record.map(|record| record.name).unwrap_or_default();
    write.record(format!("{}.removed", R::TOPIC), R::TOPIC, id, label, Vec::new());
    Ok(None)
}
