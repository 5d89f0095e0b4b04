//! What freight needs and was not on record: the authority that a load is hauled under, tarps, TWIC, priority and where
//! the load came from; why a stop was late; a leg's miles and pay; a driver's TWIC and the day to be home; breakdowns.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    for name in ["authority_docket", "tarps", "breakdown_reason"] {
        schema.add_column("load", column::text(name).null());
    }
    schema.add_column("load", column::integer("length_feet").null());
    schema.add_column("load", column::boolean("is_twic_required").default(false));
    schema.add_column("load", column::text("priority").default("normal"));
    schema.add_column("load", column::text("source").default("manual"));
    schema.add_column("load", column::timestamp("breakdown_at").null());
    tell_source(schema);

    schema.add_column("stop", column::text("late_reason").null());

    schema.add_column("leg", column::bigint("miles_tenths").null());
    schema.add_column("leg", column::text("miles_source").null());
    schema.add_column("leg", column::bigint("pay_override_cents").null());
    schema.add_column("leg", column::text("pay_note").null());
    schema.bound_amounts("leg", &["pay_override_cents"]);
    tell_leg_miles(schema);

    schema.add_column("driver", column::date("twic_expires_on").null());
    schema.add_column("driver", column::date("home_by_on").null());
    schema.add_column("driver", column::text("home_note").null());
}

/// Quotes, imports and the history know where the loads so far came from.
fn tell_source(schema: &mut Schema) {
    for (source, ids) in [
        ("quote", "SELECT load_id FROM quote WHERE load_id IS NOT NULL"),
        ("copy", "SELECT entity_id FROM audit_event WHERE action = 'load.copied'"),
        (
            "import",
            "SELECT record_id FROM import_row JOIN import ON import.id = import_row.import_id \
             WHERE import.kind = 'loads' AND record_id IS NOT NULL",
        ),
    ] {
        schema.execute(&format!("UPDATE load SET source = '{source}' WHERE id IN ({ids})"));
    }
}

/// A load's only leg has the load's miles.
fn tell_leg_miles(schema: &mut Schema) {
    let of_load = |column: &str| format!("(SELECT load.{column} FROM load WHERE load.id = leg.load_id)");
    schema.execute(&format!(
        "UPDATE leg SET miles_tenths = {}, miles_source = {} \
         WHERE load_id NOT IN (SELECT load_id FROM leg WHERE sequence > 1)",
        of_load("loaded_miles_tenths"),
        of_load("loaded_miles_source"),
    ));
}
