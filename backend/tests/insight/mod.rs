mod exports;
mod import_kinds;
mod imports;
mod saved_views;
mod tie_out;
