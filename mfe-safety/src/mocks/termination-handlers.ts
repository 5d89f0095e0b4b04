import type { RequestHandler } from "msw";
import { mock, mockProblem } from "@haul/api/mocks";
import { mockRecords } from "@haul/testing/record-mocks";
import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Task, Termination } from "../terminations/terminations.queries";
import type { World } from "./world";

const STEPS: Task[] = [
  { step: "equipment", name: "Truck, keys and equipment returned" },
  { step: "fuel_card", name: "Fuel card stopped" },
  { step: "random_pool", name: "Out of the random pool", source: "49 CFR 382.305" },
];

export function aTermination(changes: Partial<Termination> = {}): Termination {
  const checklist = changes.checklist ?? STEPS.map((step) => ({ ...step }));
  return {
    id: nextId(),
    driver_id: "",
    driver_name: "",
    last_on: dayFromNow(-60),
    reason: "voluntary",
    rehire: "eligible",
    checklist,
    open_step_count: checklist.filter(({ done_on }) => done_on === undefined).length,
    version: 1,
    created_at: daysFromNow(-60),
    updated_at: daysFromNow(-60),
    ...changes,
  };
}

/** Drivers who left. */
export function terminationHandlers({ terminations, drivers }: World): RequestHandler[] {
  const records = mockRecords("/api/driver_terminations/{driver_termination_id}", terminations, {
    where: (termination, query) =>
      (query.get("driver_id") ?? termination.driver_id) === termination.driver_id &&
      (query.get("has_open_steps") !== "true" || termination.open_step_count > 0),
    history: () => [],
    // Answered below, before these.
    added: ({ accepts_open_loads: _accepts, ...facts }) => aTermination(facts),
    changed: ({ steps = [], last_on, reason, rehire }, id) => {
      const checklist = (terminations.find(id)?.checklist ?? []).map((task) => {
        const change = steps.find(({ step }) => step === task.step);
        if (!change) return task;
        const done_on = change.done_on === undefined ? task.done_on : (change.done_on ?? undefined);
        const note = change.note === undefined ? task.note : (change.note ?? undefined);
        return { ...task, done_on, note, done_by: done_on && "Dana Whitfield" };
      });
      return {
        ...(last_on ? { last_on } : {}),
        ...(reason ? { reason } : {}),
        ...(rehire ? { rehire } : {}),
        checklist,
        open_step_count: checklist.filter(({ done_on }) => done_on === undefined).length,
      };
    },
  });
  return [
    // A driver on a load leaves only if the person says so.
    mock("post", "/api/driver_terminations", ({ body }) => {
      const driver = drivers.find(body.driver_id);
      if (driver?.current_load && !body.accepts_open_loads) {
        const message = `This driver is on open loads: ${driver.current_load.number}. Assign them to another driver first, or accept that they stay as they are.`;
        return mockProblem(409, { code: "driver_on_open_loads", message });
      }
      if (driver) Object.assign(driver, { status: "terminated", terminated_on: body.last_on });
      const { accepts_open_loads: _accepts, ...facts } = body;
      return terminations.add(aTermination({ ...facts, driver_name: driver?.full_name ?? "" }));
    }),
    mock("get", "/api/driver_terminations/{driver_termination_id}/statement", ({ params }) => {
      const found = terminations.find(params["driver_termination_id"]);
      const [driver_name, employed_to] = [found?.driver_name ?? "", found?.last_on ?? ""];
      const text = `${driver_name}: Company driver to ${employed_to}.\nNo recordable accidents in the three years before the last day.`;
      return { driver_name, position: "Company driver", employed_to, accidents: [], text };
    }),
    ...records,
  ];
}
