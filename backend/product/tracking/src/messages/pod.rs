//! Asks for the proof of delivery of a load that lacks it: the driver, with the trip's link, or the facility.

use haul_api::{Write, mail::company_name};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    company::company,
    fleet::driver,
    loads::{leg, stop},
    partners::facility,
};
use haul_loads::{Aggregate, full_name};
use haul_types::{LoadStatus, MessageChannel, MessagePurpose, Phone};
use sea_orm::EntityTrait;
use uuid::Uuid;

use super::{
    book::{self, Draft},
    customers::entered_address,
    text::{self, PodFacts},
    trips::addresses,
    views::{LoadMessageList, PodRecipient, PodRequest},
};
use crate::{
    links::{driver_links, driver_phase::phase},
    record::error::TrackingError,
};

/// A message to queue: where, to whom, with which link.
struct Ask {
    to: Vec<(MessageChannel, String)>,
    recipient: String,
    leg_id: Option<Uuid>,
    driver_link_id: Option<Uuid>,
    url: Option<String>,
}

pub async fn ask(write: &mut Write, load_id: Uuid, input: PodRequest) -> Result<LoadMessageList, TrackingError> {
    let found = Aggregate::read(write.tx(), write.company_id(), load_id, true).await?;
    let aggregate = found.ok_or(TrackingError::NotFound)?;
    if aggregate.load.status != LoadStatus::Delivered {
        return Err(TrackingError::NotDelivered);
    }
    let last = aggregate.stops.last().cloned().ok_or(TrackingError::NotFound)?;
    let ask = match input.recipient {
        PodRecipient::Driver => driver_of(write, &aggregate).await?,
        PodRecipient::Facility => facility_of(write, &last, input.email).await?,
    };
    if ask.to.is_empty() {
        return Err(TrackingError::NoAddress);
    }
    let facts = facts(write, &aggregate, &last, &ask).await?;
    for (channel, address) in &ask.to {
        let draft = Draft {
            load_id,
            load_number: aggregate.load.number.clone(),
            leg_id: ask.leg_id,
            stop_id: Some(last.id),
            driver_link_id: ask.driver_link_id,
            tracking_link_id: None,
            purpose: MessagePurpose::PodRequest,
            channel: *channel,
            recipient: ask.recipient.clone(),
            address: address.clone(),
            once_key: None,
            content: text::pod_request(*channel, &facts),
        };
        book::queue(write, draft).await?;
    }
    Ok(book::list(write.tx(), write.company_id(), load_id).await?)
}

/// The driver who delivered it; the link is the one that took the trip, or another as long as papers are taken.
async fn driver_of(write: &mut Write, aggregate: &Aggregate) -> Result<Ask, TrackingError> {
    let leg: &leg::Model = aggregate.legs.last().ok_or(TrackingError::NotFound)?;
    let driver_id = leg.driver_id.ok_or(TrackingError::LegNotAssigned)?;
    let found = driver::Entity::find_owned(write.company_id(), driver_id).fetch_optional(write.tx()).await?;
    let driver = found.ok_or(TrackingError::NotFound)?;
    let to = addresses(write, &driver);
    let link = driver_links::usable(write, &aggregate.load, leg, driver_id).await?;
    phase(&link, aggregate, write.now).ok_or(TrackingError::LinkOver)?;
    Ok(Ask {
        to,
        recipient: full_name(&driver),
        leg_id: Some(leg.id),
        driver_link_id: Some(link.id),
        url: Some(driver_links::url_of(&write.ctx, &link)?),
    })
}

/// The address that a person entered, or the stop's contact and then the facility by SMS.
async fn facility_of(write: &Write, stop: &stop::Model, email: Option<String>) -> Result<Ask, TrackingError> {
    let found = facility::Entity::find_owned(write.company_id(), stop.facility_id).fetch_optional(write.tx()).await?;
    let facility = found.ok_or(TrackingError::NotFound)?;
    let contact = |field: &str| stop.contact.as_ref().and_then(|contact| contact.get(field)?.as_str());
    let phone = contact("phone").or(facility.phone.as_deref()).and_then(|text| Phone::parse(text).ok());
    let phone = phone.filter(|_| write.ctx.settings.has_sms).map(|phone| (MessageChannel::Sms, String::from(phone)));
    let email = entered_address(email)?.map(|email| (MessageChannel::Email, email));
    let recipient = contact("name").map_or_else(|| facility.name.clone(), str::to_owned);
    let to = email.or(phone).into_iter().collect();
    Ok(Ask { to, recipient, leg_id: None, driver_link_id: None, url: None })
}

async fn facts(write: &Write, aggregate: &Aggregate, last: &stop::Model, ask: &Ask) -> Result<PodFacts, TrackingError> {
    let company = company::Entity::find_by_id(write.company_id()).fetch_optional(write.tx()).await?;
    let found = facility::Entity::find_owned(write.company_id(), last.facility_id).fetch_optional(write.tx()).await?;
    let facility = found.ok_or(TrackingError::NotFound)?;
    Ok(PodFacts {
        company: company_name(write).await?,
        reply_to: company.and_then(|company| company.email.or(company.phone)),
        load: aggregate.load.number.clone(),
        reference: aggregate.load.customer_reference.clone(),
        recipient: ask.recipient.clone(),
        facility: facility.name,
        delivered: text::local(last, last.departed_at.unwrap_or(write.now)),
        url: ask.url.clone(),
    })
}
