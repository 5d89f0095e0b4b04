//! The circle around a facility in which a truck counts as there.

use haul_entity::partners::facility::Model;
use haul_types::{Circle, DEFAULT_GEOFENCE_RADIUS_M, Fix, Presence, distance_in_words, miles_of_meters};

/// In meters: the facility's own, or the default.
pub fn radius_of(facility: &Model) -> i32 {
    facility.geofence_radius_meters.unwrap_or(DEFAULT_GEOFENCE_RADIUS_M)
}

/// None if the facility has no coordinates.
pub fn geofence_of(facility: &Model) -> Option<Circle> {
    let center = facility.latitude.zip(facility.longitude)?;
    Some(Circle { center, radius_m: radius_of(facility) })
}

/// A position relative to a facility, such as `0.1 mi from Trinity Distribution, inside the facility's circle`.
pub fn whereabouts(facility: &Model, circle: &Circle, fix: Fix) -> String {
    let distance = distance_in_words(circle.miles_to(fix.point));
    let place = match circle.presence(fix) {
        Presence::Inside => "inside the facility's circle".to_owned(),
        Presence::Outside => "outside the facility's circle".to_owned(),
        Presence::Unclear => {
            let off = distance_in_words(miles_of_meters(fix.accuracy_meters.unwrap_or_default()));
            format!("and possibly inside the facility's circle, as the position may be off by {off}")
        }
    };
    format!("{distance} from {}, {place}", facility.name)
}
