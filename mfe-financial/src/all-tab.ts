import { asked, type Asked } from "@haul/ui/data";

/** The tab with every row. The address may name it, and the API has no such status. */
export const ALL = "all";

/** The statuses that the address asks for, as the operation takes them. */
export const askedStatus = (params: URLSearchParams): Asked | undefined =>
  params.get("status") === ALL ? undefined : asked(params, "status");
