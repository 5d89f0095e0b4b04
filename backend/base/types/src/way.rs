//! The trip that a load's miles are for: its places in order.

use std::fmt;

use crate::{Miles, Point, road_miles};

/// Stored with the miles as text, so that a change to a stop, a facility or the freight is noticed.
#[derive(Clone, Debug, PartialEq)]
pub struct Way {
    pub points: Vec<Point>,
    /// Hazardous materials may not take every road.
    pub is_hazmat: bool,
}

const HAZMAT: &str = "hazmat";

/// Four decimals are about 11 meters: a truck's length more or less changes no miles.
impl fmt::Display for Way {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_hazmat {
            write!(f, "{HAZMAT}")?;
        }
        for (latitude, longitude) in &self.points {
            write!(f, ";{latitude:.4},{longitude:.4}")?;
        }
        Ok(())
    }
}

impl Way {
    /// By road, from each place to the next.
    pub fn estimated_miles(&self) -> Miles {
        let legs = self.points.iter().zip(self.points.iter().skip(1));
        Miles::from_tenths(legs.map(|(here, there)| road_miles(*here, *there).value()).sum())
    }

    /// None for text not written by a `Way`.
    pub fn parse(text: &str) -> Option<Self> {
        let (kind, points) = text.split_once(';')?;
        let point = |text: &str| {
            let (latitude, longitude) = text.split_once(',')?;
            Some((latitude.parse().ok()?, longitude.parse().ok()?))
        };
        Some(Self { points: points.split(';').map(point).collect::<Option<_>>()?, is_hazmat: kind == HAZMAT })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_way_is_read_as_it_was_written() {
        for is_hazmat in [false, true] {
            let way = Way { points: vec![(35.1495, -90.049), (41.8781, -87.6298)], is_hazmat };
            assert_eq!(Way::parse(&way.to_string()), Some(way));
        }
        for wrong in ["", "hazmat", ";", ";1", ";1,2;x,3"] {
            assert_eq!(Way::parse(wrong), None, "{wrong}");
        }
    }
}
