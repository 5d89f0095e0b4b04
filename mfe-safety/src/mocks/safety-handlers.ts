import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { filled, involvedIn, isAmong, isWithin } from "./register-handlers";
import { aBasicMonth, aChallenge, aClaim, settledChallenge, settledClaim, settledMonth } from "./sample-safety";
import type { World } from "./world";

interface Subject {
  roadside_inspection_id?: string | null | undefined;
  accident_id?: string | null | undefined;
}

const isId = (id: string | undefined, wanted: string | null) => wanted === null || id === wanted;
const isFlag = (value: boolean, wanted: string | null) => wanted === null || String(value) === wanted;

/** DataQs challenges, claims, and carriers' BASICs. */
export function safetyHandlers(world: World): RequestHandler[] {
  const { challenges, claims, months, accidents, inspections, carriers } = world;
  const involved = involvedIn(world);
  const accidentOf = (id: string | null | undefined) => {
    const accident = accidents.find(id);
    return accident && { id: accident.id, name: `${accident.city}, ${accident.state}` };
  };
  const subject = ({ roadside_inspection_id, accident_id }: Subject) => {
    const inspection = inspections.find(roadside_inspection_id);
    return {
      roadside_inspection: inspection && { id: inspection.id, name: inspection.report_number },
      accident: accidentOf(accident_id),
      happened_on: inspection?.inspected_on ?? accidents.find(accident_id)?.happened_on ?? "",
    };
  };
  const person = (id: string | null | undefined) => (id ? { id, name: "Dana Whitfield" } : undefined);
  const carrierOf = (id: string | undefined) => {
    const carrier = carriers.find(id);
    return { id: carrier?.id ?? "", name: carrier?.legal_name ?? "" };
  };
  return [
    mock("get", "/api/colleagues", () => ({
      items: [{ id: "0192f0c4-7a00-7000-8000-00000000d4a4", full_name: "Dana Whitfield" }],
    })),
    ...mockRecords("/api/data_q_challenges/{data_q_challenge_id}", challenges, {
      where: (challenge, query) =>
        isAmong(challenge.subject, query.get("subject")) &&
        isAmong(challenge.status, query.get("status")) &&
        isAmong(challenge.reason, query.get("reason")) &&
        isId(challenge.owner?.id, query.get("owner_id")) &&
        isId(challenge.roadside_inspection?.id, query.get("roadside_inspection_id")) &&
        isId(challenge.accident?.id, query.get("accident_id")) &&
        isFlag(challenge.is_open, query.get("is_open")),
      history: () => [],
      added: ({ roadside_inspection_id, accident_id, owner_id, ...facts }) =>
        aChallenge({ ...facts, ...subject({ roadside_inspection_id, accident_id }), owner: person(owner_id) }),
      changed: ({ roadside_inspection_id, accident_id, owner_id, ...facts }, id) => {
        const changes = {
          ...filled(facts),
          ...subject({ roadside_inspection_id, accident_id }),
          owner: person(owner_id),
        };
        const { version: _, ...settled } = settledChallenge({ ...aChallenge(challenges.find(id)), ...changes });
        return { ...settled, version: facts.version };
      },
    }),
    ...mockRecords("/api/claims/{claim_id}", claims, {
      where: (claim, query) =>
        isAmong(claim.kind, query.get("kind")) &&
        isAmong(claim.status, query.get("status")) &&
        isId(claim.driver?.id, query.get("driver_id")) &&
        isId(claim.truck?.id, query.get("truck_id")) &&
        isId(claim.accident?.id, query.get("accident_id")) &&
        isFlag(claim.is_open, query.get("is_open")) &&
        isFlag(claim.is_overdue, query.get("is_overdue")) &&
        isWithin(claim.happened_on, query),
      history: () => [],
      added: ({ driver_id, truck_id, trailer_id, accident_id, load_id: _, ...facts }) =>
        aClaim({ ...facts, ...involved({ driver_id, truck_id, trailer_id }), accident: accidentOf(accident_id) }),
      changed: ({ driver_id, truck_id, trailer_id, accident_id, load_id: _, ...facts }, id) => {
        const changes = {
          ...filled(facts),
          ...involved({ driver_id, truck_id, trailer_id }),
          accident: accidentOf(accident_id),
        };
        return { ...settledClaim({ ...aClaim(claims.find(id)), ...changes }), version: facts.version };
      },
    }),
    ...mockRecords("/api/basic_measures/{basic_measure_id}", months, {
      where: (month, query) => isId(month.motor_carrier.id, query.get("motor_carrier_id")),
      history: () => [],
      added: ({ motor_carrier_id, ...facts }) => aBasicMonth({ ...facts, motor_carrier: carrierOf(motor_carrier_id) }),
      changed: ({ motor_carrier_id: _, ...facts }, id) => {
        const before = months.one((month) => month.id === id);
        return { ...settledMonth({ ...before, ...filled(facts) }), version: facts.version };
      },
    }),
  ];
}
