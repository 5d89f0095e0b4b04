import type { RemoteManifest } from "@haul/platform";
import { boardReadings, boardRecords } from "./freight/board/board.records";
import { detentionRecord } from "./freight/detention/detention.records";
import { loadReadings, loadRecords } from "./freight/loads/loads.records";
import { quoteRecords } from "./freight/quotes/quotes.records";
import { tagRecords } from "./freight/tags/tags.records";
import { trackingRecords } from "./freight/tracking/tracking.records";
import { importRecord } from "./office/imports/imports.records";
import { shortcuts } from "./shortcuts";
import { customerRecord } from "./partners/customers/customers.records";
import { facilityRecord } from "./partners/facilities/facilities.records";
import { detentionPolicyRecord } from "./partners/terms/terms.records";
import { CUSTOMER, FACILITY, LOAD, QUOTE } from "./words";

/** Sections that live on the pages of others: corrections are made on loads, prices are approved on quotes. */
const CORRECTIONS = ["corrections"];
const PRICING = ["pricing"];
/** People who make quotes also add customers and facilities for them. */
const QUOTES = ["quotes"];

/** What the shell knows about this front-end before it loads any of its code. */
export const manifest: RemoteManifest = {
  id: "apps",
  contract: 1,
  title: LOAD.heading,
  nav: [
    { label: "Dispatch today", icon: "tasks", path: "/apps/loads/today", section: "loads", group: "Operations" },
    {
      label: LOAD.heading,
      icon: "loads",
      path: "/apps/loads",
      section: "loads",
      otherSections: CORRECTIONS,
      group: "Operations",
    },
    { label: "Dispatch board", icon: "calendar", path: "/apps/loads/board", section: "loads", group: "Operations" },
    {
      label: QUOTE.heading,
      icon: "quote",
      path: "/apps/quotation",
      section: "quotes",
      otherSections: PRICING,
      group: "Operations",
    },
    { label: "Track & trace", icon: "map", path: "/apps/track&trace", section: "tracking", group: "Operations" },
    { label: "Detention", icon: "clock", path: "/apps/loads/detention", section: "loads", group: "Operations" },
    {
      label: CUSTOMER.heading,
      icon: "customers",
      path: "/apps/customers",
      section: "loads",
      otherSections: QUOTES,
      group: "Operations",
    },
    {
      label: FACILITY.heading,
      icon: "warehouse",
      path: "/apps/facilities",
      section: "loads",
      otherSections: QUOTES,
      group: "Operations",
    },
  ],
  paths: [
    { pattern: "/apps/loads/*", frame: "frame", section: "loads", otherSections: CORRECTIONS },
    // People who may create a kind of record may import it, in any section.
    { pattern: "/apps/imports/*", frame: "frame" },
    { pattern: "/apps/customers/*", frame: "frame", section: "loads", otherSections: QUOTES },
    { pattern: "/apps/facilities/*", frame: "frame", section: "loads", otherSections: QUOTES },
    { pattern: "/apps/quotation/*", frame: "frame", section: "quotes", otherSections: PRICING },
    // A customer without an account answers a mailed quote here.
    { pattern: "/apps/quotation/offer", frame: "bare" },
    { pattern: "/apps/track&trace/*", frame: "frame", section: "tracking" },
    // A load's link opens here, and a driver's phone shows the trip.
    { pattern: "/apps/tracking/shared", frame: "bare" },
    { pattern: "/apps/tracking/drive", frame: "bare" },
  ],
  shortcuts,
  records: [
    ...loadRecords,
    ...quoteRecords,
    ...boardRecords,
    ...tagRecords,
    ...trackingRecords,
    detentionRecord,
    detentionPolicyRecord,
    customerRecord,
    facilityRecord,
    importRecord,
  ],
  readings: [...boardReadings, ...loadReadings],
};
