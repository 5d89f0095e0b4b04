//! What the messages say. Times are in the stop's zone.

use haul_api::{ApiError, from_json_column};
use haul_entity::{
    loads::{load, stop},
    partners::facility,
};
use haul_types::{Address, MessageChannel, Timestamp, TrackingMilestone};

use super::{
    content::{Content, ContentFile},
    status_file::{CSV, StatusFile},
};

/// A trip, as its driver reads it.
pub struct TripFacts {
    pub company: String,
    pub load: String,
    pub driver: String,
    pub from: Place,
    pub to: Place,
    pub url: String,
}

/// A stop in words.
pub struct Place {
    /// Such as `Chicago, IL`.
    pub city: String,
    /// Such as `Nov 18, 08:00 CST`.
    pub at: String,
}

pub fn place(stop: &stop::Model, facility: &facility::Model) -> Result<Place, ApiError> {
    let address: Address = from_json_column(facility.address.clone())?;
    Ok(Place { city: format!("{}, {}", address.city, address.state), at: local(stop, stop.earliest_at) })
}

/// In the stop's time zone, such as `Nov 18, 13:57 CST`.
pub fn local(stop: &stop::Model, at: Timestamp) -> String {
    let zone = stop.time_zone.parse().unwrap_or(chrono_tz::UTC);
    at.in_zone(zone).format("%b %-d, %H:%M %Z").to_string()
}

/// Short: every 153 characters are another message to pay for.
pub fn trip_sms(trip: &TripFacts) -> Content {
    let TripFacts { company, load, from, to, url, .. } = trip;
    let text = format!("{company}: load {load}, {} {} to {}. Accept or decline: {url}", from.city, from.at, to.city);
    Content::mail(String::new(), text)
}

pub fn trip_mail(trip: &TripFacts) -> Content {
    let TripFacts { company, load, driver, from, to, url } = trip;
    let text = format!(
        "Hello {driver},\n\n{company} has a trip for you.\n\nLoad  {load}\nFrom  {}, {}\nTo  {}, {}\n\n\
         Accept or decline it, see the stops, report arrivals and send papers here:\n\n{url}\n\n\
         The link needs no password. Don't pass it on.\n\n\
         Acepte o rechace el viaje con el mismo enlace; la página también está en español.\n",
        from.city, from.at, to.city, to.at,
    );
    Content::mail(format!("Load {load}: {} to {}", from.city, to.city), text)
}

/// A load's tracking link, as its customer reads it.
pub struct LinkFacts {
    pub company: String,
    pub recipient: String,
    pub load: String,
    /// The customer's own number for the load.
    pub reference: Option<String>,
    pub url: String,
}

pub fn link_mail(link: &LinkFacts) -> Content {
    let LinkFacts { company, recipient, load, reference, url } = link;
    let reference = yours(reference.as_deref());
    let text = format!(
        "Hello {recipient},\n\nYou can follow load {load}{reference} here until a few days after delivery:\n\n{url}\n\n\
         The link needs no password.\n\n{company}\n",
    );
    Content::mail(format!("Follow load {load}{reference}"), text)
}

/// A milestone, as a customer reads it.
pub struct MilestoneFacts {
    pub company: String,
    pub load: String,
    /// The customer's own number for the load.
    pub reference: Option<String>,
    pub facility: String,
    pub city: String,
    pub at: String,
    pub url: String,
}

pub fn milestone_mail(milestone: TrackingMilestone, facts: &MilestoneFacts) -> Content {
    let MilestoneFacts { company, load, reference, facility, city, at, url } = facts;
    let reference = yours(reference.as_deref());
    let (short, long) = match milestone {
        TrackingMilestone::PickupArrived => ("at pickup", format!("Our truck arrived at {facility}, {city}, on {at}.")),
        TrackingMilestone::PickupDeparted => ("picked up", format!("Our truck left {facility}, {city}, on {at}.")),
        TrackingMilestone::RunningLate => {
            ("running late", format!("Our truck is now expected at {facility}, {city}, on {at}, later than scheduled."))
        }
        TrackingMilestone::DeliveryArrived => {
            ("at delivery", format!("Our truck arrived at {facility}, {city}, on {at}."))
        }
        TrackingMilestone::Delivered => {
            ("delivered", format!("Delivered: our truck left {facility}, {city}, on {at}."))
        }
    };
    let text = format!("{long}\n\nFollow load {load}{reference}:\n\n{url}\n\n{company}\n");
    Content::mail(format!("Load {load}{reference}: {short}"), text)
}

pub fn report_mail(company: &str, load: &load::Model, file: StatusFile) -> Content {
    let reference = yours(load.customer_reference.as_deref());
    let number = &load.number;
    let text = format!(
        "The status report for load {number}{reference} is attached: a CSV file in X12 214 codes, one row for each status.\n\n\
         {company}\n",
    );
    let file = ContentFile { blob_id: file.blob_id, file_name: file.file_name, media_type: CSV.to_owned() };
    Content { file: Some(file), ..Content::mail(format!("Load {number}{reference}: status"), text) }
}

/// What a request for a proof of delivery says.
pub struct PodFacts {
    pub company: String,
    /// Where a reply goes: replies to this mail are not read.
    pub reply_to: Option<String>,
    pub load: String,
    /// The customer's own number for the load.
    pub reference: Option<String>,
    pub recipient: String,
    pub facility: String,
    pub delivered: String,
    /// The driver's link.
    pub url: Option<String>,
}

pub fn pod_request(channel: MessageChannel, facts: &PodFacts) -> Content {
    let PodFacts { company, reply_to, load, reference, recipient, facility, delivered, url } = facts;
    let reference = yours(reference.as_deref());
    let how = match (url, reply_to) {
        (Some(url), _) => format!("Send a photo here: {url}"),
        (None, Some(to)) => format!("Please send it to {to}."),
        (None, None) => String::new(),
    };
    match channel {
        MessageChannel::Sms => {
            let text = format!("{company}: we are missing the signed POD for load {load}{reference}. {how}");
            Content::mail(String::new(), text)
        }
        MessageChannel::Email => {
            let how = how.replace(": http", ":\n\nhttp");
            let text = format!(
                "Hello {recipient},\n\nWe are missing the signed proof of delivery for load {load}{reference}. \
                 The truck left {facility} on {delivered}.\n\n{how}\n\n{company}\n",
            );
            Content::mail(format!("Load {load}{reference}: proof of delivery"), text)
        }
    }
}

/// The customer's own number.
fn yours(reference: Option<&str>) -> String {
    reference.map(|number| format!(" (your {number})")).unwrap_or_default()
}
