import { dayFromNow, daysFromNow, nextId } from "@haul/testing/sample";
import type { Driver } from "../drivers/drivers.queries";
import type { DriverEvent } from "../events/events.queries";

type Named = Pick<DriverEvent, "driver_id" | "driver_name">;

/** A training that needs no follow-up. */
export function anEvent(changes: Partial<DriverEvent> & Named): DriverEvent {
  return settledEvent({
    id: nextId(),
    version: 1,
    created_at: daysFromNow(-5),
    updated_at: daysFromNow(-5),
    kind: "training",
    happened_on: dayFromNow(-5),
    title: "Winter driving",
    is_follow_up_open: false,
    is_overdue: false,
    files: [],
    ...changes,
  });
}

/** What follows from the days, as on the server. */
export function settledEvent(event: DriverEvent): DriverEvent {
  const isOpen = event.follow_up_on !== undefined && event.followed_up_on === undefined;
  return { ...event, is_follow_up_open: isOpen, is_overdue: isOpen && (event.follow_up_on ?? "") < dayFromNow(0) };
}

/** One of each kind. */
export function makeEvents(drivers: readonly Driver[]): DriverEvent[] {
  const of = (last: string) => {
    const found = drivers.find(({ last_name }) => last_name === last);
    return { driver_id: found?.id ?? "", driver_name: found?.full_name ?? "" };
  };
  return [
    anEvent({
      ...of("Boyd"),
      title: "Hazmat recurrent",
      item_type: "hazmat_training",
      expires_on: dayFromNow(1090),
      duration_minutes: 450,
      led_by: "Prairie Safety Institute",
      result: "passed",
      files: [{ id: nextId(), name: "certificate.pdf" }],
    }),
    anEvent({
      ...of("Alvarez"),
      kind: "policy",
      title: "Mobile phone policy",
      policy_version: "2026-01",
      happened_on: dayFromNow(-20),
    }),
    anEvent({
      ...of("Jensen"),
      kind: "coaching",
      title: "14 mph over on I-80",
      coaching_trigger: "speeding",
      led_by: "Dana Whitfield",
      note: "Cruise control at 65.",
      happened_on: dayFromNow(-30),
      follow_up_on: dayFromNow(-2),
    }),
    anEvent({
      ...of("Jensen"),
      kind: "incident",
      title: "Backed into a dock post",
      incident_kind: "property_damage",
      place: "Cedar Mill Foods, Memphis",
      preventability: "preventable",
      cost_cents: 84_000,
      happened_on: dayFromNow(-31),
      follow_up_on: dayFromNow(-10),
      followed_up_on: dayFromNow(-9),
    }),
  ];
}
