//! The vocabulary of what is kept how long.

use crate::text_enum;

text_enum! {
    /// A kind of record that has to be kept for a time and may then be purged.
    ///
    /// - `compliance_item`: a paper of a driver, truck, trailer or carrier, with its files.
    /// - `record_file`: a file of a driver that belongs to no paper or event.
    /// - `driver_event`: a training, signed policy, coaching or incident, with its files.
    /// - `employer_inquiry`: what a previous employer of a driver was asked and answered.
    pub enum RetainedKind {
        ComplianceItem = "compliance_item",
        RecordFile = "record_file",
        Accident = "accident",
        RoadsideInspection = "roadside_inspection",
        DrugAlcoholTest = "drug_alcohol_test",
        ClearinghouseQuery = "clearinghouse_query",
        RandomDraw = "random_draw",
        DriverEvent = "driver_event",
        EmployerInquiry = "employer_inquiry",
        MotorVehicleRecord = "motor_vehicle_record",
    }
}

text_enum! {
    /// A rule that says how long records have to be kept. `rules` of the answer has the times and where they come from.
    pub enum RetentionRule {
        DriverFile = "driver_file",
        DrivingRecord = "driving_record",
        Medical = "medical",
        AnnualInspection = "annual_inspection",
        RoadsideInspection = "roadside_inspection",
        Accident = "accident",
        PositiveTest = "positive_test",
        FollowUpTest = "follow_up_test",
        NegativeTest = "negative_test",
        RandomDraw = "random_draw",
        ClearinghouseQuery = "clearinghouse_query",
        DriverEvent = "driver_event",
        Investigation = "investigation",
    }
}

text_enum! {
    /// Why a record can't be purged.
    ///
    /// - `on_hold`: it is about a record on legal hold.
    /// - `still_counts`: whether a driver may drive depends on it.
    /// - `in_use`: a claim or DataQs challenge is about it.
    /// - `not_returned`: the signed report of the inspection was not returned.
    /// - `not_due`: it has to be kept again since it was proposed, or is gone.
    pub enum PurgeObstacle {
        OnHold = "on_hold",
        StillCounts = "still_counts",
        InUse = "in_use",
        NotReturned = "not_returned",
        NotDue = "not_due",
    }
}

text_enum! {
    /// How far a proposal to purge is.
    ///
    /// - `approved`: its records were deleted, except those that had to be kept.
    /// - `rejected`: nothing was deleted.
    pub enum PurgeStatus {
        Open = "open",
        Approved = "approved",
        Rejected = "rejected",
    }
}
