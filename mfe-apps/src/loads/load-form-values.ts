import type { RecordOption } from "@haul/ui/forms";
import { wallClock } from "@haul/ui/freight";
import { facilityOption, type FacilityOption } from "../facilities/facility-search";
import { chargeInput, chargeValues, type ChargeValues } from "./charge-values";
import type { Load, LoadCreate, LoadUpdate, Stop, StopInput } from "./loads.queries";

export interface StopValues extends Record<string, unknown> {
  /** The stop being changed; none for a new one. */
  id: string;
  kind: StopInput["kind"];
  facility_id: FacilityOption | null;
  schedule: StopInput["schedule"];
  earliest_local: string | null;
  latest_local: string | null;
  /** Asked for only when the clocks show the time twice. */
  ambiguous_time: string;
  is_appointment_confirmed: boolean;
  is_drop: boolean;
  reference: string;
  weight_pounds: number | null;
  pieces: number | null;
  instructions: string;
}

export interface LoadValues extends Record<string, unknown> {
  customer_id: RecordOption | null;
  customer_reference: string;
  po: string;
  bol: string;
  broker_name: string;
  broker_phone: string;
  broker_email: string;
  load_kind: LoadCreate["load_kind"];
  equipment: LoadCreate["equipment"];
  temperature_fahrenheit: number | null;
  temperature_mode: string;
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
    ambiguous_time: "",
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
    facility_id: { ...facilityOption({ ...stop.facility, time_zone: stop.time_zone }) },
    schedule: stop.schedule,
    earliest_local: wallClock(stop.earliest_at, stop.time_zone),
    latest_local: stop.latest_at === undefined ? null : wallClock(stop.latest_at, stop.time_zone),
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
  accepts_duplicate_reference: false,
  stops: [emptyStop("pickup"), emptyStop("delivery")],
  charges: [chargeValues()],
};

export function loadValues(load: Load): LoadValues {
  const reference = (kind: string) => load.references.find((one) => one.kind === kind)?.value ?? "";
  return {
    ...emptyLoad,
    customer_id: { id: load.customer.id, label: load.customer.name },
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

const text = (value: string) => (value.trim() === "" ? undefined : value.trim());
const some = <T>(value: T | null) => value ?? undefined;
const miles = (value: number | null) => (value === null ? undefined : value.toFixed(1));

/** Leaves out what nobody filled in, as the API's objects do. */
function filled<T extends object>(value: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as {
    [K in keyof T]: Exclude<T[K], undefined>;
  };
}

function references(values: LoadValues, others: Load["references"] = []): LoadCreate["references"] {
  const own = [
    { kind: "po" as const, value: values.po.trim() },
    { kind: "bol" as const, value: values.bol.trim() },
  ].filter(({ value }) => value !== "");
  return [...own, ...others.filter(({ kind }) => kind !== "po" && kind !== "bol")];
}

function header(values: LoadValues) {
  const isReefer = values.equipment === "reefer";
  return {
    customer_reference: text(values.customer_reference),
    broker_contact: values.broker_name
      ? filled({ name: values.broker_name, phone: text(values.broker_phone), email: text(values.broker_email) })
      : undefined,
    load_kind: values.load_kind,
    equipment: values.equipment,
    temperature_fahrenheit: isReefer ? some(values.temperature_fahrenheit) : undefined,
    temperature_mode: isReefer ? (text(values.temperature_mode) as LoadCreate["temperature_mode"]) : undefined,
    commodity: text(values.commodity),
    weight_pounds: some(values.weight_pounds),
    pieces: some(values.pieces),
    pallets: some(values.pallets),
    is_hazmat: values.is_hazmat,
    un_number: values.is_hazmat ? text(values.un_number) : undefined,
    hazard_class: values.is_hazmat ? text(values.hazard_class) : undefined,
    is_team_required: values.is_team_required,
    loaded_miles: miles(values.loaded_miles),
    empty_miles: miles(values.empty_miles),
    notes: text(values.notes),
  };
}

export function stopInput(stop: StopValues): StopInput {
  return filled({
    kind: stop.kind,
    facility_id: stop.facility_id?.id ?? "",
    schedule: stop.schedule,
    earliest_local: stop.earliest_local ?? "",
    latest_local: stop.schedule === "appointment" ? undefined : some(stop.latest_local),
    ambiguous_time: text(stop.ambiguous_time) as StopInput["ambiguous_time"],
    is_appointment_confirmed: stop.is_appointment_confirmed,
    is_drop: stop.is_drop,
    references: stop.reference.trim()
      ? [{ kind: stop.kind === "delivery" ? ("delivery" as const) : ("pickup" as const), value: stop.reference.trim() }]
      : [],
    weight_pounds: some(stop.weight_pounds),
    pieces: some(stop.pieces),
    instructions: text(stop.instructions),
  });
}

/** The body of a new load. */
export function loadCreate(values: LoadValues, isDraft: boolean): LoadCreate {
  return filled({
    ...header(values),
    customer_id: values.customer_id?.id ?? "",
    references: references(values),
    is_draft: isDraft,
    accepts_duplicate_reference: values.accepts_duplicate_reference,
    stops: values.stops.map(stopInput),
    charges: values.charges.filter((charge) => charge.rate.trim() !== "").map(chargeInput),
  });
}

/** The merge patch that turns the load into what the form says: what was emptied is null. */
export function loadUpdate(values: LoadValues, load: Load): LoadUpdate {
  const fields = Object.fromEntries(Object.entries(header(values)).map(([name, value]) => [name, value ?? null]));
  return {
    ...fields,
    version: load.version,
    customer_id: values.customer_id?.id ?? load.customer.id,
    references: references(values, load.references),
    accepts_duplicate_reference: values.accepts_duplicate_reference,
  };
}
