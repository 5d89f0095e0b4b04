//! Papers that expire, and restricted files of drivers: drug and alcohol testing, birth dates and SSNs.

pub mod clearinghouse_query;
pub mod compliance_item;
pub mod compliance_item_version;
pub mod compliance_setting;
pub mod document_request;
pub mod document_submission;
pub mod driver_identity;
pub mod drug_alcohol_test;
pub mod employer_inquiry;
pub mod medical_setting;
pub mod motor_vehicle_record;
pub mod paper_watch;
pub mod random_draw;
pub mod random_selection;
