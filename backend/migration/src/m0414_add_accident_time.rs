//! The time of day of an accident, from which the hours for post-accident tests count.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("accident", column::text("local_time").null());
}
