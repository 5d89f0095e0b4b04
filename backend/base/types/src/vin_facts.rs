//! What a VIN says: model year, make and plant (49 CFR 565.15).

use crate::Vin;

/// What a VIN says, as far as the tables know it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct VinFacts {
    /// None if the tenth character isn't a model year code.
    pub year: Option<i32>,
    /// None for a maker that is not in the table.
    pub maker: Option<Maker>,
    /// The maker's own code of the plant.
    pub plant_code: char,
}

/// Who made a vehicle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Maker {
    pub make: &'static str,
    pub vehicle: MadeVehicle,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MadeVehicle {
    HeavyTruck,
    /// The maker mostly builds trucks of 10,000 lb or less, so position 7 gives the decade.
    LightTruck,
    Trailer,
}

use MadeVehicle::{HeavyTruck, LightTruck, Trailer};

/// World manufacturer identifiers of common makes. Makers of fewer than 1,000 vehicles a year share identifiers that end in 9,
/// so none of those is listed.
#[rustfmt::skip]
const MAKERS: &[(&str, &str, MadeVehicle)] = &[
    ("1FU", "Freightliner", HeavyTruck), ("1FV", "Freightliner", HeavyTruck), ("3AK", "Freightliner", HeavyTruck), ("3AL", "Freightliner", HeavyTruck),
    ("1XK", "Kenworth", HeavyTruck), ("1NK", "Kenworth", HeavyTruck), ("2NK", "Kenworth", HeavyTruck), ("3WK", "Kenworth", HeavyTruck),
    ("1XP", "Peterbilt", HeavyTruck), ("1NP", "Peterbilt", HeavyTruck), ("2NP", "Peterbilt", HeavyTruck),
    ("4V4", "Volvo", HeavyTruck), ("4V5", "Volvo", HeavyTruck),
    ("1M1", "Mack", HeavyTruck), ("1M2", "Mack", HeavyTruck),
    ("1HS", "International", HeavyTruck), ("1HT", "International", HeavyTruck), ("2HS", "International", HeavyTruck), ("3HA", "International", HeavyTruck), ("3HS", "International", HeavyTruck),
    ("5KJ", "Western Star", HeavyTruck), ("5KK", "Western Star", HeavyTruck),
    ("5PV", "Hino", HeavyTruck), ("54D", "Isuzu", HeavyTruck), ("JAL", "Isuzu", HeavyTruck),
    ("1FD", "Ford", LightTruck), ("1FT", "Ford", LightTruck), ("1GB", "Chevrolet", LightTruck), ("1GC", "Chevrolet", LightTruck),
    ("1GD", "GMC", LightTruck), ("1GT", "GMC", LightTruck), ("3C6", "Ram", LightTruck), ("3C7", "Ram", LightTruck),
    ("1UY", "Utility", Trailer), ("1GR", "Great Dane", Trailer), ("1JJ", "Wabash", Trailer), ("3H3", "Hyundai Translead", Trailer),
    ("5V8", "Vanguard", Trailer), ("1DW", "Stoughton", Trailer), ("13N", "Fontaine", Trailer), ("1TT", "Transcraft", Trailer),
    ("1S1", "Strick", Trailer), ("1PT", "Trailmobile", Trailer), ("2M5", "Manac", Trailer), ("1W1", "Wilson", Trailer),
    ("1H2", "Fruehauf", Trailer), ("1E1", "East", Trailer),
];

/// 49 CFR 565.15, table VII: codes of the model years from 1980 on, repeated every thirty years.
const YEAR_CODES: &str = "ABCDEFGHJKLMNPRSTVWXY123456789";
const FIRST_YEAR: i32 = 1980;
const CYCLE: i32 = 30;

impl Vin {
    /// What it says; no model year is later than `latest_year`.
    pub fn facts(&self, latest_year: i32) -> VinFacts {
        let text = self.as_str();
        let maker = MAKERS.iter().find(|(code, _, _)| text.starts_with(code));
        let maker = maker.map(|&(_, make, vehicle)| Maker { make, vehicle });
        let at = |index: usize| text.chars().nth(index).unwrap_or('0');
        VinFacts { year: year_of(at(9), at(6), maker, latest_year), maker, plant_code: at(10) }
    }
}

/// The latest year with this code. 49 CFR 565.15(d)(1): a letter in position 7 of a vehicle of 10,000 lb or less means 2010 or
/// later, a digit an earlier year; heavier ones and trailers don't tell.
fn year_of(code: char, seventh: char, maker: Option<Maker>, latest_year: i32) -> Option<i32> {
    let place = YEAR_CODES.chars().position(|one| one == code).and_then(|place| i32::try_from(place).ok())?;
    let first = FIRST_YEAR + place;
    let is_light = maker.is_some_and(|maker| maker.vehicle == LightTruck);
    if is_light && seventh.is_ascii_digit() {
        return Some(first);
    }
    let years = [first + CYCLE, first];
    years.into_iter().find(|year| *year <= latest_year)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn facts(text: &str) -> VinFacts {
        // The check digit is another test's matter.
        Vin::unchecked(text).facts(2027)
    }

    #[test]
    fn year_make_and_plant_are_read() {
        for (text, year, make, plant) in [
            ("3AKJHHDR5KSKA1234", Some(2019), Some("Freightliner"), 'S'),
            ("1XKYD49X8HJ123456", Some(2017), Some("Kenworth"), 'J'),
            ("4V4NC9EH5NN123456", Some(2022), Some("Volvo"), 'N'),
            // A code that will be used again in 2035.
            ("1XP5DB9X85D123456", Some(2005), Some("Peterbilt"), 'D'),
            ("1XP5DB9X8VD123456", Some(2027), Some("Peterbilt"), 'D'),
            ("1XP5DB9X8WD123456", Some(1998), Some("Peterbilt"), 'D'),
            ("1JJV532D8LL123456", Some(2020), Some("Wabash"), 'L'),
            ("1M8GDM9AXKP042788", Some(2019), None, 'P'),
            // Neither 0 nor U, Z, I, O and Q is a year.
            ("1XP5DB9X80D123456", None, Some("Peterbilt"), 'D'),
        ] {
            let found = facts(text);
            let read = (found.year, found.maker.map(|maker| maker.make), found.plant_code);
            assert_eq!(read, (year, make, plant), "{text}");
        }
    }

    #[test]
    fn position_seven_tells_the_decade_of_a_light_truck() {
        for (text, year) in [
            ("1FDUF5HT5KEC12345", 2019),
            ("1FDAF57P5KEC12345", 1989),
            ("1FT8W3BT3BEC12345", 2011),
            ("1FTWW31P35EC12345", 2005),
        ] {
            assert_eq!(facts(text).year, Some(year), "{text}");
        }
    }

    #[test]
    fn each_maker_is_listed_once() {
        for (index, (code, make, _)) in MAKERS.iter().enumerate() {
            assert_eq!(code.len(), 3, "{make}");
            assert!(!MAKERS[..index].iter().any(|(other, _, _)| other == code), "{code}");
        }
    }
}
