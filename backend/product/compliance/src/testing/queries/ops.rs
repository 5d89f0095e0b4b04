//! The verbs of queries.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    simple_record, zone_of_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable, Owned,
    compliance::clearinghouse_query::{ActiveModel, Column, Entity, Model},
    fleet::driver,
};
use haul_types::{ClearinghouseConsent, ClearinghouseQueryKind, ClearinghouseResult, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::views::{ClearinghouseQuery, ClearinghouseQueryCreate, ClearinghouseQueryPage, ClearinghouseQueryUpdate};
use crate::subject::driver_names;
use crate::testing::program::named;

/// Which queries a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub driver_id: Option<Uuid>,
    pub kind: AnyOf<ClearinghouseQueryKind>,
    pub result: AnyOf<ClearinghouseResult>,
    pub archived: bool,
}

impl SortBy for ClearinghouseQuery {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("queried_at", Column::QueriedAt), ("consented_on", Column::ConsentedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-queried_at";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<ClearinghouseQuery>,
) -> Result<ClearinghouseQueryPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(filter.ids.on(Column::Id))
        .filter(filter.kind.on(Column::Kind))
        .filter(filter.result.on(Column::Result));
    if let Some(id) = filter.driver_id {
        select = select.filter(Column::DriverId.eq(id));
    }
    if let Some(q) = &filter.q {
        select = select.filter(Column::DriverId.in_subquery(named(actor.company_id, q)));
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for ClearinghouseQuery {
    simple_record!("clearinghouse_query", Entity, ClearinghouseQueryCreate, ClearinghouseQueryUpdate, driver_name);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: ClearinghouseQueryUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        if let Some(id) = input.driver_id {
            let found = driver::Entity::find_owned(write.company_id(), id).fetch_optional(write.tx()).await?;
            invalid.require(found.is_some(), "driver_id", "There is no such driver.");
            row.driver_id = Set(id);
        }
        if let Some(kind) = input.kind {
            row.kind = Set(kind);
        }
        if let Some(at) = input.queried_at {
            invalid.require(at <= write.now, "queried_at", "This is in the future.");
            row.queried_at = Set(at);
        }
        patch(&mut row.result, input.result, Some);
        if let Some(consent) = input.consent {
            row.consent = Set(consent);
        }
        if let Some(day) = input.consented_on {
            row.consented_on = Set(day);
        }
        patch(&mut row.reference, input.reference, |text| invalid.optional_text("reference", &text, 60));
        patch(&mut row.note, input.note, |text| invalid.optional_text("note", &text, 1000));
        let zone = zone_of_company(write.tx(), write.company_id()).await?;
        check(row, zone, invalid);
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let ids = rows.iter().map(|row| row.driver_id);
        let names = driver_names(db, company_id, ids).await?;
        let name = |id: Uuid| names.get(&id).cloned().unwrap_or_default();
        Ok(rows.into_iter().map(|row| shown(name(row.driver_id), row)).collect())
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        // An open query decides nothing.
        if before.result.is_some() || after.result.is_some() {
            write.show("driver", after.driver_id);
            if before.driver_id != after.driver_id {
                write.show("driver", before.driver_id);
            }
        }
        Ok(())
    }

    async fn follow_new(write: &mut Write, after: &Self) -> Result<(), ApiError> {
        if after.result.is_some() {
            write.show("driver", after.driver_id);
        }
        crate::watch::begin(write).await
    }
}

fn shown(driver_name: String, row: Model) -> ClearinghouseQuery {
    ClearinghouseQuery {
        driver_name,
        id: row.id,
        driver_id: row.driver_id,
        kind: row.kind,
        queried_at: row.queried_at,
        result: row.result,
        consent: row.consent,
        consented_on: row.consented_on,
        reference: row.reference,
        note: row.note,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}

fn check(row: &ActiveModel, zone: chrono_tz::Tz, invalid: &mut Invalid) {
    let kind = row.kind.try_as_ref().copied();
    let result = row.result.try_as_ref().copied().flatten();
    let is_limited = kind == Some(ClearinghouseQueryKind::Limited);
    let fits = match result {
        None | Some(ClearinghouseResult::NoRecords) => true,
        Some(ClearinghouseResult::RecordsFound) => is_limited,
        Some(ClearinghouseResult::NotProhibited | ClearinghouseResult::Prohibited) => !is_limited,
    };
    let message = match is_limited {
        true => "A limited query tells only whether there are records.",
        false => "A full query tells whether the driver is prohibited.",
    };
    invalid.require(fits, "result", message);
    let is_specific = row.consent.try_as_ref() == Some(&ClearinghouseConsent::Specific);
    invalid.require(is_limited || is_specific, "consent", "A full query needs the driver's specific consent.");
    let consented = row.consented_on.try_as_ref().copied();
    let asked = row.queried_at.try_as_ref().map(|at| at.date_in(zone));
    let is_before = consented.zip(asked).is_none_or(|(consented, asked)| consented <= asked);
    invalid.require(is_before, "consented_on", "The consent must not be dated after the query.");
}
