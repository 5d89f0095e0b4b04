mod customer_merge;
mod facility_merge;
mod places;
