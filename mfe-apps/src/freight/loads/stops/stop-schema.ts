import * as z from "zod/mini";

/** Rules that the browser can tell at once; the server has the last word. */
export const chosen = (message: string) =>
  z.nullable(z.looseObject({ id: z.string() })).check(z.refine((value) => value !== null, message));

export const stopSchema = z
  .object({
    facility_id: chosen("Choose a facility"),
    earliest_local: z
      .nullable(z.string())
      .check(z.refine((value) => value !== null && value !== "", "Enter date and time")),
    contact_name: z.string(),
    contact_phone: z.string(),
  })
  .check(
    z.refine(({ contact_name, contact_phone }) => contact_phone.trim() === "" || contact_name.trim() !== "", {
      error: "Enter the contact's name",
      path: ["contact_name"],
    }),
  );
