import type { RemoteManifest } from "@haul/platform";
import { binderRecord } from "./audits/binders.records";
import { carrierRecord } from "./carriers/carriers.records";
import { basicRecord } from "./basics/basics.records";
import { challengeRecord } from "./challenges/challenges.records";
import { claimRecord } from "./claims/claims.records";
import { driverRecord } from "./drivers/drivers.records";
import { eventRecord } from "./events/events.records";
import { fleetOwnerRecord } from "./fleet-owners/fleet-owners.records";
import { accidentRecord } from "./accidents/accidents.records";
import { holdRecord } from "./holds/holds.records";
import { inspectionRecord } from "./inspections/inspections.records";
import { inquiryReadings, inquiryRecord } from "./inquiries/inquiries.records";
import { mvrRecord } from "./mvrs/mvrs.records";
import { medicalRulesRecord } from "./medical/medical.records";
import { paperRulesRecord } from "./papers/papers.records";
import { trailerRecord } from "./trailers/trailers.records";
import { proposalRecord, retentionReadings } from "./retention/retention.records";
import { terminationReadings, terminationRecord } from "./terminations/terminations.records";
import { testingReadings, testingRecords } from "./testing/testing.records";
import { truckRecord } from "./trucks/trucks.records";
import {
  ACCIDENT,
  AUDIT_BINDER,
  CARRIER,
  CHALLENGE,
  CLAIM,
  DRIVER,
  DRIVER_EVENT,
  DRIVER_EVENTS,
  FLEET_OWNER,
  INSPECTION,
  LEGAL_HOLD,
  MVR,
  TERMINATION,
  TRAILER,
  TRUCK,
} from "./words";

/** Restricted files live on the drivers' page, and binders of them beside the registers. */
const DRIVER_FILES = ["driver_files"];

/** What the shell knows about this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "safety",
  contract: 1,
  title: "Safety",
  nav: [
    {
      label: DRIVER.heading,
      icon: "drivers",
      path: "/apps/safety/drivers",
      section: "safety",
      otherSections: DRIVER_FILES,
      group: "Safety",
    },
    { label: TRUCK.heading, icon: "trucks", path: "/apps/safety/trucks", section: "safety", group: "Safety" },
    {
      label: CARRIER.heading,
      icon: "company",
      path: "/apps/safety/carriers",
      section: "safety",
      otherSections: DRIVER_FILES,
      group: "Safety",
    },
  ],
  paths: [
    { pattern: "/apps/safety/drivers/*", frame: "frame", section: "safety", otherSections: DRIVER_FILES },
    { pattern: "/apps/safety/trucks/*", frame: "frame", section: "safety" },
    // A driver sends papers from a phone by a link, without an account.
    { pattern: "/apps/safety/papers", frame: "bare" },
    { pattern: "/apps/safety/carriers/*", frame: "frame", section: "safety", otherSections: DRIVER_FILES },
  ],
  shortcuts: [
    {
      label: `Add ${DRIVER.one}`,
      icon: "drivers",
      path: "/apps/safety/drivers?add=record",
      words: ["new driver", "hire"],
      permission: "drivers:write",
    },
    {
      label: `Add ${TRUCK.one}`,
      icon: "trucks",
      path: "/apps/safety/trucks?add=record",
      words: ["new truck", "unit"],
      permission: "trucks:write",
    },
    {
      label: `Add ${TRAILER.one}`,
      icon: "trucks",
      path: "/apps/safety/trucks?tab=trailers&add=record",
      words: ["new trailer", "unit"],
      permission: "trailers:write",
    },
    {
      label: ACCIDENT.heading,
      icon: "trucks",
      path: "/apps/safety/carriers?tab=accidents",
      words: ["accident register", "crash", "DOT recordable"],
      permission: "accidents:read",
    },
    {
      label: `Add ${ACCIDENT.one}`,
      icon: "trucks",
      path: "/apps/safety/carriers?tab=accidents&add=record",
      words: ["new accident", "crash", "collision"],
      permission: "accidents:write",
    },
    {
      label: `Roadside ${INSPECTION.many}`,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=inspections",
      words: ["DOT inspection", "violations", "out of service"],
      permission: "roadside_inspections:read",
    },
    {
      label: `Add roadside ${INSPECTION.one}`,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=inspections&add=record",
      words: ["new inspection", "DOT inspection", "violation"],
      permission: "roadside_inspections:write",
    },
    {
      label: CHALLENGE.heading,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=challenges",
      words: ["RDR", "request for data review", "dispute", "CPDP", "dismissed citation"],
      permission: "data_q_challenges:read",
    },
    {
      label: `Add DataQs ${CHALLENGE.one}`,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=challenges&add=record",
      words: ["new challenge", "RDR", "dispute"],
      permission: "data_q_challenges:write",
    },
    {
      label: CLAIM.heading,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=claims",
      words: ["cargo claim", "liability", "physical damage", "workers’ compensation", "insurance", "adjuster", "OS&D"],
      permission: "claims:read",
    },
    {
      label: `Add ${CLAIM.one}`,
      icon: "tasks",
      path: "/apps/safety/carriers?tab=claims&add=record",
      words: ["new claim", "damage", "loss"],
      permission: "claims:write",
    },
    {
      label: "Driver papers",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=papers",
      words: ["compliance", "expiring", "expired", "DQ file"],
      permission: "drivers:read",
    },
    {
      label: "Papers to review",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=review",
      words: ["document requests", "submissions", "accept", "send back"],
      permission: "drivers:read",
    },
    {
      label: MVR.heading,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=mvrs",
      words: ["motor vehicle records", "391.25", "annual review", "driving record", "points"],
      permission: "drivers:read",
    },
    {
      label: `Add ${MVR.one}`,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=mvrs&add=record",
      words: ["new MVR", "motor vehicle record", "driving record"],
      permission: "drivers:write",
    },
    {
      label: DRIVER_EVENTS,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=events",
      words: [
        "coaching",
        "policies",
        "courses",
        "hazmat training",
        "injury",
        "cargo damage",
        "near miss",
        "discipline",
      ],
      permission: "driver_events:read",
    },
    {
      label: `Add ${DRIVER_EVENT.one}: training, policy, coaching, incident`,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=events&add=record",
      words: ["new training", "new coaching", "new incident", "policy acknowledgment"],
      permission: "driver_events:write",
    },
    {
      label: "Previous employers",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=inquiries",
      words: ["391.23", "investigation", "safety performance history", "employment verification"],
      permission: "employer_inquiries:read",
    },
    {
      label: "Add previous employer",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=inquiries&add=record",
      words: ["new employer", "inquiry", "investigation"],
      permission: "employer_inquiries:write",
    },
    {
      label: AUDIT_BINDER.heading,
      icon: "company",
      path: "/apps/safety/carriers?tab=audits",
      words: ["DOT audit", "compliance review", "new entrant", "ZIP"],
      permission: "audit_binders:read",
    },
    {
      label: "Drug and alcohol testing",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=testing",
      words: ["382", "Clearinghouse", "random draw", "prohibited"],
      permission: "drug_alcohol:read",
    },
    {
      label: TERMINATION.heading,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=terminations",
      words: ["left", "end employment", "offboarding", "discharged", "checklist"],
      permission: "driver_terminations:read",
    },
    {
      label: "Retention",
      icon: "drivers",
      path: "/apps/safety/drivers?tab=retention",
      words: ["purge", "delete old records", "destroy", "keep"],
      permission: "retention:read",
    },
    {
      label: LEGAL_HOLD.heading,
      icon: "drivers",
      path: "/apps/safety/drivers?tab=retention&of=holds",
      words: ["litigation", "lawsuit", "preserve", "retention"],
      permission: "legal_holds:read",
    },
    {
      label: "Truck papers",
      icon: "trucks",
      path: "/apps/safety/trucks?tab=truck_papers",
      words: ["compliance", "expiring", "inspection", "registration"],
      permission: "trucks:read",
    },
    { label: TRAILER.heading, icon: "trucks", path: "/apps/safety/trucks?tab=trailers", permission: "trailers:read" },
    {
      label: `Add ${CARRIER.one}`,
      icon: "company",
      path: "/apps/safety/carriers?add=record",
      words: ["new carrier", "partner", "authority", "DOT", "FMCSA"],
      permission: "motor_carriers:write",
    },
    {
      label: "Carrier papers",
      icon: "company",
      path: "/apps/safety/carriers?tab=papers",
      words: ["insurance", "COI", "W-9", "agreement", "expiring"],
      permission: "motor_carriers:read",
    },
    {
      label: FLEET_OWNER.heading,
      icon: "company",
      path: "/apps/safety/trucks?tab=owners",
      words: ["owner-operators"],
      permission: "fleet_owners:read",
    },
  ],
  records: [
    driverRecord,
    truckRecord,
    trailerRecord,
    fleetOwnerRecord,
    carrierRecord,
    accidentRecord,
    inspectionRecord,
    terminationRecord,
    holdRecord,
    proposalRecord,
    challengeRecord,
    claimRecord,
    basicRecord,
    paperRulesRecord,
    medicalRulesRecord,
    mvrRecord,
    eventRecord,
    inquiryRecord,
    binderRecord,
    ...testingRecords,
  ],
  readings: [
    { paths: ["/api/document_requests", "/api/document_submissions"], follows: ["driver"] },
    {
      paths: ["/api/records/{record_kind}/{record_id}/compliance", "/api/compliance_board", "/api/compliance_items"],
      follows: ["driver", "truck", "trailer", "motor_carrier", "compliance_setting", "medical_setting"],
    },
    ...inquiryReadings,
    ...testingReadings,
    ...terminationReadings,
    ...retentionReadings,
  ],
};
