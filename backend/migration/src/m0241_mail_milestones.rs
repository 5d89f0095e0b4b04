//! Where and of which milestones a customer wants to be told, and where a tracking link is mailed.

use crate::{Schema, column};

pub fn up(schema: &mut Schema) {
    schema.add_column("customer", column::text("tracking_email").null());
    schema.add_column("customer", column::json("tracking_milestones").default("[]"));
    schema.add_column("tracking_link", column::text("email").null());
}
