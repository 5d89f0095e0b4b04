//! What the sample consists of. No email addresses, so that nothing is ever sent to a sample.

use haul_api::{ApiError, Clearable, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    fleet::{driver, trailer, truck},
    insight::sample::{ActiveModel, Model},
    partners::{customer, facility},
};
use haul_fleet::{
    drivers::{Driver, DriverCreate},
    trailers::{Trailer, TrailerCreate},
    trucks::{Truck, TruckCreate},
};
use haul_loads::{ChargeInput, LoadCreate, LoadReference, StopInput};
use haul_partners::{
    customers::{Customer, CustomerCreate},
    facilities::{Facility, FacilityCreate},
};
use haul_types::{
    Address, ChargeBasis, ChargeCode, CustomerKind, Date, DriverKind, Equipment, LicenseClass, LoadKind, ReferenceKind,
    StopKind, folded,
};
use sea_orm::{ColumnTrait, DbErr, IntoActiveModel, QueryFilter, Set};
use uuid::Uuid;

use super::error::SampleError;

/// Both facilities are in it.
const ZONE: chrono_tz::Tz = chrono_tz::America::Chicago;
const NOTE: &str = "A sample to try things with.";

/// Makes everything; returns the row with what was made.
pub async fn make(write: &mut Write, row: Model) -> Result<ActiveModel, SampleError> {
    let today = write.now.date_in(ZONE);
    let customer_id = add_customer(write).await?;
    let shipper = ["Sample Shipper", "1200 Sample St", "Chicago", "IL", "60609"];
    let origin_id = add_facility(write, shipper).await?;
    let receiver = ["Sample Receiver", "400 Sample Ave", "Nashville", "TN", "37210"];
    let destination_id = add_facility(write, receiver).await?;
    let mut row = row.into_active_model();
    row.customer_id = Set(Some(customer_id));
    row.origin_facility_id = Set(Some(origin_id));
    row.destination_facility_id = Set(Some(destination_id));
    row.driver_id = Set(Some(add_driver(write, today).await?));
    row.truck_id = Set(Some(add_truck(write, today).await?));
    row.trailer_id = Set(Some(add_trailer(write, today).await?));
    // 470 miles: a day's drive after loading.
    let stops = vec![
        StopInput::appointment(StopKind::Pickup, origin_id, format!("{}T08:00", today.plus_days(1))),
        StopInput::appointment(StopKind::Delivery, destination_id, format!("{}T10:00", today.plus_days(2))),
    ];
    let load = haul_loads::create(write, load(customer_id, stops)).await?;
    row.load_id = Set(Some(load.id));
    Ok(row)
}

async fn add_customer(write: &mut Write) -> Result<Uuid, ApiError> {
    let name =
        free::<customer::Entity>(write, customer::Column::NameFolded, |number| numbered("Sample Brokerage", number));
    let input = CustomerCreate {
        name: name.await?,
        kind: CustomerKind::Broker,
        docket_number: None,
        phone: None,
        email: None,
        billing_email: None,
        address: None,
        payment_terms_days: None,
        discount_basis_points: None,
        discount_days: None,
        invoice_grouping: None,
        invoice_split: None,
        invoice_delivery: None,
        invoice_portal: None,
        credit_limit_cents: None,
        credit_source: None,
        credit_checked_on: None,
        is_on_credit_hold: None,
        on_time_grace_minutes: None,
        fuel_program_id: Clearable::Keep,
        required_references: None,
        required_documents: None,
        invoice_packet_order: None,
        tracking_email: None,
        tracking_milestones: None,
        contacts: None,
        notes: Some(NOTE.to_owned()),
    };
    Ok(write.add::<Customer>(input).await?.id)
}

async fn add_facility(
    write: &mut Write,
    [name, line1, city, state, postal_code]: [&'static str; 5],
) -> Result<Uuid, ApiError> {
    let name = free::<facility::Entity>(write, facility::Column::NameFolded, |number| numbered(name, number));
    let input = FacilityCreate {
        name: name.await?,
        address: Address {
            line1: line1.to_owned(),
            line2: None,
            city: city.to_owned(),
            state: state.to_owned(),
            postal_code: postal_code.to_owned(),
            country: "US".to_owned(),
        },
        time_zone: Some(ZONE.name().to_owned()),
        latitude: None,
        longitude: None,
        geofence_radius_meters: None,
        phone: None,
        hours: None,
        instructions: None,
    };
    Ok(write.add::<Facility>(input).await?.id)
}

async fn add_driver(write: &mut Write, today: Date) -> Result<Uuid, ApiError> {
    const FIRST: &str = "Sam";
    let full_name = free::<driver::Entity>(write, driver::Column::FullNameFolded, |number| {
        format!("{FIRST} {}", numbered("Sample", number))
    });
    let full_name = full_name.await?;
    let input = DriverCreate {
        code: None,
        first_name: FIRST.to_owned(),
        last_name: full_name.trim_start_matches(FIRST).trim().to_owned(),
        phone: None,
        email: None,
        kind: DriverKind::Company,
        status: None,
        hired_on: Some(today),
        terminated_on: None,
        rehired_on: None,
        employment: None,
        license_number: Some("SAMPLE".to_owned()),
        license_state: Some("IL".to_owned()),
        has_cdl: None,
        license_class: Some(LicenseClass::A),
        license_expires_on: Some(in_a_year(today)),
        endorsements: None,
        restrictions: None,
        medical_expires_on: Some(in_a_year(today)),
        twic_expires_on: None,
        home_by_on: None,
        home_note: None,
        terminal_id: None,
        fleet_owner_id: None,
        emergency_contact: None,
        address: None,
        notes: Some(NOTE.to_owned()),
    };
    Ok(write.add::<Driver>(input).await?.id)
}

async fn add_truck(write: &mut Write, today: Date) -> Result<Uuid, ApiError> {
    let unit = free::<truck::Entity>(write, truck::Column::UnitNumberFolded, |number| format!("SAMPLE-{number}"));
    let input = TruckCreate {
        unit_number: unit.await?,
        vin: None,
        year: None,
        make: None,
        model: None,
        tire_size: None,
        plate: None,
        plate_state: None,
        ownership: None,
        status: None,
        status_reason: None,
        registration_expires_on: Some(in_a_year(today)),
        annual_inspection_expires_on: Some(in_a_year(today)),
        insurance_expires_on: Some(in_a_year(today)),
        odometer_miles: None,
        terminal_id: None,
        usual_driver_id: None,
        motor_carrier_id: None,
        notes: Some(NOTE.to_owned()),
    };
    Ok(write.add::<Truck>(input).await?.id)
}

async fn add_trailer(write: &mut Write, today: Date) -> Result<Uuid, ApiError> {
    let unit = free::<trailer::Entity>(write, trailer::Column::UnitNumberFolded, |number| format!("SAMPLE-T{number}"));
    let input = TrailerCreate {
        unit_number: unit.await?,
        vin: None,
        kind: Equipment::DryVan,
        length_feet: Some(53),
        year: None,
        make: None,
        model: None,
        tire_size: None,
        plate: None,
        plate_state: None,
        status: None,
        status_reason: None,
        registration_expires_on: Some(in_a_year(today)),
        annual_inspection_expires_on: Some(in_a_year(today)),
        terminal_id: None,
        notes: Some(NOTE.to_owned()),
    };
    Ok(write.add::<Trailer>(input).await?.id)
}

fn load(customer_id: Uuid, stops: Vec<StopInput>) -> LoadCreate {
    let line_haul = ChargeInput {
        code: ChargeCode::LineHaul,
        description: None,
        basis: ChargeBasis::Flat,
        quantity: Some("1".to_owned()),
        rate: "1250".to_owned(),
    };
    LoadCreate {
        customer_id,
        customer_reference: Some("SAMPLE-1".to_owned()),
        references: vec![LoadReference { kind: ReferenceKind::Po, value: "SAMPLE-PO-1".to_owned() }],
        broker_contact: None,
        customer_terms: None,
        priority: None,
        authority_docket: None,
        load_kind: LoadKind::FullTruckload,
        equipment: Equipment::DryVan,
        length_feet: None,
        tarps: None,
        temperature_fahrenheit: None,
        temperature_mode: None,
        commodity: Some("Bottled water".to_owned()),
        weight_pounds: Some(38_500),
        pieces: None,
        pallets: Some(22),
        cargo_value_cents: None,
        is_hazmat: false,
        un_number: None,
        hazard_class: None,
        shipping_name: None,
        packing_group: None,
        seal_number: None,
        is_team_required: false,
        is_twic_required: false,
        // Estimated from the facilities' places.
        loaded_miles: None,
        empty_miles: None,
        rate_confirmation_cents: None,
        fuel_program_id: Clearable::Keep,
        terminal_id: None,
        dispatcher_id: None,
        notes: Some(NOTE.to_owned()),
        driver_notes: None,
        invoice_notes: None,
        billing_notes: None,
        is_draft: false,
        accepts_duplicate_reference: false,
        accepts_credit_risk: false,
        stops,
        charges: vec![line_haul],
    }
}

fn in_a_year(today: Date) -> Date {
    today.plus_days(365)
}

/// `Sample Shipper`, `Sample Shipper 2`, …
fn numbered(name: &str, number: u32) -> String {
    if number == 1 { name.to_owned() } else { format!("{name} {number}") }
}

/// The first name that no record has, archived ones included.
async fn free<E: Owned>(
    write: &Write,
    column: E::Column,
    name: impl Fn(u32) -> String + Send,
) -> Result<String, DbErr> {
    let mut number = 1_u32;
    loop {
        let name = name(number);
        let holder = E::owned_by(write.company_id()).filter(column.eq(folded(&name))).fetch_optional(write.tx());
        if holder.await?.is_none() {
            return Ok(name);
        }
        number = number.saturating_add(1);
    }
}
