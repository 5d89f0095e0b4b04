//! Locations of US places.

use haul_ports::Place;

use crate::engine::bindings::haul::host::places::{self, Host};
use crate::engine::instance::State;

impl Host for State {
    fn search(&mut self, words: String, limit: u32) -> wasmtime::Result<Vec<places::Place>> {
        let limit = usize::try_from(limit).unwrap_or(usize::MAX);
        Ok(self.capabilities.places.search(&words, limit).into_iter().map(places::Place::from).collect())
    }

    fn find(
        &mut self,
        city: String,
        state: String,
        postal_code: Option<String>,
    ) -> wasmtime::Result<Option<places::Place>> {
        Ok(self.capabilities.places.find(&city, &state, postal_code.as_deref()).map(places::Place::from))
    }
}

impl From<Place> for places::Place {
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
