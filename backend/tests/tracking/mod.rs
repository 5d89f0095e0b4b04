mod customer_messages;
mod driver_messages;
mod driver_trip;
mod geofence;
mod links;
mod notices;
mod routing;
pub mod standing;
mod timeliness;
