import { ToneBadge, localZone, wallClock } from "@haul/ui/freight";
import { IconCircleCheck, IconCircleDashed, IconClock } from "@haul/ui/icons";
import type { ContractLane } from "../../../shared/contract-lane";
import classes from "../quote.module.css";

interface LaneProps {
  lane: ContractLane;
}

/** The lane beside a checkbox, where it breaks only before its arrow. */
export function LaneName({ lane: { lane } }: LaneProps) {
  const [origin = lane, destination] = lane.split(" → ");
  return (
    <span className={classes.lane}>
      <span>{origin}</span> {destination !== undefined && <span>→ {destination}</span>}
    </span>
  );
}

/** Customers ask for new prices about a month before a contract ends. */
const NOTICE_DAYS = 30;

/** Whether the price holds today. */
export function LaneTerm({ lane: { starts_on, ends_on } }: LaneProps) {
  const today = wallClock(new Date(), localZone()).slice(0, 10);
  if (today < starts_on)
    return (
      <ToneBadge tone="planned" icon={IconClock}>
        Starts later
      </ToneBadge>
    );
  if (today > ends_on)
    return (
      <ToneBadge tone="neutral" icon={IconCircleDashed}>
        Ended
      </ToneBadge>
    );
  const left = Math.round((Date.parse(ends_on) - Date.parse(today)) / 86_400_000);
  return left <= NOTICE_DAYS ? (
    <ToneBadge tone="attention" icon={IconClock}>
      {left === 0 ? "Ends today" : `${left} days left`}
    </ToneBadge>
  ) : (
    <ToneBadge tone="good" icon={IconCircleCheck}>
      In force
    </ToneBadge>
  );
}

/** What came in the last four weeks, beside what was promised. */
export function LoadsOfWeek({ lane: { recent_load_count, loads_per_week } }: LaneProps) {
  const average = (recent_load_count / 4).toLocaleString("en-US", { maximumFractionDigits: 1 });
  return <>{loads_per_week === undefined ? average : `${average} of ${loads_per_week}`}</>;
}
