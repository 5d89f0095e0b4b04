import { type Address, addressLine } from "../format/address";
import { formatPhone } from "../format/measures";
import { formatMoney } from "../format/money";
import { formatDate, formatStopTime, localZone } from "../format/time";
import { codeWord, codeWords } from "./codes";
import { statusLooks, words, type StatusLooks } from "./status";

/** A history's field as a person says it: `is_1099` → `1099`, `payment_terms_days` → `Payment terms (days)`. */
export function changedField(field: string): string {
  const bare = field
    .replace(/^(is|has)_/, "")
    .replace(/_(cents|basis_points|at|on)$/, "")
    .replace(/_last4$/, ", last four digits");
  const [, name = bare, unit] = /^(.+)_(days|minutes|miles)$/.exec(bare) ?? [];
  const text = words(name);
  return unit === undefined ? text : `${text} (${unit})`;
}

interface Change {
  field: string;
  from?: string | undefined;
  to?: string | undefined;
}

const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Ids mean nothing to people, what the record is stands in the line above, and what was and is empty is no change. */
export function isTold({ field, from, to }: Change): boolean {
  if (/^record_(kind|name)$/.test(field)) return false;
  return [from, to].some((value) => changedValue(field, value) !== "none" && !ID.test(value ?? ""));
}

/**
 * What the field was or is, with the record's own statuses as its badges say them. A history keeps all values as text,
 * lists and addresses as JSON; nothing is `none`.
 */
export function changedValue(field: string, value: string | undefined, statuses?: StatusLooks): string {
  if (value === undefined || value === "") return "none";
  if (/^[[{]/.test(value)) return partsOf(parsed(value)) || "none";
  if (/^(is|has)_/.test(field)) return value === "true" ? "Yes" : "No";
  if (/(^|_)status$/.test(field)) return statusWord(field, value, statuses);
  if (field.endsWith("_cents")) return formatMoney(Number(value));
  if (field.endsWith("_basis_points")) return `${Number(value) / 100}%`;
  if (field.endsWith("_on")) return formatDate(value);
  if (field.endsWith("_at")) return formatStopTime(value, localZone());
  if (/(^|_)phone$/.test(field)) return formatPhone(value);
  if (field === "code" && value in codeWords.charge) return codeWord("charge", value);
  return /^[a-z]+(_[a-z0-9]+)*$/.test(value) ? words(value) : value;
}

/** As badges say it; a load's history has the status in words already: `docs pending`. */
function statusWord(field: string, value: string, statuses?: StatusLooks): string {
  const looks: Readonly<Record<string, { word: string }>> =
    statuses ?? statusLooks[field === "billing_status" ? "billing" : "load"];
  return looks[value.replaceAll(" ", "_")]?.word ?? words(value);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

function partsOf(value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => changedValue("", partsOf(one))).join(", ");
  if (typeof value !== "object" || value === null) return String(value);
  if ("line1" in value && "city" in value) return addressLine(value as Address);
  return Object.entries(value)
    .map(([field, part]) => ({ field, to: partsOf(part) }))
    .filter((part) => part.field !== "currency" && isTold(part))
    .map(({ field, to }) => changedValue(field, to))
    .join(" ");
}
