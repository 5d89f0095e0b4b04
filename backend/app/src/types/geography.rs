//! How far places lie apart.

use super::Miles;

/// Roads of the United States are about a fifth longer than the great circle: R. H. Ballou, H. Rahardja, N. Sakai,
/// "Selected country circuity factors for road travel distance estimation", Transportation Research Part A 36 (2002), table 2.
const ROAD_FACTOR: f64 = 1.20;

/// Mean radius of the earth (IUGG), in statute miles.
const EARTH_RADIUS_MILES: f64 = 3958.7613;

/// Degrees of latitude and longitude.
pub type Point = (f64, f64);

/// An estimate of the way by road, to the mile: tenths would feign to know the roads.
pub fn road_miles(here: Point, there: Point) -> Miles {
    let miles = (great_circle(here, there) * ROAD_FACTOR).round();
    Miles::from_tenths(miles as i64 * 10)
}

/// Miles between two points (haversine).
fn great_circle(here: Point, there: Point) -> f64 {
    let (north, other_north) = (here.0.to_radians(), there.0.to_radians());
    let (up, along) = ((other_north - north) / 2.0, (there.1 - here.1).to_radians() / 2.0);
    let half = up.sin().powi(2) + north.cos() * other_north.cos() * along.sin().powi(2);
    2.0 * EARTH_RADIUS_MILES * half.sqrt().min(1.0).asin()
}

#[cfg(test)]
mod tests {
    use super::great_circle;

    #[test]
    fn great_circle_is_the_way_of_the_crow() {
        // A degree along a meridian, and a quarter of the equator.
        assert_eq!(great_circle((40.0, -90.0), (41.0, -90.0)).round(), 69.0);
        assert_eq!(great_circle((0.0, -90.0), (0.0, 0.0)).round(), 6218.0);
        assert_eq!(great_circle((32.8, -96.8), (32.8, -96.8)), 0.0);
    }
}
