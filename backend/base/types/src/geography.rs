//! Distances between places, and whether a truck is at one.

use std::ops::RangeInclusive;

use crate::Miles;

/// Ratio of road miles to the great circle, for distances below a limit in miles. Fitted to published distances of city
/// pairs; the error is measured in `capability/gazetteer`. R. H. Ballou and others found 1.20 over all distances
/// ("Selected country circuity factors for road travel distance estimation", Transportation Research Part A 36 (2002),
/// table 2).
const ROAD_FACTORS: [(f64, f64); 2] = [(50.0, 1.254), (f64::INFINITY, 1.166)];

/// Mean radius of the earth (IUGG), in statute miles.
const EARTH_RADIUS_MILES: f64 = 3958.7613;

/// Meters in a mile: NIST Special Publication 811 (2008), appendix B.8.
const METERS_PER_MILE: f64 = 1_609.344;

/// The default radius of a facility's circle.
///
/// A warehouse of a million square feet measures 300 m on each side. Including its yard, and with coordinates that are
/// mostly those of the street address, its farthest dock and the line at its gate are within half a kilometer.
pub const DEFAULT_GEOFENCE_RADIUS_M: i32 = 500;

/// Allowed radii of a facility's circle, in meters.
///
/// Phones are off by 20 to 50 m on Wi-Fi (Android developers' guide, "Create and monitor geofences"): a smaller
/// circle would miss a truck at its center. Three miles hold a port or a rail ramp; a larger circle would be a town.
/// Samsara's circles have a radius in whole meters too, without published bounds
/// (`AddressGeofenceCircle.radiusMeters`).
pub const GEOFENCE_RADII_M: RangeInclusive<i32> = 50..=5_000;

/// Degrees of latitude and longitude.
pub type Point = (f64, f64);

/// A reported position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Fix {
    pub point: Point,
    /// Radius in meters that contains the true position with 95 % confidence (W3C Geolocation, `accuracy`); none if
    /// unknown.
    pub accuracy_meters: Option<i32>,
}

/// A circle on the map.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Circle {
    pub center: Point,
    pub radius_m: i32,
}

/// A position relative to a circle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Presence {
    Inside,
    Outside,
    /// Either one, given the position's accuracy.
    Unclear,
}

impl Circle {
    /// Whether a position is inside the circle at any point within its accuracy. Without an accuracy it counts as
    /// exact.
    pub fn presence(&self, fix: Fix) -> Presence {
        let off = miles_of_meters(fix.accuracy_meters.unwrap_or_default());
        let (distance, radius) = (self.miles_to(fix.point), miles_of_meters(self.radius_m));
        if distance + off <= radius {
            Presence::Inside
        } else if distance - off > radius {
            Presence::Outside
        } else {
            Presence::Unclear
        }
    }

    /// From the center, as the crow flies.
    pub fn miles_to(&self, point: Point) -> f64 {
        miles_between(self.center, point)
    }

    /// The shortest distance to the circle from any point within the position's accuracy; 0 inside.
    pub fn least_miles_to(&self, fix: Fix) -> f64 {
        let near = miles_of_meters(self.radius_m) + miles_of_meters(fix.accuracy_meters.unwrap_or_default());
        (self.miles_to(fix.point) - near).max(0.0)
    }
}

/// Estimated road distance in whole miles: tenths would suggest a known route.
pub fn road_miles(here: Point, there: Point) -> Miles {
    let straight = miles_between(here, there);
    let factor = ROAD_FACTORS.iter().find(|(below, _)| straight < *below).map_or(1.0, |(_, factor)| *factor);
    let miles = (straight * factor).round();
    Miles::from_tenths(miles as i64 * 10)
}

/// The great-circle distance between two points (haversine).
pub fn miles_between(here: Point, there: Point) -> f64 {
    let (north, other_north) = (here.0.to_radians(), there.0.to_radians());
    let (up, along) = ((other_north - north) / 2.0, (there.1 - here.1).to_radians() / 2.0);
    let half = up.sin().powi(2) + north.cos() * other_north.cos() * along.sin().powi(2);
    2.0 * EARTH_RADIUS_MILES * half.sqrt().min(1.0).asin()
}

pub fn miles_of_meters(meters: i32) -> f64 {
    f64::from(meters) / METERS_PER_MILE
}

/// In dispatchers' words: `under 0.1 mi`, `0.4 mi`, `96 mi`.
pub fn distance_in_words(miles: f64) -> String {
    if miles < 0.1 {
        "under 0.1 mi".to_owned()
    } else if miles < 9.95 {
        format!("{miles:.1} mi")
    } else {
        format!("{miles:.0} mi")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const DALLAS: Point = (32.7767, -96.797);

    /// A point this many meters north of another.
    fn north_of(point: Point, meters: f64) -> Point {
        (point.0 + (meters / METERS_PER_MILE / EARTH_RADIUS_MILES).to_degrees(), point.1)
    }

    #[test]
    fn miles_between_is_the_way_of_the_crow() {
        // A degree along a meridian, and a quarter of the equator.
        assert_eq!(miles_between((40.0, -90.0), (41.0, -90.0)).round(), 69.0);
        assert_eq!(miles_between((0.0, -90.0), (0.0, 0.0)).round(), 6218.0);
        assert_eq!(miles_between((32.8, -96.8), (32.8, -96.8)), 0.0);
    }

    #[test]
    fn presence_takes_the_accuracy_into_account() {
        use Presence::{Inside, Outside, Unclear};
        let circle = Circle { center: DALLAS, radius_m: 500 };
        for (meters, accuracy_meters, expected) in [
            (0.0, None, Inside),
            (499.0, None, Inside),
            (501.0, None, Outside),
            (0.0, Some(0), Inside),
            (470.0, Some(25), Inside),
            (480.0, Some(25), Unclear),
            (520.0, Some(25), Unclear),
            (530.0, Some(25), Outside),
            // A phone that knows only the town.
            (0.0, Some(5_000), Unclear),
            (20_000.0, Some(5_000), Outside),
        ] {
            let fix = Fix { point: north_of(DALLAS, meters), accuracy_meters };
            assert_eq!(circle.presence(fix), expected, "{meters} {accuracy_meters:?}");
        }
    }

    #[test]
    fn least_miles_to_a_circle_leave_out_its_radius_and_the_accuracy() {
        let circle = Circle { center: DALLAS, radius_m: 1_609 };
        for (miles, accuracy_meters, expected) in
            [(0.0, None, 0.0), (0.9, Some(0), 0.0), (3.0, None, 2.0), (3.0, Some(1_609), 1.0), (1.5, Some(5_000), 0.0)]
        {
            let fix = Fix { point: north_of(DALLAS, miles * METERS_PER_MILE), accuracy_meters };
            let found = (circle.least_miles_to(fix) * 100.0).round() / 100.0;
            assert_eq!(found, expected, "{miles} {accuracy_meters:?}");
        }
    }

    #[test]
    fn distances_are_said_as_exactly_as_matters() {
        for (miles, expected) in [
            (0.0, "under 0.1 mi"),
            (0.099, "under 0.1 mi"),
            (0.1, "0.1 mi"),
            (0.44, "0.4 mi"),
            (9.94, "9.9 mi"),
            (9.96, "10 mi"),
            (96.3, "96 mi"),
        ] {
            assert_eq!(distance_in_words(miles), expected);
        }
    }
}
