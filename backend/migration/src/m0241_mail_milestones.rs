//! The address and the milestones of a customer's load updates, and the address that a tracking link is mailed to.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::text("tracking_email").null());
    schema.add_column("customer", column::json("tracking_milestones").default("[]"));
    schema.add_column("tracking_link", column::text("email").null());
}
