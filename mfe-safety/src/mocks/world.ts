import {
  aDriver,
  aFleetOwner,
  aTerminal,
  aTrailer,
  aTruck,
  dayFromNow,
  daysFromNow,
  nextId,
} from "@haul/testing/sample";
import { table } from "@haul/testing/table";
import { formatDate } from "@haul/ui/format";
import type { DocumentRequest, Submission } from "../requests/requests.queries";
import type { Ownership } from "../trucks/trucks.queries";
import { someBinders } from "./audit-handlers";
import { makeEvents } from "./sample-events";
import { makeInquiries } from "./sample-inquiries";
import { makeMvrs } from "./sample-mvrs";
import { makeRegisters } from "./sample-registers";
import { makeSafety } from "./sample-safety";
import { aCarrier, aRecordOfFmcsa } from "./sample-carriers";
import { aProposal, aRetained } from "./retention-handlers";
import type { DriverIdentity } from "../testing/testing.queries";
import { aTermination } from "./termination-handlers";
import { aDraw, aQuery, aTest } from "./testing-handlers";

/** A small carrier before an audit: most papers are in order, some are not. What the mocks answer from, and change. */
export function makeWorld() {
  const terminals = [aTerminal(), aTerminal({ code: "DAL", name: "Dallas" })];
  const owners = [
    aFleetOwner({ truck_count: 2 }),
    aFleetOwner({ name: "Earl Simmons", company_name: undefined, email: "earl@simmonshauling.example" }),
  ];
  const [joliet, dallas] = terminals.map(({ id, name }) => ({ id, name }));
  const [rosa] = owners.map(({ id, name }) => ({ id, name }));
  const expired = dayFromNow(-3);
  const expiring = dayFromNow(19);

  const drivers = [
    aDriver({ terminal: dallas, notes: "Prefers the I-40 lanes." }),
    aDriver({
      first_name: "Tamika",
      last_name: "Boyd",
      phone: "+16145550163",
      kind: "owner_operator",
      terminal: joliet,
      fleet_owner: rosa,
      endorsements: ["H", "N"],
      current_load: { id: nextId(), number: "104215", status: "in_transit" },
    }),
    aDriver({
      first_name: "Walt",
      last_name: "Jensen",
      phone: "+14025550118",
      medical_expires_on: expired,
      paper_warnings: [
        {
          code: "medical_expired",
          message: `Medical certificate expired on ${formatDate(expired)}.`,
          is_blocking: true,
        },
      ],
    }),
    aDriver({
      first_name: "Ray",
      last_name: "Alvarez",
      phone: "+12145550174",
      license_expires_on: expiring,
      paper_warnings: [
        { code: "license_expiring", message: `License expires on ${formatDate(expiring)}.`, is_blocking: false },
      ],
    }),
    aDriver({
      first_name: "Dale",
      last_name: "Hutchins",
      phone: "+15015550109",
      status: "terminated",
      terminated_on: dayFromNow(-60),
    }),
  ];
  const trucks = [
    aTruck({ terminal: dallas, fleet_owner: rosa, ownership: "owner_operator" }),
    aTruck({
      unit_number: "121",
      year: 2022,
      make: "Volvo",
      model: "VNL 760",
      plate: "R2K4421",
      vin: "4V4NC9EH5NN123456",
    }),
    aTruck({
      unit_number: "204",
      year: 2018,
      make: "Peterbilt",
      model: "579",
      plate: "P22840",
      plate_state: "IN",
      status: "in_shop",
      status_reason: "Turbo replacement",
    }),
    aTruck({
      unit_number: "97",
      year: 2016,
      make: "Kenworth",
      model: "T680",
      plate: "R1K9930",
      annual_inspection_expires_on: expired,
      paper_warnings: [
        {
          code: "inspection_expired",
          message: `Annual inspection expired on ${formatDate(expired)}.`,
          is_blocking: true,
        },
      ],
    }),
  ];
  const trailers = [
    aTrailer({ terminal: joliet }),
    aTrailer({ unit_number: "R-12", kind: "reefer", make: "Wabash", status: "out_of_service" }),
  ];
  const ownerships: Ownership[] = [
    {
      id: nextId(),
      truck_id: trucks[0]?.id ?? "",
      fleet_owner: rosa ?? { id: "", name: "" },
      starts_on: dayFromNow(-400),
      version: 1,
      created_at: daysFromNow(-400),
      updated_at: daysFromNow(-400),
    },
  ];

  const carriers = [
    aCarrier(),
    aCarrier({
      kind: "partner",
      legal_name: "Blue Lake Carriers LLC",
      dot_number: "3104877",
      docket_numbers: [{ kind: "MC", number: "884120" }],
      is_default: false,
      contact_name: "Nadia Horvat",
      auto_insurance_expires_on: expiring,
      truck_count: 2,
    }),
    aCarrier({
      kind: "partner",
      legal_name: "Tri-State Power Only Inc.",
      dot_number: "2899014",
      docket_numbers: [],
      is_default: false,
      status: "on_watch",
      status_reason: "Two late check calls a week",
      fmcsa: aRecordOfFmcsa({ safety_rating: "conditional", vehicle_out_of_service_rate: "31.40" }),
      truck_count: 1,
    }),
    aCarrier({
      kind: "partner",
      legal_name: "Cedar Run Transport",
      dot_number: "1750233",
      docket_numbers: [],
      is_default: false,
      fmcsa_status: "insurance_lapsed",
      fmcsa: aRecordOfFmcsa({ liability_on_file_cents: 0 }),
      objections: [
        {
          code: "carrier_insurance_lapsed",
          message: "The insurance that it must file is not on file with FMCSA.",
        },
      ],
    }),
  ];

  const of = (index: number) => ({
    driver_id: drivers[index]?.id ?? "",
    driver_name: drivers[index]?.full_name ?? "",
  });
  const tests = [
    aTest(of(1)),
    aTest({ ...of(3), kind: "random", result: "positive", result_on: dayFromNow(-2) }),
    aTest({
      ...of(1),
      kind: "random",
      state: "ordered",
      collected_on: undefined,
      result: undefined,
      result_on: undefined,
    }),
  ];
  const selection = {
    driver_id: of(1).driver_id,
    driver_name: of(1).driver_name,
    takes_drugs: true,
    takes_alcohol: true,
  };
  const draws = [
    aDraw({
      selections: [
        { id: nextId(), rank: 1, status: "selected", ...selection },
        { id: nextId(), rank: 2, status: "alternate", ...of(0), takes_drugs: false, takes_alcohol: false },
      ],
    }),
  ];

  const hutchins = drivers.find(({ last_name }) => last_name === "Hutchins");
  const left = hutchins && { kind: "driver" as const, id: hutchins.id, name: hutchins.full_name };
  const retained = [
    aRetained({ about: left }),
    aRetained({ name: "Road test certificate", about: left, obstacle: "on_hold" }),
    aRetained({ record_kind: "accident", name: "Accident", rule: "accident", due_on: dayFromNow(-12) }),
  ];

  const ended = hutchins
    ? [aTermination({ driver_id: hutchins.id, driver_name: hutchins.full_name, last_on: dayFromNow(-60) })]
    : [];

  const registers = makeRegisters(drivers, trucks, trailers);

  return {
    terminations: table(ended, ({ driver_name }) => [driver_name]),
    retained,
    proposals: [
      aProposal({
        items: [
          {
            record_kind: "accident",
            record_id: nextId(),
            name: "Accident",
            rule: "accident",
            dated_on: dayFromNow(-1300),
            is_deleted: false,
          },
        ],
      }),
    ],
    ...registers,
    ...makeSafety(registers.accidents.rows, registers.inspections.rows, carriers),
    inquiries: table(makeInquiries(drivers), ({ employer_name, driver }) => [employer_name, driver.name]),
    events: table(makeEvents(drivers), ({ driver_name, title }) => [driver_name, title]),
    mvrs: table(makeMvrs(drivers), ({ driver_name }) => [driver_name]),
    binders: someBinders(),
    tests: table(tests, ({ driver_name }) => [driver_name]),
    queries: table([aQuery(of(1))], ({ driver_name }) => [driver_name]),
    draws,
    isDrawGenuine: true,
    identities: new Map<string, DriverIdentity>([
      [of(1).driver_id, { driver_id: of(1).driver_id, has_birth_date: true, ssn_last4: "9999", version: 1 }],
    ]),
    terminals: table(terminals, ({ name, code }) => [name, code]),
    owners: table(owners, ({ name, company_name, email }) => [name, company_name, email]),
    drivers: table(drivers, ({ full_name, phone, license_number }) => [full_name, phone, license_number]),
    trucks: table(trucks, ({ unit_number, vin, plate, make }) => [unit_number, vin, plate, make]),
    trailers: table(trailers, ({ unit_number, vin, plate, make }) => [unit_number, vin, plate, make]),
    ownerships: table(ownerships, ({ fleet_owner }) => [fleet_owner.name]),
    // Nobody has been asked for anything yet.
    requests: [] as DocumentRequest[],
    submissions: [] as Submission[],
    carriers: table(carriers, ({ legal_name, dba_name, dot_number }) => [legal_name, dba_name, dot_number]),
  };
}

export type World = ReturnType<typeof makeWorld>;
