import {
  aCharge,
  aCustomer,
  aDocument,
  aFacility,
  aLoad,
  aStop,
  daysFromNow,
  nextId,
  summaryOf,
} from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import { makeMoney } from "./money";
import type { Load, ReadyToBillItem } from "../ready-to-bill/ready-to-bill.queries";
import type { Vendor } from "../vendors/vendors.queries";

const CUSTOMERS = ["Great Lakes Logistics", "Prairie Foods", "Summit Freight Brokers", "Red River Paper"];
const PLACES = [
  { city: "Joliet", state: "IL", time_zone: "America/Chicago" },
  { city: "Columbus", state: "OH", time_zone: "America/New_York" },
  { city: "Denver", state: "CO", time_zone: "America/Denver" },
];
const POD_MISSING = { code: "pod_missing", message: "The proof of delivery is missing." };
const RATE_CONFIRMATION_MISSING = { code: "rate_confirmation_missing", message: "The rate confirmation is missing." };
const BLOCKERS = [[], [POD_MISSING], [POD_MISSING, RATE_CONFIRMATION_MISSING]];

/** What the server would allow with a load that nothing blocks. */
export function allowedWhen(status: Load["billing_status"]): Load["allowed_actions"] {
  if (status === "approved") return ["unlock_billing"];
  const others: Load["allowed_actions"] = ["hold_billing", "flag_billing", "send_back"];
  if (status === "ready_for_review") return ["approve_billing", ...others];
  return status === "docs_pending" ? others : [...others, "resume_billing"];
}

/** A repair shop that is paid like most. */
export const aVendor = (changes: Partial<Vendor> = {}): Vendor => ({
  id: nextId(),
  name: "Midway Diesel Repair",
  kind: "repair_shop",
  payment_terms_days: 30,
  is_1099: false,
  version: 1,
  created_at: daysFromNow(-200),
  updated_at: daysFromNow(-20),
  ...changes,
});

/** Twelve delivered loads, every third of them ready, and three vendors. What the mocks answer from. */
export function makeWorld() {
  const customers = CUSTOMERS.map((name, index) => aCustomer({ name, kind: index % 2 === 0 ? "broker" : "shipper" }));
  const facilities = PLACES.map(({ city, state, time_zone }) =>
    aFacility({
      name: `${city} Distribution Center`,
      address: { line1: "2100 Commerce Drive", city, state, postal_code: "43207", country: "US" },
      time_zone,
    }),
  );
  const at = <T>(list: readonly T[], index: number): T => {
    const found = list[index % list.length];
    if (found === undefined) throw new Error("An empty list has nothing to repeat.");
    return found;
  };

  const loads = Array.from({ length: 12 }, (_, index): Load => {
    const delivered_at = daysFromNow(-index - 1);
    const blockers = at(BLOCKERS, index);
    const { id, name } = at(customers, index);
    const amount_cents = 148_500 + index * 9_725;
    return aLoad({
      number: String(104_218 - index * 3),
      status: "delivered",
      customer: { id, name },
      customer_reference: `PO ${70_311 + index * 17}`,
      references: [{ kind: "bol", value: `B-${104_218 - index * 3}` }],
      stops: [
        aStop(at(facilities, index), daysFromNow(-index - 2), { arrived_at: delivered_at, departed_at: delivered_at }),
        aStop(at(facilities, index + 1), daysFromNow(-index - 1), {
          sequence: 2,
          kind: "delivery",
          arrived_at: delivered_at,
          departed_at: delivered_at,
        }),
      ],
      charges: [aCharge({ rate: (amount_cents / 100).toFixed(4), amount_cents, status: "approved" })],
      billing_status: blockers.length === 0 ? "ready_for_review" : "docs_pending",
      billing_blockers: blockers,
      allowed_actions: allowedWhen(blockers.length === 0 ? "ready_for_review" : "docs_pending"),
      is_pod_present: !blockers.includes(POD_MISSING),
      is_rate_confirmation_present: !blockers.includes(RATE_CONFIRMATION_MISSING),
      delivered_at,
    });
  });

  const items = loads.map((load, index): ReadyToBillItem & { id: string; version: number } => ({
    ...summaryOf(load),
    rate_confirmation_cents: load.rate_confirmation_cents,
    rate_difference_cents: load.rate_difference_cents,
    load_id: load.id,
    delivered_at: load.delivered_at ?? "",
    days_waiting: index + 1,
    blockers: load.billing_blockers,
  }));
  const documents = loads.flatMap((load) => [
    ...(load.is_rate_confirmation_present
      ? [aDocument({ load_id: load.id, file_name: `rate-con-${load.number}.pdf` })]
      : []),
    ...(load.is_pod_present
      ? [
          aDocument({
            load_id: load.id,
            kind: "proof_of_delivery",
            is_signed: true,
            file_name: `pod-${load.number}.pdf`,
          }),
        ]
      : []),
  ]);

  return {
    customers: table(customers, ({ name, docket_number }) => [name, docket_number]),
    loads: table(loads, ({ number }) => [number]),
    items: table(items, ({ number, customer, customer_reference }) => [number, customer.name, customer_reference]),
    documents,
    money: makeMoney(customers),
    vendors: table(
      [
        aVendor({
          is_1099: true,
          contact_name: "Gus Moreno",
          phone: "+18155550136",
          email: "gus@midwaydiesel.example",
        }),
        aVendor({ name: "Doyle Towing", kind: "towing", payment_terms_days: 0, is_1099: true, tax_id_last4: "4417" }),
        aVendor({ name: "Lakeside Tire & Retread", kind: "tires", payment_terms_days: 15 }),
      ],
      ({ name, email }) => [name, email],
    ),
  };
}

export type World = ReturnType<typeof makeWorld>;
