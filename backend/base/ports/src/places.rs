//! Where US places are.

/// A city or town, or the part of one that a ZIP Code stands for.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// Such as `Memphis`.
    pub name: String,
    /// Two letters.
    pub state: String,
    /// Five digits; the place's first one where a name was looked up, none where it has none.
    pub postal_code: Option<String>,
    /// Degrees north, of the middle of the place or ZIP Code.
    pub latitude: f64,
    /// Degrees east; negative in the Americas.
    pub longitude: f64,
    /// IANA name.
    pub time_zone: String,
}

/// Looks places up. Everything is known at once: nothing waits.
pub trait Places: Send + Sync {
    /// Places that match what was typed: a ZIP Code from its third digit on, or a name with or without its state.
    /// The most likely first.
    fn search(&self, words: &str, limit: usize) -> Vec<Place>;

    /// The place of an address: of its ZIP Code where that lies in the state, else of the city.
    fn find(&self, city: &str, state: &str, postal_code: Option<&str>) -> Option<Place>;
}
