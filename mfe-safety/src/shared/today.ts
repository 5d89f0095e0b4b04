import { localZone, wallClock } from "@haul/ui/format";

/** The person's own day. */
export const todayHere = () => wallClock(new Date(), localZone()).slice(0, 10);
