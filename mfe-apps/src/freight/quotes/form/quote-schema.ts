import * as z from "zod/mini";
import { stopSchema } from "../../loads/stops/stop-schema";
import type { QuoteValues } from "./quote-form-values";

/** Rules that the browser can tell at once; the server has the last word. */
export const quoteSchema = z.object({
  stops: z.array(stopSchema),
  charges: z.array(
    z.object({ rate: z.string().check(z.regex(/^$|^-?\d+(\.\d{1,4})?$/, "Enter an amount, such as 1850 or 2.45")) }),
  ),
});

/** Rules over several fields. */
export function quoteProblems({ is_prospect, prospect_name, customer_id, valid_until_local }: QuoteValues) {
  const problems: Record<string, string> = {};
  if (is_prospect && prospect_name.trim() === "") problems["prospect_name"] = "Enter who asks";
  if (!is_prospect && customer_id === null) problems["customer_id"] = "Choose a customer";
  if (!valid_until_local) problems["valid_until_local"] = "Enter until when it holds";
  return problems;
}
