import { missingPaper, type MissingPaper } from "./missing-paper";
import type { Load, LoadDocument } from "../loads.queries";

type Kind = LoadDocument["kind"];

/** What people and scanners call their files; what comes first wins, so that a signed BOL is the proof of delivery. */
const NAMES: readonly (readonly [Kind, RegExp])[] = [
  ["proof_of_delivery", /\b(pods?|proof of delivery|delivery receipt|(?<!un)signed (bol|bill of lading))\b/],
  [
    "rate_confirmation",
    /\b(rate ?cons?|rate ?confs?|rate ?confirmations?|load ?con(firmation)?|carrier confirmation)\b/,
  ],
  ["bill_of_lading", /\b(bols?|bills? of lading)\b/],
  ["lumper_receipt", /\blumpers?\b/],
  ["scale_ticket", /\b(scale|weigh ?t?) ?(tickets?|receipts?)\b/],
  ["detention_sheet", /\bdetention\b/],
  ["packing_list", /\bpacking (list|slip)s?\b/],
  ["reefer_log", /\breefer (log|download|report)s?\b/],
  ["permit", /\bpermits?\b/],
  ["invoice", /\binvoices?\b/],
];

/** `POD_104206-signed.pdf` is "pod 104206 signed". */
const wordsOf = (fileName: string) =>
  fileName
    .replace(/\.[a-z]+$/i, "")
    .replace(/([a-z])([A-Z])/g, "$1 $2")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();

function kindByName(fileName: string): Kind | undefined {
  const words = wordsOf(fileName);
  return NAMES.find(([, pattern]) => pattern.test(words))?.[0];
}

/** True when the name says that the paper is signed. */
export const isNamedSigned = (fileName: string) => /(?<!\bnot )\bsigned\b/.test(wordsOf(fileName));

/** A kind for each of several files: what its name says, otherwise the paper that the load still needs. */
export function guessKinds(load: Load, fileNames: readonly string[]): MissingPaper[] {
  const named = fileNames.map(kindByName);
  const missing = missingPaper({
    ...load,
    is_pod_present: load.is_pod_present || named.includes("proof_of_delivery"),
    is_rate_confirmation_present: load.is_rate_confirmation_present || named.includes("rate_confirmation"),
  });
  return named.map((kind) => (kind ? { kind, because: "Suggested from the file name." } : missing));
}
