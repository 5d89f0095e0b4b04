//! The checklist. A new step is one row. Pure.

use haul_entity::fleet::driver;
use haul_types::{DriverEmployment, DriverKind, TerminationStep};

/// What has to be done, for whom, and who says so.
pub struct Step {
    pub code: TerminationStep,
    pub name: &'static str,
    pub source: Option<&'static str>,
    who: Who,
}

#[derive(Clone, Copy)]
enum Who {
    Everyone,
    /// On the payroll.
    Employee,
    /// Drives under a lease of a truck.
    Contractor,
    /// Takes part in this carrier's drug and alcohol program.
    Tested,
    /// Has a file of qualification here.
    Regular,
}

impl Who {
    fn is(self, driver: &driver::Model) -> bool {
        let is_contractor = matches!(driver.kind, DriverKind::OwnerOperator | DriverKind::Lease);
        let is_furnished = driver.employment == DriverEmployment::Furnished;
        match self {
            Self::Everyone => true,
            Self::Employee => !is_contractor && !is_furnished,
            Self::Contractor => is_contractor,
            Self::Tested => driver.has_cdl && !is_furnished,
            Self::Regular => !is_furnished,
        }
    }
}

const fn step(code: TerminationStep, name: &'static str, source: Option<&'static str>, who: Who) -> Step {
    Step { code, name, source, who }
}

#[rustfmt::skip]
const STEPS: [Step; 11] = [
    step(TerminationStep::Equipment, "Truck, keys and equipment returned", None, Who::Everyone),
    step(TerminationStep::FuelCard, "Fuel card stopped", None, Who::Everyone),
    step(TerminationStep::TollTag, "Toll tag returned or stopped", None, Who::Everyone),
    step(TerminationStep::EldAccount, "ELD account closed", None, Who::Everyone),
    step(TerminationStep::FinalPay, "Final pay", Some("State law"), Who::Employee),
    step(TerminationStep::FinalSettlement, "Final settlement, and escrow returned within 45 days", Some("49 CFR 376.12(k)"), Who::Contractor),
    step(TerminationStep::Identification, "Carrier's name and DOT number off the truck", Some("49 CFR 376.11(c)"), Who::Contractor),
    step(TerminationStep::RandomPool, "Out of the random pool", Some("49 CFR 382.305"), Who::Tested),
    step(TerminationStep::Clearinghouse, "Clearinghouse queries ended", Some("49 CFR 382.701"), Who::Tested),
    step(TerminationStep::BenefitsNotice, "Notice about health benefits (COBRA)", Some("29 USC 1166"), Who::Employee),
    step(TerminationStep::DriverFile, "Qualification file complete; it is kept for three years", Some("49 CFR 391.51(c)"), Who::Regular),
];

/// The steps for a driver, in the order in which people do them.
pub fn steps_for(driver: &driver::Model) -> impl Iterator<Item = &'static Step> {
    STEPS.iter().filter(|step| step.who.is(driver))
}

#[cfg(test)]
mod tests {
    use haul_types::{DriverStatus, Timestamp};
    use uuid::Uuid;

    use sea_orm::Iterable;

    use super::*;

    fn driver(kind: DriverKind, has_cdl: bool, employment: DriverEmployment) -> driver::Model {
        let at: Timestamp = "2026-11-20T12:00:00Z".parse().unwrap();
        driver::Model {
            id: Uuid::nil(),
            company_id: Uuid::nil(),
            code: None,
            first_name: "Ann".to_owned(),
            last_name: "Lee".to_owned(),
            full_name_folded: "ann lee".to_owned(),
            last_name_folded: "lee".to_owned(),
            phone: None,
            email: None,
            kind,
            status: DriverStatus::Active,
            hired_on: None,
            terminated_on: None,
            rehired_on: None,
            employment,
            license_number: None,
            license_state: None,
            has_cdl,
            license_class: None,
            endorsements: serde_json::json!([]),
            restrictions: serde_json::json!([]),
            home_by_on: None,
            home_note: None,
            terminal_id: None,
            fleet_owner_id: None,
            emergency_contact: None,
            address: None,
            notes: None,
            archived_at: None,
            version: 1,
            created_at: at,
            updated_at: at,
        }
    }

    #[test]
    fn each_step_is_there_once() {
        for code in TerminationStep::iter() {
            assert_eq!(STEPS.iter().filter(|step| step.code == code).count(), 1, "{code:?}");
        }
    }

    #[test]
    fn the_steps_follow_from_the_driver() {
        use DriverEmployment::*;
        use TerminationStep::*;
        let only = |of: &driver::Model| {
            let common = [Equipment, FuelCard, TollTag, EldAccount];
            steps_for(of).map(|step| step.code).filter(|code| !common.contains(code)).collect::<Vec<_>>()
        };
        let employee = driver(DriverKind::Company, true, Regular);
        assert_eq!(only(&employee), [FinalPay, RandomPool, Clearinghouse, BenefitsNotice, DriverFile]);
        let without_cdl = driver(DriverKind::Team, false, MultipleEmployer);
        assert_eq!(only(&without_cdl), [FinalPay, BenefitsNotice, DriverFile]);
        let contractor = driver(DriverKind::OwnerOperator, true, Regular);
        assert_eq!(only(&contractor), [FinalSettlement, Identification, RandomPool, Clearinghouse, DriverFile]);
        assert_eq!(only(&driver(DriverKind::Company, true, Furnished)), []);
    }
}
