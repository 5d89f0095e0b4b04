import type { Customer } from "../../../partners/customers/customers.queries";
import type { Load, LoadCreate, LoadUpdate } from "../loads.queries";
import type { OwnTerms } from "../terms/term-lines";

/** Terms of the load in place of its customer's, as the form holds them. A number left empty follows the customer. */
export interface OwnTermsValues extends Record<string, unknown> {
  /** The customer that they were agreed with; empty while the load follows its customer. */
  customer_id: string;
  reason: string;
  on_time_grace_minutes: number | null;
  detention_free_minutes: number | null;
  detention_hourly_rate_cents: number | null;
  required_references: NonNullable<OwnTerms["required_references"]>;
  required_documents: NonNullable<OwnTerms["required_documents"]>;
  tracking_milestones: NonNullable<OwnTerms["tracking_milestones"]>;
}

/** Follows the customer in everything. */
export const noOwnTerms: OwnTermsValues = {
  customer_id: "",
  reason: "",
  on_time_grace_minutes: null,
  detention_free_minutes: null,
  detention_hourly_rate_cents: null,
  required_references: [],
  required_documents: [],
  tracking_milestones: [],
};

interface WithTerms {
  customer_id: { id: string } | null;
  customer_terms: OwnTermsValues;
}

/** Whether the load has its own terms. They end when the customer changes. */
export const hasOwnTerms = ({ customer_id, customer_terms }: WithTerms) =>
  customer_terms.customer_id !== "" && customer_terms.customer_id === customer_id?.id;

/** The customer's lists, to be changed for the load; its numbers stay empty. */
export function termsFrom(customer: Customer): OwnTermsValues {
  return {
    ...noOwnTerms,
    customer_id: customer.id,
    required_references: [...customer.required_references],
    required_documents: [...customer.required_documents],
    tracking_milestones: [...customer.tracking_milestones],
  };
}

/**
 * A load's own terms as the form holds them. A list the load doesn't set is empty here and keeps following the customer
 * while it stays empty.
 */
export function termsValues({ customer, customer_terms: own }: Load): OwnTermsValues {
  if (!own) return noOwnTerms;
  return {
    customer_id: customer.id,
    reason: own.reason,
    on_time_grace_minutes: own.on_time_grace_minutes ?? null,
    detention_free_minutes: own.detention_free_minutes ?? null,
    detention_hourly_rate_cents: own.detention_hourly_rate_cents ?? null,
    required_references: own.required_references ?? [],
    required_documents: own.required_documents ?? [],
    tracking_milestones: own.tracking_milestones ?? [],
  };
}

function termsInput({ customer_id: _, reason, ...terms }: OwnTermsValues, before?: OwnTerms): OwnTerms {
  const follows = (name: string, value: unknown) =>
    value === null || (before && !(name in before) && Array.isArray(value) && value.length === 0);
  const given = Object.fromEntries(Object.entries(terms).filter(([name, value]) => !follows(name, value)));
  return { reason: reason.trim(), ...given };
}

export function termsOfNew(values: WithTerms): Pick<LoadCreate, "customer_terms"> {
  return hasOwnTerms(values) ? { customer_terms: termsInput(values.customer_terms) } : {};
}

/** Null clears them. The server clears them when the customer changes. */
export function termsOfChanged(values: WithTerms, load: Load): Pick<LoadUpdate, "customer_terms"> {
  if (hasOwnTerms(values)) {
    const before = load.customer.id === values.customer_terms.customer_id ? load.customer_terms : undefined;
    return { customer_terms: termsInput(values.customer_terms, before) };
  }
  return load.customer_terms ? { customer_terms: null } : {};
}

/** Terms that differ need a reason. */
export function termsProblems(values: WithTerms): Record<string, string> {
  const isMissing = hasOwnTerms(values) && values.customer_terms.reason.trim() === "";
  return isMissing ? { "customer_terms.reason": "Enter why this load differs" } : {};
}
