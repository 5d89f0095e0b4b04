import { ApiError, createOf, optionOf, patchOf, type FoundRecord } from "@haul/platform";
import { instantsOf, wallClock } from "@haul/ui/freight";
import { facilityOption, type FacilityOption } from "../facilities/facility-search";
import { chargeInput, chargeValues, type ChargeValues } from "./charge-values";
import type { Load, LoadCreate, LoadUpdate, Stop, StopInput, StopUpdate } from "./loads.queries";

export interface StopValues extends Record<string, unknown> {
  /** The stop being changed; none for a new one. */
  id: string;
  kind: StopInput["kind"];
  facility_id: FacilityOption | null;
  schedule: StopInput["schedule"];
  earliest_local: string | null;
  latest_local: string | null;
  /** Counts only where the clocks show the time twice. */
  ambiguous_time: NonNullable<StopInput["ambiguous_time"]>;
  is_appointment_confirmed: boolean;
  is_drop: boolean;
  reference: string;
  weight_pounds: number | null;
  pieces: number | null;
  instructions: string;
}

export interface LoadValues extends Record<string, unknown> {
  customer_id: FoundRecord | null;
  customer_reference: string;
  po: string;
  bol: string;
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
  loaded_miles: number | null;
  empty_miles: number | null;
  notes: string;
  /** The server knows another load of this number: only then it is asked whether both are meant. */
  is_reference_taken: boolean;
  accepts_duplicate_reference: boolean;
  stops: StopValues[];
  charges: ChargeValues[];
}

export function emptyStop(kind: StopInput["kind"]): StopValues {
  return {
    id: "",
    kind,
    facility_id: null,
    schedule: "appointment",
    earliest_local: null,
    latest_local: null,
    ambiguous_time: "earlier",
    is_appointment_confirmed: false,
    is_drop: false,
    reference: "",
    weight_pounds: null,
    pieces: null,
    instructions: "",
  };
}

/** A stop as its form shows it, in the stop's own time. */
export function stopValues(stop: Stop): StopValues {
  return {
    ...emptyStop(stop.kind),
    id: stop.id,
    facility_id: facilityOption({ ...stop.facility, time_zone: stop.time_zone }),
    schedule: stop.schedule,
    earliest_local: wallClock(stop.earliest_at, stop.time_zone),
    latest_local: stop.latest_at === undefined ? null : wallClock(stop.latest_at, stop.time_zone),
    ambiguous_time: stop.ambiguous_time ?? "earlier",
    is_appointment_confirmed: stop.is_appointment_confirmed,
    is_drop: stop.is_drop,
    reference: stop.references[0]?.value ?? "",
    weight_pounds: stop.weight_pounds ?? null,
    pieces: stop.pieces ?? null,
    instructions: stop.instructions ?? "",
  };
}

/** What a rate confirmation fills in: one pickup, one delivery, a line haul. */
export const emptyLoad: LoadValues = {
  customer_id: null,
  customer_reference: "",
  po: "",
  bol: "",
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
  loaded_miles: null,
  empty_miles: null,
  notes: "",
  is_reference_taken: false,
  accepts_duplicate_reference: false,
  stops: [emptyStop("pickup"), emptyStop("delivery")],
  charges: [chargeValues()],
};

export function loadValues(load: Load): LoadValues {
  const reference = (kind: string) => load.references.find((one) => one.kind === kind)?.value ?? "";
  return {
    ...emptyLoad,
    customer_id: optionOf(load.customer),
    customer_reference: load.customer_reference ?? "",
    po: reference("po"),
    bol: reference("bol"),
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
    loaded_miles: load.loaded_miles === undefined ? null : Number(load.loaded_miles),
    empty_miles: load.empty_miles === undefined ? null : Number(load.empty_miles),
    notes: load.notes ?? "",
    stops: load.stops.map(stopValues),
    charges: [],
  };
}

/** Whether the server refused a load because its customer has one of the same number. */
export function asksAboutReference(error: unknown): boolean {
  return error instanceof ApiError && error.code === "customer_reference_already_used";
}

function references(values: LoadValues, others: Load["references"] = []): LoadCreate["references"] {
  const own = [
    { kind: "po" as const, value: values.po.trim() },
    { kind: "bol" as const, value: values.bol.trim() },
  ].filter(({ value }) => value !== "");
  return [...own, ...others.filter(({ kind }) => kind !== "po" && kind !== "bol")];
}

const miles = (value: number | null) => (value === null ? null : value.toFixed(1));

/** What the form says of a load, still with its empty fields; what does not apply is empty too. */
function header(values: LoadValues) {
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
    loaded_miles: miles(values.loaded_miles),
    empty_miles: miles(values.empty_miles),
    notes: values.notes.trim(),
  };
}

/** Whether the clocks of the facility show one of the stop's times twice, as on the night when summer time ends. */
export function isAmbiguous({ facility_id, schedule, earliest_local, latest_local }: StopValues): boolean {
  const times = schedule === "appointment" ? [earliest_local] : [earliest_local, latest_local];
  return (
    facility_id !== null && times.some((local) => local !== null && instantsOf(local, facility_id.zone).length > 1)
  );
}

/** What the form says of a stop, still with its empty fields. */
function stopFields(stop: StopValues) {
  const reference = { kind: stop.kind === "delivery" ? ("delivery" as const) : ("pickup" as const) };
  return {
    kind: stop.kind,
    schedule: stop.schedule,
    latest_local: stop.schedule === "appointment" ? null : stop.latest_local,
    ambiguous_time: isAmbiguous(stop) ? stop.ambiguous_time : ("" as const),
    is_appointment_confirmed: stop.is_appointment_confirmed,
    is_drop: stop.is_drop,
    references: stop.reference.trim() === "" ? [] : [{ ...reference, value: stop.reference.trim() }],
    weight_pounds: stop.weight_pounds,
    pieces: stop.pieces,
    instructions: stop.instructions.trim(),
  };
}

/** What the schema has seen to be there. */
const needed = ({ facility_id, earliest_local }: StopValues) => ({
  facility_id: facility_id?.id ?? "",
  earliest_local: earliest_local ?? "",
});

export function stopInput(stop: StopValues): StopInput {
  return { ...createOf(stopFields(stop)), ...needed(stop) };
}

/** The merge patch that turns the stop into what the form says. */
export function stopUpdate(stop: StopValues): Omit<StopUpdate, "version"> {
  return { ...patchOf(stopFields(stop)), ...needed(stop) };
}

/** The body of a new load. */
export function loadCreate(values: LoadValues, isDraft: boolean): LoadCreate {
  return {
    ...createOf(header(values)),
    customer_id: values.customer_id?.id ?? "",
    references: references(values),
    is_draft: isDraft,
    accepts_duplicate_reference: values.accepts_duplicate_reference,
    stops: values.stops.map(stopInput),
    charges: values.charges.filter((charge) => charge.rate.trim() !== "").map(chargeInput),
  };
}

/** The merge patch that turns the load into what the form says. */
export function loadUpdate(values: LoadValues, load: Load): LoadUpdate {
  return {
    ...patchOf(header(values)),
    version: load.version,
    customer_id: values.customer_id?.id ?? load.customer.id,
    references: references(values, load.references),
    accepts_duplicate_reference: values.accepts_duplicate_reference,
  };
}
