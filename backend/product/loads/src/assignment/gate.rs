//! Gathers the dated facts that the assignment gate judges.

use std::collections::HashMap;

use haul_api::{Change, Invalid, from_json_column};
use haul_compliance::{
    Papers, papers_of,
    testing::{DriverStanding, first_test_on, standings_of},
};
use haul_db::Connection;
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    loads::{leg, stop},
};
use haul_fleet::motor_carriers::{authority_of, objections};
use haul_types::{Date, Equipment, Timestamp};
use uuid::Uuid;

use super::{
    crew::Crew,
    facts::{AuthorityFacts, Candidates, DriverFacts, OutOfReach, Overlap, Trip, VehicleFacts},
    judge::verdicts,
    other_work::{Work, work_of},
    reach::Reach,
    rules::rules_of,
};
use crate::record::{
    aggregate::{Aggregate, full_name},
    assignment_views::AssignmentVerdict,
    error::LoadError,
    local_time::local_day,
};

/// The warnings and blocks for assigning the leg to the crew. An id from outside the company is an error of its field.
pub async fn judge(
    db: &impl Connection,
    aggregate: &Aggregate,
    leg: &leg::Model,
    crew: Crew,
    now: Timestamp,
) -> Result<Vec<AssignmentVerdict>, LoadError> {
    let load = &aggregate.load;
    let needs = Needs {
        equipment: load.equipment,
        is_hazmat: load.is_hazmat,
        is_team_required: load.is_team_required,
        is_twic_required: load.is_twic_required,
    };
    judge_trip(db, needs, &aggregate.stops, leg, crew, now).await
}

/// What a load asks of its crew and equipment.
#[derive(Clone, Copy, Debug)]
pub struct Needs {
    pub equipment: Equipment,
    pub is_hazmat: bool,
    pub is_team_required: bool,
    pub is_twic_required: bool,
}

/// Like [`judge`], for a load that may not be on record yet.
pub async fn judge_trip(
    db: &impl Connection,
    needs: Needs,
    stops: &[stop::Model],
    leg: &leg::Model,
    crew: Crew,
    now: Timestamp,
) -> Result<Vec<AssignmentVerdict>, LoadError> {
    let company_id = leg.company_id;
    let stop = |id| stops.iter().find(|stop| stop.id == id);
    let (Some(from), Some(to)) = (stop(leg.from_stop_id), stop(leg.to_stop_id)) else {
        return Err(LoadError::NotFound);
    };
    let trip = Trip {
        load_id: leg.load_id,
        equipment: needs.equipment,
        is_hazmat: needs.is_hazmat,
        is_team_required: needs.is_team_required,
        is_twic_required: needs.is_twic_required,
        last_day: last_day(to, now),
    };
    let mut invalid = Invalid::default();
    if crew.driver_id.is_some() && crew.driver_id == crew.co_driver_id {
        invalid.push("co_driver_id", "Choose someone other than the driver.");
    }
    let work = work_of(db, company_id, crew, leg.id, now).await?;
    let at_the_same_time = |other: &Work| other.starts_at < to.earliest_at && other.ends_at > from.earliest_at;
    let (clashes, others): (Vec<Work>, Vec<Work>) = work.into_iter().partition(at_the_same_time);
    let reach = Reach::read(db, stops, leg, &others, now).await?;
    let judged = [crew.driver_id, crew.co_driver_id, crew.truck_id, crew.trailer_id];
    let papers = papers_of(db, company_id, judged.into_iter().flatten()).await?;
    let drivers: Vec<Uuid> = [crew.driver_id, crew.co_driver_id].into_iter().flatten().collect();
    let standings = standings_of(db, company_id, drivers.iter().copied(), now).await?;
    let are_cleared = drivers.iter().all(|id| standings.get(id).is_some_and(|standing| standing.is_cleared));
    let tested_since = if are_cleared { None } else { first_test_on(db, company_id).await? };
    let mut facts = Facts {
        db,
        company_id,
        last_day: trip.last_day,
        clashes: &clashes,
        others: &others,
        reach,
        papers,
        standings,
        tested_since,
        invalid: &mut invalid,
    };
    let candidates = Candidates {
        driver: facts.of_driver(crew.driver_id, "driver_id").await?,
        co_driver: facts.of_driver(crew.co_driver_id, "co_driver_id").await?,
        truck: facts.of_truck(crew.truck_id).await?,
        trailer: facts.of_trailer(crew.trailer_id).await?,
    };
    invalid.finish()?;
    Ok(verdicts(&trip, &candidates, &rules_of(db, company_id).await?))
}

/// The day until which papers must be valid. A trip that is late ends today at the earliest, whatever was planned.
fn last_day(to: &stop::Model, now: Timestamp) -> Date {
    let planned = local_day(&to.earliest_local, to.earliest_at);
    match (to.known_arrival(), to.time_zone.parse()) {
        (None, Ok(zone)) => planned.max(now.date_in(zone)),
        _ => planned,
    }
}

/// Blocks always refuse; warnings do until a user accepts them. Returns what was accepted, for the history.
pub fn pass(verdicts: Vec<AssignmentVerdict>, accepts_warnings: bool) -> Result<Vec<Change>, LoadError> {
    if verdicts.iter().any(|verdict| verdict.is_blocking) {
        let blocking = verdicts.into_iter().filter(|verdict| verdict.is_blocking).collect();
        return Err(LoadError::AssignmentBlocked(blocking));
    }
    if !verdicts.is_empty() && !accepts_warnings {
        return Err(LoadError::AssignmentNeedsConfirmation(verdicts));
    }
    let accepted = verdicts.into_iter().map(|verdict| verdict.message).collect::<Vec<_>>().join(" ");
    let change = Change { field: "accepted_warnings".to_owned(), from: None, to: Some(accepted) };
    Ok(Some(change).into_iter().filter(|change| change.to.as_deref() != Some("")).collect())
}

struct Facts<'a, C: Connection> {
    db: &'a C,
    company_id: Uuid,
    /// Of the trip.
    last_day: Date,
    /// Other work of the crew at the same time.
    clashes: &'a [Work],
    /// Before and after.
    others: &'a [Work],
    reach: Reach,
    /// Of the crew and equipment.
    papers: HashMap<Uuid, Papers>,
    /// Of the drivers, from their tests.
    standings: HashMap<Uuid, DriverStanding>,
    /// The company records pre-employment tests since then, so a driver hired later without one is not cleared.
    tested_since: Option<Date>,
    invalid: &'a mut Invalid,
}

impl<C: Connection> Facts<'_, C> {
    /// Other work at the same time for the driver, truck or trailer.
    fn overlaps(&self, is_bound: impl Fn(&leg::Model) -> bool) -> Vec<Overlap> {
        let bound = self.clashes.iter().filter(|work| is_bound(&work.leg));
        bound.map(|work| Overlap { load_id: work.leg.load_id, number: work.number.clone() }).collect()
    }

    /// Work from which the trip can't be reached in time, or that can't be reached from it.
    fn out_of_reach(&self, is_bound: impl Fn(&leg::Model) -> bool) -> Vec<OutOfReach> {
        let bound: Vec<&Work> = self.others.iter().filter(|work| is_bound(&work.leg)).collect();
        self.reach.judge(&bound)
    }

    fn papers_of(&mut self, id: Uuid) -> Papers {
        self.papers.remove(&id).unwrap_or_default()
    }

    async fn of_driver(&mut self, id: Option<Uuid>, field: &str) -> Result<Option<DriverFacts>, LoadError> {
        let Some(id) = id else { return Ok(None) };
        let Some(row) = driver::Entity::find_owned(self.company_id, id).fetch_optional(self.db).await? else {
            self.invalid.push(field, "There is no such driver.");
            return Ok(None);
        };
        let standing = self.standings.get(&id).copied().unwrap_or_default();
        Ok(Some(DriverFacts {
            is_prohibited: standing.prohibition.is_some(),
            is_uncleared: !standing.is_cleared
                && row.has_cdl
                && self.tested_since.zip(row.hired_on).is_some_and(|(since, hired)| hired >= since),
            id,
            name: full_name(&row),
            status: row.status,
            archived_at: row.archived_at,
            license_class: row.license_class,
            papers: self.papers_of(id),
            endorsements: from_json_column(row.endorsements)?,
            overlaps: self.overlaps(|leg| leg.driver_id == Some(id) || leg.co_driver_id == Some(id)),
            out_of_reach: self.out_of_reach(|leg| leg.driver_id == Some(id) || leg.co_driver_id == Some(id)),
        }))
    }

    async fn of_truck(&mut self, id: Option<Uuid>) -> Result<Option<VehicleFacts>, LoadError> {
        let Some(id) = id else { return Ok(None) };
        let Some(row) = truck::Entity::find_owned(self.company_id, id).fetch_optional(self.db).await? else {
            self.invalid.push("truck_id", "There is no such truck.");
            return Ok(None);
        };
        let authority = self.authority_of(row.motor_carrier_id).await?;
        Ok(Some(VehicleFacts {
            id,
            unit_number: row.unit_number,
            status: row.status,
            archived_at: row.archived_at,
            equipment: None,
            authority,
            papers: self.papers_of(id),
            overlaps: self.overlaps(|leg| leg.truck_id == Some(id)),
            out_of_reach: self.out_of_reach(|leg| leg.truck_id == Some(id)),
        }))
    }

    /// The carrier that the truck names, or else the company's own authority.
    async fn authority_of(&self, motor_carrier_id: Option<Uuid>) -> Result<Option<AuthorityFacts>, LoadError> {
        let Some(row) = authority_of(self.db, self.company_id, motor_carrier_id).await? else { return Ok(None) };
        let papers = papers_of(self.db, self.company_id, [row.id]).await?.remove(&row.id).unwrap_or_default();
        let objections = objections(&row, &papers, self.last_day);
        Ok(Some(AuthorityFacts { id: row.id, name: row.legal_name, objections }))
    }

    async fn of_trailer(&mut self, id: Option<Uuid>) -> Result<Option<VehicleFacts>, LoadError> {
        let Some(id) = id else { return Ok(None) };
        let Some(row) = trailer::Entity::find_owned(self.company_id, id).fetch_optional(self.db).await? else {
            self.invalid.push("trailer_id", "There is no such trailer.");
            return Ok(None);
        };
        Ok(Some(VehicleFacts {
            id,
            unit_number: row.unit_number,
            status: row.status,
            archived_at: row.archived_at,
            equipment: Some(row.kind),
            authority: None,
            papers: self.papers_of(id),
            overlaps: self.overlaps(|leg| leg.trailer_id == Some(id)),
            // A trailer does not drive by itself; the truck pulling it is judged.
            out_of_reach: Vec::new(),
        }))
    }
}
