//! Mails to a load's customer: its tracking link, and its events as codes.

use haul_api::{Invalid, Write, mail::company_name};
use haul_entity::{Owned, loads::load, partners::customer};
use haul_types::{MessageChannel, MessagePurpose};
use uuid::Uuid;

use super::{
    book::{self, Draft},
    status_file::StatusFile,
    text::{self, LinkFacts},
    views::LoadMessageList,
};
use crate::{links::customer_links, record::error::TrackingError};

/// Whom a customer wants told of a load, and where: the profile's address, the contact who tendered it, or the general
/// one.
pub fn address_of(load: &load::Model, customer: &customer::Model) -> Option<(String, String)> {
    let contact = |field: &str| {
        let found = load.broker_contact.as_ref().and_then(|contact| contact.get(field)?.as_str());
        found.filter(|text| !text.is_empty()).map(str::to_owned)
    };
    let name = customer.name.clone();
    match (&customer.tracking_email, contact("email"), &customer.email) {
        (Some(address), ..) => Some((name, address.clone())),
        (None, Some(address), _) => Some((contact("name").unwrap_or(name), address)),
        (None, None, Some(address)) => Some((name, address.clone())),
        (None, None, None) => None,
    }
}

/// Mails a customer's link to the address that it was made for, or to another.
pub async fn send_link(
    write: &mut Write,
    load_id: Uuid,
    link_id: Uuid,
    to: Option<String>,
) -> Result<LoadMessageList, TrackingError> {
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    let link = customer_links::find(write.tx(), write.company_id(), load_id, link_id).await?;
    if !customer_links::is_live(&link, &load, write.now) {
        return Err(TrackingError::LinkOver);
    }
    let entered = entered_address(to)?;
    let address = entered.or_else(|| link.email.clone()).ok_or(TrackingError::NoAddress)?;
    let facts = LinkFacts {
        company: company_name(write).await?,
        recipient: link.label.clone(),
        load: load.number.clone(),
        reference: load.customer_reference.clone(),
        url: customer_links::url_of(&write.ctx, &link)?,
    };
    let content = text::link_mail(&facts);
    let about = (MessagePurpose::TrackingLink, Some(link.id));
    book::queue(write, draft(&load, about, (link.label.clone(), address), content)).await?;
    Ok(book::list(write.tx(), write.company_id(), load_id).await?)
}

/// Mails a load's events as codes; the file is written already.
pub async fn send_report(
    write: &mut Write,
    load_id: Uuid,
    to: Option<String>,
    file: StatusFile,
) -> Result<LoadMessageList, TrackingError> {
    let load = write.find_for_update::<load::Entity>(load_id).await?.ok_or(TrackingError::NotFound)?;
    let found = customer::Entity::find_owned(write.company_id(), load.customer_id).fetch_optional(write.tx()).await?;
    let customer = found.ok_or(TrackingError::NotFound)?;
    let to = match entered_address(to)? {
        Some(address) => (customer.name.clone(), address),
        None => address_of(&load, &customer).ok_or(TrackingError::NoAddress)?,
    };
    let content = text::report_mail(&company_name(write).await?, &load, file);
    book::queue(write, draft(&load, (MessagePurpose::StatusReport, None), to, content)).await?;
    Ok(book::list(write.tx(), write.company_id(), load_id).await?)
}

fn draft(
    load: &load::Model,
    (purpose, tracking_link_id): (MessagePurpose, Option<Uuid>),
    (recipient, address): (String, String),
    content: super::content::Content,
) -> Draft {
    Draft {
        load_id: load.id,
        load_number: load.number.clone(),
        leg_id: None,
        stop_id: None,
        driver_link_id: None,
        tracking_link_id,
        purpose,
        channel: MessageChannel::Email,
        recipient,
        address,
        once_key: None,
        content,
    }
}

/// An address that a person typed.
pub fn entered_address(to: Option<String>) -> Result<Option<String>, TrackingError> {
    let mut invalid = Invalid::default();
    let address = to.and_then(|to| invalid.email("email", &to));
    invalid.finish()?;
    Ok(address)
}
