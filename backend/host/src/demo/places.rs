//! The cities of the demo's facilities, with their zones. The facilities themselves are invented.

/// City, state, ZIP, latitude, longitude, IANA zone.
pub type City = (&'static str, &'static str, &'static str, f64, f64, &'static str);

const EAST: &str = "America/New_York";
const CENTRAL: &str = "America/Chicago";
const MOUNTAIN: &str = "America/Denver";
const ARIZONA: &str = "America/Phoenix";
const PACIFIC: &str = "America/Los_Angeles";

pub const CITIES: [City; 60] = [
    ("Joliet", "IL", "60436", 41.525, -88.082, CENTRAL),
    ("Chicago", "IL", "60632", 41.810, -87.713, CENTRAL),
    ("Rockford", "IL", "61109", 42.215, -89.046, CENTRAL),
    ("Indianapolis", "IN", "46241", 39.734, -86.282, "America/Indiana/Indianapolis"),
    ("Fort Wayne", "IN", "46809", 41.018, -85.190, "America/Indiana/Indianapolis"),
    ("Gary", "IN", "46406", 41.593, -87.404, CENTRAL),
    ("Columbus", "OH", "43217", 39.826, -82.936, EAST),
    ("Toledo", "OH", "43612", 41.704, -83.560, EAST),
    ("Cleveland", "OH", "44135", 41.436, -81.830, EAST),
    ("Detroit", "MI", "48209", 42.307, -83.116, "America/Detroit"),
    ("Grand Rapids", "MI", "49512", 42.876, -85.542, "America/Detroit"),
    ("Milwaukee", "WI", "53207", 42.972, -87.905, CENTRAL),
    ("Green Bay", "WI", "54304", 44.485, -88.083, CENTRAL),
    ("Minneapolis", "MN", "55432", 45.095, -93.240, CENTRAL),
    ("Des Moines", "IA", "50321", 41.542, -93.656, CENTRAL),
    ("Cedar Rapids", "IA", "52404", 41.951, -91.683, CENTRAL),
    ("St. Louis", "MO", "63147", 38.716, -90.216, CENTRAL),
    ("Kansas City", "MO", "64120", 39.130, -94.526, CENTRAL),
    ("Springfield", "MO", "65803", 37.257, -93.291, CENTRAL),
    ("Omaha", "NE", "68110", 41.295, -95.902, CENTRAL),
    ("Wichita", "KS", "67219", 37.760, -97.319, CENTRAL),
    ("Fargo", "ND", "58102", 46.931, -96.842, CENTRAL),
    ("Sioux Falls", "SD", "57104", 43.569, -96.729, CENTRAL),
    ("Louisville", "KY", "40213", 38.177, -85.712, "America/Kentucky/Louisville"),
    ("Nashville", "TN", "37211", 36.072, -86.724, CENTRAL),
    ("Memphis", "TN", "38118", 35.046, -89.925, CENTRAL),
    ("Knoxville", "TN", "37921", 35.975, -83.985, EAST),
    ("Chattanooga", "TN", "37406", 35.070, -85.246, EAST),
    ("Birmingham", "AL", "35217", 33.583, -86.770, CENTRAL),
    ("Atlanta", "GA", "30336", 33.738, -84.551, EAST),
    ("Savannah", "GA", "31408", 32.113, -81.168, EAST),
    ("Charlotte", "NC", "28214", 35.274, -80.967, EAST),
    ("Greensboro", "NC", "27409", 36.077, -79.914, EAST),
    ("Spartanburg", "SC", "29303", 34.988, -81.968, EAST),
    ("Richmond", "VA", "23234", 37.449, -77.463, EAST),
    ("Harrisburg", "PA", "17111", 40.262, -76.782, EAST),
    ("Allentown", "PA", "18106", 40.574, -75.590, EAST),
    ("Pittsburgh", "PA", "15205", 40.438, -80.073, EAST),
    ("Newark", "NJ", "07114", 40.707, -74.184, EAST),
    ("Albany", "NY", "12205", 42.716, -73.826, EAST),
    ("Buffalo", "NY", "14218", 42.821, -78.823, EAST),
    ("Worcester", "MA", "01604", 42.254, -71.772, EAST),
    ("Baltimore", "MD", "21226", 39.209, -76.561, EAST),
    ("Jacksonville", "FL", "32254", 30.342, -81.736, EAST),
    ("Orlando", "FL", "32824", 28.393, -81.362, EAST),
    ("Pensacola", "FL", "32514", 30.524, -87.218, CENTRAL),
    ("Little Rock", "AR", "72206", 34.690, -92.277, CENTRAL),
    ("Oklahoma City", "OK", "73128", 35.443, -97.621, CENTRAL),
    ("Dallas", "TX", "75236", 32.690, -96.917, CENTRAL),
    ("Houston", "TX", "77029", 29.763, -95.255, CENTRAL),
    ("San Antonio", "TX", "78219", 29.449, -98.399, CENTRAL),
    ("El Paso", "TX", "79927", 31.657, -106.303, MOUNTAIN),
    ("Denver", "CO", "80216", 39.783, -104.966, MOUNTAIN),
    ("Albuquerque", "NM", "87105", 35.045, -106.690, MOUNTAIN),
    ("Salt Lake City", "UT", "84104", 40.750, -111.953, MOUNTAIN),
    ("Phoenix", "AZ", "85043", 33.449, -112.197, ARIZONA),
    ("Boise", "ID", "83716", 43.535, -116.142, "America/Boise"),
    ("Ontario", "CA", "91761", 34.035, -117.592, PACIFIC),
    ("Stockton", "CA", "95206", 37.907, -121.265, PACIFIC),
    ("Portland", "OR", "97203", 45.597, -122.744, PACIFIC),
];

const KINDS: [&str; 10] = [
    "Distribution Center",
    "Cold Storage",
    "Cross-Dock",
    "Warehouse 4",
    "Bottling Plant",
    "Paper Mill",
    "Food Terminal",
    "Building Supply Yard",
    "Packaging Works",
    "Consolidation Center",
];

const NAMES: [&str; 12] = [
    "Cedar Point",
    "Lakeside",
    "Iron Gate",
    "Harvest",
    "Twin Oaks",
    "Northfield",
    "Riverbend",
    "Stonebridge",
    "Maple Run",
    "Copper Hill",
    "Fairview",
    "Old Depot",
];

const STREETS: [&str; 6] =
    ["Industrial Pkwy", "Commerce Dr", "Terminal Rd", "Depot St", "Freight Way", "Logistics Blvd"];

/// An invented name for the n-th facility; no two are alike.
pub fn facility_name(index: usize) -> String {
    format!("{} {}", NAMES[index % NAMES.len()], KINDS[(index % NAMES.len() + index / NAMES.len() * 3) % KINDS.len()])
}

pub fn street(index: usize) -> String {
    format!("{} {}", 1000 + index * 37 % 8000, STREETS[index % STREETS.len()])
}

/// Road miles between two cities: a fifth more than as the crow flies.
pub fn road_miles(from: &City, to: &City) -> f64 {
    let (from_latitude, to_latitude) = (from.3.to_radians(), to.3.to_radians());
    let half = |a: f64, b: f64| ((b - a) / 2.0).sin().powi(2);
    let turn = half(from.4.to_radians(), to.4.to_radians());
    let chord = half(from_latitude, to_latitude) + from_latitude.cos() * to_latitude.cos() * turn;
    2.0 * 3958.8 * chord.sqrt().asin() * 1.2
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn names_differ_and_zones_exist() {
        let names: BTreeSet<_> = (0..CITIES.len()).map(facility_name).collect();
        assert_eq!(names.len(), CITIES.len());
        for (city, _, _, _, _, zone) in CITIES {
            assert!(haul_types::valid_time_zone(zone), "{city}");
        }
    }

    #[test]
    fn chicago_to_dallas_is_near_a_thousand_miles() {
        let find = |name: &str| CITIES.iter().find(|city| city.0 == name).unwrap();
        let miles = road_miles(find("Chicago"), find("Dallas"));
        assert!((900.0..1050.0).contains(&miles), "{miles}");
    }
}
