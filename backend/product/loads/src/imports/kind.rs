//! Loads from a file. Undoing the import cancels its loads, keeps their numbers taken, and archives the facilities
//! created with them unless another load goes there.

use haul_api::{
    ApiError, Write,
    authz::Permission,
    imports::{Cells, Column, Complaints, Key, Kind, Made, Reconciliation, Stamp, Taken, Undone},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    insight::import_row,
    loads::{leg, load, stop},
    partners::facility,
};
use haul_partners::facilities::Facility;
use haul_types::{ImportKind, folded};
use sea_orm::{
    ColumnTrait, PaginatorTrait, QueryFilter,
    sea_query::{Expr, ExprTrait, Query},
};
use uuid::Uuid;

use super::{
    amounts, columns,
    names::Names,
    rows::{self, LoadRow},
};
use crate::{
    LoadReason,
    assignment::crew::Crew,
    booking::ops::create_known,
    legs::crew::unassign,
    record::{error::LoadError, leg_views::LegStep},
};

pub struct Loads;

impl Kind for Loads {
    const KIND: ImportKind = ImportKind::Loads;
    const READ: Permission = Permission::LoadsRead;
    const WRITE: Permission = Permission::LoadsWrite;
    const NOUN: &'static str = "load";
    const NOUNS: &'static str = "loads";
    const UNDONE: &'static str = "canceled";

    type Names = Names;
    type Draft = LoadRow;
    type Table = load::Entity;

    fn columns() -> Vec<Column> {
        columns::columns()
    }

    fn label(cells: &Cells) -> String {
        rows::label(cells)
    }

    /// The verb itself reports a reference that is already used.
    async fn look_up(write: &Write, rows: &[Cells]) -> Result<(Names, Taken), ApiError> {
        Ok((Names::read(&write.seen(), write.company_id(), rows).await?, Taken::default()))
    }

    async fn read(
        write: &mut Write,
        names: &mut Names,
        cells: &Cells,
    ) -> Result<Result<LoadRow, Complaints>, ApiError> {
        rows::read(write, names, cells).await
    }

    fn keys(names: &Names, cells: &Cells) -> Vec<Key> {
        let customer = cells.text("customer").and_then(|name| names.places.customer(name));
        let of_customer = |text: &str| customer.map(|id| format!("{id} {}", folded(text))).unwrap_or_default();
        Key::of(cells, "customer_reference", "reference", of_customer).into_iter().collect()
    }

    async fn check(write: &mut Write, draft: &LoadRow) -> Result<Complaints, ApiError> {
        let tried = if draft.crew == Crew::default() {
            crate::check_new(write, draft.input.clone()).await.map(|_| ())
        } else {
            // On record until the trial is rolled back, so that the gate sees the work of the rows before.
            create_known(write, draft.input.clone(), draft.crew).await.map(|_| ())
        };
        match tried {
            Ok(()) => Ok(Complaints::default()),
            Err(error) => draft.complaints(error.into()),
        }
    }

    async fn create(write: &mut Write, draft: &LoadRow) -> Result<Result<Made, Complaints>, ApiError> {
        match create_known(write, draft.input.clone(), draft.crew).await {
            Ok(load) => {
                let stamp = Stamp { version: load.version, updated_at: load.updated_at };
                Ok(Ok(Made { id: load.id, label: load.number, stamp }))
            }
            Err(error) => Ok(Err(draft.complaints(error.into())?)),
        }
    }

    async fn add_amounts(
        db: &Db,
        company_id: Uuid,
        rows: &[import_row::Model],
        found: &mut Reconciliation,
    ) -> Result<(), ApiError> {
        amounts::add(db, company_id, rows, found).await
    }

    fn facility_ids(draft: &LoadRow) -> Vec<Uuid> {
        draft.facility_ids.clone()
    }

    async fn undo(write: &mut Write, id: Uuid, row: &import_row::Model, file_name: &str) -> Result<Undone, ApiError> {
        let reason = format!("The import of {file_name} was undone.");
        let reason = reason.chars().take(200).collect();
        let cancelled = take_back(write, id, row.record_version, reason).await;
        match cancelled.map_err(ApiError::from) {
            Ok(_) => {}
            Err(error) if (400..500).contains(&error.problem().status) => {
                return Ok(Undone::Kept(error.problem().message.clone()));
            }
            Err(error) => return Err(error),
        }
        let made: Vec<Uuid> = serde_json::from_value(row.facility_ids.clone()).map_err(ApiError::internal)?;
        for facility_id in made {
            archive(write, facility_id).await?;
        }
        Ok(Undone::Done)
    }
}

/// Frees the crew and cancels the load.
async fn take_back(write: &mut Write, id: Uuid, version: Option<i32>, reason: String) -> Result<(), LoadError> {
    let crew = leg::Entity::owned_by(write.company_id())
        .filter(leg::Column::LoadId.eq(id))
        .filter(leg::Column::DriverId.is_not_null())
        .filter(leg::Column::TruckId.is_not_null());
    let version = match crew.fetch_optional(write.tx()).await? {
        Some(_) => Some(unassign(write, id, LegStep { version, leg_id: None }).await?.version),
        None => version,
    };
    crate::cancel(write, id, LoadReason { version, reason }).await?;
    Ok(())
}

/// Archives a facility as the import created it, unless a load goes there.
async fn archive(write: &mut Write, id: Uuid) -> Result<(), ApiError> {
    let Some(facility) = write.find_for_update::<facility::Entity>(id).await? else {
        return Ok(());
    };
    // By the stop's own load: a list of all canceled loads would grow with every row that is undone.
    let moving = Query::select()
        .expr(Expr::val(1))
        .from(load::Entity)
        .and_where(Expr::col((load::Entity, load::Column::Id)).equals((stop::Entity, stop::Column::LoadId)))
        .and_where(load::Column::CompanyId.eq(write.company_id()))
        .and_where(load::Column::CancelledAt.is_null())
        .to_owned();
    let in_use = stop::Entity::owned_by(write.company_id())
        .filter(stop::Column::FacilityId.eq(id))
        .filter(Expr::exists(moving))
        .count(write.tx())
        .await?;
    if facility.version == 1 && facility.archived_at.is_none() && in_use == 0 {
        write.set_archived::<Facility>(facility, true).await?;
    }
    Ok(())
}
