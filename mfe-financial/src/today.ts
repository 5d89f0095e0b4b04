import { useSession } from "@haul/platform";
import { wallClock } from "@haul/ui/format";

/** Today where the company is, `2026-11-23`: the day that the ledger calls today. */
export function useToday(): string {
  const zone = useSession()?.company?.time_zone;
  return wallClock(new Date(), zone).slice(0, 10);
}
