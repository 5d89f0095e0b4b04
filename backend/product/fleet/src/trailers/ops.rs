//! The verbs of trailers.

use haul_annotations::tags::tagged;
use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record,
};
use haul_company::terminals::terminal_refs;
use haul_db::Connection;
use haul_entity::{
    Archivable,
    fleet::trailer::{ActiveModel, Column, Entity, Model},
};
use haul_types::{ComplianceSubject, Equipment, ErrorCode, Timestamp, VehicleStatus, Vin, folded};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    present::present,
    views::{Trailer, TrailerCreate, TrailerPage, TrailerUpdate},
};

/// Which trailers a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub status: AnyOf<VehicleStatus>,
    pub kind: AnyOf<Equipment>,
    pub terminal_id: Option<Uuid>,
    /// A record has at least one of them.
    pub tag: AnyOf<Uuid>,
    pub archived: bool,
}

impl SortBy for Trailer {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("unit_number", Column::UnitNumberFolded), ("year", Column::Year)];
    const DEFAULT: &'static str = "unit_number";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<Trailer>,
) -> Result<TrailerPage, ApiError> {
    let found = searched(filter.q.as_deref(), &[Column::UnitNumberFolded], &[Column::Vin, Column::Plate]);
    let mut select =
        Entity::archived_or_not(actor.company_id, filter.archived).filter(found).filter(filter.ids.on(Column::Id));
    select = select.filter(tagged(actor.company_id, &filter.tag, Column::Id));
    select = select.filter(filter.status.on(Column::Status));
    select = select.filter(filter.kind.on(Column::Kind));
    if let Some(terminal_id) = filter.terminal_id {
        select = select.filter(Column::TerminalId.eq(terminal_id));
    }

    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for Trailer {
    simple_record!("trailer", Entity, TrailerCreate, TrailerUpdate, unit_number);

    fn begin(row: &mut ActiveModel) {
        row.status = Set(VehicleStatus::Available);
    }

    fn place(row: &mut ActiveModel, terminal_id: Uuid) {
        row.terminal_id = Set(Some(terminal_id));
    }

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: TrailerUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(number) = input.unit_number {
            let number = invalid.text("unit_number", &number, 20);
            row.unit_number_folded = Set(folded(&number));
            row.unit_number = Set(number);
        }
        patch(&mut row.vin, input.vin, |text| invalid.parse("vin", Vin::parse(&text)).map(String::from));
        patch(&mut row.year, input.year, |year| Some(invalid.between("year", year, 1950, 2100)));
        patch(&mut row.make, input.make, |text| invalid.optional_text("make", &text, 40));
        patch(&mut row.model, input.model, |text| invalid.optional_text("model", &text, 40));
        patch(&mut row.tire_size, input.tire_size, |text| invalid.optional_text("tire_size", &text.to_uppercase(), 30));
        patch(&mut row.plate, input.plate, |text| invalid.optional_text("plate", &text.to_uppercase(), 12));
        patch(&mut row.plate_state, input.plate_state, |text| invalid.state_code("plate_state", &text));
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        patch(&mut row.length_feet, input.length_feet, |feet| Some(invalid.between("length_feet", feet, 1, 100)));
        if let Some(status) = input.status {
            row.status = Set(status);
        }
        patch(&mut row.status_reason, input.status_reason, |text| invalid.optional_text("status_reason", &text, 200));
        patch(&mut row.terminal_id, input.terminal_id, Some);
        patch(&mut row.notes, input.notes, |text| invalid.optional_text("notes", &text, 4000));
        if let Some(Some(id)) = row.terminal_id.try_as_ref() {
            let found = terminal_refs(write.tx(), write.company_id(), [*id]).await?;
            invalid.require(!found.is_empty(), "terminal_id", "There is no such terminal.");
        }
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        present(db, company_id, rows, now).await
    }

    async fn added(write: &Write, row: &Model, input: &TrailerCreate) -> Result<(), ApiError> {
        let days =
            [("registration", input.registration_expires_on), ("inspection", input.annual_inspection_expires_on)];
        haul_compliance::begin(write, ComplianceSubject::Trailer, row.id, &days).await
    }

    fn taken(key: &str, _row: &ActiveModel) -> Option<ApiError> {
        match key {
            "trailer_unit_number_key" => {
                Some(ApiError::new(ErrorCode::UnitNumberAlreadyUsed, "Another trailer has this unit number."))
            }
            "trailer_vin_key" => Some(ApiError::new(ErrorCode::VinAlreadyUsed, "Another trailer has this VIN.")),
            _ => None,
        }
    }
}
