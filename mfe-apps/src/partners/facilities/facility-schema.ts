import * as z from "zod/mini";
import { formatNumber } from "@haul/ui/format";
import { requiredText } from "@haul/ui/forms";
import { LEAST_RADIUS_FEET, MOST_RADIUS_FEET } from "./geofence";

/** A number that may be left out. */
const numberTo = (least: number, most: number) =>
  z
    .nullable(z.number())
    .check(
      z.refine(
        (value) => value === null || (value >= least && value <= most),
        `Enter a number from ${formatNumber(least)} to ${formatNumber(most)}`,
      ),
    );

/** Rules that the browser can tell at once. */
export const facilitySchema = z.object({
  name: requiredText("Enter the facility's name"),
  address: z.object({
    city: requiredText("Enter the city"),
    state: z.nullable(z.string()).check(z.refine((state) => Boolean(state), "Choose the state")),
    postal_code: z.string().check(z.regex(/^$|^\d{5}(-\d{4})?$/, "Enter a ZIP of 5 or 9 digits")),
  }),
  latitude: numberTo(-90, 90),
  longitude: numberTo(-180, 180),
  radius_feet: numberTo(LEAST_RADIUS_FEET, MOST_RADIUS_FEET),
});

/** Half a place is none. */
export function placeErrors({ latitude, longitude }: { latitude: number | null; longitude: number | null }) {
  if ((latitude === null) === (longitude === null)) return {};
  return { [latitude === null ? "latitude" : "longitude"]: "Enter latitude and longitude, or neither" };
}
