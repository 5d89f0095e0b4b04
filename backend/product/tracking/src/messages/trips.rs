//! Sends a dispatched trip's link to its driver.

use std::collections::HashMap;

use haul_api::{ApiError, Write, area::SettledLoad, by_ids, mail::company_name};
use haul_entity::{
    Owned,
    fleet::driver,
    loads::{leg, load, stop},
    partners::facility,
    tracking::driver_link,
};
use haul_loads::{Aggregate, full_name};
use haul_types::{Acknowledgement, EmailAddress, LinkStatus, MessageChannel, MessagePurpose, Phone};
use sea_orm::{ColumnTrait, EntityTrait, QueryFilter, Set};
use uuid::Uuid;

use super::{
    book::{self, Draft},
    text::{self, TripFacts},
    views::LoadMessageList,
};
use crate::{
    links::{driver_links, driver_phase::phase},
    record::error::TrackingError,
};

/// Sends the links of the legs that this write dispatched; a leg that is not dispatched has none on its way.
pub async fn follow(write: &mut Write, settled: &mut SettledLoad<'_>) -> Result<(), TrackingError> {
    for index in 0..settled.legs.len() {
        let Some(leg) = settled.legs.get(index) else { break };
        let is_new = leg.dispatched_at == Some(write.now) && leg.acknowledgement == Acknowledgement::Pending;
        let status = match leg.dispatched_at {
            None => None,
            Some(_) if is_new && leg.link_status.is_none() => Some(dispatched(write, settled, &leg.clone()).await?),
            Some(_) => continue,
        };
        if let Some(leg) = settled.legs.get_mut(index) {
            leg.link_status = status;
            leg.link_problem = None;
        }
    }
    Ok(())
}

async fn dispatched(
    write: &mut Write,
    settled: &SettledLoad<'_>,
    leg: &leg::Model,
) -> Result<LinkStatus, TrackingError> {
    let Some(driver_id) = leg.driver_id else { return Ok(LinkStatus::NoAddress) };
    let found = driver::Entity::find_owned(write.company_id(), driver_id).fetch_optional(write.tx()).await?;
    let driver = found.ok_or(TrackingError::NotFound)?;
    let addresses = addresses(write, &driver);
    let link = driver_links::usable(write, &*settled.load, leg, driver_id).await?;
    let way = Way { load: &*settled.load, stops: &*settled.stops, facilities: settled.facilities, leg };
    let key = format!("trip:{}:{}:{}", leg.id, driver_id, write.now.to_rfc3339());
    match queue(write, &way, &driver, &link, &addresses, Some(key)).await? {
        0 => Ok(LinkStatus::NoAddress),
        _ => Ok(LinkStatus::Queued),
    }
}

/// Sends a driver's link once more.
pub async fn send_again(write: &mut Write, load_id: Uuid, link_id: Uuid) -> Result<LoadMessageList, TrackingError> {
    let found = Aggregate::read(write.tx(), write.company_id(), load_id, true).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    let link = driver_links::find(write, load_id, link_id).await?;
    let (leg, _) = phase(&link, &aggregate, write.now).ok_or(TrackingError::LinkOver)?;
    let found = driver::Entity::find_owned(write.company_id(), link.driver_id).fetch_optional(write.tx()).await?;
    let driver = found.ok_or(TrackingError::NotFound)?;
    let addresses = addresses(write, &driver);
    if addresses.is_empty() {
        return Err(TrackingError::NoAddress);
    }
    let ids = aggregate.stops.iter().map(|stop| stop.facility_id);
    let facilities = facility::Entity::owned_by(write.company_id());
    let facilities = by_ids(write.tx(), facilities, facility::Column::Id, ids).await?;
    let way = Way { load: &aggregate.load, stops: &aggregate.stops, facilities: &facilities, leg };
    queue(write, &way, &driver, &link, &addresses, None).await?;
    if leg.dispatched_at.is_some() {
        let change = leg::ActiveModel {
            link_status: Set(Some(LinkStatus::Queued)),
            link_problem: Set(None),
            ..Default::default()
        };
        leg::Entity::update_many().set(change).filter(leg::Column::Id.eq(leg.id)).exec(write.tx()).await?;
        write.show("load", load_id);
    }
    Ok(book::list(write.tx(), write.company_id(), load_id).await?)
}

/// The driver's addresses that a message can be sent to. Imported ones were never checked.
pub fn addresses(write: &Write, driver: &driver::Model) -> Vec<(MessageChannel, String)> {
    let email = driver.email.as_deref().and_then(|text| EmailAddress::parse(text).ok()).map(String::from);
    let phone = driver.phone.as_deref().and_then(|text| Phone::parse(text).ok()).map(String::from);
    let phone = phone.filter(|_| write.ctx.settings.has_sms);
    let all = [(MessageChannel::Sms, phone), (MessageChannel::Email, email)];
    all.into_iter().filter_map(|(channel, address)| Some((channel, address?))).collect()
}

/// A leg with what a message tells of it.
struct Way<'a> {
    load: &'a load::Model,
    stops: &'a [stop::Model],
    facilities: &'a HashMap<Uuid, facility::Model>,
    leg: &'a leg::Model,
}

/// Returns how many messages were queued.
async fn queue(
    write: &mut Write,
    way: &Way<'_>,
    driver: &driver::Model,
    link: &driver_link::Model,
    addresses: &[(MessageChannel, String)],
    once_key: Option<String>,
) -> Result<usize, TrackingError> {
    let facts = facts(write, way, driver, link).await?;
    let mut queued = 0_usize;
    for (channel, address) in addresses {
        let content = match channel {
            MessageChannel::Sms => text::trip_sms(&facts),
            MessageChannel::Email => text::trip_mail(&facts),
        };
        let draft = Draft {
            load_id: way.load.id,
            load_number: way.load.number.clone(),
            leg_id: Some(way.leg.id),
            stop_id: None,
            driver_link_id: Some(link.id),
            tracking_link_id: None,
            purpose: MessagePurpose::Trip,
            channel: *channel,
            recipient: full_name(driver),
            address: address.clone(),
            once_key: once_key.clone(),
            content,
        };
        queued = queued.saturating_add(usize::from(book::queue(write, draft).await?));
    }
    Ok(queued)
}

async fn facts(
    write: &Write,
    way: &Way<'_>,
    driver: &driver::Model,
    link: &driver_link::Model,
) -> Result<TripFacts, TrackingError> {
    let place = |stop_id: Uuid| {
        let stop = way.stops.iter().find(|stop| stop.id == stop_id);
        let found = stop.and_then(|stop| Some((stop, way.facilities.get(&stop.facility_id)?)));
        let (stop, facility) = found.ok_or_else(|| ApiError::internal("a leg without its stop"))?;
        text::place(stop, facility)
    };
    Ok(TripFacts {
        company: company_name(write).await?,
        load: way.load.number.clone(),
        driver: driver.first_name.clone(),
        from: place(way.leg.from_stop_id)?,
        to: place(way.leg.to_stop_id)?,
        url: driver_links::url_of(&write.ctx, link)?,
    })
}
