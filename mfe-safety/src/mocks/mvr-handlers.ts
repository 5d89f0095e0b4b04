import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { dayFromNow } from "@haul/testing/sample";
import { addReview } from "./paper-handlers";
import { anMvr, settledMvr } from "./sample-mvrs";
import type { World } from "./world";

/** Motor vehicle records and their reviews, which become papers. */
export function mvrHandlers(world: World): RequestHandler[] {
  const { mvrs, drivers } = world;
  const nameOf = (id: string) => drivers.find(id)?.full_name ?? "";
  return [
    ...mockRecords("/api/motor_vehicle_records/{motor_vehicle_record_id}", mvrs, {
      where: (mvr, query) =>
        (query.get("driver_id") ?? mvr.driver_id) === mvr.driver_id &&
        (query
          .get("decision")
          ?.split(",")
          .includes(mvr.decision ?? "") ??
          true) &&
        (query.get("is_reviewed") ?? String(mvr.decision !== undefined)) === String(mvr.decision !== undefined),
      history: () => [],
      added: (facts) => anMvr({ ...facts, driver_name: nameOf(facts.driver_id) }),
      changed: ({ driver_id, pulled_on, state, is_at_hire, entries, note, version }, id) => {
        const before = mvrs.read(id);
        if (before instanceof Response) return {};
        const settled = settledMvr({ ...before, ...(entries ? { entries } : {}) });
        return {
          version,
          ...(driver_id ? { driver_id, driver_name: nameOf(driver_id) } : {}),
          ...(pulled_on ? { pulled_on } : {}),
          ...(state ? { state } : {}),
          ...(is_at_hire === undefined ? {} : { is_at_hire }),
          ...(note === undefined ? {} : { note }),
          entries: settled.entries,
          points: settled.points,
        };
      },
    }),
    mock("post", "/api/motor_vehicle_records/{motor_vehicle_record_id}/review", ({ params, body }) => {
      const id = params["motor_vehicle_record_id"];
      const { version, decision, note } = body;
      const before = mvrs.read(id);
      if (before instanceof Response) return before;
      if (before.decision !== undefined) {
        return mockProblem(422, { fields: [{ path: "version", message: "It has been reviewed." }] });
      }
      const reviewed_on = dayFromNow(0);
      const reviewed_by = "Dana Whitfield";
      const reviewed = mvrs.change(id, {
        version,
        decision,
        reviewed_on,
        reviewed_by,
        ...(note === undefined ? {} : { review_note: note }),
      });
      if (!(reviewed instanceof Response) && decision !== "disqualified") addReview(world, reviewed);
      return reviewed;
    }),
  ];
}
