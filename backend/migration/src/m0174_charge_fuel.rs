//! Booked loads have the fuel surcharge of their customer's program, and charges by the mile follow the load's miles.
//!
//! What was agreed before stays as it is: no program, and quantities as they were typed.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::uuid("fuel_program_id").null());
    schema.add_column("load", column::uuid("fuel_program_id").null());
    schema.add_column("load", column::json("fuel_surcharge").null());
    schema.add_column("charge", column::boolean("follows_miles").default(false));
    schema.add_column("charge", column::boolean("is_from_program").default(false));
    // Few loads have one, and they are looked for when a price comes in.
    schema.execute("CREATE INDEX load_fuel_program_idx ON load (company_id, fuel_program_id) WHERE fuel_program_id IS NOT NULL");
}
