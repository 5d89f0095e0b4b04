import type { ApiData } from "@haul/platform";
import { recordsAt } from "@haul/platform/lists";
import { TRAILER } from "../words";

export type Trailer = ApiData<"/api/trailers/{trailer_id}", "get">;

export const trailers = recordsAt("/api/trailers/{trailer_id}", {
  noun: TRAILER,
  sort: "unit_number",
  texts: ["status", "kind", "terminal_id", "tag"],
  flags: ["archived"],
  hasHistory: true,
  isAnnotated: true,
  exports: "trailers",
});
