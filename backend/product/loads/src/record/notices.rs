//! Notices to a load's dispatcher about what others did to it, and what happened on the road.

use haul_api::{
    Change, Write,
    authz::Access::Permission as Needs,
    notices::{NewNotice, NoticeSpec, notify},
};
use haul_detention::duration;
use haul_entity::{Owned, loads::stop, partners::facility};
use haul_types::{NoticeKind, NoticePriority, Permission::*, Timestamp};
use uuid::Uuid;

use super::{error::LoadError, stop_views::Stop, timeliness::Due, views::Load};
use crate::assignment::availability::usual_stay;

/// The kinds of notices about loads.
pub const NOTICES: &[NoticeSpec] = &[
    of_load(NoticeKind::LoadAssigned, NoticePriority::Information, "A load becomes yours, or gets a driver"),
    of_load(NoticeKind::LoadChanged, NoticePriority::Information, "Someone else changes your load"),
    of_load(NoticeKind::LoadCancelled, NoticePriority::Warning, "Your load is canceled, or its truck not used"),
    // The next morning is too late to find another driver.
    of_load(NoticeKind::LoadDeclined, NoticePriority::Critical, "A driver declines your load"),
    of_load(NoticeKind::Arrival, NoticePriority::Information, "Your load's truck arrives at a stop"),
    of_load(NoticeKind::LateDeparture, NoticePriority::Warning, "Your load's truck leaves a stop late"),
    of_load(NoticeKind::PodMissing, NoticePriority::Warning, "No POD 24 hours after delivery").told_once(),
    of_load(
        NoticeKind::RateConfirmationMissing,
        NoticePriority::Warning,
        "No rate confirmation 24 hours before pickup",
    )
    .told_once(),
    NoticeSpec::new(
        NoticeKind::Billing,
        NoticePriority::Warning,
        "load",
        "Billing sends your load back",
        Needs(LoadsWrite),
    ),
];

const fn of_load(kind: NoticeKind, priority: NoticePriority, sentence: &'static str) -> NoticeSpec {
    NoticeSpec::new(kind, priority, "load", sentence, Needs(LoadsRead))
}

/// Changes of a load that matter to its dispatcher, and what to say of each. Of all fields, `load.updated` names
/// those that changed.
const CHANGES: [(&str, &str); 12] = [
    ("load.updated", "was changed"),
    ("load.booked", "was booked"),
    ("load.held", "was put on hold"),
    ("load.released", "was released"),
    ("load.reopened", "was reopened"),
    ("load.unassigned", "has no driver anymore"),
    ("load.split", "was split for a relay"),
    ("load.legs_joined", "is no longer split"),
    ("load.stop_added", "has another stop"),
    ("load.stop_changed", "has a changed stop"),
    ("load.stop_removed", "has one stop less"),
    ("load.stops_reordered", "has its stops in another order"),
];

/// More would not be read.
const MOST_FIELDS: usize = 5;

/// Tells the dispatcher of a change that was just recorded.
pub async fn tell(
    write: &mut Write,
    action: &str,
    before: &Load,
    after: &Load,
    changes: &[Change],
) -> Result<(), LoadError> {
    let dispatcher = after.dispatcher.as_ref().map(|person| person.id);
    let former = before.dispatcher.as_ref().map(|person| person.id).filter(|id| Some(*id) != dispatcher);
    if let Some(former) = former {
        let title = match &after.dispatcher {
            Some(person) => format!("Load {} now belongs to {}", after.number, person.name),
            None => format!("Load {} is no longer yours", after.number),
        };
        let body = Some(format!("Changed by {}.", write.actor.name));
        notify(write, former, about(after, NoticeKind::LoadChanged, title, body)).await?;
    }
    let Some(dispatcher) = dispatcher else { return Ok(()) };
    let is_new_here = before.dispatcher.as_ref().map(|person| person.id) != Some(dispatcher);
    if is_new_here {
        return tell_of_new(write, after).await;
    }
    let happened = match action {
        "load.stop_arrived" => arrival(before, after),
        "load.stop_departed" => late_departure(write, before, after).await?,
        _ => changed(write, action, after, changes),
    };
    match happened {
        Some(notice) => Ok(notify(write, dispatcher, notice).await?),
        None => Ok(()),
    }
}

/// Tells a dispatcher of a load that someone else made theirs.
pub async fn tell_of_new(write: &mut Write, load: &Load) -> Result<(), LoadError> {
    let Some(person) = &load.dispatcher else { return Ok(()) };
    let title = format!("Load {} is yours", load.number);
    let body = Some(format!("{} made you its dispatcher. {}", write.actor.name, lane(load)));
    Ok(notify(write, person.id, about(load, NoticeKind::LoadAssigned, title, body)).await?)
}

fn changed(write: &Write, action: &str, load: &Load, changes: &[Change]) -> Option<NewNotice> {
    let (actor, number) = (&write.actor.name, &load.number);
    let reason = load.cancelled_reason.clone().unwrap_or_default();
    let (kind, title, body) = match action {
        "load.cancelled" => (NoticeKind::LoadCancelled, format!("Load {number} was canceled"), reason),
        "load.not_used" => (NoticeKind::LoadCancelled, format!("Load {number}: truck ordered, not used"), reason),
        "load.declined" => {
            let said = changes.iter().find(|change| change.field == "reason").and_then(|change| change.to.as_deref());
            let said = said.map(|reason| format!("Reason: {}.", reason.replace('_', " "))).unwrap_or_default();
            (NoticeKind::LoadDeclined, format!("The driver declined load {number}"), said)
        }
        _ => {
            let (_, words) = CHANGES.iter().find(|(known, _)| *known == action)?;
            (NoticeKind::LoadChanged, format!("Load {number} {words}"), fields(action, changes))
        }
    };
    let by = format!("{actor}: {}", if body.is_empty() { lane(load) } else { body });
    Some(about(load, kind, title, Some(by)))
}

/// The names of the fields that changed, as people say them.
fn fields(action: &str, changes: &[Change]) -> String {
    if action != "load.updated" {
        return String::new();
    }
    let names: Vec<String> = changes.iter().map(|change| change.field.replace('_', " ")).collect();
    let more = names.len().saturating_sub(MOST_FIELDS);
    let shown = names.into_iter().take(MOST_FIELDS).collect::<Vec<_>>().join(", ");
    if more > 0 { format!("{shown} and {more} more") } else { shown }
}

/// Chicago, IL to Dallas, TX.
fn lane(load: &Load) -> String {
    let town = |stop: Option<&Stop>| stop.map(|stop| stop.facility.address.town()).unwrap_or_default();
    format!("{} to {}", town(load.stops.first()), town(load.stops.last()))
}

fn arrival(before: &Load, after: &Load) -> Option<NewNotice> {
    let (stop, at) = newest(before, after, |stop| stop.arrived_at)?;
    let late =
        Due::at_shown(stop).filter(|due| due.is_missed_at(at)).map(|due| format!(", {} late", minutes_late(due, at)));
    let title = format!("Load {} arrived at {}", after.number, stop.facility.name);
    let body = format!("{}{}", local(stop, at), late.unwrap_or_default());
    Some(about_stop(after, stop, NoticeKind::Arrival, title, body))
}

/// The truck should have left once the agreed time and the usual stay had passed.
async fn late_departure(write: &Write, before: &Load, after: &Load) -> Result<Option<NewNotice>, LoadError> {
    let Some((stop, at)) = newest(before, after, |stop| stop.departed_at) else { return Ok(None) };
    let Some(due) = Due::at_shown(stop).filter(|_| !stop.is_departure_unconfirmed) else { return Ok(None) };
    let facility =
        facility::Entity::find_owned(write.company_id(), stop.facility.id).fetch_optional(write.tx()).await?;
    let row = stop::Entity::find_owned(write.company_id(), stop.id).fetch_optional(write.tx()).await?;
    let Some(row) = row else { return Ok(None) };
    let stay = usual_stay(&row, facility.as_ref());
    let expected = due.plus(stay);
    if !expected.is_missed_at(at) {
        return Ok(None);
    }
    let title = format!("Load {} left {} {} late", after.number, stop.facility.name, minutes_late(expected, at));
    let body = format!(
        "{}; the truck was due at {}, and trucks usually stay {} here.",
        local(stop, at),
        local(stop, due.agreed_at),
        duration(stay.num_minutes())
    );
    Ok(Some(about_stop(after, stop, NoticeKind::LateDeparture, title, body)))
}

/// The last stop of the route at which this time is new.
fn newest<'a>(before: &Load, after: &'a Load, time: fn(&Stop) -> Option<Timestamp>) -> Option<(&'a Stop, Timestamp)> {
    let earlier = |id: Uuid| before.stops.iter().find(|stop| stop.id == id).and_then(time);
    after.stops.iter().rev().find_map(|stop| Some((stop, time(stop)?)).filter(|(_, at)| earlier(stop.id) != Some(*at)))
}

fn minutes_late(due: Due, at: Timestamp) -> String {
    duration(due.minutes_late(at))
}

fn local(stop: &Stop, at: Timestamp) -> String {
    let zone = stop.time_zone.parse().unwrap_or(chrono_tz::UTC);
    at.in_zone(zone).format("%b %-d, %H:%M %Z").to_string()
}

fn about(load: &Load, kind: NoticeKind, title: String, body: Option<String>) -> NewNotice {
    NewNotice { kind, matter: load.id.to_string(), title, body, path: Some(path_of(load.id)) }
}

fn about_stop(load: &Load, stop: &Stop, kind: NoticeKind, title: String, body: String) -> NewNotice {
    NewNotice { matter: stop.id.to_string(), ..about(load, kind, title, Some(body)) }
}

pub fn path_of(load_id: Uuid) -> String {
    format!("/apps/loads/{load_id}")
}
