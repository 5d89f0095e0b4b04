mod geofence;
mod links;
mod routing;
pub mod standing;
mod timeliness;
