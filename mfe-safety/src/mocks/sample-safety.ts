import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import { addDays } from "@haul/ui/format";
import type { Accident } from "../accidents/accidents.queries";
import type { BasicMonth } from "../basics/basics.queries";
import type { Carrier } from "../carriers/carriers.queries";
import type { Challenge } from "../challenges/challenges.queries";
import type { Claim } from "../claims/claims.queries";
import type { Inspection } from "../inspections/inspections.queries";

const record = () => ({ id: nextId(), version: 1, created_at: daysFromNow(-30), updated_at: daysFromNow(-20) });

const FILE_YEARS = { inspection: 3, accident: 5 } as const;

/** A draft about a whole report; what follows from the facts follows as on the server. */
export function aChallenge(changes: Partial<Challenge> = {}): Challenge {
  return settledChallenge({
    ...record(),
    subject: "inspection",
    subject_name: "",
    happened_on: dayFromNow(-21),
    violation_codes: [],
    reason: "inspection_not_ours",
    status: "draft",
    file_by: "",
    is_overdue: false,
    is_open: true,
    ...changes,
  });
}

export function settledChallenge(challenge: Challenge): Challenge {
  const { roadside_inspection, accident, happened_on, status, filed_on, answered_on } = challenge;
  const subject = accident ? "accident" : "inspection";
  const file_by = `${Number(happened_on.slice(0, 4)) + FILE_YEARS[subject]}${happened_on.slice(4)}`;
  const next_due_on = {
    draft: file_by,
    filed: filed_on && addDays(filed_on, 75),
    more_information_needed: answered_on && addDays(answered_on, 14),
    accepted: undefined,
    denied: undefined,
  }[status];
  return {
    ...challenge,
    subject,
    subject_name: accident ? `Accident in ${accident.name}` : `Inspection ${roadside_inspection?.name ?? ""}`,
    file_by,
    next_due_on,
    is_overdue: next_due_on !== undefined && next_due_on < dayFromNow(0),
    is_open: status !== "accepted" && status !== "denied",
  };
}

/** A cargo claim that came today. */
export function aClaim(changes: Partial<Claim> = {}): Claim {
  return settledClaim({
    ...record(),
    kind: "cargo",
    status: "open",
    claimant: "Cedar Mill Foods",
    happened_on: dayFromNow(-4),
    reported_on: dayFromNow(0),
    currency: "USD",
    claimed_cents: 486_000,
    reserve_cents: 400_000,
    deductible_cents: 0,
    paid_cents: 0,
    recovered_cents: 0,
    is_overdue: false,
    is_open: true,
    ...changes,
  });
}

/** 49 CFR 370.5 and 370.9, without the reports that follow the first 120 days. */
export function settledClaim(claim: Claim): Claim {
  const { kind, status, reported_on, acknowledged_on, decided_on } = claim;
  const is_open = status === "open" || status === "in_review";
  const isCargo = kind === "cargo";
  const acknowledge_by = isCargo ? addDays(reported_on, 30) : undefined;
  const decide_by = isCargo ? addDays(reported_on, 120) : undefined;
  const isDue = isCargo && is_open && decided_on === undefined;
  const next_step = isDue ? (acknowledged_on === undefined ? "acknowledge" : "decide") : undefined;
  const next_due_on = next_step && (next_step === "acknowledge" ? acknowledge_by : decide_by);
  return {
    ...claim,
    acknowledge_by,
    decide_by,
    next_step,
    next_due_on,
    is_overdue: next_due_on !== undefined && next_due_on < dayFromNow(0),
    is_open,
  };
}

const GENERAL = {
  unsafe_driving: 65,
  crash_indicator: 65,
  hos_compliance: 65,
  vehicle_maintenance: 80,
  controlled_substances: 80,
  hazmat_compliance: 80,
  driver_fitness: 80,
} as const;

type Category = keyof typeof GENERAL;

/** A month of a general carrier. */
export function aBasicMonth(changes: Partial<BasicMonth> & Pick<BasicMonth, "motor_carrier">): BasicMonth {
  return settledMonth({
    ...record(),
    name: "",
    month: "2026-11-01",
    carrier_type: "general",
    categories: [],
    over_threshold_count: 0,
    ...changes,
  });
}

export function settledMonth(month: BasicMonth): BasicMonth {
  const categories = (Object.keys(GENERAL) as Category[]).map((category) => {
    const percentile = month[`${category}_percentile`];
    const threshold = GENERAL[category];
    return { category, percentile, threshold, is_over: percentile !== undefined && percentile >= threshold };
  });
  return {
    ...month,
    month: `${month.month.slice(0, 7)}-01`,
    name: `${month.motor_carrier.name}, ${month.month.slice(0, 7)}`,
    categories,
    over_threshold_count: categories.filter(({ is_over }) => is_over).length,
  };
}

/** What is challenged and claimed of these inspections and accidents, and the carriers' percentiles. */
export function makeSafety(
  accidents: readonly Accident[],
  inspections: readonly Inspection[],
  carriers: readonly Carrier[],
) {
  const crash = accidents.find(({ city }) => city === "Gary");
  const report = inspections.find(({ report_number }) => report_number === "OHKM01002233");
  const accident = crash && { id: crash.id, name: `${crash.city}, ${crash.state}` };
  const challenges = [
    aChallenge({
      roadside_inspection: report && { id: report.id, name: report.report_number },
      violation_codes: ["395.8"],
      reason: "citation_dismissed",
      status: "accepted",
      request_number: "RDR-2214087",
      filed_on: dayFromNow(-15),
      answered_on: dayFromNow(-2),
      argument: "The court dismissed the citation.",
      answer: "Violation removed.",
      owner: { id: nextId(), name: "Dana Whitfield" },
    }),
    aChallenge({
      accident,
      happened_on: dayFromNow(-200),
      reason: "crash_not_preventable",
      status: "filed",
      request_number: "RDR-2203356",
      filed_on: dayFromNow(-80),
    }),
  ];
  const claims = [
    aClaim({
      reported_on: dayFromNow(-36),
      happened_on: dayFromNow(-40),
      load: { id: nextId(), number: "104215", status: "delivered" },
      insurer: "Great Plains Casualty",
      claim_number: "GPC-26-118",
      adjuster_name: "Nora Finch",
      adjuster_phone: "+13125550119",
    }),
    aClaim({
      kind: "liability",
      status: "in_review",
      claimant: "Dale Whitcomb",
      accident,
      driver: crash?.driver,
      happened_on: dayFromNow(-1),
      claimed_cents: 1_840_000,
      reserve_cents: 1_500_000,
    }),
  ];
  const own = carriers.find(({ kind }) => kind === "own");
  const motor_carrier = { id: own?.id ?? "", name: own?.legal_name ?? "" };
  const months = [
    aBasicMonth({
      motor_carrier,
      month: "2026-09-01",
      unsafe_driving_percentile: 58,
      vehicle_maintenance_percentile: 84,
    }),
    aBasicMonth({
      motor_carrier,
      month: "2026-10-01",
      unsafe_driving_percentile: 66,
      vehicle_maintenance_percentile: 79,
    }),
  ];
  return {
    challenges: table(challenges, ({ request_number, subject_name }) => [request_number, subject_name]),
    claims: table(claims, ({ claimant, claim_number }) => [claimant, claim_number]),
    months: table(months, ({ name }) => [name]),
  };
}
