import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import type { Accident } from "../accidents/accidents.queries";
import type { Driver } from "../drivers/drivers.queries";
import type { LegalHold } from "../holds/holds.queries";
import type { Inspection } from "../inspections/inspections.queries";
import type { Trailer } from "../trailers/trailers.queries";
import type { Truck } from "../trucks/trucks.queries";

const record = () => ({ id: nextId(), version: 1, created_at: daysFromNow(-30), updated_at: daysFromNow(-20) });

/** A scrape at a truck stop; what follows from the facts follows as on the server. */
export function anAccident(changes: Partial<Accident> = {}): Accident {
  return settledAccident({
    ...record(),
    happened_on: dayFromNow(-20),
    city: "Joliet",
    state: "IL",
    fatality_count: 0,
    injury_count: 0,
    is_towed: false,
    is_hazmat_released: false,
    is_cited: false,
    preventability: "undetermined",
    is_recordable: false,
    is_test_required: false,
    ...changes,
  });
}

/** 49 CFR 390.5 and 382.303. */
export function settledAccident(accident: Accident): Accident {
  const { fatality_count: deaths, injury_count: injuries, is_towed, is_cited } = accident;
  const isHarm = injuries > 0 || is_towed;
  return {
    ...accident,
    is_recordable: deaths > 0 || isHarm,
    is_test_required: deaths > 0 || (is_cited && isHarm),
  };
}

/** A clean inspection of driver and vehicle, sent back. */
export function anInspection(changes: Partial<Inspection> = {}): Inspection {
  return settledInspection({
    ...record(),
    inspected_on: dayFromNow(-40),
    report_number: "IL0012345678",
    state: "IL",
    level: "full",
    violations: [],
    out_of_service_count: 0,
    return_by: dayFromNow(-25),
    return_status: "due",
    ...changes,
  });
}

const RETURN_MS = 15 * 86_400_000;

/** 49 CFR 396.9(d). */
export function settledInspection(inspection: Inspection): Inspection {
  const { inspected_on, returned_on, violations } = inspection;
  const return_by = new Date(Date.parse(inspected_on) + RETURN_MS).toISOString().slice(0, 10);
  const open = return_by < dayFromNow(0) ? "overdue" : "due";
  return {
    ...inspection,
    out_of_service_count: violations.filter((violation) => violation.is_out_of_service).length,
    return_by,
    return_status: returned_on === undefined ? open : "returned",
  };
}

/** Counsel wants what there is about a crash. */
export function aHold(changes: Partial<LegalHold> = {}): LegalHold {
  return {
    ...record(),
    record_kind: "driver",
    record_id: "",
    record_name: "",
    matter: "Whitaker v. Prairie Crest",
    reason: "Counsel asks to keep everything about the crash in Gary.",
    begins_on: dayFromNow(-15),
    placed_by: "Marcus Bell",
    is_in_force: true,
    ...changes,
  };
}

/** What happened to these drivers, trucks and trailers on the road. */
export function makeRegisters(drivers: readonly Driver[], trucks: readonly Truck[], trailers: readonly Trailer[]) {
  const driver = (last: string) => {
    const found = drivers.find(({ last_name }) => last_name === last);
    return found && { id: found.id, name: found.full_name };
  };
  const unit = (units: readonly (Truck | Trailer)[], number: string) => {
    const found = units.find(({ unit_number }) => unit_number === number);
    return found && { id: found.id, name: number };
  };
  const accidents = [
    anAccident({
      happened_on: dayFromNow(-1),
      city: "Gary",
      state: "IN",
      driver: driver("Jensen"),
      truck: unit(trucks, "204"),
      trailer: unit(trailers, "5302"),
      injury_count: 2,
      is_towed: true,
      is_cited: true,
      preventability: "preventable",
      report_number: "26-118204",
      description:
        "Rear-ended a stopped pickup in a work zone on I-80.\nThe pickup's two passengers went to the hospital.",
    }),
    anAccident({ driver: driver("Ortega"), truck: unit(trucks, "118"), preventability: "not_preventable" }),
  ];
  const inspections = [
    anInspection({
      inspected_on: dayFromNow(-21),
      report_number: "OHKM01002233",
      state: "OH",
      driver: driver("Jensen"),
      truck: unit(trucks, "204"),
      trailer: unit(trailers, "5302"),
      violations: [
        {
          code: "393.47(e)",
          description: "Clamp-type brake out of adjustment",
          unit: "trailer",
          is_out_of_service: true,
          corrected_on: dayFromNow(-20),
        },
        {
          code: "395.8",
          description: "Record of duty status not current",
          unit: "driver",
          is_out_of_service: false,
        },
      ],
    }),
    anInspection({
      inspected_on: dayFromNow(-4),
      report_number: "TX4471190022",
      state: "TX",
      level: "driver",
      driver: driver("Ortega"),
      truck: unit(trucks, "118"),
    }),
    anInspection({ driver: driver("Ortega"), truck: unit(trucks, "118"), returned_on: dayFromNow(-32) }),
  ];
  const jensen = driver("Jensen");
  const held = jensen ? [aHold({ record_id: jensen.id, record_name: jensen.name })] : [];
  return {
    holds: table(held, ({ matter }) => [matter]),
    accidents: table(accidents, ({ city, report_number }) => [city, report_number]),
    inspections: table(inspections, ({ report_number }) => [report_number]),
  };
}
