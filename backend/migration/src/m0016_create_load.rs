//! Freight: loads with their stops, legs, events and charges.
//!
//! Columns that say "cached" in `entity/load.rs` and `entity/stop.rs` are derived from other rows in the same transaction.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_link_table("record_counter", |table| {
        table
            .col(column::text("kind"))
            .col(column::bigint("last_number"))
            .primary_key(&["company_id", "kind"]);
    });
    create_load(schema);
    create_stop(schema);
    create_leg(schema);
    create_charge(schema);
}

fn create_load(schema: &mut Schema) {
    schema.tenant_table("load", |table| {
        table
            .col(column::text("number"))
            .col(column::bigint("number_sequence"))
            .col(column::text("status"))
            .col(column::text("billing_status"))
            .col(column::text("blocker_codes"))
            .col(column::uuid("customer_id"))
            .col(column::text("customer_reference").null())
            .col(column::text("customer_reference_folded").null())
            .col(column::boolean("is_duplicate_reference_accepted"))
            .col(column::json("references"))
            .col(column::text("references_folded"))
            .col(column::json("broker_contact").null())
            .col(column::text("load_kind"))
            .col(column::text("equipment"))
            .col(column::integer("temperature_fahrenheit").null())
            .col(column::text("temperature_mode").null())
            .col(column::text("commodity").null())
            .col(column::integer("weight_pounds").null())
            .col(column::integer("pieces").null())
            .col(column::integer("pallets").null())
            .col(column::bigint("cargo_value_cents").null())
            .col(column::boolean("is_hazmat"))
            .col(column::text("un_number").null())
            .col(column::text("hazard_class").null())
            .col(column::text("seal_number").null())
            .col(column::boolean("is_team_required"))
            .col(column::bigint("loaded_miles_tenths").null())
            .col(column::bigint("empty_miles_tenths").null())
            .col(column::uuid("terminal_id").null())
            .col(column::uuid("dispatcher_id").null())
            .col(column::uuid("booked_by_id").null())
            .col(column::text("booked_by").null())
            .col(column::text("notes").null())
            .col(column::text("currency"))
            .col(column::boolean("is_draft"))
            .col(column::text("hold_reason").null())
            .col(column::timestamp("cancelled_at").null())
            .col(column::text("cancelled_reason").null())
            .col(column::timestamp("tonu_at").null())
            .col(column::bigint("total_cents"))
            .col(column::boolean("is_pod_present"))
            .col(column::boolean("is_rate_confirmation_present"))
            .col(column::text("document_kinds"))
            .col(column::timestamp("pickup_at"))
            .col(column::timestamp("delivery_at"))
            .col(column::date("pickup_on"))
            .col(column::date("delivery_on"))
            .col(column::uuid("origin_facility_id"))
            .col(column::uuid("destination_facility_id"))
            .col(column::integer("stop_count"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("co_driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::timestamp("next_due_at").null())
            .col(column::boolean("was_late"))
            .col(column::timestamp("delivered_at").null())
            .references("customer_id", "customer")
            .references("terminal_id", "terminal")
            .references("dispatcher_id", "user_account")
            .references("origin_facility_id", "facility")
            .references("destination_facility_id", "facility")
            .references("driver_id", "driver")
            .references("co_driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .version()
            .timestamps();
    });
    schema.unique_index("load_number_key", "load", "company_id, number");
    // The guard against booking one tender twice; a person may overrule it load by load.
    schema.unique_index_where(
        "load_customer_reference_key",
        "load",
        "company_id, customer_id, customer_reference_folded",
        "customer_reference_folded IS NOT NULL AND NOT is_duplicate_reference_accepted AND cancelled_at IS NULL",
    );
    for (name, columns) in [
        ("load_pickup_at_idx", "company_id, pickup_at, id"),
        ("load_delivery_at_idx", "company_id, delivery_at, id"),
        ("load_number_sequence_idx", "company_id, number_sequence, id"),
        ("load_total_cents_idx", "company_id, total_cents, id"),
        ("load_created_at_idx", "company_id, created_at, id"),
        ("load_status_idx", "company_id, status, pickup_at, id"),
        ("load_billing_status_idx", "company_id, billing_status, delivered_at, id"),
        ("load_delivered_at_idx", "company_id, delivered_at, id"),
        ("load_customer_idx", "company_id, customer_id, pickup_at, id"),
        ("load_driver_idx", "company_id, driver_id, status"),
        ("load_truck_idx", "company_id, truck_id, pickup_at, id"),
        ("load_trailer_idx", "company_id, trailer_id, status"),
    ] {
        schema.index(name, "load", columns);
    }
}

fn create_stop(schema: &mut Schema) {
    schema.tenant_table("stop", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::integer("sequence"))
            .col(column::text("kind"))
            .col(column::uuid("facility_id"))
            .col(column::text("schedule"))
            .col(column::text("time_zone"))
            .col(column::text("earliest_local"))
            .col(column::timestamp("earliest_at"))
            .col(column::text("latest_local").null())
            .col(column::timestamp("latest_at").null())
            .col(column::text("ambiguous_time").null())
            .col(column::boolean("is_appointment_confirmed"))
            .col(column::boolean("is_drop"))
            .col(column::json("references"))
            .col(column::integer("pieces").null())
            .col(column::integer("weight_pounds").null())
            .col(column::json("contact").null())
            .col(column::text("instructions").null())
            .col(column::timestamp("arrived_at").null())
            .col(column::timestamp("checked_in_at").null())
            .col(column::timestamp("docked_at").null())
            .col(column::timestamp("worked_at").null())
            .col(column::timestamp("departed_at").null())
            .references("load_id", "load")
            .references("facility_id", "facility")
            .version()
            .timestamps();
    });
    schema.index("stop_load_idx", "stop", "company_id, load_id, sequence");
    schema.index("stop_facility_idx", "stop", "company_id, facility_id, arrived_at");

    schema.tenant_table("stop_event", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::uuid("stop_id"))
            .col(column::text("kind"))
            .col(column::timestamp("occurred_at"))
            .col(column::text("source"))
            .col(column::boolean("is_estimated"))
            .col(column::text("note").null())
            .col(column::text("recorded_by"))
            .col(column::timestamp("recorded_at"))
            .col(column::timestamp("voided_at").null())
            .col(column::text("void_reason").null())
            .references("load_id", "load")
            .references("stop_id", "stop");
    });
    // One fact of each kind at a stop; a wrong one is voided, not changed.
    schema.unique_index_where("stop_event_kind_key", "stop_event", "company_id, stop_id, kind", "voided_at IS NULL");
    schema.index("stop_event_load_idx", "stop_event", "company_id, load_id");
}

fn create_leg(schema: &mut Schema) {
    schema.tenant_table("leg", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::integer("sequence"))
            .col(column::uuid("from_stop_id"))
            .col(column::uuid("to_stop_id"))
            .col(column::uuid("driver_id").null())
            .col(column::uuid("co_driver_id").null())
            .col(column::uuid("truck_id").null())
            .col(column::uuid("trailer_id").null())
            .col(column::timestamp("assigned_at").null())
            .col(column::timestamp("dispatched_at").null())
            .col(column::timestamp("started_at").null())
            .col(column::text("acknowledgement"))
            .references("load_id", "load")
            .references("from_stop_id", "stop")
            .references("to_stop_id", "stop")
            .references("driver_id", "driver")
            .references("co_driver_id", "driver")
            .references("truck_id", "truck")
            .references("trailer_id", "trailer")
            .version()
            .timestamps();
    });
    schema.index("leg_load_idx", "leg", "company_id, load_id, sequence");
}

fn create_charge(schema: &mut Schema) {
    schema.tenant_table("charge", |table| {
        table
            .col(column::uuid("load_id"))
            .col(column::integer("sequence"))
            .col(column::text("code"))
            .col(column::text("description").null())
            .col(column::text("basis"))
            .col(column::bigint("quantity_thousandths"))
            .col(column::bigint("rate_ten_thousandths"))
            .col(column::bigint("amount_cents"))
            .col(column::text("status"))
            .references("load_id", "load")
            .version()
            .timestamps();
    });
    schema.index("charge_load_idx", "charge", "company_id, load_id, sequence");
}
