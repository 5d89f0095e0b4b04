import { useCan, type FoundRecord } from "@haul/platform";
import { useFormContext } from "@haul/ui/forms";
import { daysUntil } from "@haul/ui/format";
import { crewOfDriver, crewOfTruck } from "./crew-lookup";

const FIELDS = ["driver_id", "truck_id", "trailer_id"] as const;
type Field = (typeof FIELDS)[number];

/** A record that was filled in, not chosen. */
interface Held extends FoundRecord {
  readonly isBrought?: boolean;
}

/**
 * The driver, truck and trailer of the form around it fill each other: by the load that they are on, if the form's day is
 * today, otherwise by the truck's usual driver. What a person chose stays; what another choice brought goes with it.
 */
export function useCrewFilling(day: string | null): void {
  const { form } = useFormContext();
  const mayReadLoads = useCan("loads:read");
  const held = (name: Field) => form.getValues()[name] as Held | null;

  const fill = async (by: Field, chosen: Held | null, find: typeof crewOfDriver) => {
    if (chosen === null || chosen.isBrought) return;
    const crew = await find(chosen.id, mayReadLoads && day !== null && daysUntil(day) === 0);
    if (held(by)?.id !== chosen.id) return;
    for (const name of FIELDS.filter((one) => one !== by)) {
      const now = held(name);
      if (now && !now.isBrought) continue;
      const next = crew[name] ?? null;
      if (now?.id !== next?.id) form.setFieldValue(name, next && { ...next, isBrought: true });
    }
  };
  // Without an answer the person chooses; their own search says what went wrong.
  form.watch("driver_id", ({ value }) => {
    fill("driver_id", value as Held | null, crewOfDriver).catch(() => undefined);
  });
  form.watch("truck_id", ({ value }) => {
    fill("truck_id", value as Held | null, crewOfTruck).catch(() => undefined);
  });
}
