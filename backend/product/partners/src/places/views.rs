//! Wire types of places.

use haul_ports::Place;
use haul_types::WriteJson;
use poem_openapi::Object;

/// A city or town in the United States, or the part of one that a ZIP Code stands for.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none, rename = "Place")]
pub struct FoundPlace {
    /// Such as `Memphis`.
    pub name: String,
    /// Two letters.
    pub state: String,
    /// The one that was typed, or the place's first; left out where it has none of its own.
    pub postal_code: Option<String>,
    /// Degrees north, of its middle.
    pub latitude: f64,
    /// Degrees east; negative in the Americas.
    pub longitude: f64,
    /// IANA name.
    pub time_zone: String,
}

/// Places that match what was typed.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
pub struct PlaceList {
    /// The most likely first.
    pub items: Vec<FoundPlace>,
    /// Where the data comes from; show it beside them.
    pub attribution: String,
}

impl From<Place> for FoundPlace {
    fn from(place: Place) -> Self {
        Self {
            name: place.name,
            state: place.state,
            postal_code: place.postal_code,
            latitude: place.latitude,
            longitude: place.longitude,
            time_zone: place.time_zone,
        }
    }
}
