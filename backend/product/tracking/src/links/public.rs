//! What a customer sees with a link, without an account: one load, without its drivers' names.
//!
//! The token finds one link across all companies; from there on everything happens inside the link's company.
//! Unknown, revoked and expired tokens are indistinguishable to callers.

use haul_api::secrets::hash_of;
use haul_api::{
    ApiError, AppContext, LinkCarrier, Write,
    authz::{Actor, ActorKind},
    by_ids, from_json_column, request_id,
};
use haul_db::{Connection, Fetch, Scope};
use haul_entity::{
    Owned,
    loads::{document, load, stop},
    partners::facility,
    tracking::{tracking, tracking_link, tracking_link_view},
};
use haul_loads::{
    documents::{self, DocumentLink},
    progress,
};
use haul_types::{Address, DocumentKind, LoadStatus, StopKind};
use sea_orm::{ActiveModelTrait, ColumnTrait, EntityTrait, IntoActiveModel, QueryFilter, QueryOrder, Set};

use super::{
    customer_links::{client_of, is_live},
    public_views::{
        LinkDocumentOpen, Milestone, PublicDocument, PublicEta, PublicPosition, PublicTracking, PublicTrackingStop,
    },
};
use crate::{reading::present, record::error::TrackingError};

const REASON: &str = "a customer's link names its company";

/// The documents that a link may show.
const PAPERS: [DocumentKind; 2] = [DocumentKind::ProofOfDelivery, DocumentKind::BillOfLading];

/// Two decimals of a degree are about a kilometer: enough to follow a load, too little to find a truck.
const PRECISION: f64 = 100.0;

/// Shows the load and records the view.
pub async fn see(ctx: &AppContext, token: &str, user_agent: Option<&str>) -> Result<PublicTracking, TrackingError> {
    let (mut write, link, load) = follow(ctx, token).await?;
    let view = tracking_link_view::Model {
        id: write.new_id(),
        company_id: link.company_id,
        tracking_link_id: link.id,
        viewed_at: write.now,
        client: client_of(user_agent).as_str().to_owned(),
    };
    view.into_active_model().reset_all().insert(write.tx()).await?;
    let mut change = link.clone().into_active_model();
    change.view_count = Set(link.view_count.saturating_add(1));
    change.last_viewed_at = Set(Some(write.now));
    change.update(write.tx()).await?;
    write.show("tracking_link", link.id);
    let shown = shown(&write, &link, &load).await?;
    Ok(write.commit(shown).await?)
}

/// A link to a document that the link shows.
pub async fn open_document(ctx: &AppContext, input: &LinkDocumentOpen) -> Result<DocumentLink, TrackingError> {
    let (write, link, load) = follow(ctx, &input.token).await?;
    let papers = papers(write.tx(), &link, &load).await?;
    let paper = papers.into_iter().find(|paper| paper.id == input.document_id).ok_or(TrackingError::NotFound)?;
    drop(write);
    let db = ctx.db.scoped(Scope::Company(link.company_id));
    Ok(documents::open(ctx, &db, link.company_id, paper.id, true).await?)
}

/// From the token to the load, locked, in its company.
async fn follow(ctx: &AppContext, token: &str) -> Result<(Write, tracking_link::Model, load::Model), TrackingError> {
    let db = ctx.db.scoped(Scope::System(REASON));
    let hash = tracking_link::Column::TokenHash.eq(hash_of(token));
    let link = tracking_link::Entity::find().filter(hash).fetch_optional(&db).await?.ok_or(TrackingError::NotFound)?;
    let actor = Actor {
        kind: ActorKind::Customer,
        name: link.label.clone(),
        request_id: request_id(),
        ..Actor::system(link.company_id)
    };
    let write = Write::begin(ctx, &actor).await?;
    let load = write.find_for_update::<load::Entity>(link.load_id).await?.ok_or(TrackingError::NotFound)?;
    let link = tracking_link::Entity::find_owned(link.company_id, link.id).fetch_optional(write.tx()).await?;
    let link = link.filter(|link| is_live(link, &load, write.now)).ok_or(TrackingError::NotFound)?;
    Ok((write, link, load))
}

async fn shown(
    write: &Write,
    link: &tracking_link::Model,
    load: &load::Model,
) -> Result<PublicTracking, TrackingError> {
    let (db, company_id, now) = (write.tx(), write.company_id(), write.now);
    let stops = stop::Entity::owned_by(company_id)
        .filter(stop::Column::LoadId.eq(load.id))
        .filter(stop::Column::Kind.ne(StopKind::Fuel))
        .order_by_asc(stop::Column::Sequence)
        .fetch_all(db)
        .await?;
    let terms = haul_loads::tracking_terms(db, company_id).await?;
    let row =
        tracking::Entity::owned_by(company_id).filter(tracking::Column::LoadId.eq(load.id)).fetch_optional(db).await?;
    // Before the driver starts and after the delivery, the truck's position is not the customer's concern.
    let row = row.filter(|row| row.next_stop_id.is_some() && LoadStatus::MOVING.contains(&load.status));
    let documents = papers(db, link, load).await?;
    let has_left = |stop: &stop::Model| stop.departed_at.is_some();
    let next = stops.iter().find(|stop| !has_left(stop)).map(|stop| stop.sequence);
    Ok(PublicTracking {
        carrier: LinkCarrier::read(&write.ctx, db, company_id).await?,
        load_number: load.number.clone(),
        customer_reference: load.customer_reference.clone().filter(|_| link.is_showing_references),
        references: match link.is_showing_references {
            true => from_json_column(load.references.clone())?,
            false => Vec::new(),
        },
        // What happened to the truck is the carrier's to tell.
        status: if load.status == LoadStatus::Breakdown { progress(&stops) } else { load.status },
        is_delivered: load.delivered_at.is_some(),
        stops: public_stops(db, &stops).await?,
        next_stop_sequence: next.filter(|_| !load.status.is_over()),
        eta: row.as_ref().and_then(|row| present::eta(row, &terms, now)).map(|eta| PublicEta {
            at: eta.at,
            basis: eta.basis,
            confidence: eta.confidence,
        }),
        position: row.as_ref().and_then(|row| present::position(row, &terms, now)).map(|position| PublicPosition {
            at: position.at,
            age_minutes: position.age_minutes,
            is_stale: position.is_stale,
            city: position.city,
            state: position.state,
            latitude: position.latitude.map(coarse),
            longitude: position.longitude.map(coarse),
        }),
        documents: documents
            .into_iter()
            .map(|paper| PublicDocument {
                id: paper.id,
                kind: paper.kind,
                file_name: paper.file_name,
                added_at: paper.created_at,
            })
            .collect(),
        shown_at: now,
    })
}

async fn papers(
    db: &impl Connection,
    link: &tracking_link::Model,
    load: &load::Model,
) -> Result<Vec<document::Model>, TrackingError> {
    if !link.is_showing_documents {
        return Ok(Vec::new());
    }
    let rows = document::Entity::owned_by(load.company_id)
        .filter(document::Column::LoadId.eq(load.id))
        .filter(document::Column::Kind.is_in(PAPERS))
        .filter(document::Column::ArchivedAt.is_null())
        .order_by_asc(document::Column::CreatedAt)
        .order_by_asc(document::Column::Id)
        .fetch_all(db)
        .await?;
    Ok(rows)
}

async fn public_stops(db: &impl Connection, stops: &[stop::Model]) -> Result<Vec<PublicTrackingStop>, ApiError> {
    let Some(company_id) = stops.first().map(|stop| stop.company_id) else { return Ok(Vec::new()) };
    let ids = stops.iter().map(|stop| stop.facility_id);
    let facilities = by_ids(db, facility::Entity::owned_by(company_id), facility::Column::Id, ids).await?;
    let shown = stops.iter().filter_map(|stop| Some((stop, facilities.get(&stop.facility_id)?)));
    let shown = shown.map(|(stop, facility)| {
        let address: Address = from_json_column(facility.address.clone())?;
        Ok(PublicTrackingStop {
            sequence: stop.sequence,
            kind: stop.kind,
            city: address.city,
            state: address.state,
            time_zone: stop.time_zone.clone(),
            schedule: stop.schedule,
            earliest_at: stop.earliest_at,
            latest_at: stop.latest_at,
            latitude: facility.latitude.map(coarse),
            longitude: facility.longitude.map(coarse),
            milestone: match (stop.arrived_at, stop.departed_at) {
                (_, Some(_)) => Milestone::Departed,
                (Some(_), None) => Milestone::Arrived,
                (None, None) => Milestone::Ahead,
            },
            arrived_at: stop.arrived_at,
            departed_at: stop.departed_at,
        })
    });
    shown.collect()
}

fn coarse(degrees: f64) -> f64 {
    (degrees * PRECISION).round() / PRECISION
}

#[cfg(test)]
mod tests {
    #[test]
    fn coarse_leaves_two_decimals() {
        for (degrees, expected) in [(41.878113, 41.88), (-87.629798, -87.63), (0.004, 0.0)] {
            assert_eq!(super::coarse(degrees), expected);
        }
    }
}
