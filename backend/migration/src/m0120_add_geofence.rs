//! How far around a facility a truck counts as being there, and how exactly a position is known.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("facility", column::integer("geofence_radius_m").null());
    schema.add_column("check_call", column::integer("accuracy_meters").null());
}
