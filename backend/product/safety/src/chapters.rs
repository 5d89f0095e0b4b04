//! The chapters of the API reference.

use poem_openapi::Tags;

#[derive(Tags)]
pub enum Chapter {
    /// The accident register of 49 CFR 390.15.
    Accidents,
    /// What officers found at the roadside, and what has to be signed and sent back.
    RoadsideInspections,
    /// The files an auditor asks for, as one ZIP file.
    AuditBinders,
    /// Records that a claim, case or audit may ask for: nothing of them is purged.
    LegalHolds,
    /// What no longer has to be kept, and who decided to delete it.
    Retention,
    /// Inspections and accidents whose record FMCSA is asked to correct.
    DataQChallenges,
    /// Cargo, liability, physical damage and workers' compensation, with the deadlines of cargo claims.
    Claims,
    /// Drivers' training, signed policies, coaching and incidents.
    DriverEvents,
    /// Carriers' percentiles in FMCSA's Safety Measurement System, and the thresholds from which FMCSA intervenes.
    BasicMeasures,
}
