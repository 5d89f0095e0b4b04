import * as z from "zod/mini";
import { chosen, stopSchema } from "../stops/stop-schema";
import type { FreightValues, LoadValues } from "./load-form-values";
import { termsProblems } from "./own-terms";

export const loadSchema = z.object({
  customer_id: chosen("Choose a customer"),
  stops: z.array(stopSchema),
  charges: z.array(
    z.object({ rate: z.string().check(z.regex(/^$|^\d+(\.\d{1,4})?$/, "Enter an amount, such as 1850 or 2.45")) }),
  ),
});

/** A phone number or an address for mail is somebody's. */
export function contactProblems({ broker_name, broker_phone, broker_email }: FreightValues): Record<string, string> {
  const hasContact = broker_phone.trim() !== "" || broker_email.trim() !== "";
  return hasContact && broker_name.trim() === "" ? { broker_name: "Enter the contact's name" } : {};
}

/** What the server would refuse of a load. */
export const loadProblems = (values: LoadValues): Record<string, string> => ({
  ...contactProblems(values),
  ...termsProblems(values),
});
