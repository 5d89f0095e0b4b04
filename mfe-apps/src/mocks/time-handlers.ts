import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import { instant, nextId } from "@haul/testing/sample";
import { isUnconfirmed } from "@haul/ui/freight";
import type { Load, Stop } from "../freight/loads/loads.queries";
import type { MissingTime } from "../freight/loads/times/times.queries";
import type { World } from "./world";

const KINDS = ["arrived", "departed"] as const;

/** Times that are missing or unconfirmed at the stops of the world's loads, and what is entered for them. */
export function timeHandlers({ loads }: World): RequestHandler[] {
  const stopsOf = (wanted: (load: Load, stop: Stop) => boolean) =>
    loads.rows.flatMap((load) => load.stops.filter((stop) => wanted(load, stop)).map((stop) => ({ load, stop })));

  return [
    mock("get", "/api/missing_stop_times", ({ query }) => {
      const [load, truck, on] = ["load_id", "truck_id", "on"].map((name) => query.get(name));
      const stops = stopsOf(
        ({ id, legs }, { earliest_local }) =>
          (!load || load === id) &&
          (!truck || legs.some((leg) => leg.truck?.id === truck)) &&
          (!on || earliest_local.startsWith(on)),
      );
      return { items: stops.flatMap(({ load: of, stop }) => missingAt(of, stop, !load && !truck)) };
    }),
    mock("post", "/api/stop_times", ({ body: { source, times } }) => {
      const done = { recorded_count: 0, confirmed_count: 0 };
      const at = instant(new Date());
      for (const { load_id, stop_id, kind, occurred_at } of times) {
        const [found] = stopsOf(({ id }, stop) => id === load_id && stop.id === stop_id);
        const known = found?.stop.events.find((event) => event.kind === kind && event.voided_at === undefined);
        if (known?.occurred_at === occurred_at) {
          Object.assign(known, { confirmed_at: at, confirmed_by: "Dana Whitfield" });
          done.confirmed_count += 1;
          continue;
        }
        if (known) Object.assign(known, { voided_at: at });
        const recorded = { recorded_by: "Dana Whitfield", recorded_at: at, is_estimated: false };
        found?.stop.events.push({ id: nextId(), kind, occurred_at, source, ...recorded });
        done.recorded_count += 1;
      }
      return done;
    }),
  ];
}

function missingAt(load: Load, stop: Stop, isOfCompany: boolean): MissingTime[] {
  const isDue = !isOfCompany && load.status === "in_transit" && stop.earliest_at <= instant(new Date());
  return KINDS.flatMap((kind) => {
    const known = stop.events.find((event) => event.kind === kind && event.voided_at === undefined);
    if (known ? !isUnconfirmed(known) : !isDue) return [];
    const { address, name } = stop.facility;
    return {
      load: { id: load.id, number: load.number, status: load.status },
      stop_id: stop.id,
      stop_sequence: stop.sequence,
      stop_kind: stop.kind,
      facility_name: name,
      city: address.city,
      state: address.state,
      time_zone: stop.time_zone,
      earliest_at: stop.earliest_at,
      kind,
      occurred_at: known?.occurred_at,
      is_estimated: known?.is_estimated ?? false,
      doubt: known?.doubt,
      source: known?.source,
    };
  });
}
