import { instant, nextId } from "@haul/testing/sample";
import type { Detention } from "../freight/detention/detention.queries";
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
});

/** A wait at a stop from an instant on: for so many minutes, or still running. */
function aDetention(load: Load, stop: Stop, from: number, minutes: number | null, changes: Partial<Detention> = {}) {
  const at = (after: number) => instant(new Date(from + after * MINUTE));
  const waited = Math.max(0, (minutes ?? (Date.now() - from) / MINUTE) - 120);
  const billable = Math.round(waited / 15) * 15;
  const { facility } = stop;
  const detention: Detention = {
    id: nextId(),
    status: minutes === null ? "accruing" : "pending",
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
    departed_at: minutes === null ? undefined : at(minutes),
    dwell_minutes: minutes ?? Math.floor((Date.now() - from) / MINUTE),
    clock_starts_at: at(0),
    free_until: at(120),
    notice_due_at: at(90),
    outcome: billable > 0 ? "detained" : "within_free_time",
    is_late: false,
    waited_minutes: Math.floor(waited),
    billable_minutes: billable,
    amount_cents: Math.round((billable * 5_000) / 60),
    currency: "USD",
    hourly_rate_cents: 5_000,
    has_changed_facts: false,
    is_notice_missing: false,
    noticed_at: at(90),
    allowed_actions: minutes === null ? [] : ["approve", "waive", "dispute"],
    version: 1,
    ...changes,
  };
  return detention;
}

/** Waits in each state, at the stops of the world's loads. */
export function makeDetentions(loads: readonly Load[]): Detention[] {
  const hoursAgo = (hours: number) => Date.now() - hours * 60 * MINUTE;
  const waits: Detention[] = [];
  const add = (index: number, stop: number, hours: number, minutes: number | null, changes?: Partial<Detention>) => {
    const load = loads[index];
    const there = load?.stops[stop];
    if (load && there) waits.push(aDetention(load, there, hoursAgo(hours), minutes, changes));
  };
  const decided = { decided_by: "Marcus Bell", decided_at: instant(new Date(hoursAgo(20))) };
  add(0, 0, 3, null);
  add(1, 0, 26, 310);
  add(2, 0, 50, 245, {
    status: "disputed",
    ...decided,
    decision_note: "Says that the driver came late",
    allowed_actions: ["approve", "waive", "reopen"],
  });
  add(3, 0, 74, 400, {
    status: "approved",
    ...decided,
    approved_cents: 20_000,
    allowed_actions: ["dispute", "reopen"],
    has_changed_facts: true,
  });
  add(4, 1, 98, 205, { status: "waived", ...decided, decision_note: "A good customer", allowed_actions: ["reopen"] });
  add(4, 0, 122, 90, { status: "not_billable", allowed_actions: [] });
  return waits;
}
