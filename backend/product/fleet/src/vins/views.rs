//! Wire types of VINs.

use haul_types::{MadeVehicle, Vin, VinFacts, WriteJson};
use poem_openapi::Object;

/// What a VIN says about a truck or trailer, to check and to prefill.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct DecodedVin {
    /// In capitals.
    pub vin: String,
    /// The model year, by the tenth character. The code repeats every thirty years: it is the latest possible one, or for light
    /// trucks the one that the seventh character tells. Omitted if the code is none.
    pub year: Option<i32>,
    /// The make, by the first three characters; omitted for makers that are not known.
    pub make: Option<String>,
    /// It is a trailer's; omitted for makers that are not known.
    pub is_trailer: Option<bool>,
    /// The maker's own code of the plant, the eleventh character.
    pub plant_code: String,
}

impl DecodedVin {
    pub fn new(vin: &Vin, facts: VinFacts) -> Self {
        Self {
            vin: vin.as_str().to_owned(),
            year: facts.year,
            make: facts.maker.map(|maker| maker.make.to_owned()),
            is_trailer: facts.maker.map(|maker| maker.vehicle == MadeVehicle::Trailer),
            plant_code: facts.plant_code.to_string(),
        }
    }
}
