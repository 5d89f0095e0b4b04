//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// Papers of drivers, trucks, trailers and carriers: what is on file, what is missing, and what expires when.
    Compliance,
    /// Documents that drivers are asked for, and what they send from their phones.
    DocumentRequests,
    /// Drug and alcohol testing of drivers (49 CFR part 382): tests, Clearinghouse queries, random draws.
    DrugAlcohol,
    /// What previous employers of drivers were asked and answered (49 CFR 391.23, 391.53).
    DriverInvestigation,
    /// Birth dates and Social Security numbers of drivers, stored encrypted.
    DriverIdentity,
}
