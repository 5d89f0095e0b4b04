import { ApiError, createOf, optionOf, patchOf, type FoundRecord } from "@haul/platform";
import { chargeInput, chargeValues, type ChargeValues } from "../charges/charge-values";
import type { Load, LoadCreate, LoadUpdate } from "../loads.queries";
import { moreReferences, referenceOf, referencesOf, type ReferenceValues } from "../references/reference-values";
import { noOwnTerms, termsOfChanged, termsOfNew, termsValues, type OwnTermsValues } from "./own-terms";
import { emptyStop, stopInput, stopValues, type PlannedStop, type StopValues } from "../stops/stop-values";

/** What is to be moved, for whom and how far: the same for a load and for a quote. */
export interface FreightValues extends Record<string, unknown> {
  customer_id: FoundRecord | null;
  customer_reference: string;
  po: string;
  bol: string;
  /** PRO, pickup and other numbers, and further POs and BOLs. */
  more_references: ReferenceValues[];
  broker_name: string;
  broker_phone: string;
  broker_email: string;
  load_kind: LoadCreate["load_kind"];
  equipment: LoadCreate["equipment"];
  temperature_fahrenheit: number | null;
  temperature_mode: NonNullable<LoadCreate["temperature_mode"]> | "";
  commodity: string;
  weight_pounds: number | null;
  pieces: number | null;
  pallets: number | null;
  is_hazmat: boolean;
  un_number: string;
  hazard_class: string;
  is_team_required: boolean;
  is_twic_required: boolean;
  length_feet: number | null;
  tarps: NonNullable<LoadCreate["tarps"]> | "";
  cargo_value_cents: number | null;
  loaded_miles: number | null;
  empty_miles: number | null;
  notes: string;
  stops: StopValues[];
  charges: ChargeValues[];
}

/** What a load's fuel program is beside a program: what its customer has, or none. */
export const CUSTOMERS_PROGRAM = "customer";
export const NO_PROGRAM = "none";

export interface LoadValues extends FreightValues {
  /** A program, the customer's, or none. */
  fuel_program_id: string;
  shipping_name: string;
  packing_group: NonNullable<LoadCreate["packing_group"]> | "";
  /** What the customer's rate confirmation says in all. */
  rate_confirmation_cents: number | null;
  seal_number: string;
  priority: NonNullable<LoadCreate["priority"]>;
  dispatcher_id: FoundRecord | null;
  terminal_id: FoundRecord | null;
  /** Such as `MC-123456`. */
  authority_docket: string;
  customer_terms: OwnTermsValues;
  driver_notes: string;
  invoice_notes: string;
  billing_notes: string;
  /** The server knows another load of this number: only then it is asked whether both are meant. */
  is_reference_taken: boolean;
  accepts_duplicate_reference: boolean;
}

/** A load, or a quote, as far as its freight goes. */
type Freight = Pick<
  Load,
  | "customer_reference"
  | "references"
  | "broker_contact"
  | "load_kind"
  | "equipment"
  | "temperature_fahrenheit"
  | "temperature_mode"
  | "commodity"
  | "weight_pounds"
  | "pieces"
  | "pallets"
  | "is_hazmat"
  | "un_number"
  | "hazard_class"
  | "is_team_required"
  | "is_twic_required"
  | "length_feet"
  | "tarps"
  | "cargo_value_cents"
  | "loaded_miles"
  | "empty_miles"
  | "notes"
> &
  Partial<Pick<Load, "loaded_miles_source">> & {
    customer?: Load["customer"] | undefined;
    stops: readonly PlannedStop[];
  };

/** One pickup, one delivery, a line haul. */
export const emptyFreight: FreightValues = {
  customer_id: null,
  customer_reference: "",
  po: "",
  bol: "",
  more_references: [],
  broker_name: "",
  broker_phone: "",
  broker_email: "",
  load_kind: "full_truckload",
  equipment: "dry_van",
  temperature_fahrenheit: null,
  temperature_mode: "",
  commodity: "",
  weight_pounds: null,
  pieces: null,
  pallets: null,
  is_hazmat: false,
  un_number: "",
  hazard_class: "",
  is_team_required: false,
  is_twic_required: false,
  length_feet: null,
  tarps: "",
  cargo_value_cents: null,
  loaded_miles: null,
  empty_miles: null,
  notes: "",
  stops: [emptyStop("pickup"), emptyStop("delivery")],
  charges: [chargeValues()],
};

/** What a rate confirmation fills in. */
export const emptyLoad: LoadValues = {
  ...emptyFreight,
  fuel_program_id: CUSTOMERS_PROGRAM,
  shipping_name: "",
  packing_group: "",
  rate_confirmation_cents: null,
  seal_number: "",
  priority: "normal",
  dispatcher_id: null,
  terminal_id: null,
  authority_docket: "",
  customer_terms: noOwnTerms,
  driver_notes: "",
  invoice_notes: "",
  billing_notes: "",
  is_reference_taken: false,
  accepts_duplicate_reference: false,
};

/** Computed miles stay computed until a person enters others. */
const isEntered = ({ loaded_miles, loaded_miles_source: source = "typed" }: Freight) =>
  loaded_miles !== undefined && source === "typed";

/** The freight as its form shows it; charges have forms of their own. */
export function freightValues(load: Freight): FreightValues {
  return {
    ...emptyFreight,
    customer_id: optionOf(load.customer),
    customer_reference: load.customer_reference ?? "",
    po: referenceOf(load.references, "po"),
    bol: referenceOf(load.references, "bol"),
    more_references: moreReferences(load.references, ["po", "bol"]),
    broker_name: load.broker_contact?.name ?? "",
    broker_phone: load.broker_contact?.phone ?? "",
    broker_email: load.broker_contact?.email ?? "",
    load_kind: load.load_kind,
    equipment: load.equipment,
    temperature_fahrenheit: load.temperature_fahrenheit ?? null,
    temperature_mode: load.temperature_mode ?? "",
    commodity: load.commodity ?? "",
    weight_pounds: load.weight_pounds ?? null,
    pieces: load.pieces ?? null,
    pallets: load.pallets ?? null,
    is_hazmat: load.is_hazmat,
    un_number: load.un_number ?? "",
    hazard_class: load.hazard_class ?? "",
    is_team_required: load.is_team_required,
    is_twic_required: load.is_twic_required,
    length_feet: load.length_feet ?? null,
    tarps: load.tarps ?? "",
    cargo_value_cents: load.cargo_value_cents ?? null,
    loaded_miles: isEntered(load) ? Number(load.loaded_miles) : null,
    empty_miles: load.empty_miles === undefined ? null : Number(load.empty_miles),
    notes: load.notes ?? "",
    stops: load.stops.map(stopValues),
    charges: [],
  };
}

export function loadValues(load: Load): LoadValues {
  return {
    ...emptyLoad,
    ...freightValues(load),
    fuel_program_id: load.fuel_program_id ?? NO_PROGRAM,
    shipping_name: load.shipping_name ?? "",
    packing_group: load.packing_group ?? "",
    rate_confirmation_cents: load.rate_confirmation_cents ?? null,
    seal_number: load.seal_number ?? "",
    priority: load.priority,
    dispatcher_id: optionOf(load.dispatcher),
    terminal_id: optionOf(load.terminal),
    authority_docket: load.authority_docket ? docketText(load.authority_docket) : "",
    customer_terms: termsValues(load),
    driver_notes: load.driver_notes ?? "",
    invoice_notes: load.invoice_notes ?? "",
    billing_notes: load.billing_notes ?? "",
  };
}

type Docket = NonNullable<Load["authority_docket"]>;

/** `MC-123456`. */
export const docketText = ({ kind, number }: Docket) => `${kind}-${number}`;

function docketOf(text: string): Docket | null {
  const [kind, number] = text.split("-");
  return number === undefined ? null : { kind: kind as Docket["kind"], number };
}

/** Freight lies in the open, so that it may need tarps. */
export const isOpenDeck = (equipment: LoadCreate["equipment"]) => OPEN_DECKS.has(equipment);

const OPEN_DECKS = new Set<LoadCreate["equipment"]>(["flatbed", "step_deck", "hotshot"]);

/** Whether the server refused a load because its customer has one of the same number. */
export function asksAboutReference(error: unknown): boolean {
  return error instanceof ApiError && error.code === "customer_reference_already_used";
}

function references({ po, bol, more_references }: FreightValues): LoadCreate["references"] {
  return referencesOf([{ kind: "po", value: po }, { kind: "bol", value: bol }, ...more_references]);
}

const miles = (value: number | null) => (value === null ? null : value.toFixed(1));

/** What the form says of the freight, still with its empty fields; what does not apply is empty too. */
function header(values: FreightValues) {
  const isReefer = values.equipment === "reefer";
  const contact = { name: values.broker_name, phone: values.broker_phone, email: values.broker_email };
  return {
    customer_reference: values.customer_reference.trim(),
    broker_contact: contact.name.trim() === "" ? null : { ...createOf(contact), name: contact.name.trim() },
    load_kind: values.load_kind,
    equipment: values.equipment,
    temperature_fahrenheit: isReefer ? values.temperature_fahrenheit : null,
    temperature_mode: isReefer ? values.temperature_mode : ("" as const),
    commodity: values.commodity.trim(),
    weight_pounds: values.weight_pounds,
    pieces: values.pieces,
    pallets: values.pallets,
    is_hazmat: values.is_hazmat,
    un_number: values.is_hazmat ? values.un_number.trim() : "",
    hazard_class: values.is_hazmat ? values.hazard_class.trim() : "",
    is_team_required: values.is_team_required,
    is_twic_required: values.is_twic_required,
    length_feet: values.length_feet,
    tarps: isOpenDeck(values.equipment) ? values.tarps : ("" as const),
    cargo_value_cents: values.cargo_value_cents,
    loaded_miles: miles(values.loaded_miles),
    empty_miles: miles(values.empty_miles),
    notes: values.notes.trim(),
  };
}

/** What a load says beyond its freight: what is agreed, to whom, and how hazardous freight is named on papers. */
function papers(values: LoadValues) {
  return {
    shipping_name: values.is_hazmat ? values.shipping_name.trim() : "",
    packing_group: values.is_hazmat ? values.packing_group : ("" as const),
    rate_confirmation_cents: values.rate_confirmation_cents,
    seal_number: values.seal_number.trim(),
    priority: values.priority,
    dispatcher_id: values.dispatcher_id?.id ?? null,
    terminal_id: values.terminal_id?.id ?? null,
    authority_docket: docketOf(values.authority_docket),
    driver_notes: values.driver_notes.trim(),
    invoice_notes: values.invoice_notes.trim(),
    billing_notes: values.billing_notes.trim(),
  };
}

/** What a new load and a quote say of their freight. */
export function freightInput(values: FreightValues) {
  return {
    ...createOf(header(values)),
    references: references(values),
    stops: values.stops.map(stopInput),
    charges: values.charges.filter((charge) => charge.rate.trim() !== "").map(chargeInput),
  };
}

/** The body of a new load. */
export function loadCreate(values: LoadValues, isDraft: boolean): Omit<LoadCreate, "accepts_credit_risk"> {
  return {
    ...freightInput(values),
    ...createOf(papers(values)),
    customer_id: values.customer_id?.id ?? "",
    ...programInput(values, CUSTOMERS_PROGRAM),
    ...termsOfNew(values),
    is_draft: isDraft,
    accepts_duplicate_reference: values.accepts_duplicate_reference,
  };
}

/** The load's program, unless it stays what it was: then a new customer brings its own along. */
function programInput({ fuel_program_id: chosen }: LoadValues, before: string): Pick<LoadUpdate, "fuel_program_id"> {
  if (chosen === before || chosen === CUSTOMERS_PROGRAM) return {};
  return { fuel_program_id: chosen === NO_PROGRAM ? null : chosen };
}

/** The merge patch that turns the load into what the form says. */
export function loadUpdate(values: LoadValues, load: Load): LoadUpdate {
  const { empty_miles, ...facts } = patchOf(header(values));
  // What was sent would count as entered.
  const isEstimate = load.empty_miles_source === "estimated" && empty_miles === load.empty_miles;
  return {
    ...facts,
    ...(isEstimate ? {} : { empty_miles }),
    ...patchOf(papers(values)),
    ...programInput(values, load.fuel_program_id ?? NO_PROGRAM),
    ...termsOfChanged(values, load),
    version: load.version,
    customer_id: values.customer_id?.id ?? load.customer.id,
    references: references(values),
    accepts_duplicate_reference: values.accepts_duplicate_reference,
  };
}
