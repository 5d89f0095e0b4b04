//! Loaded miles can come from a routing provider, for the places that are kept with them.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("load", column::text("way").null());
}
