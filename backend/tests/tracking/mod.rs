mod geofence;
mod links;
mod routing;
mod standing;
mod timeliness;
