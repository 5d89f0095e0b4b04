//! A load's own terms in place of its customer's, and which of them its detention was calculated with.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("load", column::json("customer_terms").null());
    schema.add_column("detention", column::json("load_terms").null());
}
