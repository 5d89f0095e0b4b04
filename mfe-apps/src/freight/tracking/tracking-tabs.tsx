import { useNavigate } from "@haul/platform";
import { TabStrip } from "@haul/ui/data";
import { EXCEPTION, LOAD } from "../../words";
import { useTrackingSummary } from "./tracking.queries";

const HOME = "/apps/track&trace";

const PATHS = {
  loads: HOME,
  due: `${HOME}?is_check_call_due=true`,
  exceptions: `${HOME}/exceptions`,
  on_time: `${HOME}/on-time`,
} as const;

export type TrackingTab = keyof typeof PATHS;

/** Where the loads are, whom to call, what went wrong, and how it all ended. */
export function TrackingTabs({ value }: { value: TrackingTab }) {
  const navigate = useNavigate();
  const summary = useTrackingSummary().data;
  return (
    <TabStrip
      label="Track & trace"
      value={value}
      onOpen={(tab: TrackingTab) => void navigate(PATHS[tab])}
      tabs={[
        { value: "loads", label: LOAD.heading },
        { value: "due", label: "Check calls due", count: summary?.check_calls_due },
        { value: "exceptions", label: EXCEPTION.heading, count: summary?.open_exceptions },
        { value: "on_time", label: "On-time" },
      ]}
      isUrgent
    />
  );
}
