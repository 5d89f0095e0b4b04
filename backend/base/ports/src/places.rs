//! Locations of US places.

/// A city or town, or the part of one with a given ZIP Code.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Such as `Memphis`.
    pub name: String,
    /// Two letters.
    pub state: String,
    /// Five digits; for a name, the place's first one, or none if it has none.
    pub postal_code: Option<String>,
    /// Degrees north, of the center of the place or ZIP Code.
    pub latitude: f64,
    /// Degrees east; negative in the Americas.
    pub longitude: f64,
    /// IANA name.
    pub time_zone: String,
}

/// Looks places up. All data is in memory: nothing waits.
pub trait Places: Send + Sync {
    /// Places that match the input: a ZIP Code from its third digit on, or a name with or without its state.
    /// The most likely first.
    fn search(&self, words: &str, limit: usize) -> Vec<Place>;

    /// The location of an address: its ZIP Code if that lies in the state, else the city.
    fn find(&self, city: &str, state: &str, postal_code: Option<&str>) -> Option<Place>;
}
