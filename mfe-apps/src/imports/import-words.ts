import type { Tone } from "@haul/ui/core";
import type { Import } from "./imports.queries";

/** What a person calls the states of an import. */
export const STATES: Record<Import["state"], { label: string; tone: Tone }> = {
  checking: { label: "Checking", tone: "planned" },
  checked: { label: "Waits for you", tone: "attention" },
  importing: { label: "Importing", tone: "planned" },
  imported: { label: "Imported", tone: "good" },
  undoing: { label: "Undoing", tone: "planned" },
  undone: { label: "Undone", tone: "neutral" },
  failed: { label: "Not imported", tone: "bad" },
};

export const count = (number: number) => number.toLocaleString("en-US");
export const rowCount = (number: number) => `${count(number)} ${number === 1 ? "row" : "rows"}`;
export const loadCount = (number: number) => `${count(number)} ${number === 1 ? "load" : "loads"}`;
