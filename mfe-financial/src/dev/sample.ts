import type { ApiData } from "@haul/platform";
import type { ReadyToBillItem } from "../ready-to-bill/ready-to-bill.queries";

type Load = ApiData<"/api/loads/{load_id}", "get">;
type Customer = ApiData<"/api/customers/{customer_id}", "get">;
type Document = ApiData<"/api/loads/{load_id}/documents", "get">["items"][number];

const id = (group: string, index: number) => `01930000-0000-7000-8000-${group}${String(index).padStart(8, "0")}`;

const names = ["Great Lakes Logistics", "Prairie Foods", "Summit Freight Brokers", "Red River Paper"];
const lanes = [
  { from: ["Joliet", "IL", "America/Chicago"], to: ["Columbus", "OH", "America/New_York"] },
  { from: ["Dallas", "TX", "America/Chicago"], to: ["Denver", "CO", "America/Denver"] },
  { from: ["Louisville", "KY", "America/New_York"], to: ["Joliet", "IL", "America/Chicago"] },
] as const;
const missing = {
  pod: { code: "pod_missing", message: "Signed proof of delivery is missing" },
  rate: { code: "rate_confirmation_missing", message: "Rate confirmation is missing" },
};

const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

const place = ([city, state, time_zone]: readonly [string, string, string], day: number, hour: string) => ({
  facility_name: `${city} Distribution Center`,
  city,
  state,
  time_zone,
  scheduled_at: `2026-11-${String(day).padStart(2, "0")}T${hour}:00Z`,
  local: `2026-11-${String(day).padStart(2, "0")}T09:00`,
});

/** Twelve delivered loads, every third of them ready. */
export const readyToBill: ReadyToBillItem[] = Array.from({ length: 12 }, (_, index) => {
  const lane = at(lanes, index);
  const day = 19 - index;
  const blockers = index % 3 === 0 ? [] : index % 3 === 1 ? [missing.pod] : [missing.pod, missing.rate];
  return {
    load_id: id("0001", index),
    number: String(104_218 - index * 3),
    customer: { id: id("0002", index % names.length), name: at(names, index) },
    customer_reference: `PO ${70_311 + index * 17}`,
    origin: place(lane.from, day - 1, "15:00"),
    destination: place(lane.to, day, "19:30"),
    delivered_at: `2026-11-${String(day).padStart(2, "0")}T20:10:00Z`,
    days_waiting: index + 1,
    total_cents: 148_500 + index * 9_725,
    currency: "USD",
    billing_status: blockers.length === 0 ? "ready_for_review" : "docs_pending",
    is_pod_present: !blockers.includes(missing.pod),
    is_rate_confirmation_present: !blockers.includes(missing.rate),
    blockers,
  };
});

export const customers: Customer[] = names.map((name, index) => ({
  id: id("0002", index),
  name,
  kind: index % 2 === 0 ? "broker" : "shipper",
  docket_number: `MC-${448_121 + index}`,
  billing_email: `ap@${name.toLowerCase().replaceAll(" ", "")}.example`,
  address: {
    line1: `${500 + index} West Madison Street`,
    city: "Chicago",
    state: "IL",
    postal_code: "60661",
    country: "US",
  },
  payment_terms_days: 30,
  currency: "USD",
  is_on_credit_hold: false,
  required_references: [],
  required_documents: ["proof_of_delivery"],
  contacts: [],
  version: 1,
  created_at: "2026-01-12T15:00:00Z",
  updated_at: "2026-01-12T15:00:00Z",
}));

const document = (loadId: string, index: number, kind: Document["kind"], file_name: string): Document => ({
  id: id(`1${loadId.slice(-3)}`, index),
  load_id: loadId,
  kind,
  file_name,
  media_type: "application/pdf",
  byte_size: 184_320 + index * 41_000,
  sha256: "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
  is_signed: kind === "proof_of_delivery",
  is_in_invoice_packet: true,
  uploaded_by: "Dana Whitfield",
  created_at: "2026-11-19T14:12:00Z",
  version: 1,
});

export function documentsOf(item: ReadyToBillItem): Document[] {
  return [
    ...(item.is_rate_confirmation_present
      ? [document(item.load_id, 1, "rate_confirmation", `rate-con-${item.number}.pdf`)]
      : []),
    ...(item.is_pod_present ? [document(item.load_id, 2, "proof_of_delivery", `pod-${item.number}.pdf`)] : []),
  ];
}

export function loadOf(item: ReadyToBillItem): Load {
  const stop = (
    index: number,
    kind: Load["stops"][number]["kind"],
    at: ReadyToBillItem["origin"],
  ): Load["stops"][number] => ({
    id: id(`2${item.load_id.slice(-3)}`, index),
    sequence: index,
    kind,
    facility: {
      id: id("0003", index),
      name: at.facility_name,
      address: {
        line1: `${2100 + index} Commerce Drive`,
        city: at.city,
        state: at.state,
        postal_code: "43207",
        country: "US",
      },
    },
    time_zone: at.time_zone,
    schedule: "appointment",
    earliest_at: at.scheduled_at,
    earliest_local: at.local,
    is_appointment_confirmed: true,
    is_drop: false,
    references: [],
    arrived_at: at.scheduled_at,
    departed_at: at.scheduled_at,
    timeliness: "on_time",
    dwell_minutes: 0,
    events: [],
    version: 1,
  });
  return {
    id: item.load_id,
    number: item.number,
    status: "delivered",
    billing_status: item.billing_status,
    timeliness: "on_time",
    customer: item.customer,
    customer_reference: item.customer_reference,
    references: [{ kind: "bol", value: `B-${item.number}` }],
    load_kind: "full_truckload",
    equipment: "dry_van",
    is_hazmat: false,
    is_team_required: false,
    stops: [stop(1, "pickup", item.origin), stop(2, "delivery", item.destination)],
    legs: [],
    charges: [
      {
        id: id(`3${item.load_id.slice(-3)}`, 1),
        code: "LINE_HAUL",
        basis: "flat",
        quantity: "1.000",
        rate: (item.total_cents / 100).toFixed(4),
        amount_cents: item.total_cents,
        currency: "USD",
        status: "approved",
        version: 1,
      },
    ],
    total_cents: item.total_cents,
    currency: "USD",
    is_pod_present: item.is_pod_present,
    is_rate_confirmation_present: item.is_rate_confirmation_present,
    billing_blockers: [],
    delivered_at: item.delivered_at,
    allowed_actions: [],
    version: 3,
    created_at: "2026-11-10T15:00:00Z",
    updated_at: item.delivered_at,
  };
}
