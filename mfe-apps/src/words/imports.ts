import type { components } from "@haul/api";
import type { Noun } from "@haul/platform/records";
import type { Tone } from "@haul/ui/core";
import { CUSTOMER, DRIVER, FACILITY, LOAD, OPENING_BALANCE, PAPER, TRAILER, TRUCK } from "./nouns";

type Schemas = components["schemas"];

export const IMPORT_STATUSES: Readonly<Record<Schemas["ImportStatus"], { word: string; tone: Tone }>> = {
  checking: { word: "Checking", tone: "planned" },
  checked: { word: "Waiting for you", tone: "attention" },
  importing: { word: "Importing", tone: "planned" },
  imported: { word: "Imported", tone: "good" },
  undoing: { word: "Undoing", tone: "planned" },
  undone: { word: "Undone", tone: "neutral" },
  failed: { word: "Not imported", tone: "bad" },
};

/** What can be imported. */
export const IMPORTED: Readonly<Record<Schemas["ImportKind"], Noun>> = {
  loads: LOAD,
  customers: CUSTOMER,
  facilities: FACILITY,
  drivers: DRIVER,
  trucks: TRUCK,
  trailers: TRAILER,
  compliance_items: PAPER,
  opening_balances: OPENING_BALANCE,
};
