//! Terms of detention may leave out the company's holidays; each wait keeps those of its arrival.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("detention", column::json("days_off").null());
}
