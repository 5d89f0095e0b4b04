//! The record that something is attached to.

use std::collections::HashMap;

use haul_api::{ApiError, Change, Write, by_ids, merging::repoint};
use haul_db::Connection;
use haul_entity::{
    Owned,
    annotations::{record_file, record_note, record_tag},
    fleet::{driver, motor_carrier, trailer, truck},
    loads::load,
    partners::{customer, facility},
    quotes::quote,
};
use haul_types::RecordKind;
use sea_orm::{ColumnTrait, DbErr, EntityTrait, QueryFilter, QuerySelect, QueryTrait, sea_query::Expr};
use uuid::Uuid;

/// A record of the company.
#[derive(Clone, Debug)]
pub struct Subject {
    pub kind: RecordKind,
    pub id: Uuid,
    /// Its name or number in history and notices.
    pub label: String,
}

/// Calls `$of!` with the table of the kind and what names its records.
macro_rules! by_kind {
    ($kind:expr, $of:ident) => {
        match $kind {
            RecordKind::Load => $of!(load, |row| row.number),
            RecordKind::Quote => $of!(quote, |row| row.number),
            RecordKind::Customer => $of!(customer, |row| row.name),
            RecordKind::Facility => $of!(facility, |row| row.name),
            RecordKind::Driver => $of!(driver, |row| format!("{} {}", row.first_name, row.last_name)),
            RecordKind::Truck => $of!(truck, |row| row.unit_number),
            RecordKind::Trailer => $of!(trailer, |row| row.unit_number),
            RecordKind::MotorCarrier => $of!(motor_carrier, |row| row.legal_name),
        }
    };
}

/// The company's record; another company's is not found.
pub async fn find(db: &impl Connection, company_id: Uuid, kind: RecordKind, id: Uuid) -> Result<Subject, ApiError> {
    let label = label_of(db, company_id, kind, id).await?;
    Ok(Subject { kind, id, label: label.ok_or_else(ApiError::not_found)? })
}

async fn label_of(
    db: &impl Connection,
    company_id: Uuid,
    kind: RecordKind,
    id: Uuid,
) -> Result<Option<String>, ApiError> {
    macro_rules! label {
        ($table:ident, $name:expr) => {
            $table::Entity::find_owned(company_id, id).fetch_optional(db).await?.map($name)
        };
    }
    let label: Option<String> = by_kind!(kind, label);
    Ok(label)
}

/// Names or numbers of the company's records of a kind, by their ids.
pub async fn labels_of(
    db: &impl Connection,
    company_id: Uuid,
    kind: RecordKind,
    ids: impl IntoIterator<Item = Uuid>,
) -> Result<HashMap<Uuid, String>, ApiError> {
    macro_rules! labels {
        ($table:ident, $name:expr) => {
            by_ids(db, $table::Entity::owned_by(company_id), $table::Column::Id, ids)
                .await?
                .into_iter()
                .filter_map(|(id, row)| Some(row).map($name).map(|label| (id, label)))
                .collect()
        };
    }
    let labels: HashMap<Uuid, String> = by_kind!(kind, labels);
    Ok(labels)
}

/// The same, locked until the write ends.
pub async fn find_for_update(write: &Write, kind: RecordKind, id: Uuid) -> Result<Subject, ApiError> {
    macro_rules! label {
        ($table:ident, $name:expr) => {
            write.find_for_update::<$table::Entity>(id).await?.map($name)
        };
    }
    let label: Option<String> = by_kind!(kind, label);
    Ok(Subject { kind, id, label: label.ok_or_else(ApiError::not_found)? })
}

impl Subject {
    /// Its page, for a notice.
    pub fn path(&self) -> String {
        let id = self.id;
        match self.kind {
            RecordKind::Load => format!("/apps/loads/{id}"),
            RecordKind::Quote => format!("/apps/quotation/{id}"),
            RecordKind::Customer => format!("/apps/customers?customer={id}"),
            RecordKind::Facility => format!("/apps/facilities?facility={id}"),
            RecordKind::Driver => format!("/apps/safety/drivers?driver={id}"),
            RecordKind::Truck => format!("/apps/safety/trucks?truck={id}"),
            RecordKind::Trailer => format!("/apps/safety/trucks?trailer={id}"),
            RecordKind::MotorCarrier => format!("/apps/safety/carriers?motor_carrier={id}"),
        }
    }

    /// Whether this connection, which may be narrowed to a person's terminals, shows the record.
    pub async fn is_seen(&self, db: &impl Connection, company_id: Uuid) -> Result<bool, ApiError> {
        Ok(label_of(db, company_id, self.kind, self.id).await?.is_some())
    }

    /// Adds an event, such as `note_added`, to the record's history.
    pub fn record(&self, write: &mut Write, verb: &str, changes: Vec<Change>) {
        let kind = self.kind.as_str();
        write.record(format!("{kind}.{verb}"), kind, self.id, &self.label, changes);
    }

    /// Its id, if it is of this kind: for the column of the kind.
    pub fn id_if(&self, kind: RecordKind) -> Option<Uuid> {
        (self.kind == kind).then_some(self.id)
    }
}

/// Moves tags, notes and files from a merged customer or facility to the survivor.
pub async fn move_annotations(write: &Write, kind: RecordKind, merged_id: Uuid, id: Uuid) -> Result<(), DbErr> {
    let (tag_column, note_column, file_column) = match kind {
        RecordKind::Customer => {
            (record_tag::Column::CustomerId, record_note::Column::CustomerId, record_file::Column::CustomerId)
        }
        _ => (record_tag::Column::FacilityId, record_note::Column::FacilityId, record_file::Column::FacilityId),
    };
    // The survivor may have the same tag.
    let there = record_tag::Entity::owned_by(write.company_id())
        .filter(record_tag::Column::RecordId.eq(id))
        .select_only()
        .column(record_tag::Column::TagId)
        .into_query();
    record_tag::Entity::delete_many()
        .filter(record_tag::Column::CompanyId.eq(write.company_id()))
        .filter(record_tag::Column::RecordId.eq(merged_id))
        .filter(record_tag::Column::TagId.in_subquery(there))
        .exec(write.tx())
        .await?;
    record_tag::Entity::update_many()
        .col_expr(record_tag::Column::RecordId, Expr::value(id))
        .col_expr(tag_column, Expr::value(id))
        .filter(record_tag::Column::CompanyId.eq(write.company_id()))
        .filter(record_tag::Column::RecordId.eq(merged_id))
        .exec(write.tx())
        .await?;
    repoint::<record_note::Entity>(write, note_column, merged_id, id).await?;
    repoint::<record_note::Entity>(write, record_note::Column::RecordId, merged_id, id).await?;
    repoint::<record_file::Entity>(write, file_column, merged_id, id).await?;
    repoint::<record_file::Entity>(write, record_file::Column::RecordId, merged_id, id).await
}
