//! The vocabulary of billing decisions.

use crate::text_enum;

text_enum! {
    /// Why billing can't accept a load as it is.
    pub enum BillingException {
        MissingDocumentation = "missing_documentation",
        IncorrectRates = "incorrect_rates",
        WeightDiscrepancy = "weight_discrepancy",
        AccessorialDispute = "accessorial_dispute",
        DuplicateCharge = "duplicate_charge",
        MissingReferenceNumber = "missing_reference_number",
        CustomerInformationError = "customer_information_error",
        ServiceFailure = "service_failure",
        RateNotOnFile = "rate_not_on_file",
        Other = "other",
    }
}
