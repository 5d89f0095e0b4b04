import { instant, nextId } from "@haul/testing/sample";
import type { Detention, DetentionReport, DetentionSums } from "../freight/detention/detention.queries";
import type { DetentionTerms } from "../partners/terms/terms.queries";
import type { Load, Stop } from "../freight/loads/loads.queries";

const MINUTE = 60_000;

export const commonTerms = (): DetentionTerms => ({
  free_minutes: 120,
  hourly_rate_cents: 5_000,
  clock_start: "later_of_both",
  late_rule: "no_effect",
  late_grace_minutes: 15,
  rounding_minutes: 15,
  rounding: "nearest",
  minimum_minutes: 0,
  notice_minutes: 30,
  is_notice_required: false,
  is_paused_on_holidays: false,
});

interface Wait extends Partial<Detention> {
  hoursAgo: number;
  dwell_minutes: number;
}

/** A wait that began that many hours ago; the truck has left unless stated otherwise. */
function aDetention(load: Load, stop: Stop, { hoursAgo, ...facts }: Wait): Detention {
  const at = (minutes: number) => instant(new Date(Date.now() - hoursAgo * 60 * MINUTE + minutes * MINUTE));
  const { facility } = stop;
  return {
    id: nextId(),
    status: "pending",
    load: {
      id: load.id,
      number: load.number,
      customer_reference: load.customer_reference,
      is_financially_locked: false,
    },
    customer: load.customer,
    stop: {
      id: stop.id,
      sequence: stop.sequence,
      kind: stop.kind,
      facility: { id: facility.id, name: facility.name },
      city: facility.address.city,
      state: facility.address.state,
      time_zone: stop.time_zone,
      schedule: stop.schedule,
      earliest_at: at(0),
    },
    arrived_at: at(0),
    departed_at: at(facts.dwell_minutes),
    clock_starts_at: at(0),
    free_until: at(120),
    notice_due_at: at(90),
    outcome: "detained",
    is_late: false,
    waited_minutes: 0,
    billable_minutes: 0,
    amount_cents: 0,
    currency: "USD",
    hourly_rate_cents: 5_000,
    has_changed_facts: false,
    is_notice_missing: false,
    noticed_at: at(90),
    holidays: [],
    allowed_actions: ["approve", "waive", "dispute"],
    version: 1,
    ...facts,
  };
}

/** Waits in each state, at the stops of the world's loads. */
export function makeDetentions(loads: readonly Load[]): Detention[] {
  const decided = { decided_by: "Marcus Bell", decided_at: instant(new Date(Date.now() - 20 * 60 * MINUTE)) };
  const of = (index: number, at: number, wait: Wait) => {
    const load = loads[index];
    const stop = load?.stops[at];
    return load && stop ? [aDetention(load, stop, wait)] : [];
  };
  return [
    ...of(0, 0, {
      hoursAgo: 3,
      dwell_minutes: 180,
      waited_minutes: 60,
      billable_minutes: 60,
      amount_cents: 5_000,
      status: "accruing",
      departed_at: undefined,
      allowed_actions: [],
    }),
    ...of(1, 0, {
      hoursAgo: 26,
      dwell_minutes: 310,
      waited_minutes: 190,
      billable_minutes: 195,
      amount_cents: 16_250,
    }),
    ...of(2, 0, {
      hoursAgo: 50,
      dwell_minutes: 245,
      waited_minutes: 125,
      billable_minutes: 120,
      amount_cents: 10_000,
      status: "disputed",
      ...decided,
      decision_note: "Says that the driver came late",
      allowed_actions: ["approve", "waive", "reopen"],
    }),
    ...of(3, 0, {
      hoursAgo: 74,
      dwell_minutes: 400,
      waited_minutes: 280,
      billable_minutes: 285,
      amount_cents: 23_750,
      status: "approved",
      ...decided,
      approved_cents: 20_000,
      allowed_actions: ["dispute", "reopen"],
      has_changed_facts: true,
    }),
    ...of(4, 1, {
      hoursAgo: 98,
      dwell_minutes: 205,
      waited_minutes: 85,
      billable_minutes: 90,
      amount_cents: 7_500,
      status: "waived",
      ...decided,
      decision_note: "A good customer",
      allowed_actions: ["reopen"],
    }),
    ...of(4, 0, {
      hoursAgo: 122,
      dwell_minutes: 90,
      status: "not_billable",
      outcome: "within_free_time",
      allowed_actions: [],
    }),
  ];
}

/** The sums of one stop, of which the rest is to be said. */
export const sums = (changes: Partial<DetentionSums> = {}): DetentionSums => ({
  stop_count: 1,
  accruing_count: 0,
  average_dwell_minutes: 310,
  detained_count: 1,
  detained_minutes: 195,
  pending_count: 0,
  pending_cents: 0,
  disputed_count: 0,
  disputed_cents: 0,
  approved_count: 0,
  approved_cents: 0,
  billed_count: 0,
  billed_cents: 0,
  paid_cents: 0,
  waived_count: 0,
  waived_cents: 0,
  denied_cents: 0,
  ...changes,
});

/** Who made trucks wait, of the waits that are to be decided or claimed. */
export function reportOf(detentions: readonly Detention[]): DetentionReport {
  const pending = { pending_count: 1, pending_cents: 16_250 };
  const approved = { approved_count: 1, approved_cents: 20_000, denied_cents: 3_750 };
  const known: Partial<Record<Detention["status"], DetentionSums>> = {
    pending: sums(pending),
    approved: sums(approved),
  };
  const parts = detentions.flatMap(({ status, stop, customer }) => {
    const own = known[status];
    return own ? [{ stop, customer, sums: own }] : [];
  });
  return {
    from: "2026-08-22",
    to: "2026-11-20",
    currency: "USD",
    total: sums({ stop_count: parts.length, ...pending, ...approved }),
    facilities: parts.map(({ stop: { facility, city, state }, sums }) => ({ ...facility, city, state, sums })),
    customers: parts.map(({ customer, sums }) => ({ ...customer, sums })),
  };
}
