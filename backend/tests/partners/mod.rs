mod customer_merge;
mod facility_merge;
mod merged_references;
mod places;
mod vendors;
