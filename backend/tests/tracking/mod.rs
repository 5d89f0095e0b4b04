mod driver_trip;
mod geofence;
mod links;
mod routing;
pub mod standing;
mod timeliness;
