//! Mails a customer the milestones that its profile, or the load's own terms, ask for, with the load's tracking link.

use chrono::TimeDelta;
use haul_api::{ApiError, Write, area::SettledLoad, from_json_column, mail::company_name};
use haul_entity::{
    Owned,
    loads::{stop, stop_event},
    partners::customer,
};
use haul_loads::own_terms;
use haul_types::{LoadStatus, MessageChannel, MessagePurpose, StopEventKind, Timeliness, Timestamp, TrackingMilestone};

use super::{
    book::{self, Draft},
    customers::address_of,
    text::{self, MilestoneFacts},
};
use crate::{links::customer_links, record::error::TrackingError};

/// An event that is recorded later than this is old news.
const NEWS_FOR: TimeDelta = TimeDelta::hours(12);

/// An event that a customer may want to hear about.
struct Occasion {
    milestone: TrackingMilestone,
    stop: usize,
    at: Timestamp,
}

/// Queues a mail for each milestone that this write reached. Each is mailed once, even if its time is corrected.
pub async fn follow(write: &mut Write, settled: &SettledLoad<'_>) -> Result<(), TrackingError> {
    let occasions = occasions(settled, write.now);
    if occasions.is_empty() || settled.load.is_draft {
        return Ok(());
    }
    let found = customer::Entity::find_owned(write.company_id(), settled.load.customer_id);
    let Some(customer) = found.fetch_optional(write.tx()).await? else { return Ok(()) };
    let wanted: Vec<TrackingMilestone> = match own_terms(&*settled.load)?.tracking_milestones {
        Some(milestones) => milestones,
        None => from_json_column(customer.tracking_milestones.clone())?,
    };
    for occasion in occasions.iter().filter(|occasion| wanted.contains(&occasion.milestone)) {
        tell(write, settled, &customer, occasion).await?;
    }
    Ok(())
}

fn occasions(settled: &SettledLoad<'_>, now: Timestamp) -> Vec<Occasion> {
    let is_over = matches!(settled.load.status, LoadStatus::Cancelled | LoadStatus::Tonu | LoadStatus::Draft);
    if is_over {
        return Vec::new();
    }
    // An estimated or doubtful time is mailed once a person has confirmed it.
    let is_new = |event: &&stop_event::Model| {
        let is_known = event.voided_at.is_none() && !event.is_unconfirmed();
        is_known && (event.recorded_at == now || event.confirmed_at == Some(now))
    };
    let new = settled.events.iter().filter(is_new);
    let reached = new.filter(|event| event.occurred_at + NEWS_FOR > now).filter_map(|event| reached(settled, event));
    reached.chain(running_late(settled)).collect()
}

fn reached(settled: &SettledLoad<'_>, event: &stop_event::Model) -> Option<Occasion> {
    let (index, stop) = settled.stops.iter().enumerate().find(|(_, stop)| stop.id == event.stop_id)?;
    // A fuel stop may follow the last delivery.
    let is_last = settled.stops.iter().rposition(|stop| stop.kind.gives_off()) == Some(index);
    let milestone = match event.kind {
        StopEventKind::Arrived if stop.kind.takes_on() => TrackingMilestone::PickupArrived,
        StopEventKind::Departed if stop.kind.takes_on() => TrackingMilestone::PickupDeparted,
        StopEventKind::Arrived if stop.kind.gives_off() => TrackingMilestone::DeliveryArrived,
        StopEventKind::Departed if is_last => TrackingMilestone::Delivered,
        _ => return None,
    };
    Some(Occasion { milestone, stop: index, at: event.occurred_at })
}

/// The truck is rolling, and its ETA at a delivery is too late.
fn running_late(settled: &SettledLoad<'_>) -> Option<Occasion> {
    let is_moving = LoadStatus::UNDER_WAY.contains(&settled.load.status);
    let late = |(_, stop): &(usize, &stop::Model)| {
        stop.kind.gives_off() && stop.arrived_at.is_none() && stop.timeliness == Timeliness::Late
    };
    let (stop, found) = settled.stops.iter().enumerate().find(late).filter(|_| is_moving)?;
    Some(Occasion { milestone: TrackingMilestone::RunningLate, stop, at: found.eta_at? })
}

async fn tell(
    write: &mut Write,
    settled: &SettledLoad<'_>,
    customer: &customer::Model,
    occasion: &Occasion,
) -> Result<(), TrackingError> {
    let Some((recipient, address)) = address_of(&*settled.load, customer) else { return Ok(()) };
    let Some(stop) = settled.stops.get(occasion.stop) else { return Ok(()) };
    let key = format!("milestone:{}:{}:{}", settled.load.id, stop.id, occasion.milestone.as_str());
    if book::is_known(write, &key, MessageChannel::Email).await? {
        return Ok(());
    }
    // A link that was ended for this address stays ended, and so do its mails.
    let Some(link) = customer_links::usable(write, &*settled.load, &address, &recipient).await? else { return Ok(()) };
    let facility = settled.facilities.get(&stop.facility_id).ok_or_else(|| ApiError::internal("a stop's facility"))?;
    let facts = MilestoneFacts {
        company: company_name(write).await?,
        load: settled.load.number.clone(),
        reference: settled.load.customer_reference.clone(),
        facility: facility.name.clone(),
        city: text::place(stop, facility)?.city,
        at: text::local(stop, occasion.at),
        url: customer_links::url_of(&write.ctx, &link)?,
    };
    let draft = Draft {
        load_id: settled.load.id,
        load_number: settled.load.number.clone(),
        leg_id: None,
        stop_id: Some(stop.id),
        driver_link_id: None,
        tracking_link_id: Some(link.id),
        purpose: MessagePurpose::Milestone,
        channel: MessageChannel::Email,
        recipient,
        address,
        once_key: Some(key),
        content: text::milestone_mail(occasion.milestone, &facts),
    };
    book::queue(write, draft).await?;
    Ok(())
}
