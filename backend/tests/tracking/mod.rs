mod geofence;
mod links;
mod tracking;
