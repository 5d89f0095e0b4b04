import { recordsAt } from "@haul/platform/lists";
import { DRIVER, TRAILER, TRUCK } from "../../words";

/** Where pickers of a crew look. */
const OFFERED_ON = ["/api/dispatch_board"] as const;

/** What is added while a crew is chosen. Their lists and drawers are the safety front-end's. */
export const drivers = recordsAt("/api/drivers/{driver_id}", { noun: DRIVER, sort: "last_name", stale: OFFERED_ON });
export const trucks = recordsAt("/api/trucks/{truck_id}", { noun: TRUCK, sort: "unit_number", stale: OFFERED_ON });
export const trailers = recordsAt("/api/trailers/{trailer_id}", {
  noun: TRAILER,
  sort: "unit_number",
  stale: OFFERED_ON,
});
