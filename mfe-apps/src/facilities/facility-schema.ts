import * as z from "zod/mini";

const required = (message: string) => z.string().check(z.minLength(1, message));

/** Rules that the browser can tell at once. */
export const facilitySchema = z.object({
  name: required("Enter the facility's name"),
  address: z.object({
    line1: required("Enter the street"),
    city: required("Enter the city"),
    state: z.nullable(z.string()).check(z.refine((state) => Boolean(state), "Choose the state")),
    postal_code: z.string().check(z.regex(/^\d{5}(-\d{4})?$/, "Enter a ZIP of 5 or 9 digits")),
  }),
});
