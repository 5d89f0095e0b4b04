import { formatDuration, formatMoney } from "@haul/ui/format";
import { codeWord, labelOf } from "@haul/ui/freight";
import { graceWords } from "../../../partners/customers/customer-words";
import type { Customer } from "../../../partners/customers/customers.queries";
import type { DetentionTerms } from "../../../partners/terms/terms.queries";
import { TRACKING_MILESTONES } from "../../../words";
import type { Load } from "../loads.queries";

export type OwnTerms = NonNullable<Load["customer_terms"]>;

/** One of the terms that a load is hauled under. */
export interface TermLine {
  readonly label: string;
  readonly value: string;
  /** Agreed for this load, in place of what the customer's profile says. */
  readonly isOwn: boolean;
  /** Says more than that nothing is set. */
  readonly isSet: boolean;
}

interface Profile {
  readonly customer: Customer;
  /** Missing until it is read. */
  readonly detention?: DetentionTerms | undefined;
  /** The name of the customer's fuel program, null without one; missing for those who may not read programs. */
  readonly program?: string | null | undefined;
}

const listed = (words: readonly string[]) => ({
  value: words.length === 0 ? "None" : words.join(", "),
  isSet: words.length > 0,
});

/** What the customer's profile decides about its loads, and what was agreed for this one instead. */
export function termLines({ customer, detention, program }: Profile, own?: Partial<OwnTerms>): TermLine[] {
  const references = own?.required_references ?? customer.required_references;
  const documents = own?.required_documents ?? customer.required_documents;
  const milestones = own?.tracking_milestones ?? customer.tracking_milestones;
  const grace = own?.on_time_grace_minutes ?? customer.on_time_grace_minutes;
  const free = own?.detention_free_minutes ?? detention?.free_minutes;
  const rate = own?.detention_hourly_rate_cents ?? detention?.hourly_rate_cents;
  return [
    ...(program === undefined
      ? []
      : [{ label: "Fuel program", value: program ?? "None", isOwn: false, isSet: program !== null }]),
    {
      label: "On-time grace",
      value: graceWords({ on_time_grace_minutes: grace }),
      isOwn: own?.on_time_grace_minutes !== undefined,
      isSet: grace !== undefined,
    },
    ...(free === undefined || rate === undefined
      ? []
      : [
          {
            label: "Detention",
            value: `${formatDuration(free)} free, then ${formatMoney(rate)} an hour`,
            isOwn: own?.detention_free_minutes !== undefined || own?.detention_hourly_rate_cents !== undefined,
            isSet: true,
          },
        ]),
    {
      label: "References required on invoices",
      ...listed(references.map((kind) => codeWord("reference", kind))),
      isOwn: own?.required_references !== undefined,
    },
    {
      label: "Documents required on invoices",
      ...listed(documents.map((kind) => codeWord("document", kind))),
      isOwn: own?.required_documents !== undefined,
    },
    {
      label: "Milestone emails",
      ...listed(milestones.map((kind) => labelOf(TRACKING_MILESTONES, kind))),
      isOwn: own?.tracking_milestones !== undefined,
    },
  ];
}
