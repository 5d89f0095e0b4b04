import { expect, it } from "vitest";
import { aFacility, aLoad, aStop } from "@haul/testing/sample";
import { guessKinds, isNamedSigned } from "./guess-kind";

const AT = "2026-11-20T14:00:00Z";
const delivered = aLoad({
  status: "delivered",
  stops: [aStop(aFacility(), AT), aStop(aFacility(), AT, { sequence: 2, kind: "delivery", arrived_at: AT })],
  is_pod_present: false,
  is_rate_confirmation_present: false,
});
const kindsOf = (...names: string[]) => guessKinds(delivered, names).map(({ kind }) => kind);

it.each([
  ["POD 104206.pdf", "proof_of_delivery"],
  ["signed_BOL.jpg", "proof_of_delivery"],
  ["unsigned BOL.pdf", "bill_of_lading"],
  ["RateConfirmation-FR88231.pdf", "rate_confirmation"],
  ["TQL ratecon 88231.pdf", "rate_confirmation"],
  ["Rate_Conf.pdf", "rate_confirmation"],
  ["bill-of-lading.tiff", "bill_of_lading"],
  ["lumper receipt.png", "lumper_receipt"],
  ["scale-ticket 1.jpg", "scale_ticket"],
  ["podium.pdf", "proof_of_delivery"],
])("%s is taken for a %s", (name, kind) => {
  expect(kindsOf(name)).toEqual([kind]);
});

it.each([
  ["POD_104206-signed.pdf", true],
  ["Signed BOL.jpg", true],
  ["unsigned BOL.pdf", false],
  ["pod not signed.pdf", false],
  ["pod.pdf", false],
])("%s is named as signed: %s", (name, isSigned) => {
  expect(isNamedSigned(name)).toBe(isSigned);
});

it("says that the name told, or what the load needs", () => {
  expect(guessKinds(delivered, ["pod.pdf", "IMG_2041.jpg"])).toEqual([
    { kind: "proof_of_delivery", because: "Suggested from the file name." },
    { kind: "rate_confirmation", because: "Suggested: the load has no rate confirmation yet." },
  ]);
});

it("takes several photos for pages of the paper that is missing", () => {
  expect(kindsOf("IMG_1.jpg", "IMG_2.jpg")).toEqual(["proof_of_delivery", "proof_of_delivery"]);
});

it("does not propose twice what another file is", () => {
  expect(kindsOf("scan.pdf", "rate confirmation.pdf")).toEqual(["proof_of_delivery", "rate_confirmation"]);
  expect(kindsOf("scan.pdf", "pod.pdf", "ratecon.pdf")).toEqual([
    "bill_of_lading",
    "proof_of_delivery",
    "rate_confirmation",
  ]);
});
