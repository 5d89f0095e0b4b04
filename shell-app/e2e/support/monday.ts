import type { ApiClient } from "@haul/api";
import { newDriver, newTruck } from "./fleet";

/** Twenty drivers' last names; none is a part of another. */
const NAMES = [
  ...["Abbott", "Baker", "Cruz", "Dawson", "Eastman", "Fisher", "Gaines", "Holt", "Ibarra", "Jensen"],
  ...["Keller", "Lowe", "Medina", "Nolan", "Ortega", "Pruitt", "Quinn", "Reyes", "Sutton", "Tran"],
];

/** One of the day's drivers, whose truck is always the same. */
export interface Driver {
  readonly name: string;
  readonly email: string;
}

/** The carrier's drivers, each with an address for the link and a truck of their own. */
export function newDrivers(api: ApiClient, domain: string): Promise<Driver[]> {
  return Promise.all(
    NAMES.map(async (name, index) => {
      const [driver, truck] = [await newDriver(api, name), await newTruck(api, String(301 + index))];
      const email = `${name.toLowerCase()}@${domain}`;
      await api.PATCH("/api/drivers/{driver_id}", {
        params: { path: { driver_id: driver.id } },
        body: { version: driver.version, email },
      });
      await api.PATCH("/api/trucks/{truck_id}", {
        params: { path: { truck_id: truck.id } },
        body: { version: truck.version, usual_driver_id: driver.id },
      });
      return { name: `Luis ${name}`, email };
    }),
  );
}

/** An appointment as people type it: so many minutes from now, on the place's clock. */
export function appointment(minutes: number, timeZone: string): string {
  const at = new Date(Date.now() + minutes * 60_000);
  const day = at.toLocaleDateString("en-US", { month: "2-digit", day: "2-digit", year: "numeric", timeZone });
  const time = at.toLocaleTimeString("en-US", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone });
  return `${day} ${time.replace(":", "")}`;
}

/** Runs so many at once; what comes later waits for its turn. */
export function inTurns(most: number) {
  const running = new Set<Promise<unknown>>();
  return async <T>(work: () => Promise<T>): Promise<T> => {
    while (running.size >= most) await Promise.race(running);
    const run = work();
    running.add(run);
    try {
      return await run;
    } finally {
      running.delete(run);
    }
  };
}
