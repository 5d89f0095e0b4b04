//! Wire types of tests.

use haul_api::{Clearable, IntoUpdate, page_of};
use haul_types::{
    Date, DrugAlcoholResult, DrugAlcoholTestKind, DrugAlcoholTestState, TestSubstance, Timestamp, WriteJson,
};
use poem_openapi::Object;
use uuid::Uuid;

/// A drug or alcohol test of a driver.
// In the document under another name: Go ends only files of tests with `_test`.
#[derive(Clone, Debug, PartialEq, Eq, Object, WriteJson)]
#[oai(rename = "DrugAlcoholTestRecord", skip_serializing_if_is_none)]
pub struct DrugAlcoholTest {
    /// Assigned by the server; never changes.
    pub id: Uuid,
    /// The driver's id.
    pub driver_id: Uuid,
    /// First and last name of the driver.
    pub driver_name: String,
    pub kind: DrugAlcoholTestKind,
    pub substance: TestSubstance,
    pub state: DrugAlcoholTestState,
    /// The day the driver was sent to the test.
    pub ordered_on: Date,
    /// The day the sample was given.
    pub collected_on: Option<Date>,
    pub result: Option<DrugAlcoholResult>,
    /// The day the result was verified.
    pub result_on: Option<Date>,
    /// Alcohol concentration in thousandths of a gram per 210 liters of breath: 40 is 0.040.
    pub alcohol_thousandths: Option<i32>,
    /// Where the sample was given.
    pub collection_site: Option<String>,
    /// The medical review officer or breath alcohol technician.
    pub reviewer: Option<String>,
    /// The day a substance abuse professional (SAP) found the driver ready for the return-to-duty test.
    pub evaluated_on: Option<Date>,
    /// Unannounced follow-up tests that the SAP ordered.
    pub follow_up_count: Option<i32>,
    /// The day by which the follow-up tests end.
    pub follow_up_through_on: Option<Date>,
    /// Remark on the test.
    pub note: Option<String>,
    /// When it was archived, in UTC; omitted unless it is.
    pub archived_at: Option<Timestamp>,
    /// Send this version back with your change; it goes up with every change.
    pub version: i32,
    /// When it was added, in UTC.
    pub created_at: Timestamp,
    /// When it was last changed, in UTC.
    pub updated_at: Timestamp,
}

/// A test to record.
#[derive(Clone, Debug, IntoUpdate, Object)]
#[into_update(DrugAlcoholTestUpdate)]
#[oai(skip_serializing_if_is_none)]
pub struct DrugAlcoholTestCreate {
    /// The driver's id.
    pub driver_id: Uuid,
    pub kind: DrugAlcoholTestKind,
    pub substance: TestSubstance,
    /// The day the driver was sent to the test; not in the future.
    pub ordered_on: Date,
    /// The day the sample was given.
    pub collected_on: Option<Date>,
    pub result: Option<DrugAlcoholResult>,
    /// The day the result was verified; a result needs it.
    pub result_on: Option<Date>,
    /// Alcohol concentration in thousandths of a gram per 210 liters of breath: 40 is 0.040.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub alcohol_thousandths: Option<i32>,
    /// Where the sample was given, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub collection_site: Option<String>,
    /// The medical review officer or breath alcohol technician, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub reviewer: Option<String>,
    /// The day a substance abuse professional (SAP) found the driver ready; a negative return-to-duty test needs it.
    pub evaluated_on: Option<Date>,
    /// Unannounced follow-up tests that the SAP ordered, 6 or more (49 CFR 40.307); of return-to-duty tests only.
    #[oai(validator(minimum(value = "6"), maximum(value = "99")))]
    pub follow_up_count: Option<i32>,
    /// The day by which the follow-up tests end; of return-to-duty tests only.
    pub follow_up_through_on: Option<Date>,
    /// Remark on the test, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Option<String>,
}

/// Changes to a test, to add what is known since or to correct it: omitted fields stay, null clears.
#[derive(Clone, Debug, Object)]
#[oai(skip_serializing_if_is_none)]
pub struct DrugAlcoholTestUpdate {
    /// The version your change is based on.
    pub version: i32,
    /// The driver's id, if the test was recorded for another driver by mistake.
    pub driver_id: Option<Uuid>,
    pub kind: Option<DrugAlcoholTestKind>,
    pub substance: Option<TestSubstance>,
    /// The day the driver was sent to the test; not in the future.
    pub ordered_on: Option<Date>,
    /// The day the sample was given.
    pub collected_on: Clearable<Date>,
    /// The verified result; null if it isn't known.
    pub result: Clearable<DrugAlcoholResult>,
    /// The day the result was verified; a result needs it.
    pub result_on: Clearable<Date>,
    /// Alcohol concentration in thousandths of a gram per 210 liters of breath: 40 is 0.040.
    #[oai(validator(minimum(value = "0"), maximum(value = "999")))]
    pub alcohol_thousandths: Clearable<i32>,
    /// Where the sample was given, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub collection_site: Clearable<String>,
    /// The medical review officer or breath alcohol technician, at most 120 characters.
    #[oai(validator(max_length = 120))]
    pub reviewer: Clearable<String>,
    /// The day a substance abuse professional (SAP) found the driver ready; a negative return-to-duty test needs it.
    pub evaluated_on: Clearable<Date>,
    /// Unannounced follow-up tests that the SAP ordered, 6 or more (49 CFR 40.307); of return-to-duty tests only.
    #[oai(validator(minimum(value = "6"), maximum(value = "99")))]
    pub follow_up_count: Clearable<i32>,
    /// The day by which the follow-up tests end; of return-to-duty tests only.
    pub follow_up_through_on: Clearable<Date>,
    /// Remark on the test, at most 1,000 characters.
    #[oai(validator(max_length = 1_000))]
    pub note: Clearable<String>,
}

page_of! {
    /// A page of tests.
    pub struct DrugAlcoholTestPage of DrugAlcoholTest;
}
