import * as z from "zod/mini";
import { chosen } from "../../loads/stops/stop-schema";
import type { QuoteValues } from "./quote-form-values";

/** Rules that the browser can tell at once; the server has the last word. */
export const quoteSchema = z.object({
  stops: z.array(z.object({ facility_id: chosen("Choose a facility") })),
  charges: z.array(
    z.object({ rate: z.string().check(z.regex(/^$|^-?\d+(\.\d{1,4})?$/, "Enter an amount, such as 1850 or 2.45")) }),
  ),
});

/** Rules over several fields. */
export function quoteProblems(values: QuoteValues): Record<string, string> {
  const { is_prospect, prospect_name, customer_id, valid_until_local } = values;
  const problems = timeProblems(values);
  if (is_prospect && prospect_name.trim() === "") problems["prospect_name"] = "Enter who is asking";
  if (!is_prospect && customer_id === null) problems["customer_id"] = "Choose a customer";
  if (!valid_until_local) problems["valid_until_local"] = "Enter how long the quote is valid";
  return problems;
}

function timeProblems({ stops }: QuoteValues): Record<string, string> {
  const problems: Record<string, string> = {};
  stops.forEach(({ timing, day, earliest_local }, index) => {
    if (timing === "any_time") {
      if (!day) problems[`stops.${index}.day`] = "Enter the day";
    } else if (!earliest_local) problems[`stops.${index}.earliest_local`] = "Enter date and time";
  });
  return problems;
}
