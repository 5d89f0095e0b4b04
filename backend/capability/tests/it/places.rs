//! The gazetteer: typed text finds the place, and how far computed miles are off.

use haul_capability::places::Gazetteer;
use haul_ports::Places;
use haul_types::road_miles;

fn named(words: &str) -> Vec<String> {
    let found = Gazetteer::shared().search(words, 3);
    found
        .into_iter()
        .map(|place| format!("{}, {} {}", place.name, place.state, place.postal_code.unwrap_or_default()))
        .collect()
}

#[test]
fn what_people_type_finds_the_place() {
    for (words, expected) in [
        ("38118", "Memphis, TN 38118"),
        ("memphis", "Memphis, TN 37501"),
        ("Memphis, TN", "Memphis, TN 37501"),
        ("memphis tx", "Memphis, TX 79245"),
        ("st louis", "Saint Louis, MO 63101"),
        ("St. Louis, MO", "Saint Louis, MO 63101"),
        ("ft worth", "Fort Worth, TX 76101"),
        ("stock", "Stockton, CA 95201"),
    ] {
        assert_eq!(named(words).first().map(String::as_str), Some(expected), "{words}: {:?}", named(words));
    }
    assert_eq!(named("381").first().map(String::as_str), Some("Memphis, TN 38101"));
    for nothing in ["", "m", "38", "Qqqq", "99999", "12a", "381180000", "\u{1F69A}\u{1F69A}", "\t\t\t"] {
        assert!(named(nothing).is_empty(), "{nothing}: {:?}", named(nothing));
    }
}

#[test]
fn an_address_lies_at_its_zip_code_or_else_in_its_city() {
    let places = Gazetteer::shared();
    let at = |city: &str, state: &str, zip: Option<&str>| {
        places.find(city, state, zip).map(|place| (place.latitude, place.longitude, place.time_zone))
    };
    let (latitude, longitude, zone) = at("Memphis", "TN", Some("38118-1234")).unwrap();
    // Memphis airport is in it: 35.04 N, 89.98 W.
    assert!((latitude - 35.04).abs() < 0.1 && (longitude + 89.93).abs() < 0.1, "{latitude} {longitude}");
    assert_eq!(zone, "America/Chicago");
    // A ZIP Code of another state is a typo; the city is not.
    assert_eq!(at("Dallas", "TX", Some("60601")), at("Dallas", "TX", None));
    assert_eq!(at("Knoxville", "TN", None).unwrap().2, "America/New_York");
    assert_eq!(at("Nowhere at all", "TX", None), None);
    assert_eq!(at("Dallas", "XX", None), None);
}

/// 45 city pairs with published miles, from short hops to 475 miles (`gazetteer/road_miles.tsv`).
#[test]
fn computed_miles_are_off_by_as_much_as_the_readme_says() {
    let places = Gazetteer::shared();
    let mut errors: Vec<f64> = include_str!("../../gazetteer/road_miles.tsv")
        .lines()
        .skip(1)
        .map(|line| {
            let columns: Vec<&str> = line.split('\t').collect();
            let point = |city: &str, state: &str| {
                let place = places.find(city, state, None).unwrap_or_else(|| panic!("{city}, {state}"));
                (place.latitude, place.longitude)
            };
            let computed = road_miles(point(columns[0], columns[1]), point(columns[2], columns[3]));
            let published: f64 = columns[4].parse().unwrap();
            (computed.value() as f64 / 10.0 - published).abs() / published * 100.0
        })
        .collect();
    errors.sort_by(f64::total_cmp);
    let (median, p90, worst) = (errors[errors.len() / 2], errors[errors.len() * 9 / 10], errors[errors.len() - 1]);
    println!("{} pairs: median {median:.1} %, 90th percentile {p90:.1} %, worst {worst:.1} %", errors.len());
    assert!(errors.len() >= 30 && median < 5.5 && p90 < 17.5 && worst < 28.0, "{median} {p90} {worst}");
}
