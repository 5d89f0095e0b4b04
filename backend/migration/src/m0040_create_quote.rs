//! Quotes with their stops, charges and links, and what they are computed with: costs, fuel surcharges, prices of diesel.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    create_settings(schema);
    create_quote(schema);
    create_parts(schema);
    create_link(schema);
}

fn create_settings(schema: &mut Schema) {
    schema.tenant_table("cost_model", |table| {
        table
            .col(column::bigint("diesel_price_ten_thousandths"))
            .col(column::bigint("miles_per_gallon_thousandths"))
            .col(column::bigint("driver_rate_ten_thousandths"))
            .col(column::bigint("fixed_per_day_cents"))
            .col(column::bigint("maintenance_rate_ten_thousandths"))
            .col(column::bigint("tolls_rate_ten_thousandths"))
            .col(column::bigint("miles_per_day_tenths"))
            .col(column::bigint("margin_floor_ten_thousandths"))
            .version()
            .timestamps();
    });
    schema.unique_index("cost_model_company_key", "cost_model", "company_id");

    schema.tenant_table("diesel_price", |table| {
        table
            .col(column::text("region"))
            .col(column::date("week_on"))
            .col(column::bigint("price_ten_thousandths"))
            .col(column::text("entered_by"))
            .timestamps();
    });
    schema.unique_index("diesel_price_week_key", "diesel_price", "company_id, region, week_on");

    schema.tenant_table("fuel_programme", |table| {
        table
            .col(column::text("name"))
            .col(column::text("name_folded"))
            .col(column::text("region"))
            .col(column::text("method"))
            .col(column::bigint("peg_ten_thousandths"))
            .col(column::bigint("miles_per_gallon_thousandths").null())
            .col(column::bigint("step_ten_thousandths").null())
            .col(column::bigint("step_rate_ten_thousandths").null())
            .col(column::json("rows"))
            .col(column::timestamp("archived_at").null())
            .version()
            .timestamps();
    });
    schema.unique_index("fuel_programme_name_key", "fuel_programme", "company_id, name_folded");
}

fn create_quote(schema: &mut Schema) {
    schema.tenant_table("quote", |table| {
        table
            .col(column::text("number"))
            .col(column::bigint("number_sequence"))
            .col(column::integer("revision"))
            .col(column::text("status"))
            .col(column::text("kind"))
            .col(column::uuid("customer_id").null())
            .col(column::text("prospect_name").null())
            .col(column::text("prospect_name_folded").null())
            .col(column::json("freight"))
            .col(column::text("equipment"))
            .col(column::text("miles_source").null())
            .col(column::uuid("fuel_programme_id").null())
            .col(column::json("fuel_surcharge").null())
            .col(column::bigint("tolls_cents").null())
            .col(column::bigint("market_rate_ten_thousandths").null())
            .col(column::text("customer_note").null())
            .col(column::text("terms").null())
            .col(column::bigint("total_cents"))
            .col(column::text("currency"))
            .col(column::json("estimate").null())
            .col(column::bigint("margin_cents").null())
            .col(column::boolean("is_below_floor"))
            .col(column::timestamp("pickup_at"))
            .col(column::date("pickup_on"))
            .col(column::timestamp("delivery_at"))
            .col(column::uuid("origin_facility_id"))
            .col(column::uuid("destination_facility_id"))
            .col(column::text("lane"))
            .col(column::text("lane_folded"))
            .col(column::integer("stop_count"))
            .col(column::timestamp("requested_at"))
            .col(column::timestamp("valid_until"))
            .col(column::text("approved_by").null())
            .col(column::timestamp("approved_at").null())
            .col(column::timestamp("sent_at").null())
            .col(column::text("sent_to").null())
            .col(column::timestamp("viewed_at").null())
            .col(column::timestamp("closed_at").null())
            .col(column::text("accepted_by").null())
            .col(column::text("accepted_by_email").null())
            .col(column::text("closed_reason").null())
            .col(column::text("loss_reason").null())
            .col(column::text("competitor").null())
            .col(column::bigint("price_gap_cents").null())
            .col(column::uuid("load_id").null())
            .col(column::uuid("created_by_id").null())
            .col(column::text("created_by"))
            .references("customer_id", "customer")
            .references("fuel_programme_id", "fuel_programme")
            .references("origin_facility_id", "facility")
            .references("destination_facility_id", "facility")
            .references("load_id", "load")
            .references("created_by_id", "user_account")
            .version()
            .timestamps();
    });
    schema.unique_index("quote_revision_key", "quote", "company_id, number_sequence, revision");
    // A load comes of one quote at most.
    schema.unique_index_where("quote_load_key", "quote", "company_id, load_id", "load_id IS NOT NULL");
    for (name, columns) in [
        ("quote_created_at_idx", "company_id, created_at, id"),
        ("quote_number_sequence_idx", "company_id, number_sequence, id"),
        ("quote_valid_until_idx", "company_id, valid_until, id"),
        ("quote_pickup_at_idx", "company_id, pickup_at, id"),
        ("quote_total_cents_idx", "company_id, total_cents, id"),
        ("quote_status_idx", "company_id, status, created_at, id"),
        ("quote_customer_idx", "company_id, customer_id, created_at, id"),
        ("quote_sent_at_idx", "company_id, sent_at"),
    ] {
        schema.index(name, "quote", columns);
    }
}

fn create_parts(schema: &mut Schema) {
    schema.tenant_table("quote_stop", |table| {
        table
            .col(column::uuid("quote_id"))
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
            .references("quote_id", "quote")
            .references("facility_id", "facility");
    });
    schema.index("quote_stop_quote_idx", "quote_stop", "company_id, quote_id, sequence");

    schema.tenant_table("quote_charge", |table| {
        table
            .col(column::uuid("quote_id"))
            .col(column::integer("sequence"))
            .col(column::text("code"))
            .col(column::text("description").null())
            .col(column::text("basis"))
            .col(column::bigint("quantity_thousandths"))
            .col(column::bigint("rate_ten_thousandths"))
            .col(column::bigint("amount_cents"))
            .col(column::boolean("is_from_programme"))
            .references("quote_id", "quote");
    });
    schema.index("quote_charge_quote_idx", "quote_charge", "company_id, quote_id, sequence");
}

fn create_link(schema: &mut Schema) {
    schema.tenant_table("quote_link", |table| {
        table
            .col(column::uuid("quote_id"))
            // The token itself is in the customer's mail only.
            .col(column::text("token_hash"))
            .col(column::text("email"))
            .col(column::timestamp("created_at"))
            .col(column::timestamp("expires_at"))
            .references("quote_id", "quote");
    });
    schema.unique_index("quote_link_token_hash_key", "quote_link", "token_hash");
    schema.index("quote_link_quote_idx", "quote_link", "company_id, quote_id");
}
