//! The verbs of legal holds.

use haul_api::{
    AnyOf, ApiError, AppContext, Invalid, SortBy, Write,
    authz::Actor,
    paging::PageParams,
    patch,
    records::{self, SimpleRecord},
    searched, simple_record, today_at_company,
};
use haul_db::Connection;
use haul_entity::{
    Archivable,
    safety::legal_hold::{ActiveModel, Column, Entity, Model},
};
use haul_types::{ComplianceSubject, Timestamp, folded};
use sea_orm::{ColumnTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    held::{in_force, is_in_force},
    views::{LegalHold, LegalHoldCreate, LegalHoldPage, LegalHoldUpdate},
};
use crate::involved::{self, Involved};

/// Which holds a list shows.
pub struct Filter {
    pub q: Option<String>,
    pub ids: AnyOf<Uuid>,
    pub record_kind: AnyOf<ComplianceSubject>,
    pub record_id: Option<Uuid>,
    pub is_in_force: Option<bool>,
    pub archived: bool,
}

impl SortBy for LegalHold {
    type Column = Column;

    const FIELDS: &'static [(&'static str, Column)] =
        &[("begins_on", Column::BeginsOn), ("released_on", Column::ReleasedOn), ("created_at", Column::CreatedAt)];
    const DEFAULT: &'static str = "-begins_on";
}

pub async fn list(
    ctx: &AppContext,
    actor: &Actor,
    filter: Filter,
    params: &PageParams<LegalHold>,
) -> Result<LegalHoldPage, ApiError> {
    let mut select = Entity::archived_or_not(actor.company_id, filter.archived)
        .filter(searched(filter.q.as_deref(), &[Column::MatterFolded], &[]))
        .filter(filter.ids.on(Column::Id))
        .filter(filter.record_kind.on(Column::RecordKind));
    if let Some(record_id) = filter.record_id {
        select = select.filter(Column::RecordId.eq(record_id));
    }
    if let Some(wanted) = filter.is_in_force {
        select = select.filter(if wanted { in_force() } else { in_force().not() });
    }
    Ok(records::list(ctx, actor, select, params, Column::Id).await?.into())
}

impl SimpleRecord for LegalHold {
    simple_record!("legal_hold", Entity, LegalHoldCreate, LegalHoldUpdate, matter);

    async fn apply(
        write: &Write,
        row: &mut ActiveModel,
        input: LegalHoldUpdate,
        invalid: &mut Invalid,
    ) -> Result<(), ApiError> {
        patch(&mut row.driver_id, input.driver_id, Some);
        patch(&mut row.truck_id, input.truck_id, Some);
        patch(&mut row.trailer_id, input.trailer_id, Some);
        patch(&mut row.motor_carrier_id, input.motor_carrier_id, Some);
        involved::check(write, &row.driver_id, &row.truck_id, &row.trailer_id, invalid).await?;
        involved::check_carrier(write, &row.motor_carrier_id, invalid).await?;
        name_record(row, invalid);
        if let Some(matter) = input.matter {
            let matter = invalid.text("matter", &matter, 120);
            row.matter_folded = Set(folded(&matter));
            row.matter = Set(matter);
        }
        if let Some(reason) = input.reason {
            row.reason = Set(invalid.text("reason", &reason, 1000));
        }
        if let Some(day) = input.begins_on {
            row.begins_on = Set(day);
        }
        let before = row.released_on.try_as_ref().copied().flatten();
        patch(&mut row.released_on, input.released_on, Some);
        let released_on = row.released_on.try_as_ref().copied().flatten();
        if before.is_some() != released_on.is_some() {
            row.released_by = Set(released_on.map(|_| write.actor.name.clone()));
        }
        if row.placed_by.try_as_ref().is_none() {
            row.placed_by = Set(write.actor.name.clone());
        }
        let today = today_at_company(write.tx(), write.company_id(), write.now).await?;
        let begins_on = row.begins_on.try_as_ref().copied();
        invalid.require(begins_on.is_none_or(|day| day <= today), "begins_on", "This day is in the future.");
        invalid.require(released_on.is_none_or(|day| day <= today), "released_on", "This day is in the future.");
        let is_after = begins_on.zip(released_on).is_none_or(|(begins, released)| begins <= released);
        invalid.require(is_after, "released_on", "This is before the day from which the records are kept.");
        Ok(())
    }

    async fn present(
        db: &impl Connection,
        company_id: Uuid,
        rows: Vec<Model>,
        _now: Timestamp,
    ) -> Result<Vec<Self>, ApiError> {
        let ids = rows.iter().map(|row| [row.driver_id, row.truck_id, row.trailer_id]);
        let mut names = Involved::find(db, company_id, ids).await?;
        names.add_carriers(db, company_id, rows.iter().filter_map(|row| row.motor_carrier_id)).await?;
        Ok(rows.into_iter().map(|row| shown(row, &names)).collect())
    }

    async fn follow_new(write: &mut Write, after: &Self) -> Result<(), ApiError> {
        write.show(after.record_kind.as_str(), after.record_id);
        Ok(())
    }

    async fn changed(write: &mut Write, before: &Self, after: &Self) -> Result<(), ApiError> {
        write.show(after.record_kind.as_str(), after.record_id);
        if before.record_id != after.record_id {
            write.show(before.record_kind.as_str(), before.record_id);
        }
        Ok(())
    }
}

/// The one record that the row names.
fn name_record(row: &mut ActiveModel, invalid: &mut Invalid) {
    let id = |column: &sea_orm::ActiveValue<Option<Uuid>>| column.try_as_ref().copied().flatten();
    let named = [
        (ComplianceSubject::Driver, id(&row.driver_id)),
        (ComplianceSubject::Truck, id(&row.truck_id)),
        (ComplianceSubject::Trailer, id(&row.trailer_id)),
        (ComplianceSubject::MotorCarrier, id(&row.motor_carrier_id)),
    ];
    let mut named = named.into_iter().filter_map(|(kind, id)| id.map(|id| (kind, id)));
    match (named.next(), named.next()) {
        (Some((kind, id)), None) => {
            row.record_kind = Set(kind);
            row.record_id = Set(id);
        }
        _ => invalid.push("driver_id", "A hold is on one driver, truck, trailer or carrier."),
    }
}

fn shown(row: Model, names: &Involved) -> LegalHold {
    LegalHold {
        is_in_force: is_in_force(&row),
        record_name: names.of(Some(row.record_id)).map(|record| record.name).unwrap_or_default(),
        id: row.id,
        record_kind: row.record_kind,
        record_id: row.record_id,
        matter: row.matter,
        reason: row.reason,
        begins_on: row.begins_on,
        placed_by: row.placed_by,
        released_on: row.released_on,
        released_by: row.released_by,
        archived_at: row.archived_at,
        version: row.version,
        created_at: row.created_at,
        updated_at: row.updated_at,
    }
}
