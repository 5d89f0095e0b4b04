import { useEffect, useRef } from "react";
import { useNavigate } from "@haul/platform";
import { Badge, Tabs } from "@haul/ui/core";
import { formatNumber } from "@haul/ui/format";
import { useTrackingSummary } from "./tracking.queries";

const HOME = "/apps/track&trace";

const PATHS = {
  loads: HOME,
  due: `${HOME}?is_check_call_due=true`,
  exceptions: `${HOME}/exceptions`,
  on_time: `${HOME}/on-time`,
} as const;

export type TrackingTab = keyof typeof PATHS;

const isTab = (value: string | null): value is TrackingTab => value !== null && value in PATHS;

/** Where the loads are, whom to call, what went wrong, and how it all ended. */
export function TrackingTabs({ value }: { value: TrackingTab }) {
  const navigate = useNavigate();
  const summary = useTrackingSummary().data;
  const list = useRef<HTMLDivElement>(null);
  // A phone scrolls the tabs, and counts that come later push the open one out again.
  useEffect(() => {
    list.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [value, summary]);
  const go = (to: string | null) => {
    if (isTab(to)) void navigate(PATHS[to]);
  };
  return (
    <Tabs value={value} onChange={go} mb="md">
      {/* As high as with counts, which come later. */}
      <Tabs.List ref={list} mih="2.25rem">
        <Tabs.Tab value="loads">Loads</Tabs.Tab>
        <Tabs.Tab value="due" rightSection={<Count count={summary?.check_calls_due} />}>
          Check calls due
        </Tabs.Tab>
        <Tabs.Tab value="exceptions" rightSection={<Count count={summary?.open_exceptions} />}>
          Exceptions
        </Tabs.Tab>
        <Tabs.Tab value="on_time">On-time</Tabs.Tab>
      </Tabs.List>
    </Tabs>
  );
}

function Count({ count = 0 }: { count?: number | undefined }) {
  return count > 0 ? (
    <Badge size="sm" color="amber">
      {formatNumber(count)}
    </Badge>
  ) : null;
}
