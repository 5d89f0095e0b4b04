//! The stops of a row: the pickup, the stops between, and the delivery. Unknown facilities are created from their address.

use haul_api::{
    ApiError, Write,
    imports::{Cells, Complaints, word_of},
};
use haul_partners::facilities::{Facility, FacilityCreate};
use haul_types::{Address, ReferenceKind, Schedule, StopKind};
use uuid::Uuid;

use super::{
    columns::MORE_STOPS,
    freight::references,
    places::{Found, Places},
};
use crate::{LoadReference, StopInput};

/// The stops of a row in route order, with the prefix of each one's columns, and the facilities created for them.
#[derive(Default)]
pub struct Route {
    pub stops: Vec<StopInput>,
    pub prefixes: Vec<String>,
    pub facility_ids: Vec<Uuid>,
}

pub async fn route(
    write: &mut Write,
    places: &mut Places,
    cells: &Cells,
    complaints: &mut Complaints,
) -> Result<Route, ApiError> {
    let mut route = Route::default();
    for stop in plan(cells, complaints) {
        let made = &mut route.facility_ids;
        let Some(facility_id) = facility(write, places, cells, &stop.prefix, made, complaints).await? else { continue };
        let Some(earliest_local) = stop.earliest_local else { continue };
        route.stops.push(StopInput {
            schedule: stop.schedule,
            latest_local: stop.latest_local,
            references: stop.references,
            instructions: cells.text(&format!("{}_instructions", stop.prefix)).map(str::to_owned),
            ..StopInput::appointment(stop.kind, facility_id, earliest_local)
        });
        route.prefixes.push(stop.prefix);
    }
    Ok(route)
}

/// A stop as far as its columns describe it.
struct Planned {
    prefix: String,
    kind: StopKind,
    schedule: Schedule,
    earliest_local: Option<String>,
    latest_local: Option<String>,
    references: Vec<LoadReference>,
}

fn plan(cells: &Cells, complaints: &mut Complaints) -> Vec<Planned> {
    let mut way = vec![("pickup".to_owned(), Some(StopKind::Pickup))];
    for number in 1..=MORE_STOPS {
        let prefix = format!("stop_{number}");
        if cells.0.keys().any(|key| key.starts_with(&format!("{prefix}_"))) {
            let column = format!("{prefix}_type");
            let text = cells.needed(&column, complaints);
            let kind = text.as_deref().and_then(|text| StopKind::parse(&word_of(text)));
            if let (None, Some(text)) = (kind, text) {
                complaints.push(column, format!("“{text}” is neither pickup nor delivery."));
            }
            way.push((prefix, kind));
        }
    }
    way.push(("delivery".to_owned(), Some(StopKind::Delivery)));
    way.into_iter().filter_map(|(prefix, kind)| planned(cells, prefix, kind, complaints)).collect()
}

fn planned(cells: &Cells, prefix: String, kind: Option<StopKind>, complaints: &mut Complaints) -> Option<Planned> {
    let column = |part: &str| format!("{prefix}_{part}");
    let earliest_local = cells.local(&column("date"), &column("time"), complaints);
    let latest_local = latest(cells, &column, complaints);
    let schedules = "appointment, window or first come";
    let schedule = cells.word(&column("schedule"), Schedule::parse, schedules, complaints);
    let kind = kind?;
    let own = if kind.takes_on() { ReferenceKind::Pickup } else { ReferenceKind::Delivery };
    Some(Planned {
        kind,
        // Two times are a window.
        schedule: schedule.unwrap_or(if latest_local.is_some() { Schedule::Window } else { Schedule::Appointment }),
        earliest_local,
        latest_local,
        references: references(cells.text(&column("reference")), own),
        prefix,
    })
}

/// The end of a window, on the day of its start unless another is given.
fn latest(cells: &Cells, column: &impl Fn(&str) -> String, complaints: &mut Complaints) -> Option<String> {
    let [day, time] = ["date_to", "time_to"].map(column);
    match (cells.text(&day), cells.text(&time)) {
        (None, None) => None,
        (Some(_), _) => cells.local(&day, &time, complaints),
        // The day of the start was complained about already if it cannot be read.
        (None, Some(_)) => cells.local(&column("date"), &time, &mut Complaints::default()).or_else(|| {
            complaints.push(time, "This is not a time such as 08:00 or 1:30 PM.");
            None
        }),
    }
}

/// The facility that a stop's columns name; an unknown one is created from its address.
async fn facility(
    write: &mut Write,
    places: &mut Places,
    cells: &Cells,
    prefix: &str,
    made: &mut Vec<Uuid>,
    complaints: &mut Complaints,
) -> Result<Option<Uuid>, ApiError> {
    let column = |part: &str| format!("{prefix}_{part}");
    let Some(name) = cells.needed(&column("facility"), complaints) else { return Ok(None) };
    let (city, state) = (cells.text(&column("city")), cells.text(&column("state")));
    match places.facility(&name, city, state) {
        Found::One(id) => return Ok(Some(id)),
        Found::Several => {
            complaints.push(column("facility"), format!("Several facilities are called “{name}”. Add city and state."));
            return Ok(None);
        }
        Found::None => {}
    }
    let Some(street) = cells.text(&column("street")) else {
        complaints
            .push(column("facility"), format!("There is no facility called “{name}”. Add its address to create it."));
        return Ok(None);
    };
    // A refused row creates nothing.
    if !complaints.0.is_empty() {
        return Ok(None);
    }
    let owned = |text: Option<&str>| text.unwrap_or_default().to_owned();
    let address = Address {
        line1: street.to_owned(),
        line2: None,
        city: owned(city),
        state: owned(state).to_uppercase(),
        postal_code: owned(cells.text(&column("zip"))),
        country: "US".to_owned(),
    };
    let input = FacilityCreate {
        name: name.clone(),
        address,
        time_zone: cells.text(&column("time_zone")).map(str::to_owned),
        latitude: None,
        longitude: None,
        geofence_radius_meters: None,
        phone: None,
        hours: None,
        instructions: None,
    };
    match write.add::<Facility>(input).await {
        Ok(facility) => {
            places.add(&name, facility.id, &facility.address.city, &facility.address.state);
            made.push(facility.id);
            Ok(Some(facility.id))
        }
        Err(error @ ApiError::Unprocessable(_)) => {
            for field in &error.problem().fields {
                let part = match field.path.as_str() {
                    "address.line1" => "street",
                    "address.city" => "city",
                    "address.state" => "state",
                    "address.postal_code" => "zip",
                    "time_zone" => "time_zone",
                    _ => "facility",
                };
                complaints.push(column(part), field.message.clone());
            }
            Ok(None)
        }
        Err(error) => Err(error),
    }
}
