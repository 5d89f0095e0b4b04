//! The company's own texts for check calls; the usual ones until it changes them.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("tracking_settings", column::json("call_templates").null());
}
