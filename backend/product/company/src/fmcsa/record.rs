//! What the registry says about a carrier, as the API shows and stores it.

use haul_ports::{RegistryAuthority, RegistryCarrier, RegistryRating};
use haul_types::{Address, AuthorityStatus, Date, DocketNumber, FmcsaStatus, Phone, SafetyRating, WriteJson};
use poem_openapi::Object;

/// Insurers file in thousands of dollars.
const FILED_IN_CENTS: i64 = 100_000;

/// What FMCSA's registry says about a carrier. What it doesn't say is omitted.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(skip_serializing_if_is_none)]
pub struct FmcsaRecord {
    /// As registered, usually in capitals.
    pub legal_name: String,
    /// The name it does business as.
    pub dba_name: Option<String>,
    /// MC, MX and FF numbers.
    pub docket_numbers: Vec<DocketNumber>,
    /// E.164, such as `+13125550123`.
    pub phone: Option<String>,
    pub address: Option<Address>,
    /// FMCSA allows it to operate.
    pub is_allowed_to_operate: Option<bool>,
    /// Its USDOT number is active.
    pub is_dot_active: Option<bool>,
    /// The day of an out-of-service order that stands.
    pub out_of_service_on: Option<Date>,
    pub common_authority: Option<AuthorityStatus>,
    pub contract_authority: Option<AuthorityStatus>,
    pub broker_authority: Option<AuthorityStatus>,
    pub safety_rating: Option<SafetyRating>,
    /// When it was rated.
    pub rated_on: Option<Date>,
    /// Percent of inspected vehicles that were put out of service in the last 24 months, with 2 decimals.
    pub vehicle_out_of_service_rate: Option<String>,
    /// The national average beside it, as FMCSA published it.
    pub vehicle_out_of_service_average: Option<String>,
    /// Percent of inspected drivers that were put out of service in the last 24 months, with 2 decimals.
    pub driver_out_of_service_rate: Option<String>,
    /// The national average beside it, as FMCSA published it.
    pub driver_out_of_service_average: Option<String>,
    /// The years of the national averages, such as `2009-2010`.
    pub average_years: Option<String>,
    /// In the last 24 months.
    pub vehicle_inspection_count: Option<i64>,
    /// In the last 24 months.
    pub driver_inspection_count: Option<i64>,
    /// In the last 24 months, regardless of fault.
    pub crash_count: Option<i64>,
    /// Of the crashes, those with a death.
    pub fatal_crash_count: Option<i64>,
    /// Of the crashes, those with an injury.
    pub injury_crash_count: Option<i64>,
    /// Of the crashes, those after which a vehicle was towed.
    pub tow_away_crash_count: Option<i64>,
    /// Trucks and tractors that it reported.
    pub power_unit_count: Option<i64>,
    /// Drivers that it reported.
    pub driver_count: Option<i64>,
    /// Its biennial update (Form MCS-150) is overdue.
    pub is_mcs150_outdated: Option<bool>,
    /// It must file liability insurance.
    pub is_liability_required: Option<bool>,
    /// In cents of US dollars.
    pub liability_required_cents: Option<i64>,
    /// In cents of US dollars; 0 if none is on file.
    pub liability_on_file_cents: Option<i64>,
    /// It must file cargo insurance.
    pub is_cargo_required: Option<bool>,
    /// Cargo insurance is on file.
    pub is_cargo_on_file: Option<bool>,
}

impl FmcsaRecord {
    pub fn status(&self) -> FmcsaStatus {
        if self.out_of_service_on.is_some() {
            FmcsaStatus::OutOfService
        } else if self.is_allowed_to_operate == Some(false)
            || self.is_dot_active == Some(false)
            || self.lost_authority()
        {
            FmcsaStatus::Inactive
        } else if self.has_lapsed() {
            FmcsaStatus::InsuranceLapsed
        } else {
            FmcsaStatus::Active
        }
    }

    /// It had an authority to carry for hire, and has none now. A private carrier never had one.
    fn lost_authority(&self) -> bool {
        let for_hire = [self.common_authority, self.contract_authority];
        for_hire.contains(&Some(AuthorityStatus::Inactive)) && !for_hire.contains(&Some(AuthorityStatus::Active))
    }

    /// Insurance that must be filed is not on file, or is too low.
    fn has_lapsed(&self) -> bool {
        let is_too_low = match (self.liability_on_file_cents, self.liability_required_cents) {
            (Some(on_file), Some(required)) => on_file < required,
            (Some(on_file), None) => on_file == 0,
            (None, _) => false,
        };
        (self.is_liability_required == Some(true) && is_too_low)
            || (self.is_cargo_required == Some(true) && self.is_cargo_on_file == Some(false))
    }

    /// What people are told of when it changes: by field, in words. Counts and rates move by themselves and are left out.
    pub fn watched(&self) -> Vec<(&'static str, Option<String>)> {
        let yes_or_no = |flag: Option<bool>| flag.map(|flag| if flag { "yes" } else { "no" }.to_owned());
        let authority = |status: Option<AuthorityStatus>| status.map(|status| status.as_str().to_owned());
        let address = |it: &Address| format!("{}, {}, {} {}", it.line1, it.city, it.state, it.postal_code);
        vec![
            ("legal_name", Some(self.legal_name.clone())),
            ("dba_name", self.dba_name.clone()),
            ("phone", self.phone.clone()),
            ("address", self.address.as_ref().map(address)),
            ("is_allowed_to_operate", yes_or_no(self.is_allowed_to_operate)),
            ("is_dot_active", yes_or_no(self.is_dot_active)),
            ("out_of_service_on", self.out_of_service_on.map(|day| day.to_string())),
            ("common_authority", authority(self.common_authority)),
            ("contract_authority", authority(self.contract_authority)),
            ("broker_authority", authority(self.broker_authority)),
            ("safety_rating", self.safety_rating.map(|rating| rating.as_str().to_owned())),
            ("is_mcs150_outdated", yes_or_no(self.is_mcs150_outdated)),
            ("liability_on_file_cents", self.liability_on_file_cents.map(|cents| cents.to_string())),
            ("liability_required_cents", self.liability_required_cents.map(|cents| cents.to_string())),
            ("is_cargo_on_file", yes_or_no(self.is_cargo_on_file)),
        ]
    }
}

impl From<RegistryCarrier> for FmcsaRecord {
    fn from(it: RegistryCarrier) -> Self {
        let cents = |thousands: i64| thousands.saturating_mul(FILED_IN_CENTS);
        Self {
            address: address(&it),
            legal_name: it.legal_name,
            dba_name: it.dba_name,
            docket_numbers: it.docket_numbers.iter().filter_map(|text| DocketNumber::parse(text).ok()).collect(),
            phone: it.phone.and_then(|text| Phone::parse(&text).ok()).map(String::from),
            is_allowed_to_operate: it.is_allowed_to_operate,
            is_dot_active: it.is_active,
            out_of_service_on: it.out_of_service_on.map(Date::nearest),
            common_authority: it.common_authority.map(authority),
            contract_authority: it.contract_authority.map(authority),
            broker_authority: it.broker_authority.map(authority),
            safety_rating: it.rating.map(rating),
            rated_on: it.rated_on.map(Date::nearest),
            vehicle_out_of_service_rate: it.vehicle_out_of_service_rate,
            vehicle_out_of_service_average: it.vehicle_out_of_service_average,
            driver_out_of_service_rate: it.driver_out_of_service_rate,
            driver_out_of_service_average: it.driver_out_of_service_average,
            average_years: it.average_years,
            vehicle_inspection_count: it.vehicle_inspections,
            driver_inspection_count: it.driver_inspections,
            crash_count: it.crashes,
            fatal_crash_count: it.fatal_crashes,
            injury_crash_count: it.injury_crashes,
            tow_away_crash_count: it.tow_away_crashes,
            power_unit_count: it.power_units,
            driver_count: it.drivers,
            is_mcs150_outdated: it.is_mcs150_outdated,
            is_liability_required: it.is_liability_required,
            liability_required_cents: it.liability_required.map(cents),
            liability_on_file_cents: it.liability_on_file.map(cents),
            is_cargo_required: it.is_cargo_required,
            is_cargo_on_file: it.cargo_on_file.map(|amount| amount > 0),
        }
    }
}

/// A town is the least that an address has.
fn address(it: &RegistryCarrier) -> Option<Address> {
    let address = Address {
        line1: it.street.clone().unwrap_or_default(),
        line2: None,
        city: it.city.clone()?,
        state: it.state.clone()?,
        postal_code: it.postal_code.clone().unwrap_or_default(),
        country: it.country.clone().unwrap_or_else(|| "US".to_owned()),
    };
    address.town_problems().is_empty().then_some(address)
}

fn authority(status: RegistryAuthority) -> AuthorityStatus {
    match status {
        RegistryAuthority::Active => AuthorityStatus::Active,
        RegistryAuthority::Inactive => AuthorityStatus::Inactive,
        RegistryAuthority::None => AuthorityStatus::NoAuthority,
    }
}

fn rating(rating: RegistryRating) -> SafetyRating {
    match rating {
        RegistryRating::Satisfactory => SafetyRating::Satisfactory,
        RegistryRating::Conditional => SafetyRating::Conditional,
        RegistryRating::Unsatisfactory => SafetyRating::Unsatisfactory,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn carrier() -> RegistryCarrier {
        RegistryCarrier {
            dot_number: "77001".to_owned(),
            legal_name: "BLUE RIDGE FREIGHT LLC".to_owned(),
            is_allowed_to_operate: Some(true),
            is_active: Some(true),
            common_authority: Some(RegistryAuthority::Active),
            is_liability_required: Some(true),
            liability_required: Some(750),
            liability_on_file: Some(1000),
            ..RegistryCarrier::default()
        }
    }

    #[test]
    fn the_worst_that_the_registry_says_is_the_status() {
        use FmcsaStatus::*;
        let day = "2026-11-02".parse().ok();
        for (carrier, expected) in [
            (carrier(), Active),
            (RegistryCarrier { liability_on_file: Some(0), ..carrier() }, InsuranceLapsed),
            (RegistryCarrier { liability_on_file: Some(300), ..carrier() }, InsuranceLapsed),
            // A private carrier files none.
            (RegistryCarrier { is_liability_required: None, liability_on_file: Some(0), ..carrier() }, Active),
            (RegistryCarrier { is_cargo_required: Some(true), cargo_on_file: Some(0), ..carrier() }, InsuranceLapsed),
            (RegistryCarrier { common_authority: Some(RegistryAuthority::None), ..carrier() }, Active),
            (RegistryCarrier { common_authority: Some(RegistryAuthority::Inactive), ..carrier() }, Inactive),
            (
                RegistryCarrier {
                    common_authority: Some(RegistryAuthority::Inactive),
                    contract_authority: Some(RegistryAuthority::Active),
                    ..carrier()
                },
                Active,
            ),
            (RegistryCarrier { is_active: Some(false), ..carrier() }, Inactive),
            (RegistryCarrier { is_allowed_to_operate: Some(false), out_of_service_on: day, ..carrier() }, OutOfService),
            // The registry may leave out everything.
            (RegistryCarrier { legal_name: "A".to_owned(), ..RegistryCarrier::default() }, Active),
        ] {
            assert_eq!(FmcsaRecord::from(carrier.clone()).status(), expected, "{carrier:?}");
        }
    }

    #[test]
    fn what_is_no_address_or_phone_number_is_left_out() {
        let record = FmcsaRecord::from(RegistryCarrier {
            city: Some("JOLIET".to_owned()),
            state: Some("IL".to_owned()),
            postal_code: Some("60431".to_owned()),
            phone: Some("(815) 555-0134".to_owned()),
            docket_numbers: vec!["MC-123456".to_owned(), "P-1".to_owned()],
            ..carrier()
        });
        assert_eq!(record.phone.as_deref(), Some("+18155550134"));
        assert_eq!(record.address.map(|address| address.town()).as_deref(), Some("JOLIET, IL"));
        assert_eq!(record.docket_numbers.len(), 1);
        let bare = FmcsaRecord::from(RegistryCarrier { phone: Some("ask".to_owned()), ..carrier() });
        assert_eq!((bare.phone, bare.address), (None, None));
    }
}
