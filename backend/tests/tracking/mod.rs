mod geofence;
mod links;
mod standing;
mod timeliness;
