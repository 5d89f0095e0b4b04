//! Wire types of places.

use haul_ports::Place;
use haul_types::WriteJson;
use poem_openapi::Object;

/// A city or town in the United States, or the part of one with a given ZIP Code.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none, rename = "Place")]
pub struct FoundPlace {
    /// Such as `Memphis`.
    pub name: String,
    /// Two letters.
    pub state: String,
    /// The one typed, or the place's first; left out if it has none.
    pub postal_code: Option<String>,
    /// Degrees north, of its center.
    pub latitude: f64,
    /// Degrees east; negative in the Americas.
    pub longitude: f64,
    /// IANA name.
    pub time_zone: String,
}

/// Places that match the input.
#[derive(Clone, Debug, PartialEq, Object, WriteJson)]
pub struct PlaceList {
    /// The most likely first.
    pub items: Vec<FoundPlace>,
    /// The data's source; show it next to the places.
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
