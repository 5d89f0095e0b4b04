import type { RequestHandler } from "msw";
import { mockRecords } from "@haul/testing/record-mocks";
import { filled, isAmong, isWithin } from "./register-handlers";
import { anEvent, settledEvent } from "./sample-events";
import type { World } from "./world";

/** Drivers' training, policies, coaching and incidents. */
export function eventHandlers({ events, drivers }: World): RequestHandler[] {
  const nameOf = (id: string) => drivers.find(id)?.full_name ?? "";
  return [
    ...mockRecords("/api/driver_events/{driver_event_id}", events, {
      where: (event, query) =>
        (query.get("driver_id") ?? event.driver_id) === event.driver_id &&
        isAmong(event.kind, query.get("kind")) &&
        isWithin(event.happened_on, query) &&
        (query.get("is_follow_up_open") !== "true" || event.is_follow_up_open) &&
        (query.get("is_overdue") !== "true" || event.is_overdue),
      history: () => [],
      added: (facts) => anEvent({ ...facts, driver_name: nameOf(facts.driver_id) }),
      changed: (facts, id) => {
        const before = events.find(id);
        if (!before) return {};
        const changes = filled(facts);
        const { is_follow_up_open, is_overdue } = settledEvent({ ...before, ...changes });
        return { ...changes, is_follow_up_open, is_overdue };
      },
    }),
  ];
}
