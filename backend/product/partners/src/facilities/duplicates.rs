//! Facilities that may be duplicates. Detection is pure; people decide.

use std::collections::BTreeMap;

use haul_api::{
    ApiError,
    merging::{Leaders, Reason, bare_name, groups, shared_keys},
};
use haul_db::{Db, Fetch};
use haul_entity::{
    Owned,
    partners::facility::{Column, Entity},
};
use haul_types::{Point, folded, miles_between};
use sea_orm::{ColumnTrait, QueryFilter, QueryOrder, QuerySelect};
use uuid::Uuid;

use super::{
    merge_views::{FacilityDuplicateReasonKind as Kind, FacilityDuplicates, FacilityDuplicatesList},
    ops::with_tags,
    views::Facility,
};

/// More facilities than most carriers have; limits what one request compares.
const MAX_COMPARED: u64 = 5_000;

/// 300 meters: about the distance between gates of one large distribution center.
const NEARBY_MILES: f64 = 0.1864;
/// The same in degrees of latitude, each at least 68.7 miles (at the equator, WGS 84).
const NEARBY_DEGREES: f64 = NEARBY_MILES / 68.7;

/// How people abbreviate streets: USPS Publication 28, Appendix C1 (suffixes) and section 233 (directions).
const ABBREVIATED: [(&str, &str); 19] = [
    ("avenue", "ave"),
    ("boulevard", "blvd"),
    ("circle", "cir"),
    ("court", "ct"),
    ("drive", "dr"),
    ("freeway", "fwy"),
    ("highway", "hwy"),
    ("lane", "ln"),
    ("parkway", "pkwy"),
    ("place", "pl"),
    ("road", "rd"),
    ("square", "sq"),
    ("street", "st"),
    ("terrace", "ter"),
    ("trail", "trl"),
    ("north", "n"),
    ("south", "s"),
    ("east", "e"),
    ("west", "w"),
];

/// Active facilities that look alike, those with the most in common first.
pub async fn list(db: &Db, company_id: Uuid) -> Result<FacilityDuplicatesList, ApiError> {
    let rows = Entity::owned_by(company_id)
        .filter(Column::ArchivedAt.is_null())
        .order_by_asc(Column::CreatedAt)
        .order_by_asc(Column::Id)
        .limit(MAX_COMPARED)
        .fetch_all(db)
        .await?;
    let facilities = with_tags(db, company_id, rows).await?;
    let mut reasons = shared_keys(facilities.iter().map(|facility| (facility.id, keys(facility))));
    reasons.extend(nearby(&facilities));
    let groups = groups(facilities, |facility| facility.id, reasons);
    Ok(FacilityDuplicatesList { items: groups.into_iter().map(FacilityDuplicates::from).collect() })
}

/// What it may have in common with others, except for the location.
fn keys(facility: &Facility) -> Vec<(Kind, String)> {
    let address = &facility.address;
    let (name, street) = (bare_name(&facility.name), bare_street(&address.line1));
    let town = format!("{}, {}", folded(&address.city), address.state);
    let zip: String = address.postal_code.chars().take(5).collect();
    let given = |key: String, what: &str| if what.is_empty() { String::new() } else { key };
    vec![
        (Kind::NameAndCity, given(format!("{name}, {town}"), &name)),
        (Kind::Address, given(format!("{street}, {zip}"), &street)),
    ]
}

/// `4410 North Irving Boulevard` → `4410 n irving blvd`.
fn bare_street(line: &str) -> String {
    let folded = folded(line);
    let words = folded.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    let short = |word| ABBREVIATED.iter().find(|(long, _)| *long == word).map_or(word, |(_, short)| *short);
    words.map(short).collect::<Vec<_>>().join(" ")
}

/// Groups of facilities connected by short distances: one reason per group.
fn nearby(facilities: &[Facility]) -> Vec<Reason<Kind>> {
    let place = |facility: &Facility| Some((facility.latitude?, facility.longitude?));
    let mut placed: Vec<(Point, Uuid)> =
        facilities.iter().filter_map(|facility| Some((place(facility)?, facility.id))).collect();
    placed.sort_by(|(one, _), (other, _)| one.0.total_cmp(&other.0));
    let mut leaders = Leaders::default();
    for (at, (here, id)) in placed.iter().enumerate() {
        let level = placed.iter().skip(at + 1).take_while(|(there, _)| there.0 - here.0 <= NEARBY_DEGREES);
        for (there, other) in level {
            if leaders.of(*id) != leaders.of(*other) && miles_between(*here, *there) <= NEARBY_MILES {
                leaders.join(&[*id, *other]);
            }
        }
    }
    let mut found: BTreeMap<Uuid, Reason<Kind>> = BTreeMap::new();
    for facility in facilities {
        let city = || folded(&facility.address.city);
        let reason = found.entry(leaders.of(facility.id)).or_insert_with(|| Reason {
            kind: Kind::Nearby,
            value: city(),
            ids: Vec::new(),
        });
        reason.ids.push(facility.id);
    }
    found.into_values().filter(|reason| reason.ids.len() > 1).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn streets_are_compared_however_they_are_abbreviated() {
        for (one, other) in [
            ("4410 Irving Blvd", "4410 Irving Boulevard"),
            ("680 N. Fulton Ave.", "680 north fulton avenue"),
            ("1200 Dock St", "1200  DOCK STREET"),
        ] {
            assert_eq!(bare_street(one), bare_street(other));
        }
        assert_ne!(bare_street("1200 Dock St"), bare_street("1210 Dock St"));
    }
}
