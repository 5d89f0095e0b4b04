import * as z from "zod/mini";
import { requiredText } from "@haul/ui/forms";

/** What people enter for an endpoint. */
export interface EndpointValues extends Record<string, unknown> {
  url: string;
  description: string;
  event_kinds: string[];
}

const MAX_DESCRIPTION = 200;

/** Which addresses are public is for the server to say. */
export const endpointSchema = z.object({
  url: requiredText("Enter the URL of your program."),
  description: z.string().check(z.trim(), z.maxLength(MAX_DESCRIPTION, `Use at most ${MAX_DESCRIPTION} characters.`)),
  event_kinds: z.array(z.string()).check(z.minLength(1, "Choose at least one kind of event.")),
});
