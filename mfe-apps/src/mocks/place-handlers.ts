import type { RequestHandler } from "msw";
import { mock } from "@haul/api/mocks";
import type { Place } from "../partners/places/places.queries";

const PLACES: readonly Place[] = [
  place("Memphis", "TN", "38118", "America/Chicago", 35.0456, -89.9241),
  place("Memphis", "MO", undefined, "America/Chicago", 40.4578, -92.1713),
  place("Amarillo", "TX", "79101", "America/Chicago", 35.2075, -101.8372),
  place("Louisville", "KY", "40202", "America/Kentucky/Louisville", 38.2542, -85.7594),
];

function place(
  name: string,
  state: string,
  postal_code: string | undefined,
  time_zone: string,
  latitude: number,
  longitude: number,
): Place {
  return { name, state, postal_code, time_zone, latitude, longitude };
}

/** A few places of the United States. */
export function placeHandlers(): RequestHandler[] {
  return [
    mock("get", "/api/places", ({ query }) => {
      const q = query.get("q")?.toLowerCase() ?? "";
      const items = PLACES.filter(
        ({ name, postal_code }) => name.toLowerCase().startsWith(q) || postal_code?.startsWith(q),
      );
      return { items, attribution: "GeoNames (geonames.org), CC BY 4.0, changed" };
    }),
  ];
}
