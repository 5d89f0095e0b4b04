mod geofence;
mod links;
mod standing;
