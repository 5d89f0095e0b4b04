import { localZone } from "@haul/ui/freight";
import type { Quote } from "./quotes.queries";

/** Offers end on the origin's clock, as their papers say. */
export const originZone = ({ stops }: Pick<Quote, "stops">) => stops[0]?.time_zone ?? localZone();
