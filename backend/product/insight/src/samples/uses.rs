//! What keeps a record of the sample: rows elsewhere that name it.

use haul_api::{BoxFuture, Write};
use haul_db::Fetch;
use haul_entity::{
    Owned,
    annotations::{record_file, record_note, record_tag},
    compliance::{
        clearinghouse_query, compliance_item, document_request, document_submission, driver_identity,
        drug_alcohol_test, employer_inquiry, motor_vehicle_record, random_selection,
    },
    detention::{detention, detention_policy},
    fleet::{driver_termination, truck, truck_ownership},
    loads::{leg, load, stop},
    money::{collection_entry, invoice, payment, payment_application},
    partners::{customer, facility},
    quotes::{contract_lane, quote, quote_stop},
    safety::{accident, claim, driver_event, legal_hold, roadside_inspection},
    tracking::{check_call, driver_link},
};
use sea_orm::{ColumnTrait, DbErr, EntityTrait, IdenStatic, QueryFilter};
use uuid::Uuid;

/// The columns that name one kind of record.
pub struct Uses {
    /// The record's table.
    pub of: &'static str,
    /// Table and column: a row there keeps the record.
    pub keeping: fn() -> Vec<(&'static str, String)>,
    /// The same of rows that are part of the record and go with it.
    pub parts: fn() -> Vec<(&'static str, String)>,
    find: for<'a> fn(&'a Write, Uuid) -> BoxFuture<'a, Result<bool, DbErr>>,
    delete: for<'a> fn(&'a Write, Uuid) -> BoxFuture<'a, Result<(), DbErr>>,
}

impl Uses {
    /// Whether a row names the record. The sample load's own rows must be gone by then.
    pub async fn is_used(&self, write: &Write, id: Uuid) -> Result<bool, DbErr> {
        (self.find)(write, id).await
    }

    /// Deletes the parts of a record that is about to be deleted.
    pub async fn delete_parts(&self, write: &Write, id: Uuid) -> Result<(), DbErr> {
        (self.delete)(write, id).await
    }
}

macro_rules! uses {
    ($name:ident: $of:literal kept by [$($table:ident $column:ident),* $(,)?] with [$($part:ident $owner:ident),*]) => {
        pub const $name: Uses = Uses {
            of: $of,
            keeping: || vec![$((stringify!($table), $table::Column::$column.as_str().to_owned())),*],
            parts: || vec![$((stringify!($part), $part::Column::$owner.as_str().to_owned())),*],
            find: |write, id| {
                Box::pin(async move {
                    $(
                        let named = $table::Entity::owned_by(write.company_id()).filter($table::Column::$column.eq(id));
                        if named.fetch_optional(write.tx()).await?.is_some() {
                            return Ok(true);
                        }
                    )*
                    let _ = (write, id);
                    Ok(false)
                })
            },
            delete: |write, id| {
                Box::pin(async move {
                    $(
                        $part::Entity::delete_many()
                            .filter($part::Column::CompanyId.eq(write.company_id()))
                            .filter($part::Column::$owner.eq(id))
                            .exec(write.tx())
                            .await?;
                    )*
                    let _ = (write, id);
                    Ok(())
                })
            },
        };
    };
}

uses!(CUSTOMER: "customer" kept by [
    load CustomerId,
    quote CustomerId,
    detention CustomerId,
    contract_lane CustomerId,
    invoice CustomerId,
    payment CustomerId,
    payment_application CustomerId,
    collection_entry CustomerId,
    customer MergedIntoId,
    record_file CustomerId,
    record_note CustomerId,
] with [detention_policy CustomerId, record_tag CustomerId]);

uses!(FACILITY: "facility" kept by [
    stop FacilityId,
    load OriginFacilityId,
    load DestinationFacilityId,
    detention FacilityId,
    quote OriginFacilityId,
    quote DestinationFacilityId,
    quote_stop FacilityId,
    facility MergedIntoId,
    record_file FacilityId,
    record_note FacilityId,
] with [record_tag FacilityId]);

uses!(DRIVER: "driver" kept by [
    load DriverId,
    load CoDriverId,
    leg DriverId,
    leg CoDriverId,
    truck UsualDriverId,
    check_call DriverId,
    driver_link DriverId,
    document_request DriverId,
    document_submission DriverId,
    accident DriverId,
    roadside_inspection DriverId,
    legal_hold DriverId,
    driver_termination DriverId,
    claim DriverId,
    record_file DriverId,
    record_note DriverId,
    drug_alcohol_test DriverId,
    employer_inquiry DriverId,
    motor_vehicle_record DriverId,
    driver_event DriverId,
    clearinghouse_query DriverId,
    random_selection DriverId,
] with [record_tag DriverId, compliance_item DriverId, driver_identity DriverId]);

uses!(TRUCK: "truck" kept by [
    accident TruckId,
    roadside_inspection TruckId,
    legal_hold TruckId,
    claim TruckId,
    load TruckId,
    leg TruckId,
    check_call TruckId,
    record_file TruckId,
    record_note TruckId,
] with [truck_ownership TruckId, record_tag TruckId, compliance_item TruckId]);

uses!(TRAILER: "trailer" kept by [
    accident TrailerId,
    roadside_inspection TrailerId,
    legal_hold TrailerId,
    claim TrailerId,
    load TrailerId,
    leg TrailerId,
    record_file TrailerId,
    record_note TrailerId,
] with [record_tag TrailerId, compliance_item TrailerId]);

/// Of every kind of record in the sample.
pub const USES: [&Uses; 5] = [&CUSTOMER, &FACILITY, &DRIVER, &TRUCK, &TRAILER];
