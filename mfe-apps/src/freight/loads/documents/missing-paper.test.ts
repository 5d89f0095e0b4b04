import { expect, it } from "vitest";
import { aFacility, aLoad, aStop } from "@haul/testing/sample";
import { missingPaper, papersWanted } from "./missing-paper";

const AT = "2026-11-20T14:00:00Z";
const pickup = () => aStop(aFacility(), AT);
const delivery = (sequence: number, facts = {}) => aStop(aFacility(), AT, { sequence, kind: "delivery", ...facts });
const there = { arrived_at: AT };

it.each([
  ["booked", "nothing", [delivery(2)], {}, "rate_confirmation"],
  ["en_route_pickup", "nothing", [delivery(2)], {}, "rate_confirmation"],
  ["booked", "a rate confirmation", [delivery(2)], { is_rate_confirmation_present: true }, "bill_of_lading"],
  ["at_pickup", "nothing", [delivery(2)], {}, "bill_of_lading"],
  ["in_transit", "nothing", [delivery(2)], {}, "bill_of_lading"],
  ["at_delivery", "nothing", [delivery(2, there)], {}, "proof_of_delivery"],
  ["at_delivery", "another stop ahead", [delivery(2, there), delivery(3)], {}, "bill_of_lading"],
  ["delivered", "nothing", [delivery(2, there)], {}, "proof_of_delivery"],
  ["delivered", "a POD", [delivery(2, there)], { is_pod_present: true }, "rate_confirmation"],
] as const)("a load that is %s, with %s, misses its paper: %#", (status, _, deliveries, facts, kind) => {
  const papers = { is_rate_confirmation_present: false, is_pod_present: false, ...facts };
  const { because, ...missing } = missingPaper(aLoad({ status, stops: [pickup(), ...deliveries], ...papers }));
  expect(missing).toEqual({ kind });
  expect(because).toMatch(/^Suggested: the .*\.$/);
});

it("names the papers that billing waits for, the customer's own too", () => {
  const codes = ["pod_missing", "weight_missing", "document_missing_lumper_receipt", "pod_unsigned"];
  const billing_blockers = codes.map((code) => ({ code, message: "" }));
  expect(papersWanted(aLoad({ billing_blockers }))).toEqual(["proof_of_delivery", "lumper_receipt"]);
});
