import { ToneBadge, formatDuration, formatTime } from "@haul/ui/freight";
import { IconClock, IconClockExclamation } from "@haul/ui/icons";
import type { Detention } from "./detention.queries";
import { minutesSince, useNow } from "./use-now";

/** The clock of a truck that is still there: free until when, or for how long beyond that. */
export function DetentionClock({ detention, size = "md" }: { detention: Detention; size?: "sm" | "md" }) {
  const now = useNow();
  if (detention.free_until === undefined) return null;
  const beyond = minutesSince(detention.free_until, now);
  if (beyond < 0)
    return (
      <ToneBadge tone="moving" icon={IconClock} size={size}>
        Free until {formatTime(detention.free_until, detention.stop.time_zone)}
      </ToneBadge>
    );
  // The server counted without the holidays; the browser does not know the stop's days.
  const counted = detention.holidays.length > 0 ? detention.waited_minutes : beyond;
  return (
    <ToneBadge tone="bad" icon={IconClockExclamation} size={size}>
      Detained {formatDuration(counted)}
    </ToneBadge>
  );
}
