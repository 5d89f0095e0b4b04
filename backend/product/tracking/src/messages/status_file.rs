//! A load's events as a CSV file, a row for each status.

use chrono::TimeDelta;
use haul_api::{ApiError, AppContext, by_ids, from_json_column};
use haul_db::{Fetch, Scope};
use haul_entity::{Owned, company::company, fleet::trailer, partners::facility};
use haul_loads::{Aggregate, documents::DocumentLink};
use haul_ports::{Cell, DownloadGrant, TableFormat, TableOrder};
use haul_types::Address;
use sea_orm::EntityTrait;
use uuid::Uuid;

use super::status_report::{self, StatusRow};
use crate::record::error::TrackingError;

pub const CSV: &str = "text/csv";

/// Time to follow a link that was just requested; the same as for documents.
const LINK_LIFETIME: TimeDelta = TimeDelta::minutes(5);

const HEADER: [&str; 16] = [
    "load_number",
    "customer_reference",
    "scac",
    "status_code",
    "status",
    "reason_code",
    "is_estimated",
    "stop_sequence",
    "facility",
    "city",
    "state",
    "postal_code",
    "local_date_time",
    "time_zone",
    "utc_date_time",
    "trailer",
];

/// A file that was just written. Unclaimed it expires, long after the last attempt to mail it.
pub struct StatusFile {
    pub blob_id: Uuid,
    pub file_name: String,
}

pub async fn write(ctx: &AppContext, company_id: Uuid, load_id: Uuid) -> Result<StatusFile, TrackingError> {
    let db = ctx.db.scoped(Scope::Company(company_id));
    let load = Aggregate::read(&db, company_id, load_id, false).await?.ok_or(TrackingError::NotFound)?;
    let company = company::Entity::find_by_id(company_id).fetch_optional(&db).await?;
    let trailer = match load.load.trailer_id {
        Some(id) => trailer::Entity::find_owned(company_id, id).fetch_optional(&db).await?,
        None => None,
    };
    let ids = load.stops.iter().map(|stop| stop.facility_id);
    let facilities = by_ids(&db, facility::Entity::owned_by(company_id), facility::Column::Id, ids).await?;
    let fixed = Fixed {
        scac: company.and_then(|company| company.scac),
        trailer: trailer.map(|trailer| trailer.unit_number),
        load: &load,
    };
    let mut rows = Vec::new();
    for row in status_report::rows(&load.stops, &load.events) {
        let stop = load.stops.get(row.stop).and_then(|stop| facilities.get(&stop.facility_id));
        rows.push(cells(&fixed, &row, stop.ok_or_else(|| ApiError::internal("a stop without its facility"))?)?);
    }
    let order = TableOrder {
        company_id,
        blob_id: ctx.ids.next(),
        format: TableFormat::Csv,
        title: "Status".to_owned(),
        header: HEADER.map(str::to_owned).to_vec(),
        created_at: ctx.now().utc(),
    };
    let mut table = ctx.tables.write(&order).await.map_err(ApiError::internal)?;
    table.append(rows).await.map_err(ApiError::internal)?;
    table.finish().await.map_err(ApiError::internal)?;
    Ok(StatusFile { blob_id: order.blob_id, file_name: format!("Load {} status.csv", load.load.number) })
}

/// A link that works for a few minutes.
pub fn link(ctx: &AppContext, company_id: Uuid, file: StatusFile) -> Result<DocumentLink, TrackingError> {
    let expires_at = ctx.now() + LINK_LIFETIME;
    let grant = DownloadGrant {
        company_id,
        blob_id: file.blob_id,
        file_name: file.file_name,
        media_type: CSV.to_owned(),
        inline: false,
        expires_at: expires_at.utc(),
    };
    let url = ctx.blobs.mint_download(&grant).map_err(ApiError::internal)?;
    Ok(DocumentLink { url, expires_at })
}

/// The same in every row.
struct Fixed<'a> {
    scac: Option<String>,
    trailer: Option<String>,
    load: &'a Aggregate,
}

fn cells(fixed: &Fixed<'_>, row: &StatusRow, facility: &facility::Model) -> Result<Vec<Cell>, ApiError> {
    let load = &fixed.load.load;
    let address: Address = from_json_column(facility.address.clone())?;
    let zone: chrono_tz::Tz = facility.time_zone.parse().unwrap_or(chrono_tz::UTC);
    let text = |text: &str| Cell::Text(text.to_owned());
    let optional = |value: Option<&String>| value.map_or(Cell::Empty, |value| Cell::Text(value.clone()));
    let sequence = i64::try_from(row.stop).unwrap_or_default().saturating_add(1);
    Ok(vec![
        text(&load.number),
        optional(load.customer_reference.as_ref()),
        optional(fixed.scac.as_ref()),
        text(row.code),
        text(row.status),
        text(row.reason),
        text(if row.is_estimated { "yes" } else { "no" }),
        Cell::Integer(sequence),
        text(&facility.name),
        text(&address.city),
        text(&address.state),
        text(&address.postal_code),
        Cell::DateTime(row.at.in_zone(zone).naive_local()),
        text(&facility.time_zone),
        Cell::DateTime(row.at.utc().naive_utc()),
        optional(fixed.trailer.as_ref()),
    ])
}
