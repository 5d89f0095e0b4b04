//! Contract lanes; the week of diesel that a quote was priced with, and the transit time that its customer wants.

use haul_db::Dialect;

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.tenant_table("contract_lane", |table| {
        table
            .col(column::uuid("customer_id"))
            .col(column::text("origin_city"))
            .col(column::text("origin_city_folded"))
            .col(column::text("origin_state"))
            .col(column::text("destination_city"))
            .col(column::text("destination_city_folded"))
            .col(column::text("destination_state"))
            .col(column::text("equipment"))
            .col(column::text("basis"))
            .col(column::bigint("rate_ten_thousandths"))
            .col(column::uuid("fuel_program_id").null())
            .col(column::date("starts_on"))
            .col(column::date("ends_on"))
            .col(column::integer("loads_per_week").null())
            .col(column::uuid("quote_id").null())
            .col(column::text("notes").null())
            .col(column::timestamp("archived_at").null())
            .references("customer_id", "customer")
            .references("fuel_program_id", "fuel_program")
            .references("quote_id", "quote")
            .version()
            .timestamps();
    });
    schema.index("contract_lane_customer_idx", "contract_lane", "company_id, customer_id, ends_on");

    schema.add_column("quote", column::integer("target_transit_hours").null());
    schema.add_column("quote", column::date("fuel_week_on").null());
    schema.execute_on(
        Dialect::Sqlite,
        "UPDATE quote SET fuel_week_on = json_extract(fuel_surcharge, '$.week_on') WHERE fuel_surcharge IS NOT NULL",
    );
    schema.execute_on(
        Dialect::Postgres,
        "UPDATE quote SET fuel_week_on = (fuel_surcharge ->> 'week_on')::date WHERE fuel_surcharge IS NOT NULL",
    );
}
