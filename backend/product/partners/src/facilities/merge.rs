//! Merges two facilities into one.
//!
//! Stops of loads and quotes, and their detention, move to the survivor in one transaction, like loads when customers
//! are merged. A stop keeps its agreed times and zone. The merged row stays, archived, and says where its stops went.

use haul_annotations::move_annotations;
use haul_api::{
    ApiError, Change, Write, changes_between,
    merging::{RecordMerge, joined, lock_both, moved, repoint, unpoint},
    same_version,
};
use haul_db::{Connection, Db, Whole};
use haul_entity::{
    Owned,
    detention::detention,
    insight::sample,
    loads::{load, stop},
    partners::facility::{Column, Entity, Model},
    quotes::{quote, quote_stop},
};
use haul_types::RecordKind;
use sea_orm::{
    ActiveModelTrait, ColumnTrait, DbErr, IntoActiveModel, PaginatorTrait, QueryFilter, QuerySelect, QueryTrait, Set,
    sea_query::SelectStatement,
};
use uuid::Uuid;

use super::{
    error::FacilityError,
    merge_views::{FacilityMergeMoves, FacilityMergePreview},
    ops::with_tags,
    views::Facility,
};

pub async fn preview(
    db: &Db,
    company_id: Uuid,
    id: Uuid,
    merged_id: Uuid,
) -> Result<FacilityMergePreview, FacilityError> {
    let find =
        async |id: Uuid| Entity::find_owned(company_id, id).fetch_optional(db).await?.ok_or(FacilityError::NotFound);
    let (survivor, merged) = (find(id).await?, find(merged_id).await?);
    check(&survivor, &merged)?;
    let moves = moves(db, company_id, id, merged_id).await?;
    let result = combined(&survivor, &merged);
    let [survivor, merged, result] = shown(db, company_id, [survivor, merged, result]).await?;
    Ok(FacilityMergePreview { survivor, merged, result, moves })
}

async fn shown<const N: usize>(
    db: &impl Connection,
    company_id: Uuid,
    rows: [Model; N],
) -> Result<[Facility; N], ApiError> {
    let shown = with_tags(db, company_id, rows.into()).await?;
    shown.try_into().map_err(|_| ApiError::internal("a row was lost"))
}

pub async fn merge(
    write: &mut Write,
    id: Uuid,
    merged_id: Uuid,
    input: RecordMerge,
) -> Result<Facility, FacilityError> {
    let both = lock_both::<Entity>(write, id, merged_id).await?;
    let (survivor, merged) = both.ok_or(FacilityError::NotFound)?;
    check(&survivor, &merged)?;
    same_version(survivor.version, input.version)?;
    same_version(merged.version, input.merged_version)?;
    let told = moves(write.tx(), write.company_id(), id, merged_id).await?;
    move_records(write, id, merged_id).await?;

    let mut after = combined(&survivor, &merged);
    after.version = survivor.version + 1;
    after.updated_at = write.now;
    let after = after.into_active_model().reset_all().update(write.tx()).await?;
    let mut gone = merged.clone().into_active_model();
    gone.archived_at = Set(merged.archived_at.or(Some(write.now)));
    gone.merged_into_id = Set(Some(id));
    gone.version = Set(merged.version + 1);
    gone.updated_at = Set(write.now);
    gone.update(write.tx()).await?;

    let [before, after] = shown(write.tx(), write.company_id(), [survivor, after]).await?;
    let mut changes = changes_between(Some(&before), &after);
    changes.extend(moved(
        &merged.name,
        &[
            ("moved_stops", told.stops),
            ("moved_loads", told.loads),
            ("moved_quotes", told.quotes),
            ("moved_detentions", told.detentions),
        ],
    ));
    write.record("facility.merged", "facility", id, &after.name, changes);
    let into = Change { field: "merged_into".to_owned(), from: None, to: Some(after.name.clone()) };
    write.record("facility.merged_into_another", "facility", merged_id, &merged.name, vec![into]);
    Ok(after)
}

fn check(survivor: &Model, merged: &Model) -> Result<(), FacilityError> {
    if survivor.id == merged.id {
        return Err(FacilityError::MergedWithItself);
    }
    match survivor.merged_into_id.or(merged.merged_into_id) {
        Some(_) => Err(FacilityError::AlreadyMerged),
        None => Ok(()),
    }
}

/// The survivor's values, the other's where it has none, and the instructions of both.
fn combined(survivor: &Model, merged: &Model) -> Model {
    let (kept, other) = (survivor.clone(), merged.clone());
    // Half of a coordinate pair is no location.
    let (latitude, longitude) = match (kept.latitude, kept.longitude) {
        (Some(latitude), Some(longitude)) => (Some(latitude), Some(longitude)),
        _ => (other.latitude, other.longitude),
    };
    Model {
        latitude,
        longitude,
        approximate_latitude: kept.approximate_latitude,
        approximate_longitude: kept.approximate_longitude,
        geofence_radius_meters: kept.geofence_radius_meters.or(other.geofence_radius_meters),
        usual_stay_minutes: kept.usual_stay_minutes.or(other.usual_stay_minutes),
        phone: kept.phone.or(other.phone),
        hours: kept.hours.or(other.hours),
        instructions: joined(kept.instructions, other.instructions),
        // Every column is named, so that a new one forces a decision. The survivor keeps its identity and address.
        id: kept.id,
        company_id: kept.company_id,
        name: kept.name,
        name_folded: kept.name_folded,
        address: kept.address,
        city_folded: kept.city_folded,
        state: kept.state,
        time_zone: kept.time_zone,
        archived_at: kept.archived_at,
        merged_into_id: kept.merged_into_id,
        version: kept.version,
        created_at: kept.created_at,
        updated_at: kept.updated_at,
    }
}

async fn moves(db: &impl Connection, company_id: Uuid, id: Uuid, merged_id: Uuid) -> Result<FacilityMergeMoves, DbErr> {
    // A merge concerns all of the company's records.
    let db = &Whole(db);
    let stops = stop::Entity::owned_by(company_id).filter(stop::Column::FacilityId.eq(merged_id));
    let loads =
        || load::Entity::owned_by(company_id).filter(load::Column::Id.in_subquery(stopping_at(company_id, merged_id)));
    let quoted = quote_stop::Entity::owned_by(company_id)
        .filter(quote_stop::Column::FacilityId.eq(merged_id))
        .select_only()
        .column(quote_stop::Column::QuoteId)
        .into_query();
    Ok(FacilityMergeMoves {
        stops: stops.count(db).await?,
        loads: loads().count(db).await?,
        quotes: quote::Entity::owned_by(company_id).filter(quote::Column::Id.in_subquery(quoted)).count(db).await?,
        detentions: detention::Entity::owned_by(company_id)
            .filter(detention::Column::FacilityId.eq(merged_id))
            .count(db)
            .await?,
        shared_loads: loads().filter(load::Column::Id.in_subquery(stopping_at(company_id, id))).count(db).await?,
    })
}

fn stopping_at(company_id: Uuid, facility_id: Uuid) -> SelectStatement {
    stop::Entity::owned_by(company_id)
        .filter(stop::Column::FacilityId.eq(facility_id))
        .select_only()
        .column(stop::Column::LoadId)
        .into_query()
}

async fn move_records(write: &Write, id: Uuid, merged_id: Uuid) -> Result<(), DbErr> {
    repoint::<stop::Entity>(write, stop::Column::FacilityId, merged_id, id).await?;
    repoint::<load::Entity>(write, load::Column::OriginFacilityId, merged_id, id).await?;
    repoint::<load::Entity>(write, load::Column::DestinationFacilityId, merged_id, id).await?;
    repoint::<quote_stop::Entity>(write, quote_stop::Column::FacilityId, merged_id, id).await?;
    repoint::<quote::Entity>(write, quote::Column::OriginFacilityId, merged_id, id).await?;
    repoint::<quote::Entity>(write, quote::Column::DestinationFacilityId, merged_id, id).await?;
    repoint::<detention::Entity>(write, detention::Column::FacilityId, merged_id, id).await?;
    move_annotations(write, RecordKind::Facility, merged_id, id).await?;
    // The survivor is no sample.
    unpoint::<sample::Entity>(write, sample::Column::OriginFacilityId, merged_id).await?;
    unpoint::<sample::Entity>(write, sample::Column::DestinationFacilityId, merged_id).await?;
    // Facilities merged into it earlier now link to the survivor.
    repoint::<Entity>(write, Column::MergedIntoId, merged_id, id).await
}
