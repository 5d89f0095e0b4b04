//! Where the trucks of a page's rows are now: the position with its age, the ETA, and the calls about the load.

use std::collections::HashMap;

use haul_api::{ApiError, by_ids};
use haul_db::{Connection, Fetch};
use haul_entity::{
    Owned,
    tracking::{check_call, tracking},
};
use haul_types::{LoadRef, Timestamp};
use sea_orm::{ColumnTrait, QueryFilter};
use uuid::Uuid;

use super::{
    cards::Card,
    views::{BoardPosition, BoardStanding},
};
use crate::tracking_terms;

/// The tracking of the loads under way, as last assessed. Three statements for any number of them.
#[derive(Default)]
pub struct Standings {
    tracked: HashMap<Uuid, tracking::Model>,
    /// When each load's latest call was.
    called: HashMap<Uuid, Timestamp>,
    /// An older position is marked as old.
    stale_minutes: i64,
    now: Option<Timestamp>,
}

impl Standings {
    pub async fn of(db: &impl Connection, company_id: Uuid, cards: &[Card], now: Timestamp) -> Result<Self, ApiError> {
        let ids: Vec<Uuid> = cards.iter().filter(|card| card.is_current).map(|card| card.shown.load_id).collect();
        if ids.is_empty() {
            return Ok(Self::default());
        }
        let terms = tracking_terms(db, company_id).await?;
        let rows =
            tracking::Entity::owned_by(company_id).filter(tracking::Column::LoadId.is_in(ids)).fetch_all(db).await?;
        let call_ids: Vec<Uuid> = rows.iter().filter_map(|row| row.last_check_call_id).collect();
        let calls = by_ids(db, check_call::Entity::owned_by(company_id), check_call::Column::Id, call_ids).await?;
        Ok(Self {
            tracked: rows.into_iter().map(|row| (row.load_id, row)).collect(),
            called: calls.into_values().map(|call| (call.load_id, call.occurred_at)).collect(),
            stale_minutes: terms.no_position_minutes.into(),
            now: Some(now),
        })
    }

    /// Of the first leg that its truck is driving or will drive next; none for a leg that waits for a relay.
    pub fn standing(&self, cards: &[Card]) -> Option<BoardStanding> {
        let now = self.now?;
        let card = cards.iter().find(|card| card.is_current)?;
        let row = self.tracked.get(&card.shown.load_id)?;
        let due_at = row.check_call_due_at;
        Some(BoardStanding {
            load: LoadRef { id: card.shown.load_id, number: card.shown.number.clone(), status: card.shown.load_status },
            position: self.position(row, now),
            next_stop: card.next_stop.clone(),
            next_due_at: row.next_due_at,
            eta_at: row.eta_at,
            last_call_at: self.called.get(&row.load_id).copied(),
            next_call_at: due_at,
            is_call_due: due_at.is_some_and(|at| at <= now),
        })
    }

    fn position(&self, row: &tracking::Model, now: Timestamp) -> Option<BoardPosition> {
        let (at, source) = row.position_at.zip(row.position_source)?;
        let age_minutes = (now - at).num_minutes().max(0);
        Some(BoardPosition {
            at,
            age_minutes,
            is_stale: age_minutes > self.stale_minutes,
            source,
            city: row.position_city.clone(),
            state: row.position_state.clone(),
        })
    }
}
