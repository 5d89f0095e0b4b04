import { asked } from "@haul/ui/data";

/** The days of a filter of the address, as a list's `from` and `to`. */
export const daySpan = (params: URLSearchParams, name: string) => ({
  from: asked(params, `${name}_from`),
  to: asked(params, `${name}_to`),
});
