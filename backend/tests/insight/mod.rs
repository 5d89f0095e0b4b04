mod dashboards;
mod exports;
mod import_freight;
mod import_kinds;
mod imports;
mod samples;
mod saved_views;
mod tie_out;
