import { expect, it } from "vitest";
import { aLoad } from "@haul/testing/sample";
import { missingPaper } from "./missing-paper";

it.each([
  ["booked", false, "rate_confirmation"],
  ["en_route_pickup", false, "rate_confirmation"],
  ["at_pickup", false, "bill_of_lading"],
  ["in_transit", false, "bill_of_lading"],
  ["at_delivery", false, "proof_of_delivery"],
  ["delivered", false, "proof_of_delivery"],
  ["delivered", true, "rate_confirmation"],
] as const)("a load that is %s, with a POD %s, misses its %s", (status, is_pod_present, kind) => {
  expect(missingPaper(aLoad({ status, is_pod_present }))).toBe(kind);
});
