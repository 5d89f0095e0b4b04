mod geofence;
mod tracking;
