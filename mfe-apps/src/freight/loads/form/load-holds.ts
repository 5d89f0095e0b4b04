import { codeWord, labelOf } from "@haul/ui/freight";
import { formatMiles, formatMoney, formatNumber } from "@haul/ui/format";
import { LOAD_KINDS, LOAD_PRIORITIES } from "../../../words";
import { CUSTOMERS_PROGRAM, isOpenDeck, NO_PROGRAM, type FreightValues, type LoadValues } from "./load-form-values";

/** What a folded section of the load form says that it holds: its values in a few words, empty for none. */
type Part = string | false | null;

const inWords = (...parts: readonly Part[]) => parts.filter(Boolean).join(" · ");
const count = (value: number | null, noun: string) => value !== null && `${formatNumber(value)} ${noun}`;

export function freightHolds(values: FreightValues): string {
  const { load_kind: kind, loaded_miles: loaded, empty_miles: empty } = values;
  return inWords(
    kind !== "full_truckload" && labelOf(LOAD_KINDS, kind),
    count(values.pieces, "pieces"),
    count(values.pallets, "pallets"),
    loaded !== null && formatMiles(loaded),
    empty !== null && `${formatMiles(empty)} deadhead`,
    values.is_hazmat && `Hazmat ${values.un_number}`.trim(),
    values.is_team_required && "Team",
    values.is_twic_required && "TWIC",
    values.length_feet !== null && !isOpenDeck(values.equipment) && `${formatNumber(values.length_feet)} ft`,
    values.cargo_value_cents !== null && `Value ${formatMoney(values.cargo_value_cents)}`,
  );
}

export function officeHolds({ priority, dispatcher_id, terminal_id, authority_docket }: LoadValues): string {
  return inWords(
    priority !== "normal" && `${labelOf(LOAD_PRIORITIES, priority)} priority`,
    dispatcher_id && `Dispatcher ${dispatcher_id.label}`,
    terminal_id?.label ?? null,
    authority_docket,
  );
}

export function referencesHold({ po, bol, more_references, broker_name, ...values }: FreightValues): string {
  return inWords(
    po.trim() && `PO ${po.trim()}`,
    bol.trim() && `BOL ${bol.trim()}`,
    ...more_references.map(({ kind, value }) => inWords(`${codeWord("reference", kind)} ${value}`.trim())),
    broker_name.trim() || values.broker_phone.trim() || values.broker_email.trim(),
  );
}

export function moneyHolds({ rate_confirmation_cents: cents, fuel_program_id: program }: LoadValues, isNew: boolean) {
  const usual = isNew ? CUSTOMERS_PROGRAM : NO_PROGRAM;
  return inWords(
    cents !== null && formatMoney(cents),
    program !== usual && (program === NO_PROGRAM ? "No fuel program" : "Fuel program"),
  );
}

export function notesHold({ notes, driver_notes, invoice_notes, billing_notes }: LoadValues): string {
  return inWords(
    notes.trim() && "For dispatch",
    driver_notes.trim() && "For the driver",
    invoice_notes.trim() && "For the customer",
    billing_notes.trim() && "For billing",
  );
}
